"""The kit for tests of rules: a game in a known position, the moves played, and what must come of them.

    given().army(1, "elis", 2).army(0, "arcadia", 3).play("act march", "march arcadia elis").expect(asked=(0, "count"))

Every title has a subclass with the pieces of its box (``tests/rules/<title>/scenario.py``) and a function ``given`` that
starts one. A verb that puts pieces takes them from where the box keeps them; before the next question is put or answered,
the title's own count of the box must be right.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, Self, TypeVar

import pytest

import agon
from agon.kernel.choice import Choice
from agon.kernel.engine import Frame
from agon.kernel.game import Game
from tests.frames import interrupt, stage

AnyGame = TypeVar("AnyGame", bound=Game)

WAYS_OUT = ("pass", "done", "skip", "stand")
"""How titles say that a player does nothing more; the first one offered is taken."""
ENDLESS = 500


def with_own_arrays(game: AnyGame) -> AnyGame:
    """Copies share arrays that seldom change and replace them. Tests write into them, so here each has its own."""
    heroes = getattr(game, "heroes", None)
    for owner in [game, *(heroes if isinstance(heroes, list) else [])]:
        for name in str(getattr(game, "SHARED_ARRAYS", "")).split():
            if hasattr(owner, name):
                setattr(owner, name, getattr(owner, name)[:])
    return game


class Scenario(Generic[AnyGame]):
    """A game in the hands of a test. Verbs give the scenario back, so that they can be strung together."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.is_changed = False
        """Whether the board was changed by hand since the question at hand was put."""

    # ------------------------------------------------------------------ said by each title

    def conserve(self) -> None:
        """*Title.* Count the box: everything is somewhere, and nothing twice."""

    def outcome(self, name: str | int) -> int:
        """*Title.* What the kernel calls an outcome of chance: a card by its name, a die by its number."""
        raise NotImplementedError

    # ------------------------------------------------------------------ given

    def changed(self) -> Self:
        """Every verb that changes the board ends with this: the question at hand is put again before it is read."""
        self.is_changed = True
        return self

    def chance(self, *names: str | int) -> Self:
        """The next rolls and draws come out like this."""
        self.game.impose([self.outcome(name) for name in names])
        return self

    def happen(self, *rules: Frame) -> Self:
        """Let a rule happen now, the last one, with those that lie below it; then the question at hand is put again."""
        self.is_changed = False
        interrupt(self.game, *rules)
        self.conserve()
        return self

    def run(self, *rules: Frame) -> Self:
        """Run these rules and no others, the last one on top."""
        self.is_changed = False
        stage(self.game, *rules)
        self.conserve()
        return self

    def copy(self) -> Self:
        """The same position once more, to try another move."""
        self.settle_board()
        twin = self.game.copy()
        assert isinstance(twin, type(self.game))
        return type(self)(with_own_arrays(twin))

    def redeal(self, seat: int | None, seed: int) -> Self:
        """The position with all drawn anew that a seat (None: an onlooker) cannot know."""
        self.settle_board()
        other = self.game.redeal(seat, seed)
        assert isinstance(other, type(self.game))
        return type(self)(with_own_arrays(other))

    # ------------------------------------------------------------------ played

    def play(self, *notations: str) -> Self:
        for notation in notations:
            self.settle_board()
            self.game.play(notation)
            self.conserve()
        return self

    def refuse(self, *notations: str) -> Self:
        """Each is a move that the title knows, is refused with the proper error, and changes nothing."""
        self.settle_board()
        for notation in notations:
            self.game.VOCABULARY.parse(notation)
            before = self.game.digest(), len(self.game.events)
            with pytest.raises(agon.IllegalChoice):
                self.game.play(notation)
            assert (self.game.digest(), len(self.game.events)) == before
        return self

    def pass_on(self, *prompts: str, until: str = "") -> Self:
        """Everybody does nothing more while one of these is asked, or until that is."""
        return self.repeat(lambda: next(way for way in WAYS_OUT if way in self.options), prompts, until)

    def take_first(self, *prompts: str, until: str = "") -> Self:
        """Take the first option while one of these is asked, or until that is."""
        return self.repeat(lambda: self.options[0], prompts, until)

    def take_last(self, *prompts: str, until: str = "") -> Self:
        return self.repeat(lambda: self.options[-1], prompts, until)

    def repeat(self, move: Callable[[], str], prompts: tuple[str, ...], until: str) -> Self:
        for _ in range(ENDLESS):
            if self.is_over or (self.prompt == until if until else self.prompt not in prompts):
                return self
            self.play(move())
        raise AssertionError(f"still asked {self.asked}")

    # ------------------------------------------------------------------ read

    def settle_board(self) -> None:
        if self.is_changed:
            self.is_changed = False
            if not self.game.over:
                self.game.relist()
            self.conserve()

    @property
    def is_over(self) -> bool:
        return self.game.over

    @property
    def choice(self) -> Choice:
        self.settle_board()
        choice = self.game.choice
        assert choice is not None, "the game is over: nobody is asked"
        return choice

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what."""
        return self.seat, self.prompt

    @property
    def seat(self) -> int:
        return self.choice.seat

    @property
    def prompt(self) -> str:
        return self.choice.prompt.id.removeprefix(f"{self.game.TITLE}-prompt-")

    @property
    def options(self) -> list[str]:
        return [option.notation for option in self.choice.options]

    @property
    def verbs(self) -> set[str]:
        return {notation.split()[0] for notation in self.options}

    def offers(self, verb: str) -> list[str]:
        """The options with a verb, without it."""
        return [notation.removeprefix(verb).strip() for notation in self.options if notation.split()[0] == verb]

    def told(self, message: str) -> list[dict[str, Any]]:
        """The arguments of every event of that name."""
        return [dict(args) for name, args, _ in self.game.events if name == f"{self.game.TITLE}-log-{message}"]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees; None: an onlooker."""
        self.settle_board()
        return self.game.view(seat)

    def board(self, seat: int | None = None) -> dict[str, Any]:
        board = self.view(seat)["board"]
        assert isinstance(board, dict)
        return board

    @property
    def winner(self) -> tuple[list[int], str] | None:
        """The winning seats and the reason; None while in play."""
        if self.game.result is None:
            return None
        return self.game.result["winners"], self.game.result["reason"].removeprefix(f"{self.game.TITLE}-log-")

    # ------------------------------------------------------------------ expected

    def expect(
        self,
        *,
        asked: tuple[int, str] | None = None,
        seat: int | None = None,
        prompt: str | None = None,
        options: Sequence[str] | None = None,
        can: str | Sequence[str] = (),
        cannot: str | Sequence[str] = (),
        no: str | Sequence[str] = (),
        told: str | Sequence[str] = (),
        winner: tuple[list[int], str] | None = None,
    ) -> Self:
        """What is asked now; what may be answered (``options``: just these, ``can``: these among others, ``cannot``:
        these are refused, ``no``: nothing that begins so); what was told; who has won."""
        __tracebackhide__ = True
        if asked is not None:
            assert self.asked == asked
        if seat is not None:
            assert self.seat == seat
        if prompt is not None:
            assert self.prompt == prompt
        if options is not None:
            assert self.options == list(options)
        for notation in each(can):
            assert notation in self.options
        self.refuse(*each(cannot))
        for beginning in each(no):
            assert [notation for notation in self.options if f"{notation} ".startswith(f"{beginning} ")] == []
        for message in each(told):
            assert self.told(message), f"nobody was told {message}"
        if winner is not None:
            assert self.winner == winner
        return self


def each(names: str | Sequence[str]) -> Sequence[str]:
    return [names] if isinstance(names, str) else names
