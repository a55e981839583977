"""The levels people choose from, and how long a bot of each should seem to think."""

import random

LEVELS = {"easy": "easy", "normal": "normal", "hard": "hard"}
"""What people choose, and the bot behind it."""

SHORTEST = 0.4
PER_OPTION = 0.04
LONGEST = 1.6


def seeming_seconds(options: int, rng: random.Random) -> float:
    """How long an answer should take at least, so that people can follow: longer for larger questions.
    A table waits for what is left of it after the bot has thought."""
    if options <= 1:
        return SHORTEST / 2
    return min(LONGEST, SHORTEST + PER_OPTION * options) * rng.uniform(0.7, 1.3)
