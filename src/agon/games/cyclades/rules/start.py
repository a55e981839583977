"""CY-2.5 to CY-2.7: the starting areas, in two stages."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.cyclades.frame import CycladesFrame
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rulings import FLEET_NEEDS_EMPTY_SEA, SYMBOL_ON_THIRD_AREA
from agon.games.cyclades.tables import START_TROOPS
from agon.games.cyclades.words import (
    ASK_FIRST_FLEET,
    ASK_FIRST_TROOP,
    ASK_SETTLE,
    FLEET,
    SETTLE,
    SETTLED,
    TROOP,
)
from agon.kernel.bits import BIT, lowest
from agon.kernel.codes import arg_a, code

NEXT: Final = 0
LAND: Final = 1
SETTLED_LAND: Final = 2
SEA: Final = 3
SETTLED_SEA: Final = 4
TROOPS: Final = 5
PLACED: Final = 6


class Draft(CycladesFrame):
    """Two areas each in turn order, then a third each in reverse order, with three troops.

    A land area and its fleet are chosen together, so that the fleet always has an empty sea; no one else
    chooses in between, so the order of the printed sentence does not matter.
    """

    NAME: ClassVar[str] = "draft"
    STEPS: ClassVar[tuple[str, ...]] = ("next", "land", "settled", "sea", "sailed", "troops", "placed")
    USES: ClassVar[tuple[str, ...]] = ("faction", "at", "n", "land", "left")

    def blank(self) -> "Draft":
        return Draft()

    def play(self, g: Cyclades) -> None:
        if self.step == NEXT:
            self.next(g)
        elif self.step == LAND:
            self.ask_land(g)
        elif self.step == SETTLED_LAND:
            self.land = arg_a(g.answer)
            if SYMBOL_ON_THIRD_AREA or self.n < 2 * g.count:
                g.take_control(self.faction, self.land)  # CY-2.6
            else:
                g.set_owner(self.land, self.faction)
            self.step = SEA if self.empty_seas(g, self.land) != 0 else SETTLED_SEA
            g.answer = -1
        elif self.step == SEA:
            self.ask_sea(g)
        elif self.step == SETTLED_SEA:
            self.settled(g)
        elif self.step == TROOPS:
            self.ask_troop(g)
        else:
            g.put_troop(self.faction, arg_a(g.answer))
            self.left -= 1
            self.step = TROOPS if self.left > 0 else NEXT

    def next(self, g: Cyclades) -> None:
        """``n`` counts the areas chosen so far: two each, then one each."""
        first_stage = 2 * g.count
        if self.n == first_stage + g.count:
            g.end()
            return
        if self.n < first_stage:
            self.at = self.n // 2
        else:
            self.at = first_stage + g.count - 1 - self.n
        self.faction = g.order[self.at]
        self.step = LAND

    def ask_land(self, g: Cyclades) -> None:
        rest = self.lands(g)
        while rest != 0:
            g.offer(code(SETTLE, lowest(rest)))
            rest &= rest - 1
        g.ask(g.seat(self.faction), ASK_SETTLE, SETTLED_LAND)

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

    def ask_sea(self, g: Cyclades) -> None:
        rest = self.empty_seas(g, self.land)
        while rest != 0:
            g.offer(code(FLEET, lowest(rest)))
            rest &= rest - 1
        g.ask(g.seat(self.faction), ASK_FIRST_FLEET, SETTLED_SEA, self.land)

    def settled(self, g: Cyclades) -> None:
        if g.answer >= 0:
            g.recruit_fleet(self.faction, arg_a(g.answer))
            g.tell(SETTLED, g.who(self.faction), self.land, arg_a(g.answer))
        self.n += 1
        if self.n > 2 * g.count:
            self.left = START_TROOPS
            self.step = TROOPS
        else:
            self.step = NEXT

    def ask_troop(self, g: Cyclades) -> None:
        """CY-2.7: spread as wished; areas that get troops give their tokens back."""
        rest = g.factions[self.faction].lands
        while rest != 0:
            g.offer(code(TROOP, lowest(rest)))
            rest &= rest - 1
        g.ask(g.seat(self.faction), ASK_FIRST_TROOP, PLACED, self.left)
