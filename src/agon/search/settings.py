"""What a tree search may be told."""

from typing import Final

from mypy_extensions import i64

MAX_N: Final = 0
"""Every seat looks after itself."""
PARANOID: Final = 1
"""Every rival plays against the searching seat alone."""


class Settings:
    """The values a title is searched with. They are data, tuned by self-play."""

    scale: float
    """The lead in evaluation at which two players stand at about 73 to 27."""
    explore: float
    """The weight of options little looked at; 1 is the difference between the best and the worst."""
    trust: float
    """How many visits the first look at an option counts for."""
    depth: i64
    """Choices in the tree before a simulation is judged."""
    guided: float
    """The share of the choices beyond the tree that look one step ahead; the others are random."""
    tries: i64
    """Options a guided choice compares."""
    wide: i64
    """Options of a question that are looked at from the start, the most promising first."""
    widen: float
    """How many more with the square root of the visits."""
    backup: i64
    worlds: i64
    """Imagined worlds in turn; 0: ever new ones."""
    glance: i64
    """Positions that a closer first look at the root takes in each imagined world; 0: one step ahead as
    everywhere."""
    hope: float
    """The share of the simulations left that the second option may hope for: if it needs more to overtake the first,
    the search ends early. 1: only when it cannot."""
    margin: float
    """The lead in the final evaluation that counts like a lead of ``scale`` in a game under way; 0: only the win counts."""
    follow: i64
    """Positions that a look ahead takes in when the same seat is asked again at once; 0: none."""
    horizon: i64
    """Turns that every simulation plays to their end before it is judged, the one under way included."""
    trained: bool
    """Whether positions are judged by what self-play taught, where a title has that."""
    far: i64
    """Turns that a simulation goes on beyond the horizon, rivals' among them, to be judged a second time; 0: none."""
    blend: float
    """The weight of the second judgement; that of the first is the rest. A game that ended counts whole. 0: nothing else
    counts, and few simulations go on until one has ended a game."""
    rough: i64
    """Where looks one step ahead are judged by hand although ends are judged as taught: 0 nowhere, 1 beyond the tree,
    2 everywhere but at the root."""
    hasty: i64
    """As ``follow``, beyond the tree; -1: the same."""
    wary: i64
    """As ``tries``, beyond the horizon; 0: the same."""

    def __init__(
        self,
        scale: float = 10.0,
        explore: float = 0.4,
        trust: float = 2.0,
        depth: i64 = 40,
        guided: float = 0.5,
        tries: i64 = 6,
        wide: i64 = 8,
        widen: float = 1.0,
        backup: i64 = MAX_N,
        worlds: i64 = 0,
        glance: i64 = 0,
        hope: float = 0.5,
        margin: float = 0.0,
        follow: i64 = 0,
        horizon: i64 = 1,
        trained: bool = False,
        far: i64 = 0,
        blend: float = 0.5,
        rough: i64 = 0,
        hasty: i64 = -1,
        wary: i64 = 0,
    ) -> None:
        self.scale = scale
        self.explore = explore
        self.trust = trust
        self.depth = depth
        self.guided = guided
        self.tries = tries
        self.wide = wide
        self.widen = widen
        self.backup = backup
        self.worlds = worlds
        self.glance = glance
        self.hope = hope
        self.margin = margin
        self.follow = follow
        self.horizon = horizon
        self.trained = trained
        self.far = far
        self.blend = blend
        self.rough = rough
        self.hasty = hasty
        self.wary = wary
