"""A game with its past positions: undo to the barrier, redo, restart of a turn. For tables and terminals."""

from agon.kernel.errors import IllegalChoice
from agon.kernel.game import Game


class Timeline:
    """Keeps a copy before every choice, which is cheap, so that undo is a step back and not a replay."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.past: list[Game] = []
        self.undone: list[Game] = []

    def apply(self, option: int, seat: int | None = None) -> None:
        before = self.game.copy()
        self.game.apply(option, seat)
        self.past.append(before)
        self.undone.clear()

    def can_undo(self, seat: int | None = None, free: bool = False) -> bool:
        """Whether the last choice may be taken back, by ``seat`` if one is named.

        ``free``: beyond the barrier too, as at tables with one person or one screen only.
        """
        if not self.past:
            return False
        return free or (self.game.can_undo and seat in (None, self.game.last_chooser))

    def undo(self, seat: int | None = None, free: bool = False) -> None:
        if not self.can_undo(seat, free):
            raise IllegalChoice("nothing can be taken back: something new was learnt, or another player has chosen")
        self.undone.append(self.game)
        self.game = self.past.pop()

    def restart_turn(self) -> int:
        """Take back all that whoever chose last may take back; the number of choices undone."""
        seat = int(self.game.last_chooser)
        count = 0
        while self.can_undo(seat):
            self.undo(seat)
            count += 1
        return count

    def redo(self) -> None:
        if not self.undone:
            raise IllegalChoice("nothing was undone")
        self.past.append(self.game)
        self.game = self.undone.pop()
