"""What the games of a tournament say about the title: seats, things, openings, length, ways to win."""

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from agon.lab.intervals import joint_z, wilson
from agon.lab.matches import POINTS
from agon.lab.strata import Effect, effects
from agon.lab.strengths import Row, credit


@dataclass(frozen=True)
class Share:
    """How often those who had something won."""

    name: str
    games: int
    wins: float

    @property
    def rate(self) -> float:
        return self.wins / self.games

    def bounds(self, lines: int) -> tuple[float, float]:
        """One interval of so many that hold together."""
        return wilson(self.wins, self.games, joint_z(lines))


def shares(pairs: list[tuple[str, float]], least: int = 1) -> list[Share]:
    """Names with the credit of each game, gathered; the best first."""
    games: Counter[str] = Counter()
    wins: dict[str, float] = defaultdict(float)
    for name, won in pairs:
        games[name] += 1
        wins[name] += won
    found = [Share(name, count, wins[name]) for name, count in games.items() if count >= least]
    return sorted(found, key=lambda share: (-share.rate, share.name))


def by_seat(rows: list[Row]) -> list[Share]:
    pairs = [(str(seat + 1), credit(row, seat)) for row in rows for seat in range(len(row["lineup"]))]
    return sorted(shares(pairs), key=lambda share: int(share.name))


def by_factor(rows: list[Row]) -> dict[str, list[Share]]:
    """Of tables that were dealt differently: by what was dealt, the win rates of the seats."""
    values: dict[str, set[str]] = defaultdict(set)
    for row in rows:
        for name, value in row["factors"].items():
            values[name].add(value)
    return {name: seats_where(rows, name, sorted(found)) for name, found in values.items() if len(found) > 1}


def seats_where(rows: list[Row], factor: str, values: list[str]) -> list[Share]:
    found = []
    for value in values:
        alike = [row for row in rows if row["factors"].get(factor) == value]
        found += [Share(f"{value}, seat {one.name}", one.games, one.wins) for one in by_seat(alike)]
    return found


def by_bot(rows: list[Row]) -> list[Share]:
    """How often each bot won that sat alone."""
    return shares([(row["lineup"][0], credit(row, 0)) for row in rows])


def least_of(rows: list[Row]) -> int:
    """What fewer seats had is left out: it would only widen the other intervals."""
    return max(1, min(10, len(rows) // 10), len(rows) // 50)


def by_trait(rows: list[Row]) -> dict[str, list[Effect]]:
    """For each kind of thing (hero, god, card): how the seats that had it fared beside others in the same place."""
    kinds = dict.fromkeys(kind for row in rows for held in row["traits"] for kind in held)
    return {kind: effects(rows, held_of(kind), least_of(rows)) for kind in kinds}


def held_of(kind: str) -> Callable[[Row, int], list[str]]:
    return lambda row, seat: row["traits"][seat].get(kind, [])


def by_opening(rows: list[Row]) -> list[Effect]:
    """By the first choice of a seat."""
    return effects(rows, first_choice, least_of(rows))


def first_choice(row: Row, seat: int) -> list[str]:
    opening = row["openings"][seat]
    return [] if opening is None else [opening]


def reasons(rows: list[Row]) -> list[tuple[str, int]]:
    """The ways in which games ended, the most frequent first."""
    return Counter(row["reason"] for row in rows).most_common()


def lengths(rows: list[Row]) -> list[int]:
    return [row["moves"] for row in rows]


def scores_by_place(rows: list[Row]) -> tuple[list[float], list[float]]:
    """The scores of winners and of the others."""
    won = [score for row in rows for seat, score in enumerate(row["scores"]) if seat in row["winners"]]
    lost = [score for row in rows for seat, score in enumerate(row["scores"]) if seat not in row["winners"]]
    return won, lost


def standing_over_time(rows: list[Row]) -> dict[str, list[float]]:
    """By bot, the mean worth of its position at POINTS moments of the game."""
    sums: dict[str, list[float]] = defaultdict(lambda: [0.0] * POINTS)
    counts: Counter[str] = Counter()
    for row in rows:
        for seat, name in enumerate(row["lineup"]):
            counts[name] += 1
            for at, worths in enumerate(row["standing"]):
                sums[name][at] += worths[seat]
    return {name: [total / counts[name] for total in totals] for name, totals in sorted(sums.items())}


def leader_holds(rows: list[Row]) -> list[float]:
    """At each moment, how often the seat with the best position went on to win."""
    held = [0.0] * POINTS
    for row in rows:
        for at, worths in enumerate(row["standing"]):
            held[at] += credit(row, worths.index(max(worths)))
    return [total / len(rows) for total in held]


def flat(rows: list[Row]) -> list[dict[str, Any]]:
    """One line for each seat of each game, for tables and data frames."""
    return [
        {
            "game": row["number"],
            "seed": row["seed"],
            "seat": seat,
            "bot": name,
            "won": credit(row, seat),
            "score": row["scores"][seat] if seat < len(row["scores"]) else None,
            "reason": row["reason"],
            "moves": row["moves"],
            "choices": row["choices"][seat],
            "seconds": row["seconds"][seat],
            "slowest": row["slowest"][seat],
            "opening": row["openings"][seat],
            "traits": " ".join(f"{kind}:{each}" for kind, all_ in row["traits"][seat].items() for each in all_),
            "factors": " ".join(f"{name}:{value}" for name, value in row["factors"].items()),
            "digest": row["digest"],
        }
        for row in rows
        for seat, name in enumerate(row["lineup"])
    ]
