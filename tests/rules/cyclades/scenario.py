"""Scenarios of Cyclades: an empty given board, on which each test puts what it needs.

The board is 3A (three factions) or 4A; areas, slots, gods and cards have the names of the notation.
"""

from typing import Self

import agon
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rules.rounds import ACTIONS_PHASE, Round
from agon.games.cyclades.rules.turn import ApolloTurn, Turn
from agon.games.cyclades.state import Holdings
from agon.games.cyclades.tables import (
    ALL_CREATURES,
    ALL_HEROES,
    APOLLO,
    BASIC_IDS,
    BONUS_IDS,
    CREATURE_IDS,
    FIGURE,
    GOD_IDS,
    HERO_IDS,
    LAND_IDS,
    LANDS,
    MAX_FLEETS,
    MAX_PHILOSOPHERS,
    MAX_PRIESTESSES,
    MAX_TROOPS,
    METROPOLIS,
    NONE,
    SEA,
    SEA_IDS,
    SEAS,
    SLOT_IDS,
    TOKEN_BONUS,
)
from agon.kernel.arrays import changed
from agon.kernel.bits import BIT, has, members
from tests.frames import at
from tests.properties.cyclades_box import conserve
from tests.scenario import Scenario

DIE_SIDE = {0: 0, 1: 1, 2: 3, 3: 5}
"""A side of the battle die that shows the number."""
PAST_OFFERINGS = ("upkeep", "act", "acted", "finish")


def land_no(name: str) -> int:
    return LAND_IDS.index(name)


def sea_no(name: str) -> int:
    return SEA_IDS.index(name)


def hero_no(name: str) -> int:
    return HERO_IDS.index(name)


def creature_no(name: str) -> int:
    return CREATURE_IDS.index(name)


def god_no(name: str) -> int:
    return GOD_IDS.index(name)


def kind_no(building: str) -> int:
    return BASIC_IDS.index(building) + 1


