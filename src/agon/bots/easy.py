"""A bot to win against: it sees what is good and often does something else."""

import math

from agon.bots.base import SeatWindow
from agon.bots.greedy import GreedyBot

SPREAD = 1.0
"""The larger, the more it errs: in units of the spread of its own judgements."""


class EasyBot(GreedyBot):
    """Looks one step ahead and takes good options more often than bad ones."""

    name = "easy"

    def choose(self, window: SeatWindow) -> int:
        values = self.values(window)
        mean = sum(values) / len(values)
        deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / len(values)) or 1.0
        best = max(values)
        weights = [math.exp((value - best) / (SPREAD * deviation)) for value in values]
        return self.rng.choices(range(len(values)), weights)[0]
