"""Search with a judge from outside: asked in batches, by what a seat may know, and each bot has its own."""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import agon
from agon import bots
from agon.lab.arena import hold, plan
from agon.lab.encoding import encoding
from agon.lab.export import export
from agon.lab.judged import JudgedBot, Positions, shares_of
from agon.lab.nets import write_network
from agon.lab.observation import StructuredObservation
from examples.train_judge import Games, train

from .test_arena import timeless

TITLES = [("dice_forge", 3), ("cyclades", 2), ("cyclades", 4), ("hellas", 3), ("hellas", 1)]
WORTH = np.array([0.3, 1, 1, 1, 1, *[0] * 8, 2])
"""Of gold, shards, glory and forged faces: the columns of the heroes of Dice Forge."""


def even(positions: Positions) -> tuple[Any, None]:
    return np.full((len(positions.counts), positions.players), 1.0 / positions.players), None


def by_goods(positions: Positions) -> tuple[Any, None]:
    weights = np.exp(positions.named()["heroes"] @ WORTH / 10.0)
    return weights / weights.sum(axis=1, keepdims=True), None


def liking(number: int) -> Any:
    """A judge that holds one action to be likely above all."""

    def judge(positions: Positions) -> tuple[Any, Any]:
        logits = np.zeros((len(positions.counts), encoding(positions.title, positions.players).size))
        logits[:, number] = 9.0
        return even(positions)[0], logits

    return judge


@pytest.mark.parametrize(("title", "players"), TITLES)
def test_every_title_is_searched_and_a_seed_fixes_the_choice(title: str, players: int) -> None:
    game = agon.new(title, players, 3)
    agon.playout(game, 3, 25)
    taken = {JudgedBot(5, 40, judge=even).move(game) for _ in range(2)}
    assert len(taken) == 1
    assert taken <= set(range(int(game.offered)))


def test_the_judge_is_asked_once_a_batch_about_what_the_asked_seat_may_know() -> None:
    game = agon.new("dice_forge", 2, 1)
    shown: list[Positions] = []

    def judge(positions: Positions) -> tuple[Any, None]:
        shown.append(positions)
        return even(positions)

    bot = JudgedBot(1, 33, judge=judge, batch=8, values={"hope": 1.0})
    bot.move(game)
    assert [len(one.counts) for one in shown] == [1, 8, 8, 8, 8]
    look = StructuredObservation("dice_forge", 2)
    root = shown[0]
    assert np.array_equal(root.observations[0], look.observe(game, int(game.asked)))
    assert root.counts.tolist() == [game.offered]
    for one in shown:
        assert one.named()["asked"][:, 0].all()
        assert len(one.legal) == one.counts.sum()
        assert one.scaled().max() <= 1.0
    assert bot.search is not None
    assert bot.search.simulations == 33
    assert sum(visits for visits, _ in bot.search.verdicts(game)) == 32


def test_what_the_judge_likes_is_tried_most() -> None:
    game = agon.new("dice_forge", 2, 4)
    look, numbers = StructuredObservation("dice_forge", 2), encoding("dice_forge", 2)
    assert game.offered > 2
    for option in (0, int(game.offered) - 1):
        seen = int(look.observer.turned_option(game, game.codes[option], game.asked))
        assert JudgedBot(1, 30, judge=liking(numbers.action(seen))).move(game) == option


def played(seats: list[bots.Bot], seed: int) -> list[int]:
    game = agon.new("dice_forge", len(seats), seed)
    while not game.over:
        game.apply(seats[int(game.asked)].move(game))
    assert game.result is not None
    winners: list[int] = game.result["winners"]
    return winners


def test_values_reach_the_seats_they_are_for() -> None:
    """Who is judged by their goods wins in any seat; one judged by those of others would lose."""
    won = 0
    for seed in range(6):
        seats = [bots.make("random", seed * 3 + seat) for seat in range(3)]
        seats[seed % 3] = JudgedBot(seed, 100, judge=by_goods, batch=8)
        won += played(seats, seed) == [seed % 3]
    assert won >= 5


def test_shares_add_up_by_position() -> None:
    look = StructuredObservation("dice_forge", 2)
    legal, counts = np.array([3, 5, 2, 9, 4]), np.array([2, 3])
    positions = Positions("dice_forge", 2, np.zeros((2, look.size), np.uint8), legal, counts, look)
    assert shares_of(positions, None).tolist() == pytest.approx([1 / 2, 1 / 2, 1 / 3, 1 / 3, 1 / 3])
    by_action = np.zeros((2, 10))
    by_action[0, 5] = by_action[1, 5] = by_action[1, 4] = np.log(3.0)
    assert shares_of(positions, by_action).tolist() == pytest.approx([1 / 4, 3 / 4, 1 / 5, 1 / 5, 3 / 5])
    by_option = np.log([1.0, 3.0, 1.0, 1.0, 2.0])
    assert shares_of(positions, by_option).tolist() == pytest.approx([1 / 4, 3 / 4, 1 / 4, 1 / 4, 1 / 2])


@pytest.mark.parametrize(
    "judge",
    [
        lambda positions: (np.zeros((1, 3)), None),
        lambda positions: (np.full((len(positions.counts), 2), np.nan), None),
        lambda positions: (even(positions)[0], np.zeros(1)),
    ],
)
def test_a_judge_that_answers_wrongly_is_told(judge: Any) -> None:
    with pytest.raises(agon.AgonError, match="a judge gives"):
        JudgedBot(1, 20, judge=judge).move(agon.new("dice_forge", 2, 1))


# ---------------------------------------------------------------------- networks in files