class CycladesScenario(Scenario[Cyclades]):
    """A game of Cyclades in the hands of a test."""

    def conserve(self) -> None:
        conserve(self.game)

    def outcome(self, name: str | int) -> int:
        """A number is one of the battle die; a name is a creature to be drawn, or the bonus of a metropolis."""
        if isinstance(name, int):
            return DIE_SIDE[name]
        return creature_no(name) if name in CREATURE_IDS else self.token_with(name)

    def token_with(self, bonus: str) -> int:
        """A metropolis token that is left and bears the bonus."""
        kind = BONUS_IDS.index(bonus)
        return next(token for token in members(self.game.tokens) if TOKEN_BONUS[token] == kind)

    # ------------------------------------------------------------------ given: the map

    def settle(
        self, faction: int, land: str, troops: int = 0, mercenaries: int = 0, heroes: tuple[str, ...] = ()
    ) -> Self:
        """Control of a land area, with pieces."""
        game, where = self.game, land_no(land)
        game.set_owner(where, faction)
        game.troops[where] += troops
        game.factions[faction].troops_left -= troops
        game.mercenaries[where] += mercenaries
        game.mercenaries_left -= mercenaries
        for hero in heroes:
            assert has(game.hero_deck, hero_no(hero)), f"{hero} is somewhere else"
            game.heroes[where] |= BIT[hero_no(hero)]
            game.hero_deck &= ~BIT[hero_no(hero)]
        return self.changed()

    def homes(self, *lands: str) -> Self:
        """One land area for every faction."""
        for faction, land in enumerate(lands):
            self.settle(faction, land)
        return self

    def desert(self, *lands: str) -> Self:
        """Land that nobody controls any more; nothing may stand there."""
        for land in lands:
            self.game.set_owner(land_no(land), NONE)
        return self.changed()

    def sail(self, faction: int, sea: str, fleets: int = 1) -> Self:
        self.game.put_fleets(faction, sea_no(sea), fleets)
        self.game.factions[faction].fleets_left -= fleets
        return self.changed()

    def lose_fleet(self, sea: str) -> Self:
        self.game.lose_fleet(sea_no(sea))
        return self.changed()

    def lose_troop(self, land: str) -> Self:
        self.game.lose_troop(land_no(land))
        return self.changed()

    def erect(self, slot: str, building: str) -> Self:
        self.game.put_building(SLOT_IDS.index(slot), kind_no(building))
        return self.changed()

    def metropolis(self, slot: str, bonus: str = "gold3") -> Self:
        token = self.token_with(bonus)
        self.game.tokens &= ~BIT[token]
        self.game.building[SLOT_IDS.index(slot)] = METROPOLIS + BONUS_IDS.index(bonus)
        return self.changed()

    def shelter(self, faction: int, hero: str) -> Self:
        """A metropolis on the card of a hero (CY-8.11)."""
        self.game.tokens &= ~BIT[members(self.game.tokens)[0]]
        self.game.hero_deck &= ~BIT[hero_no(hero)]
        self.game.factions[faction].sheltered |= BIT[hero_no(hero)]
        return self.changed()

    def use_up(self, building: str, faction: int, *lands: str) -> Self:
        """All buildings of a kind that are left stand on the land of a faction."""
        for land in lands:
            self.settle(faction, land)
            for place in range(int(self.game.map.slot_count[land_no(land)])):
                slot = f"{land}.{place + 1}"
                if self.game.stock[kind_no(building)] > 0 and not self.building_at(slot):
                    self.erect(slot, building)
        assert self.game.stock[kind_no(building)] == 0, "more land is needed"
        return self

    def prosper(self, area: str, horns: int = 1) -> Self:
        """Prosperity tokens on an area."""
        if area in LAND_IDS:
            self.game.plenty[land_no(area)] = horns
        else:
            self.game.sea_plenty[sea_no(area)] = horns
        return self.changed()

    def summon(self, faction: int, creature: str, area: str) -> Self:
        """The figure of a creature stands in an area, for a faction."""
        figure = FIGURE[creature_no(creature)]
        self.game.figure_at[figure] = land_no(area) if area in LAND_IDS else SEA + sea_no(area)
        self.game.figure_owner[figure] = faction
        self.game.creature_deck &= ~BIT[creature_no(creature)]
        return self.changed()

    # ------------------------------------------------------------------ given: cards and coins

    def open_creatures(self, *names: str) -> Self:
        """From the cheapest cell up; an empty name leaves a cell empty."""
        for cell, name in enumerate(names):
            if name:
                self.game.column[cell] = creature_no(name)
                self.game.creature_deck &= ~BIT[creature_no(name)]
        return self.changed()

    def discard(self, *names: str) -> Self:
        """Creatures from the deck to the discard."""
        for name in names:
            self.game.creature_deck &= ~BIT[creature_no(name)]
            self.game.creature_discard |= BIT[creature_no(name)]
        return self.changed()

    def leave_in_deck(self, *names: str) -> Self:
        """The deck of creatures holds these and no others; the rest was discarded."""
        gone = [CREATURE_IDS[card] for card in members(self.game.creature_deck) if CREATURE_IDS[card] not in names]
        return self.discard(*gone)

    def open_heroes(self, *names: str) -> Self:
        for cell, name in enumerate(names):
            self.game.hero_cells[cell] = hero_no(name)
            self.game.hero_deck &= ~BIT[hero_no(name)]
        return self.changed()

    def leave_in_hero_deck(self, *names: str) -> Self:
        """The deck of heroes holds these and no others; the rest is out of the game."""
        for hero in members(self.game.hero_deck):
            if HERO_IDS[hero] not in names:
                self.game.hero_deck &= ~BIT[hero]
                self.game.heroes_out |= BIT[hero]
        return self.changed()

    def dismiss(self, cell: int) -> Self:
        """The open hero of a cell is out of the game."""
        self.game.heroes_out |= BIT[self.game.hero_cells[cell]]
        self.game.hero_cells[cell] = NONE
        return self.changed()

    def coins(self, faction: int, coins: int) -> Self:
        self.game.coins[self.game.purse(faction)] = coins
        return self.changed()

    def cards(self, faction: int, priestesses: int = 0, philosophers: int = 0) -> Self:
        own = self.game.factions[faction]
        own.priestesses += priestesses
        own.philosophers += philosophers
        self.game.priestesses_left -= priestesses
        self.game.philosophers_left -= philosophers
        return self.changed()

    def altars(self, *gods: str) -> Self:
        """From the top down, without Apollo."""
        for cell, god in enumerate(gods):
            self.game.altars[cell] = god_no(god)
        return self.changed()

    def chosen(self, *gods: str) -> Self:
        """The god at whose altar each faction stands, by faction."""
        for faction, god in enumerate(gods):
            self.game.factions[faction].bid_god = god_no(god)
        return self.changed()

    def order(self, *factions: int) -> Self:
        for place, faction in enumerate(factions):
            self.game.order[place] = faction
        return self.changed()

    def dice(self, *numbers: int) -> Self:
        """The next battle dice show these numbers."""
        return self.chance(*numbers)

    # ------------------------------------------------------------------ phases

    def turn(self, faction: int, god: str, duties_done: bool = True) -> Self:
        """The turn of a faction with a god, the last of its round."""
        game = self.game
        for own in game.factions:
            own.bid_god = NONE
        game.factions[faction].bid_god = god_no(god)
        game.active = faction
        game.active_god = god_no(god)
        game.phase = ACTIONS_PHASE
        game.round = max(game.round, 1)
        others = [other for other in range(game.count) if other != faction]
        for place, other in enumerate(others):
            game.next_order = changed(game.next_order, 1 + place, other)
        bottom = at(Round(altar=game.count - 1), "acted")
        if god_no(god) == APOLLO:
            return self.run(bottom, ApolloTurn(faction=faction))
        top = Turn(faction=faction, god=god_no(god), has_built=duties_done, has_recruited=duties_done)
        return self.run(bottom, top)

    def round_from(self, step: str, number: int = 1) -> Self:
        """A round from one of its steps on; if it is past the offerings, everyone has a god."""
        game = self.game
        if step in PAST_OFFERINGS and all(own.bid_god == NONE for own in game.factions):
            for faction, own in enumerate(game.factions):
                own.bid_god = int(game.altars[faction]) if faction < game.open_altars else APOLLO
        game.round = max(game.round, number)
        return self.run(at(Round(), step))

    # ------------------------------------------------------------------ read

    def faction(self, faction: int) -> Holdings:
        return self.game.factions[faction]

    def troops_at(self, land: str) -> int:
        return int(self.game.troops[land_no(land)])

    def mercenaries_at(self, land: str) -> int:
        return int(self.game.mercenaries[land_no(land)])

    def heroes_at(self, land: str) -> list[str]:
        return [HERO_IDS[hero] for hero in members(self.game.heroes[land_no(land)])]

    def owner_of(self, land: str) -> int:
        return int(self.game.owner[land_no(land)])

    def fleets_at(self, sea: str) -> int:
        return int(self.game.fleets[sea_no(sea)])

    def sea_owner_of(self, sea: str) -> int:
        return int(self.game.sea_owner[sea_no(sea)])

    def building_at(self, slot: str) -> str:
        there = int(self.game.building[SLOT_IDS.index(slot)])
        if there >= METROPOLIS:
            return "metropolis"
        return BASIC_IDS[there - 1] if there else ""

    def buildings(self) -> list[str]:
        """All slots that are built upon."""
        return [slot for slot in SLOT_IDS if self.building_at(slot)]

    def stock_of(self, building: str) -> int:
        return int(self.game.stock[kind_no(building)])

    def plenty_at(self, area: str) -> int:
        """Horns on prosperity tokens."""
        return int(self.game.plenty[land_no(area)] if area in LAND_IDS else self.game.sea_plenty[sea_no(area)])

    def coins_of(self, faction: int) -> int:
        return int(self.game.gold(faction))

    def purses(self) -> list[int]:
        return [self.coins_of(faction) for faction in range(self.game.count)]

    def priestesses(self) -> list[int]:
        """By faction."""
        return [int(own.priestesses) for own in self.game.factions]

    def philosophers(self) -> list[int]:
        return [int(own.philosophers) for own in self.game.factions]

    def gods(self) -> list[str]:
        """The god of every faction."""
        return [GOD_IDS[own.bid_god] for own in self.game.factions]

    def metropolises(self, faction: int) -> int:
        return int(self.game.metropolises(faction))

    def figure_area(self, creature: str) -> str:
        where = int(self.game.figure_at[FIGURE[creature_no(creature)]])
        if where < 0:
            return ""
        return SEA_IDS[where - SEA] if where >= SEA else LAND_IDS[where]

    def column(self) -> list[str]:
        """The open creatures, the cheapest first."""
        return [CREATURE_IDS[card] if card != NONE else "" for card in self.game.column]

    def in_deck(self) -> list[str]:
        return [CREATURE_IDS[card] for card in members(self.game.creature_deck)]

    def in_discard(self) -> list[str]:
        return [CREATURE_IDS[card] for card in members(self.game.creature_discard)]

    def hero_cells(self) -> list[str]:
        return [HERO_IDS[hero] if hero != NONE else "" for hero in self.game.hero_cells]

    def heroes_out(self) -> list[str]:
        """The heroes that are out of the game."""
        return [HERO_IDS[hero] for hero in members(self.game.heroes_out)]

    def stages(self, where: str = "land") -> list[tuple[int, int]]:
        """The strengths of attacker and defender in every stage of a battle so far."""
        return [(row["attack"], row["defence"]) for row in self.told(f"{where}-stage")]

    # ------------------------------------------------------------------ expected

    def expect_land(
        self,
        land: str,
        *,
        owner: int | None = None,
        troops: int | None = None,
        mercenaries: int | None = None,
        heroes: list[str] | None = None,
    ) -> Self:
        """Who controls a land area, and what stands there; what is not named may be anything."""
        if owner is not None:
            assert self.owner_of(land) == owner
        if troops is not None:
            assert self.troops_at(land) == troops
        if mercenaries is not None:
            assert self.mercenaries_at(land) == mercenaries
        if heroes is not None:
            assert self.heroes_at(land) == heroes
        return self

    def expect_sea(self, sea: str, *, owner: int, fleets: int) -> Self:
        assert (self.sea_owner_of(sea), self.fleets_at(sea)) == (owner, fleets)
        return self

    def expect_coins(self, *coins: int) -> Self:
        """By faction, from the first on."""
        assert self.purses()[: len(coins)] == list(coins)
        return self


