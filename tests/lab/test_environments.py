"""The compliance tests that PettingZoo and Gymnasium ship, on every title and number of players."""

from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest

import agon
from agon.kernel.title import Title
from agon.lab.encoding import WAIT, encoding

pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from agon.lab import pettingzoo_env
from agon.lab.gym_env import SeatEnv
from agon.lab.rewards import returns


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
    expected = sorted(encoding("dice_forge").action(code) for code in game.option_codes())
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


def test_gymnasium_plays_to_the_end() -> None:
    env = SeatEnv("dice_forge", 2, rivals="random", seat=1)
    _, info = env.reset(seed=9)
    over, steps, reward = False, 0, 0.0
    while not over:
        assert (info["seat"], env.game.asked) == (1, 1)
        assert info["action_mask"].sum() == len(info["options"])
        _, reward, over, _, info = env.step(steps)
        steps = steps + 1
    assert steps > 10
    assert reward == returns(env.game)[1]
