"""Whether a new network is better than the best so far: a sequential test that ends as soon as games have told.

It is Wald's test in its form for scores between 0 and 1. Somebody who doubts that the new network is no better than the
best bets on every seed, at odds that are fair if they are even; who has 1/error times the stake of the beginning has made
the point. If the two are even, or the new one is worse, that happens with at most the chance ``error``, however often one looks
(Ville 1939; Waudby-Smith, Ramdas 2024). Somebody else bets in the same way against a network that has the wished edge. Both
get their score by seed, of the games in all seats together, so it does not matter that games of a seed are alike.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from agon.lab import needs_lab  # noqa: F401

# isort: split
from threadpoolctl import threadpool_limits

from agon.lab.matches import Match, play
from agon.lab.nets import ONE_THREAD
from agon.lab.strengths import credit

ACCEPTED, REFUSED, UNDECIDED = "accepted", "refused", "undecided"
MOST_AT_STAKE = 0.5
"""The part of what somebody has that one seed can cost."""


@dataclass(frozen=True)
class Verdict:
    """``seeds``: how many were looked at, ``score`` the mean over them; ``grown_for`` and ``grown_against``: what the stakes of
    those who bet for and against the new network have grown to."""

    decision: str
    seeds: int
    score: float
    grown_for: float
    grown_against: float


@dataclass(frozen=True)
class Gate:
    """``edge``: a network as strong as so many of the best is to be let through; ``error``: how often either decision may be
    wrong."""

    players: int
    edge: float
    error: float

    @property
    def games(self) -> int:
        """Of each seed: the new network in every seat; alone, one of each network."""
        return max(2, self.players)

    @property
    def even(self) -> float:
        """The score of a network that is as strong as the best."""
        return 1.0 / self.games

    @property
    def better(self) -> float:
        """The score of one that has the wished edge."""
        return self.edge / (self.edge + self.games - 1)

    def verdict(self, scores: Sequence[float]) -> Verdict:
        """By the scores of the first seeds that suffice."""
        told = self.games * (self.better - self.even)
        stake_for = min(told / (self.even * (1 - self.even)), MOST_AT_STAKE / self.even)
        stake_against = min(told / (self.better * (1 - self.better)), MOST_AT_STAKE / (1 - self.better))
        grown_for, grown_against, decision, seeds = 1.0, 1.0, UNDECIDED, 0
        for score in scores:
            grown_for *= 1.0 + stake_for * (score - self.even)
            grown_against *= 1.0 - stake_against * (score - self.better)
            seeds += 1
            if grown_for >= 1.0 / self.error:
                decision = ACCEPTED
                break
            if grown_against >= 1.0 / self.error:
                decision = REFUSED
                break
        mean = sum(scores[:seeds]) / seeds if seeds else self.even
        return Verdict(decision, seeds, mean, grown_for, grown_against)


def lineups(new: str, best: str, players: int) -> list[tuple[str, ...]]:
    """The new one in every seat among the best; alone, one after the other."""
    if players == 1:
        return [(new,), (best,)]
    return [tuple(new if each == seat else best for each in range(players)) for seat in range(players)]


@dataclass(frozen=True)
class GateGame(Match):
    """``counted``: the seat whose win counts."""

    counted: int = 0

    def play(self) -> dict[str, Any]:
        with threadpool_limits(ONE_THREAD):
            row = play(self)
        return {"number": self.number, "seed": self.seed, "won": credit(row, self.counted), "digest": row["digest"]}


def gate_games(
    gate: Gate, title: str, options: dict[str, Any], new: str, best: str, first_seed: int, seeds: int
) -> list[Match]:
    """Every seed in all line-ups of the two bots."""
    return [
        GateGame(
            at * gate.games + place,
            title,
            first_seed + at,
            lineup,
            options,
            counted=0 if gate.players == 1 else place,
        )
        for at in range(seeds)
        for place, lineup in enumerate(lineups(new, best, gate.players))
    ]


def score_of_seed(gate: Gate, wins: Sequence[float]) -> float:
    """The share of its games that the new network won; alone, 1 if only it won, 0 if only the best did."""
    return (wins[0] - wins[1] + 1.0) / 2.0 if gate.players == 1 else sum(wins) / len(wins)


def scores(gate: Gate, rows: Sequence[dict[str, Any]]) -> Iterator[float]:
    """Of the seeds from the first on whose games are all there: which come sooner on processes must not matter."""
    by_number = {row["number"]: row["won"] for row in rows}
    seed = 0
    while all(seed * gate.games + game in by_number for game in range(gate.games)):
        yield score_of_seed(gate, [by_number[seed * gate.games + game] for game in range(gate.games)])
        seed += 1
