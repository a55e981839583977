"""CY-10.9, CY-10.11, CY-10.13, CY-10.15: creatures that move or swap what is there."""

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rules.heroes import flight_sources
from agon.games.cyclades.rules.metropolis import Growth, growth_is_due, offer_areas
from agon.games.cyclades.rules.moves import BY_FLIGHT, March
from agon.games.cyclades.rules.prey import fizzle
from agon.kernel.bits import BIT, count_bits, lowest
from agon.kernel.codes import arg_a, arg_b, code
from agon.kernel.rule import Rule, Step, step


class Pegasus(Rule):
    """CY-10.9: a free move from anywhere to anywhere; Medusa bars both."""

    faction: i64 = -1

    @step
    def ask(self, g: Cyclades) -> Step:
        offer_areas(g, words.MARCH, flight_sources(g, self.faction, tables.NONE))
        if g.offered == 0:
            return fizzle(g, self.faction, tables.PEGASUS)
        else:
            return g.ask(g.seat(self.faction), words.ASK_FLIGHT, then=self.do)

    @step
    def do(self, g: Cyclades) -> Step:
        return g.call(March(faction=self.faction, land=arg_a(g.answer), flags=BY_FLIGHT), then=self.then)

    @step
    def then(self, g: Cyclades) -> Step:
        return g.end()


class Sylph(Rule):
    """CY-10.11: the fleets of two sea areas change places."""

    faction: i64 = -1
    sea: i64 = -1

    @step
    def ask(self, g: Cyclades) -> Step:
        seas = self.sailed_seas(g)
        if count_bits(seas) < 2:
            return fizzle(g, self.faction, tables.SYLPH)
        else:
            offer_areas(g, words.SWAP, seas)
            return g.ask(g.seat(self.faction), words.ASK_SYLPH, then=self.do)

    @step
    def do(self, g: Cyclades) -> Step:
        self.sea = arg_a(g.answer)
        return self.ask_more

    @step
    def then(self, g: Cyclades) -> Step:
        return self.swap(g, self.sea, arg_a(g.answer))

    @step("ask-more")
    def ask_more(self, g: Cyclades) -> Step:
        offer_areas(g, words.SWAP, self.sailed_seas(g) & ~BIT[self.sea])
        return g.ask(g.seat(self.faction), words.ASK_SYLPH_SECOND, self.sea, then=self.do_more)

    @step("do-more")
    def do_more(self, g: Cyclades) -> Step:
        return self.swap(g, self.sea, arg_a(g.answer))

    def sailed_seas(self, g: Cyclades) -> i64:
        seas: i64 = 0
        for faction in range(g.count):
            seas |= g.factions[faction].seas
        return seas

    def swap(self, g: Cyclades, one: i64, other: i64) -> Step:
        owner, n = g.sea_owner[one], g.fleets[one]
        rival, m = g.sea_owner[other], g.fleets[other]
        g.take_fleets(one, n)
        g.take_fleets(other, m)
        g.put_fleets(rival, one, m)
        g.put_fleets(owner, other, n)
        g.tell(words.SWAPPED_FLEETS, g.who(self.faction), one, other)
        return g.end()


class Charon(Rule):
    """CY-10.13: an own hero leaves the game, one of the column takes the place, in Medusa's area too."""

    faction: i64 = -1
    hero: i64 = -1
    land: i64 = -1

    @step
    def ask(self, g: Cyclades) -> Step:
        rest = g.factions[self.faction].lands
        if g.hero_cells[0] < 0 and g.hero_cells[1] < 0:
            rest = 0
        while rest != 0:
            heroes = g.heroes[lowest(rest)]
            rest &= rest - 1
            while heroes != 0:
                g.offer(code(words.DISMISS, lowest(heroes)))
                heroes &= heroes - 1
        if g.offered == 0:
            return fizzle(g, self.faction, tables.CHARON)
        else:
            return g.ask(g.seat(self.faction), words.ASK_CHARON, then=self.do)

    @step
    def do(self, g: Cyclades) -> Step:
        self.hero = arg_a(g.answer)
        self.land = g.land_of_hero(self.hero)
        return self.ask_more

    @step
    def then(self, g: Cyclades) -> Step:
        return self.swap(g, arg_a(g.answer))

    @step("ask-more")
    def ask_more(self, g: Cyclades) -> Step:
        for cell in range(tables.HERO_CELLS):
            if g.hero_cells[cell] >= 0:
                g.offer(code(words.HIRE, g.hero_cells[cell]))
        return g.ask(g.seat(self.faction), words.ASK_CHARON_HERO, self.hero, then=self.do_more)

    @step("do-more")
    def do_more(self, g: Cyclades) -> Step:
        return self.swap(g, arg_a(g.answer))

    def swap(self, g: Cyclades, hero: i64) -> Step:
        g.heroes[self.land] &= ~BIT[self.hero]
        g.heroes_out |= BIT[self.hero]
        for cell in range(tables.HERO_CELLS):
            if g.hero_cells[cell] == hero:
                g.hero_cells[cell] = tables.NONE
        g.heroes[self.land] |= BIT[hero]
        g.fresh_heroes |= BIT[hero]  # CY-8.2
        g.tell(words.SWAPPED_HERO, g.who(self.faction), self.hero, hero)
        return g.end()


class Cyclops(Rule):
    """CY-10.15: a basic building becomes another type from the stock, in its slot (ruling 6.e)."""

    faction: i64 = -1

    @step
    def ask(self, g: Cyclades) -> Step:
        rest = g.factions[self.faction].lands
        while rest != 0:
            land = lowest(rest)
            rest &= rest - 1
            for slot in range(land * 4, land * 4 + g.map.slot_count[land]):
                if tables.PORT <= g.building[slot] <= tables.ACADEMY:
                    self.offer_kinds(g, slot)
        if g.offered == 0:
            return fizzle(g, self.faction, tables.CYCLOPS)
        else:
            return g.ask(g.seat(self.faction), words.ASK_CYCLOPS, then=self.do)

    @step
    def do(self, g: Cyclades) -> Step:
        return self.convert(g, arg_a(g.answer), arg_b(g.answer))

    @step
    def then(self, g: Cyclades) -> Step:
        return g.end()

    def offer_kinds(self, g: Cyclades, slot: i64) -> None:
        for kind in range(tables.PORT, tables.METROPOLIS):
            if kind != g.building[slot] and g.stock[kind] > 0:
                g.offer(code(words.CONVERT, slot, kind))

    def convert(self, g: Cyclades, slot: i64, kind: i64) -> Step:
        g.tell(words.CONVERTED, g.who(self.faction), g.building[slot], kind, slot // 4)
        g.clear_slot(slot)
        g.put_building(slot, kind)
        if growth_is_due(g, self.faction):
            return g.call(Growth(faction=self.faction), then=self.then)
        else:
            return g.end()
