"""Training by self-play: what is noted, what is learnt, who passes the gate, and that being stopped costs nothing."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import agon
from agon.kernel.errors import BadOption
from agon.lab import training
from agon.lab.fitting import blank_network, fit, slopes
from agon.lab.gate import ACCEPTED, REFUSED, UNDECIDED, Gate, gate_games, score_of_seed, scores
from agon.lab.nets import read_layers, write_network
from agon.lab.observation import StructuredObservation
from agon.lab.samples import Samples, joined, read_samples
from agon.lab.self_play import Curiosity, CuriousBot, SelfPlay, play_and_note
from agon.lab.training import Recipe, Training, train
from agon.lab.whole_files import write_whole

from .test_commands import app
from .test_judged import TITLES, even, network

SMALL = Recipe("dice_forge", 2, games=2, simulations=6, gate_seeds=2, hidden=(8,), sweeps=2)


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A training that nobody stopped."""
    folder = tmp_path_factory.mktemp("whole")
    train(SMALL, folder, 2)
    return folder


# ---------------------------------------------------------------------- games to learn from


def teachers(title: str, players: int, bot: str = "random") -> Samples:
    return play_and_note(SelfPlay(0, title, 5, (bot,) * players))


@pytest.mark.parametrize(("title", "players"), TITLES)
def test_targets_lie_on_the_options_and_add_up_in_every_title(title: str, players: int) -> None:
    samples = teachers(title, players)
    assert samples.tried.sum() == pytest.approx(len(samples))
    assert len(samples.legal) == len(samples.tried) == samples.counts.sum()
    assert samples.counts.min() > 1
    if players > 1:
        assert samples.chances.sum(axis=1) == pytest.approx(1.0)


def test_what_a_search_tried_is_the_target(tmp_path: Path) -> None:
    path = network(tmp_path / "net.npz", 1)
    match = SelfPlay(
        0, "dice_forge", 5, (str(path),) * 2, network=str(path), simulations=9, curiosity=Curiosity(0.25, 4)
    )
    samples = play_and_note(match)
    by_position = np.split(samples.tried, np.cumsum(samples.counts)[:-1])
    assert [tries.sum() for tries in by_position] == pytest.approx([1.0] * len(samples))
    assert max(np.count_nonzero(tries) for tries in by_position) > 1
    assert all(len(set(numbers)) == len(numbers) for numbers in np.split(samples.legal, np.cumsum(samples.counts)[:-1]))
    assert set(samples.chances.ravel().tolist()) <= {0.0, 0.5, 1.0}  # without foresight, how the game ended
    foreseen = play_and_note(replace(match, foresight=0.5))
    assert np.array_equal(foreseen.tried, samples.tried)
    assert foreseen.chances.sum(axis=1) == pytest.approx(1.0)
    assert len(set(foreseen.chances[:, 0].tolist())) > 3


def test_a_win_is_noted_for_the_seat_that_won() -> None:
    """Seen from every seat: the winner of a game stands at its own place."""
    samples = teachers("dice_forge", 3)
    asked_won = samples.chances[:, 0] == 1.0
    assert 0 < asked_won.sum() < len(samples)
    assert (samples.chances[~asked_won, 1:].max(axis=1) > 0).all()


def test_curiosity_draws_first_choices_and_shakes_the_root() -> None:
    game = agon.new("dice_forge", 2, 4)
    drawn = {CuriousBot(seed, 12, even, Curiosity(0.0, 1)).move(game) for seed in range(8)}
    assert len(drawn) > 1
    bots = [CuriousBot(1, 40, even, Curiosity(noise, 0)) for noise in (0.0, 0.9)]
    tried = []
    for bot in bots:
        bot.move(game)
        assert bot.search is not None
        tried.append([visits for visits, _ in bot.search.verdicts(game)])
    assert max(tried[0]) - min(tried[0]) <= 2  # a judge to whom all is even
    assert max(tried[1]) > 2 * max(tried[0])


# ---------------------------------------------------------------------- learning


