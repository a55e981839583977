"""LH-3.1, LH-10.2: what artifacts do. Aegis and Medusa's Blood are part of what they answer:
``armies.py``, ``casualties.py``."""

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Seat
from agon.games.hellas.rules import armies, attributes, cards, monsters, special
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.chase import FreeWound, offer_wounds_outside, wound_outside
from agon.games.hellas.rules.powers import ACTION, AMID_CARDS, BEFORE_BATTLE, BEFORE_DEFENCE, HUNT_START, artifact
from agon.games.hellas.rules.sides import ANY_NUMBER, Reinforce, help_is_near, sides_of
from agon.kernel.bits import BIT, has
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import ENDS, Step, step

# ---------------------------------------------------------------------- on what condition


def some_monster(g: Hellas, _seat: i64) -> bool:
    return g.monsters_on_map() != 0


def action_used(g: Hellas, seat: Seat) -> bool:
    return g.lord(seat).used != 0


def city_to_recruit_in(g: Hellas, seat: Seat) -> bool:
    return armies.recruitable(g, seat, g.lord(seat).held & tables.CITIES) != 0


def is_injured(g: Hellas, seat: Seat) -> bool:
    return g.lord(seat).injured != 0


def in_free_region(g: Hellas, seat: Seat) -> bool:
    at = g.lord(seat).at
    return at >= 0 and g.owner[at] < 0 and g.enemy_in(seat, at) < 0


def in_temple_with_room(g: Hellas, seat: Seat) -> bool:
    at = g.lord(seat).at
    return at >= 0 and has(g.temples, at) and g.priest_room(seat) > 0


def among_enemies(g: Hellas, seat: Seat) -> bool:
    at = g.lord(seat).at
    return at >= 0 and g.enemy_in(seat, at) >= 0


def on_the_map(g: Hellas, seat: Seat) -> bool:
    return g.lord(seat).at >= 0


def may_smite(g: Hellas, seat: Seat, other: i64) -> bool:
    """An enemy hero on the map who can take an injury."""
    foe = g.lord(other)
    return other != seat and foe.at >= 0 and foe.injuries() < effects.ATTRIBUTE_COUNT


def something_to_strike(g: Hellas, seat: Seat) -> bool:
    return some_monster(g, seat) or any(may_smite(g, seat, other) for other in range(g.players))


def enemy_holds_cards(g: Hellas, seat: Seat) -> bool:
    return g.lord(sides_of(g).foe(seat)).hand != 0


def next_to_battle(g: Hellas, seat: Seat) -> bool:
    at = g.lord(seat).at
    return at >= 0 and has(tables.NEIGHBOURS[sides_of(g).region], at)


def holds_cards(g: Hellas, seat: Seat) -> bool:
    return g.lord(seat).hand != 0


# ---------------------------------------------------------------------- before a battle


