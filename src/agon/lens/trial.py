"""An option tried: taken in a copy of the game, and followed until somebody decides or something is decided."""

import hashlib
import json
import random
from copy import copy
from dataclasses import dataclass

from agon.kernel.engine import answer_with, go_one_step
from agon.kernel.game import Game
from agon.kernel.history import Chapter
from agon.lens.lens import Contest, Lens


def seed_from(game: Game, seat: int) -> int:
    """A seed that depends on nothing but what the seat sees."""
    shown = json.dumps(game.view(seat, int(game.moves) + 1), sort_keys=True, separators=(",", ":"))
    return int.from_bytes(hashlib.blake2b(shown.encode(), digest_size=7).digest(), "big")


def imagined(game: Game, seat: int, seed: int) -> Game:
    """A world as the seat may think it is, without its past: copies of it are cheap."""
    world = game.redeal(seat, seed)
    world.chapter = Chapter(None)
    world.hush()
    return world


@dataclass
class Trial:
    """A copy in which the option was taken. ``contest``: the fight it begins, or that it is part of."""

    game: Game
    lens: Lens
    seat: int
    contest: Contest | None = None
    at: int = 0
    """Where on the stack of rules the fight lies, while it lasts."""
    began_it: bool = False
    """Whether the fight began with the option."""
    assumes: tuple[str, ...] = ()
    reveals: bool = False
    ends_turn: bool = False
    stops: frozenset[str] = frozenset()
    """Rules at whose beginning the turn is taken for over."""

    @property
    def is_lasting(self) -> bool:
        """Whether there is a fight and it goes on."""
        stack = self.game.stack
        return self.contest is not None and len(stack) > self.at and stack[self.at].NAME in self.lens.CONTESTS

    def copy(self) -> "Trial":
        twin = copy(self)
        twin.game = self.game.copy()
        twin.game.revealed = self.game.revealed
        return twin

    def answer(self, index: int) -> None:
        self.note_revealed()
        answer_with(self.game, index)

    def note_revealed(self) -> None:
        """As the engine does after every choice."""
        if self.game.revealed:
            self.reveals = True
            self.game.undo_floor = self.game.moves

    def sees_fight_begin(self) -> bool:
        """A fight that comes after something was revealed is the work of chance, not of the option."""
        if self.contest is None and not (self.reveals or self.game.revealed) and self.finds_fight():
            self.began_it = True
            return True
        return False

    def goes_on(self) -> bool:
        """Run one step of the rules; whether there are more before somebody decides or the turn is over."""
        game = self.game
        if not go_one_step(game):
            return False
        if self.stops and game.stack[-1].NAME in self.stops:
            game.is_halted = True
        return not game.is_halted

    def advance(self) -> None:
        """Up to the next question or the end of the turn."""
        if not self.stops:
            self.game.advance()
        else:
            while self.goes_on():
                pass

    def finds_fight(self) -> bool:
        """The innermost fight under way."""
        stack = self.game.stack
        for at in range(len(stack) - 1, -1, -1):
            if stack[at].NAME in self.lens.CONTESTS:
                self.contest = self.lens.contest(self.game, stack[at].dump())
                self.at = at
                return True
        return False

    def complete(self) -> bool:
        """Answer the question at hand if it belongs to the option; whether it does."""
        game = self.game
        index = self.lens.completion(game) if self.contest is None and game.asked == self.seat else None
        if index is None:
            return False
        self.assumes = (*self.assumes, game.VOCABULARY.notation(game.codes[index]))
        self.answer(index)
        return True


def begun(world: Game, index: int, lens: Lens, seat: int) -> Trial:
    """The option is chosen and nothing has come of it yet."""
    game = world.copy()
    game.halt_after(1)
    trial = Trial(game, lens, seat)
    trial.finds_fight()
    stops = lens.after_turn(game)
    if stops and stops.isdisjoint(frame.NAME for frame in game.stack):
        trial.stops = stops
    answer_with(game, index)
    return trial


def followed(world: Game, index: int, lens: Lens, seat: int) -> Trial:
    """The option is taken, up to the next question, the end of the turn, or the first blow of a fight."""
    trial = begun(world, index, lens, seat)
    while True:
        while trial.goes_on():
            if trial.sees_fight_begin():
                return trial
        if trial.sees_fight_begin() or not trial.complete():
            trial.note_revealed()
            return trial


def landed(trial: Trial) -> Trial:
    """A copy of the trial at the next question, whoever is asked: as the game itself would go on."""
    twin = trial.copy()
    game = twin.game
    if game.asked < 0 and not (game.over or game.is_halted):
        twin.advance()
    twin.ends_turn = game.is_halted
    if game.is_halted:
        game.halt_after(0)
        game.advance()
    twin.note_revealed()
    return twin


def settled(trial: Trial, picker: random.Random) -> Trial:
    """Played on by simple players until the fight is over and something else is asked; changes the trial."""
    game, answer = trial.game, trial.lens.answer
    if game.asked < 0 and not (game.over or game.is_halted):
        trial.advance()
    while game.asked >= 0 and trial.is_lasting:
        answer_with(game, answer(game, picker))
        trial.advance()
    trial.ends_turn = game.is_halted
    return trial
