"""CY-2.5 to CY-2.7: the starting areas, in two stages."""

from typing import Final

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Faction, Land, Lands, Seas
from agon.kernel.bits import BIT, each
from agon.kernel.codes import arg_a
from agon.kernel.rule import Rule, Step, step

NO_SEA: Final = -1
"""The answer where all sea around an area is taken."""


class Draft(Rule):
    """Two areas each in turn order, then a third each in reverse order, with three troops.

    A land area and its fleet are chosen together, so that the fleet always has an empty sea; no one else
    chooses in between, so the order of the printed sentence does not matter.
    """

    faction: Faction = tables.NONE
    areas_chosen: i64 = 0
    land: Land = tables.NOWHERE
    troops: i64 = 0

    @step
    def next_area(self, g: Cyclades) -> Step:
        """Two each, then one each."""
        first_stage = 2 * g.count
        if self.areas_chosen == first_stage + g.count:
            return g.end()
        if self.areas_chosen < first_stage:
            self.faction = g.order[self.areas_chosen // 2]
        else:
            self.faction = g.order[first_stage + g.count - 1 - self.areas_chosen]
        return self.ask_land

    @step
    def ask_land(self, g: Cyclades) -> Step:
        g.offer_each(words.SETTLE, self.lands(g))
        return g.ask(g.seat(self.faction), words.ASK_SETTLE, then=self.land_chosen)

    @step
    def land_chosen(self, g: Cyclades) -> Step:
        """CY-2.6. Ruling 1.a: the symbol gives its priestess on the third area too, set-up names no exception."""
        self.land = arg_a(g.answer)
        g.take_control(self.faction, self.land)
        g.answer = NO_SEA
        return self.ask_sea if self.empty_seas(g, self.land) != 0 else self.area_taken

    def lands(self, g: Cyclades) -> Lands:
        """Ruling 1.b: a land area without an empty sea beside it cannot be chosen, its fleet is part of the choice,
        while there is another. Ruling 1.c: without a second island left that condition falls."""
        free = self.free_lands(g, True)
        if free == 0:
            free = self.free_lands(g, False)
        if self.areas_chosen >= 2 * g.count:
            return free
        elsewhere = free & ~self.islands_of(g, self.faction)
        if g.teams:
            elsewhere &= ~self.islands_of(g, self.faction ^ 1)  # CY-11.2
        return elsewhere if elsewhere != 0 else free

    def free_lands(self, g: Cyclades, with_sea: bool) -> Lands:
        found: i64 = 0
        for land in each(g.map.all_land):
            if g.owner[land] < 0 and (not with_sea or self.empty_seas(g, land) != 0):
                found |= BIT[land]
        return found

    def islands_of(self, g: Cyclades, faction: Faction) -> Lands:
        islands: i64 = 0
        for land in each(g.factions[faction].lands):
            islands |= g.map.island[land]
        return islands

    def empty_seas(self, g: Cyclades, land: Land) -> Seas:
        seas = g.map.land_seas[land]
        for faction in range(g.count):
            seas &= ~g.factions[faction].seas
        return seas

    @step
    def ask_sea(self, g: Cyclades) -> Step:
        g.offer_each(words.FLEET, self.empty_seas(g, self.land))
        return g.ask(g.seat(self.faction), words.ASK_FIRST_FLEET, self.land, then=self.area_taken)

    @step
    def area_taken(self, g: Cyclades) -> Step:
        if g.answer != NO_SEA:
            g.recruit_fleet(self.faction, arg_a(g.answer))
            g.tell(words.SETTLED, g.who(self.faction), self.land, arg_a(g.answer))
        self.areas_chosen += 1
        if self.areas_chosen <= 2 * g.count:
            return self.next_area
        self.troops = tables.START_TROOPS
        return self.ask_troop

    @step
    def ask_troop(self, g: Cyclades) -> Step:
        """CY-2.7: spread as wished; areas that get troops give their tokens back."""
        g.offer_each(words.TROOP, g.factions[self.faction].lands)
        return g.ask(g.seat(self.faction), words.ASK_FIRST_TROOP, self.troops, then=self.place)

    @step
    def place(self, g: Cyclades) -> Step:
        g.put_troop(self.faction, arg_a(g.answer))
        self.troops -= 1
        return self.ask_troop if self.troops > 0 else self.next_area
