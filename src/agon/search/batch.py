"""Many games played side by side, one call a step: what ``lab.VectorEnv`` is made of.

Between two calls of ``step`` nothing returns to interpreted code but the bots that think there. What comes of a step lies
in bytes that the caller copies into arrays of its own: observations, options, who is asked, which games ended and how.
"""

from typing import Any, Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from agon.kernel.bits import BIT
from agon.kernel.chance import Chance, seed_pair
from agon.kernel.codes import arg_a, arg_b, arg_c, arg_d, verb_of
from agon.kernel.errors import AgonError, IllegalChoice
from agon.kernel.game import Game
from agon.kernel.numbering import Numbering
from agon.kernel.observer import Observer
from agon.kernel.title import Title

MOST_OPTIONS: Final = 256
"""More options than any question of a title has."""
COLUMNS: Final = 5
"""Of an option's row: 1 + its verb, then 1 + each argument that the verb has."""
LEARNER: Final = 0
RANDOM: Final = 1
BOT: Final = 2
PICKER: Final = (1 << 32) - 1
"""The number of a place's random choices, behind those of its games."""
LONGEST: Final = 1000000
"""Choices of bots in a row before a table is called endless."""


class Ended:
    """A game that is over: which one, and what it was worth to each seat."""

    def __init__(self, index: int, returns: list[float]) -> None:
        self.index = index
        self.returns = returns


def returns_of(game: Game) -> list[float]:
    """As ``lab.rewards``: a sole winner gets 1, the others share -1; alone 1 or -1."""
    players: i64 = game.players
    winners: i64 = 0
    for seat in range(players):
        if game.winners & BIT[seat] != 0:
            winners += 1
    if players == 1:
        return [1.0 if winners > 0 else -1.0]
    found: list[float] = []
    for seat in range(players):
        share = 0.0
        if winners == 0:
            share = 1.0 / float(players)
        elif game.winners & BIT[seat] != 0:
            share = 1.0 / float(winners)
        found.append((share * float(players) - 1.0) / float(players - 1))
    return found


def seed_of(seed: int, place: int, number: int) -> int:
    """For what is dealt at a place; larger than 64 bits, and smaller than seeds that are secret."""
    return (seed << 64) + (place << 32) + number


