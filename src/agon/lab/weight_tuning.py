"""The weights with which a title judges positions, tuned by self-play.

Players who look one step ahead play each other in both seatings. One judges with the present weights and a random
change of all of them, the other with the change the other way. Over thousands of such pairs a logistic regression
says which changes win, for all weights at once; a step is taken that way, and the next round begins from there.
"""

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context

import numpy as np
from numpy.typing import NDArray

from agon import api
from agon.bots.tuned import settings_from, values_for
from agon.kernel.errors import AgonError
from agon.kernel.evaluator import WeightsEvaluator
from agon.kernel.weights import Weights
from agon.search.tree import Search

Array = NDArray[np.float64]

SPREAD = 0.35
"""The usual change of a weight, in shares of its size."""
LEAST = 0.3
"""Of the median size of all weights: what is added to small ones, so that zeros can move."""
RATE = 4.0
"""How far a step goes along what the regression found."""
FARTHEST = 1.0
"""Of a weight's spread: the longest step in one round."""
RIDGE = 0.02
OPTIONS_COMPARED = 60
LONGEST = 6000
"""Choices after which a game between odd weights counts as drawn."""
TEST_PAIRS = 250
BUNDLE = 10
SEEDS = 10_000_000
"""Between one seed of the command line and the next."""


@dataclass(frozen=True)
class Pair:
    """Two rows of weights that meet on one seed, in both seatings."""

    title: str
    players: int
    seed: int
    first: tuple[float, ...]
    second: tuple[float, ...]


@dataclass(frozen=True)
class Task:
    title: str
    players: int = 2
    pairs: int = 2000
    rounds: int = 8
    jobs: int = 1
    seed: int = 1


def played(pair: Pair) -> float:
    """The share of the wins of the first row."""
    one = sparring(pair, (pair.first, pair.second))
    other = sparring(pair, (pair.second, pair.first))
    return (one + 1.0 - other) / 2.0


def sparring(pair: Pair, rows: tuple[tuple[float, ...], tuple[float, ...]]) -> float:
    """One game, even and odd seats with a row each; the even seats' share of the win."""
    game = api.new(pair.title, pair.players, pair.seed)
    game.keeps_log = False
    game.hush()
    judge = weights_of(pair.title)
    settings = settings_from({**values_for(pair.title, pair.players), "tries": OPTIONS_COMPARED, "trained": True})
    player = Search(0, settings, judge, random.Random(pair.seed).getrandbits(60))
    lists = [list(row) for row in rows]
    with kept(judge.weights):
        for _ in range(LONGEST):
            if game.over:
                break
            judge.weights.replace(lists[int(game.asked) % 2])
            game.take(player.promising(player.foresee(game)))
    won = [(int(game.winners) >> seat) & 1 for seat in range(pair.players)]
    return sum(won[0::2]) / sum(won) if any(won) else 0.5


def weights_of(title: str) -> WeightsEvaluator:
    found = api.title(title).trained
    if not isinstance(found, WeightsEvaluator):
        raise AgonError(f"{title} has no weights")
    return found


@contextmanager
def kept(weights: Weights) -> Iterator[None]:
    """The weights are as before when this ends."""
    before = list(weights.values)
    try:
        yield
    finally:
        weights.replace(before)


class Row:
    """A title's weights by name."""

    def __init__(self, title: str) -> None:
        weights = weights_of(title).weights
        self.names = weights.names
        self.start: Array = np.array(list(weights.values))

    def moved(self, values: Array, change: Array) -> Array:
        """``change`` is in spreads."""
        sizes = np.abs(values)
        least = LEAST * float(np.median(sizes[sizes > 0.0])) if sizes.any() else 1.0
        return np.asarray(values + change * SPREAD * (sizes + least))


def flat(values: Array) -> tuple[float, ...]:
    return tuple(float(each) for each in values)


def steepest(changes: Array, won: Array) -> Array:
    """A ridge logistic regression of the wins on the changes, less what may be chance."""
    twice = 2.0 * changes
    found = np.zeros(changes.shape[1])
    ridge = RIDGE * len(won)
    curve = np.eye(len(found))
    for _ in range(20):
        chance = 1.0 / (1.0 + np.exp(-twice @ found))
        curve = (twice.T * (chance * (1.0 - chance))) @ twice + ridge * np.eye(len(found))
        found -= np.linalg.solve(curve, twice.T @ (chance - won) + ridge * found)
    # each pair is two games
    doubt = np.diag(np.linalg.inv(curve)) / 2.0
    return np.asarray(found * np.maximum(0.0, 1.0 - doubt / np.maximum(found**2, 1.0e-12)))


def tune_weights(
    task: Task, on_pair: Callable[[int, int], None], on_round: Callable[[int, float], None]
) -> tuple[Row, Array, float]:
    """The title's row, the tuned values and how often they beat the values before, over 2 * TEST_PAIRS games."""
    if task.pairs < 1 or task.rounds < 1:
        raise AgonError("at least one pair and one round")
    row = Row(task.title)
    rng = np.random.default_rng(task.seed)
    values = row.start
    rate = 0.5
    with ProcessPoolExecutor(task.jobs, mp_context=get_context("spawn")) as pool:
        gym = Gym(task, pool, on_pair)
        for number in range(task.rounds):
            changes = rng.normal(size=(task.pairs, len(row.names)))
            rivals = [(row.moved(values, change), row.moved(values, -change)) for change in changes]
            found = steepest(changes, gym.shares(rivals))
            values = row.moved(values, np.clip(RATE * found, -FARTHEST, FARTHEST))
            rate = float(gym.shares([(values, row.start)] * TEST_PAIRS).mean())
            on_round(number + 1, rate)
    return row, values, rate


class Gym:
    """Where pairs meet: over processes, every pair on a seed of its own, with a count of those that are done."""

    def __init__(self, task: Task, pool: ProcessPoolExecutor, on_pair: Callable[[int, int], None]) -> None:
        self.task = task
        self.pool = pool
        self.on_pair = on_pair
        self.done = 0
        self.total = task.rounds * (task.pairs + TEST_PAIRS)

    def shares(self, rivals: list[tuple[Array, Array]]) -> Array:
        """Of each pair, the share of the wins of its first."""
        first_seed = self.task.seed * SEEDS + self.done
        pairs = [
            Pair(self.task.title, self.task.players, first_seed + at, flat(one), flat(other))
            for at, (one, other) in enumerate(rivals)
        ]
        found = []
        for share in self.pool.map(played, pairs, chunksize=BUNDLE):
            found.append(share)
            self.done += 1
            self.on_pair(self.done, self.total)
        return np.array(found)


def written_weights(row: Row, values: Array, notes: list[str]) -> str:
    """As the data that titles read."""
    lines = [f"# {note}" for note in notes]
    lines += [f"{name} = {value:.3f}" for name, value in zip(row.names, values, strict=True)]
    return "\n".join(lines) + "\n"
