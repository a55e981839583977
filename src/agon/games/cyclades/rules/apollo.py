"""CY-5.10: Apollo."""

from typing import ClassVar, Final

from agon.games.cyclades.frame import CycladesFrame
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rules.metropolis import offer_areas, put_plenty
from agon.games.cyclades.rulings import APOLLO_ANYWHERE
from agon.games.cyclades.tables import APOLLO_COINS
from agon.games.cyclades.words import ASK_PLENTY_LAND, ASK_PLENTY_SEA, PLENTY_LAND, PLENTY_SEA, TURN

APOLLO_START: Final = 0
APOLLO_LAND: Final = 1
APOLLO_LAND_CHOSEN: Final = 2
APOLLO_SEA: Final = 3
APOLLO_SEA_CHOSEN: Final = 4


class ApolloTurn(CycladesFrame):
    """CY-5.10: two coins, prosperity on a land area and on a sea area, nothing else."""

    NAME: ClassVar[str] = "apollo"
    STEPS: ClassVar[tuple[str, ...]] = ("start", "land", "land-chosen", "sea", "sea-chosen")
    USES: ClassVar[tuple[str, ...]] = ("faction",)

    def blank(self) -> "ApolloTurn":
        return ApolloTurn()

    def play(self, g: Cyclades) -> None:
        if self.step == APOLLO_START:
            g.tell(TURN, g.who(self.faction), g.active_god)
            g.earn(self.faction, APOLLO_COINS)
            self.step = APOLLO_LAND
        elif self.step == APOLLO_LAND:
            lands = g.map.all_land if APOLLO_ANYWHERE else g.factions[self.faction].lands
            offer_areas(g, PLENTY_LAND, lands)
            g.ask(g.seat(self.faction), ASK_PLENTY_LAND, APOLLO_LAND_CHOSEN)
        elif self.step == APOLLO_LAND_CHOSEN:
            put_plenty(g, self.faction, g.answer)
            self.step = APOLLO_SEA
        elif self.step == APOLLO_SEA:
            seas = g.map.all_sea if APOLLO_ANYWHERE else g.factions[self.faction].seas
            offer_areas(g, PLENTY_SEA, seas)
            g.ask(g.seat(self.faction), ASK_PLENTY_SEA, APOLLO_SEA_CHOSEN)
        else:
            put_plenty(g, self.faction, g.answer)
            g.end()
