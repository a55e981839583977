"""What a thing is worth to who has it: win rates beside those of the same bot, seat and table without it.

A stronger bot, or a better seat, that takes a card more often does not make the card good. So seats with a card are
compared with seats without it in the same stratum, and the differences are averaged over strata (Mantel and Haenszel).
"""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from agon.lab import needs_lab  # noqa: F401

# isort: split
import numpy as np
from numpy.typing import NDArray

from agon.lab.intervals import joint_z, wilson
from agon.lab.strengths import Floats, Row, credit

Numbers = NDArray[np.int64]
Names = Callable[[Row, int], Sequence[str]]
"""What a seat of a game had."""


@dataclass(frozen=True)
class Effect:
    """How often those won who had something, and how much more often than others in the same place."""

    name: str
    games: int
    wins: float
    difference: float | None
    """None if everybody in the same place had it, or nobody."""
    error: float
    """Standard error of the difference; seats of one seed count as one observation."""
    others: int
    """Seats without it in the same places."""

    @property
    def rate(self) -> float:
        return self.wins / self.games

    def bounds(self, lines: int) -> tuple[float, float]:
        """Never narrower than so few games allow."""
        if self.difference is None:
            return -1.0, 1.0
        z = joint_z(lines)
        without = min(1.0, max(0.0, self.rate - self.difference))
        own, other = wilson(self.wins, self.games, z), wilson(without * self.others, self.others, z)
        down = max(z * self.error, math.hypot(self.rate - own[0], other[1] - without))
        up = max(z * self.error, math.hypot(own[1] - self.rate, without - other[0]))
        return max(-1.0, self.difference - down), min(1.0, self.difference + up)


@dataclass(frozen=True)
class Seats:
    """Every seat of every game: what it won, its stratum and its seed (numbered), and what it had."""

    won: Floats
    stratum: Numbers
    seed: Numbers
    had: list[Sequence[str]]


def numbered(keys: Sequence[object]) -> Numbers:
    known: dict[object, int] = {}
    return np.array([known.setdefault(key, len(known)) for key in keys], np.int64)


def place(row: Row, seat: int) -> tuple[object, ...]:
    """Who is compared with whom: the same bot in the same seat of a table that was dealt the same."""
    return row["lineup"][seat], seat, *sorted(row["factors"].items())


def seats(rows: list[Row], names: Names) -> Seats:
    every = [(row, seat) for row in rows for seat in range(len(row["lineup"]))]
    return Seats(
        np.array([credit(row, seat) for row, seat in every]),
        numbered([place(row, seat) for row, seat in every]),
        numbered([row["seed"] for row, seat in every]),
        [names(row, seat) for row, seat in every],
    )


def difference(field: Seats, had: NDArray[np.bool_]) -> tuple[float | None, float, int]:
    """The mean difference within strata, its standard error, and how many others there are."""
    size = int(field.stratum.max()) + 1
    counts = [np.bincount(field.stratum[part], minlength=size) for part in (had, ~had)]
    sums = [np.bincount(field.stratum[part], field.won[part], minlength=size) for part in (had, ~had)]
    weight = counts[0] * counts[1] / np.maximum(counts[0] + counts[1], 1)
    if weight.sum() == 0:
        return None, 0.0, 0
    means = [total / np.maximum(count, 1) for total, count in zip(sums, counts, strict=True)]
    weight = weight / weight.sum()
    gap = float((weight * (means[0] - means[1])).sum())
    # what each seat adds to the difference, gathered by seed
    at = field.stratum
    own = weight[at] * (field.won - means[0][at]) / np.maximum(counts[0][at], 1)
    other = weight[at] * (field.won - means[1][at]) / np.maximum(counts[1][at], 1)
    clusters = np.bincount(field.seed, np.where(had, own, -other))
    spread = len(clusters) / max(1, len(clusters) - 1)
    return gap, float(np.sqrt(spread * (clusters**2).sum())), int(counts[1][weight > 0].sum())


def effects(rows: list[Row], names: Names, least: int = 1) -> list[Effect]:
    """Of everything that at least so many seats had; the best first, what cannot be compared last."""
    field = seats(rows, names)
    found = []
    for name, games in Counter(each for own in field.had for each in own).items():
        if games >= least:
            had = np.array([name in own for own in field.had])
            found.append(Effect(name, games, float(field.won[had].sum()), *difference(field, had)))
    return sorted(found, key=lambda one: (-math.inf if one.difference is None else one.difference, one.name))[::-1]
