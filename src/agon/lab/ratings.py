"""How strong the bots of a tournament are: ratings and win rates, each with its interval."""

import math
import random
from collections import defaultdict
from dataclasses import dataclass
from typing import Any

Row = dict[str, Any]
Z95 = 1.959964
RESAMPLES = 200
MOST_ORDERS = 10
RATED_GAMES = 20_000


@dataclass(frozen=True)
class Rating:
    """A bot's record. Intervals hold 95 % of what chance could have made of it."""

    bot: str
    games: int
    mu: float
    sigma: float
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


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval of a share that is known from so many games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z95 * Z95 / (2 * games)
    spread = Z95 * math.sqrt(share * (1 - share) / games + Z95 * Z95 / (4 * games * games))
    below = 1 + Z95 * Z95 / games
    return max(0.0, (middle - spread) / below), min(1.0, (middle + spread) / below)


def credit(row: Row, seat: int) -> float:
    """A win, shared by those who share it."""
    return 1.0 / len(row["winners"]) if seat in row["winners"] else 0.0


def ratings(rows: list[Row]) -> list[Rating]:
    """The best first. The interval of the win rate draws whole seeds anew, since games of a seed are alike."""
    skills = openskill_ratings(rows)
    shares = resampled_rates(rows)
    found = []
    for bot, (mu, sigma) in skills.items():
        seats = [(row, seat) for row in rows for seat, name in enumerate(row["lineup"]) if name == bot]
        wins = sum(credit(row, seat) for row, seat in seats)
        low, high = shares[bot]
        thought = sum(row["seconds"][seat] for row, seat in seats)
        choices = sum(row["choices"][seat] for row, seat in seats)
        slowest = max(row["slowest"][seat] for row, seat in seats)
        mean = 1000 * thought / max(1, choices)
        found.append(Rating(bot, len(seats), mu, sigma, wins, low, high, mean, 1000 * slowest))
    return sorted(found, key=lambda rating: -rating.rate if plays_alone(rows) else -rating.mu)


def plays_alone(rows: list[Row]) -> bool:
    """Whether these are games for one: bots are compared by their wins, since they never meet."""
    return all(len(row["lineup"]) == 1 for row in rows)


def openskill_ratings(rows: list[Row]) -> dict[str, tuple[float, float]]:
    """Plackett-Luce ratings (openskill): mean and spread by bot. Ratings depend on the order of the games, bots do
    not learn: so the games are rated in several random orders and the ratings averaged."""
    orders = max(1, min(MOST_ORDERS, RATED_GAMES // max(1, len(rows))))
    rng = random.Random(1)
    found: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for _ in range(orders):
        for name, skill in rated_in_order(rng.sample(rows, len(rows))).items():
            found[name].append(skill)
    return {
        name: (sum(mu for mu, _ in skills) / orders, sum(sigma for _, sigma in skills) / orders)
        for name, skills in sorted(found.items())
    }


def rated_in_order(rows: list[Row]) -> dict[str, tuple[float, float]]:
    """A bot that sits twice is rated by its games against others only."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    skills = {name: model.rating(name=name) for row in rows for name in row["lineup"]}
    for row in rows:
        seats = best_seats(row)
        if len(seats) < 2:
            continue
        names = list(seats)
        places = [0.0 if seats[name] in row["winners"] else 1.0 for name in names]
        rated = model.rate([[skills[name]] for name in names], ranks=places)
        for name, team in zip(names, rated, strict=True):
            skills[name] = team[0]
    return {name: (skill.mu, skill.sigma) for name, skill in skills.items()}


def best_seats(row: Row) -> dict[str, int]:
    """The seat that counts for each bot of a game: a winning one if it has any."""
    seats: dict[str, int] = {}
    for seat, name in enumerate(row["lineup"]):
        if name not in seats or seat in row["winners"]:
            seats[name] = seat
    return seats


def resampled_rates(rows: list[Row]) -> dict[str, tuple[float, float]]:
    """Win rates' intervals by bootstrap over seeds; never narrower than the plain interval of so few games."""
    blocks: dict[int, dict[str, list[float]]] = defaultdict(lambda: defaultdict(lambda: [0.0, 0.0]))
    for row in rows:
        for seat, name in enumerate(row["lineup"]):
            tally = blocks[row["seed"]][name]
            tally[0] += credit(row, seat)
            tally[1] += 1
    rng = random.Random(1)
    seeds = list(blocks)
    draws = [[blocks[rng.choice(seeds)] for seed in seeds] for resample in range(RESAMPLES)]
    names = {name for row in rows for name in row["lineup"]}
    return {name: interval(name, draws, list(blocks.values())) for name in names}


def interval(name: str, draws: list[list[Any]], blocks: list[Any]) -> tuple[float, float]:
    rates = sorted(rate_of(name, draw) for draw in draws)
    wins = sum(block[name][0] for block in blocks)
    plain = wilson(wins, int(sum(block[name][1] for block in blocks)))
    low, high = rates[int(0.025 * len(rates))], rates[int(0.975 * len(rates)) - 1]
    return min(low, plain[0]), max(high, plain[1])


def rate_of(name: str, blocks: list[Any]) -> float:
    games = sum(block[name][1] for block in blocks)
    return sum(block[name][0] for block in blocks) / games if games else 0.0


@dataclass(frozen=True)
class Duel:
    """How one bot fared against another: games in which exactly one of the two won, ties as halves."""

    first: str
    second: str
    games: int
    wins: float

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.5

    @property
    def bounds(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def duels(rows: list[Row]) -> list[Duel]:
    tallies: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for row in rows:
        seats = best_seats(row)
        for first in seats:
            for second in seats:
                if first < second:
                    mine, yours = credit(row, seats[first]), credit(row, seats[second])
                    if mine + yours > 0:
                        tallies[first, second][0] += mine / (mine + yours)
                        tallies[first, second][1] += 1
    return [Duel(first, second, int(games), wins) for (first, second), (wins, games) in sorted(tallies.items())]
