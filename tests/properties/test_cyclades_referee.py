"""Random games of Cyclades before a referee who knows the rules by heart, and a chronicler who writes everything down."""

import random
from typing import Any

import pytest

import agon
from agon.games.cyclades import words
from agon.games.cyclades.game import Cyclades
from tests.properties.cyclades_box import conserve
from tests.properties.cyclades_coins import Accountant
from tests.properties.cyclades_messages import Chronicle
from tests.properties.cyclades_referee import OPTIONS, Referee
from tests.properties.cyclades_referee_creatures import hydra
from tests.properties.players import varied_choice

MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"teams": True, "metropolises": 4}),
    (5, {}),
    (6, {}),
]
GAMES = 8
assert OPTIONS["hydra"] is hydra  # creatures register themselves
RELUCTANT = {words.DONE, words.SKIP, words.RELEASE, words.PUT_BACK}
PURSES = (0, 12, 40)
"""Coins that everyone gets besides: who has more does more."""


def play_before_a_referee(mode: int, seed: int) -> None:
    players, options = MODES[mode]
    game = agon.new("cyclades", players, seed, options)
    assert isinstance(game, Cyclades)
    for purse in range(len(game.coins)):
        game.coins[purse] += PURSES[seed % 3]
    rng = random.Random(seed)
    chronicle, count_coins = Chronicle(), Accountant()
    judge = Referee(chronicle)
    while True:
        if game.moves % 5 == 0:
            conserve(game)
        chronicle(game)
        count_coins(game)
        judge(game)
        if game.over:
            return
        game.apply(varied_choice(game, rng, RELUCTANT) if seed % 4 else rng.randrange(len(game.option_codes())))


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_random_games_are_told_as_they_are_played(mode: int) -> None:
    for seed in range(GAMES):
        play_before_a_referee(mode, seed)
