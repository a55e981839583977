"""CY-5.10: Apollo."""

from agon.games.cyclades import tables, words
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Faction
from agon.games.cyclades.rules.metropolis import put_plenty
from agon.games.cyclades.rules.offers import offer_each
from agon.kernel.rule import Rule, Step, step


class ApolloTurn(Rule):
    """CY-5.10: two coins, prosperity on a land area and on a sea area, nothing else.

    Ruling 5.a: any area, as the text says, not only an own one.
    """

    faction: Faction

    @step
    def start(self, g: Cyclades) -> Step:
        g.tell(words.TURN, g.who(self.faction), g.active_god)
        g.earn(self.faction, tables.APOLLO_COINS)
        return self.ask_land

    @step
    def ask_land(self, g: Cyclades) -> Step:
        offer_each(g, words.PLENTY_LAND, g.map.all_land)
        return g.ask(g.seat(self.faction), words.ASK_PLENTY_LAND, then=self.land_chosen)

    @step
    def land_chosen(self, g: Cyclades) -> Step:
        put_plenty(g, self.faction, g.answer)
        return self.ask_sea

    @step
    def ask_sea(self, g: Cyclades) -> Step:
        offer_each(g, words.PLENTY_SEA, g.map.all_sea)
        return g.ask(g.seat(self.faction), words.ASK_PLENTY_SEA, then=self.sea_chosen)

    @step
    def sea_chosen(self, g: Cyclades) -> Step:
        put_plenty(g, self.faction, g.answer)
        return g.end()
