"""Arrays of what a seat sees."""

import random
from typing import Any

import numpy as np
import pytest

import agon
from agon.lab.observation import LIMIT, SIZE, features, observe, slot


@pytest.mark.parametrize("title", agon.titles())
def test_arrays_hold_nothing_that_the_seat_cannot_know(title: str) -> None:
    game = agon.new(title, agon.title(title).max_players, 2)
    rng = random.Random(2)
    for move in range(60):
        if game.choice is None:
            break
        for seat in range(game.players):
            seen = observe(game, seat)
            assert seen.shape == (SIZE,)
            assert seen.dtype == np.float32
            assert np.abs(seen).max() <= LIMIT
            assert np.array_equal(seen, observe(game.redeal(seat, move), seat))
        game.apply(rng.randrange(len(game.choice.codes)))


def test_arrays_change_with_the_board() -> None:
    game: Any = agon.new("dice_forge", 2, 1)
    before = observe(game, 0)
    game.heroes[0].gold += 1
    assert not np.array_equal(before, observe(game, 0))


def test_the_looker_is_always_seat_nought() -> None:
    """Two seats in mirrored positions see the same."""
    game: Any = agon.new("dice_forge", 2, 1)
    for hero in game.heroes:
        hero.gold, hero.sun, hero.moon, hero.glory, hero.light_up, hero.dark_up = 5, 1, 1, 0, 0, 0
    own = [{name: value for name, value in features(game, seat) if ".heroes[0]" in name} for seat in range(2)]
    assert own[0] == own[1]
    assert ".heroes[0].gold.now" in own[0]


def test_names_keep_their_place() -> None:
    """Trained networks rely on it."""
    assert slot("players") == (934, -1.0)
