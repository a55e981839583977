"""Blessings used once in the own turn: Exile and Shoot to Kill."""

from mypy_extensions import i64

from agon.games.hellas.frame import HellasRule
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
from agon.kernel.rule import Step, step


class Exile(HellasRule):
    """An injury, then the monster to any region."""

    seat: i64 = 0
    monster: i64 = -1

    @step
    def pay(self, g: Hellas) -> Step:
        g.lord(self.seat).once |= BIT[B_EXILE]
        g.tell(BLESSING_USED, self.seat, B_EXILE)
        return g.call(Injure(seat=self.seat, count=BLESSING_AMOUNT[B_EXILE]), then=self.ask)

    @step
    def ask(self, g: Hellas) -> Step:
        offer_drives(g, self.monster, first_bits(REGIONS) & ~BIT[g.lair[self.monster]])
        return g.ask(self.seat, ASK_DRIVE, self.monster, then=self.go)

    @step
    def go(self, g: Hellas) -> Step:
        drive(g, self.monster, arg_b(g.answer))
        return g.end()


class Shoot(HellasRule):
    """Discard the bow ``card``: a wound to a monster, or two hoplites, in the region of the hero."""

    seat: i64 = 0
    card: i64 = -1

    @step
    def pay(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        lord.once |= BIT[B_SHOOT_TO_KILL]
        g.tell(BLESSING_USED, self.seat, B_SHOOT_TO_KILL)
        g.drop_card(self.seat, self.card)
        return self.ask

    @step
    def ask(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        for monster in range(MONSTERS):
            if g.lair[monster] == lord.at:
                offer_wounds(g, monster, False)
        if g.enemy_in(self.seat, lord.at) >= 0:
            g.offer(code(SHOOT_HOPLITES, lord.at))
        return g.ask(self.seat, ASK_SHOOT, then=self.hit)

    @step
    def hit(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        if verb_of(g.answer) == WOUND:
            wound_outside(g, self.seat, arg_a(g.answer), arg_b(g.answer))
            return self.end
        else:
            foe = g.enemy_in(self.seat, lord.at)
            return g.call(Losses(seat=foe, region=lord.at, count=BLESSING_AMOUNT[B_SHOOT_TO_KILL]), then=self.end)

    @step
    def end(self, g: Hellas) -> Step:
        return g.end()
