"""Lords of Hellas at every decision of random games."""

import pytest

import agon
from agon.kernel.game import Game
from tests.properties.hellas_box import check_control, conserve
from tests.properties.properties import check_game

EVERY = 61 if agon.BUILD == "compiled" else 601


def check(game: Game) -> None:
    conserve(game)
    check_control(game)


@pytest.mark.parametrize("seed", range(10 if agon.BUILD == "compiled" else 1))
@pytest.mark.parametrize("players", [2, 3, 4] if agon.BUILD == "compiled" else [3])
def test_properties_hold_along_random_games(players: int, seed: int) -> None:
    """Conservation at every decision, everything else at some of them: a game has more than two thousand."""
    game = check_game("hellas", players, seed, {}, check, every=EVERY)
    assert game.result is not None


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(67))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_properties_hold_at_every_decision(players: int, seed: int) -> None:
    game = check_game("hellas", players, seed, {}, check)
    assert game.result is not None


@pytest.mark.parametrize("seed", range(100 if agon.BUILD == "compiled" else 10))
def test_properties_hold_at_every_decision_alone(seed: int) -> None:
    """A game against Xerxes is short; its components and laws are those declared for loading."""
    game = check_game("hellas", 1, seed, {})
    assert game.result is not None
