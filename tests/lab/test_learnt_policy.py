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


def test_the_policy_has_a_value_for_every_thing_on_a_board(example: ModuleType) -> None:
    game = agon.new("dice_forge", 2, 1)
    stretch, held = example.board(game, 0)
    weights = example.load()
    assert weights.shape == (example.STRETCHES, len(held))
    assert np.isfinite(weights).all()
    assert 0 <= stretch < len(weights)