@pytest.mark.parametrize("players", [1, 3])
def test_slopes_are_those_of_the_losses(players: int) -> None:
    title = "hellas" if players == 1 else "dice_forge"
    samples = teachers(title, players).chosen(np.arange(12))
    net = blank_network(title, players, (5, 4), 1)
    rng, look = np.random.default_rng(2), StructuredObservation(title, players)
    arrays: dict[str, Any] = net.arrays
    for name, array in arrays.items():
        arrays[name] = array.astype(np.float64) + rng.normal(0, 0.3, array.shape)

    def loss() -> float:
        found, _ = slopes(net, samples, look)
        return found.policy + found.value

    _, up = slopes(net, samples, look)
    for name in ("hidden_0", "hidden_1_bias", "value", "policy", "policy_bias"):
        steepest = np.unravel_index(np.abs(up[name]).argmax(), up[name].shape)
        net.arrays[name][steepest] += 1e-4
        above = loss()
        net.arrays[name][steepest] -= 2e-4
        assert (above - loss()) / 2e-4 == pytest.approx(up[name][steepest], rel=1e-2)
        net.arrays[name][steepest] += 1e-4


def test_a_network_learns_and_knows_it_from_its_file(tmp_path: Path) -> None:
    samples = joined([teachers("dice_forge", 2), teachers("dice_forge", 2)])
    samples.write(tmp_path / "samples.npz")
    again = read_samples(tmp_path / "samples.npz")
    net = blank_network("dice_forge", 2, (8,), 1)
    losses = fit(net, again, 5, 1e-2, 1)
    assert losses[-1].policy < losses[0].policy
    assert losses[-1].value < losses[0].value
    write_network(tmp_path / "net.npz", "dice_forge", 2, net.arrays)
    read = read_layers(tmp_path / "net.npz")
    assert all(np.array_equal(read.arrays[name], net.arrays[name]) for name in net.arrays)


# ---------------------------------------------------------------------- the gate


