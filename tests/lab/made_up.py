"""Rows of tournaments that were never played."""

import random
from typing import Any

Row = dict[str, Any]


def row(number: int, lineup: list[str], winners: list[int], **more: Any) -> Row:
    players = len(lineup)
    made = {
        "number": number,
        "seed": number // players,
        "lineup": lineup,
        "winners": winners,
        "scores": [10 if seat in winners else 5 for seat in range(players)],
        "reason": "most-glory",
        "moves": 50 + number,
        "digest": "d",
        "openings": ["pass"] * players,
        "standing": [[float(seat in winners) for seat in range(players)]] * 20,
        "traits": [{"card": ["owl"] if seat in winners else ["mole"]} for seat in range(players)],
        "choices": [10] * players,
        "seconds": [0.5] * players,
        "slowest": [0.1] * players,
        "factors": {},
    }
    return {**made, **more}


def tournament(games: int, strong_wins: int) -> list[Row]:
    """Two bots change seats; "strong" wins the first so many games."""
    rows = []
    for number in range(games):
        lineup = ["strong", "weak"] if number % 2 == 0 else ["weak", "strong"]
        winner = lineup.index("strong" if number < strong_wins else "weak")
        rows.append(row(number, lineup, [winner]))
    return rows


def simulated(lineups: list[list[str]], strength: dict[str, float], seeds: int, rng: random.Random) -> list[Row]:
    """Every line-up on every seed; a seat wins as its bot's strength says."""
    rows: list[Row] = []
    for seed in range(seeds):
        for lineup in lineups:
            winner = rng.choices(range(len(lineup)), [strength[name] for name in lineup])[0]
            rows.append(row(len(rows), lineup, [winner], seed=seed))
    return rows
