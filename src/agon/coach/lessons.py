"""Lessons: the opening of a game as a script, with a word to every choice; then the game goes on freely, with goals.

A lesson is data (``data/lessons/<title>.toml``): a seed, and chapters of steps. A step says what it is for and asks for
one choice of the learner; the choices of the others that follow, and the luck of each, are part of the script. Where a
script stands is told by the number of choices made, so a lesson needs no memory beside its game, and taking back is
going back in it.
"""

import hashlib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

import msgspec

from agon import games
from agon.kernel.errors import AgonError
from agon.kernel.game import Game

FOLDER: Final = Path(__file__).parent / "data" / "lessons"
LEARNER: Final = 0
"""The seat of whoever learns."""
RIVALS: Final = "easy"
"""The bots that go on where the script ends."""
FINGERPRINT_BYTES: Final = 8


class BadLesson(AgonError):
    """A script that cannot be played."""


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice of another seat, and the luck that it meets."""

    move: str
    chance: tuple[int, ...] = ()


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``says``: what it is for; ``spot``: the anchor of what it speaks of; ``move``: the learner's choice, without which
    the step is only read; ``free``: what else fits, as a pattern of notations; ``chance``: the luck that the choice
    meets; ``came``: what came of it; ``rivals``: what the others choose before the learner is asked again."""

    says: str
    spot: str | None = None
    move: str | None = None
    free: str | None = None
    chance: tuple[int, ...] = ()
    came: str | None = None
    rivals: tuple[str | Told, ...] = ()

    def allows(self, notation: str) -> bool:
        return notation == self.move or (self.free is not None and fnmatchcase(notation, self.free))


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``goal``: what the learner is after."""

    name: str
    goal: str
    steps: tuple[Step, ...]


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Reached when the learner sees at least ``least`` at a place of the board (of a list: so many members)."""

    says: str
    of: str
    least: int

    def is_reached(self, board: dict[str, Any]) -> bool:
        return found_at(board, self.of) >= self.least


@dataclass(frozen=True)
class Line:
    """One choice of the script: of the learner in step ``step``, or of another seat after it (-1: before the first)."""

    step: int
    is_mine: bool
    move: str
    chance: tuple[int, ...]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """``chance``: the luck of the set-up; ``opening``: what the others choose before the learner is asked for the first
    time."""

    title: str
    players: int
    seed: int
    chapters: tuple[Chapter, ...]
    goals: tuple[Goal, ...]
    options: dict[str, Any] = {}
    chance: tuple[int, ...] = ()
    opening: tuple[str | Told, ...] = ()

    @cached_property
    def steps(self) -> list[Step]:
        return [step for chapter in self.chapters for step in chapter.steps]

    @cached_property
    def lines(self) -> list[Line]:
        lines = told_after(-1, self.opening)
        for number, step in enumerate(self.steps):
            if step.move is not None:
                lines.append(Line(number, True, step.move, step.chance))
            lines += told_after(number, step.rivals)
        return lines

    @cached_property
    def fingerprint(self) -> str:
        """Tells a script from one that was changed since."""
        return hashlib.blake2b(msgspec.json.encode(self), digest_size=FINGERPRINT_BYTES).hexdigest()

    def chapter_of(self, number: int) -> int:
        """The chapter that a step belongs to; the last one where the script is over."""
        ends = 0
        for at, chapter in enumerate(self.chapters):
            ends += len(chapter.steps)
            if number < ends:
                return at
        return len(self.chapters) - 1

    def line_at(self, game: Game) -> Line | None:
        """The next choice of the script; None where it is over."""
        return self.lines[game.moves] if game.moves < len(self.lines) else None

    def steps_now(self, game: Game) -> list[int]:
        """The steps that are due: those that are only read, and the one that asks for the choice at hand. None while
        others are to choose."""
        line = self.line_at(game)
        if line is not None and not line.is_mine:
            return []
        before = self.lines[min(int(game.moves), len(self.lines)) - 1].step if game.moves else -1
        return list(range(before + 1, line.step + 1 if line is not None else len(self.steps)))

    def came(self, game: Game) -> str | None:
        """What came of the learner's last choice."""
        if game.moves == 0 or game.moves > len(self.lines):
            return None
        last = self.lines[int(game.moves) - 1].step
        return self.steps[last].came if last >= 0 else None

    def next_step(self, game: Game) -> int:
        """The number of the step that comes next, also while others choose."""
        due = self.steps_now(game)
        if due:
            return due[0]
        return self.lines[int(game.moves) - 1].step + 1 if 0 < game.moves <= len(self.lines) else len(self.steps)

    def allowed(self, game: Game) -> list[int] | None:
        """The options that fit the step at hand; None where any does."""
        line = self.line_at(game)
        if line is None:
            return None
        step = self.steps[line.step]
        notations = [option.notation for option in game.choice.options] if game.choice else []
        return [
            at
            for at, notation in enumerate(notations)
            if (step.allows(notation) if line.is_mine else notation == line.move)
        ]

    def play(self, game: Game, option: int, seat: int | None = None) -> None:
        """Take an option with the luck that the script tells; all of it must be met."""
        line = self.line_at(game)
        if line is not None and line.chance:
            game.rng.impose(list(line.chance))
        game.apply(option, seat)
        if game.rng.is_imposed():
            raise BadLesson(
                f"choice {game.moves}, {line.move if line else ''}: luck is left over: {game.rng.pending()}"
            )

    def play_line(self, game: Game) -> None:
        """The next choice as the script has it."""
        line = self.line_at(game)
        assert line is not None
        if (game.asked == LEARNER) != line.is_mine:
            raise BadLesson(f"choice {game.moves}: {line.move!r} is for another seat than {game.asked}")
        self.play(game, game.index_of(line.move))

    def fresh(self) -> Game:
        """The game as it is set up."""
        return games.title(self.title).new(self.players, self.seed, self.options, list(self.chance))

    def begin(self, chapter: int = 0) -> Game:
        """The game at the beginning of a chapter, played as the script has it."""
        game = self.fresh()
        first = sum(len(one.steps) for one in self.chapters[:chapter])
        while (line := self.line_at(game)) is not None and (line.step < first if first else line.step < 0):
            self.play_line(game)
        return game

    def reached(self, game: Game) -> list[bool]:
        board = game.view(LEARNER)["board"]
        return [goal.is_reached(board) for goal in self.goals]


def told_after(step: int, choices: tuple[str | Told, ...]) -> list[Line]:
    told = [Told(one) if isinstance(one, str) else one for one in choices]
    return [Line(step, False, one.move, one.chance) for one in told]


def found_at(board: Any, path: str) -> int:
    """The number at a dotted path of a view; of a list or a mapping, how many it holds."""
    for part in path.split("."):
        board = board[int(part)] if isinstance(board, list) else board[part]
    return len(board) if isinstance(board, list | dict) else int(board)


@cache
def titles() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


@cache
def lesson(title: str) -> Lesson | None:
    """The lesson of a title, if it has one."""
    if title not in titles():
        return None
    return msgspec.toml.decode((FOLDER / f"{title}.toml").read_bytes(), type=Lesson)
