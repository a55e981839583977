"""CY-5.10: Apollo."""

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rules.metropolis import offer_areas, put_plenty
from agon.games.cyclades.rulings import APOLLO_ANYWHERE
from agon.kernel.rule import Rule, Step, step


class ApolloTurn(Rule, saved="apollo"):
    """CY-5.10: two coins, prosperity on a land area and on a sea area, nothing else."""

    faction: i64 = -1

    @step
    def start(self, g: Cyclades) -> Step:
        g.tell(words.TURN, g.who(self.faction), g.active_god)
        g.earn(self.faction, tables.APOLLO_COINS)
        return self.land

    @step
    def land(self, g: Cyclades) -> Step:
        lands = g.map.all_land if APOLLO_ANYWHERE else g.factions[self.faction].lands
        offer_areas(g, words.PLENTY_LAND, lands)
        return g.ask(g.seat(self.faction), words.ASK_PLENTY_LAND, then=self.land_chosen)

    @step("land-chosen")
    def land_chosen(self, g: Cyclades) -> Step:
        put_plenty(g, self.faction, g.answer)
        return self.sea

    @step
    def sea(self, g: Cyclades) -> Step:
        seas = g.map.all_sea if APOLLO_ANYWHERE else g.factions[self.faction].seas
        offer_areas(g, words.PLENTY_SEA, seas)
        return g.ask(g.seat(self.faction), words.ASK_PLENTY_SEA, then=self.sea_chosen)

    @step("sea-chosen")
    def sea_chosen(self, g: Cyclades) -> Step:
        put_plenty(g, self.faction, g.answer)
        return g.end()
