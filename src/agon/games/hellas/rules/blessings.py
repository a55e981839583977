"""Blessings used once in the own turn: Exile and Shoot to Kill."""

from typing import ClassVar, Final

from agon.games.hellas.frame import HellasFrame
from agon.games.hellas.game import Hellas
from agon.games.hellas.names import B_EXILE, B_SHOOT_TO_KILL
from agon.games.hellas.rules.bodies import Injure
from agon.games.hellas.rules.hosts import Losses
from agon.games.hellas.rules.monsters import drive, offer_drives
from agon.games.hellas.rules.wounds import offer_wounds, wound_outside
from agon.games.hellas.tables import BLESSING_AMOUNT, MONSTERS, REGIONS, first_bits
from agon.games.hellas.words import ASK_DRIVE, ASK_SHOOT, BLESSING_USED, SHOOT_HOPLITES, WOUND
from agon.kernel.bits import BIT
from agon.kernel.codes import arg_a, arg_b, code, verb_of

FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2
LAST: Final = 3


class Exile(HellasFrame):
    """An injury, then the monster to any region."""

    NAME: ClassVar[str] = "exile"
    STEPS: ClassVar[tuple[str, ...]] = ("pay", "ask", "go")
    USES: ClassVar[tuple[str, ...]] = ("seat", "monster")

    def blank(self) -> "Exile":
        return Exile()

    def play(self, g: Hellas) -> None:
        if self.step == FIRST:
            g.lord(self.seat).once |= BIT[B_EXILE]
            g.tell(BLESSING_USED, self.seat, B_EXILE)
            g.call(Injure(seat=self.seat, count=BLESSING_AMOUNT[B_EXILE]), SECOND)
        elif self.step == SECOND:
            offer_drives(g, self.monster, first_bits(REGIONS) & ~BIT[g.lair[self.monster]])
            g.ask(self.seat, ASK_DRIVE, THIRD, self.monster)
        else:
            drive(g, self.monster, arg_b(g.answer))
            g.end()


class Shoot(HellasFrame):
    """Discard the bow ``card``: a wound to a monster, or two hoplites, in the region of the hero."""

    NAME: ClassVar[str] = "shoot"
    STEPS: ClassVar[tuple[str, ...]] = ("pay", "ask", "hit", "end")
    USES: ClassVar[tuple[str, ...]] = ("seat", "card")

    def blank(self) -> "Shoot":
        return Shoot()

    def play(self, g: Hellas) -> None:
        lord = g.lord(self.seat)
        if self.step == FIRST:
            lord.once |= BIT[B_SHOOT_TO_KILL]
            g.tell(BLESSING_USED, self.seat, B_SHOOT_TO_KILL)
            g.drop_card(self.seat, self.card)
            self.step = SECOND
        elif self.step == SECOND:
            for monster in range(MONSTERS):
                if g.lair[monster] == lord.at:
                    offer_wounds(g, monster, False)
            if g.enemy_in(self.seat, lord.at) >= 0:
                g.offer(code(SHOOT_HOPLITES, lord.at))
            g.ask(self.seat, ASK_SHOOT, THIRD)
        elif self.step == THIRD:
            self.step = LAST
            if verb_of(g.answer) == WOUND:
                wound_outside(g, self.seat, arg_a(g.answer), arg_b(g.answer))
            else:
                foe = g.enemy_in(self.seat, lord.at)
                g.call(Losses(seat=foe, region=lord.at, count=BLESSING_AMOUNT[B_SHOOT_TO_KILL]), LAST)
        else:
            g.end()
