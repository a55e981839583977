"""A small policy for Dice Forge, trained on one CPU: it learns what a tree search would choose, then plays without
any search against the greedy bot.

    python examples/train_dice_forge.py --games 400 --jobs 2

1. ``collect``: the search plays itself; kept are what the seat saw, what it could do and how the search divided
   its thought between the options.
2. ``train``: a network with one hidden layer learns those shares (cross-entropy, Adam, numpy only).
3. ``judge``: the network plays the greedy bot in Agon's Gymnasium environment, both seats, and the win rate is told.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import agon
from agon import bots
from agon.bots.base import SeatWindow
from agon.lab.encoding import encoding
from agon.lab.gym_env import SeatEnv
from agon.lab.observation import SIZE, observe

TITLE = "dice_forge"
HIDDEN = 96
MOST = 24
"""Options kept of a question; the few larger ones are cut to the most visited."""

Array = NDArray[np.float32]


def collect_game(task: tuple[int, int]) -> list[tuple[Array, list[int], list[float]]]:
    """The decisions of one game: observation, actions, shares of the search's visits."""
    seed, lines = task
    game = agon.new(TITLE, 2, seed)
    game.tells = False
    numbers = encoding(TITLE)
    teacher = bots.SearchBot(seed, lines=lines, seconds=0.0)
    rows = []
    while game.choice is not None:
        window = SeatWindow(game, game.choice.seat, teacher.rng)
        visits = np.array([count for count, _ in teacher.think(window)], np.float32)
        codes = game.choice.codes
        kept = np.argsort(-visits)[:MOST]
        if len(codes) > 1:
            actions = [numbers.action(codes[at]) for at in kept]
            rows.append((observe(game, game.choice.seat), actions, list(visits[kept] / visits[kept].sum())))
        # now and then another option, so that the positions differ
        strays = teacher.rng.random() < 0.15
        game.apply(teacher.rng.randrange(len(codes)) if strays else int(visits.argmax()))
    return rows


def collect(games: int, lines: int, jobs: int) -> tuple[Array, NDArray[np.int64], Array]:
    tasks = [(10_000 + seed, lines) for seed in range(games)]
    with ProcessPoolExecutor(jobs) as pool:
        rows = [row for found in pool.map(collect_game, tasks, chunksize=4) for row in found]
    seen = np.stack([row[0] for row in rows])
    actions = np.zeros((len(rows), MOST), np.int64)
    shares = np.full((len(rows), MOST), -1.0, np.float32)
    for at, (_, options, weights) in enumerate(rows):
        actions[at, : len(options)] = options
        shares[at, : len(options)] = weights
    return seen, actions, shares


class Network:
    """Observation to a score for each action."""

    def __init__(self, actions: int, seed: int = 1) -> None:
        rng = np.random.default_rng(seed)
        self.weights: dict[str, Array] = {
            "in": (rng.standard_normal((SIZE, HIDDEN)) * 0.05).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "out": np.zeros((actions, HIDDEN), np.float32),
            "skip": np.zeros((actions,), np.float32),
        }
        self.first = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.second = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.steps = 0

    def hidden(self, seen: Array) -> Array:
        sums: Array = seen @ self.weights["in"] + self.weights["bias"]
        return np.maximum(sums, np.float32(0.0))

    def scores(self, seen: Array, actions: NDArray[np.int64]) -> Array:
        found: Array = np.einsum("bh,bah->ba", self.hidden(seen), self.weights["out"][actions])
        return found + self.weights["skip"][actions]

    def learn(self, seen: Array, actions: NDArray[np.int64], shares: Array, rate: float) -> float:
        """One step on a batch; the loss before it."""
        there = shares >= 0
        hidden = self.hidden(seen)
        scores = np.where(there, self.scores(seen, actions), -1e9)
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores) / np.exp(scores).sum(axis=1, keepdims=True)
        target = np.where(there, shares, 0.0)
        loss = -float((target * np.log(chances + 1e-9)).sum(axis=1).mean())
        slope = (chances - target) / len(seen)
        back = np.einsum("ba,bah->bh", slope, self.weights["out"][actions]) * (hidden > 0)
        out = np.zeros_like(self.weights["out"])
        np.add.at(out, actions.ravel(), (slope[:, :, None] * hidden[:, None, :]).reshape(-1, HIDDEN))
        skip = np.zeros_like(self.weights["skip"])
        np.add.at(skip, actions.ravel(), slope.ravel())
        self.descend({"in": seen.T @ back, "bias": back.sum(axis=0), "out": out, "skip": skip}, rate)
        return loss

    def descend(self, slopes: dict[str, Array], rate: float) -> None:
        """Adam."""
        self.steps += 1
        for name, slope in slopes.items():
            self.first[name] = 0.9 * self.first[name] + 0.1 * slope
            self.second[name] = 0.999 * self.second[name] + 0.001 * slope**2
            mean = self.first[name] / (1 - 0.9**self.steps)
            spread = np.sqrt(self.second[name] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[name] -= rate * (mean / spread + 1e-3 * self.weights[name])

    def choose(self, seen: Array, mask: NDArray[np.int8]) -> int:
        legal = np.flatnonzero(mask)
        return int(legal[self.scores(seen[None], legal[None])[0].argmax()])


def train(data: tuple[Array, NDArray[np.int64], Array], epochs: int) -> Network:
    seen, actions, shares = data
    network = Network(encoding(TITLE).size)
    rng = np.random.default_rng(2)
    for epoch in range(epochs):
        order = rng.permutation(len(seen))
        rate = 2e-3 * (1 - epoch / epochs) + 1e-4
        losses = [
            network.learn(seen[part], actions[part], shares[part], rate)
            for part in np.array_split(order, max(1, len(order) // 256))
        ]
        print(f"epoch {epoch + 1}: loss {np.mean(losses):.4f}", flush=True)
    return network


def judge(network: Network, games: int, rival: str) -> float:
    """The network's win rate, each seat in half of the games."""
    won = 0.0
    for seat in range(2):
        env = SeatEnv(TITLE, 2, rivals=rival, seat=seat, numbered=True)
        for game in range(games // 2):
            seen, info = env.reset(seed=game)
            over, reward = bool(env.game.over), 0.0
            while not over:
                seen, reward, over, _, info = env.step(network.choose(seen, info["action_mask"]))
            won += (reward + 1) / 2
    return won / (2 * (games // 2))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=400, help="games the search plays")
    parser.add_argument("--lines", type=int, default=150, help="lines the search plays for each choice")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--judge", type=int, default=200, help="games against the greedy bot")
    parser.add_argument("--data", type=Path, help="where the search's games are kept for another training")
    given = parser.parse_args()
    if given.data and given.data.is_file():
        kept: Any = np.load(given.data)
        data = (kept["seen"], kept["actions"], kept["shares"])
    else:
        data = collect(given.games, given.lines, given.jobs)
        if given.data:
            np.savez_compressed(given.data, seen=data[0], actions=data[1], shares=data[2])
    print(f"{len(data[0])} decisions of {given.games} games", flush=True)
    network = train(data, given.epochs)
    for rival in ("random", "greedy"):
        print(f"against {rival}: {100 * judge(network, given.judge, rival):.1f} % of {given.judge} games", flush=True)


if __name__ == "__main__":
    main()
