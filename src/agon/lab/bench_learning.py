"""Speed of what learners use: observations and steps a second of computing time, with random actions, on one core."""

from collections.abc import Callable
from typing import Any

import numpy as np

import agon
from agon.lab import pettingzoo_env
from agon.lab.bench import rate
from agon.lab.gym_env import SeatEnv
from agon.lab.observation import StructuredObservation
from agon.lab.vector_env import VectorEnv

GAMES = 64


def measure_learning(title: str, players: int, seconds: float) -> dict[str, int]:
    """Figures of the build that this process runs."""
    found: dict[str, Callable[[str, int, float], float]] = {
        "observations_per_second": time_observations,
        "vector_steps_per_second": time_vector,
        "gymnasium_steps_per_second": time_gymnasium,
        "pettingzoo_steps_per_second": time_pettingzoo,
    }
    return {name: round(work(title, players, seconds)) for name, work in found.items()}


def time_observations(title: str, players: int, seconds: float) -> float:
    """Of positions from all over random games, each for every seat, into arrays."""
    games = [agon.new(title, players, seed) for seed in range(GAMES)]
    for at, game in enumerate(games):
        agon.playout(game, at, 1 + 5 * at)
    look = StructuredObservation(title, players)
    rows = np.zeros((GAMES, look.size), np.uint8)

    def observe_all() -> int:
        for seat in range(players):
            for row, game in zip(rows, games, strict=True):
                look.observe(game, seat, out=row)
        return players * GAMES

    return rate(observe_all, seconds)


def time_vector(title: str, players: int, seconds: float) -> float:
    env = VectorEnv(title, GAMES, players)
    env.reset(seed=1)

    def step() -> int:
        env.step(env.sample())
        return GAMES

    return rate(step, seconds)


def time_gymnasium(title: str, players: int, seconds: float) -> float:
    env = SeatEnv(title, players, rivals="random")
    env.reset(seed=1)

    def step() -> int:
        _, _, over, _, _ = env.step(env.legal[env.game.moves % len(env.legal)])
        if over:
            env.reset()
        return 1

    return rate(step, seconds)


def time_pettingzoo(title: str, players: int, seconds: float) -> float:
    env: Any = pettingzoo_env.raw_env(title, players)
    env.reset(seed=1)

    def step() -> int:
        legal = list(env.seats.legal)
        env.observe(env.agent_selection)
        env.step(legal[env.seats.game.moves % len(legal)])
        if env.seats.game.over:
            env.reset()
        return 1

    return rate(step, seconds)
