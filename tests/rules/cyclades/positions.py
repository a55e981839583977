"""Positions for the tests of rules: an empty given board, on which each test puts what it needs.

The board is 3A (three factions) or 4A; ids of areas are those of the notation.
"""

from typing import Any

import agon
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rules.rounds import ACTIONS_PHASE, Round
from agon.games.cyclades.rules.turn import ApolloTurn, Turn
from agon.games.cyclades.tables import (
    ALL_CREATURES,
    APOLLO,
    BASIC_IDS,
    BONUS_IDS,
    CREATURE_IDS,
    FIGURE,
    FIGURES,
    GOD_IDS,
    HERO_IDS,
    LAND_IDS,
    LANDS,
    METROPOLIS,
    NONE,
    SEA,
    SEA_IDS,
    SEAS,
    SLOT_IDS,
    SLOTS,
    TOKEN_BONUS,
)
from tests.frames import at, stage


def empty_board(players: int = 3, **options: Any) -> Cyclades:
    """A game in its first round with nothing on the map, five coins each, all cards in their decks."""
    chosen = {"board": "given", "start": "quick", "side": "a", **options}
    game = agon.new("cyclades", players, 7, chosen)
    assert isinstance(game, Cyclades)
    for land in range(LANDS):
        game.set_owner(land, NONE)
        game.troops[land] = 0
    for sea in range(SEAS):
        game.take_fleets(sea, game.fleets[sea])
    for own in game.factions:
        own.troops_left = own.fleets_left = 8
        own.priestesses = own.philosophers = 0
    game.priestesses_left = game.philosophers_left = 20
    for cell in range(4):
        game.column[cell] = NONE
    for cell in range(2):
        game.hero_cells[cell] = NONE
    game.creature_deck = ALL_CREATURES
    game.hero_deck = (1 << 9) - 1
    for place in range(game.count):
        game.order[place] = place
    for faction in range(game.count):
        set_coins(game, faction, 10 if game.teams else 5)
    game.chapter.events.clear()
    return game


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


def settle(
    game: Cyclades, faction: int, land: str, troops: int = 0, mercenaries: int = 0, heroes: tuple[str, ...] = ()
) -> None:
    """Control of a land area, with pieces."""
    at = land_no(land)
    game.set_owner(at, faction)
    game.troops[at] += troops
    game.factions[faction].troops_left -= troops
    game.mercenaries[at] += mercenaries
    game.mercenaries_left -= mercenaries
    for hero in heroes:
        game.heroes[at] |= 1 << hero_no(hero)
        game.hero_deck &= ~(1 << hero_no(hero))


def sail(game: Cyclades, faction: int, sea: str, fleets: int = 1) -> None:
    game.put_fleets(faction, sea_no(sea), fleets)
    game.factions[faction].fleets_left -= fleets


def erect(game: Cyclades, slot: str, building: str) -> None:
    game.put_building(SLOT_IDS.index(slot), BASIC_IDS.index(building) + 1)


def erect_metropolis(game: Cyclades, slot: str, bonus: str = "gold3") -> None:
    kind = BONUS_IDS.index(bonus)
    token = next(at for at in range(15) if TOKEN_BONUS[at] == kind and game.tokens >> at & 1)
    game.tokens &= ~(1 << token)
    game.building[SLOT_IDS.index(slot)] = METROPOLIS + kind


def summon(game: Cyclades, faction: int, creature: str, area: str) -> None:
    figure = FIGURE[creature_no(creature)]
    game.figure_at[figure] = land_no(area) if area in LAND_IDS else SEA + sea_no(area)
    game.figure_owner[figure] = faction
    game.creature_deck &= ~(1 << creature_no(creature))


def open_creatures(game: Cyclades, *names: str) -> None:
    """From the cheapest cell up; an empty name leaves a cell empty."""
    for cell, name in enumerate(names):
        if name:
            game.column[cell] = creature_no(name)
            game.creature_deck &= ~(1 << creature_no(name))


def discard(game: Cyclades, *names: str) -> None:
    for name in names:
        game.creature_deck &= ~(1 << creature_no(name))
        game.creature_discard |= 1 << creature_no(name)


def open_heroes(game: Cyclades, *names: str) -> None:
    for cell, name in enumerate(names):
        game.hero_cells[cell] = hero_no(name)
        game.hero_deck &= ~(1 << hero_no(name))


def set_coins(game: Cyclades, faction: int, coins: int) -> None:
    game.coins[game.purse(faction)] = coins


