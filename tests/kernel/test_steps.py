"""Going from choice to choice step by step comes to the same as all at once."""

import random

import pytest

import agon
from agon.kernel.engine import answer_with, go_one_step


@pytest.mark.parametrize(("title", "players"), [("cyclades", 3), ("dice_forge", 3), ("hellas", 3), ("hellas", 1)])
def test_steps_one_by_one_come_to_the_same(title: str, players: int) -> None:
    rng = random.Random(3)
    game = agon.new(title, players, 3)
    steps = 0
    for _ in range(150):
        choice = game.choice
        if choice is None:
            break
        index = rng.randrange(len(choice.codes))
        slow = game.copy()
        answer_with(slow, index)
        while go_one_step(slow):
            steps += 1
        if slow.revealed:
            slow.undo_floor = slow.moves
        game.apply(index)
        assert slow.digest() == game.digest()
        assert slow.events == game.events
    assert steps > 0


def test_a_halt_stops_the_steps_too() -> None:
    game = agon.new("dice_forge", 2, 7)
    game.halt_after(1)
    answer_with(game, game.index_of("pass"))
    while go_one_step(game):
        pass
    assert (game.is_halted, game.choice) == (True, None)