class Batch:
    """``count`` games of a title. ``who`` says by seat who plays it: learners are asked, random choices are made here, a bot
    of ``bots`` (by game and seat) moves by itself. With ``rotates`` seats change places from game to game."""

    def __init__(
        self,
        title: Title,
        players: int,
        options: dict[str, Any],
        observer: Observer,
        numbering: Numbering,
        arguments: list[int],
        who: list[int],
        bots: list[list[Any]],
        first: int,
        count: int,
        by_number: bool,
        skips_forced: bool,
        rotates: bool,
    ) -> None:
        self.title = title
        self.players: i64 = players
        self.options = options
        self.observer = observer
        self.numbering = numbering
        self.arguments: vec[i64] = vec[i64](arguments)
        """By verb: how many arguments it has."""
        self.who: vec[i64] = vec[i64](who)
        self.bots = bots
        self.first: i64 = first
        self.count: i64 = count
        self.by_number = by_number
        self.skips_forced = skips_forced
        self.rotates = rotates
        self.seed: int = 0
        self.games: list[Game] = []
        self.pickers: list[Chance] = []
        self.played: vec[i64] = vec[i64]([0] * count)
        """By place: how many games were begun there."""
        self.numbers: vec[i64] = vec[i64]([0] * (count * MOST_OPTIONS))
        """By game: the numbers of the options at hand."""
        self.chosen: vec[i64] = vec[i64]([0] * count)
        self.ended: list[Ended] = []
        self.rows: BytesWriter = BytesWriter()
        self.legal: BytesWriter = BytesWriter()
        self.asked: BytesWriter = BytesWriter()
        self.choices: i64 = 0
        """Made so far, those of bots and forced ones included."""

    def reset(self, seed: int) -> None:
        """Begin all games anew; a seed gives the same games, however the batch is split."""
        self.seed = seed
        self.games = []
        self.pickers = []
        for index in range(self.count):
            first, second = seed_pair(seed_of(seed, int(self.first + index), PICKER))
            self.pickers.append(Chance(first, second))
            self.played[index] = 0
            self.games.append(self.fresh(index))
        self.ended = []
        for index in range(self.count):
            self.settle(index)
        self.report()

    def fresh(self, index: i64) -> Game:
        """The next game at a place."""
        game = self.title.board_for(int(self.players))
        game.hush()
        game.begin(self.options, seed_of(self.seed, int(self.first + index), int(self.played[index])))
        self.played[index] += 1
        return game

    def step(self, actions: bytes) -> None:
        """Take an action in every game: 64-bit numbers, lowest byte first. If one is impossible, none is taken."""
        if len(actions) != 8 * self.count:
            raise AgonError(f"{self.count} actions are needed, not {len(actions) // 8}")
        self.ended = []
        for index in range(self.count):
            self.chosen[index] = self.option_index(index, read_i64_le(actions, 8 * index))
        for index in range(self.count):
            self.games[index].take_at_once(self.chosen[index])
            self.choices += 1
            self.settle(index)
        self.report()

    def option_index(self, index: i64, action: i64) -> i64:
        offered: i64 = self.games[index].offered
        if not self.by_number:
            if 0 <= action < offered:
                return action
        else:
            base = index * MOST_OPTIONS
            for at in range(offered):
                if self.numbers[base + at] == action:
                    return at
        raise IllegalChoice(f"action {action} is not possible in game {self.first + index}")

    # ------------------------------------------------------------------ until a learner is asked

    def settle(self, index: i64) -> None:
        """Let bots and forced choices pass, and a new game follow one that is over."""
        count: i64 = 0
        while True:
            game = self.games[index]
            if game.asked < 0:
                if not game.over:
                    raise AgonError("a game asks nobody and is not over")
                self.ended.append(Ended(int(index), returns_of(game)))
                self.games[index] = self.fresh(index)
            elif not self.passes(game, index):
                return
            count += 1
            if count > LONGEST:
                raise AgonError("no learner is ever asked")

    def passes(self, game: Game, index: i64) -> bool:
        """Whether the question at hand was answered here."""
        if self.skips_forced and game.offered == 1:
            game.take_at_once(0)
            self.choices += 1
            return True
        seat = self.role(game.asked, index)
        kind = self.who[seat]
        if kind == LEARNER:
            return False
        if kind == RANDOM:
            picker = self.pickers[index]
            game.take_at_once(picker.next() % game.offered)
        else:
            chosen: int = self.bots[index][seat].move(game)
            game.take_at_once(chosen)
        self.choices += 1
        return True

    def role(self, seat: i64, index: i64) -> i64:
        """Where a seat stands in ``who``."""
        if not self.rotates:
            return seat
        return (seat + self.first + index + self.played[index]) % self.players

    # ------------------------------------------------------------------ what came of it

    def report(self) -> None:
        self.observer.sheet.clear()
        self.rows.truncate(0)
        self.legal.truncate(0)
        self.asked.truncate(0)
        for index in range(self.count):
            game = self.games[index]
            write_i64_le(self.asked, game.asked)
            write_i64_le(self.asked, game.offered)
            self.observer.look(game, game.asked)
            self.list_options(game, index)

    def list_options(self, game: Game, index: i64) -> None:
        if game.offered > MOST_OPTIONS:
            raise AgonError(f"{game.offered} options: more than {MOST_OPTIONS}")
        seat = game.asked
        seats = self.observer.seats_in_verbs
        base = index * MOST_OPTIONS
        codes = game.codes
        for at in range(game.offered):
            option = codes[at]
            if seats[verb_of(option)] != 0:
                option = self.observer.turned_option(game, option, seat)
            number = self.numbering.number(option)
            self.numbers[base + at] = number
            write_i64_le(self.legal, number)
            self.list_row(option)

    def list_row(self, option: i64) -> None:
        verb = verb_of(option)
        count = self.arguments[verb]
        rows = self.rows
        rows.append(u8(verb + 1))
        rows.append(u8(arg_a(option) + 1) if count > 0 else u8(0))
        rows.append(u8(arg_b(option) + 1) if count > 1 else u8(0))
        rows.append(u8(arg_c(option) + 1) if count > 2 else u8(0))
        rows.append(u8(arg_d(option) + 1) if count > 3 else u8(0))
