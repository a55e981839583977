"""Gaining and losing (DF-1.2), with the questions that hammer, Sentinel and Cyclops put to it (DF-4)."""

from mypy_extensions import i64

from agon.games.dice_forge import tables, words
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.ids import Card, Resource, Resources, Seat
from agon.kernel.bits import BIT
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import Rule, Step, step


def is_plain_gain(g: DiceForge, seat: Seat, gold: i64, sun: i64, moon: i64, card: Card) -> bool:
    """Whether a gain raises no question: no hammer for its gold, no card that lets it be refused."""
    if gold > 0 and g.heroes[seat].hammers > 0:
        return False
    return card < 0 or tables.REFUSABLE[card] & resources_in(gold, sun, moon, 0) == 0


def resources_in(gold: i64, sun: i64, moon: i64, glory: i64) -> Resources:
    """A gain as a set of resources: what a shield on the other die looks at."""
    given: i64 = 0
    if gold > 0:
        given |= BIT[tables.GOLD]
    if sun > 0:
        given |= BIT[tables.SUN]
    if moon > 0:
        given |= BIT[tables.MOON]
    if glory > 0:
        given |= BIT[tables.GLORY]
    return given


class Gain(Rule):
    """A gain that asks: refuse shards or gold for glory (Sentinel, Cyclops), put gold into the hammer."""

    seat: Seat
    card: Card = tables.NO_CARD
    answered: Resources = 0
    gold: i64 = 0
    sun: i64 = 0
    moon: i64 = 0
    glory: i64 = 0

    @step
    def ask_next_refusal(self, g: DiceForge) -> Step:
        """DF-card-sentinel, DF-card-cyclops: all or nothing per resource."""
        for resource in range(tables.GOLD, tables.MOON + 1):
            amount = self.amount_of(resource)
            if self.card >= 0 and amount > 0 and tables.REFUSABLE[self.card] & BIT[resource] & ~self.answered:
                g.offer(code(words.REFUSE, resource, amount))
                g.offer(code(words.KEEP, resource, amount))
                return g.ask(self.seat, words.ASK_REFUSE, self.card, resource, amount, then=self.refusal_answered)
        return self.ask_for_hammer

    def amount_of(self, resource: Resource) -> i64:
        if resource == tables.GOLD:
            return self.gold
        return self.sun if resource == tables.SUN else self.moon

    @step
    def refusal_answered(self, g: DiceForge) -> Step:
        resource = arg_a(g.answer)
        self.answered |= BIT[resource]
        if verb_of(g.answer) == words.REFUSE:
            amount = self.amount_of(resource)
            self.glory += amount * tables.GLORY_EACH[self.card]
            g.tell(words.REFUSED, self.seat, resource, amount, amount * tables.GLORY_EACH[self.card])
            self.drop(resource)
        return self.ask_next_refusal

    def drop(self, resource: Resource) -> None:
        if resource == tables.GOLD:
            self.gold = 0
        elif resource == tables.SUN:
            self.sun = 0
        else:
            self.moon = 0

    @step
    def ask_for_hammer(self, g: DiceForge) -> Step:
        """DF-4.2: any part of gold just gained may go into the hammer."""
        room = min(self.gold, g.heroes[self.seat].hammer_room())
        if room == 0:
            return self.add
        for steps in range(room + 1):
            g.offer(code(words.INTO_HAMMER, steps))
        return g.ask(self.seat, words.ASK_HAMMER, self.gold, then=self.hammer_answered)

    @step
    def hammer_answered(self, g: DiceForge) -> Step:
        steps = arg_a(g.answer)
        self.gold -= steps
        g.hammer(self.seat, steps)
        return self.add

    @step
    def add(self, g: DiceForge) -> Step:
        g.gain_now(self.seat, self.gold, self.sun, self.moon, self.glory)
        return g.end()


def gain_of(seat: Seat, resource: Resource, amount: i64) -> Gain:
    """So much of one resource."""
    return Gain(
        seat=seat,
        gold=amount if resource == tables.GOLD else 0,
        sun=amount if resource == tables.SUN else 0,
        moon=amount if resource == tables.MOON else 0,
        glory=amount if resource == tables.GLORY else 0,
    )
