"""Bots. Each sees a :class:`SeatWindow`: what its seat may know, and sampled guesses at the rest."""

from agon.bots import naming
from agon.bots.base import Bot, SeatWindow
from agon.bots.easy import EasyBot
from agon.bots.greedy import GreedyBot
from agon.bots.levels import LEVELS, known_levels, seeming_seconds
from agon.bots.plain import RandomBot
from agon.bots.search import ExpertBot, HardBot, NormalBot, SearchBot
from agon.kernel.errors import BadOption

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "easy": EasyBot,
    "normal": NormalBot,
    "hard": HardBot,
    "expert": ExpertBot,
    "search": SearchBot,
}

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "EasyBot",
    "ExpertBot",
    "GreedyBot",
    "HardBot",
    "NormalBot",
    "RandomBot",
    "SearchBot",
    "SeatWindow",
    "for_level",
    "known_levels",
    "make",
    "names",
    "seeming_seconds",
    "thinks_for",
]


JUDGED = "agon.lab.judged:JudgedBot"
"""``search:net=my.npz``. Imported only then: networks need the laboratory and its packages."""


def names() -> list[str]:
    """Built-in bots and those of installed packages."""
    return sorted({*BOTS, *naming.entry_points_by_name()})


def make(spec: str, seed: int | None = None) -> Bot:
    """A bot by name (:mod:`agon.bots.naming`); with a seed it plays the same every time, unless its budget is a time.

    >>> make("search:simulations=400:explore=0.3", seed=1)
    >>> make("search:net=my.npz:simulations=400", seed=1)
    >>> make("my_package.bots:MyBot:depth=3")
    """
    name = naming.read(spec)
    kind = naming.imported(JUDGED) if is_judged(name) else naming.kind_of(name, BOTS)
    try:
        return kind.with_options(seed, name.options)
    except (ValueError, TypeError, KeyError, OSError) as error:
        raise BadOption(f"bot {spec!r}: {error}") from error


def is_judged(name: naming.BotName) -> bool:
    """Whether a search is meant that a network judges."""
    return name.who == SearchBot.name and "net" in name.options


def for_level(level: str, seed: int | None = None) -> Bot:
    known = known_levels()
    if level not in known:
        raise BadOption(f"no level called {level!r}; there are {', '.join(known)}")
    return make(known[level], seed)


def thinks_for(level: str) -> int:
    """How many seconds a bot of a level may take for a choice; of bots from outside nobody knows."""
    return BOTS.get(known_levels().get(level, level), ExpertBot).thinks_for
