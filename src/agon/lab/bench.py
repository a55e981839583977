"""Speed of an engine: decisions, games, copies and redeals a second of computing time, on each build, in its own process.

Computing time is what the process used of its core, whatever else the machine did meanwhile.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

import agon
from agon.kernel.game import Game

COPY_AFTER = 60
"""Choices before the position whose copies are timed: the middle of a game, with rules under way."""


def measure(title: str, players: int, seconds: float) -> dict[str, Any]:
    """The figures of the build that this process runs."""
    decisions, games, elapsed = time_playouts(title, players, seconds)
    options, forced, asked = look_at_choices(title, players)
    return {
        "title": title,
        "players": players,
        "build": agon.BUILD,
        "decisions_per_second": round(decisions / elapsed),
        "games_per_second": round(games / elapsed, 2),
        "copies_per_second": round(time_copies(title, players, seconds)),
        "redeals_per_second": round(time_redeals(title, players, seconds)),
        "driven_per_second": round(time_driven(title, players, seconds)),
        "mean_options": round(options / asked, 2),
        "decisions_per_game": round(decisions / games, 1),
        "forced_share": round(forced / asked, 4),
        **learning_figures(title, players, seconds),
    }


def learning_figures(title: str, players: int, seconds: float) -> dict[str, int]:
    """Of what learners use, where their libraries are there and the title has structured observations."""
    if agon.title(title).observer is None:
        return {}
    try:
        from agon.lab.bench_learning import measure_learning
    except ImportError:
        return {}
    return measure_learning(title, players, seconds)


def rate(work: Callable[[], int], seconds: float) -> float:
    """How often a second of computing time; ``work`` says how much it did."""
    done = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        done += work()
    return done / spent


def fresh_games(title: str, players: int, first: int, count: int) -> list[Game]:
    return [agon.new(title, players, seed) for seed in range(first, first + count)]


def time_playouts(title: str, players: int, seconds: float) -> tuple[int, int, float]:
    """Random games to the end through ``agon.playout``; setting up is not counted."""
    decisions = games = 0
    elapsed = 0.0
    while elapsed < seconds:
        batch = fresh_games(title, players, games, 20)
        started = time.process_time()
        for game in batch:
            decisions += agon.playout(game, games)
            games += 1
        elapsed += time.process_time() - started
    return decisions, games, elapsed


def in_the_middle(title: str, players: int) -> Game:
    game = agon.new(title, players, 5)
    agon.playout(game, 3, COPY_AFTER)
    return game


def time_copies(title: str, players: int, seconds: float) -> float:
    game = in_the_middle(title, players)

    def copy_often() -> int:
        for _ in range(200):
            game.copy()
        return 200

    return rate(copy_often, seconds)


def time_redeals(title: str, players: int, seconds: float) -> float:
    """Copies in which everything is drawn anew that a seat cannot know, for one seat after the other."""
    game = in_the_middle(title, players)

    def redeal_often() -> int:
        for at in range(200):
            game.redeal(at % players, at)
        return 200

    return rate(redeal_often, seconds)


def time_driven(title: str, players: int, seconds: float) -> float:
    """Decisions a second when interpreted code picks and applies each option."""
    decisions = seed = 0
    elapsed = 0.0
    while elapsed < seconds:
        game = agon.new(title, players, seed)
        seed += 1
        started = time.process_time()
        while (choice := game.choice) is not None:
            game.apply((decisions * 7919) % len(choice.codes))
            decisions += 1
        elapsed += time.process_time() - started
    return decisions / elapsed


def look_at_choices(title: str, players: int) -> tuple[int, int, int]:
    """Options in all, choices with one option only, choices, over a few random games."""
    options = forced = asked = 0
    for game in fresh_games(title, players, 0, 20):
        while game.asked >= 0:
            options += int(game.offered)
            forced += game.offered == 1
            asked += 1
            agon.playout(game, asked, 1)
    return options, forced, asked


def both_builds(title: str, players: int, seconds: float) -> list[dict[str, Any]]:
    """Each build in a process of its own; a build that is not there is left out with a word."""
    figures = []
    for build in ("compiled", "pure"):
        command = [sys.executable, "-m", "agon.lab.bench", title, str(players), str(seconds)]
        done = subprocess.run(  # noqa: S603 - our own interpreter and module
            command, env={**os.environ, "AGON_BUILD": build}, capture_output=True, text=True, check=False
        )
        if done.returncode == 0:
            figures.append(json.loads(done.stdout))
        else:
            print(f"{build} build left out: {done.stderr.strip().splitlines()[-1]}", file=sys.stderr)
    return figures


def show_table(figures: list[dict[str, Any]]) -> None:
    table = Table(title="one core, random play, a second of computing time")
    table.add_column("")
    for column in figures:
        table.add_column(f"{column['title']} {column['players']}p, {column['build']}", justify="right")
    for key in figures[0] if figures else []:
        if key not in ("title", "players", "build"):
            table.add_row(key.replace("_", " "), *(f"{column[key]:,}" for column in figures))
    Console().print(table)


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
