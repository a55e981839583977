"""CY-6.2, CY-8.4, CY-8.12, CY-10.9: land moves, campaigns and flights. What can be reached, who goes, what it costs."""

from typing import Final

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.frame import CardRule, FactionRule
from agon.games.cyclades.game import Cyclades, set_of_four
from agon.games.cyclades.ids import Faction, Hero, Heroes, Land, Lands
from agon.games.cyclades.reach import reachable_lands
from agon.games.cyclades.rules.creatures import creature
from agon.games.cyclades.rules.entry import Entry
from agon.games.cyclades.rules.offers import offer_numbers
from agon.kernel.bits import BIT, count_bits, each, has, lowest
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import Step, step

# kinds of land moves
WITH_ARES: Final = 0
ON_CAMPAIGN: Final = 1
BY_FLIGHT: Final = 2
"""Pegasus or Perseus: from anywhere to anywhere, free."""

MOST_FOR_A_MOVE: Final = 60
"""No way on any board costs so much."""


def price_of_steps(kind: i64, campaigns: i64, steps: i64) -> i64:
    """CY-5.8: 1 each with Ares; CY-8.4: 1, 2, 3 … for the campaigns of a turn."""
    if kind == BY_FLIGHT:
        return 0
    if kind == WITH_ARES:
        return tables.MOVE_PRICE * steps
    price: i64 = 0
    for made in range(steps):
        price += campaigns + 1 + made
    return price


def is_protected(g: Cyclades, faction: Faction, land: Land) -> bool:
    """CY-6.5: whether the last land area of an opponent may not be attacked: unless taking it would end the game.

    Ruling 7.b: metropolises completed with the captured buildings count for the exception. Ruling 7.c: who has enough
    already gains nothing by it, the capture itself must bring them there. Ruling 7.e: it guards against moves only,
    not against kills, thefts and sea battles.
    """
    held = g.side_metropolises(faction)
    gained = g.count_buildings(BIT[land], tables.METROPOLIS)
    if set_of_four(g, g.side_lands(faction) | BIT[land]):
        gained += 1
    return held >= g.needed or held + gained < g.needed


def allowed_lands(g: Cyclades, faction: Faction) -> Lands:
    """Land areas where a move may end: not Medusa's, not a partner's, no protected one.

    Ruling 7.a: to attack is any way in, flights and areas with only a token included.
    """
    lands = g.map.all_land & ~g.medusa_mask()
    if g.teams:
        lands &= ~g.factions[faction ^ 1].lands  # CY-11.4
    for rival in range(g.count):
        theirs = g.factions[rival].lands
        if theirs & (theirs - 1) == 0 and theirs != 0 and g.are_enemies(faction, rival):  # a last land
            if is_protected(g, faction, lowest(theirs)):
                lands &= ~theirs
    return lands


def steps_to(g: Cyclades, faction: Faction, land: Land, to: Land, with_jason: bool) -> i64:
    """How many moves the way takes: one, or more through areas of the partner (ruling 12.a)."""
    steps: i64 = 0
    here = BIT[land]
    while True:
        steps += 1
        there = step_from(g, faction, here, with_jason)
        if has(there, to):
            return steps
        here = there & g.factions[faction ^ 1].lands & ~g.medusa_mask()


def step_from(g: Cyclades, faction: Faction, lands: Lands, with_jason: bool) -> Lands:
    found: i64 = 0
    for land in each(lands):
        found |= reachable_lands(g, faction, land, with_jason)
    return found


def march_targets(g: Cyclades, faction: Faction, land: Land, kind: i64, campaigns: i64, with_jason: bool) -> Lands:
    """Where a land move from here may end, as far as the coins go.

    Ruling 12.a: passing a partner's areas is one move at the price of its steps.
    """
    if has(g.medusa_mask(), land):
        return 0
    allowed = allowed_lands(g, faction) & ~BIT[land]
    if kind == BY_FLIGHT:
        return allowed
    near = reachable_lands(g, faction, land, with_jason)
    targets = near & allowed
    if not g.teams:
        return targets
    passing = g.factions[faction ^ 1].lands & ~g.medusa_mask()
    through = near & passing
    steps: i64 = 1
    seen = through
    while through != 0:
        steps += 1
        if price_of_steps(kind, campaigns, steps) > g.gold(faction):
            break
        near = step_from(g, faction, through, with_jason)
        targets |= near & allowed
        through = near & passing & ~seen
        seen |= through
    return targets


def flight_sources(g: Cyclades, faction: Faction, leaving: Land) -> Lands:
    """CY-8.12: land areas with pieces besides a hero who leaves, outside Medusa's."""
    found: i64 = 0
    for land in each(g.factions[faction].lands & ~g.medusa_mask()):
        if g.has_pieces(land) and march_targets(g, faction, land, BY_FLIGHT, 0, False) != 0:
            alone = g.troops[land] + g.mercenaries[land] + count_bits(g.heroes[land]) == 1
            if land != leaving or not alone:
                found |= BIT[land]
    return found


