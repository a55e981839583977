"""One game between bots, and the schedule of a tournament."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

from agon import api, bots
from agon.games import title as title_of
from agon.kernel.errors import BadOption
from agon.kernel.game import Game
from agon.lab.traits import traits

POINTS = 20
"""Samples of the standing kept of each game."""


@dataclass(frozen=True)
class Match:
    """A game to be played: which bots in which seats, from which seed."""

    number: int
    title: str
    seed: int
    lineup: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)


def lineups(names: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Every way to seat the bots; fewer bots than seats sit down again in turn, more take turns to play."""
    if not names:
        raise BadOption("an arena needs at least one bot")
    seats = list(names)
    while len(seats) < players:
        seats.append(names[len(seats) % len(names)])
    return sorted(set(permutations(seats, players)))


def schedule(
    title: str, names: Sequence[str], players: int, games: int, seed: int, options: dict[str, Any] | None = None
) -> list[Match]:
    """At least ``games`` games: each seed is played by every line-up, so luck is the same for all."""
    title_of(title).check_players(players)
    checked = title_of(title).check_options(options)
    for name in names:
        bots.make(name)
    seatings = lineups(names, players)
    blocks = -(-games // len(seatings))
    return [
        Match(block * len(seatings) + at, title, seed + block, seating, checked)
        for block in range(blocks)
        for at, seating in enumerate(seatings)
    ]


def play(match: Match) -> dict[str, Any]:
    """Play a match to the end; the row that is kept of it. Equal matches give equal rows but for the times."""
    game = api.new(match.title, len(match.lineup), match.seed, match.options)
    game.tells = False
    players = [bots.make(name, match.seed * 64 + seat) for seat, name in enumerate(match.lineup)]
    seconds = [0.0] * len(players)
    choices = [0] * len(players)
    openings: list[str | None] = [None] * len(players)
    standing: list[list[float]] = []
    while not game.over:
        seat = int(game.asked)
        began = time.perf_counter()
        option = players[seat].move(game)
        seconds[seat] += time.perf_counter() - began
        choices[seat] += 1
        if openings[seat] is None:
            openings[seat] = game.VOCABULARY.notation(game.option_codes()[option])
        game.apply(option)
        standing.append([round(game.worth(each), 2) for each in range(len(players))])
    return finished_row(match, game, openings, standing, choices, seconds)


def finished_row(
    match: Match,
    game: Game,
    openings: list[str | None],
    standing: list[list[float]],
    choices: list[int],
    seconds: list[float],
) -> dict[str, Any]:
    result = game.result
    assert result is not None
    return {
        "number": match.number,
        "seed": match.seed,
        "lineup": list(match.lineup),
        "winners": result["winners"],
        "scores": result["scores"],
        "reason": result["reason"].removeprefix(f"{match.title}-log-"),
        "moves": int(game.moves),
        "digest": game.digest(),
        "openings": openings,
        "standing": sampled(standing),
        "traits": [traits(game, seat) for seat in range(len(match.lineup))],
        "choices": choices,
        "seconds": [round(each, 4) for each in seconds],
    }


def sampled(standing: list[list[float]]) -> list[list[float]]:
    """POINTS samples at equal shares of the game. The last is left out: a finished board is worth something else."""
    before_end = standing[:-1] or standing
    last = len(before_end) - 1
    return [before_end[round(at * last / (POINTS - 1))] for at in range(POINTS)]


def play_all(matches: list[Match]) -> list[dict[str, Any]]:
    """Several matches in one go: fewer messages between processes."""
    return [play(match) for match in matches]
