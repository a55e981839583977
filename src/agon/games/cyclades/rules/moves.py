"""CY-6: sea moves and land moves. What can be reached, who goes, what it costs."""

from typing import Final

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.game import Cyclades, set_of_four
from agon.games.cyclades.reach import reachable_lands
from agon.games.cyclades.rules.entry import Entry
from agon.games.cyclades.rules.metropolis import offer_areas
from agon.games.cyclades.rules.sea_battle import SeaBattle
from agon.games.cyclades.rulings import LAST_LAND_COUNTS_SETS, LAST_LAND_MUST_BRING_IT
from agon.kernel.bits import BIT, count_bits, has, lowest
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import Rule, Step, step

# kinds of land moves
WITH_ARES: Final = 0
ON_CAMPAIGN: Final = 1
BY_FLIGHT: Final = 2
"""Pegasus or Perseus: from anywhere to anywhere, free."""


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


def is_protected(g: Cyclades, faction: i64, land: i64) -> bool:
    """CY-6.5: the last land area of an opponent, unless taking it would end the game."""
    owner = g.owner[land]
    if owner < 0 or not g.are_enemies(faction, owner):
        return False
    if count_bits(g.factions[owner].lands) > 1:
        return False
    held = g.side_metropolises(faction)
    gained = g.count_buildings(BIT[land], tables.METROPOLIS)
    if LAST_LAND_COUNTS_SETS and set_of_four(g, g.side_lands(faction) | BIT[land]):
        gained += 1
    if held >= g.needed:
        return LAST_LAND_MUST_BRING_IT
    return held + gained < g.needed


def allowed_lands(g: Cyclades, faction: i64) -> i64:
    """Land areas where a move may end: not Medusa's, not a partner's, no protected one."""
    lands = g.map.all_land & ~g.medusa_mask()
    if g.teams:
        lands &= ~g.factions[faction ^ 1].lands  # CY-11.4
    for rival in range(g.count):
        if g.are_enemies(faction, rival) and count_bits(g.factions[rival].lands) == 1:
            if is_protected(g, faction, lowest(g.factions[rival].lands)):
                lands &= ~g.factions[rival].lands
    return lands


def steps_to(g: Cyclades, faction: i64, land: i64, to: i64, with_jason: bool) -> i64:
    """How many moves the way takes: one, or more through areas of the partner (ruling 12.a)."""
    steps: i64 = 0
    here = BIT[land]
    while True:
        steps += 1
        there = step_from(g, faction, here, with_jason)
        if has(there, to):
            return steps
        here = there & g.factions[faction ^ 1].lands & ~g.medusa_mask()


def step_from(g: Cyclades, faction: i64, lands: i64, with_jason: bool) -> i64:
    found: i64 = 0
    rest = lands
    while rest != 0:
        found |= reachable_lands(g, faction, lowest(rest), with_jason)
        rest &= rest - 1
    return found


def march_targets(g: Cyclades, faction: i64, land: i64, kind: i64, campaigns: i64, with_jason: bool) -> i64:
    """Where a land move from here may end, as far as the coins go."""
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


