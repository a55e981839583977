"""The peer's figures, in its own environment: catanatron, four random players."""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)


def play(game: Game) -> tuple[int, int]:
    """To the end: decisions, and those with one option only."""
    decisions = forced = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        forced += len(game.playable_actions if hasattr(game, "playable_actions") else game.state.playable_actions) == 1
        game.play_tick()
        decisions += 1
    return decisions, forced


def measure(seconds: float) -> dict[str, float]:
    random.seed(1)
    decisions = forced = games = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        some, single = play(new_game(games))
        decisions, forced, games = decisions + some, forced + single, games + 1
    elapsed = time.perf_counter() - started
    middle = new_game(5)
    for _ in range(300):
        middle.play_tick()
    copies = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        middle.copy()
        copies += 1
    return {
        "decisions_per_second": decisions / elapsed,
        "games_per_second": games / elapsed,
        "copies_per_second": copies / (time.perf_counter() - started),
        "decisions_per_game": decisions / games,
        "forced_share": forced / decisions,
    }


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))
