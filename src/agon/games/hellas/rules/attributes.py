"""Injuries, healing and attributes of heroes (LH-7.6)."""

from mypy_extensions import i64

from agon.games.hellas import effects, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.base import HellasRule
from agon.kernel.bits import BIT, has
from agon.kernel.codes import arg_a, code
from agon.kernel.rule import Step, step


def change_attribute(g: Hellas, seat: i64, attribute: i64, value: i64) -> None:
    """Set an attribute for good, within 1 and 5."""
    lord = g.lord(seat)
    lord.set_attribute(attribute, value)
    g.tell(words.ATTRIBUTE_NOW, seat, attribute, lord.stored(attribute))


class Injure(HellasRule):
    """The owner turns over attributes; ends with 1 if a fourth injury was due."""

    seat: i64
    count: i64

    @step
    def ask(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        if self.count == 0 or lord.injuries() == effects.ATTRIBUTE_COUNT:
            return g.end(1 if self.count > 0 else 0)
        for attribute in range(effects.ATTRIBUTE_COUNT):
            if not has(lord.injured, attribute):
                g.offer(code(words.INJURE, attribute))
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

    seat: i64
    count: i64

    @step
    def ask(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        if self.count == 0 or lord.injured == 0:
            return g.end()
        for attribute in range(effects.ATTRIBUTE_COUNT):
            if has(lord.injured, attribute):
                g.offer(code(words.HEAL, attribute))
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

    seat: i64
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
        if g.offered == 0:
            return g.end()
        else:
            return g.ask(self.seat, words.ASK_LOWER, then=self.apply)

    @step
    def apply(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        attribute = arg_a(g.answer)
        change_attribute(g, self.seat, attribute, lord.stored(attribute) - 1)
        return g.end()


class Raise(HellasRule):
    """Raise ``count`` different attributes by 1, or to ``goal`` if that is more; ``raised``: the set of those done."""

    seat: i64
    count: i64
    goal: i64 = 0
    raised: i64 = 0

    @step
    def ask(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        for attribute in range(effects.ATTRIBUTE_COUNT):
            if not has(self.raised, attribute) and self.target(g, attribute) > lord.stored(attribute):
                g.offer(code(words.RAISE, attribute))
        if self.count == 0 or g.offered == 0:
            return g.end()
        else:
            return g.ask(self.seat, words.ASK_RAISE, then=self.apply)

    @step
    def apply(self, g: Hellas) -> Step:
        attribute = arg_a(g.answer)
        change_attribute(g, self.seat, attribute, self.target(g, attribute))
        self.raised |= BIT[attribute]
        self.count -= 1
        return self.ask

    def target(self, g: Hellas, attribute: i64) -> i64:
        if self.goal > 0:
            return self.goal
        raised = g.lord(self.seat).stored(attribute) + 1
        return raised if raised <= effects.TOP_ATTRIBUTE else effects.TOP_ATTRIBUTE
