"""The track, the runners and what each holds in secret."""

from typing import Any, ClassVar

from agon.kernel.game import Game
from agon.kernel.vocabulary import Vocabulary
from examples.stadion.words import CARDS, VOCABULARY

PLAYED = -1


class Stadion(Game):
    TITLE: ClassVar[str] = "stadion"
    VOCABULARY: ClassVar[Vocabulary] = VOCABULARY

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.length = 0
        self.round = 1
        self.active = 0
        self.places: list[int] = []
        self.cards: list[int] = []
        """By seat: the card in hand, or PLAYED."""
        self.deck = (1 << len(CARDS)) - 1
        """The cards in no hand and not played, as a set."""

    def copy(self) -> "Stadion":
        twin = Stadion(self.players)
        self.copy_into(twin)
        twin.restore_board(self.dump_board())
        return twin

    def dump_board(self) -> dict[str, Any]:
        numbers = {"length": self.length, "round": self.round, "active": self.active, "deck": self.deck}
        return {**numbers, "places": list(self.places), "cards": list(self.cards)}

    def restore_board(self, saved: dict[str, Any]) -> None:
        self.length, self.round, self.active = saved["length"], saved["round"], saved["active"]
        self.deck, self.places, self.cards = saved["deck"], list(saved["places"]), list(saved["cards"])
