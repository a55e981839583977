"""The peer's figures, in its own environment: catanatron and its own gym, four random players, a second of computing time."""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

from catanatron import Color, Game, RandomPlayer

RIVALS = (Color.RED, Color.WHITE, Color.ORANGE)
COLOURS = (Color.BLUE, *RIVALS)
MIDDLE = 300
"""Choices before the position whose copies are timed."""


def rate(work: Callable[[], int], seconds: float) -> float:
    """As ``agon.lab.bench.rate``, which this environment does not have."""
    done = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        done += work()
    return done / spent


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)


def measure(seconds: float) -> dict[str, float]:
    random.seed(1)
    count = {"games": 0, "decisions": 0, "options": 0, "forced": 0}

    def play() -> int:
        game = new_game(count["games"])
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            options = len(game.state.playable_actions)
            count["options"] += options
            count["forced"] += options == 1
            game.play_tick()
            decisions += 1
        count["games"] += 1
        count["decisions"] += decisions
        return decisions

    speed = rate(play, seconds)
    middle = new_game(5)
    for _ in range(MIDDLE):
        middle.play_tick()

    def copy() -> int:
        middle.copy()
        return 1

    return {
        "decisions_per_second": speed,
        "games_per_second": speed * count["games"] / count["decisions"],
        "copies_per_second": rate(copy, seconds),
        "mean_options": count["options"] / count["decisions"],
        "decisions_per_game": count["decisions"] / count["games"],
        "forced_share": count["forced"] / count["decisions"],
        **measure_gym(seconds),
    }


def measure_gym(seconds: float) -> dict[str, float]:
    """Of catanatron_gym: the learner is one of four, random players the others."""
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    env = CatanatronEnv({"enemies": [RandomPlayer(colour) for colour in RIVALS]})
    now: dict[str, Any] = {}

    def reset() -> None:
        _, now["info"] = env.reset()

    def step() -> int:
        _, _, over, cut, now["info"] = env.step(random.choice(now["info"]["valid_actions"]))
        if over or cut:
            reset()
        return 1

    def observe() -> int:
        env._get_observation()
        return 1

    reset()
    steps = rate(step, seconds)
    return {"gymnasium_steps_per_second": steps, "observations_per_second": rate(observe, seconds)}


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))
