"""LH-10.1: blessings that are used, one function each. Those that only change a number stand where that number is."""

from typing import Final

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.armies import Losses, RecruitOne, recruitable
from agon.games.hellas.rules.attributes import Heal, Injure, change_attribute
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.cards import Draw, distinct
from agon.games.hellas.rules.chase import FreeWound, chase_of, game_for
from agon.games.hellas.rules.hunt import hunt
from agon.games.hellas.rules.march import March, can_march
from agon.games.hellas.rules.monsters import drive, offer_drives
from agon.games.hellas.rules.powers import (
    ANY_TIME,
    BEFORE_BATTLE,
    BEFORE_DEFENCE,
    HERO_MOVEMENT,
    HOPLITE_MOVEMENT,
    HUNT,
    HUNT_START,
    OWN_TURN,
    blessing,
)
from agon.games.hellas.rules.sides import Reinforce, helpers, sides_of
from agon.games.hellas.rules.wounds import offer_wounds, wound_outside
from agon.games.hellas.tables import first_bits
from agon.kernel.bits import BIT, has, lowest
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import Step, step

BOW: Final = 1

# ---------------------------------------------------------------------- any time


def priest_to_spend(g: Hellas, seat: i64) -> bool:
    return g.lord(seat).pool > 0


def spend_priest(g: Hellas, seat: i64) -> None:
    g.lord(seat).pool -= 1
    g.tell(words.PRIEST_SACRIFICED, seat)


@blessing("battle_prayer", ANY_TIME, priest_to_spend)
def battle_prayer(g: Hellas, seat: i64, what: i64, then: Step) -> Step:
    spend_priest(g, seat)
    return g.call(Draw(seat=seat, count=tables.BLESSING_AMOUNT[what]), then=then)


# ---------------------------------------------------------------------- before a battle


def hand_is_empty(g: Hellas, seat: i64) -> bool:
    return g.lord(seat).hand == 0


def is_outnumbered(g: Hellas, seat: i64) -> bool:
    sides = sides_of(g)
    return sides.outnumbers(g, sides.foe(seat))


def help_is_near(g: Hellas, seat: i64) -> bool:
    return helpers(g, seat, sides_of(g).region) != 0


def is_fortified_here(g: Hellas, seat: i64) -> bool:
    return g.lord(seat).is_fortified(sides_of(g).region)


def kill_first(g: Hellas, seat: i64, what: i64, then: Step) -> Step:
    sides = sides_of(g)
    count = tables.BLESSING_AMOUNT[what]
    return g.call(Losses(seat=sides.foe(seat), region=sides.region, count=count), then=then)


@blessing("always_prepared", BEFORE_BATTLE, hand_is_empty)
def always_prepared(g: Hellas, seat: i64, what: i64, then: Step) -> Step:
    return g.call(Draw(seat=seat, count=tables.BLESSING_AMOUNT[what]), then=then)


@blessing("unbroken_morale", BEFORE_BATTLE, is_outnumbered)
def unbroken_morale(g: Hellas, seat: i64, what: i64, then: Step) -> Step:
    return kill_first(g, seat, what, then)


@blessing("response_force", BEFORE_DEFENCE, help_is_near)
def response_force(g: Hellas, seat: i64, _what: i64, then: Step) -> Step:
    speed = g.lord(seat).value(effects.SPEED)
    return g.call(Reinforce(seat=seat, region=sides_of(g).region, hoplites_left=speed), then=then)


@blessing("ambush", BEFORE_DEFENCE, is_fortified_here)
def ambush(g: Hellas, seat: i64, what: i64, then: Step) -> Step:
    return kill_first(g, seat, what, then)


# ---------------------------------------------------------------------- in a hunt


def cards_for_weak_spot(g: Hellas, seat: i64) -> i64:
    return 0 if chase_of(g).weak_spot_used else distinct(g.lord(seat).hand)


@blessing("weak_spot", HUNT_START, verb=words.WEAK_SPOT, targets=cards_for_weak_spot)
def weak_spot(g: Hellas, seat: i64, what: i64, then: Step) -> Step:
    """Once a hunt, a card for a wound."""
    chase_of(g).weak_spot_used = True
    g.drop_card(seat, what)
    return g.call(FreeWound(), then=then)


@blessing("sacrifice_of_flesh", HUNT, priest_to_spend)
def sacrifice_of_flesh(g: Hellas, seat: i64, what: i64, then: Step) -> Step:
    """A priest for a card and an injury healed."""
    spend_priest(g, seat)
    g.draw_cards(seat, tables.BLESSING_AMOUNT[what])
    return g.call(Heal(seat=seat, count=tables.BLESSING_AMOUNT[what]), then=then)


