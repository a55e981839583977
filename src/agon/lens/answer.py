"""What a preview tells: plain values, the same for everything that a seat cannot tell apart."""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Price:
    """What the seat pays, and what that leaves. ``what`` is a glossary key: ``dice_forge-resource-gold``."""

    what: str
    n: int
    left: int


@dataclass(frozen=True)
class Change:
    """More or less of something that a player has beside the map: ``n`` is below 0 for a loss."""

    seat: int
    what: str
    n: int
    now: int


@dataclass(frozen=True)
class Move:
    """Pieces that go from place to place. Places are anchors of the board: ``region:elis``. From "" they come out of
    the supply, to "" they leave the map. ``seat`` is None for what belongs to nobody: monsters."""

    seat: int | None
    what: str
    n: int
    origin: str
    target: str


@dataclass(frozen=True)
class Control:
    """A place that changes hands; None: nobody's."""

    place: str
    before: int | None
    now: int | None


@dataclass(frozen=True)
class Progress:
    """How far a player is on a way to win, before and after; ``need`` is None where there is no goal but to be first.
    In a battle also how strong a side is and what its cards will cost it, as far as it goes on."""

    seat: int
    way: str
    before: int
    now: int
    need: int | None


@dataclass(frozen=True)
class Line:
    """A line of the log: a message id and its arguments."""

    id: str
    args: dict[str, Any]


@dataclass(frozen=True)
class Asks:
    """Who has to answer next, and what."""

    seat: int
    prompt: str
    args: dict[str, Any]


@dataclass(frozen=True)
class Spread:
    """What is not certain: between ``least`` and ``most`` of something for a player, ``mean`` on average; below 0 it is lost."""

    seat: int
    what: str
    least: int
    mean: float
    most: int


@dataclass(frozen=True)
class Odds:
    """Where chance or others decide.

    ``kind`` is ``battle``, ``hunt`` or ``luck``; ``place`` where it is, or whom it is with. ``chance``: that the seat wins
    it; None for mere luck, and for a fight of others. ``spreads``: what each player gains or loses by it. ``is_exact``: all cases were counted, both
    sides fighting on and losing plain pieces first. Otherwise ``samples`` of it were played by the same simple players on
    both sides and ``error`` is the standard error of ``chance``.
    """

    kind: str
    place: str
    chance: float | None
    spreads: tuple[Spread, ...]
    is_exact: bool
    error: float
    samples: int

    def lost(self, seat: int) -> tuple[float, int]:
        """What a player loses on average and at worst, all pieces together."""
        own = [spread for spread in self.spreads if spread.seat == seat]
        return max(-sum(spread.mean for spread in own), 0.0), max(-sum(spread.least for spread in own), 0)


@dataclass(frozen=True)
class Preview:
    """What one option would do, as far as the seat that is asked can know.

    ``option`` in notation. ``assumes``: answers of the same seat that belong to it and were taken for granted, in notation:
    as many as possible go. ``price``, ``changes``, ``moves``, ``control``, ``progress``: what happens for certain, up to the
    next question, the end of the turn, or the beginning of a fight. ``tells``: the lines of the log that it would bring,
    as far as nothing is revealed. ``ends_turn``, ``ends_game``: in any case.
    ``reveals``: cards are drawn, dice are rolled, or something is looked at; ``can_be_undone``: it may be taken back
    afterwards. ``asks``: who answers next, None if that is not certain. ``odds``: what chance and others decide.
    """

    seat: int
    option: str
    assumes: tuple[str, ...]
    price: tuple[Price, ...]
    changes: tuple[Change, ...]
    moves: tuple[Move, ...]
    control: tuple[Control, ...]
    progress: tuple[Progress, ...]
    tells: tuple[Line, ...]
    ends_turn: bool
    ends_game: bool
    reveals: bool
    can_be_undone: bool
    asks: Asks | None
    odds: Odds | None

    @property
    def is_free(self) -> bool:
        """Whether it costs nothing."""
        return not self.price

    @property
    def is_risky(self) -> bool:
        """Whether it is worth a second look: it cannot be taken back, or others and chance decide."""
        return self.odds is not None or not self.can_be_undone

    def view(self) -> dict[str, Any]:
        """As plain data that JSON takes."""
        return asdict(self)


@dataclass(frozen=True)
class Threat:
    """Somebody is near to the end of the game. ``seat``: who would win; None: the game alone would be lost.

    ``way`` as in :class:`Progress`. ``distance``: how many steps are missing, 0: it comes by itself. ``message`` and
    ``args``: the sentence.
    """

    seat: int | None
    way: str
    distance: int
    message: str
    args: dict[str, Any]

    def view(self) -> dict[str, Any]:
        """As plain data that JSON takes."""
        return asdict(self)
