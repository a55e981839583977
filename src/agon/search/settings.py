"""What a tree search may be told."""

from typing import Final

from mypy_extensions import i64

MAX_N: Final = 0
"""Every seat looks after itself."""
PARANOID: Final = 1
"""Every rival plays against the searching seat alone."""


class Settings:
    """The values a title is searched with. They are data, tuned by self-play."""

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
    ) -> None:
        self.scale: float = scale
        """The lead in evaluation at which two players stand at about 73 to 27."""
        self.explore: float = explore
        """The weight of options little looked at; 1 is the difference between the best and the worst."""
        self.trust: float = trust
        """How many visits the first look at an option counts for."""
        self.depth: i64 = depth
        """Choices in the tree before a simulation is judged."""
        self.guided: float = guided
        """The share of the choices beyond the tree that look one step ahead; the others are random."""
        self.tries: i64 = tries
        """Options a guided choice compares."""
        self.wide: i64 = wide
        """Options of a question that are looked at from the start, the most promising first."""
        self.widen: float = widen
        """How many more with the square root of the visits."""
        self.backup: i64 = backup
        self.worlds: i64 = worlds
        """Imagined worlds in turn; 0: ever new ones."""
        self.glance: i64 = glance
        """Positions that a closer first look at the root takes in each imagined world; 0: one step ahead as
        everywhere."""
        self.hope: float = hope
        """The share of the simulations left that the second option may hope for: if it needs more to overtake the first,
        the search ends early. 1: only when it cannot."""
        self.margin: float = margin
        """The lead in the final evaluation that counts like a lead of ``scale`` in a game under way; 0: only the win counts."""
        self.follow: i64 = follow
        """Positions that a look ahead takes in when the same seat is asked again at once; 0: none."""
        self.horizon: i64 = horizon
        """Turns that every simulation plays to their end before it is judged, the one under way included."""
        self.trained: bool = trained
        """Whether positions are judged by what self-play taught, where a title has that."""
