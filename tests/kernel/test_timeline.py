"""The undo policy, which terminals and the server share."""

import random
from dataclasses import dataclass

import pytest

import agon
from agon.kernel.timeline import Timeline, redo_steps, steps_to_own, undo_steps


@dataclass
class Choice:
    seat: int | None
    by_bot: bool = False


BOT = Choice(1, by_bot=True)
MINE = Choice(0)
SAT_IN = Choice(0, by_bot=True)
"""A bot's choice in one's own seat."""


@pytest.mark.parametrize(
    ("past", "steps"),
    [([], 0), ([BOT], 0), ([MINE], 1), ([MINE, BOT, BOT], 3), ([MINE, MINE, SAT_IN], 2), ([Choice(None)], 0)],
)
def test_the_last_own_choice_is_the_persons_not_the_bots(past: list[Choice], steps: int) -> None:
    assert steps_to_own(past, [0]) == steps


@pytest.mark.parametrize(
    ("undone", "free", "steps"),
    [
        ([], True, 0),
        ([MINE], False, 1),
        ([BOT], False, 0),
        ([MINE, BOT, BOT, MINE], True, 3),
        ([BOT, BOT, MINE], True, 3),
        ([BOT, BOT, MINE], False, 1),
    ],
)
def test_redo_brings_the_answers_of_bots_back_where_undo_is_free(undone: list[Choice], free: bool, steps: int) -> None:
    assert redo_steps(undone, [0], free) == steps


def test_beyond_the_barrier_only_the_free_go_back() -> None:
    game = agon.new("dice_forge", 2, 1)
    assert game.choice is not None
    game.apply(len(game.choice.options) - 1)  # ends the turn: the next one rolls dice
    assert not game.can_undo
    assert undo_steps(game, [MINE], [0], free=False) == 0
    assert undo_steps(game, [MINE], [0], free=True) == 1
    assert undo_steps(game, [MINE], [1], free=True) == 0


def test_a_restart_never_goes_back_beyond_what_is_known() -> None:
    """A game that went on from elsewhere has fewer choices here than its barrier lies back."""
    game = agon.new("dice_forge", 2, 1)
    game.apply(0)
    assert undo_steps(game, [MINE], [0], free=False, whole_turn=True) == 1
    assert undo_steps(game, [], [0], free=True, whole_turn=True) == 0


def test_among_bots_undo_goes_back_to_the_own_choice_and_redo_comes_back() -> None:
    timeline, rng = Timeline(agon.new("dice_forge", 2, 5), bots=[1]), random.Random(2)
    own: list[str] = []
    while len(own) < 8 or timeline.game.asked != 0:
        if timeline.game.asked == 0:
            own.append(timeline.game.digest())
        timeline.apply(rng.randrange(int(timeline.game.offered)))
    latest = timeline.game.digest()
    for digest in reversed(own):
        timeline.undo(free=True)
        assert timeline.game.digest() == digest
    with pytest.raises(agon.IllegalChoice, match="taken back"):
        timeline.undo(free=True)
    for _ in own:
        timeline.redo(free=True)
    assert timeline.game.digest() == latest
    with pytest.raises(agon.IllegalChoice, match="nothing was undone"):
        timeline.redo(free=True)
