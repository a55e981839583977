"""Nobody sees more than they may: redealt games look the same to the seat that looks, over a thousand random games.

The tests of each title compare the same, among other things, at every decision of fewer games."""

import random

import pytest

import agon

from .properties import all_views, check_redeal, random_setups

GAMES = 1000
WHOLE_LOG_EVERY = 64


@pytest.mark.slow
@pytest.mark.timeout(4 * 3600)
@pytest.mark.parametrize("title", agon.titles())
def test_a_redealt_game_looks_the_same_from_every_seat(title: str) -> None:
    for seed, players in random_setups(title, GAMES):
        rng, game = random.Random(seed), agon.new(title, players, seed)
        while game.choice is not None:
            since = 0 if game.moves % WHOLE_LOG_EVERY == 0 else int(game.moves) - 1
            check_redeal(game, all_views(game, since), rng, since)
            game.apply(rng.randrange(len(game.choice.codes)))
