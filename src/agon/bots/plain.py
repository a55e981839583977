"""A bot without a plan."""

from agon.bots.base import Bot, SeatWindow


class RandomBot(Bot):
    """Takes any option."""

    name = "random"

    def choose(self, window: SeatWindow) -> int:
        return self.rng.randrange(len(window.choice.codes))
