"""The figures of a game of OpenSpiel, written in C++ and played from Python: random choices, a second of computing time."""

import json
import random
import sys
from typing import Any

import pyspiel

from agon.lab.bench import rate

MIDDLE = 30
"""Choices before the position whose copies are timed."""


def let_chance_play(state: Any, luck: random.Random) -> None:
    while state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(actions, odds)[0])


def measure(name: str, seconds: float) -> dict[str, float]:
    game = pyspiel.load_game(name)
    luck = random.Random(1)
    count = {"games": 0, "decisions": 0, "options": 0, "forced": 0}

    def play() -> int:
        state = game.new_initial_state()
        let_chance_play(state, luck)
        decisions = 0
        while not state.is_terminal():
            options = state.legal_actions()
            count["options"] += len(options)
            count["forced"] += len(options) == 1
            state.apply_action(options[int(luck.random() * len(options))])
            let_chance_play(state, luck)
            decisions += 1
        count["games"] += 1
        count["decisions"] += decisions
        return decisions

    speed = rate(play, seconds)
    return {
        "decisions_per_second": speed,
        "games_per_second": speed * count["games"] / count["decisions"],
        "mean_options": count["options"] / count["decisions"],
        "decisions_per_game": count["decisions"] / count["games"],
        "forced_share": count["forced"] / count["decisions"],
        **of_the_middle(game, luck, seconds),
    }


def of_the_middle(game: Any, luck: random.Random, seconds: float) -> dict[str, float]:
    middle = game.new_initial_state()
    let_chance_play(middle, luck)
    for _ in range(MIDDLE):
        middle.apply_action(luck.choice(middle.legal_actions()))
        let_chance_play(middle, luck)

    def copy_often() -> int:
        for _ in range(100):
            middle.clone()
        return 100

    def redeal_often() -> int:
        for _ in range(100):
            middle.resample_from_infostate(0, luck.random)
        return 100

    def observe_often() -> int:
        for _ in range(100):
            middle.observation_tensor(0)
        return 100

    return {
        "copies_per_second": rate(copy_often, seconds),
        "redeals_per_second": rate(redeal_often, seconds),
        "observations_per_second": rate(observe_often, seconds),
    }


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
