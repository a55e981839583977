"""One game between bots, and the schedule of a tournament."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

from agon import api, bots
from agon.bots.search import LevelBot
from agon.games import title as title_of
from agon.kernel.errors import AgonError, BadOption
from agon.kernel.game import Game
from agon.lab.traits import Taken, factors, traits

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
    keeps_record: bool = False

    def play(self) -> dict[str, Any]:
        """The row that is kept of it; other kinds of match keep something else."""
        return play(self)


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


def seated(name: str, seed: int | None = None) -> bots.Bot:
    """A bot for a game that its seed shall fix. Levels keep their simulations but not their second at most, with which
    the machine would have a say."""
    bot = bots.make(name, seed)
    if isinstance(bot, LevelBot):
        bot.seconds = 0.0
    return bot


def by_the_clock(names: Sequence[str]) -> list[str]:
    """Those who think for a time: their games cannot be repeated, so they are not for publishing."""
    return [name for name in names if getattr(seated(name), "seconds", 0.0) > 0]


class Diary:
    """What is noted of a game while it is played."""

    def __init__(self, players: int) -> None:
        self.seconds = [0.0] * players
        self.slowest = [0.0] * players
        self.choices = [0] * players
        self.openings: list[str | None] = [None] * players
        self.taken: list[Taken] = [Taken() for seat in range(players)]
        self.standing: list[list[float]] = []

    def note(self, game: Game, seat: int, option: int, seconds: float) -> None:
        """Answers without an alternative are no choices, so that they do not make a slow bot look quick."""
        notation = game.VOCABULARY.notation(game.codes[option])
        if game.offered > 1:
            self.seconds[seat] += seconds
            self.slowest[seat] = max(self.slowest[seat], seconds)
            self.choices[seat] += 1
        self.openings[seat] = self.openings[seat] or notation
        self.taken[seat][" ".join(notation.split()[:2])] += 1


def play(match: Match) -> dict[str, Any]:
    """Play a match to the end; the row that is kept of it. Equal matches give equal rows but for the times."""
    game = api.new(match.title, len(match.lineup), match.seed, match.options)
    dealt = factors(game)
    told = api.title(match.title).chronicle if len(match.lineup) == 1 else None
    game.keeps_log = told is not None
    players = [seated(name, match.seed * 64 + seat) for seat, name in enumerate(match.lineup)]
    evaluator = api.title(match.title).evaluate
    diary = Diary(len(players))
    while not game.over:
        seat = int(game.asked)
        # what the bot itself computed: other programs on the machine do not count
        began = time.thread_time()
        option = chosen(match.lineup[seat], players[seat], game)
        diary.note(game, seat, option, time.thread_time() - began)
        game.apply(option)
        diary.standing.append([round(value, 2) for value in evaluator.by_seat(game)])
    row = {**finished_row(match, game, diary), "factors": dealt}
    if told is not None:
        row["story"] = told(game)
    if match.keeps_record:
        row["record"] = api.record(game)
    return row


def chosen(name: str, bot: bots.Bot, game: Game) -> int:
    """What a bot takes; one from outside may be wrong, and then it is named."""
    option = bot.move(game)
    if not 0 <= option < game.offered:
        raise AgonError(f"bot {name!r} chose option {option} where there are {int(game.offered)}")
    return option


def finished_row(match: Match, game: Game, diary: Diary) -> dict[str, Any]:
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
        "openings": diary.openings,
        "standing": sampled(diary.standing),
        "traits": [traits(game, seat, diary.taken[seat]) for seat in range(len(match.lineup))],
        "choices": diary.choices,
        "seconds": [round(each, 4) for each in diary.seconds],
        "slowest": [round(each, 4) for each in diary.slowest],
    }


def sampled(standing: list[list[float]]) -> list[list[float]]:
    """POINTS samples at equal shares of the game. The last is left out: a finished board is worth something else."""
    before_end = standing[:-1] or standing
    last = len(before_end) - 1
    return [before_end[round(at * last / (POINTS - 1))] for at in range(POINTS)]


def play_all(matches: list[Match]) -> list[dict[str, Any]]:
    """Several matches in one go: fewer messages between processes."""
    return [match.play() for match in matches]
