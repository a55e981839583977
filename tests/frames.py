"""The one place of the tests that reaches into the stack of rules: to put rules there by hand, and to look at them."""

from typing import TypeVar

from agon.kernel.engine import Frame
from agon.kernel.game import Game
from agon.kernel.step import Step

AnyFrame = TypeVar("AnyFrame", bound=Frame)


def at(frame: AnyFrame, step: str) -> AnyFrame:
    """The rule about to run the step of that name."""
    frame.step = Step(frame.STEPS.index(step))
    return frame


def stage(game: Game, *frames: Frame) -> None:
    """Run these rules and no others, the last one on top, up to the next question."""
    game.stack.clear()
    game.stack.extend(frames)
    resume(game)


def interrupt(game: Game, *frames: Frame) -> None:
    """Let a rule happen now (the last one, with those that lie below it); then the question at hand is put again."""
    game.stack[-1].step = game.asking_step
    game.stack.extend(frames)
    resume(game)


def resume(game: Game) -> None:
    game.asked = -1
    game.shown_choice = None
    game.advance()


def under_way(game: Game, rule: type[AnyFrame]) -> list[AnyFrame]:
    """The rules of a kind that are under way, the lowest first."""
    return [frame for frame in game.stack if isinstance(frame, rule)]


def top(game: Game) -> Frame | None:
    """The rule that asks; None when the game is over."""
    return game.stack[-1] if game.stack else None
