"""Random games of Lords of Hellas before a referee who knows the rules by heart, and a chronicler of all that happens."""

import random

import pytest

import agon
from agon.games.hellas import words
from agon.games.hellas.game import Hellas
from tests.properties import properties
from tests.properties.hellas_alone import ChronicleAlone
from tests.properties.hellas_box import check_control, conserve
from tests.properties.hellas_messages import Chronicle
from tests.properties.hellas_referee import OPTIONS, Referee
from tests.properties.hellas_referee_fights import battle
from tests.properties.players import varied_choice

GAMES = 4
GAMES_ALONE = 30
LONGEST = 1500
assert OPTIONS["battle"] is battle  # fights register themselves
RELUCTANT = {words.DONE, words.SKIP, words.PASS, words.GIVE_UP, words.HALT, words.ENDURE}


def play_before_a_referee(players: int, seed: int) -> None:
    game = agon.new("hellas", players, seed)
    assert isinstance(game, Hellas)
    rng = random.Random(seed)
    chronicle = Chronicle()
    judge = Referee(chronicle)
    while True:
        chronicle(game)
        if game.moves % 5 == 0:
            conserve(game)
        if game.moves % 50 == 0:
            conserve(game.redeal(rng.randrange(players), rng))
        check_control(game)
        judge(game)
        if game.over or game.moves > LONGEST:
            return
        game.apply(varied_choice(game, rng, RELUCTANT) if seed % 4 else rng.randrange(len(game.option_codes())))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_are_told_as_they_are_played(players: int) -> None:
    for seed in range(GAMES):
        play_before_a_referee(players, seed)


def test_random_games_alone_are_told_as_they_are_played() -> None:
    for seed in range(GAMES_ALONE):
        game = agon.new("hellas", 1, seed)
        rng = random.Random(seed)
        chronicle = ChronicleAlone()
        while True:
            chronicle(game)
            if game.over:
                break
            if game.moves % 8 == 0:
                properties.conserve(game.redeal(0, rng))
            game.apply(varied_choice(game, rng, RELUCTANT))
