"""What every rule of Lords of Hellas can be asked."""

from typing import Any

from mypy_extensions import i64

from agon.games.hellas import tables
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Seat
from agon.kernel.bits import BIT
from agon.kernel.rule import Rule


class HellasRule(Rule):
    """A rule of Lords of Hellas under way."""

    def outline(self, g: Hellas) -> dict[str, Any] | None:
        """What everyone sees of a fight, hunt or draft under way."""
        return None

    def redeal(self, g: Hellas, seat: Seat) -> None:
        """Draw anew what this rule hides from a seat (-1: an onlooker)."""
        return

    def deal_shown(self, g: Hellas, seat: Seat, pool: i64) -> i64:
        """Deal out of ``pool`` what another than ``seat`` has shown to hold; the cards dealt."""
        return 0

    def quarry(self, seat: Seat) -> i64:
        """The monster that a seat is hunting, or -1."""
        return -1

    def wounds_dealt(self) -> i64:
        """How many wounds the hunter has dealt so far."""
        return 0


def card_outline(card: i64) -> dict[str, Any]:
    """A combat card as everyone sees it who sees it at all."""
    data = tables.COMBAT_DATA[card]
    return {
        "id": tables.COMBAT_IDS[card],
        "name": data["name"],
        "symbol": data["symbol"],
        "strength": data["strength"],
        "casualties": data["casualties"],
    }


def pick_anew(g: Hellas, pool: i64, count: i64) -> i64:
    """``count`` members of a set, for a redeal: not recorded."""
    found: i64 = 0
    for _card in range(count):
        found |= BIT[g.rng.member(pool & ~found)]
    return found
