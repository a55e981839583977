"""Weights of evaluations: data that fit their title, and their tuning by self-play."""

import tomllib

import numpy as np
import pytest

import agon
from agon.games.hellas import evaluate as hellas_evaluate
from agon.kernel.errors import AgonError
from agon.kernel.weights import Weights
from agon.lab import weight_tuning
from tests.judging import by_seat, trained_by_seat, weights

TITLE = "hellas"


def test_weights_stand_in_the_order_of_their_names() -> None:
    weights = Weights(["one", "two"], {"one": 1.0, "two": 2})
    assert list(weights.values) == [1.0, 2.0]
    with pytest.raises(AgonError, match="three"):
        Weights(["one", "two"], {"one": 1.0, "three": 2.0})
    with pytest.raises(AgonError, match="2 weights expected"):
        weights.replace([1.0])


def test_names_of_weights_stand_at_their_places() -> None:
    for name in hellas_evaluate.WEIGHT_NAMES:
        assert hellas_evaluate.NAMES[getattr(hellas_evaluate, name.upper())] == name


def test_other_weights_change_the_judgement_of_trained_bots_only() -> None:
    game = agon.new(TITLE, 2, 3)
    plain = by_seat(game)
    before = trained_by_seat(game)
    tuned = weights(TITLE).weights
    with weight_tuning.kept(tuned):
        tuned.replace([7.0 * value + 1.0 for value in tuned.values])
        assert trained_by_seat(game) != before
        assert by_seat(game) == plain
    assert trained_by_seat(game) == before


def test_titles_without_weights_say_so() -> None:
    with pytest.raises(AgonError, match="dice_forge has no weights"):
        weight_tuning.Row("dice_forge")


def test_the_regression_finds_what_wins() -> None:
    rng = np.random.default_rng(1)
    changes = rng.normal(size=(4000, 3))
    chance = 1.0 / (1.0 + np.exp(-2.0 * changes @ np.array([0.4, -0.2, 0.0])))
    found = weight_tuning.steepest(changes, (rng.random(4000) < chance).astype(float))
    assert found[0] > 0.3
    assert found[1] < -0.12
    assert abs(found[2]) < 0.05


def test_weights_move_by_their_size_and_small_ones_by_that_of_the_others() -> None:
    row = weight_tuning.Row(TITLE)
    values = np.zeros(len(row.names))
    values[:3] = (2.0, -4.0, 6.0)
    change = np.zeros(len(row.names))
    change[[1, 3]] = 1.0
    least = weight_tuning.LEAST * 4.0
    moved = row.moved(values, change) - values
    assert np.isclose(moved[1], weight_tuning.SPREAD * (4.0 + least))
    assert np.isclose(moved[3], weight_tuning.SPREAD * least)
    assert not moved[[0, 2]].any()
    assert not moved[4:].any()


def test_equal_weights_share_the_wins() -> None:
    row = weight_tuning.flat(weight_tuning.Row(TITLE).start)
    assert weight_tuning.played(weight_tuning.Pair(TITLE, 2, 5, row, row)) == 0.5


def test_weighing_tells_of_its_progress_and_gives_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weight_tuning, "TEST_PAIRS", 2)
    seen: list[tuple[int, int]] = []
    rates: list[float] = []
    task = weight_tuning.Task(TITLE, pairs=3, rounds=2)
    row, values, rate = weight_tuning.tune_weights(
        task, lambda done, total: seen.append((done, total)), lambda number, one: rates.append(one)
    )
    assert seen[-1] == (10, 10)
    assert len(rates) == 2
    assert rates[-1] == rate
    text = weight_tuning.written_weights(row, values, ["Made by: agon tune-weights hellas"])
    read = Weights(row.names, tomllib.loads(text))
    assert np.allclose(list(read.values), weight_tuning.flat(values), atol=0.001)
    with pytest.raises(AgonError, match="at least one"):
        weight_tuning.tune_weights(
            weight_tuning.Task(TITLE, rounds=0), lambda done, total: None, lambda number, one: None
        )