class March(FactionRule):
    """CY-6.2: troops and heroes of one land area go to another; gives back how many moves it took.

    Each hero is asked for, then how many troops, then how many mercenaries; at least one piece goes.
    """

    land: Land
    kind: i64
    campaigns: i64 = 0
    jason_must_go: bool = False
    hero: Hero = 0
    troops: i64 = 0
    mercenaries: i64 = 0
    heroes: Heroes = 0
    moves: i64 = 0

    @step
    def muster(self, g: Cyclades) -> Step:
        """Jason must go if only fleets of enemies lead anywhere (CY-8.13)."""
        self.jason_must_go = march_targets(g, self.faction, self.land, self.kind, self.campaigns, False) == 0
        return self.ask_hero

    @step
    def ask_hero(self, g: Cyclades) -> Step:
        there = g.heroes[self.land]
        while self.hero < tables.HEROES and not has(there, self.hero):
            self.hero += 1
        if self.hero == tables.HEROES:
            return self.ask_troops
        g.offer(code(words.JOIN, self.hero))
        if not self.must_go(g, there):
            g.offer(code(words.LEAVE, self.hero))
        return g.ask(g.seat(self.faction), words.ASK_JOIN, self.hero, self.land, then=self.hero_chosen)

    def must_go(self, g: Cyclades, there: Heroes) -> bool:
        """The last one asked, if nobody else goes; on a campaign one hero at least."""
        if self.jason_must_go and self.hero == tables.JASON:
            return True
        is_last = there >> (self.hero + 1) == 0
        if not is_last or self.heroes != 0:
            return False
        return self.kind == ON_CAMPAIGN or not g.has_troops(self.land)

    @step
    def hero_chosen(self, g: Cyclades) -> Step:
        if verb_of(g.answer) == words.JOIN:
            self.heroes |= BIT[self.hero]
        self.hero += 1
        return self.ask_hero

    @step
    def ask_troops(self, g: Cyclades) -> Step:
        least: i64 = 0 if self.heroes != 0 or g.mercenaries[self.land] > 0 else 1
        offer_numbers(g, least, g.troops[self.land])
        return g.ask(g.seat(self.faction), words.ASK_HOW_MANY_TROOPS, self.land, then=self.troops_chosen)

    @step
    def troops_chosen(self, g: Cyclades) -> Step:
        self.troops = arg_a(g.answer)
        return self.ask_mercenaries

    @step
    def ask_mercenaries(self, g: Cyclades) -> Step:
        least: i64 = 0 if self.heroes != 0 or self.troops > 0 else 1
        offer_numbers(g, least, g.mercenaries[self.land])
        return g.ask(g.seat(self.faction), words.ASK_HOW_MANY_MERCENARIES, self.land, then=self.mercenaries_chosen)

    @step
    def mercenaries_chosen(self, g: Cyclades) -> Step:
        self.mercenaries = arg_a(g.answer)
        return self.ask_where

    @step
    def ask_where(self, g: Cyclades) -> Step:
        """How far a team can go tells its coins, so there even a single target must not answer itself."""
        with_jason = self.with_jason()
        targets = march_targets(g, self.faction, self.land, self.kind, self.campaigns, with_jason)
        g.offer_each(words.TO_LAND, targets)
        seat = g.seat(self.faction)
        if self.kind == BY_FLIGHT:
            return g.ask(seat, words.ASK_FLIGHT, then=self.go)
        if g.teams:
            return g.ask_secretly(seat, words.ASK_MARCH_TO, self.land, then=self.go)
        return g.ask(seat, words.ASK_MARCH_TO, self.land, then=self.go)

    def with_jason(self) -> bool:
        return self.kind == ON_CAMPAIGN and has(self.heroes, tables.JASON)

    @step
    def go(self, g: Cyclades) -> Step:
        to = arg_a(g.answer)
        if self.kind != BY_FLIGHT:
            self.moves = steps_to(g, self.faction, self.land, to, self.with_jason())
            g.pay(self.faction, price_of_steps(self.kind, self.campaigns, self.moves))
        g.troops[self.land] -= self.troops
        g.mercenaries[self.land] -= self.mercenaries
        g.remove_heroes(self.land, self.heroes)
        heroes = count_bits(self.heroes)
        g.tell(words.MARCHED, g.who(self.faction), self.land, to, self.troops, self.mercenaries, heroes)
        entry = Entry(
            faction=self.faction, land=to, troops=self.troops, mercenaries=self.mercenaries, heroes=self.heroes
        )
        return g.call(entry, then=self.arrived)

    @step
    def arrived(self, g: Cyclades) -> Step:
        return g.end(self.moves)

    def coins_needed(self, g: Cyclades) -> i64:
        """The fewest coins with which those who go, as far as they are chosen, can get anywhere."""
        if self.kind == BY_FLIGHT or self.step == self.arrived:
            return 0
        with_jason = self.jason_must_go and has(g.heroes[self.land], tables.JASON)
        if self.step == self.go:
            with_jason = self.with_jason()
        purse = g.purse(self.faction)
        kept = g.coins[purse]
        needed = price_of_steps(self.kind, self.campaigns, 1)
        while needed < MOST_FOR_A_MOVE:
            g.coins[purse] = needed
            if march_targets(g, self.faction, self.land, self.kind, self.campaigns, with_jason) != 0:
                break
            needed += 1
        g.coins[purse] = kept
        return needed


class Flight(CardRule):
    """A free move from anywhere to anywhere; Medusa bars both. ``card`` is Pegasus, or NONE for Perseus."""

    @step
    def ask_source(self, g: Cyclades) -> Step:
        g.offer_each(words.MARCH, flight_sources(g, self.faction, tables.NOWHERE))
        return self.ask_if_able(g, words.ASK_FLIGHT, then=self.fly)

    @step
    def fly(self, g: Cyclades) -> Step:
        return g.become(March(faction=self.faction, land=arg_a(g.answer), kind=BY_FLIGHT))


creature("pegasus", Flight)
