"""Injuries, healing and attributes of heroes (LH-7.6)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.hellas.frame import HellasFrame
from agon.games.hellas.game import Hellas
from agon.games.hellas.words import (
    ASK_HEAL,
    ASK_INJURE,
    ASK_LOWER,
    ASK_RAISE,
    ATTRIBUTE_NOW,
    HEAL,
    HEALED,
    INJURE,
    INJURED,
    LOWER,
    RAISE,
)
from agon.kernel.bits import BIT, has
from agon.kernel.codes import arg_a, code

ASK: Final = 0
APPLY: Final = 1
ATTRIBUTE_COUNT: Final = 3


def change_attribute(g: Hellas, seat: i64, attribute: i64, value: i64) -> None:
    """Set an attribute for good, within 1 and 5."""
    lord = g.lord(seat)
    lord.set_attribute(attribute, value)
    g.tell(ATTRIBUTE_NOW, seat, attribute, lord.stored(attribute))


class Injure(HellasFrame):
    """The owner turns over attributes; ends with 1 if a fourth injury was due."""

    NAME: ClassVar[str] = "injure"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "apply")
    USES: ClassVar[tuple[str, ...]] = ("seat", "count")

    def blank(self) -> "Injure":
        return Injure()

    def play(self, g: Hellas) -> None:
        lord = g.lord(self.seat)
        if self.step == ASK:
            if self.count == 0 or lord.injuries() == ATTRIBUTE_COUNT:
                g.end(1 if self.count > 0 else 0)
                return
            for attribute in range(ATTRIBUTE_COUNT):
                if not has(lord.injured, attribute):
                    g.offer(code(INJURE, attribute))
            g.ask(self.seat, ASK_INJURE, APPLY, self.count)
        else:
            lord.injured |= BIT[arg_a(g.answer)]
            g.tell(INJURED, self.seat, lord.hero, arg_a(g.answer))
            self.count -= 1
            self.step = ASK


class Heal(HellasFrame):
    """Heal injuries of the owner's choice."""

    NAME: ClassVar[str] = "heal"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "apply")
    USES: ClassVar[tuple[str, ...]] = ("seat", "count")

    def blank(self) -> "Heal":
        return Heal()

    def play(self, g: Hellas) -> None:
        lord = g.lord(self.seat)
        if self.step == ASK:
            if self.count == 0 or lord.injured == 0:
                g.end()
                return
            for attribute in range(ATTRIBUTE_COUNT):
                if has(lord.injured, attribute):
                    g.offer(code(HEAL, attribute))
            g.ask(self.seat, ASK_HEAL, APPLY)
        else:
            lord.injured &= ~BIT[arg_a(g.answer)]
            g.tell(HEALED, self.seat, lord.hero, arg_a(g.answer))
            self.count -= 1
            self.step = ASK


class Lower(HellasFrame):
    """Lower an attribute by 1 for good: any of them, or one of the highest (``flags``)."""

    NAME: ClassVar[str] = "lower"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "apply")
    USES: ClassVar[tuple[str, ...]] = ("seat", "flags")

    def blank(self) -> "Lower":
        return Lower()

    def play(self, g: Hellas) -> None:
        lord = g.lord(self.seat)
        if self.step == ASK:
            floor: i64 = 2
            if self.flags != 0:
                for attribute in range(ATTRIBUTE_COUNT):
                    if lord.stored(attribute) > floor:
                        floor = lord.stored(attribute)
            for attribute in range(ATTRIBUTE_COUNT):
                if lord.stored(attribute) >= floor:
                    g.offer(code(LOWER, attribute))
            if g.offered == 0:
                g.end()
            else:
                g.ask(self.seat, ASK_LOWER, APPLY)
        else:
            attribute = arg_a(g.answer)
            change_attribute(g, self.seat, attribute, lord.stored(attribute) - 1)
            g.end()


class Raise(HellasFrame):
    """Raise ``count`` different attributes by 1, or one to ``value`` if that is more."""

    NAME: ClassVar[str] = "raise"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "apply")
    USES: ClassVar[tuple[str, ...]] = ("seat", "count", "value", "mask")

    def blank(self) -> "Raise":
        return Raise()

    def play(self, g: Hellas) -> None:
        lord = g.lord(self.seat)
        if self.step == ASK:
            for attribute in range(ATTRIBUTE_COUNT):
                if not has(self.mask, attribute) and self.target(g, attribute) > lord.stored(attribute):
                    g.offer(code(RAISE, attribute))
            if self.count == 0 or g.offered == 0:
                g.end()
            else:
                g.ask(self.seat, ASK_RAISE, APPLY)
        else:
            attribute = arg_a(g.answer)
            change_attribute(g, self.seat, attribute, self.target(g, attribute))
            self.mask |= BIT[attribute]
            self.count -= 1
            self.step = ASK

    def target(self, g: Hellas, attribute: i64) -> i64:
        if self.value > 0:
            return self.value
        raised = g.lord(self.seat).stored(attribute) + 1
        return raised if raised <= 5 else 5
