"""Strengths by maximum likelihood: the model of Bradley and Terry, for any number of seats (Luce).

A seat wins with the chance of its bot's strength over the sum of the strengths of all seats, so a bot may fill several
seats and identical bots come out even. A shared win is shared. Who came second does not count: bots play to win. One
imagined drawn game against strength 1 keeps bots that never lost, or never won, finite.
"""

from dataclasses import dataclass
from typing import Any

from agon.lab import needs_lab  # noqa: F401

# isort: split
import numpy as np
from numpy.typing import NDArray

from agon.lab.intervals import joint_error, joint_z

Row = dict[str, Any]
Floats = NDArray[np.float64]
ELO = 400 / np.log(10)
"""Points of rating for a strength e times as large: with 400 more a bot wins ten games in eleven."""
RESAMPLES = 2000
STEPS = 100
LONGEST_STEP = 1.0


def resampled(seeds: int) -> Floats:
    """How often each seed is drawn in each resample. Whole seeds are drawn, since games of a seed are alike."""
    drawn = np.random.default_rng(1).multinomial(seeds, np.full(seeds, 1 / seeds), RESAMPLES)
    return drawn.astype(np.float64)


def between(values: Floats, lines: int) -> tuple[float, float]:
    """The middle of resampled values, as wide as ``lines`` such intervals together need."""
    error = joint_error(lines)
    low, high = np.quantile(values, [error / 2, 1 - error / 2])
    return float(low), float(high)


def credit(row: Row, seat: int) -> float:
    """A win, shared by those who share it."""
    return 1.0 / len(row["winners"]) if seat in row["winners"] else 0.0


def bots_of(rows: list[Row]) -> list[str]:
    return sorted({name for row in rows for name in row["lineup"]})


def places(rows: list[Row]) -> dict[int, int]:
    """Seeds, numbered."""
    return {seed: at for at, seed in enumerate(sorted({row["seed"] for row in rows}))}


@dataclass(frozen=True)
class Results:
    """``seats`` (line-ups, bots): how many seats each bot has; ``wins`` (seeds, line-ups, bots)."""

    bots: list[str]
    seats: Floats
    wins: Floats


def results(rows: list[Row]) -> Results:
    """Of the games in which different bots met."""
    bots = bots_of(rows)
    mixed = [row for row in rows if len(set(row["lineup"])) > 1]
    tables = [tuple(row["lineup"].count(name) for name in bots) for row in mixed]
    kinds = sorted(set(tables))
    at_seed = places(mixed)
    wins = np.zeros((len(at_seed), len(kinds), len(bots)))
    for row, table in zip(mixed, tables, strict=True):
        for seat in row["winners"]:
            wins[at_seed[row["seed"]], kinds.index(table), bots.index(row["lineup"][seat])] += credit(row, seat)
    return Results(bots, np.array(kinds, np.float64).reshape(len(kinds), len(bots)), wins)


def fit(seats: Floats, wins: Floats) -> tuple[Floats, Floats]:
    """The logarithms of the strengths, and how sharply the likelihood bends there. ``wins`` (draws, line-ups, bots)."""
    draws, _, bots = wins.shape
    games = wins.sum(axis=2, keepdims=True)
    won = wins.sum(axis=1) + 0.5
    strength = np.zeros((draws, bots))
    bend = np.zeros((draws, bots, bots))
    for _ in range(STEPS):
        weights = seats * np.exp(strength)[:, None, :]
        chances = weights / weights.sum(axis=2, keepdims=True)
        against_one = 1 / (1 + np.exp(-strength))
        expected = (games * chances).sum(axis=1)
        bend = -np.einsum("dka,dkb->dab", games * chances, chances)
        bend[:, range(bots), range(bots)] += expected + against_one * (1 - against_one)
        slope = won - expected - against_one
        step = np.linalg.solve(bend, slope[:, :, None])[:, :, 0].clip(-LONGEST_STEP, LONGEST_STEP)
        strength += step
        if np.abs(step).max() < 1e-9:
            break
    return strength, bend


def centred(strength: Floats) -> Floats:
    """In points, the mean of all bots being 0."""
    points: Floats = ELO * (strength - strength.mean(axis=1, keepdims=True))
    return points


def plain_errors(bend: Floats) -> Floats:
    """Standard errors of centred ratings as if all games were independent."""
    bots = len(bend)
    centre = np.eye(bots) - 1 / bots
    errors: Floats = ELO * np.sqrt(np.diag(centre @ np.linalg.inv(bend) @ centre).clip(0))
    return errors


def bradley_terry(rows: list[Row]) -> dict[str, tuple[float, float, float]]:
    """By bot its rating and the bounds of its interval: by bootstrap over seeds, never narrower than so few games
    allow. Bots that met no other have 0."""
    found = results(rows)
    if not len(found.wins):
        return dict.fromkeys(found.bots, (0.0, 0.0, 0.0))
    strength, bend = fit(found.seats, found.wins.sum(axis=0)[None])
    points = centred(strength)[0]
    drawn = np.tensordot(resampled(len(found.wins)), found.wins, axes=1)
    draws = centred(fit(found.seats, drawn)[0])
    plain = joint_z(len(points)) * plain_errors(bend[0])
    made = {}
    for at, name in enumerate(found.bots):
        low, high = between(draws[:, at], len(points))
        made[name] = (
            float(points[at]),
            min(low, float(points[at] - plain[at])),
            max(high, float(points[at] + plain[at])),
        )
    return made
