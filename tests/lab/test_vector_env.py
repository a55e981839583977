"""Many games at once: the same as one by one, fixed by their seed, however they are shared."""

from typing import Any

import numpy as np
import pytest

import agon
from agon.bots import Bot, SeatWindow
from agon.kernel.errors import AgonError, BadOption, IllegalChoice
from agon.kernel.game import Game
from agon.lab import VectorEnv
from agon.lab.encoding import encoding
from agon.lab.rewards import returns
from agon.lab.vector_env import Step
from agon.lab.vector_workers import Chair

NAMES = ("observations", "seats", "action_masks", "options", "option_masks", "option_counts", "rewards", "terminated")


def copied(step: Step) -> dict[str, Any]:
    return {name: None if getattr(step, name) is None else getattr(step, name).copy() for name in NAMES}


def played(env: VectorEnv, steps: int, seed: int = 3, refuses: bool = False) -> list[dict[str, Any]]:
    with env:
        found = [copied(env.reset(seed))]
        found += [copied(env.step(env.sample())) for _ in range(steps)]
        if refuses:
            refuse_action(env)
    return found


def assert_same(one: list[dict[str, Any]], other: list[dict[str, Any]]) -> None:
    for before, after in zip(one, other, strict=True):
        assert [name for name in NAMES if not np.array_equal(before[name], after[name])] == []


@pytest.mark.parametrize("title", agon.titles())
@pytest.mark.parametrize("players", [2, 3])
def test_a_step_is_that_of_the_games_themselves(title: str, players: int) -> None:
    """Every game beside its twin from the public contract: view, mask, options, seat and reward."""
    count = 3
    env = VectorEnv(title, count, players, skip_forced=False)
    now = env.reset(seed=5)
    twins: list[Game] = [game.copy() for game in env.crew.shares[0].batch.games]  # type: ignore[attr-defined]
    numbers = encoding(title, players)
    for _ in range(60):
        for index, game in enumerate(twins):
            seat = int(game.asked)
            assert now.seats[index] == seat
            assert np.array_equal(now.observations[index], env.look.observe(game, seat))
            turned = [env.look.observer.turned_option(game, option, seat) for option in game.option_codes()]
            legal = sorted(numbers.action(option) for option in turned)
            assert now.action_masks is not None
            assert np.flatnonzero(now.action_masks[index]).tolist() == legal
            assert now.option_counts[index] == now.option_masks[index].sum() == len(turned)
            assert not now.options[index, len(turned) :].any()
        actions = env.sample()
        for index, game in enumerate(twins):
            seat = int(game.asked)
            turned = [env.look.observer.turned_option(game, option, seat) for option in game.option_codes()]
            game.apply([numbers.action(option) for option in turned].index(int(actions[index])))
        now = env.step(actions)
        for index, game in enumerate(twins):
            assert bool(now.terminated[index]) == bool(game.over)
            assert now.rewards[index].tolist() == pytest.approx(returns(game))
            if game.over:
                twins[index] = env.crew.shares[0].batch.games[index].copy()  # type: ignore[attr-defined]


def test_rows_say_verb_and_arguments() -> None:
    env = VectorEnv("dice_forge", 1, 2, actions="options")
    now = env.reset(seed=1)
    game = env.crew.shares[0].batch.games[0]  # type: ignore[attr-defined]
    words = game.VOCABULARY
    for index, option in enumerate(game.choice.options):
        verb, *args = option.notation.split()
        row = words.verbs[words.verb_index[verb]]
        expected = [
            1 + words.verb_index[verb],
            *(1 + kind.value(arg) for kind, arg in zip(row.kinds, args, strict=True)),
        ]
        assert now.options[0, index].tolist() == expected + [0] * (5 - len(expected))
    assert now.action_masks is None


def test_games_that_end_pay_their_seats_and_are_followed_by_others() -> None:
    env = VectorEnv("dice_forge", 8, 3)
    env.reset(seed=1)
    ended = 0
    for _ in range(700):
        now = env.step(env.sample())
        over = now.terminated
        assert not now.rewards[~over].any()
        assert np.allclose(now.rewards.sum(axis=1), 0.0, atol=1e-6)
        assert (now.rewards[over].max(axis=1) > 0).all() if over.any() else True
        assert (now.option_counts > 1).all()
        ended += int(over.sum())
    assert ended > 8


