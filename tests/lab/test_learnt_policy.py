"""The policy that examples/train_dice_forge.py made: it is there, it is small, and it beats the greedy bot."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import agon

ROOT = Path(__file__).parents[2]
GAMES = 24


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_dice_forge", ROOT / "examples" / "train_dice_forge.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_committed_policy_beats_greedy(example: ModuleType) -> None:
    """Seeds are fixed, so these are always the same games."""
    weights = example.load()
    won = sum(example.judge_game((weights, number)) for number in range(GAMES))
    assert won > GAMES / 2


def test_the_policy_is_small_and_says_how_it_was_made(example: ModuleType) -> None:
    assert example.WEIGHTS.stat().st_size < 300_000
    text = example.WEIGHTS.read_text(encoding="utf-8")
    assert "python examples/train_dice_forge.py" in text
    assert "games against greedy" in text


def test_every_number_of_a_board_has_a_name(example: ModuleType) -> None:
    game = agon.new("dice_forge", 3, 2)
    agon.playout(game, 1, 60)
    for seat in range(3):
        found = example.features(game, seat)
        assert found.shape == (len(example.feature_names()),)
        assert np.count_nonzero(found) > 10


def test_a_round_of_training_learns_that_glory_comes_with_time(example: ModuleType) -> None:
    boards, gained = example.collect_game((None, 7))
    assert len(boards) == len(gained)
    assert min(gained) >= 0
    assert np.mean(gained[:4]) > np.mean(gained[-4:])
