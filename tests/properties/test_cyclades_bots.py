"""The greedy bot knows what Cyclades is about."""

import random

import pytest

import agon
from agon.bots.greedy import GreedyBot
from agon.games.cyclades.game import Cyclades
from tests.rules.cyclades.positions import (
    empty_board,
    erect,
    give_cards,
    options,
    play,
    prompt,
    round_from,
    set_altars,
    set_coins,
    settle,
    turn,
)

GAMES = 24 if agon.BUILD == "compiled" else 0
NEEDED = 23 if agon.BUILD == "compiled" else 0
"""The readable build thinks too slowly for whole games; the choices below are checked on both."""


def chosen(game: Cyclades, seed: int = 1) -> str:
    return options(game)[GreedyBot(seed).move(game)]


def test_greedy_beats_two_random_players() -> None:
    wins = 0
    for seed in range(GAMES):
        game = agon.new("cyclades", 3, 1000 + seed)
        seat, bot, rng = seed % 3, GreedyBot(seed), random.Random(seed)
        while game.choice is not None:
            game.apply(bot.move(game) if game.asked == seat else rng.randrange(len(game.choice.codes)))
        assert game.result is not None
        wins += game.result["winners"] == [seat]
    assert wins >= NEEDED


def test_greedy_bids_for_the_god_that_completes_its_set() -> None:
    game = empty_board()
    set_altars(game, "ares", "athena", "hera", "zeus", "poseidon")
    settle(game, 0, "t8l1", troops=1)
    for slot, kind in (("t8l1.1", "port"), ("t8l1.2", "temple"), ("t8l1.3", "fortress")):
        erect(game, slot, kind)
    settle(game, 1, "t9l1", troops=1)
    settle(game, 2, "t4l1", troops=1)
    round_from(game, "offerings")
    assert chosen(game).startswith("offer athena")


def test_greedy_takes_the_fourth_philosopher() -> None:
    game = empty_board()
    settle(game, 0, "t8l1", troops=1)
    settle(game, 1, "t9l1", troops=1)
    settle(game, 2, "t4l1", troops=1)
    give_cards(game, 0, philosophers=3)
    set_coins(game, 0, 6)
    turn(game, 0, "athena")
    assert chosen(game) == "philosopher"


@pytest.mark.parametrize("seed", range(3))
def test_greedy_does_not_attack_into_sure_defeat(seed: int) -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=1)
    settle(game, 0, "t3l1", troops=1)
    settle(game, 1, "t9l2", troops=6)
    settle(game, 1, "t2l1", troops=1)
    settle(game, 2, "t4l1", troops=1)
    turn(game, 0, "ares")
    while prompt(game) == "action" and game.asked == 0:
        move = chosen(game, seed)
        assert move != "march t9l1"
        play(game, move)
