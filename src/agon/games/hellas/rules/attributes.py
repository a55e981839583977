"""Injuries, healing and attributes of heroes (LH-7.6)."""

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Attribute, Seat
from agon.games.hellas.rules.base import HellasRule
from agon.kernel.bits import BIT, has
from agon.kernel.codes import arg_a, code
from agon.kernel.rule import Step, step


def change_attribute(g: Hellas, seat: Seat, attribute: Attribute, by: i64) -> None:
    """Raise or lower an attribute for good, within 1 and 5."""
    lord = g.lord(seat)
    lord.set_attribute(attribute, lord.stored(attribute) + by)
    g.tell(words.ATTRIBUTE_NOW, seat, attribute, lord.stored(attribute))


class Injure(HellasRule):
    """The owner turns over attributes; ends with 1 if a fourth injury was due."""

    seat: Seat
    count: i64

    @step
    def ask(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        if self.count == 0 or lord.injuries() == effects.ATTRIBUTE_COUNT:
            return g.end(1 if self.count > 0 else 0)
        g.offer_each(words.INJURE, tables.first_bits(effects.ATTRIBUTE_COUNT) & ~lord.injured)
        return g.ask(self.seat, words.ASK_INJURE, self.count, then=self.apply)

    @step
    def apply(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        lord.injured |= BIT[arg_a(g.answer)]
        g.tell(words.INJURED, self.seat, lord.hero, arg_a(g.answer))
        self.count -= 1
        return self.ask


class Heal(HellasRule):
    """Heal injuries of the owner's choice."""

    seat: Seat
    count: i64

    @step
    def ask(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        if self.count == 0 or lord.injured == 0:
            return g.end()
        g.offer_each(words.HEAL, lord.injured)
        return g.ask(self.seat, words.ASK_HEAL, then=self.apply)

    @step
    def apply(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        lord.injured &= ~BIT[arg_a(g.answer)]
        g.tell(words.HEALED, self.seat, lord.hero, arg_a(g.answer))
        self.count -= 1
        return self.ask


class Lower(HellasRule):
    """Lower an attribute by 1 for good: any of them, or one of the highest (``highest``)."""

    seat: Seat
    highest: bool = False

    @step
    def ask(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        floor: i64 = 2
        if self.highest:
            for attribute in range(effects.ATTRIBUTE_COUNT):
                if lord.stored(attribute) > floor:
                    floor = lord.stored(attribute)
        for attribute in range(effects.ATTRIBUTE_COUNT):
            if lord.stored(attribute) >= floor:
                g.offer(code(words.LOWER, attribute))
        return g.end() if g.offered == 0 else g.ask(self.seat, words.ASK_LOWER, then=self.apply)

    @step
    def apply(self, g: Hellas) -> Step:
        change_attribute(g, self.seat, arg_a(g.answer), -1)
        return g.end()


class Raise(HellasRule):
    """Raise ``count`` different attributes by 1, or to ``goal`` if that is more; ``raised``: the set of those done."""

    seat: Seat
    count: i64
    goal: i64 = 0
    raised: i64 = 0

    @step
    def ask(self, g: Hellas) -> Step:
        for attribute in range(effects.ATTRIBUTE_COUNT):
            if not has(self.raised, attribute) and self.gain(g, attribute) > 0:
                g.offer(code(words.RAISE, attribute))
        if self.count == 0 or g.offered == 0:
            return g.end()
        return g.ask(self.seat, words.ASK_RAISE, then=self.apply)

    @step
    def apply(self, g: Hellas) -> Step:
        attribute = arg_a(g.answer)
        change_attribute(g, self.seat, attribute, self.gain(g, attribute))
        self.raised |= BIT[attribute]
        self.count -= 1
        return self.ask

    def gain(self, g: Hellas, attribute: Attribute) -> i64:
        value = g.lord(self.seat).stored(attribute)
        if self.goal > 0:
            return self.goal - value
        return 1 if value < effects.TOP_ATTRIBUTE else 0
