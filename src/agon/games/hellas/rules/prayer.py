"""LH-3.3: a prayer and the powers of the gods."""

from typing import ClassVar, Final

from agon.games.hellas.constants import POWER_DRAW, POWER_RECRUIT, TOP_LEVEL
from agon.games.hellas.frame import HellasFrame
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.hands import Draw
from agon.games.hellas.rules.hosts import RecruitOne
from agon.games.hellas.rules.moves import March, can_march
from agon.games.hellas.tables import GOD_ATTRIBUTE, GOD_POWER, POWER_AMOUNT
from agon.games.hellas.words import ASK_POWER, PRAYED, SKIP, USE_POWER
from agon.kernel.codes import code, verb_of

SEND: Final = 0
POWER: Final = 1
ANSWERED: Final = 2
END: Final = 3


class Pray(HellasFrame):
    """A priest to the monument of the god ``card``: the attribute, then the power of the level."""

    NAME: ClassVar[str] = "pray"
    STEPS: ClassVar[tuple[str, ...]] = ("send", "power", "answered", "end")
    USES: ClassVar[tuple[str, ...]] = ("seat", "card", "count")

    def blank(self) -> "Pray":
        return Pray()

    def play(self, g: Hellas) -> None:
        if self.step == SEND:
            self.send(g)
        elif self.step == POWER:
            self.power(g)
        elif self.step == ANSWERED:
            if verb_of(g.answer) == USE_POWER:
                g.call(March(seat=self.seat, left=self.count), END)
            else:
                g.end()
        else:
            g.end()

    def send(self, g: Hellas) -> None:
        lord = g.lord(self.seat)
        lord.pool -= 1
        g.praying[self.card * g.players + self.seat] += 1
        attribute = GOD_ATTRIBUTE[self.card]
        lord.set_attribute(attribute, lord.stored(attribute) + 1)
        g.tell(PRAYED, self.seat, self.card, attribute, lord.stored(attribute))
        self.count = POWER_AMOUNT[self.card * TOP_LEVEL + g.level[self.card] - 1]
        self.step = POWER

    def power(self, g: Hellas) -> None:
        kind = GOD_POWER[self.card]
        if self.count == 0:
            g.end()
        elif kind == POWER_DRAW:
            g.call(Draw(seat=self.seat, count=self.count), END)
        elif kind == POWER_RECRUIT:
            held = g.lord(self.seat).held
            g.call(RecruitOne(seat=self.seat, count=self.count, mask=held), END)
        elif can_march(g, self.seat):
            g.offer(code(USE_POWER))
            g.offer(code(SKIP))
            g.ask(self.seat, ASK_POWER, ANSWERED, self.card)
        else:
            g.end()
