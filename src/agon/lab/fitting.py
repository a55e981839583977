"""A network learns from samples: what the search tried, and what positions were worth. In numpy, by Adam (Kingma, Ba 2015)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from agon.lab import needs_lab  # noqa: F401

# isort: split
import numpy as np
from numpy.typing import NDArray
from threadpoolctl import threadpool_limits

from agon.lab.encoding import encoding
from agon.lab.judged import shares_of
from agon.lab.nets import ONE_THREAD, Layers, chances
from agon.lab.observation import StructuredObservation
from agon.lab.samples import Samples

Array = NDArray[Any]
Arrays = dict[str, Array]
ROWS = 256
"""Positions behind each step."""
DECAY, DECAY_OF_SQUARES = 0.9, 0.999
RIDGE = 1e-5
SMALLEST = 1e-9


@dataclass(frozen=True)
class Losses:
    """Cross entropies, the mean of one sweep over all samples."""

    policy: float
    value: float


def blank_network(title: str, players: int, hidden: Sequence[int], seed: int) -> Layers:
    """Random hidden layers; it holds all options to be as likely, and everybody's chance to be the same."""
    rng = np.random.default_rng(seed)
    arrays: Arrays = {}
    width = StructuredObservation(title, players).size
    for at, size in enumerate(hidden):
        arrays[f"hidden_{at}"] = rng.normal(0, np.sqrt(2 / width), (width, size))
        arrays[f"hidden_{at}_bias"] = np.zeros(size)
        width = size
    for name, size in (("value", players), ("policy", encoding(title, players).size)):
        arrays[name] = np.zeros((width, size))
        arrays[f"{name}_bias"] = np.zeros(size)
    return Layers("a new network", {"title": title, "players": players}, arrays)


def slopes(net: Layers, samples: Samples, look: StructuredObservation) -> tuple[Losses, Arrays]:
    """The losses on some samples, and for each array where they go up."""
    positions = samples.positions(net.title, net.players, look)
    rows, count = positions.rows(), len(samples)
    signals = net.signals(positions.scaled())
    logits = net.after("policy", signals[-1])
    values, shares = chances(net.after("value", signals[-1])), shares_of(positions, logits)
    wrong = {"value": (values - samples.chances) / count, "policy": np.zeros_like(logits)}
    np.add.at(wrong["policy"], (rows, positions.legal), (shares - samples.tried) / count)
    losses = Losses(crossed(samples.tried, shares) / count, value_loss(samples.chances, values) / count)
    return losses, sent_back(net, signals, wrong)


def crossed(goals: Array, found: Array) -> float:
    return float(-(goals * np.log(found + SMALLEST)).sum())


def value_loss(goals: Array, found: Array) -> float:
    """Who plays alone wins or does not."""
    alone = crossed(1 - goals, 1 - found) if goals.shape[1] == 1 else 0.0
    return crossed(goals, found) + alone


class Layered(Protocol):
    """Rectified layers by name, from the first to the last."""

    arrays: Arrays
    hidden: list[str]


def sent_back(net: Layered, signals: list[Array], wrong: Arrays) -> Arrays:
    """What is wrong at the top, brought down through the layers."""
    found: Arrays = {}
    back: Array = np.zeros_like(signals[-1])
    for name, part in wrong.items():
        found[name], found[f"{name}_bias"] = signals[-1].T @ part, part.sum(axis=0)
        back = back + part @ net.arrays[name].T
    for at, name in reversed(list(enumerate(net.hidden))):
        back = back * (signals[at + 1] > 0)
        found[name], found[f"{name}_bias"] = signals[at].T @ back, back.sum(axis=0)
        back = back @ net.arrays[name].T
    return found


class Adam:
    """Steps downhill, each weight at its own pace."""

    def __init__(self, arrays: Arrays, rate: float, ridge: float = RIDGE, least: float = 1e-8) -> None:
        """``ridge`` pulls weights towards 0; ``least`` is added to the size of slopes, so that tiny ones stay so."""
        self.arrays = arrays
        self.rate = rate
        self.ridge = ridge
        self.least = least
        self.means = {name: np.zeros_like(array) for name, array in arrays.items()}
        self.squares = {name: np.zeros_like(array) for name, array in arrays.items()}
        self.steps = 0

    def step(self, up: Arrays) -> None:
        self.steps += 1
        for name, slope in up.items():
            pulled = slope + self.ridge * self.arrays[name]
            self.means[name] += (1 - DECAY) * (pulled - self.means[name])
            self.squares[name] += (1 - DECAY_OF_SQUARES) * (pulled**2 - self.squares[name])
            mean = self.means[name] / (1 - DECAY**self.steps)
            square = self.squares[name] / (1 - DECAY_OF_SQUARES**self.steps)
            self.arrays[name] -= self.rate * mean / (np.sqrt(square) + self.least)


def fit(net: Layers, samples: Samples, sweeps: int, rate: float, seed: int) -> list[Losses]:
    """Teach the network, in place; the losses of each sweep over the samples."""
    rng = np.random.default_rng(seed)
    look = StructuredObservation(net.title, net.players)
    adam = Adam(net.arrays, rate)
    found = []
    with threadpool_limits(ONE_THREAD):
        for _ in range(sweeps):
            parts = []
            for rows in np.array_split(rng.permutation(len(samples)), max(1, len(samples) // ROWS)):
                losses, up = slopes(net, samples.chosen(rows), look)
                adam.step(up)
                parts.append(losses)
            found.append(
                Losses(float(np.mean([one.policy for one in parts])), float(np.mean([one.value for one in parts])))
            )
    return found
