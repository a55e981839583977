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

    def can_undo(self, free: bool = False) -> bool:
        """``free``: beyond the barrier too, as at tables with bots only."""
        return bool(self.past) and (free or self.game.can_undo)

    def undo(self, free: bool = False) -> None:
        if not self.can_undo(free):
            raise IllegalChoice("nothing can be taken back: something new was learnt, or another player has chosen")
        self.undone.append(self.game)
        self.game = self.past.pop()

    def restart_turn(self) -> int:
        """Take back all that may be taken back; the number of choices undone."""
        count = 0
        while self.can_undo():
            self.undo()
            count += 1
        return count

    def redo(self) -> None:
        if not self.undone:
            raise IllegalChoice("nothing was undone")
        self.past.append(self.game)
        self.game = self.undone.pop()
