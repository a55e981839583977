"""Weights of evaluations: data that fit their title, and their tuning by self-play."""

import tomllib
from typing import Any

import numpy as np
import pytest

import agon
from agon.games.cyclades import learnt as cyclades_learnt
from agon.games.dice_forge import learnt as dice_forge_learnt
from agon.games.hellas import worth as hellas_worth
from agon.kernel.errors import AgonError
from agon.kernel.weights import Weights
from agon.lab import weighing


def test_weights_are_laid_out_by_stage_and_then_by_name() -> None:
    weights = Weights(["one", "two"], {"one": [1.0, 10.0], "two": [2.0, 20.0]})
    assert list(weights.values) == [1.0, 2.0, 10.0, 20.0]
    with pytest.raises(AgonError, match="three"):
        Weights(["one", "two"], {"one": [1.0], "three": [2.0]})
    with pytest.raises(AgonError, match="4 weights expected"):
        weights.replace([1.0])


@pytest.mark.parametrize(
    ("module", "names"),
    [
        (hellas_worth, hellas_worth.WEIGHT_NAMES),
        (cyclades_learnt, [name for name in cyclades_learnt.NAMES if name[-1].isalpha() and "god_" not in name]),
    ],
)
def test_names_of_weights_stand_at_their_places(module: Any, names: list[str]) -> None:
    for name in names:
        assert module.NAMES[getattr(module, name.upper())] == name


def test_dice_forge_has_a_weight_for_each_face_and_thing() -> None:
    assert len(dice_forge_learnt.NAMES) == dice_forge_learnt.FEATURES
    assert int(dice_forge_learnt.KEEN.stages) == dice_forge_learnt.STRETCHES


@pytest.mark.parametrize("title", agon.titles())
def test_other_weights_change_the_judgement_of_keen_bots_only(title: str) -> None:
    game = agon.new(title, 2, 3)
    plain = game.worth(0)
    game.is_keen = True
    before = game.worth(0)
    weights = game.weights()
    with weighing.kept(game):
        weights.replace([7.0 * value + 1.0 for value in weights.values])
        assert game.worth(0) != before
        game.is_keen = False
        assert game.worth(0) == plain
    game.is_keen = True
    assert game.worth(0) == before


def test_the_regression_finds_what_wins() -> None:
    rng = np.random.default_rng(1)
    changes = rng.normal(size=(4000, 3))
    chance = 1.0 / (1.0 + np.exp(-2.0 * changes @ np.array([0.4, -0.2, 0.0])))
    found = weighing.steepest(changes, (rng.random(4000) < chance).astype(float))
    assert found[0] > 0.3
    assert found[1] < -0.12
    assert abs(found[2]) < 0.05


def test_weights_with_several_stages_move_together_or_apart() -> None:
    row = weighing.Row("dice_forge", 2)
    change = np.zeros(row.freedom)
    change[0] = 1.0
    change[len(row.names) + 1] = 1.0
    moved = row.moved(row.start, change) - row.start
    assert np.allclose(moved[:, 0], moved[0, 0])
    assert moved[0, 0] > 0
    assert moved[0, 1] == -moved[-1, 1] != 0
    assert not moved[:, 2:].any()


@pytest.mark.parametrize("title", agon.titles())
def test_equal_weights_share_the_wins(title: str) -> None:
    row = weighing.flat(weighing.Row(title, 2).start)
    assert weighing.played(weighing.Pair(title, 2, 5, row, row)) == 0.5


def test_weighing_tells_of_its_progress_and_gives_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "TEST_PAIRS", 2)
    seen: list[tuple[int, int]] = []
    rates: list[float] = []
    task = weighing.Task("dice_forge", pairs=3, rounds=2)
    row, values, rate = weighing.weigh(
        task, lambda done, total: seen.append((done, total)), lambda number, one: rates.append(one)
    )
    assert seen[-1] == (10, 10)
    assert len(rates) == 2
    assert rates[-1] == rate
    text = weighing.written_weights(row, values, ["Made by: agon weigh dice_forge"])
    read = Weights(row.names, tomllib.loads(text))
    assert np.allclose(list(read.values), weighing.flat(values), atol=0.001)
    with pytest.raises(AgonError, match="at least one"):
        weighing.weigh(weighing.Task("dice_forge", rounds=0), lambda done, total: None, lambda number, one: None)