class March(Rule):
    """CY-6.2: troops and heroes of one land area go to another. ``n`` counts campaigns made before."""

    faction: i64 = -1
    land: i64 = -1
    flags: i64 = 0
    n: i64 = 0
    left: i64 = 0
    mercenaries: i64 = 0
    heroes: i64 = 0

    def is_mustering(self) -> bool:
        """Who goes is not yet settled."""
        return self.step == self.muster or self.step == self.mustered

    def has_gone(self) -> bool:
        return self.step == self.arrived

    @step
    def muster(self, g: Cyclades) -> Step:
        alone = march_targets(g, self.faction, self.land, self.flags, self.n, False)
        must = HERO_MUST_GO if self.flags == ON_CAMPAIGN else 0
        if alone == 0:
            must |= JASON_MUST_GO
        return g.call(Muster(faction=self.faction, land=self.land, flags=must), then=self.mustered)

    @step
    def mustered(self, g: Cyclades) -> Step:
        self.left = g.value & 255
        self.mercenaries = (g.value >> 8) & 255
        self.heroes = g.value >> 16
        return self.ask_where

    def with_jason(self) -> bool:
        return self.flags == ON_CAMPAIGN and has(self.heroes, tables.JASON)

    @step("where")
    def ask_where(self, g: Cyclades) -> Step:
        targets = march_targets(g, self.faction, self.land, self.flags, self.n, self.with_jason())
        offer_areas(g, words.TO_LAND, targets)
        seat = g.seat(self.faction)
        if self.flags == BY_FLIGHT:
            return g.ask(seat, words.ASK_FLIGHT, then=self.go)
        elif g.teams:
            return g.ask_secretly(
                seat, words.ASK_MARCH_TO, self.land, then=self.go
            )  # how far a team can go tells its coins
        else:
            return g.ask(seat, words.ASK_MARCH_TO, self.land, then=self.go)

    @step
    def go(self, g: Cyclades) -> Step:
        to = arg_a(g.answer)
        if self.flags != BY_FLIGHT:
            steps = steps_to(g, self.faction, self.land, to, self.with_jason())
            g.pay(self.faction, price_of_steps(self.flags, self.n, steps))
            self.n = steps
        g.troops[self.land] -= self.left
        g.mercenaries[self.land] -= self.mercenaries
        g.heroes[self.land] &= ~self.heroes
        g.tell(
            words.MARCHED,
            g.who(self.faction),
            self.land,
            to,
            self.left,
            self.mercenaries,
            count_bits(self.heroes),
        )
        entry = Entry(faction=self.faction, land=to, n=self.left, mercenaries=self.mercenaries, heroes=self.heroes)
        return g.call(entry, then=self.arrived)

    @step
    def arrived(self, g: Cyclades) -> Step:
        return g.end(self.n)


HERO_MUST_GO: Final = 1
JASON_MUST_GO: Final = 2


class Muster(Rule):
    """Who goes: each hero, then how many troops, then how many mercenaries; at least one piece in all."""

    faction: i64 = -1
    land: i64 = -1
    flags: i64 = 0
    at: i64 = 0
    n: i64 = 0
    heroes: i64 = 0

    @step("hero")
    def ask_hero(self, g: Cyclades) -> Step:
        there = g.heroes[self.land]
        while self.at < tables.HEROES and not has(there, self.at):
            self.at += 1
        if self.at == tables.HEROES:
            return self.troops
        g.offer(code(words.JOIN, self.at))
        if not self.must_go(g, there):
            g.offer(code(words.LEAVE, self.at))
        return g.ask(g.seat(self.faction), words.ASK_JOIN, self.at, self.land, then=self.chosen)

    @step
    def chosen(self, g: Cyclades) -> Step:
        if verb_of(g.answer) == words.JOIN:
            self.heroes |= BIT[self.at]
        self.at += 1
        return self.ask_hero

    @step
    def troops(self, g: Cyclades) -> Step:
        least: i64 = 0 if self.heroes != 0 or g.mercenaries[self.land] > 0 else 1
        offer_numbers(g, least, g.troops[self.land])
        return g.ask(g.seat(self.faction), words.ASK_HOW_MANY_TROOPS, self.land, then=self.troops_chosen)

    @step("troops-chosen")
    def troops_chosen(self, g: Cyclades) -> Step:
        self.n = arg_a(g.answer)
        return self.mercenaries

    @step
    def mercenaries(self, g: Cyclades) -> Step:
        least = 0 if self.heroes != 0 or self.n > 0 else 1
        offer_numbers(g, least, g.mercenaries[self.land])
        return g.ask(g.seat(self.faction), words.ASK_HOW_MANY_MERCENARIES, self.land, then=self.done)

    @step
    def done(self, g: Cyclades) -> Step:
        return g.end(self.n | arg_a(g.answer) << 8 | self.heroes << 16)

    def must_go(self, g: Cyclades, there: i64) -> bool:
        """The last one asked, if nobody else goes; Jason, if only enemy fleets lead anywhere."""
        if self.flags & JASON_MUST_GO != 0 and self.at == tables.JASON:
            return True
        is_last = there >> (self.at + 1) == 0
        if not is_last or self.heroes != 0:
            return False
        return self.flags & HERO_MUST_GO != 0 or not g.has_troops(self.land)


