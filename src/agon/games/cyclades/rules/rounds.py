"""CY-3, CY-4.1, CY-5.2, CY-12: the course of a round and the end of the game."""

from typing import Final

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.game import NO_ORDER, Cyclades
from agon.games.cyclades.income import income_of
from agon.games.cyclades.rules.offerings import Offerings, due
from agon.games.cyclades.rules.turn import ApolloTurn, Turn
from agon.games.cyclades.rules.upkeep import Upkeep
from agon.kernel.arrays import changed
from agon.kernel.bits import BIT
from agon.kernel.rule import Rule, Step, step

# phases as views show them
PREPARATION_PHASE: Final = 0
INCOME_PHASE: Final = 1
OFFERINGS_PHASE: Final = 2
UPKEEP_PHASE: Final = 3
ACTIONS_PHASE: Final = 4


class Round(Rule):
    """The lowest frame of every game: one round after the other."""

    altar: i64 = 0
    """Whose turn it is, from the top altar down."""

    @step
    def begin(self, g: Cyclades) -> Step:
        g.end_turn()
        g.round += 1
        g.tell(words.ROUND, g.round)
        return self.prepare if g.round > 1 else self.take_income  # CY-2.8

    # ------------------------------------------------------------------ phase 1

    @step
    def prepare(self, g: Cyclades) -> Step:
        g.phase = PREPARATION_PHASE
        self.refill_heroes(g)
        self.refresh_creatures(g)
        self.move_altars(g)
        return self.take_income

    def refill_heroes(self, g: Cyclades) -> None:
        """CY-3.1."""
        for cell in range(tables.HERO_CELLS):
            if g.hero_cells[cell] < 0 and g.hero_deck != 0:
                hero = g.draw(g.hero_deck)
                g.hero_deck &= ~BIT[hero]
                g.hero_cells = changed(g.hero_cells, cell, hero)
                g.tell(words.NEW_HERO, hero)

    def refresh_creatures(self, g: Cyclades) -> None:
        """CY-3.2: the cheapest is discarded, the rest slide down, new ones fill up.

        Ruling 2.1: from the cheapest cell up; the order is not printed.
        """
        column = g.column[:]
        if column[0] >= 0:
            card = column[0]
            column[0] = tables.NONE
            g.discard_creature(card)
        filled: i64 = 0
        for cell in range(tables.COLUMN_CELLS):
            card = column[cell]
            if card >= 0:
                column[cell] = tables.NONE
                column[filled] = card
                filled += 1
        for cell in range(filled, tables.COLUMN_CELLS):
            if g.creature_deck != 0:
                column[cell] = g.draw_creature()
                g.tell(words.NEW_CREATURE, column[cell], tables.COLUMN_PRICE[cell])
        g.column = column

    def move_altars(self, g: Cyclades) -> None:
        """CY-3.4: with fewer than six the lowest ones are closed, so this also turns two of them."""
        altars = g.altars[:]
        top = altars[0]
        for cell in range(4):
            altars[cell] = altars[cell + 1]
        altars[4] = top
        g.altars = altars
        g.tell(words.GODS, altars[0], altars[1], altars[2], altars[3], altars[4])

    # ------------------------------------------------------------------ phases 2 and 3

    @step
    def take_income(self, g: Cyclades) -> Step:
        """CY-4.1."""
        g.phase = INCOME_PHASE
        for faction in range(g.count):
            n = income_of(g, faction)
            g.earn(faction, n)
            g.tell(words.INCOME, g.who(faction), n)
        return self.offerings

    @step
    def offerings(self, g: Cyclades) -> Step:
        g.phase = OFFERINGS_PHASE
        return g.call(Offerings(), then=self.pay)

    @step
    def pay(self, g: Cyclades) -> Step:
        """CY-4.7."""
        for place in range(g.count):
            faction = g.order[place]
            price = due(g, faction)
            g.pay(faction, price)
            g.tell(words.PAID, g.who(faction), price, g.factions[faction].bid_god)
        return self.upkeep

    @step
    def upkeep(self, g: Cyclades) -> Step:
        g.phase = UPKEEP_PHASE
        g.end_turn()  # the offerings count as one
        self.altar = 0
        return g.call(Upkeep(), then=self.act)

    # ------------------------------------------------------------------ phase 5

    @step
    def act(self, g: Cyclades) -> Step:
        """From the top altar down, Apollo last."""
        if self.altar == g.count:
            return self.finish
        g.phase = ACTIONS_PHASE
        god = g.altars[self.altar] if self.altar < g.open_altars else tables.APOLLO
        for faction in range(g.count):
            if g.factions[faction].bid_god == god:
                g.active = faction
        g.active_god = god
        if god == tables.APOLLO:
            return g.call(ApolloTurn(faction=g.active), then=self.acted)
        return g.call(Turn(faction=g.active, god=god), then=self.acted)

    @step
    def acted(self, g: Cyclades) -> Step:
        """CY-5.2: the marker takes the last free place of the turn order."""
        g.end_turn()
        g.next_order = changed(g.next_order, g.count - 1 - self.altar, g.active)
        g.factions[g.active].bid_god = tables.NONE
        g.factions[g.active].bid = 0
        g.active = tables.NONE
        g.active_god = tables.NONE
        self.altar += 1
        return self.act

    # ------------------------------------------------------------------ phase 6

    @step
    def finish(self, g: Cyclades) -> Step:
        """CY-12.1."""
        g.order = g.next_order
        g.next_order = NO_ORDER
        g.fresh_heroes = 0
        reason: i64 = tables.NONE
        if self.someone_has_enough(g):
            reason = words.END_METROPOLISES
        elif g.forced_end:
            reason = words.END_LAST_LAND
        elif self.someone_has_nothing(g):
            reason = words.END_NO_AREA
        return declare_winners(g, reason) if reason >= 0 else self.begin

    def someone_has_enough(self, g: Cyclades) -> bool:
        return any(g.side_metropolises(faction) >= g.needed for faction in range(g.count))

    def someone_has_nothing(self, g: Cyclades) -> bool:
        """Ruling 11.a: no area means neither land nor sea."""
        return any(own.lands == 0 and own.seas == 0 for own in g.factions)


def declare_winners(g: Cyclades, reason: i64) -> Step:
    """CY-12.2: most metropolises, then most coins, then a shared victory."""
    best: i64 = -1
    winners: i64 = 0
    scores = [0] * g.players
    for faction in range(g.count):
        scores[g.seat(faction)] = int(g.side_metropolises(faction))
        rank = g.side_metropolises(faction) * 100000 + g.gold(faction)
        if rank > best:
            best = rank
            winners = 0
        if rank == best:
            winners |= BIT[g.seat(faction)]
    return g.finish(winners, reason, scores)
