"""Networks taught by self-play: what is noted, what it leads to, and that something is learnt."""

import json
import random
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec

import agon
from agon.kernel.errors import AgonError
from agon.kernel.network import Network, read_network
from agon.lab import learning
from tests.judging import by_seat, evaluate, network, trained_by_seat

TAUGHT = ("cyclades", "dice_forge")


def test_a_goal_is_a_mean_of_what_comes_after() -> None:
    zero = np.zeros((1, 1, 1), np.float32)
    base = np.array([[1.0], [2.0], [4.0]], np.float32)
    notes = learning.Notes(zero, base, np.array([10.0], np.float32))
    answers = np.array([[0.0], [1.0], [2.0]], np.float32)
    # judged: 1, 3, 6; the end: 10
    found = learning.goals(notes, answers, 0.5).ravel().tolist()
    assert found == [0.5 * 3 + 0.5 * 8 - 1, 0.5 * 6 + 0.5 * 10 - 2, 10 - 4]
    assert learning.goals(notes, answers, 1.0).ravel().tolist() == [9, 8, 6], "without fading only the end counts"


@pytest.mark.parametrize("title", TAUGHT)
def test_positions_are_noted_with_what_the_network_is_told(title: str) -> None:
    notes = learning.played(learning.Lesson(title, 2, 5, None))
    positions, seats, size = notes.told.shape
    assert seats == 2
    assert positions > 15
    assert size == len(network(title).inputs(agon.new(title, 2, 1))[0])
    assert notes.base.shape == (positions, seats)
    assert np.isfinite(notes.told).all()
    again = learning.played(learning.Lesson(title, 2, 5, None))
    assert (again.told == notes.told).all()
    assert (again.goal == notes.goal).all()


def test_the_goal_is_glory_in_dice_forge_and_the_win_in_cyclades() -> None:
    glory = learning.played(learning.Lesson("dice_forge", 3, 5, None)).goal
    assert len(glory) == 3
    assert (glory > 5).all(), "in tens"
    win = learning.played(learning.Lesson("cyclades", 2, 5, None)).goal
    assert sorted(win.tolist()) == [0.0, 1.0]


def made_up(rng: np.random.Generator) -> learning.Notes:
    """Games of one position whose outcome is nearly twice the first input, the others being noise."""
    told = rng.normal(size=(1, 2, 4)).astype(np.float32)
    goal = 2.0 * told[0, :, 0] + rng.normal(0.0, 0.1, 2)
    return learning.Notes(told, np.zeros((1, 2), np.float32), goal.astype(np.float32))


def test_a_network_learns_what_matters() -> None:
    rng = np.random.default_rng(1)
    network = Network(learning.taught([made_up(rng) for _ in range(8000)], 1))
    for told in rng.normal(size=(20, 4)):
        assert abs(network.answer(vec[float](told.tolist())) - 2.0 * told[0]) < 0.6


def long_game(rng: np.random.Generator) -> learning.Notes:
    """Forty positions, all with the same bearing on an end far from nothing."""
    told = np.repeat(rng.normal(size=(1, 1, 3)), 40, axis=0).astype(np.float32)
    goal = 10.0 + 2.0 * told[0, :, 0]
    return learning.Notes(told, np.zeros((40, 1), np.float32), goal.astype(np.float32))


def test_the_beginning_of_a_long_game_learns_of_its_end() -> None:
    rng = np.random.default_rng(1)
    network = Network(learning.taught([long_game(rng) for _ in range(1500)], 1))
    for told in rng.normal(size=(20, 3)):
        assert abs(network.answer(vec[float](told.tolist())) - 10.0 - 2.0 * told[0]) < 1.0


def test_games_that_did_not_end_teach_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "LONGEST", 3)
    notes = learning.played(learning.Lesson("dice_forge", 2, 5, None))
    assert not len(notes.told)
    with pytest.raises(AgonError, match="no game ended"):
        learning.taught([notes], 1)


def test_learning_tells_of_its_progress_and_gives_a_file() -> None:
    seen: list[tuple[int, int]] = []
    course = learning.Course("dice_forge", (2, 3), games=4, rounds=2)
    layers = learning.learn(course, lambda done, total: seen.append((done, total)))
    assert seen == [(done, 8) for done in range(1, 9)]
    text = learning.written_network(layers, "Made by: agon learn dice_forge")
    assert json.loads(text)["note"] == "Made by: agon learn dice_forge"
    game = agon.new("dice_forge", 2, 1)
    inputs = network(game.TITLE).inputs(game)[0]
    assert read_network(text).answer(inputs) == Network(layers).answer(inputs)
    with pytest.raises(AgonError, match="at least one"):
        learning.learn(learning.Course("dice_forge", rounds=0), lambda done, total: None)


def test_a_round_learns_from_all_games_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    lessons: list[int] = []
    teach = learning.taught

    def counted(games: list[learning.Notes], seed: int) -> list[dict[str, Any]]:
        lessons.append(len(games))
        return teach(games, seed)

    monkeypatch.setattr(learning, "taught", counted)
    learning.learn(learning.Course("dice_forge", games=3, rounds=3), lambda done, total: None)
    assert lessons == [3, 6, 9]


def test_titles_without_a_network_say_so() -> None:
    with pytest.raises(AgonError, match="hellas has no network"):
        learning.played(learning.Lesson("hellas", 2, 1, None))


@pytest.mark.parametrize("title", TAUGHT)
def test_what_was_learnt_counts_for_trained_bots_only(title: str) -> None:
    game = agon.new(title, 2, 3)
    rng = random.Random(3)
    for _ in range(12):
        game.apply(rng.randrange(int(game.offered)))
    rough = by_seat(game)
    assert rough == [evaluate(game, 0), evaluate(game, 1)]
    trained = trained_by_seat(game)
    assert trained != rough
    assert trained_by_seat(game.copy()) == trained
    agon.playout(game, 1)
    assert trained_by_seat(game) == [evaluate(game, 0), evaluate(game, 1)], "the end is known, not judged"
