"""CY-10.9, CY-10.11, CY-10.13, CY-10.15: creatures that move or swap what is there."""

from typing import ClassVar

from mypy_extensions import i64

from agon.games.cyclades.frame import CycladesFrame
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rules.heroes import flight_sources
from agon.games.cyclades.rules.metropolis import Growth, growth_is_due, offer_areas
from agon.games.cyclades.rules.moves import BY_FLIGHT, March
from agon.games.cyclades.rules.prey import ASK, ASK_MORE, DO, DO_MORE, THEN, fizzle
from agon.games.cyclades.tables import ACADEMY, CHARON, CYCLOPS, HERO_CELLS, METROPOLIS, NONE, PEGASUS, PORT, SYLPH
from agon.games.cyclades.words import (
    ASK_CHARON,
    ASK_CHARON_HERO,
    ASK_CYCLOPS,
    ASK_FLIGHT,
    ASK_SYLPH,
    ASK_SYLPH_SECOND,
    CONVERT,
    CONVERTED,
    DISMISS,
    HIRE,
    MARCH,
    SWAP,
    SWAPPED_FLEETS,
    SWAPPED_HERO,
)
from agon.kernel.bits import BIT, count_bits, lowest
from agon.kernel.codes import arg_a, arg_b, code


class Pegasus(CycladesFrame):
    """CY-10.9: a free move from anywhere to anywhere; Medusa bars both."""

    NAME: ClassVar[str] = "pegasus"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "do", "then")
    USES: ClassVar[tuple[str, ...]] = ("faction",)

    def blank(self) -> "Pegasus":
        return Pegasus()

    def play(self, g: Cyclades) -> None:
        if self.step == ASK:
            offer_areas(g, MARCH, flight_sources(g, self.faction, NONE))
            if g.offered == 0:
                fizzle(g, self.faction, PEGASUS)
            else:
                g.ask(g.seat(self.faction), ASK_FLIGHT, DO)
        elif self.step == DO:
            g.call(March(self.faction, land=arg_a(g.answer), flags=BY_FLIGHT), THEN)
        else:
            g.end()


class Sylph(CycladesFrame):
    """CY-10.11: the fleets of two sea areas change places."""

    NAME: ClassVar[str] = "sylph"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "do", "then", "ask-more", "do-more")
    USES: ClassVar[tuple[str, ...]] = ("faction", "sea")

    def blank(self) -> "Sylph":
        return Sylph()

    def play(self, g: Cyclades) -> None:
        if self.step == ASK:
            seas = self.sailed_seas(g)
            if count_bits(seas) < 2:
                fizzle(g, self.faction, SYLPH)
            else:
                offer_areas(g, SWAP, seas)
                g.ask(g.seat(self.faction), ASK_SYLPH, DO)
        elif self.step == DO:
            self.sea = arg_a(g.answer)
            self.step = ASK_MORE
        elif self.step == ASK_MORE:
            offer_areas(g, SWAP, self.sailed_seas(g) & ~BIT[self.sea])
            g.ask(g.seat(self.faction), ASK_SYLPH_SECOND, DO_MORE, self.sea)
        else:
            self.swap(g, self.sea, arg_a(g.answer))

    def sailed_seas(self, g: Cyclades) -> i64:
        seas: i64 = 0
        for faction in range(g.count):
            seas |= g.factions[faction].seas
        return seas

    def swap(self, g: Cyclades, one: i64, other: i64) -> None:
        owner, n = g.sea_owner[one], g.fleets[one]
        rival, m = g.sea_owner[other], g.fleets[other]
        g.take_fleets(one, n)
        g.take_fleets(other, m)
        g.put_fleets(rival, one, m)
        g.put_fleets(owner, other, n)
        g.tell(SWAPPED_FLEETS, g.who(self.faction), one, other)
        g.end()


class Charon(CycladesFrame):
    """CY-10.13: an own hero leaves the game, one of the column takes the place, in Medusa's area too."""

    NAME: ClassVar[str] = "charon"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "do", "then", "ask-more", "do-more")
    USES: ClassVar[tuple[str, ...]] = ("faction", "hero", "land")

    def blank(self) -> "Charon":
        return Charon()

    def play(self, g: Cyclades) -> None:
        if self.step == ASK:
            self.ask(g)
        elif self.step == DO:
            self.hero = arg_a(g.answer)
            self.land = g.land_of_hero(self.hero)
            self.step = ASK_MORE
        elif self.step == ASK_MORE:
            for cell in range(HERO_CELLS):
                if g.hero_cells[cell] >= 0:
                    g.offer(code(HIRE, g.hero_cells[cell]))
            g.ask(g.seat(self.faction), ASK_CHARON_HERO, DO_MORE, self.hero)
        else:
            self.swap(g, arg_a(g.answer))

    def ask(self, g: Cyclades) -> None:
        rest = g.factions[self.faction].lands
        if g.hero_cells[0] < 0 and g.hero_cells[1] < 0:
            rest = 0
        while rest != 0:
            heroes = g.heroes[lowest(rest)]
            rest &= rest - 1
            while heroes != 0:
                g.offer(code(DISMISS, lowest(heroes)))
                heroes &= heroes - 1
        if g.offered == 0:
            fizzle(g, self.faction, CHARON)
        else:
            g.ask(g.seat(self.faction), ASK_CHARON, DO)

    def swap(self, g: Cyclades, hero: i64) -> None:
        g.heroes[self.land] &= ~BIT[self.hero]
        g.heroes_out |= BIT[self.hero]
        for cell in range(HERO_CELLS):
            if g.hero_cells[cell] == hero:
                g.hero_cells[cell] = NONE
        g.heroes[self.land] |= BIT[hero]
        g.fresh_heroes |= BIT[hero]  # CY-8.2
        g.tell(SWAPPED_HERO, g.who(self.faction), self.hero, hero)
        g.end()


class Cyclops(CycladesFrame):
    """CY-10.15: a basic building becomes another type from the stock, in its slot (ruling 6.e)."""

    NAME: ClassVar[str] = "cyclops"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "do", "then")
    USES: ClassVar[tuple[str, ...]] = ("faction",)

    def blank(self) -> "Cyclops":
        return Cyclops()

    def play(self, g: Cyclades) -> None:
        if self.step == ASK:
            self.ask(g)
        elif self.step == DO:
            self.convert(g, arg_a(g.answer), arg_b(g.answer))
        else:
            g.end()

    def ask(self, g: Cyclades) -> None:
        rest = g.factions[self.faction].lands
        while rest != 0:
            land = lowest(rest)
            rest &= rest - 1
            for slot in range(land * 4, land * 4 + g.map.slot_count[land]):
                if PORT <= g.building[slot] <= ACADEMY:
                    self.offer_kinds(g, slot)
        if g.offered == 0:
            fizzle(g, self.faction, CYCLOPS)
        else:
            g.ask(g.seat(self.faction), ASK_CYCLOPS, DO)

    def offer_kinds(self, g: Cyclades, slot: i64) -> None:
        for kind in range(PORT, METROPOLIS):
            if kind != g.building[slot] and g.stock[kind] > 0:
                g.offer(code(CONVERT, slot, kind))

    def convert(self, g: Cyclades, slot: i64, kind: i64) -> None:
        g.tell(CONVERTED, g.who(self.faction), g.building[slot], kind, slot // 4)
        g.clear_slot(slot)
        g.put_building(slot, kind)
        if growth_is_due(g, self.faction):
            g.call(Growth(self.faction), THEN)
        else:
            g.end()
