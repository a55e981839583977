"""CY-8.12, CY-10.9: Perseus and Pegasus."""

from agon.games.cyclades import tables, words
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Creature, Faction
from agon.games.cyclades.rules.creatures import creature, fizzle
from agon.games.cyclades.rules.march import BY_FLIGHT, March, flight_sources
from agon.games.cyclades.rules.offers import offer_each
from agon.kernel.codes import arg_a
from agon.kernel.rule import Rule, Step, step


class Flight(Rule):
    """A free move from anywhere to anywhere; Medusa bars both. ``card`` is Pegasus, or NONE for Perseus."""

    faction: Faction
    card: Creature = -1

    @step
    def ask_source(self, g: Cyclades) -> Step:
        offer_each(g, words.MARCH, flight_sources(g, self.faction, tables.NOWHERE))
        if g.offered == 0:
            return fizzle(g, self.faction, self.card)
        return g.ask(g.seat(self.faction), words.ASK_FLIGHT, then=self.fly)

    @step
    def fly(self, g: Cyclades) -> Step:
        return g.call(March(faction=self.faction, land=arg_a(g.answer), kind=BY_FLIGHT), then=self.done)

    @step
    def done(self, g: Cyclades) -> Step:
        return g.end()


creature("pegasus", Flight)
