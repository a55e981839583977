"""CY-2.5 to CY-2.7: the starting areas, in two stages."""

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rulings import FLEET_NEEDS_EMPTY_SEA, SYMBOL_ON_THIRD_AREA
from agon.kernel.bits import BIT, lowest
from agon.kernel.codes import arg_a, code
from agon.kernel.rule import Rule, Step, step


class Draft(Rule):
    """Two areas each in turn order, then a third each in reverse order, with three troops.

    A land area and its fleet are chosen together, so that the fleet always has an empty sea; no one else
    chooses in between, so the order of the printed sentence does not matter.
    """

    faction: i64 = -1
    at: i64 = 0
    n: i64 = 0
    land: i64 = -1
    left: i64 = 0

    @step
    def next(self, g: Cyclades) -> Step:
        """``n`` counts the areas chosen so far: two each, then one each."""
        first_stage = 2 * g.count
        if self.n == first_stage + g.count:
            return g.end()
        if self.n < first_stage:
            self.at = self.n // 2
        else:
            self.at = first_stage + g.count - 1 - self.n
        self.faction = g.order[self.at]
        return self.ask_land

    @step("land")
    def ask_land(self, g: Cyclades) -> Step:
        rest = self.lands(g)
        while rest != 0:
            g.offer(code(words.SETTLE, lowest(rest)))
            rest &= rest - 1
        return g.ask(g.seat(self.faction), words.ASK_SETTLE, then=self.then_settled)

    @step("settled")
    def then_settled(self, g: Cyclades) -> Step:
        self.land = arg_a(g.answer)
        if SYMBOL_ON_THIRD_AREA or self.n < 2 * g.count:
            g.take_control(self.faction, self.land)  # CY-2.6
        else:
            g.set_owner(self.land, self.faction)
        g.answer = -1
        return self.ask_sea if self.empty_seas(g, self.land) != 0 else self.settled

    def lands(self, g: Cyclades) -> i64:
        free = self.free_lands(g, FLEET_NEEDS_EMPTY_SEA)
        if free == 0:
            free = self.free_lands(g, False)  # ruling 1.b has nothing left to choose from
        if self.n >= 2 * g.count:
            return free
        elsewhere = free & ~self.islands_of(g, self.faction)
        if g.teams:
            elsewhere &= ~self.islands_of(g, self.faction ^ 1)  # CY-11.2
        return elsewhere if elsewhere != 0 else free  # ruling 1.c

    def free_lands(self, g: Cyclades, with_sea: bool) -> i64:
        found: i64 = 0
        rest = g.map.all_land
        while rest != 0:
            land = lowest(rest)
            rest &= rest - 1
            if g.owner[land] < 0 and (not with_sea or self.empty_seas(g, land) != 0):
                found |= BIT[land]
        return found

    def islands_of(self, g: Cyclades, faction: i64) -> i64:
        islands: i64 = 0
        rest = g.factions[faction].lands
        while rest != 0:
            islands |= g.map.island[lowest(rest)]
            rest &= rest - 1
        return islands

    def empty_seas(self, g: Cyclades, land: i64) -> i64:
        seas = g.map.land_seas[land]
        for faction in range(g.count):
            seas &= ~g.factions[faction].seas
        return seas

    @step("sea")
    def ask_sea(self, g: Cyclades) -> Step:
        rest = self.empty_seas(g, self.land)
        while rest != 0:
            g.offer(code(words.FLEET, lowest(rest)))
            rest &= rest - 1
        return g.ask(g.seat(self.faction), words.ASK_FIRST_FLEET, self.land, then=self.settled)

    @step("sailed")
    def settled(self, g: Cyclades) -> Step:
        if g.answer >= 0:
            g.recruit_fleet(self.faction, arg_a(g.answer))
            g.tell(words.SETTLED, g.who(self.faction), self.land, arg_a(g.answer))
        self.n += 1
        if self.n > 2 * g.count:
            self.left = tables.START_TROOPS
            return self.ask_troop
        else:
            return self.next

    @step("troops")
    def ask_troop(self, g: Cyclades) -> Step:
        """CY-2.7: spread as wished; areas that get troops give their tokens back."""
        rest = g.factions[self.faction].lands
        while rest != 0:
            g.offer(code(words.TROOP, lowest(rest)))
            rest &= rest - 1
        return g.ask(g.seat(self.faction), words.ASK_FIRST_TROOP, self.left, then=self.placed)

    @step
    def placed(self, g: Cyclades) -> Step:
        g.put_troop(self.faction, arg_a(g.answer))
        self.left -= 1
        return self.ask_troop if self.left > 0 else self.next
