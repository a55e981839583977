"""Rules put on a game by hand, for tests that begin in the middle of one."""

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
