"""Blessings used once in the own turn: Exile and Shoot to Kill."""

from mypy_extensions import i64

from agon.games.hellas import tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.armies import Losses
from agon.games.hellas.rules.attributes import Injure
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.monsters import drive, offer_drives
from agon.games.hellas.rules.wounds import offer_wounds, wound_outside
from agon.games.hellas.tables import first_bits
from agon.kernel.bits import BIT
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import Step, step


class Exile(HellasRule):
    """An injury, then the monster to any region."""

    seat: i64 = 0
    monster: i64 = -1

    @step
    def pay(self, g: Hellas) -> Step:
        g.lord(self.seat).once |= BIT[tables.EXILE]
        g.tell(words.BLESSING_USED, self.seat, tables.EXILE)
        return g.call(Injure(seat=self.seat, count=tables.BLESSING_AMOUNT[tables.EXILE]), then=self.ask)

    @step
    def ask(self, g: Hellas) -> Step:
        offer_drives(g, self.monster, first_bits(tables.REGIONS) & ~BIT[g.lair[self.monster]])
        return g.ask(self.seat, words.ASK_DRIVE, self.monster, then=self.go)

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
        lord.once |= BIT[tables.SHOOT_TO_KILL]
        g.tell(words.BLESSING_USED, self.seat, tables.SHOOT_TO_KILL)
        g.drop_card(self.seat, self.card)
        return self.ask

    @step
    def ask(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        for monster in range(tables.MONSTERS):
            if g.lair[monster] == lord.at:
                offer_wounds(g, monster, False)
        if g.enemy_in(self.seat, lord.at) >= 0:
            g.offer(code(words.SHOOT_HOPLITES, lord.at))
        return g.ask(self.seat, words.ASK_SHOOT, then=self.hit)

    @step
    def hit(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        if verb_of(g.answer) == words.WOUND:
            wound_outside(g, self.seat, arg_a(g.answer), arg_b(g.answer))
            return self.end
        else:
            foe = g.enemy_in(self.seat, lord.at)
            return g.call(
                Losses(seat=foe, region=lord.at, count=tables.BLESSING_AMOUNT[tables.SHOOT_TO_KILL]), then=self.end
            )

    @step
    def end(self, g: Hellas) -> Step:
        return g.end()