def give_cards(game: Cyclades, faction: int, priestesses: int = 0, philosophers: int = 0) -> None:
    game.factions[faction].priestesses += priestesses
    game.priestesses_left -= priestesses
    game.factions[faction].philosophers += philosophers
    game.philosophers_left -= philosophers


def set_altars(game: Cyclades, *gods: str) -> None:
    """From the top down, without Apollo."""
    for cell, god in enumerate(gods):
        game.altars[cell] = god_no(god)


def begin(game: Cyclades, *frames: Any) -> Cyclades:
    """Run these rules, the last one on top, up to the next question."""
    stage(game, *frames)
    return game


def turn(game: Cyclades, faction: int, god: str, duties_done: bool = True) -> Cyclades:
    """The turn of a faction with a god, the last of its round."""
    for own in game.factions:
        own.bid_god = NONE
    game.factions[faction].bid_god = god_no(god)
    game.active = faction
    game.active_god = god_no(god)
    game.phase = ACTIONS_PHASE
    game.round = max(game.round, 1)
    others = [other for other in range(game.count) if other != faction]
    for place, other in enumerate(others):
        game.next_order[1 + place] = other
    bottom = at(Round(altar=game.count - 1), "acted")
    if god_no(god) == APOLLO:
        return begin(game, bottom, ApolloTurn(faction=faction))
    top = Turn(faction=faction, god=god_no(god), has_built=duties_done, has_recruited=duties_done)
    return begin(game, bottom, top)


PAST_OFFERINGS = ("upkeep", "act", "acted", "finish")


def round_from(game: Cyclades, step: str) -> Cyclades:
    """A round from one of its steps on; if it is past the offerings, everyone has a god."""
    if step in PAST_OFFERINGS and all(own.bid_god == NONE for own in game.factions):
        for faction, own in enumerate(game.factions):
            own.bid_god = int(game.altars[faction]) if faction < game.open_altars else APOLLO
    game.round = max(game.round, 1)
    return begin(game, at(Round(), step))


def acting(game: Cyclades) -> Cyclades:
    """The phase of god actions, as the markers stand."""
    return round_from(game, "act")


def options(game: Cyclades) -> list[str]:
    assert game.choice is not None
    return [option.notation for option in game.choice.options]


def prompt(game: Cyclades) -> str:
    assert game.choice is not None
    return game.choice.prompt.id.removeprefix("cyclades-prompt-")


def play(game: Cyclades, *moves: str) -> None:
    for move in moves:
        game.play(move)


def told(game: Cyclades, message: str) -> list[dict[str, Any]]:
    """The arguments of every event of that name."""
    return [args for name, args, seats in game.events if name == f"cyclades-log-{message}"]


def troops_at(game: Cyclades, land: str) -> int:
    return int(game.troops[land_no(land)])


def mercenaries_at(game: Cyclades, land: str) -> int:
    return int(game.mercenaries[land_no(land)])


def heroes_at(game: Cyclades, land: str) -> list[str]:
    return [name for at, name in enumerate(HERO_IDS) if game.heroes[land_no(land)] >> at & 1]


def owner_of(game: Cyclades, land: str) -> int:
    return int(game.owner[land_no(land)])


def fleets_at(game: Cyclades, sea: str) -> int:
    return int(game.fleets[sea_no(sea)])


def sea_owner_of(game: Cyclades, sea: str) -> int:
    return int(game.sea_owner[sea_no(sea)])


def building_at(game: Cyclades, slot: str) -> str:
    there = int(game.building[SLOT_IDS.index(slot)])
    if there >= METROPOLIS:
        return "metropolis"
    return BASIC_IDS[there - 1] if there else ""


def coins_of(game: Cyclades, faction: int) -> int:
    return int(game.gold(faction))


def figure_area(game: Cyclades, creature: str) -> str:
    at = int(game.figure_at[FIGURE[creature_no(creature)]])
    if at < 0:
        return ""
    return SEA_IDS[at - SEA] if at >= SEA else LAND_IDS[at]


def in_discard(game: Cyclades) -> list[str]:
    return [name for at, name in enumerate(CREATURE_IDS) if game.creature_discard >> at & 1]


def buildings_on_map(game: Cyclades) -> int:
    return sum(1 for slot in range(SLOTS) if game.building[slot] > 0)


def figures_on_map(game: Cyclades) -> int:
    return sum(1 for at in range(FIGURES) if game.figure_at[at] >= 0)


DIE_FACE = {0: 0, 1: 1, 2: 3, 3: 5}
"""A side of the die that shows the number."""


def dice(game: Cyclades, *numbers: int) -> None:
    """The next battle dice show these numbers."""
    game.impose([DIE_FACE[number] for number in numbers])
