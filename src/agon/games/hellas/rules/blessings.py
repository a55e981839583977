"""LH-10.1: blessings that are used, by what they do. Those that only change a number stand where that number is."""

from typing import Final

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Monster, Seat
from agon.games.hellas.rules import armies, attributes, cards, march, powers
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.chase import FreeWound, chase_of, game_for, offer_wounds_outside, wound_outside
from agon.games.hellas.rules.hunt import hunt
from agon.games.hellas.rules.monsters import drive
from agon.games.hellas.rules.powers import blessing
from agon.games.hellas.rules.sides import Reinforce, help_is_near, sides_of
from agon.kernel.bits import BIT, has
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import ENDS, Step, step

BOW: Final = 1

# ---------------------------------------------------------------------- any time


def priest_to_spend(g: Hellas, seat: Seat) -> bool:
    return g.lord(seat).pool > 0


@blessing("battle_prayer", powers.ANY_TIME, priest_to_spend)
def battle_prayer(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    g.sacrifice_priests(seat)
    return g.call(cards.Draw(seat=seat, count=tables.BLESSING_AMOUNT[what]), then=then)


# ---------------------------------------------------------------------- before a battle


def hand_is_empty(g: Hellas, seat: Seat) -> bool:
    return g.lord(seat).hand == 0


def is_outnumbered(g: Hellas, seat: Seat) -> bool:
    sides = sides_of(g)
    return sides.outnumbers(g, sides.foe(seat))


def is_fortified_here(g: Hellas, seat: Seat) -> bool:
    return g.lord(seat).is_fortified(sides_of(g).region)


@blessing("always_prepared", powers.BEFORE_BATTLE, hand_is_empty)
@blessing("push_ups", powers.HERO_MOVEMENT)
def draw(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    return g.call(cards.Draw(seat=seat, count=tables.BLESSING_AMOUNT[what]), then=then)


@blessing("response_force", powers.BEFORE_DEFENCE, help_is_near)
def response_force(g: Hellas, seat: Seat, _what: i64, then: Step) -> Step:
    speed = g.lord(seat).value(effects.SPEED)
    return g.call(Reinforce(seat=seat, region=sides_of(g).region, hoplites_left=speed), then=then)


@blessing("ambush", powers.BEFORE_DEFENCE, is_fortified_here)
@blessing("unbroken_morale", powers.BEFORE_BATTLE, is_outnumbered)
def kill_first(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    sides = sides_of(g)
    return g.call(
        armies.Losses(seat=sides.foe(seat), region=sides.region, count=tables.BLESSING_AMOUNT[what]), then=then
    )


# ---------------------------------------------------------------------- in a hunt


def cards_for_weak_spot(g: Hellas, seat: Seat) -> i64:
    return 0 if chase_of(g).weak_spot_used else cards.distinct(g.lord(seat).hand)


@blessing("weak_spot", powers.HUNT_START, verb=words.WEAK_SPOT, targets=cards_for_weak_spot)
def weak_spot(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    """Once a hunt, a card for a wound."""
    chase_of(g).weak_spot_used = True
    g.drop_card(seat, what)
    return g.call(FreeWound(), then=then)


@blessing("sacrifice_of_flesh", powers.HUNT, priest_to_spend)
def sacrifice_of_flesh(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    """A priest for a card and an injury healed."""
    g.sacrifice_priests(seat)
    g.draw_cards(seat, tables.BLESSING_AMOUNT[what])
    return g.call(attributes.Heal(seat=seat, count=tables.BLESSING_AMOUNT[what]), then=then)


@blessing("battle_prayer", powers.HUNT, priest_to_spend)
def battle_prayer_of_hunters(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    """In a hunt the hand limit waits (LH-6.1)."""
    g.sacrifice_priests(seat)
    g.draw_cards(seat, tables.BLESSING_AMOUNT[what])
    return then


# ---------------------------------------------------------------------- instead of a movement


def may_hunt_wildly(g: Hellas, seat: Seat) -> bool:
    return g.lord(seat).strength > 1 and game_for(g, seat) != 0


def region_to_recruit_in(g: Hellas, seat: Seat) -> bool:
    return armies.recruitable(g, seat, g.lord(seat).held) != 0


@blessing("wild_hunt", powers.HERO_MOVEMENT, may_hunt_wildly)
def wild_hunt(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    attributes.change_attribute(g, seat, effects.STRENGTH, -tables.BLESSING_AMOUNT[what])
    return g.call(WildHunt(seat=seat), then=then)


@blessing("heros_apprentice", powers.HERO_MOVEMENT, march.can_march)
def heros_apprentice(g: Hellas, seat: Seat, _what: i64, then: Step) -> Step:
    """One hoplite, up to Speed regions."""
    return g.call(march.March(seat=seat, reach=g.lord(seat).value(effects.SPEED), single=True), then=then)


@blessing("local_volunteers", powers.HOPLITE_MOVEMENT, region_to_recruit_in)
def local_volunteers(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    held = g.lord(seat).held
    return g.call(armies.RecruitOne(seat=seat, count=tables.BLESSING_AMOUNT[what], regions=held), then=then)


@blessing("winged_boots", powers.HOPLITE_MOVEMENT, march.can_march)
def winged_boots(g: Hellas, seat: Seat, _what: i64, then: Step) -> Step:
    return g.call(march.March(seat=seat, reach=1, single=True, anywhere=True), then=then)


class WildHunt(HellasRule):
    """A hunt that is no special action."""

    seat: Seat
    end: Step = ENDS

    @step
    def ask(self, g: Hellas) -> Step:
        g.offer_each(words.HUNT, game_for(g, self.seat))
        return g.ask(self.seat, words.ASK_HUNT, then=self.go)

    @step
    def go(self, g: Hellas) -> Step:
        return hunt(g, self.seat, arg_a(g.answer), self.end)


# ---------------------------------------------------------------------- once in the own turn


def monsters_to_exile(g: Hellas, seat: Seat) -> i64:
    lord = g.lord(seat)
    if lord.at < 0 or has(lord.once, tables.EXILE) or lord.injuries() == effects.ATTRIBUTE_COUNT:
        return 0
    return g.monsters_in(lord.at)


def bows_to_shoot(g: Hellas, seat: Seat) -> i64:
    lord = g.lord(seat)
    if lord.at < 0 or has(lord.once, tables.SHOOT_TO_KILL):
        return 0
    if g.monsters_in(lord.at) == 0 and g.enemy_in(seat, lord.at) < 0:
        return 0
    return cards.distinct(lord.hand & tables.SYMBOL_CARDS[BOW])


@blessing("exile", powers.OWN_TURN, verb=words.EXILE, targets=monsters_to_exile)
def exile(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    g.lord(seat).once |= BIT[tables.EXILE]
    return g.call(Exile(seat=seat, monster=what), then=then)


@blessing("shoot_to_kill", powers.OWN_TURN, verb=words.SHOOT, targets=bows_to_shoot)
def shoot_to_kill(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    g.lord(seat).once |= BIT[tables.SHOOT_TO_KILL]
    g.drop_card(seat, what)
    return g.call(Shoot(seat=seat), then=then)


class Exile(HellasRule):
    """An injury, then the monster to any region."""

    seat: Seat
    monster: Monster

    @step
    def pay(self, g: Hellas) -> Step:
        return g.call(attributes.Injure(seat=self.seat, count=tables.BLESSING_AMOUNT[tables.EXILE]), then=self.ask)

    @step
    def ask(self, g: Hellas) -> Step:
        g.offer_ways(words.DRIVE, self.monster, tables.first_bits(tables.REGIONS) & ~BIT[g.lair[self.monster]])
        return g.ask(self.seat, words.ASK_DRIVE, self.monster, then=self.go)

    @step
    def go(self, g: Hellas) -> Step:
        drive(g, self.monster, arg_b(g.answer))
        return g.end()


class Shoot(HellasRule):
    """A wound to a monster, or two hoplites, in the region of the hero."""

    seat: Seat
    end: Step = ENDS

    @step
    def ask(self, g: Hellas) -> Step:
        at = g.lord(self.seat).at
        offer_wounds_outside(g, g.monsters_in(at))
        if g.enemy_in(self.seat, at) >= 0:
            g.offer(code(words.SHOOT_HOPLITES, at))
        return g.ask(self.seat, words.ASK_SHOOT, then=self.hit)

    @step
    def hit(self, g: Hellas) -> Step:
        if verb_of(g.answer) == words.WOUND:
            wound_outside(g, self.seat, arg_a(g.answer), arg_b(g.answer))
            return g.end()
        at = g.lord(self.seat).at
        kills = tables.BLESSING_AMOUNT[tables.SHOOT_TO_KILL]
        return g.call(armies.Losses(seat=g.enemy_in(self.seat, at), region=at, count=kills), then=self.end)
