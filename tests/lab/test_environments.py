"""The compliance tests that PettingZoo and Gymnasium ship, on every title and number of players."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

import agon
from agon.kernel.errors import BadOption
from agon.kernel.title import Title
from agon.lab.encoding import WAIT, encoding

pytest.importorskip("pettingzoo")

import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from agon.lab import pettingzoo_env
from agon.lab.gym_env import SeatEnv
from agon.lab.rewards import returns
from agon.lab.sight import Sight
from examples.own_bot import KeenBot


def numbers_of_players(title: Title) -> list[int]:
    alone = [1] if title.solo is not None else []
    return [*alone, *range(title.min_players, title.max_players + 1)]


ALL = [(title, players) for title in agon.titles() for players in numbers_of_players(agon.title(title))]
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize(("title", "players"), ALL)
def test_pettingzoo_api(title: str, players: int) -> None:
    api_test(pettingzoo_env.env(title, players), num_cycles=30)
    parallel_api_test(pettingzoo_env.parallel_env(title, players), num_cycles=30)


@pytest.mark.parametrize(("title", "players"), ALL)
def test_pettingzoo_seeds(title: str, players: int) -> None:
    seed_test(partial(pettingzoo_env.env, title, players), num_cycles=15)


@pytest.mark.parametrize(("title", "players"), ALL)
def test_pettingzoo_max_cycles(title: str, players: int) -> None:
    env = partial(pettingzoo_env.cycled_env, title, players)
    max_cycles_test(SimpleNamespace(env=env, parallel_env=partial(pettingzoo_env.parallel_env, title, players)))


@pytest.mark.parametrize("numbered", [False, True])
@pytest.mark.parametrize(("title", "players"), ALL)
def test_gymnasium_checker(title: str, players: int, numbered: bool) -> None:
    check_env(SeatEnv(title, players, numbered=numbered), skip_render_check=True)


def test_a_whole_game_pays_the_winner() -> None:
    env = pettingzoo_env.env("dice_forge", 3)
    env.reset(seed=5)
    rng = np.random.default_rng(1)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        totals[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if ended or cut else int(rng.choice(legal)))
    game = env.unwrapped.seats.game
    assert game.result is not None
    assert list(totals.values()) == pytest.approx(returns(game))
    assert sum(totals.values()) == pytest.approx(0.0)
    assert max(totals, key=lambda agent: totals[agent]) == f"seat_{game.result['winners'][0]}"


def test_the_mask_is_the_list_of_options() -> None:
    env = pettingzoo_env.raw_env("dice_forge", 2)
    env.reset(seed=1)
    game = env.seats.game
    mask = env.observe(env.agent_selection)["action_mask"]
    expected = sorted(encoding("dice_forge").action(code) for code in game.option_codes())  # none names a seat
    assert list(np.flatnonzero(mask)) == expected
    other = "seat_1" if env.agent_selection == "seat_0" else "seat_0"
    assert not env.observe(other)["action_mask"].any()


def test_an_illegal_action_ends_the_game_with_a_penalty() -> None:
    env = pettingzoo_env.env("dice_forge", 2)
    env.reset(seed=1)
    culprit = env.agent_selection
    env.step(WAIT)
    assert env.rewards[culprit] == -1
    assert all(env.terminations.values())


def test_in_parallel_only_the_asked_seat_counts() -> None:
    env = pettingzoo_env.parallel_env("dice_forge", 2)
    seen, _ = env.reset(seed=3)
    asked = f"seat_{env.seats.game.asked}"
    idle = next(agent for agent in env.agents if agent != asked)
    assert list(np.flatnonzero(seen[idle]["action_mask"])) == [WAIT]
    action = int(np.flatnonzero(seen[asked]["action_mask"])[-1])
    twin = env.seats.game.copy()
    twin.apply(env.seats.legal[action])
    env.step({asked: action, idle: 999})
    assert env.seats.game.digest() == twin.digest()


def test_in_parallel_only_the_asked_seat_is_shown_the_board() -> None:
    env = pettingzoo_env.parallel_env("dice_forge", 3)
    seen, _ = env.reset(seed=3)
    while env.agents:
        asked = f"seat_{env.seats.game.asked}"
        assert [agent for agent in env.agents if seen[agent]["observation"].any()] == [asked]
        action = int(np.flatnonzero(seen[asked]["action_mask"])[-1])
        seen, *_ = env.step(dict.fromkeys(env.agents, action))
    assert all(seen[agent]["observation"].any() for agent in env.possible_agents)


def test_numbers_name_rivals_as_the_asked_seat_counts_them() -> None:
    """The same question put to another seat has the same numbers."""
    sight, hashed = Sight("hellas", 4), Sight("hellas", 4, "hashed")
    words = agon.title("hellas").game.VOCABULARY
    game: Any = agon.new("hellas", 4, 1)
    found = []
    for asked in (1, 3):
        game.asked, game.offered = asked, 1
        game.codes = vec[i64]([words.parse(f"smite p{(asked + 2) % 4}")])
        found.append((sight.numbers(game), hashed.numbers(game)))
    numbers = encoding("hellas", 4)
    assert found[0][0] == found[1][0] == [numbers.action(words.parse("smite p2"))]
    assert found[0][1] == [numbers.action(words.parse("smite p3"))]


@pytest.mark.parametrize("name", ["DiceForge", "Cyclades", "Hellas"])
def test_gymnasium_knows_the_titles(name: str) -> None:
    env: Any = gymnasium.make(f"agon/{name}-v0", rivals="random", seat=0)
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert np.array_equal(env.unwrapped.action_masks(), info["action_mask"])
    action = int(np.flatnonzero(info["action_mask"])[0])
    seen, *_ = env.step(action)
    assert env.observation_space.contains(seen)


def test_the_mask_is_valid_at_the_end_too() -> None:
    env = SeatEnv("dice_forge", 2)
    env.reset(seed=4)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(np.flatnonzero(env.action_masks())[-1]))
    assert np.flatnonzero(info["action_mask"]).tolist() == [WAIT]
    assert list(info["options"]) == []


@pytest.mark.parametrize("form", ["structured", "hashed"])
def test_both_forms_of_observations_fit_their_space(form: str) -> None:
    env = SeatEnv("dice_forge", 2, observation=form)
    seen, _ = env.reset(seed=4)
    assert env.observation_space.contains(seen)
    with pytest.raises(BadOption, match="structured or hashed"):
        SeatEnv("dice_forge", 2, observation="drawn")


def test_gymnasium_plays_to_the_end() -> None:
    env = SeatEnv("dice_forge", 2, rivals="random", seat=1, numbered=False)
    _, info = env.reset(seed=9)
    over, steps, reward = False, 0, 0.0
    while not over:
        assert (info["seat"], env.game.asked) == (1, 1)
        assert info["action_mask"].sum() == len(info["options"])
        _, reward, over, _, info = env.step(steps)
        steps = steps + 1
    assert steps > 10
    assert reward == returns(env.game)[1]


def test_a_rival_from_outside() -> None:
    env = SeatEnv("dice_forge", 2, rivals="examples.own_bot:KeenBot:likes=feat", seat=0)
    env.reset(seed=1)
    assert isinstance(env.others[1], KeenBot)
    env.step(int(env.action_masks().argmax()))
    with pytest.raises(BadOption, match="no_such_module"):
        SeatEnv("dice_forge", 2, rivals="no_such_module:Bot")
