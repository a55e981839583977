from collections.abc import Collection, Sequence
from typing import Protocol

from _typeshed import Incomplete

from agon.kernel.errors import IllegalChoice as IllegalChoice
from agon.kernel.game import Game as Game

class Made(Protocol):
    """A choice that was made: for which seat (None: not a choice), and whether a bot made it."""
    @property
    def seat(self) -> int | None: ...
    @property
    def by_bot(self) -> bool: ...

def steps_to_own(past: Sequence[Made], seats: Collection[int]) -> int:
    """How many choices go back to the last own one, that one included; 0: there is none."""

def undo_steps(game: Game, past: Sequence[Made], seats: Collection[int], free: bool, whole_turn: bool = False) -> int:
    """How many of the choices that led to ``game`` whoever holds ``seats`` may take back at will; 0: none."""

def redo_steps(undone: Sequence[Made], seats: Collection[int], free: bool) -> int:
    """How many undone choices (the next one last) come back at once: one, and where free the answers of bots to it."""

class MadeHere:
    """A choice of a timeline."""

    seat: int | None
    by_bot: Incomplete
    def __init__(self, seat: int, by_bot: bool) -> None: ...

class Timeline:
    """Keeps a copy before every choice, which is cheap, so that undo is a step back and not a replay."""

    game: Incomplete
    bots: Incomplete
    past: list[Game]
    undone: list[Game]
    def __init__(self, game: Game, bots: Collection[int] = ()) -> None: ...
    def apply(self, option: int, seat: int | None = None) -> None: ...
    def made(self, positions: list[Game]) -> list[MadeHere]:
        """The choices made at these positions."""
    def seats(self, seat: int | None) -> list[int]:
        """The seat named, else all."""
    def steps_back(self, seat: int | None = None, free: bool = False, whole_turn: bool = False) -> int: ...
    def can_undo(self, seat: int | None = None, free: bool = False) -> bool:
        """Whether the last choice may be taken back, by ``seat`` if one is named."""
    def undo(self, seat: int | None = None, free: bool = False) -> None: ...
    def restart_turn(self) -> int:
        """Take back all that whoever chose last may take back; the number of choices undone."""
    def go_back(self, steps: int) -> None: ...
    def redo(self, seat: int | None = None, free: bool = False) -> None: ...
