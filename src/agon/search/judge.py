"""What a position promises each seat: chances between 0 and 1."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.kernel.bits import has
from agon.kernel.game import Game

STEEPEST: Final = 40.0
"""Leads beyond this many scales are as good as won; keeps exp() in range."""


def chances(game: Game, scale: float, margin: float = 0.0) -> vec[float]:
    """By seat: the outcome if the game is over, else an estimate from the worth of the position. With a margin an
    outcome counts half, the other half is by how much: near wins tell more than wins alone."""
    if not game.over:
        return estimate(game, scale)
    shares = outcome(game)
    if margin > 0.0:
        by_lead = estimate(game, margin)
        for seat in range(game.players):
            shares[seat] = (shares[seat] + by_lead[seat]) / 2.0
    return shares


def outcome(game: Game) -> vec[float]:
    """Winners share one win with the winners they play against; allies win together."""
    shares = vec[float]([0.0] * game.players)
    for seat in range(game.players):
        if has(game.winners, seat):
            rivals: i64 = 0
            for other in range(game.players):
                if has(game.winners, other) and game.is_rival(seat, other):
                    rivals += 1
            shares[seat] = 1.0 / float(rivals + 1)
    return shares


def estimate(game: Game, scale: float) -> vec[float]:
    """A seat's chance grows with the exponent of its worth; allies add theirs up."""
    worths = game.worths()
    best = -1.0e30
    for seat in range(game.players):
        if worths[seat] > best:
            best = worths[seat]
    total = 0.0
    for seat in range(game.players):
        worths[seat] = exp(max((worths[seat] - best) / scale, -STEEPEST))
        total += worths[seat]
    shares = vec[float]([0.0] * game.players)
    for seat in range(game.players):
        for other in range(game.players):
            if not game.is_rival(seat, other):
                shares[seat] += worths[other] / total
    return shares


def chance_of_lead(lead: float, scale: float, players: i64) -> float:
    """The chance of a seat so far ahead of the mean of its rivals; without a lead everyone's is the same."""
    steep = min(max(-lead / scale, -STEEPEST), STEEPEST)
    return 1.0 / (1.0 + float(players - 1) * exp(steep))
