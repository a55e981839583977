"""Random games of Dice Forge before a chronicler who keeps the books and knows what may be chosen."""

import random

import pytest

import agon
from agon.games.dice_forge import words
from agon.games.dice_forge.tables import SWAPPABLE
from tests.properties.dice_forge_referee import Chronicle
from tests.properties.players import varied_choice

GAMES = 20
RELUCTANT = {words.PASS, words.SKIP, words.DONE}


def play_before_a_referee(players: int, seed: int) -> None:
    options = {"alternatives": list(SWAPPABLE)} if seed % 3 == 0 else {"random_mix": seed % 3 == 1}
    game = agon.new("dice_forge", players, seed, options)
    rng = random.Random(seed)
    chronicle = Chronicle()
    while True:
        chronicle(game)
        if game.over:
            return
        game.apply(varied_choice(game, rng, RELUCTANT) if seed % 4 else rng.randrange(len(game.option_codes())))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_are_told_as_they_are_played(players: int) -> None:
    for seed in range(GAMES):
        play_before_a_referee(players, seed)