def offer_numbers(g: Cyclades, least: i64, most: i64) -> None:
    for n in range(least, most + 1):
        g.offer(code(words.TAKE, n))


def sail_targets(g: Cyclades, faction: i64, sea: i64) -> i64:
    """Neighbouring sea areas that are open, or further ones through areas of the partner (CY-11.4)."""
    open_seas = ~g.closed_seas()
    near = g.map.sea_seas[sea] & open_seas
    if not g.teams:
        return near
    passing = g.factions[faction ^ 1].seas
    targets = near & ~passing
    through = near & passing
    seen = through
    steps: i64 = 1
    while through != 0:
        steps += 1
        if tables.MOVE_PRICE * steps > g.gold(faction):
            break
        near = sea_step(g, through) & open_seas
        targets |= near & ~passing & ~BIT[sea]
        through = near & passing & ~seen
        seen |= through
    return targets


def sea_step(g: Cyclades, seas: i64) -> i64:
    found: i64 = 0
    rest = seas
    while rest != 0:
        found |= g.map.sea_seas[lowest(rest)]
        rest &= rest - 1
    return found


def sail_steps(g: Cyclades, faction: i64, sea: i64, to: i64) -> i64:
    steps: i64 = 1
    here = g.map.sea_seas[sea] & ~g.closed_seas()
    while not has(here, to):
        here = sea_step(g, here & g.factions[faction ^ 1].seas) & ~g.closed_seas()
        steps += 1
    return steps


class Sail(Rule):
    """CY-6.1: fleets of one sea area go to a neighbouring one; enemy fleets there mean battle."""

    faction: i64 = -1
    sea: i64 = -1
    to: i64 = -1
    n: i64 = 0

    def has_sailed(self) -> bool:
        return self.step == self.there

    @step
    def where(self, g: Cyclades) -> Step:
        offer_areas(g, words.TO_SEA, sail_targets(g, self.faction, self.sea))
        if g.teams:
            return g.ask_secretly(g.seat(self.faction), words.ASK_SAIL_TO, self.sea, then=self.how_many)
        else:
            return g.ask(g.seat(self.faction), words.ASK_SAIL_TO, self.sea, then=self.how_many)

    @step("how-many")
    def how_many(self, g: Cyclades) -> Step:
        self.to = arg_a(g.answer)
        return self.ask_number

    @step
    def go(self, g: Cyclades) -> Step:
        n = arg_a(g.answer)
        g.pay(self.faction, tables.MOVE_PRICE * sail_steps(g, self.faction, self.sea, self.to))
        g.take_fleets(self.sea, n)
        g.tell(words.SAILED, g.who(self.faction), n, self.sea, self.to)
        rival = g.sea_owner[self.to]
        if g.are_enemies(self.faction, rival):
            return g.call(SeaBattle(faction=self.faction, rival=rival, sea=self.to, n=n), then=self.there)
        else:
            g.put_fleets(self.faction, self.to, n)
            return self.there

    @step("ask-number")
    def ask_number(self, g: Cyclades) -> Step:
        offer_numbers(g, 1, g.fleets[self.sea])
        return g.ask(g.seat(self.faction), words.ASK_HOW_MANY_FLEETS, self.sea, self.to, then=self.go)

    @step
    def there(self, g: Cyclades) -> Step:
        return g.end()
