"""Bots see only what their seat may see."""

import gc
import random
from typing import Any

import pytest

import agon
from agon import bots
from agon.bots.base import SeatWindow
from agon.kernel.chance import Chance
from agon.kernel.engine import Frame
from agon.kernel.errors import IllegalChoice
from agon.kernel.game import Game
from agon.kernel.history import Chapter

from .positions import decisions, setups

LIVING = (Game, Frame, Chance)
"""What must not be shared: a game in play, its rules under way, its dice. Events are closed and public to
those who have them; chapters hold the record."""


def reachable(root: object) -> dict[int, Any]:
    """Everything that can be reached from an object without going through modules or classes."""
    found: dict[int, Any] = {}
    rest = [root]
    while rest:
        one = rest.pop()
        if id(one) in found or isinstance(one, type) or type(one).__name__ in {"module", "function"}:
            continue
        found[id(one)] = one
        rest.extend(gc.get_referents(one))
    return found


@pytest.mark.parametrize(("title", "players"), setups())
def test_nothing_of_the_game_is_reachable_from_a_window(title: str, players: int) -> None:
    for game in decisions(title, players, seed=3, every=11):
        window = SeatWindow(game, int(game.asked), random.Random(1))
        own = {key for key, value in reachable(game).items() if isinstance(value, (*LIVING, Chapter))}
        seen = {key for key, value in reachable(window).items() if isinstance(value, (*LIVING, Chapter))}
        assert id(game) in own
        assert not own & seen


@pytest.mark.parametrize(("title", "players"), setups())
def test_a_window_is_the_same_whatever_is_hidden(title: str, players: int) -> None:
    """Two games that differ only in what the seat cannot know give it the same window, to the last field."""
    for game in decisions(title, players, seed=5, every=11):
        seat = int(game.asked)
        other = game.redeal(seat, 99)
        windows = [SeatWindow(one, seat, random.Random(4)).imagined.dump() for one in (game, other)]
        assert windows[0] == windows[1]


def test_a_window_holds_neither_seed_nor_record() -> None:
    game = agon.new("dice_forge", 2, 123456789)
    window = SeatWindow(game, 0, random.Random(1))
    assert window.imagined.seed == 0
    assert window.imagined.rng.first != game.rng.first
    assert not window.imagined.keeps_record
    assert window.view == game.view(0)


def test_only_the_asked_seat_has_a_window() -> None:
    game = agon.new("dice_forge", 2, 1)
    with pytest.raises(IllegalChoice):
        SeatWindow(game, 1 - int(game.asked), random.Random(1))


@pytest.mark.parametrize("name", ["easy", "greedy", "random", "search:simulations=8"])
@pytest.mark.parametrize(("title", "players"), setups())
def test_bots_choose_the_same_whatever_is_hidden(title: str, players: int, name: str) -> None:
    game = next(iter(decisions(title, players, seed=7)))
    other = game.redeal(int(game.asked), 17)
    assert bots.make(name, 5).move(game) == bots.make(name, 5).move(other)
