"""The fields that rules of Lords of Hellas carry. A rule saves those it names in ``USES``."""

from typing import Any

from mypy_extensions import i64

from agon.games.hellas.game import Hellas
from agon.kernel.errors import RuleError
from agon.kernel.game import Frame, Game


class HellasFrame(Frame):
    """A rule of Lords of Hellas under way."""

    def __init__(
        self,
        seat: i64 = 0,
        rival: i64 = -1,
        region: i64 = -1,
        origin: i64 = -1,
        count: i64 = 0,
        left: i64 = 0,
        card: i64 = -1,
        other: i64 = -1,
        mask: i64 = 0,
        monster: i64 = -1,
        flags: i64 = 0,
        value: i64 = 0,
        total: i64 = 0,
        first: i64 = -1,
        second: i64 = -1,
        rounds: i64 = 0,
        my_bonus: i64 = 0,
        their_bonus: i64 = 0,
        my_losses: i64 = 0,
        their_losses: i64 = 0,
        my_cards: i64 = 0,
        their_cards: i64 = 0,
    ) -> None:
        self.step: i64 = 0
        self.seat: i64 = seat
        self.rival: i64 = rival
        self.region: i64 = region
        self.origin: i64 = origin
        self.count: i64 = count
        self.left: i64 = left
        self.card: i64 = card
        self.other: i64 = other
        self.mask: i64 = mask
        self.monster: i64 = monster
        self.flags: i64 = flags
        self.value: i64 = value
        self.total: i64 = total
        self.first: i64 = first
        self.second: i64 = second
        self.rounds: i64 = rounds
        self.my_bonus: i64 = my_bonus
        self.their_bonus: i64 = their_bonus
        self.my_losses: i64 = my_losses
        self.their_losses: i64 = their_losses
        self.my_cards: i64 = my_cards
        self.their_cards: i64 = their_cards

    def blank(self) -> "HellasFrame":
        """A fresh frame of the same rule."""
        raise RuleError("a rule without blank()")

    def copy(self) -> Frame:
        twin = self.blank()
        twin.step = self.step
        twin.seat = self.seat
        twin.rival = self.rival
        twin.region = self.region
        twin.origin = self.origin
        twin.count = self.count
        twin.left = self.left
        twin.card = self.card
        twin.other = self.other
        twin.mask = self.mask
        twin.monster = self.monster
        twin.flags = self.flags
        twin.value = self.value
        twin.total = self.total
        twin.first = self.first
        twin.second = self.second
        twin.rounds = self.rounds
        twin.my_bonus = self.my_bonus
        twin.their_bonus = self.their_bonus
        twin.my_losses = self.my_losses
        twin.their_losses = self.their_losses
        twin.my_cards = self.my_cards
        twin.their_cards = self.their_cards
        return twin

    def run(self, game: Game) -> None:
        assert isinstance(game, Hellas)
        self.play(game)

    def play(self, g: Hellas) -> None:
        raise RuleError("a rule without steps")

    def outline(self, g: Hellas) -> dict[str, Any] | None:
        """What everyone sees of a fight, hunt or draft under way."""
        return None
