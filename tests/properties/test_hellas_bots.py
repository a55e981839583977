"""Greedy games of Lords of Hellas: they end, by every way to win, and use every card."""

import random

import pytest

import agon
from agon.bots.greedy import GreedyBot
from agon.games.hellas.game import Hellas
from agon.games.hellas.tables import (
    ARTIFACT_IDS,
    ATTACK_DATA,
    BLESSING_IDS,
    COMBAT_DATA,
    EVENT_IDS,
    HERO_IDS,
    QUEST_IDS,
    TEMPLE_IDS,
)

MOST_ROUNDS = 400
GREEDY_CHOICES = 100_000 if agon.BUILD == "compiled" else 40
"""The readable build thinks too slowly to play whole games in every test run: there the first choices must do."""
WAYS = {"warlord", "favored", "slayer", "king"}


def greedy_game(players: int, seed: int) -> Hellas:
    """Everyone plays greedily."""
    game = agon.new("hellas", players, seed)
    assert isinstance(game, Hellas)
    bot = GreedyBot(seed)
    while game.choice is not None and game.moves < GREEDY_CHOICES:
        game.apply(bot.move(game))
        assert game.turns < MOST_ROUNDS * players
    return game


def traces(game: Hellas) -> set[str]:
    """Names of all that was played, used, drawn or done."""
    found = {TEMPLE_IDS[game.temple_card]}
    for name, args, _ in game.events:
        kind = name.removeprefix("hellas-log-")
        for value in args.values():
            if isinstance(value, str):
                found.add(f"{kind}:{value}")
    return found


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_greedy_games_end(players: int, seed: int) -> None:
    game = greedy_game(players, seed)
    assert game.result is not None or game.moves == GREEDY_CHOICES


def random_game(players: int, seed: int) -> Hellas:
    """Everyone plays at random, and the game tells what happens."""
    game = agon.new("hellas", players, seed)
    assert isinstance(game, Hellas)
    rng = random.Random(seed)
    while game.choice is not None:
        game.apply(rng.randrange(len(game.choice.codes)))
        assert game.turns < MOST_ROUNDS * players
    return game


@pytest.mark.slow
def test_greedy_games_end_in_every_way_and_with_random_ones_every_card_is_played() -> None:
    ways, seen = set(), set()
    for seed in range(500):
        game = greedy_game(2 + seed % 3, seed)
        assert game.result is not None
        ways.add(game.result["reason"].removeprefix("hellas-log-").removesuffix("-wins"))
        seen |= traces(game)
    assert ways == WAYS
    for seed in range(300):
        seen |= traces(random_game(2 + seed % 3, seed))
    wanted = {f"card:hellas-combat_card-{row['name']}" for row in COMBAT_DATA}
    wanted |= {f"attack:hellas-monster_attack-{row['name']}" for row in ATTACK_DATA}
    wanted |= {f"artifact-used:hellas-artifact-{name}" for name in ARTIFACT_IDS}
    wanted |= {f"blessing-gained:hellas-blessing-{name}" for name in BLESSING_IDS}
    wanted |= {f"quest-done:hellas-quest-{name}" for name in QUEST_IDS}
    wanted |= {f"monster-evolves:hellas-event_card-{name}" for name in EVENT_IDS}
    wanted |= {f"hero-chosen:hellas-hero-{name}" for name in HERO_IDS}
    wanted |= set(TEMPLE_IDS)
    assert wanted - seen == set()


@pytest.mark.slow
def test_greedy_beats_two_random_players() -> None:
    rng = random.Random(1)
    wins = 0
    for seed in range(100):
        game = agon.new("hellas", 3, seed)
        bot, seat = GreedyBot(seed), seed % 3
        while game.choice is not None:
            game.apply(bot.move(game) if game.choice.seat == seat else rng.randrange(len(game.choice.codes)))
        assert game.result is not None
        wins += seat in game.result["winners"]
    assert wins > 95
