"""LH-3.3: a prayer and the powers of the gods."""

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.armies import RecruitOne
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.cards import Draw
from agon.games.hellas.rules.march import March, can_march
from agon.kernel.codes import code, verb_of
from agon.kernel.rule import Step, step


class Pray(HellasRule):
    """A priest to the monument of a god: the attribute, then the power of the level."""

    seat: i64
    god: i64
    amount: i64 = 0

    @step
    def send(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        lord.pool -= 1
        g.praying[self.god * g.players + self.seat] += 1
        attribute = tables.GOD_ATTRIBUTE[self.god]
        lord.set_attribute(attribute, lord.stored(attribute) + 1)
        g.tell(words.PRAYED, self.seat, self.god, attribute, lord.stored(attribute))
        self.amount = tables.POWER_AMOUNT[self.god * effects.TOP_LEVEL + g.level[self.god] - 1]
        return self.power

    @step
    def power(self, g: Hellas) -> Step:
        kind = tables.GOD_POWER[self.god]
        if self.amount == 0:
            return g.end()
        elif kind == effects.POWER_DRAW:
            return g.call(Draw(seat=self.seat, count=self.amount), then=self.end)
        elif kind == effects.POWER_RECRUIT:
            held = g.lord(self.seat).held
            return g.call(RecruitOne(seat=self.seat, count=self.amount, regions=held), then=self.end)
        elif can_march(g, self.seat):
            g.offer(code(words.USE_POWER))
            g.offer(code(words.SKIP))
            return g.ask(self.seat, words.ASK_POWER, self.god, then=self.answered)
        else:
            return g.end()

    @step
    def answered(self, g: Hellas) -> Step:
        if verb_of(g.answer) == words.USE_POWER:
            return g.call(March(seat=self.seat, reach=self.amount), then=self.end)
        else:
            return g.end()

    @step
    def end(self, g: Hellas) -> Step:
        return g.end()