@blessing("battle_prayer", HUNT, priest_to_spend)
def battle_prayer_of_hunters(g: Hellas, seat: i64, what: i64, then: Step) -> Step:
    """In a hunt the hand limit waits (LH-6.1)."""
    spend_priest(g, seat)
    g.draw_cards(seat, tables.BLESSING_AMOUNT[what])
    return then


# ---------------------------------------------------------------------- instead of a movement


def may_hunt_wildly(g: Hellas, seat: i64) -> bool:
    return g.lord(seat).strength > 1 and game_for(g, seat) != 0


def region_to_recruit_in(g: Hellas, seat: i64) -> bool:
    lord = g.lord(seat)
    return lord.reserve > 0 and recruitable(g, lord.held) != 0


@blessing("push_ups", HERO_MOVEMENT)
def push_ups(g: Hellas, seat: i64, what: i64, then: Step) -> Step:
    return g.call(Draw(seat=seat, count=tables.BLESSING_AMOUNT[what]), then=then)


@blessing("wild_hunt", HERO_MOVEMENT, may_hunt_wildly)
def wild_hunt(g: Hellas, seat: i64, what: i64, then: Step) -> Step:
    change_attribute(g, seat, effects.STRENGTH, g.lord(seat).strength - tables.BLESSING_AMOUNT[what])
    return g.call(WildHunt(seat=seat), then=then)


@blessing("heros_apprentice", HERO_MOVEMENT, can_march)
def heros_apprentice(g: Hellas, seat: i64, _what: i64, then: Step) -> Step:
    """One hoplite, up to Speed regions."""
    return g.call(March(seat=seat, reach=g.lord(seat).value(effects.SPEED), single=True), then=then)


@blessing("local_volunteers", HOPLITE_MOVEMENT, region_to_recruit_in)
def local_volunteers(g: Hellas, seat: i64, what: i64, then: Step) -> Step:
    held = g.lord(seat).held
    return g.call(RecruitOne(seat=seat, count=tables.BLESSING_AMOUNT[what], regions=held), then=then)


@blessing("winged_boots", HOPLITE_MOVEMENT, can_march)
def winged_boots(g: Hellas, seat: i64, _what: i64, then: Step) -> Step:
    return g.call(March(seat=seat, reach=1, single=True, anywhere=True), then=then)


class WildHunt(HellasRule):
    """A hunt that is no special action."""

    seat: i64

    @step
    def ask(self, g: Hellas) -> Step:
        rest = game_for(g, self.seat)
        while rest != 0:
            g.offer(code(words.HUNT, lowest(rest)))
            rest &= rest - 1
        return g.ask(self.seat, words.ASK_HUNT, then=self.go)

    @step
    def go(self, g: Hellas) -> Step:
        return hunt(g, self.seat, arg_a(g.answer), self.end)

    @step
    def end(self, g: Hellas) -> Step:
        return g.end()


# ---------------------------------------------------------------------- once in the own turn


def monsters_to_exile(g: Hellas, seat: i64) -> i64:
    lord = g.lord(seat)
    if lord.at < 0 or has(lord.once, tables.EXILE) or lord.injuries() == effects.ATTRIBUTE_COUNT:
        return 0
    return g.monsters_in(lord.at)


def bows_to_shoot(g: Hellas, seat: i64) -> i64:
    lord = g.lord(seat)
    if lord.at < 0 or has(lord.once, tables.SHOOT_TO_KILL):
        return 0
    if g.monsters_in(lord.at) == 0 and g.enemy_in(seat, lord.at) < 0:
        return 0
    return distinct(lord.hand & tables.SYMBOL_CARDS[BOW])


@blessing("exile", OWN_TURN, verb=words.EXILE, targets=monsters_to_exile)
def exile(g: Hellas, seat: i64, what: i64, then: Step) -> Step:
    g.lord(seat).once |= BIT[tables.EXILE]
    return g.call(Exile(seat=seat, monster=what), then=then)


@blessing("shoot_to_kill", OWN_TURN, verb=words.SHOOT, targets=bows_to_shoot)
def shoot_to_kill(g: Hellas, seat: i64, what: i64, then: Step) -> Step:
    g.lord(seat).once |= BIT[tables.SHOOT_TO_KILL]
    g.drop_card(seat, what)
    return g.call(Shoot(seat=seat), then=then)


class Exile(HellasRule):
    """An injury, then the monster to any region."""

    seat: i64
    monster: i64

    @step
    def pay(self, g: Hellas) -> Step:
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
    """A wound to a monster, or two hoplites, in the region of the hero."""

    seat: i64

    @step
    def ask(self, g: Hellas) -> Step:
        at = g.lord(self.seat).at
        for monster in range(tables.MONSTERS):
            if g.lair[monster] == at:
                offer_wounds(g, monster, False)
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
        return g.call(Losses(seat=g.enemy_in(self.seat, at), region=at, count=kills), then=self.end)

    @step
    def end(self, g: Hellas) -> Step:
        return g.end()
