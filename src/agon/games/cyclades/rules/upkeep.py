"""CY-4.9: keeping creatures."""

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.frame import OrderRule
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Creature
from agon.games.cyclades.rules.figures import call_arrival, call_stay, lands_for, put_figure, seas_for
from agon.kernel.bits import BIT, each, has
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import Step, step


class Upkeep(OrderRule):
    """Faction by faction, creature by creature.

    Ruling 4.a: in the order this round began with, as the markers stand on the altars by then. Ruling 4.b: the
    creatures as their owner likes, because one that leaves can free an area.
    """

    settled: i64 = 0
    card: Creature = tables.NONE

    @step
    def next_faction(self, g: Cyclades) -> Step:
        return self.ask if self.goes_on(g) else g.end()

    def unsettled(self, g: Cyclades) -> i64:
        """The figures of the faction that were neither kept nor released yet, as bits."""
        found: i64 = 0
        for figure in range(tables.FIGURES):
            if g.figure_owner[figure] == self.faction and not has(self.settled, figure):
                found |= BIT[figure]
        return found

    @step
    def ask(self, g: Cyclades) -> Step:
        for figure in each(self.unsettled(g)):
            card = tables.FIGURE_CREATURE[figure]
            if g.factions[self.faction].priestesses > 0:
                g.offer(code(words.KEEP, card))
            g.offer(code(words.RELEASE, card))
        if g.offered == 0:
            return self.next_faction
        return g.ask(g.seat(self.faction), words.ASK_UPKEEP, g.who(self.faction), then=self.decide)

    @step
    def decide(self, g: Cyclades) -> Step:
        self.card = arg_a(g.answer)
        self.settled |= BIT[tables.FIGURE[self.card]]
        if verb_of(g.answer) == words.RELEASE:
            g.tell(words.LEFT, g.who(self.faction), self.card)
            g.remove_figure(self.card)
            return self.ask
        g.drop_priestess(self.faction)
        g.tell(words.KEPT, g.who(self.faction), self.card)
        return self.ask_where

    @step
    def ask_where(self, g: Cyclades) -> Step:
        """A neighbouring area of its type without another creature, or none."""
        g.offer(code(words.STAY))
        at = g.figure_place(self.card)
        near_lands = g.map.land_lands[at] if at < tables.SEA else g.map.sea_lands[at - tables.SEA]
        near_seas = g.map.land_seas[at] if at < tables.SEA else g.map.sea_seas[at - tables.SEA]
        g.offer_each(words.ON_LAND, near_lands & lands_for(g, self.card, self.faction))
        g.offer_each(words.ON_SEA, near_seas & seas_for(g, self.card))
        return g.ask(g.seat(self.faction), words.ASK_CREATURE_MOVE, self.card, then=self.move)

    @step
    def move(self, g: Cyclades) -> Step:
        if verb_of(g.answer) == words.STAY:
            return call_stay(g, self.faction, self.card, self.ask)
        put_figure(g, self.faction, self.card, g.answer)
        return call_arrival(g, self.faction, self.card, self.ask)
