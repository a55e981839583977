"""What the coach sends over HTTP: a look back on a game, puzzles. Outgoing structs have no defaults."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from agon.server.view_types import Args


class SaidOut(Struct):
    """An option in words."""

    notation: str
    id: str
    args: Args


class TurningPointOut(Struct):
    """A choice and what would have been better, each with the chance to win after it and with what it does."""

    move: int
    seat: int
    played: SaidOut
    chance: float
    better: SaidOut
    better_chance: float
    does: dict[str, Any] | None
    better_does: dict[str, Any] | None


class TermsOut(Struct):
    """What changed the chance of a seat from ``start`` to ``end``: what everybody's choices promised it, and luck."""

    seat: int
    start: float
    skill: float
    luck: float
    end: float


class LookBackOut(Struct):
    """``share``: how much of the work is done, 1 for all. The curve (by number of moves, by seat) and the terms come
    before the turning points. Moves before ``first_move`` cannot be shown or gone on from."""

    share: float
    first_move: int
    curve: list[list[float]]
    terms: list[TermsOut]
    points: list[TurningPointOut]


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    option: Annotated[int, Meta(ge=0, le=10_000)]


class ThemeOut(Struct):
    """``next``: a puzzle that has no answer yet, or the first again when all have."""

    theme: str
    puzzles: int
    answered: int
    solved: int
    next: str


class PuzzleTitleOut(Struct):
    title: str
    rating: int
    themes: list[ThemeOut]


class TodayOut(Struct):
    """The puzzle of the day; ``solved`` is null before it was answered."""

    id: str
    title: str
    theme: str
    rating: int
    solved: bool | None


class PuzzlesOut(Struct):
    """``days``: on how many days in a row a puzzle was solved."""

    today: TodayOut | None
    days: int
    titles: list[PuzzleTitleOut]


class WeighedOut(Struct):
    """An option by its number, and the chance to win after it."""

    option: int
    chance: float


class SolutionOut(Struct):
    """``solved``: the first answer, the only one that counts. ``options``: the best first. ``line`` and ``instead``: how
    the turn goes on after the best option and after the obvious one."""

    solved: bool
    answer: int
    best: int
    obvious: int
    options: list[WeighedOut]
    line: list[SaidOut]
    instead: list[SaidOut]
    rating: int


class PuzzleOut(Struct):
    """``rating`` is the puzzle's. The solution is there for whoever has answered."""

    id: str
    title: str
    players: int
    theme: str
    rating: int
    view: dict[str, Any]
    solution: SolutionOut | None
    next: str | None


class MadeOut(Struct):
    """A move of a line that is played out: who made it, and what its seat sees then."""

    seat: int
    move: SaidOut
    view: dict[str, Any]


class TrialOut(Struct):
    """An option against the best one: the chances of both by an equally long search, and a way it could go on."""

    option: int
    chance: float
    best_chance: float
    line: list[MadeOut]


class WhyNotOut(Struct):
    """Why a place on the board is not among the options."""

    message: str
    args: Args
    rule: str | None
