"""Gaining and losing (DF-1.2), with the questions that hammer, Sentinel and Cyclops put to it (DF-4)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.dice_forge.frame import ForgeFrame
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.tables import GLORY_EACH, GOLD, MOON, REFUSABLE, SUN
from agon.games.dice_forge.words import (
    ASK_HAMMER,
    ASK_REFUSE,
    INTO_HAMMER,
    KEEP,
    REFUSE,
    REFUSED,
)
from agon.kernel.bits import BIT
from agon.kernel.codes import arg_a, code, verb_of


def is_plain_gain(g: DiceForge, seat: i64, gold: i64, sun: i64, moon: i64, card: i64) -> bool:
    """Whether a gain raises no question: no hammer for its gold, no card that lets it be refused."""
    if gold > 0 and g.heroes[seat].hammers > 0:
        return False
    return card < 0 or REFUSABLE[card] & resources_in(gold, sun, moon, 0) == 0


def resources_in(gold: i64, sun: i64, moon: i64, glory: i64) -> i64:
    """A gain as a set of resources: what a shield on the other die looks at."""
    given: i64 = 0
    if gold > 0:
        given |= 1
    if sun > 0:
        given |= 2
    if moon > 0:
        given |= 4
    if glory > 0:
        given |= 8
    return given


ASK_NEXT_REFUSAL: Final = 0
REFUSAL_ANSWERED: Final = 1
ASK_FOR_HAMMER: Final = 2
HAMMER_ANSWERED: Final = 3
ADD: Final = 4


class Gain(ForgeFrame):
    """A gain that asks: refuse shards or gold for glory (Sentinel, Cyclops), put gold into the hammer."""

    NAME: ClassVar[str] = "gain"
    STEPS: ClassVar[tuple[str, ...]] = (
        "ask_next_refusal",
        "refusal_answered",
        "ask_for_hammer",
        "hammer_answered",
        "add",
    )
    USES: ClassVar[tuple[str, ...]] = ("seat", "card", "mask", "gold", "sun", "moon", "glory")

    def blank(self) -> "Gain":
        return Gain()

    def play(self, g: DiceForge) -> None:
        if self.step == ASK_NEXT_REFUSAL:
            self.ask_next_refusal(g)
        elif self.step == REFUSAL_ANSWERED:
            self.refusal_answered(g)
        elif self.step == ASK_FOR_HAMMER:
            self.ask_for_hammer(g)
        elif self.step == HAMMER_ANSWERED:
            self.hammer_answered(g)
        else:
            g.gain_now(self.seat, self.gold, self.sun, self.moon, self.glory)
            g.end()

    def ask_next_refusal(self, g: DiceForge) -> None:
        """DF-card-sentinel, DF-card-cyclops: all or nothing per resource; ``mask`` holds the answered ones."""
        for resource in range(GOLD, MOON + 1):
            amount = self.amount_of(resource)
            if self.card >= 0 and amount > 0 and REFUSABLE[self.card] & BIT[resource] & ~self.mask:
                g.offer(code(REFUSE, resource, amount))
                g.offer(code(KEEP, resource, amount))
                g.ask(self.seat, ASK_REFUSE, REFUSAL_ANSWERED, self.card, resource, amount)
                return
        self.step = ASK_FOR_HAMMER

    def amount_of(self, resource: i64) -> i64:
        if resource == GOLD:
            return self.gold
        return self.sun if resource == SUN else self.moon

    def refusal_answered(self, g: DiceForge) -> None:
        resource = arg_a(g.answer)
        self.mask |= BIT[resource]
        if verb_of(g.answer) == REFUSE:
            amount = self.amount_of(resource)
            self.glory += amount * GLORY_EACH[self.card]
            g.tell(REFUSED, self.seat, resource, amount, amount * GLORY_EACH[self.card])
            self.drop(resource)
        self.step = ASK_NEXT_REFUSAL

    def drop(self, resource: i64) -> None:
        if resource == GOLD:
            self.gold = 0
        elif resource == SUN:
            self.sun = 0
        else:
            self.moon = 0

    def ask_for_hammer(self, g: DiceForge) -> None:
        """DF-4.2: any part of gold just gained may go into the hammer."""
        room = min(self.gold, g.heroes[self.seat].hammer_room())
        if room == 0:
            self.step = ADD
            return
        for steps in range(room + 1):
            g.offer(code(INTO_HAMMER, steps))
        g.ask(self.seat, ASK_HAMMER, HAMMER_ANSWERED, self.gold)

    def hammer_answered(self, g: DiceForge) -> None:
        steps = arg_a(g.answer)
        self.gold -= steps
        g.hammer(self.seat, steps)
        self.step = ADD