def decisions(gate: Gate, chance: float, times: int, seeds: int) -> list[str]:
    """Of many gates, the new network winning each game with this chance."""
    rng = random.Random(1)
    return [
        gate.verdict(
            [sum(rng.random() < chance for _ in range(gate.games)) / gate.games for _ in range(seeds)]
        ).decision
        for _ in range(times)
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_gate_errs_as_rarely_as_it_says(players: int) -> None:
    gate = Gate(players, 1.5, 0.05)
    assert decisions(gate, gate.even, 400, 300).count(ACCEPTED) <= 0.07 * 400
    assert decisions(gate, gate.better, 400, 300).count(REFUSED) <= 0.07 * 400
    assert decisions(gate, gate.even / 2, 50, 300) == [REFUSED] * 50
    assert decisions(gate, min(0.9, 2.5 * gate.even), 50, 300) == [ACCEPTED] * 50


def test_the_gate_waits_for_the_seeds_in_their_order() -> None:
    gate = Gate(2, 1.5, 0.05)
    rows = [{"number": number, "won": 1.0} for number in (5, 0, 1, 4)]
    assert list(scores(gate, rows)) == [1.0]
    assert gate.verdict([]).decision == UNDECIDED
    ended = gate.verdict([1.0] * 50)
    assert (ended.decision, ended.seeds) == (ACCEPTED, 9)
    assert gate.verdict([1.0] * 9 + [0.0] * 200) == ended


def test_the_new_network_sits_in_every_seat_and_alone_both_play_the_seed() -> None:
    three = gate_games(Gate(3, 1.5, 0.05), "dice_forge", {}, "new", "best", 7, 2)
    assert [(one.seed, one.lineup.index("new")) for one in three] == [(7, 0), (7, 1), (7, 2), (8, 0), (8, 1), (8, 2)]
    alone = Gate(1, 1.5, 0.05)
    assert [one.lineup for one in gate_games(alone, "hellas", {}, "new", "best", 7, 1)] == [("new",), ("best",)]
    assert [score_of_seed(alone, wins) for wins in ((1, 0), (1, 1), (0, 0), (0, 1))] == [1.0, 0.5, 0.5, 0.0]


# ---------------------------------------------------------------------- the whole recipe


def test_two_generations_leave_a_network_and_a_record(whole: Path) -> None:
    first, second = [json.loads(line) for line in (whole / "record.jsonl").read_text().splitlines()]
    assert (first["played_by"], first["gate"], first["best"]) == ("greedy", None, 0)
    assert second["played_by"] == "generation 0"
    assert second["gate"]["games"] == 2 * 2
    assert second["seeds"][0] > first["seeds"][1]
    assert second["gate"]["seeds"][0] > second["seeds"][1]
    assert second["positions"] > first["positions"]  # the window holds both
    best = second["best"]
    assert (whole / "best.npz").read_bytes() == (whole / f"generations/{best:04}/network.npz").read_bytes()
    assert agon.bots.make(f"search:net={whole / 'best.npz'}:simulations=4", 1).move(agon.new("dice_forge", 2, 1)) >= 0


class Stopped(Exception):
    pass


def test_a_training_stopped_at_any_moment_goes_on_to_the_same_files(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = write_whole
    rng = random.Random(1)

    def stopping(path: Path, write: Any) -> None:
        if rng.random() < 0.5:
            raise Stopped
        real(path, write)

    monkeypatch.setattr(training, "write_whole", stopping)
    monkeypatch.setattr("agon.lab.samples.write_whole", stopping)
    stops = 0
    while True:
        try:
            train(SMALL, tmp_path, 2)
            break
        except Stopped:
            stops += 1
    assert stops > 5
    assert files(tmp_path) == files(whole)


def test_processes_give_the_same_training(whole: Path, tmp_path: Path) -> None:
    train(SMALL, tmp_path, 2, jobs=2)
    ours, theirs = files(tmp_path), files(whole)
    assert {name: ours[name] for name in ours if "gate" not in name} == {
        name: theirs[name] for name in theirs if "gate" not in name
    }


def test_more_generations_can_be_asked_for_later(whole: Path, tmp_path: Path) -> None:
    train(SMALL, tmp_path, 1)
    assert len(train(SMALL, tmp_path, 2)) == 2
    assert files(tmp_path) == files(whole)


def test_a_better_network_becomes_the_best_and_a_worse_one_does_not(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The games of the gate are made up: who wins them is known."""
    for name, won, decision in (("better", 1.0, ACCEPTED), ("worse", 0.0, REFUSED)):
        with monkeypatch.context() as patch:
            patch.setattr(
                "agon.lab.gate.GateGame.play", lambda self, won=won: {"number": self.number, "seed": 1, "won": won}
            )
            record = train(replace(SMALL, gate_seeds=30), tmp_path / name, 2)
        assert record[1]["gate"]["decision"] == decision
        assert record[1]["gate"]["games"] < 30 * 2
        assert record[1]["best"] == (1 if decision == ACCEPTED else 0)
        best = tmp_path / name / f"generations/{record[1]['best']:04}/network.npz"
        assert (tmp_path / name / "best.npz").read_bytes() == best.read_bytes()


def test_another_training_in_the_folder_is_refused(whole: Path) -> None:
    before = files(whole)
    for other, told in (
        (replace(SMALL, simulations=7), "simulations is 6 there, not 7"),
        (replace(SMALL, players=3), "players is 2 there, not 3"),
        (replace(SMALL, title="hellas"), "title is dice_forge there, not hellas"),
    ):
        with pytest.raises(BadOption, match=told):
            train(other, whole, 2)
    assert files(whole) == before


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"games": 0}, "games must be at least 1"),
        ({"simulations": 1}, "simulations must be at least 2"),
        ({"hidden": ()}, "at least one hidden layer"),
        ({"noise": 2.0}, "noise is a share"),
        ({"edge": 1.0}, "edge of a gate"),
        ({"teacher": "search:seconds=0.1"}, "simulations in place of seconds"),
        ({"teacher": "nobody"}, "no bot called"),
        ({"players": 9}, "players"),
        ({"title": "cyclades", "players": 4, "options": {"teams": True}}, "teams cannot be trained"),
    ],
)
def test_a_recipe_that_cannot_work_is_told(tmp_path: Path, change: dict[str, Any], told: str) -> None:
    with pytest.raises(agon.AgonError, match=told):
        Training(replace(SMALL, **change), tmp_path / "run")
    assert not (tmp_path / "run").exists()


def test_the_command(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = ["train", "dice_forge", "--folder", str(tmp_path / "run"), "--games", "2", "--simulations", "6"]
    command += ["--gate-seeds", "2", "--hidden", "8", "--sweeps", "2", "--generations"]
    result = CliRunner().invoke(app, [*command, "2"])
    assert result.exit_code == 0, result.output
    assert "generation 1: " in result.output
    assert files(tmp_path / "run") == files(whole)

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Training, "play", interrupted)
    result = CliRunner().invoke(app, [*command, "3"])
    assert result.exit_code == 130
    assert "the same command goes on" in result.output
