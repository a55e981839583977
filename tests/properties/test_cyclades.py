"""Cyclades at every decision of random games, in all modes."""

from typing import Any

import pytest

import agon
from agon.kernel.game import Game
from tests.properties.cyclades_box import conserve
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
    some = 19 if agon.BUILD == "compiled" else 97
    check_random_game(mode, seed, every=1 if seed == 0 and agon.BUILD == "compiled" else some)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("mode", range(len(MODES)))
def test_properties_hold_at_every_decision(mode: int, seed: int) -> None:
    check_random_game(mode, seed, every=1)
