"""What may be taken back and brought back, for terminals and for tables alike; and a game with its past positions.

The policy: your last choice may be taken back while nothing was learnt and nobody else has chosen since. Where
taking back is free (one person among bots, one screen) it goes back to your last choice whatever came of it, the
answers of bots included. Anything else needs the consent of the others.
"""

from collections.abc import Collection, Sequence
from typing import Protocol

from agon.kernel.errors import IllegalChoice
from agon.kernel.game import Game


class Made(Protocol):
    """A choice that was made: for which seat (None: not a choice), and whether a bot made it."""

    @property
    def seat(self) -> int | None: ...

    @property
    def by_bot(self) -> bool: ...


def steps_to_own(past: Sequence[Made], seats: Collection[int]) -> int:
    """How many choices go back to the last own one, that one included; 0: there is none."""
    for steps in range(1, len(past) + 1):
        made = past[-steps]
        if made.seat in seats and not made.by_bot:
            return steps
    return 0


def undo_steps(game: Game, past: Sequence[Made], seats: Collection[int], free: bool, whole_turn: bool = False) -> int:
    """How many of the choices that led to ``game`` whoever holds ``seats`` may take back at will; 0: none."""
    own = steps_to_own(past, seats)
    if own == 1 and game.can_undo:
        return min(len(past), int(game.moves) - int(game.undo_floor)) if whole_turn else 1
    return own if free else 0


def redo_steps(undone: Sequence[Made], seats: Collection[int], free: bool) -> int:
    """How many undone choices (the next one last) come back at once: one, and where free the answers of bots to it."""
    if not undone:
        return 0
    if not free:
        return 1 if undone[-1].seat in seats else 0
    steps = 1
    while steps < len(undone) and undone[-1 - steps].by_bot:
        steps += 1
    return steps


class MadeHere:
    """A choice of a timeline."""

    def __init__(self, seat: int, by_bot: bool) -> None:
        self.seat: int | None = seat
        self.by_bot = by_bot


class Timeline:
    """Keeps a copy before every choice, which is cheap, so that undo is a step back and not a replay."""

    def __init__(self, game: Game, bots: Collection[int] = ()) -> None:
        self.game = game
        self.bots = bots
        self.past: list[Game] = []
        self.undone: list[Game] = []

    def apply(self, option: int, seat: int | None = None) -> None:
        before = self.game.copy()
        self.game.apply(option, seat)
        self.past.append(before)
        self.undone.clear()

    def made(self, positions: list[Game]) -> list[MadeHere]:
        """The choices made at these positions."""
        seats = [int(game.asked) for game in positions]
        return [MadeHere(seat, seat in self.bots) for seat in seats]

    def seats(self, seat: int | None) -> list[int]:
        """The seat named, else all."""
        return list(range(int(self.game.players))) if seat is None else [seat]

    def steps_back(self, seat: int | None = None, free: bool = False, whole_turn: bool = False) -> int:
        return undo_steps(self.game, self.made(self.past), self.seats(seat), free, whole_turn)

    def can_undo(self, seat: int | None = None, free: bool = False) -> bool:
        """Whether the last choice may be taken back, by ``seat`` if one is named."""
        return self.steps_back(seat, free) > 0

    def undo(self, seat: int | None = None, free: bool = False) -> None:
        steps = self.steps_back(seat, free)
        if steps == 0:
            raise IllegalChoice("nothing can be taken back: something new was learnt, or another player has chosen")
        self.go_back(steps)

    def restart_turn(self) -> int:
        """Take back all that whoever chose last may take back; the number of choices undone."""
        steps = self.steps_back(whole_turn=True)
        self.go_back(steps)
        return steps

    def go_back(self, steps: int) -> None:
        for step in range(steps):
            self.undone.append(self.game)
            self.game = self.past.pop()

    def redo(self, seat: int | None = None, free: bool = False) -> None:
        ahead = [*self.undone[1:], self.game] if self.undone else []
        steps = redo_steps(self.made(ahead), self.seats(seat), free)
        if steps == 0:
            raise IllegalChoice("nothing was undone")
        for step in range(steps):
            self.past.append(self.game)
            self.game = self.undone.pop()