def fresh(players: int = 3, seed: int = 1, **options: object) -> CycladesScenario:
    """A game as it is set up."""
    game = agon.new("cyclades", players, seed, options)
    assert isinstance(game, Cyclades)
    return CycladesScenario(game)


def given(players: int = 3, **options: object) -> CycladesScenario:
    """A game in its first round with nothing on the map, five coins each (ten a team), all cards in their decks."""
    table = fresh(players, 7, **{"board": "given", "start": "quick", "side": "a", **options})
    game = table.game
    for land in range(LANDS):
        game.set_owner(land, NONE)
        game.troops[land] = 0
    for sea in range(SEAS):
        game.take_fleets(sea, game.fleets[sea])
    for own in game.factions:
        own.troops_left, own.fleets_left = MAX_TROOPS, MAX_FLEETS
        own.priestesses = own.philosophers = 0
    game.priestesses_left, game.philosophers_left = MAX_PRIESTESSES, MAX_PHILOSOPHERS
    for cell in range(4):
        game.column[cell] = NONE
    for cell in range(2):
        game.hero_cells[cell] = NONE
    game.creature_deck = ALL_CREATURES
    game.hero_deck = ALL_HEROES
    table.order(*range(game.count))
    for faction in range(game.count):
        table.coins(faction, 10 if game.teams else 5)
    game.chapter.events.clear()
    return table


def shore(creature: str = "", god: str = "zeus") -> CycladesScenario:
    """Faction 2 beside faction 1, with something of everything; a creature is open for 2 coins, 1 with the temple."""
    table = given().settle(2, "t9l1", troops=2, mercenaries=1, heroes=("ajax",)).erect("t9l1.1", "temple")
    table.settle(1, "t9l2", troops=2, mercenaries=2).settle(1, "t3l1").settle(0, "t8l1").settle(2, "t6l1")
    table.sail(1, "t9s2", 2).sail(2, "t9s1", 2).sail(0, "t3s4").cards(1, priestesses=2, philosophers=2)
    table.cards(0, priestesses=1).coins(1, 7).coins(2, 9).open_heroes("hector", "jason")
    if creature:
        table.open_creatures(creature)
    return table.turn(2, god)