@artifact("caduceus", BEFORE_BATTLE, enemy_holds_cards)
def caduceus(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    foe = sides_of(g).foe(seat)
    return g.call(cards.PayCards(seat=foe, count=tables.ARTIFACT_AMOUNT[what], among=tables.ALL_COMBAT), then=then)


@artifact("apollos_arrow", BEFORE_BATTLE, next_to_battle)
def apollos_arrow(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    sides_of(g).add(seat, strength=tables.ARTIFACT_AMOUNT[what])
    return then


@artifact("harpe", BEFORE_BATTLE)
def harpe(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    return g.call(cards.Draw(seat=seat, count=tables.ARTIFACT_AMOUNT[what]), then=then)


@artifact("minotaurs_horn", BEFORE_DEFENCE, help_is_near)
def minotaurs_horn(g: Hellas, seat: Seat, _what: i64, then: Step) -> Step:
    help_from_all = Reinforce(seat=seat, region=sides_of(g).region, hoplites_left=ANY_NUMBER, from_several=True)
    return g.call(help_from_all, then=then)


# ---------------------------------------------------------------------- in battles and hunts


@artifact("eye_of_graeae", AMID_CARDS, holds_cards)
def eye_of_graeae(g: Hellas, seat: Seat, _what: i64, then: Step) -> Step:
    return g.call(cards.Cycle(seat=seat), then=then)


@artifact("harpe", HUNT_START)
def harpe_of_hunters(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    """In a hunt the hand limit waits (LH-6.1)."""
    g.draw_cards(seat, tables.ARTIFACT_AMOUNT[what])
    return then


@artifact("poison_arrows", HUNT_START)
def poison_arrows(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    g.draw_cards(seat, tables.ARTIFACT_AMOUNT[what])
    return g.call(FreeWound(), then=then)


# ---------------------------------------------------------------------- as a regular action


@artifact("femes_trumpet", ACTION, action_used)
def femes_trumpet(g: Hellas, seat: Seat, _what: i64, then: Step) -> Step:
    return g.call(ClearAction(seat=seat), then=then)


@artifact("pandoras_box", ACTION, some_monster)
def pandoras_box(g: Hellas, seat: Seat, _what: i64, then: Step) -> Step:
    return g.call(monsters.MonsterPhase(seat=seat), then=then)


@artifact("horn_of_plenty", ACTION, city_to_recruit_in)
def horn_of_plenty(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    cities = g.lord(seat).held & tables.CITIES
    return g.call(armies.RecruitOne(seat=seat, count=tables.ARTIFACT_AMOUNT[what], regions=cities), then=then)


@artifact("ambrosia", ACTION, is_injured)
def ambrosia(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    return g.call(attributes.Heal(seat=seat, count=tables.ARTIFACT_AMOUNT[what]), then=then)


@artifact("ariadnes_thread", ACTION, some_monster)
def ariadnes_thread(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    return g.call(DriveAny(seat=seat, reach=tables.ARTIFACT_AMOUNT[what]), then=then)


@artifact("head_of_sphinx", ACTION, in_free_region)
def head_of_sphinx(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    at = g.lord(seat).at
    g.set_owner(at, seat)
    return g.call(armies.Recruit(seat=seat, region=at, count=tables.ARTIFACT_AMOUNT[what]), then=then)


@artifact("eye_of_cyclops", ACTION, in_temple_with_room)
def eye_of_cyclops(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    g.gain_priest(seat, tables.ARTIFACT_AMOUNT[what])
    return then


@artifact("adamant_tethers", ACTION, among_enemies)
@artifact("chimeras_fire", ACTION, among_enemies)
def kill_around_hero(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    at = g.lord(seat).at
    return g.call(armies.Losses(seat=g.enemy_in(seat, at), region=at, count=tables.ARTIFACT_AMOUNT[what]), then=then)


@artifact("owl_of_athena", ACTION)
def owl_of_athena(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    return g.call(cards.KeepOne(seat=seat, count=tables.ARTIFACT_AMOUNT[what]), then=then)


@artifact("thunder_of_zeus", ACTION, something_to_strike)
def thunder_of_zeus(g: Hellas, seat: Seat, what: i64, then: Step) -> Step:
    return g.call(Thunder(seat=seat, injuries=tables.ARTIFACT_AMOUNT[what]), then=then)


@artifact("boots_of_hermes", ACTION, on_the_map)
def boots_of_hermes(g: Hellas, seat: Seat, _what: i64, then: Step) -> Step:
    return g.call(AppearAnywhere(seat=seat), then=then)


# ---------------------------------------------------------------------- those that ask


class ClearAction(HellasRule):
    """Feme's Trumpet: one special action is fresh again."""

    seat: Seat

    @step
    def ask(self, g: Hellas) -> Step:
        g.offer_each(words.CLEAR, g.lord(self.seat).used)
        return g.ask(self.seat, words.ASK_CLEAR, then=self.clear)

    @step
    def clear(self, g: Hellas) -> Step:
        g.lord(self.seat).used &= ~BIT[arg_a(g.answer)]
        g.tell(words.ACTION_CLEARED, self.seat, arg_a(g.answer))
        return g.end()


class DriveAny(HellasRule):
    """Ariadne's Thread: some monster, up to ``reach`` regions away."""

    seat: Seat
    reach: i64

    @step
    def ask(self, g: Hellas) -> Step:
        for monster in range(tables.MONSTERS):
            lair = g.lair[monster]
            if lair >= 0:
                regions = tables.WITHIN[self.reach * tables.REGIONS + lair] & ~BIT[lair]
                g.offer_ways(words.DRIVE, monster, regions)
        return g.ask(self.seat, words.ASK_DRIVE_ANY, then=self.go)

    @step
    def go(self, g: Hellas) -> Step:
        monsters.drive(g, arg_a(g.answer), arg_b(g.answer))
        return g.end()


class Thunder(HellasRule):
    """Thunder of Zeus: a wound to a monster, or injuries to an enemy hero."""

    seat: Seat
    injuries: i64
    end: Step = ENDS

    @step
    def ask(self, g: Hellas) -> Step:
        offer_wounds_outside(g, g.monsters_on_map())
        for other in range(g.players):
            if may_smite(g, self.seat, other):
                g.offer(code(words.SMITE, other))
        return g.ask(self.seat, words.ASK_THUNDER, then=self.strike)

    @step
    def strike(self, g: Hellas) -> Step:
        if verb_of(g.answer) == words.SMITE:
            return g.call(attributes.Injure(seat=arg_a(g.answer), count=self.injuries), then=self.end)
        wound_outside(g, self.seat, arg_a(g.answer), arg_b(g.answer))
        return g.end()


class AppearAnywhere(HellasRule):
    """Boots of Hermes: the hero to any other region."""

    seat: Seat

    @step
    def ask(self, g: Hellas) -> Step:
        special.offer_appearance(g, g.lord(self.seat).at)
        return g.ask(self.seat, words.ASK_APPEAR, then=self.go)

    @step
    def go(self, g: Hellas) -> Step:
        special.appear(g, self.seat, arg_a(g.answer))
        return g.end()