def network(path: Path, seed: int, players: int = 2, **change: Any) -> Path:
    rng, size = np.random.default_rng(seed), StructuredObservation("dice_forge", players).size
    arrays = {
        "hidden_0": rng.normal(0, 0.2, (size, 8)),
        "hidden_0_bias": np.zeros(8),
        "value": rng.normal(0, 1, (8, players)),
        "value_bias": np.zeros(players),
        "policy": rng.normal(0, 3, (8, encoding("dice_forge", players).size)),
        "policy_bias": np.zeros(encoding("dice_forge", players).size),
    }
    write_network(path, "dice_forge", players, {**arrays, **change})
    return path


def named(path: Path) -> str:
    return f"search:net={path}:simulations=12:batch=4"


def test_bots_with_networks_of_their_own_play_on_processes_as_here(tmp_path: Path) -> None:
    one, other = network(tmp_path / "one.npz", 1), network(tmp_path / "other.npz", 2)
    what = plan("dice_forge", [named(one), named(other)], 2)
    alone, together = hold(what, 2, tmp_path / "alone"), hold(what, 2, tmp_path / "together", jobs=2)
    assert timeless(alone) == timeless(together)


def test_two_networks_in_one_process_do_not_mix(tmp_path: Path) -> None:
    game = agon.new("dice_forge", 2, 1)
    paths = [network(tmp_path / f"{seed}.npz", seed) for seed in range(6)]
    apart = [bots.make(named(path), 1).move(game) for path in paths]
    seated = [bots.make(named(path), 1) for path in paths]
    assert [bot.move(game) for bot in reversed(seated)] == apart[::-1]
    assert len(set(apart)) > 1


def test_a_network_trained_anew_is_read_anew(tmp_path: Path) -> None:
    game, path = agon.new("dice_forge", 2, 1), tmp_path / "net.npz"
    taken = []
    for seed in range(6):
        network(path, seed)
        taken.append(bots.make(named(path), 1).move(game))
    assert len(set(taken)) > 1


def as_onnx(path: Path) -> Path:
    """The network of an ``.npz`` for ONNX Runtime."""
    from onnx import TensorProto, helper, numpy_helper, save

    with np.load(path) as file:
        weights = {name: file[name].astype(np.float32) for name in file.files if name != "about"}
    cells, actions = weights["hidden_0"].shape[0], weights["policy"].shape[1]

    def layer(name: str, given: str, result: str) -> Any:
        return helper.make_node("Gemm", [given, f"{name}_weights", f"{name}_bias"], [result])

    nodes = [
        layer("hidden_0", "observation", "sums"),
        helper.make_node("Relu", ["sums"], ["hidden"]),
        layer("value", "hidden", "numbers"),
        helper.make_node("Softmax", ["numbers"], ["value"], axis=1),
        layer("policy", "hidden", "policy"),
    ]
    shapes = [("observation", cells), ("value", 2), ("policy", actions)]
    seen, *said = [helper.make_tensor_value_info(name, TensorProto.FLOAT, ["positions", n]) for name, n in shapes]
    kept = {name if name.endswith("_bias") else f"{name}_weights": one for name, one in weights.items()}
    tensors = [numpy_helper.from_array(one, name) for name, one in kept.items()]
    graph = helper.make_graph(nodes, "network", [seen], said, tensors)
    save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8), path.with_suffix(".onnx"))
    return path.with_suffix(".onnx")


def test_a_network_of_onnx_judges_as_the_same_one_in_numpy(tmp_path: Path) -> None:
    path = network(tmp_path / "net.npz", 1)
    games = [agon.new("dice_forge", 2, seed) for seed in range(5)]
    for game in games:
        agon.playout(game, 1, 30)
    taken = [[bots.make(named(one), 1).move(game) for game in games] for one in (path, as_onnx(path))]
    assert taken[0] == taken[1]


def test_what_is_no_network_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fine, text = network(tmp_path / "net.npz", 1), tmp_path / "text.npz"
    text.write_text("no network")
    onnx = tmp_path / "net.onnx"
    onnx.write_text("")
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    for spec, told in [
        ("agon.lab.judged:JudgedBot", "needs a judge"),
        (named(tmp_path / "none.npz"), "there is no network"),
        (named(tmp_path / "net.pt"), ".npz or .onnx"),
        (named(text), "is not a network"),
        (named(onnx), "pip install 'agon-games[onnx]'"),
        (f"{named(fine)}:colour=3", "colour"),
    ]:
        with pytest.raises(agon.BadOption) as caught:
            bots.make(spec)
        assert told in str(caught.value)
    with pytest.raises(agon.BadOption, match="judges dice_forge for 2, not dice_forge for 3"):
        bots.make(named(fine), 1).move(agon.new("dice_forge", 3, 1))
    with pytest.raises(ValueError, match="value is"):
        network(tmp_path / "wrong.npz", 1, value=np.zeros((8, 3)))


def test_a_network_is_trained_on_exported_games_and_plays(tmp_path: Path) -> None:
    records = []
    for seed in range(4):
        game = agon.new("dice_forge", 2, seed)
        agon.playout(game, seed)
        records.append(agon.record(game))
    export(records, tmp_path / "games.npz")
    games = Games(tmp_path / "games.npz")
    assert games.wins.sum(axis=1) == pytest.approx(1.0)
    assert {tuple(row) for row in games.wins.tolist()} <= {(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)}
    net, losses = train(games, 4)
    assert losses[-1] < losses[0]
    write_network(tmp_path / "net.npz", "dice_forge", 2, net)
    game = agon.new("dice_forge", 2, 9)
    assert 0 <= bots.make(named(tmp_path / "net.npz"), 1).move(game) < game.offered
