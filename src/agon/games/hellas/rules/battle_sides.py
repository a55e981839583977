"""LH-8.2, LH-8.3: the two sides of a battle, their strength and their limits."""

from typing import Any, Final

from mypy_extensions import i64

from agon.games.hellas.constants import IF_ATTACKS, IF_BETTER_LEADER, IF_DEFENDS_CITY, IF_GLORY, IF_MORE
from agon.games.hellas.frame import HellasFrame
from agon.games.hellas.game import Hellas
from agon.games.hellas.names import (
    ACHILLES,
    B_HEROIC_PRESENCE,
    B_NO_ATTRITION,
    B_RESTRICTIVE_MANEUVER,
    B_STALWART_DEFENSE,
    LEADERSHIP,
    SPEED,
    STRENGTH,
)
from agon.games.hellas.tables import BLESSING_AMOUNT, CARD_CASUALTIES, CITIES, CITY_BONUS, LAND_OF, REGION_IDS
from agon.kernel.bits import has

ATTACKER: Final = 0
DEFENDER: Final = 1


class Sides(HellasFrame):
    """What a battle knows of its sides: ``seat`` attacks, ``rival`` defends in ``region``.

    ``my_…`` are the attacker's sums of cards, ``their_…`` the defender's; ``flags`` begins with who has passed.
    """

    def foe(self, seat: i64) -> i64:
        return self.rival if seat == self.seat else self.seat

    def side(self, seat: i64) -> i64:
        return ATTACKER if seat == self.seat else DEFENDER

    def is_decided(self, g: Hellas) -> bool:
        """One side has no hoplite left."""
        return g.hoplites(self.seat, self.region) == 0 or g.hoplites(self.rival, self.region) == 0

    def strength(self, g: Hellas, seat: i64) -> i64:
        """LH-8.3: hoplites, cards, fortification, hero, blessings."""
        lord = g.lord(seat)
        total = g.hoplites(seat, self.region)
        if seat == self.seat:
            total += self.my_bonus
        else:
            total += self.their_bonus
            if lord.is_fortified(self.region):
                total += CITY_BONUS[self.region]
            if lord.blessed(B_STALWART_DEFENSE):
                total += BLESSING_AMOUNT[B_STALWART_DEFENSE]
        if lord.at == self.region:
            if lord.hero == ACHILLES:  # LH-2.7
                speed, strength = lord.value(SPEED), lord.value(STRENGTH)
                total += speed if speed < strength else strength
            if lord.blessed(B_HEROIC_PRESENCE):
                total += BLESSING_AMOUNT[B_HEROIC_PRESENCE]
        return total

    def add_strength(self, seat: i64, amount: i64) -> None:
        if seat == self.seat:
            self.my_bonus += amount
        else:
            self.their_bonus += amount

    def casualties(self, seat: i64) -> i64:
        return self.my_losses if seat == self.seat else self.their_losses

    def add_casualties(self, seat: i64, amount: i64) -> None:
        if seat == self.seat:
            self.my_losses += amount
        else:
            self.their_losses += amount

    def cards_played(self, seat: i64) -> i64:
        return self.my_cards if seat == self.seat else self.their_cards

    def outnumbers(self, g: Hellas, seat: i64) -> bool:
        return g.hoplites(seat, self.region) > g.hoplites(self.foe(seat), self.region)

    def may_play(self, g: Hellas, seat: i64, card: i64) -> bool:
        """LH-8.2: no more casualty symbols than hoplites in the battle."""
        symbols = CARD_CASUALTIES[card]
        if g.lord(seat).blessed(B_NO_ATTRITION) and self.cards_played(seat) == 0:
            symbols = 0
        return self.casualties(seat) + symbols <= g.hoplites(seat, self.region)

    def is_barred(self, g: Hellas, seat: i64) -> bool:
        """Restrictive Maneuver: the attacker plays one card only."""
        return (
            seat == self.seat
            and g.lord(self.rival).blessed(B_RESTRICTIVE_MANEUVER)
            and self.my_cards >= BLESSING_AMOUNT[B_RESTRICTIVE_MANEUVER]
        )

    def applies(self, g: Hellas, seat: i64, condition: i64) -> bool:
        if condition == IF_DEFENDS_CITY:
            return seat == self.rival and has(CITIES, self.region)
        if condition == IF_GLORY:
            return has(g.lord(seat).glory, LAND_OF[self.region])
        if condition == IF_MORE:
            return self.outnumbers(g, seat)
        if condition == IF_BETTER_LEADER:
            return g.lord(seat).value(LEADERSHIP) > g.lord(self.foe(seat)).value(LEADERSHIP)
        if condition == IF_ATTACKS:
            return seat == self.seat
        return True

    def outline(self, g: Hellas) -> dict[str, Any] | None:
        return {
            "kind": "battle",
            "region": REGION_IDS[self.region],
            "attacker": self.side_outline(g, self.seat, self.my_losses, self.my_cards),
            "defender": self.side_outline(g, self.rival, self.their_losses, self.their_cards),
        }

    def side_outline(self, g: Hellas, seat: i64, losses: i64, cards: i64) -> dict[str, Any]:
        return {
            "seat": int(seat),
            "hoplites": int(g.hoplites(seat, self.region)),
            "strength": int(self.strength(g, seat)),
            "casualties": int(losses),
            "cards": int(cards),
            "passed": has(self.flags, self.side(seat)),
        }
