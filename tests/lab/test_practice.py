"""Practice: what a choice was worth, what a network learns of it, and that being stopped costs nothing."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import agon
from agon import bots
from agon.kernel.errors import BadOption
from agon.lab.judged import Positions
from agon.lab.learner import Drill, Learner
from agon.lab.nets import read_layers, write_network
from agon.lab.practice import Practice, by_place, by_seat, drawn, judged, look_around
from agon.lab.rewards import shares_of_win
from agon.lab.samples import Samples
from agon.lab.self_play import SelfPlay, play_and_note
from agon.lab.vector_env import VectorEnv
from tools.ship_network import ship

from .test_commands import app

SMALL = Drill("dice_forge", 3, hidden=(16, 8), count=8, steps=8, lessons=5, leg=2, rows=32)


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def practise(folder: Path, legs: int, drill: Drill = SMALL) -> list[dict[str, object]]:
    return list(Practice(drill, folder).until(legs))


@pytest.fixture(scope="module")
def env() -> VectorEnv:
    return VectorEnv("dice_forge", count=8, players=3)


@pytest.fixture
def learner(env: VectorEnv) -> Learner:
    return Learner(SMALL, *look_around(env, 1))


# ---------------------------------------------------------------------- what a choice was worth


def test_values_go_from_places_to_seats_and_back() -> None:
    by_places = np.array([[0.5, 0.3, 0.2], [0.6, 0.1, 0.3]])
    seats = np.array([2, 1])  # seat 2 is asked, then 1: the next places are 0, 1 and 2, 0
    assert by_seat(by_places, seats).tolist() == [[0.3, 0.2, 0.5], [0.3, 0.6, 0.1]]
    assert by_place(by_seat(by_places, seats), seats).tolist() == by_places.tolist()


def test_a_choice_is_worth_what_changed_for_who_made_it() -> None:
    """One game of two, three choices: seats 0, 1, 0; seat 0 wins."""
    kept = {
        "worth": np.array([[[0.5, 0.5]], [[0.4, 0.6]], [[0.7, 0.3]]], np.float32),
        "worth_after": np.array([[0.5, 0.5]], np.float32),
        "won": np.array([[[0.5, 0.5]], [[0.5, 0.5]], [[1.0, 0.0]]], np.float32),
        "over": np.array([[False], [False], [True]]),
        "seat": np.array([[0], [1], [0]]),
    }
    gains, goals = judged(kept, 0.5)
    # the last: 1.0 - 0.7; before it, for seat 1: 0.3 - 0.6 and half of what was lost later; the first: 0.4 - 0.5 and half
    assert gains[:, 0].tolist() == pytest.approx([-0.1 + 0.5 * 0.45, -0.3 - 0.5 * 0.3, 0.3])
    assert goals[2, 0].tolist() == pytest.approx([1.0, 0.0])
    assert goals[1, 0].tolist() == pytest.approx([0.15, 0.85])  # seat 1 first
    assert goals[0, 0].tolist() == pytest.approx([0.625, 0.375])


def test_nothing_of_the_next_game_counts_for_the_one_before() -> None:
    kept = {
        "worth": np.array([[[0.5, 0.5]], [[0.9, 0.1]]], np.float32),
        "worth_after": np.array([[0.9, 0.1]], np.float32),
        "won": np.array([[[0.0, 1.0]], [[0.5, 0.5]]], np.float32),
        "over": np.array([[True], [False]]),
        "seat": np.array([[0], [0]]),
    }
    assert judged(kept, 0.95)[0][:, 0].tolist() == pytest.approx([-0.5, 0.0])


def test_rewards_are_shares_of_the_win() -> None:
    rewards = np.array([[1.0, -0.5, -0.5], [0.25, 0.25, -0.5]], np.float32)
    assert shares_of_win(rewards) == pytest.approx(np.array([[1.0, 0.0, 0.0], [0.5, 0.5, 0.0]]))
    assert shares_of_win(np.array([[1.0], [-1.0]], np.float32)).tolist() == [[1.0], [0.0]]


def test_impossible_actions_are_never_drawn() -> None:
    shares = np.tile(np.array([[0.0, 0.25, 0.75, 0.0]], np.float32), (4000, 1))
    chosen = drawn(shares, shares > 0, np.random.default_rng(1))
    assert set(chosen.tolist()) == {1, 2}
    assert 2800 < (chosen == 2).sum() < 3200


# ---------------------------------------------------------------------- what is learnt


@pytest.mark.parametrize("gain", [1.0, -1.0])
def test_what_turned_out_well_becomes_likelier_and_values_go_to_their_goal(
    env: VectorEnv, learner: Learner, gain: float
) -> None:
    seen = env.reset(3)
    assert seen.action_masks is not None
    cells, masks = seen.observations.copy(), learner.possible(seen.action_masks)
    _, shares, values = learner.forward(learner.scaled(cells), masks)
    chosen = shares.argmax(axis=1)
    rows = np.arange(len(cells))
    goal = np.tile(np.array([[1.0, 0.0, 0.0]], np.float32), (len(cells), 1))
    some = {"cells": cells, "masks": masks, "chosen": chosen, "share": shares[rows, chosen], "goal": goal}
    for _ in range(3):
        learner.learn({**some, "gain": np.full(len(cells), gain, np.float32)}, 1e-3, 0.0)
    _, later, worth = learner.forward(learner.scaled(cells), masks)
    assert (gain * (later - shares)[rows, chosen] > 0).all()
    assert (worth[:, 0] > values[:, 0]).all()


def test_the_network_in_the_file_judges_as_the_learner_does(env: VectorEnv, learner: Learner, tmp_path: Path) -> None:
    """There cells lie between 0 and 1, here they are brought to one scale."""
    learner.arrays["hidden_0_bias"] += 0.1
    learner.arrays["policy"] *= 100.0
    seen = env.reset(4)
    assert seen.action_masks is not None
    place = tmp_path / "net.npz"
    write_network(place, "dice_forge", 3, learner.network(env.look.highs().astype(np.float32), env.actions))
    cells, masks = seen.observations, seen.action_masks
    legal, counts = np.nonzero(masks)[1], masks.sum(axis=1).astype(np.int64)
    values, logits = read_layers(place)(Positions("dice_forge", 3, cells, legal, counts, env.look))
    assert logits is not None
    _, shares, worth = learner.forward(learner.scaled(cells), learner.possible(masks))
    assert values == pytest.approx(worth, abs=1e-4)
    for row in range(len(cells)):
        known = np.flatnonzero(masks[row, learner.numbers])
        ours, theirs = shares[row, known], np.exp(logits[row, learner.numbers[known]])
        assert theirs / theirs.sum() == pytest.approx(ours, abs=1e-4)


def test_a_few_lessons_beat_players_who_know_nothing(tmp_path: Path) -> None:
    drill = Drill("dice_forge", 2, hidden=(32,), count=64, steps=32, lessons=25, rows=512, rate=3e-3)
    practise(tmp_path, 2, drill)
    net = f"search:net={tmp_path / 'network.npz'}:simulations=2"
    won = 0.0
    for seed in range(20):
        game = agon.new("dice_forge", 2, seed)
        seats = [bots.make(net, seed), bots.make("random", seed)]
        ours = seed % 2
        while not game.over:
            game.apply(seats[(int(game.asked) + ours) % 2].move(game))
        assert game.result is not None
        won += (ours in game.result["winners"]) / len(game.result["winners"])
    assert won >= 15


def test_a_teacher_is_imitated_first(tmp_path: Path) -> None:
    """What greedy players choose is far likelier afterwards, also in games that were not learnt from."""
    drill = replace(SMALL, players=2, teacher="greedy", teacher_games=6, imitations=60, rate=1e-2)
    taught = Practice(drill, tmp_path).learner(0)
    fresh = Learner(drill, taught.numbers, taught.mean, taught.spread)
    samples = play_and_note(SelfPlay(0, "dice_forge", 77, ("greedy", "greedy")))
    likely = []
    for learner in (fresh, taught):
        masks, tried = learner.spread_out(known_to(learner, samples))
        shares = learner.forward(learner.scaled(known_to(learner, samples).observations), masks)[1]
        likely.append(float(-(tried * np.log(shares + 1e-9)).sum(axis=1).mean()))
    assert likely[1] < 0.8 * likely[0]
    assert len(list((tmp_path / "teacher").iterdir())) == 6


def known_to(learner: Learner, samples: Samples) -> Samples:
    """The positions all of whose options the learner knows."""
    known = np.add.reduceat(~np.isin(samples.legal, learner.numbers), np.cumsum(samples.counts) - samples.counts) == 0
    return samples.chosen(np.flatnonzero(known))


def test_first_only_values_are_learnt(env: VectorEnv, learner: Learner) -> None:
    seen = env.reset(3)
    assert seen.action_masks is not None
    cells, masks = seen.observations.copy(), learner.possible(seen.action_masks)
    shares = learner.forward(learner.scaled(cells), masks)[1]
    before = {name: array.copy() for name, array in learner.arrays.items()}
    chosen, ones = shares.argmax(axis=1), np.ones(len(cells), np.float32)
    goal = np.tile(np.array([[1.0, 0.0, 0.0]], np.float32), (len(cells), 1))
    some = {"cells": cells, "masks": masks, "chosen": chosen, "share": ones / 2, "gain": ones, "goal": goal}
    learner.learn(some, 1e-3, 0.01, only_values=True)
    assert (learner.arrays["policy"] == before["policy"]).all()
    assert not (learner.arrays["value"] == before["value"]).all()


# ---------------------------------------------------------------------- a run


def test_a_run_that_was_stopped_ends_like_one_that_was_not(tmp_path: Path) -> None:
    whole = practise(tmp_path / "whole", 99)
    assert [line["lessons"] for line in whole] == [2, 4, 5]
    practise(tmp_path / "stopped", 1)
    practise(tmp_path / "stopped", 2)
    assert practise(tmp_path / "stopped", 99) == whole[2:]
    assert practise(tmp_path / "stopped", 99) == []
    assert files(tmp_path / "stopped") == files(tmp_path / "whole")
    assert sorted(files(tmp_path / "whole")) == ["network.npz", "record.jsonl", "settings.json", "state_0003.npz"]


def test_a_leg_that_was_cut_off_before_its_line_is_played_again(tmp_path: Path) -> None:
    practise(tmp_path / "whole", 99)
    practise(tmp_path / "cut", 2)
    record = tmp_path / "cut" / "record.jsonl"
    kept = {name: data for name, data in files(tmp_path / "cut").items() if name == "state_0002.npz"}
    practise(tmp_path / "cut", 3)
    record.write_text("".join(record.read_text().splitlines(keepends=True)[:2]))
    (tmp_path / "cut" / "state_0002.npz").write_bytes(kept["state_0002.npz"])
    practise(tmp_path / "cut", 3)
    assert files(tmp_path / "cut")["network.npz"] == files(tmp_path / "whole")["network.npz"]


def test_other_settings_are_refused(tmp_path: Path) -> None:
    practise(tmp_path, 1)
    with pytest.raises(BadOption, match=r"rate is 0\.001 there, not 0\.5"):
        practise(tmp_path, 2, replace(SMALL, rate=0.5))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"players": 9}, "players"),
        ({"title": "cyclades", "players": 6}, "teams"),
        ({"lessons": 0}, "lessons must be at least 1"),
        ({"hidden": ()}, "at least one hidden layer"),
        ({"teacher": "search:seconds=1"}, "in place of seconds"),
    ],
)
def test_what_cannot_be_practised_is_told(tmp_path: Path, change: dict[str, object], words: str) -> None:
    with pytest.raises(agon.AgonError, match=words):
        Practice(replace(SMALL, **change), tmp_path)  # type: ignore[arg-type]


def test_the_command(tmp_path: Path) -> None:
    arguments = ["practise", "dice_forge", "--folder", str(tmp_path), "--lessons", "2", "--hidden", "8"]
    done = CliRunner().invoke(app, [*arguments, "--count", "8", "--steps", "4"])
    assert done.exit_code == 0, done.output
    assert "network.npz" in done.output
    assert json.loads((tmp_path / "record.jsonl").read_text())["lessons"] == 2


def test_a_network_that_is_shipped_says_how_it_was_made(tmp_path: Path) -> None:
    practise(tmp_path / "run", 99)
    place = ship(tmp_path / "run", tmp_path / "networks")
    assert place.name == "dice_forge_3.npz"
    whole, half = read_layers(tmp_path / "run" / "network.npz"), read_layers(place)
    assert all(half.arrays[name] == pytest.approx(whole.arrays[name], rel=1e-3, abs=1e-6) for name in whole.arrays)
    told = json.loads(place.with_suffix(".json").read_text())
    assert told["made_by"] == (
        "agon practise dice_forge --players 3 --lessons 5 --count 8 --steps 8 --rate 0.001 --curiosity 0.01 --trust 0.95 "
        "--sweeps 3 --seed 1 --hidden 16 --hidden 8 --folder runs/dice_forge"
    )
    assert [line["lessons"] for line in told["record"]] == [2, 4, 5]
