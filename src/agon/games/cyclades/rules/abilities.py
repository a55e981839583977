"""CY-8: what heroes give when they are sacrificed. Their military abilities are in marches and battles.

Every ability is registered by the id of its hero: when it would do something, and the rule that does it. Penthesilea's
is a trigger instead: see the founding of metropolises. Ruling 9.b: conditions are the faction's own, the purse is the
team's.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.frame import FactionRule
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Building, Faction, Hero, Land
from agon.games.cyclades.rules.march import Flight, flight_sources
from agon.games.cyclades.rules.metropolis import Found, clear, grow, may_sacrifice
from agon.games.cyclades.rules.offers import offer_buildings
from agon.kernel.bits import BIT, count_bits, has
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.engine import Frame
from agon.kernel.rule import Step, step

Condition = Callable[[Cyclades, Faction, Land], bool]


class Ability:
    def __init__(self, is_usable: Condition, rule: Callable[..., Frame]) -> None:
        self.is_usable: Condition = is_usable
        self.rule: Callable[..., Frame] = rule


ABILITIES: Final[dict[int, Ability]] = {}
"""By hero."""


def ability(hero: str, is_usable: Condition, rule: Callable[..., Frame]) -> None:
    """Register what a hero can: ``rule`` takes the faction and the hero."""
    ABILITIES[tables.number_of(hero, tables.HERO_IDS)] = Ability(is_usable, rule)


def is_usable(g: Cyclades, faction: Faction, hero: Hero, land: Land) -> bool:
    """Whether the ability of this hero would do something, used by one who stands in ``land``."""
    return hero in ABILITIES and ABILITIES[hero].is_usable(g, faction, land)


def has_room(g: Cyclades, faction: Faction) -> bool:
    """Whether a metropolis would find a token and a slot, or a card to lie on."""
    if g.tokens == 0:
        return False
    lands = g.factions[faction].lands
    for kind in range(tables.EMPTY, tables.METROPOLIS):
        if g.count_buildings(lands, kind) > 0:
            return True
    return may_sacrifice(g, faction, tables.PENTHESILEA)


# ---------------------------------------------------------------------- Ajax, Croesus, Jason


def has_many_areas(g: Cyclades, faction: Faction, _land: Land) -> bool:
    """CY-8.5."""
    return count_bits(g.factions[faction].lands) >= tables.AJAX_AREAS and has_room(g, faction)


def is_rich(g: Cyclades, faction: Faction, _land: Land) -> bool:
    """CY-8.8."""
    return g.gold(faction) >= tables.CROESUS_COINS and has_room(g, faction)


def has_all_fleets_afloat(g: Cyclades, faction: Faction, _land: Land) -> bool:
    """CY-8.13."""
    return g.factions[faction].fleets_left == 0 and has_room(g, faction)


class HeroFounds(FactionRule):
    """A metropolis for what the faction has reached; Croesus' costs coins."""

    hero: Hero

    @step
    def pay(self, g: Cyclades) -> Step:
        if self.hero == tables.CROESUS:
            g.pay(self.faction, tables.CROESUS_COINS)
        return g.become(Found(faction=self.faction))


ability("ajax", has_many_areas, HeroFounds)
ability("croesus", is_rich, HeroFounds)
ability("jason", has_all_fleets_afloat, HeroFounds)

# ---------------------------------------------------------------------- Helen, Odysseus


def kinds_with(g: Cyclades, faction: Faction, least: i64) -> i64:
    """The types of basic buildings of which the faction has so many, as bits."""
    found: i64 = 0
    for kind in range(tables.PORT, tables.METROPOLIS):
        if g.count_buildings(g.factions[faction].lands, kind) >= least:
            found |= BIT[kind]
    return found


def has_pairs(g: Cyclades, faction: Faction, _land: Land) -> bool:
    kinds = kinds_with(g, faction, tables.HERO_ALIKE[tables.HELEN])
    return g.tokens != 0 and count_bits(kinds) >= tables.HERO_SETS[tables.HELEN]


def has_three_alike(g: Cyclades, faction: Faction, _land: Land) -> bool:
    return g.tokens != 0 and kinds_with(g, faction, tables.HERO_ALIKE[tables.ODYSSEUS]) != 0


class GiveUpBuildings(FactionRule):
    """A metropolis for basic buildings: CY-8.7: two and two of two types; CY-8.9: three of one."""

    hero: Hero
    kind: Building = 0
    first_kind: Building = 0
    given_up: i64 = 0

    @step
    def ask_slot(self, g: Cyclades) -> Step:
        """Of the type begun with, or of any that makes a set and did not make the first."""
        kinds = BIT[self.kind]
        if self.kind == 0:
            kinds = kinds_with(g, self.faction, tables.HERO_ALIKE[self.hero]) & ~BIT[self.first_kind]
        for kind in range(tables.PORT, tables.METROPOLIS):
            if has(kinds, kind):
                offer_buildings(g, words.CLEAR, g.factions[self.faction].lands, kind)
        return g.ask(g.seat(self.faction), words.ASK_GIVE_UP, self.hero, then=self.give_up)

    @step
    def give_up(self, g: Cyclades) -> Step:
        slot = arg_a(g.answer)
        self.kind = g.building[slot]
        clear(g, self.faction, slot)
        self.given_up += 1
        alike = tables.HERO_ALIKE[self.hero]
        if self.given_up == alike * tables.HERO_SETS[self.hero]:
            return g.become(Found(faction=self.faction))
        if self.given_up == alike:
            self.first_kind = self.kind
            self.kind = 0
        return self.ask_slot


ability("helen", has_pairs, GiveUpBuildings)
ability("odysseus", has_three_alike, GiveUpBuildings)

# ---------------------------------------------------------------------- Hector


def can_trade(g: Cyclades, faction: Faction, _land: Land) -> bool:
    return g.factions[faction].priestesses >= tables.HECTOR_PRIESTESSES and g.philosophers_left > 0


class TradePriestesses(FactionRule):
    """CY-8.6: two priestesses become a philosopher, as often as wished; a fourth philosopher builds at once."""

    hero: Hero

    @step
    def trade(self, g: Cyclades) -> Step:
        for n in range(tables.HECTOR_PRIESTESSES):
            g.drop_priestess(self.faction)
        g.tell(words.TRADED, g.who(self.faction))
        g.give_philosopher(self.faction)
        return grow(g, self.faction, self.ask_again)

    @step
    def ask_again(self, g: Cyclades) -> Step:
        if not can_trade(g, self.faction, tables.NOWHERE):
            return g.end()
        g.offer(code(words.TRADE))
        g.offer(code(words.DONE))
        return g.ask(g.seat(self.faction), words.ASK_TRADE, then=self.decided)

    @step
    def decided(self, g: Cyclades) -> Step:
        return g.end() if verb_of(g.answer) == words.DONE else self.trade


ability("hector", can_trade, TradePriestesses)

# ---------------------------------------------------------------------- Perseus


def can_fly(g: Cyclades, faction: Faction, land: Land) -> bool:
    return flight_sources(g, faction, land) != 0


def perseus_flight(faction: Faction, hero: Hero) -> Frame:
    """CY-8.12."""
    assert hero == tables.PERSEUS
    return Flight(faction=faction, card=tables.NONE)


ability("perseus", can_fly, perseus_flight)
