"""Set-up, what a board can be, what a seat sees, what is drawn anew for it, and what a position is to a bot."""

from typing import Any

from agon.kernel.bits import without_bit
from agon.kernel.components import Bits, Cards, Components, Fields, Many, index, index_or_none, number
from agon.kernel.evaluator import Evaluator
from agon.kernel.game import Game
from examples.stadion.game import PLAYED, Stadion
from examples.stadion.rules import Rounds
from examples.stadion.words import CARDS

CARD_VALUE = 2.5
COMPONENTS = Components(
    Fields(
        length=number(20, 40),
        round=number(1, 999),
        active=index("players"),
        places=Many(number(0, 999), "players"),
        cards=Many(index_or_none(len(CARDS)), "players"),
        deck=Bits(len(CARDS)),
    ),
    {"seat": index("players")},
    laws=[Cards("gifts of the gods", (1 << len(CARDS)) - 1, ["deck", "card:cards[]"], all_there=False)],
)
"""Once played a card is gone, so not all need be there."""


def set_up(g: Stadion) -> None:
    g.length = g.options["length"]
    g.places = [0] * g.players
    g.cards = [deal(g) for seat in range(g.players)]
    g.stack.append(Rounds())


def deal(g: Stadion) -> int:
    card = g.draw(g.deck)
    g.deck = without_bit(g.deck, card)
    return card


def board_view(g: Stadion, seat: int | None) -> dict[str, Any]:
    runners = [runner_view(g, one, one == seat) for one in range(g.players)]
    return {"round": g.round, "length": g.length, "active": g.active, "runners": runners}


def runner_view(g: Stadion, seat: int, is_own: bool) -> dict[str, Any]:
    card = CARDS[g.cards[seat]] if is_own and g.cards[seat] != PLAYED else None
    return {"seat": seat, "place": g.places[seat], "holds_card": g.cards[seat] != PLAYED, "card": card}


def redeal(g: Stadion, seat: int) -> None:
    """The cards of the others may be any that nobody has played."""
    hidden = [one for one in range(g.players) if one != seat and g.cards[one] != PLAYED]
    for one in hidden:
        g.deck |= 1 << g.cards[one]
    for one in hidden:
        g.cards[one] = g.rng.member(g.deck)
        g.deck = without_bit(g.deck, g.cards[one])


class Runner(Evaluator):
    """Who is ahead, and who may still surprise."""

    def evaluate(self, game: Game, seat: int) -> float:
        assert isinstance(game, Stadion)
        return game.places[seat] + (CARD_VALUE if game.cards[seat] != PLAYED else 0.0)
