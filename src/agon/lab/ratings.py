"""How strong the bots of a tournament are: ratings, win rates and duels, each with its interval."""

from dataclasses import dataclass
from itertools import combinations

from agon.lab import needs_lab  # noqa: F401

# isort: split
import numpy as np

from agon.lab.intervals import joint_z, wilson
from agon.lab.strengths import Floats, Row, between, bots_of, bradley_terry, credit, places, resampled


@dataclass(frozen=True)
class Rating:
    """A bot's record. The intervals of all bots hold together with 95 %."""

    bot: str
    games: int
    points: float
    """Bradley-Terry, as Elo points from the mean of all bots."""
    points_low: float
    points_high: float
    wins: float
    low: float
    high: float
    milliseconds: float
    """Mean for each choice between several options."""
    slowest: float
    """Milliseconds of the longest thought."""

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0


def ratings(rows: list[Row]) -> list[Rating]:
    """The best first. Intervals draw whole seeds anew, since games of a seed are alike."""
    points = bradley_terry(rows)
    rates = resampled_rates(rows)
    found = []
    for bot in bots_of(rows):
        seats = [(row, seat) for row in rows for seat, name in enumerate(row["lineup"]) if name == bot]
        wins = sum(credit(row, seat) for row, seat in seats)
        thought = sum(row["seconds"][seat] for row, seat in seats)
        choices = sum(row["choices"][seat] for row, seat in seats)
        slowest = max(row["slowest"][seat] for row, seat in seats)
        mean = 1000 * thought / max(1, choices)
        found.append(Rating(bot, len(seats), *points[bot], wins, *rates[bot], mean, 1000 * slowest))
    return sorted(found, key=lambda rating: -rating.rate if plays_alone(rows) else -rating.points)


def plays_alone(rows: list[Row]) -> bool:
    """Whether these are games for one: bots are compared by their wins, since they never meet."""
    return all(len(row["lineup"]) == 1 for row in rows)


def resampled_rates(rows: list[Row]) -> dict[str, tuple[float, float]]:
    """Win rates' intervals by bootstrap over seeds; never narrower than the plain interval of so few games."""
    bots = bots_of(rows)
    at_seed = places(rows)
    tally = np.zeros((2, len(at_seed), len(bots)))
    for row in rows:
        for seat, name in enumerate(row["lineup"]):
            tally[:, at_seed[row["seed"]], bots.index(name)] += credit(row, seat), 1
    wins, games = resampled(len(at_seed)) @ tally
    rates = np.divide(wins, games, out=np.zeros_like(wins), where=games > 0)
    made = {}
    for at, name in enumerate(bots):
        low, high = between(rates[:, at], len(bots))
        won, played = tally[:, :, at].sum(axis=1)
        plain = wilson(won, played, joint_z(len(bots)))
        made[name] = min(low, plain[0]), max(high, plain[1])
    return made


@dataclass(frozen=True)
class Duel:
    """How one bot fared against another in the games that one of the two won, ties as halves."""

    first: str
    second: str
    games: int
    wins: float
    rate: float
    """Of a seat of the first against a seat of the second: who fills more seats is not the better for it."""
    low: float
    high: float


def duels(rows: list[Row]) -> list[Duel]:
    bots = bots_of(rows)
    pairs = [(first, second) for first, second in combinations(bots, 2) if tally_of(rows, first, second).any()]
    return [duel(rows, first, second, len(pairs)) for first, second in pairs]


def tally_of(rows: list[Row], first: str, second: str) -> Floats:
    """By seed: games won by either, those of the first, and pairs of their seats won by the first and the second."""
    at_seed = places(rows)
    tally = np.zeros((len(at_seed), 4))
    for row in rows:
        mine, yours = (sum(credit(row, at) for at in seats_of(row, name)) for name in (first, second))
        if mine + yours > 0 and seats_of(row, first) and seats_of(row, second):
            share = mine / (mine + yours)
            pairs = share * len(seats_of(row, second)), (1 - share) * len(seats_of(row, first))
            tally[at_seed[row["seed"]]] += 1, share, *pairs
    return tally


def seats_of(row: Row, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(row["lineup"]) if name == bot]


def duel(rows: list[Row], first: str, second: str, lines: int) -> Duel:
    tally = tally_of(rows, first, second)
    games, wins, ours, theirs = tally.sum(axis=0)
    drawn = resampled(len(tally)) @ tally
    low, high = between(drawn[:, 2] / np.maximum(drawn[:, 2] + drawn[:, 3], 1e-9), lines)
    together = [row for row in rows if seats_of(row, first) and seats_of(row, second)]
    mine, yours = (sum(len(seats_of(row, name)) for row in together) for name in (first, second))
    plain = [by_seat(bound, yours / mine) for bound in wilson(wins, games, joint_z(lines))]
    return Duel(
        first, second, int(games), float(wins), float(ours / (ours + theirs)), min(low, plain[0]), max(high, plain[1])
    )


def by_seat(share: float, rivals: float) -> float:
    """A share of games as that of one seat against one, with so many rival seats for each of one's own."""
    return share * rivals / (share * rivals + 1 - share)
