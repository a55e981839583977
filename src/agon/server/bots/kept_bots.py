"""In a process that thinks: bots that are in the middle of a turn, so that they go on with what they thought before.

The arena keeps a bot from choice to choice, and its search keeps its tree where nothing was learnt in between. Here too:
a bot is kept for the question that follows its own answer at once. After anything else a new one would play the same.
"""

from collections import OrderedDict
from dataclasses import dataclass

from agon import bots
from agon.server.store.entries import loaded

MOST_KEPT = 32
"""Trees are large, and turns that are not finished are few."""


@dataclass(frozen=True)
class Asked:
    """Who is asked where: a seat at a table, after an entry of its log."""

    table: str
    seq: int
    seat: int
    level: str


def chosen(bot: bots.Bot, seat: int, state: bytes) -> int:
    """The option that a bot takes in a position as entries of logs hold it."""
    return bot.choose(bots.SeatWindow(loaded([], state), seat, bot.rng))


class KeptBots:
    def __init__(self) -> None:
        self.bots: OrderedDict[Asked, bots.Bot] = OrderedDict()
        """By the question that comes next if nothing comes in between."""

    def choose(self, asked: Asked, state: bytes) -> int:
        bot = self.bots.pop(asked, None) or bots.for_level(asked.level)
        option = chosen(bot, asked.seat, state)
        self.bots[Asked(asked.table, asked.seq + 1, asked.seat, asked.level)] = bot
        if len(self.bots) > MOST_KEPT:
            self.bots.popitem(last=False)
        return option


here = KeptBots()


def think(asked: Asked, state: bytes) -> int:
    return here.choose(asked, state)
