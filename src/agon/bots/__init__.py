"""Bots. Each sees a :class:`SeatWindow`: what its seat may know, and imaginations of the rest."""

from agon.bots.base import Bot, SeatWindow
from agon.bots.greedy import GreedyBot
from agon.bots.plain import RandomBot
from agon.kernel.errors import BadOption

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
LEVELS = {"easy": "random", "normal": "greedy", "hard": "greedy"}
"""What people choose, and the bot behind it."""

__all__ = ["BOTS", "LEVELS", "Bot", "GreedyBot", "RandomBot", "SeatWindow", "for_level", "make", "names"]


def names() -> list[str]:
    return sorted(BOTS)


def make(name: str, seed: int | None = None) -> Bot:
    """A bot by name; with a seed it plays the same every time."""
    if name not in BOTS:
        raise BadOption(f"no bot called {name!r}; there are {', '.join(names())}")
    return BOTS[name](seed)


def for_level(level: str, seed: int | None = None) -> Bot:
    if level not in LEVELS:
        raise BadOption(f"no level called {level!r}; there are {', '.join(LEVELS)}")
    return make(LEVELS[level], seed)
