"""LH-8.1: artifacts and blessings before the cards of a battle."""

from mypy_extensions import i64

from agon.games.hellas import words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.powers import (
    ARTIFACTS,
    BEFORE_BATTLE,
    BEFORE_DEFENCE,
    BLESSINGS,
    use_artifact,
    use_blessing,
)
from agon.games.hellas.rules.sides import sides_of
from agon.kernel.bits import BIT
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import Step, step


class BeforeBattle(HellasRule):
    """One side uses what it wants, then the other. Blessings work once a battle."""

    acting: i64 = -1
    sides_left: i64 = 2
    blessings_used: i64 = 0

    @step
    def order(self, g: Hellas) -> Step:
        """The active player says who begins if both sides have something to use."""
        sides = sides_of(g)
        attacker_can = self.offer(g, sides.attacker)
        defender_can = self.offer(g, sides.defender)
        g.offered = 0
        if attacker_can and defender_can:
            g.offer(code(words.GO_FIRST, sides.attacker))
            g.offer(code(words.GO_FIRST, sides.defender))
            return g.ask(sides.attacker, words.ASK_FIRST, sides.region, then=self.ordered)
        self.acting = sides.defender if defender_can else sides.attacker
        return self.ask

    @step
    def ordered(self, g: Hellas) -> Step:
        self.acting = arg_a(g.answer)
        return self.ask

    @step
    def ask(self, g: Hellas) -> Step:
        sides = sides_of(g)
        if self.sides_left == 0 or sides.is_decided(g):
            return g.end()
        elif self.offer(g, self.acting):
            g.offer(code(words.DONE))
            return g.ask(self.acting, words.ASK_BEFORE, sides.region, then=self.use)
        return self.turn_over(g)

    @step
    def use(self, g: Hellas) -> Step:
        verb = verb_of(g.answer)
        if verb == words.DONE:
            return self.turn_over(g)
        elif verb == words.USE:
            return use_artifact(g, self.acting, g.answer, self.ask, BEFORE_BATTLE, BEFORE_DEFENCE)
        self.blessings_used |= BIT[arg_a(g.answer)]
        return use_blessing(g, self.acting, g.answer, self.ask, BEFORE_BATTLE, BEFORE_DEFENCE)

    def turn_over(self, g: Hellas) -> Step:
        self.sides_left -= 1
        self.acting = sides_of(g).foe(self.acting)
        return self.ask

    def offer(self, g: Hellas, seat: i64) -> bool:
        """Offer what a side may use now; whether there is anything."""
        already = g.offered
        lord = g.lord(seat)
        artifacts = lord.artifacts & lord.charged
        blessings = lord.blessings & ~self.blessings_used
        ARTIFACTS.offer(g, seat, artifacts, BEFORE_BATTLE)
        BLESSINGS.offer(g, seat, blessings, BEFORE_BATTLE)
        if seat == sides_of(g).defender:
            ARTIFACTS.offer(g, seat, artifacts, BEFORE_DEFENCE)
            BLESSINGS.offer(g, seat, blessings, BEFORE_DEFENCE)
        return g.offered > already
