"""Agon's tree search against an agent written for PettingZoo, here one that takes the first legal action.

python examples/search_against_agent.py dice_forge 10
"""

import sys
from typing import Any

import numpy as np

from agon import bots
from agon.lab import pettingzoo_env
from agon.lab.encoding import encoding


def outside_agent(seen: dict[str, Any]) -> int:
    """Any function of the observation and the mask can sit here."""
    return int(np.flatnonzero(seen["action_mask"])[0])


def play_one(title: str, seed: int) -> float:
    """The reward of the search, which sits in each seat in turn."""
    env = pettingzoo_env.env(title, 2)
    env.reset(seed=seed)
    own = f"seat_{seed % 2}"
    bot = bots.make("search:lines=100", seed)
    numbers = encoding(title)
    total = 0.0
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        if agent == own:
            total += reward
        if ended or cut:
            env.step(None)
        elif agent == own:
            game = env.unwrapped.seats.game
            env.step(numbers.action(game.option_codes()[bot.move(game)]))
        else:
            env.step(outside_agent(seen))
    return total


def main(title: str = "dice_forge", games: str = "10") -> None:
    rewards = [play_one(title, seed) for seed in range(int(games))]
    print(f"the search won {sum(reward > 0 for reward in rewards)} of {games} games of {title}")


if __name__ == "__main__":
    main(*sys.argv[1:])
