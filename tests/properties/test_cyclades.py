"""Cyclades at every decision of random games, in all modes."""

from typing import Any

import pytest

import agon
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.tables import (
    CREATURES,
    FIGURE_CREATURE,
    FIGURES,
    HEROES,
    LANDS,
    MAX_FLEETS,
    MAX_MERCENARIES,
    MAX_PHILOSOPHERS,
    MAX_PRIESTESSES,
    MAX_TROOPS,
    METROPOLIS,
    NONE,
    SEA,
    SEAS,
    SLOTS,
)
from agon.kernel.bits import count_bits, has, members
from agon.kernel.game import Game
from tests.properties.cyclades_coins import Accountant
from tests.properties.properties import check_game

SEEDS = 20 if agon.BUILD == "compiled" else 1
"""Random games in each mode; ``slow`` checks everything at every decision of as many."""

MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"teams": True, "metropolises": 4}),
    (5, {}),
    (6, {}),
    (3, {"board": "given", "start": "quick", "side": "a", "ladder": "odd"}),
    (2, {"board": "given", "start": "quick", "side": "b"}),
    (5, {"board": "given", "side": "b", "ladder": "every"}),
    (6, {"board": "given", "start": "quick", "metropolises": 4}),
]


def frames(game: Game, name: str) -> list[Any]:
    return [frame for frame in game.stack if name == frame.NAME]


def conserve(game: Game) -> None:
    """Pieces, cards and coins are where they can be, and as many as there are in the box."""
    assert isinstance(game, Cyclades)
    for faction in range(game.count):
        conserve_faction(game, faction)
    conserve_land_and_sea(game)
    conserve_cards(game)
    on_land = sum(game.mercenaries)
    carried = sum(int(frame.mercenaries) for frame in frames(game, "giant"))
    assert on_land + game.guest_mercenaries + game.mercenaries_left == MAX_MERCENARIES
    assert carried <= game.mercenaries_left
    assert sum(own.priestesses for own in game.factions) + game.priestesses_left == MAX_PRIESTESSES
    assert sum(own.philosophers for own in game.factions) + game.philosophers_left == MAX_PHILOSOPHERS
    assert min(game.coins) >= 0  # where they come from and go to, the accountant knows
    for kind in range(1, METROPOLIS):
        assert game.stock[kind] + list(game.building).count(kind) == 10
    standing = sum(1 for slot in range(SLOTS) if game.building[slot] >= METROPOLIS)
    sheltered = sum(count_bits(own.sheltered) for own in game.factions)
    assert standing + sheltered + count_bits(game.tokens) == 15


def conserve_faction(game: Cyclades, faction: int) -> None:
    own = game.factions[faction]
    troops = sum(game.troops[land] for land in range(LANDS) if game.owner[land] == faction)
    fleets = sum(game.fleets[sea] for sea in range(SEAS) if game.sea_owner[sea] == faction)
    if game.guest == faction:
        troops += game.guest_troops
        fleets += game.guest_fleets
    assert troops + own.troops_left == MAX_TROOPS
    assert fleets + own.fleets_left == MAX_FLEETS
    assert members(own.lands) == [land for land in range(LANDS) if game.owner[land] == faction]
    assert members(own.seas) == [sea for sea in range(SEAS) if game.sea_owner[sea] == faction]
    assert 0 <= own.philosophers <= 4


def conserve_land_and_sea(game: Cyclades) -> None:
    for land in range(LANDS):
        if not has(game.map.all_land, land) or game.owner[land] == NONE:
            assert game.troops[land] == game.mercenaries[land] == game.heroes[land] == 0
        assert min(game.troops[land], game.mercenaries[land], game.heroes[land], game.plenty[land]) >= 0
        for at in range(4):
            if at >= game.map.slot_count[land] or game.owner[land] == NONE:
                assert game.building[land * 4 + at] == 0
    closed = game.closed_seas()
    pushing = bool(frames(game, "polyphemus_pushes"))
    for sea in range(SEAS):
        assert (game.fleets[sea] > 0) == (game.sea_owner[sea] != NONE)
        if has(closed, sea) and not pushing:
            assert game.fleets[sea] == 0, "a closed sea holds no fleet"


def conserve_cards(game: Cyclades) -> None:
    """Every creature and hero is in exactly one place."""
    creatures = members(game.creature_deck) + members(game.creature_discard)
    creatures += [card for card in game.column if card != NONE]
    placed = [FIGURE_CREATURE[at] for at in range(FIGURES) if game.figure_at[at] >= 0]
    creatures += placed
    creatures += [int(frame.card) for frame in frames(game, "play_creature") if frame.card not in placed]
    creatures += [card for frame in frames(game, "sphinx") for card in members(frame.drawn)]
    assert sorted(creatures) == list(range(CREATURES))
    heroes = members(game.hero_deck) + members(game.heroes_out)
    heroes += [hero for hero in game.hero_cells if hero != NONE]
    heroes += [hero for land in range(LANDS) for hero in members(game.heroes[land])]
    heroes += members(game.guest_heroes)
    heroes += [hero for own in game.factions for hero in members(own.sheltered)]
    heroes += [int(frame.hero) for frame in frames(game, "turn") if frame.hero != NONE]
    assert sorted(heroes) == list(range(HEROES))
    places = [int(at) for at in game.figure_at if at >= 0]
    assert len(set(places)) == len(places), "one creature an area"
    assert game.figure_at[1] < 0 or game.figure_at[1] >= SEA, "the Kraken stays at sea"
    if game.figure_at[3] >= 0 and game.guest == NONE:
        assert game.owner[game.figure_at[3]] == game.figure_owner[3], "the Minotaur guards own land"


def check_random_game(mode: int, seed: int, every: int) -> None:
    players, options = MODES[mode]
    count_coins = Accountant()

    def check(game: Game) -> None:
        conserve(game)
        count_coins(game)

    game = check_game("cyclades", players, 1000 * mode + seed, options, check, every)
    assert game.result is not None


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("mode", range(len(MODES)))
def test_properties_hold_along_random_games(mode: int, seed: int) -> None:
    """Conservation after every move of every game, the rest at every decision of the first and at some of others."""
    check_random_game(mode, seed, every=1 if seed == 0 and agon.BUILD == "compiled" else 19)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("mode", range(len(MODES)))
def test_properties_hold_at_every_decision(mode: int, seed: int) -> None:
    check_random_game(mode, seed, every=1)