def test_bots_play_their_seats() -> None:
    env = VectorEnv("dice_forge", 4, 3, bots={0: "random", 2: "greedy"})
    now = env.reset(seed=1)
    for _ in range(10):
        assert now.seats.tolist() == [1] * 4
        now = env.step(env.sample())


def test_bots_change_seats_from_game_to_game() -> None:
    env = VectorEnv("dice_forge", 6, 3, bots={1: "random", 2: "random"}, rotate=True)
    now = env.reset(seed=1)
    assert sorted(set(now.seats.tolist())) == [0, 1, 2]
    before = now.seats.copy()
    for _ in range(300):
        now = env.step(env.sample())
        changed = now.seats != before
        assert (changed <= now.terminated).all()  # nobody moves within a game
        before = now.seats.copy()


def test_a_seed_fixes_games_in_one_thread_several_and_processes() -> None:
    def make(**how: Any) -> VectorEnv:
        return VectorEnv("dice_forge", 5, 2, bots={1: "random"}, **how)

    here = played(make(), 40)
    assert_same(here, played(make(), 40))
    assert_same(here, played(make(mode="threads", workers=2), 40))
    assert_same(here, played(make(mode="processes", workers=2), 40, refuses=True))
    other = played(make(), 40, seed=4)
    assert not np.array_equal(here[0]["observations"], other[0]["observations"])


def test_a_bot_plays_one_game_only() -> None:
    chair = Chair("greedy", 1)
    one, other = agon.new("dice_forge", 2, 1), agon.new("dice_forge", 2, 2)
    assert 0 <= chair.move(one) < one.offered
    bot = chair.bot
    chair.move(one)
    assert chair.bot is bot
    chair.move(other)
    assert chair.bot is not bot


def test_thinking_bots_are_fixed_by_the_seed_too() -> None:
    def make(**how: Any) -> VectorEnv:
        return VectorEnv("cyclades", 2, 3, bots={0: "greedy"}, actions="options", **how)

    assert_same(played(make(), 6), played(make(mode="threads", workers=2), 6))


class FailingBot(Bot):
    """Breaks when it is asked."""

    def choose(self, window: SeatWindow) -> int:
        raise RuntimeError("out of ideas")


def test_processes_play_bots_from_outside() -> None:
    def make(**how: Any) -> VectorEnv:
        return VectorEnv("dice_forge", 2, 2, bots={1: "examples.own_bot:KeenBot:likes=feat"}, **how)

    assert_same(played(make(), 6), played(make(mode="processes", workers=2), 6))
    with (
        VectorEnv("dice_forge", 2, 2, bots={0: f"{__name__}:FailingBot"}, mode="processes") as env,
        pytest.raises(AgonError, match="out of ideas"),
    ):
        env.reset(seed=1)


def test_an_impossible_action_is_refused_and_changes_nothing() -> None:
    env = VectorEnv("dice_forge", 2, 2)
    before = copied(env.reset(seed=1))
    refuse_action(env)
    assert_same([before], [copied(env.now)])
    env.step(env.sample())


def refuse_action(env: VectorEnv) -> None:
    actions = env.sample()
    actions[1] = 0
    with pytest.raises(IllegalChoice, match="action 0 is not possible in game 1"):
        env.step(actions)


def test_what_makes_no_sense_is_refused() -> None:
    wrongs: list[dict[str, Any]] = [
        {"mode": "elsewhere"},
        {"workers": 9},
        {"bots": {0: "random", 1: "random"}},
        {"bots": {2: "random"}},
        {"actions": "words"},
        {"bots": {1: "no_such_module:Bot"}},
    ]
    for wrong in wrongs:
        with pytest.raises(BadOption):
            VectorEnv("dice_forge", 4, 2, **wrong)
    with pytest.raises(AgonError):
        VectorEnv("stadion", 4, 2)


def test_the_game_for_one_runs_too() -> None:
    env = VectorEnv("hellas", 2, 1)
    env.reset(seed=1)
    for _ in range(30):
        now = env.step(env.sample())
        assert now.seats.tolist() == [0, 0]
