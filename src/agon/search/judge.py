"""What a position promises each seat: chances between 0 and 1."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.kernel.bits import has
from agon.kernel.evaluator import Evaluator
from agon.kernel.game import Game

STEEPEST: Final = 40.0
"""Leads beyond this many scales are as good as won; keeps exp() in range."""


def chances(game: Game, evaluator: Evaluator, scale: float, margin: float = 0.0) -> vec[float]:
    """By seat: the outcome if the game is over, else an estimate from the evaluation of the position. With a margin an
    outcome counts half, the other half is by how much: near wins tell more than wins alone."""
    if not game.over:
        return estimate(game, evaluator, scale)
    shares = outcome(game)
    if margin > 0.0:
        by_lead = estimate(game, evaluator, margin)
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


def estimate(game: Game, evaluator: Evaluator, scale: float) -> vec[float]:
    """A seat's chance grows with the exponent of its evaluation; allies add theirs up."""
    values = evaluator.by_seat(game)
    if game.players == 1:
        return vec[float]([chance_of_lead(values[0], scale, 1)])
    best = -1.0e30
    for seat in range(game.players):
        if values[seat] > best:
            best = values[seat]
    total = 0.0
    for seat in range(game.players):
        values[seat] = exp(max((values[seat] - best) / scale, -STEEPEST))
        total += values[seat]
    shares = vec[float]([0.0] * game.players)
    for seat in range(game.players):
        for other in range(game.players):
            if not game.is_rival(seat, other):
                shares[seat] += values[other] / total
    return shares


def chance_of_lead(lead: float, scale: float, players: i64) -> float:
    """The chance of a seat so far ahead of the mean of its rivals; without a lead everyone's is the same. Who plays alone
    is judged against nothing: an evaluation of 0 is an even chance."""
    steep = min(max(-lead / scale, -STEEPEST), STEEPEST)
    return 1.0 / (1.0 + float(max(players - 1, 1)) * exp(steep))
