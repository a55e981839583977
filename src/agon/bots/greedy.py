"""A bot that looks one step ahead."""

from agon.bots.base import Bot, SeatWindow
from agon.games import title
from agon.search.lookahead import option_values

SAMPLES = 4
NODES = 1200
"""Positions looked at per sample."""


class GreedyBot(Bot):
    """Takes the option after which its position is best, on the mean of a few imagined games."""

    name = "greedy"

    def choose(self, window: SeatWindow) -> int:
        values = self.values(window)
        best = max(values)
        return self.rng.choice([index for index, value in enumerate(values) if value == best])

    def values(self, window: SeatWindow) -> list[float]:
        seeds = [self.rng.getrandbits(60) for sample in range(SAMPLES)]
        return option_values(window.imagined, title(window.imagined.TITLE).evaluate, seeds, NODES)
