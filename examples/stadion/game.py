"""The track, the runners and what each holds in secret."""

from typing import Any, ClassVar

from mypy_extensions import i64

from agon.kernel.bits import without_bit
from agon.kernel.engine import Frame
from agon.kernel.game import Game
from agon.kernel.vocabulary import Vocabulary
from examples.stadion.rules import RULES, Rounds
from examples.stadion.words import CARDS, VOCABULARY

PLAYED = -1
CARD_WORTH = 2.5


class Stadion(Game):
    TITLE: ClassVar[str] = "stadion"
    VOCABULARY: ClassVar[Vocabulary] = VOCABULARY
    RULES: ClassVar[dict[str, type[Frame]]] = RULES

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

    def setup(self) -> None:
        self.length = self.options["length"]
        self.places = [0] * self.players
        self.cards = [self.deal() for seat in range(self.players)]
        self.stack.append(Rounds())

    def deal(self) -> int:
        card = self.draw(self.deck)
        self.deck = without_bit(self.deck, card)
        return card

    def board_view(self, seat: int | None) -> dict[str, Any]:
        runners = [self.runner_view(one, one == seat) for one in range(self.players)]
        return {"round": self.round, "length": self.length, "active": self.active, "runners": runners}

    def runner_view(self, seat: int, is_own: bool) -> dict[str, Any]:
        card = CARDS[self.cards[seat]] if is_own and self.cards[seat] != PLAYED else None
        return {"seat": seat, "place": self.places[seat], "holds_card": self.cards[seat] != PLAYED, "card": card}

    def redeal_hidden(self, seat: i64) -> None:
        """The cards of the others may be any that nobody has played."""
        hidden = [one for one in range(self.players) if one != seat and self.cards[one] != PLAYED]
        for one in hidden:
            self.deck |= 1 << self.cards[one]
        for one in hidden:
            self.cards[one] = self.rng.member(self.deck)
            self.deck = without_bit(self.deck, self.cards[one])

    def worth(self, seat: i64) -> float:
        return self.places[seat] + (CARD_WORTH if self.cards[seat] != PLAYED else 0.0)

    def turn_mark(self) -> i64:
        return self.round * 8 + self.active

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
