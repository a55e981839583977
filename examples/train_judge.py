"""Train a network on exported games and let it guide a search. Nothing is compiled, and any two networks can meet:

    agon arena dice_forge --bots greedy --players 2 --games 400 --jobs 2 --records --out arena/teachers
    agon export arena/teachers --out games.npz
    python examples/train_judge.py games.npz net.npz
    agon arena dice_forge --bots search:net=net.npz,random --players 2 --games 40

It learns two things about what a seat sees: who won (by place, the looker first), and what was chosen.
"""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agon.lab.nets import write_network

HIDDEN = 64
ROWS = 256
RATE = 1e-3
DECAY, DECAY_OF_SQUARES = 0.9, 0.999

Array = NDArray[Any]


class Games:
    """The choices of exported games, with what came of them. (Not for teams: their places are counted otherwise.)"""

    def __init__(self, path: Path) -> None:
        with np.load(path) as file:
            steps = dict(file)
        self.about = json.loads(str(steps["about"]))
        self.players, self.actions = int(self.about["players"]), int(self.about["actions"])
        chosen = np.flatnonzero(~steps["is_last"])
        highs = np.concatenate([np.full(int(np.prod(one["shape"])), one["high"]) for one in self.about["parts"]])
        self.seen = (steps["observation"][chosen] / highs).astype(np.float32)
        self.taken = steps["action"][chosen]
        starts = np.cumsum(steps["legal_count"]) - steps["legal_count"]
        self.legal = [steps["legal_actions"][starts[row] : starts[row] + steps["legal_count"][row]] for row in chosen]
        worth = np.zeros((steps["game"].max() + 1, self.players))
        np.add.at(worth, (steps["game"], steps["seat"]), steps["reward"])
        wins = (worth * (self.players - 1) + 1) / self.players
        around = (steps["seat"][chosen][:, None] + np.arange(self.players)) % self.players
        self.wins = wins[steps["game"][chosen][:, None], around]

    def possible(self, rows: Array) -> Array:
        mask = np.zeros((len(rows), self.actions), np.bool_)
        for at, row in enumerate(rows):
            mask[at, self.legal[row]] = True
        return mask


def softmax(logits: Array) -> Array:
    weights = np.exp(logits - logits.max(axis=1, keepdims=True))
    found: Array = weights / weights.sum(axis=1, keepdims=True)
    return found


def blank(games: Games, rng: np.random.Generator) -> dict[str, Array]:
    cells = games.seen.shape[1]
    shapes = {"hidden_0": (cells, HIDDEN), "value": (HIDDEN, games.players), "policy": (HIDDEN, games.actions)}
    arrays: dict[str, Array] = {}
    for name, shape in shapes.items():
        arrays[name] = rng.normal(0, np.sqrt(2 / shape[0]), shape)
        arrays[f"{name}_bias"] = np.zeros(shape[1])
    return arrays


def slopes(games: Games, net: dict[str, Array], rows: Array) -> tuple[float, dict[str, Array]]:
    """The loss on some rows, and where it goes down."""
    seen = games.seen[rows]
    hidden = np.maximum(seen @ net["hidden_0"] + net["hidden_0_bias"], 0)
    values = softmax(hidden @ net["value"] + net["value_bias"])
    policy = softmax(np.where(games.possible(rows), hidden @ net["policy"] + net["policy_bias"], -1e9))
    right = policy[np.arange(len(rows)), games.taken[rows]]
    loss = -np.log(right + 1e-9).mean() - (games.wins[rows] * np.log(values + 1e-9)).sum(axis=1).mean()
    wrong = {"value": (values - games.wins[rows]) / len(rows), "policy": policy / len(rows)}
    wrong["policy"][np.arange(len(rows)), games.taken[rows]] -= 1 / len(rows)
    back = sum(wrong[name] @ net[name].T for name in wrong) * (hidden > 0)
    found = {name: hidden.T @ part for name, part in wrong.items()}
    found |= {f"{name}_bias": part.sum(axis=0) for name, part in wrong.items()}
    return float(loss), {**found, "hidden_0": seen.T @ back, "hidden_0_bias": back.sum(axis=0)}


def train(games: Games, rounds: int, seed: int = 1) -> tuple[dict[str, Array], list[float]]:
    """The network, and the mean loss of each round (Adam; Kingma, Ba 2015)."""
    rng = np.random.default_rng(seed)
    net = blank(games, rng)
    means = {name: np.zeros_like(array) for name, array in net.items()}
    squares = {name: np.zeros_like(array) for name, array in net.items()}
    losses, step = [], 0
    for _ in range(rounds):
        order = rng.permutation(len(games.seen))
        parts = []
        for rows in np.array_split(order, max(1, len(order) // ROWS)):
            step += 1
            loss, down = slopes(games, net, rows)
            parts.append(loss)
            for name, slope in down.items():
                means[name] += (1 - DECAY) * (slope - means[name])
                squares[name] += (1 - DECAY_OF_SQUARES) * (slope**2 - squares[name])
                mean, square = means[name] / (1 - DECAY**step), squares[name] / (1 - DECAY_OF_SQUARES**step)
                net[name] -= RATE * mean / (np.sqrt(square) + 1e-8)
        losses.append(float(np.mean(parts)))
    return net, losses


def main(source: str, target: str, rounds: str = "6") -> None:
    games = Games(Path(source))
    net, losses = train(games, int(rounds))
    write_network(Path(target), games.about["title"], games.players, net)
    print(f"{target}: {len(games.seen)} choices, loss {losses[0]:.3f} to {losses[-1]:.3f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
