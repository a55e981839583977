"""OpenSpiel's own tests of Python games, where OpenSpiel is installed."""
# ruff: noqa: E402  # what follows exists only where the library does

import json
import pickle
import random
from typing import Any

import numpy as np
import pytest

import agon
from agon.kernel.title import Title

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from agon.lab import openspiel_game
from agon.lab.observation import StructuredObservation


def numbers_of_players(title: Title) -> list[int]:
    alone = [1] if title.solo is not None else []
    return [*alone, *range(title.min_players, title.max_players + 1)]


ALL = [(title, players) for title in agon.titles() for players in numbers_of_players(agon.title(title))]


def load(title: str, players: int) -> Any:
    assert openspiel_game.LONGEST > 0
    return pyspiel.load_game(f"agon_{title}(players={players})")


def advanced(game: Any, steps: int, seed: int = 1) -> Any:
    rng = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


LONG = [("hellas", 2), ("hellas", 3), ("hellas", 4), ("cyclades", 4), ("cyclades", 5), ("cyclades", 6)]
"""Half a minute each: in the long form."""


@pytest.mark.parametrize(
    ("title", "players"), [pytest.param(*one, marks=pytest.mark.slow if one in LONG else ()) for one in ALL]
)
def test_random_sim(title: str, players: int) -> None:
    pyspiel.random_sim_test(load(title, players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("title", "players"), ALL)
def test_pickle_clone_and_serialise(title: str, players: int) -> None:
    game = load(title, players)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    for steps in (0, 3, 120):
        state = advanced(game, steps)
        assert str(pickle.loads(pickle.dumps(state))) == str(state)
        assert str(state.clone()) == str(state)
        text = pyspiel.serialize_game_and_state(game, state)
        assert str(pyspiel.deserialize_game_and_state(text)[1]) == str(state)


@pytest.mark.parametrize(("title", "players"), ALL)
def test_playthrough(title: str, players: int) -> None:
    """OpenSpiel prints every value of its interface at every state. It formats every entry of every array, which
    takes minutes for a whole game, so the game is cut short."""
    text = generate_playthrough.playthrough(f"agon_{title}(players={players},moves=8)", [], seed=1)
    assert "IsTerminal() = True" in text
    assert f"NumPlayers() = {players}" in text


@pytest.mark.slow
@pytest.mark.parametrize("title", agon.titles())
def test_playthrough_of_a_whole_game(title: str) -> None:
    assert "IsTerminal() = True" in generate_playthrough.playthrough(f"agon_{title}", [], seed=1)


def test_a_game_may_be_cut_short_without_a_winner() -> None:
    state = advanced(pyspiel.load_game("agon_dice_forge(players=3,moves=5)"), 1000)
    assert state.is_terminal()
    assert state.position.now.moves == 5
    assert state.returns() == [0.0, 0.0, 0.0]
    assert str(state.get_game()) == "agon_dice_forge(moves=5,players=3)"


def test_rolls_are_chance_nodes_with_even_odds() -> None:
    state = load("dice_forge", 3).new_initial_state()
    assert state.is_chance_node(), "the first blessing is rolled before anyone chooses"
    assert state.chance_outcomes() == [(side, pytest.approx(1 / 6)) for side in range(6)]


def test_observers_hide_what_is_hidden() -> None:
    state = advanced(load("dice_forge", 2), 80)
    assert not state.is_chance_node() or state.position.game is not None
    observer = state.get_game().make_py_observer()
    observer.set_from(state, 0)
    assert observer.tensor is not None
    assert observer.tensor.any()
    assert "log" not in json.loads(observer.string_from(state, 0))


def drawn(state: Any, rng: random.Random) -> None:
    """All rolls up to the next choice."""
    while state.is_chance_node():
        state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))


def test_tensors_are_the_named_parts() -> None:
    state = advanced(load("dice_forge", 3), 80)
    observer = state.get_game().make_py_observer()
    look = StructuredObservation("dice_forge", 3)
    for seat in range(3):
        observer.set_from(state, seat)
        seen = look.named(look.observe(state.position.game, seat))
        assert list(observer.dict) == list(seen)
        assert all(np.array_equal(observer.dict[name], seen[name]) for name in seen)
    assert np.array_equal(observer.tensor, state.observation_tensor(2))


@pytest.mark.parametrize("title", ["hellas", "cyclades"])
def test_another_state_that_the_player_cannot_tell_from_this_one(title: str) -> None:
    game = load(title, 3)
    rng = random.Random(2)
    state = game.new_initial_state()
    differing = 0
    for _ in range(40):
        drawn(state, rng)
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        rival = (player + 1) % 3
        differing += other.observation_string(rival) != state.observation_string(rival)
        before = str(state)
        other.apply_action(rng.choice(other.legal_actions()))
        assert str(state) == before
        state.apply_action(rng.choice(state.legal_actions()))
    assert differing > 10


@pytest.mark.parametrize(
    "title", [name if name == "dice_forge" else pytest.param(name, marks=pytest.mark.slow) for name in agon.titles()]
)
def test_its_own_tree_searches_play_whole_games(title: str) -> None:
    """OpenSpiel's IS-MCTS against its MCTS, to the end."""
    game = load(title, 2)
    rng = random.Random(3)
    luck = np.random.RandomState(3)
    searchers = [
        ismcts.ISMCTSBot(game, Standing(), 1.0, 2, random_state=luck),
        mcts.MCTSBot(game, 1.0, 2, Standing(), random_state=luck),
    ]
    state = game.new_initial_state()
    chosen = [0, 0]
    drawn(state, rng)
    while not state.is_terminal():
        player = state.current_player()
        action = int(searchers[player].step(state))
        assert action in state.legal_actions()
        state.apply_action(action)
        chosen[player] += 1
        drawn(state, rng)
    assert min(chosen) > 10
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


class Standing(mcts.Evaluator):  # type: ignore[misc]
    """Judges a position without playing it out."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * int(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]
