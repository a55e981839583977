"""Random agents at a PettingZoo table.

python examples/random_agents.py hellas 3
"""

import sys

import numpy as np

from agon.lab import pettingzoo_env


def main(title: str = "dice_forge", players: str = "2") -> None:
    env = pettingzoo_env.env(title, int(players))
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    steps = 0
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        rewards[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if ended or cut else int(rng.choice(legal)))
        steps += 1
    print(f"{steps} steps, rewards {rewards}")


if __name__ == "__main__":
    main(*sys.argv[1:])
