"""Bots. Each sees a :class:`SeatWindow`: what its seat may know, and sampled guesses at the rest."""

from typing import Any

from agon.bots.base import Bot, SeatWindow
from agon.bots.easy import EasyBot
from agon.bots.greedy import GreedyBot
from agon.bots.levels import LEVELS, seeming_seconds
from agon.bots.plain import RandomBot
from agon.bots.search import HardBot, NormalBot, SearchBot
from agon.bots.tuned import settings_from
from agon.kernel.errors import BadOption

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "easy": EasyBot,
    "normal": NormalBot,
    "hard": HardBot,
    "search": SearchBot,
}

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "EasyBot",
    "GreedyBot",
    "HardBot",
    "NormalBot",
    "RandomBot",
    "SearchBot",
    "SeatWindow",
    "for_level",
    "make",
    "names",
    "seeming_seconds",
]


def names() -> list[str]:
    return sorted(BOTS)


def make(spec: str, seed: int | None = None) -> Bot:
    """A bot by name; with a seed (and a budget in simulations) it plays the same every time.

    ``search`` takes values: ``search:simulations=400``, ``search:seconds=0.2:explore=0.3``; what is not told is as the
    title's data say.
    """
    name, *given = spec.split(":")
    if name not in BOTS:
        raise BadOption(f"no bot called {name!r}; there are {', '.join(names())}")
    if not given:
        return BOTS[name](seed)
    if name != "search":
        raise BadOption(f"bot {name!r} takes no values; only 'search' does, as in search:simulations=400")
    return made_search(spec, dict(part.partition("=")[::2] for part in given), seed)


def made_search(spec: str, given: dict[str, str], seed: int | None) -> Bot:
    try:
        simulations = int(given.pop("simulations", given.pop("lines", "0")))  # "lines" until version 0.1
        seconds = float(given.pop("seconds", "0" if simulations else "1"))
        values: dict[str, Any] = {key: number(text) for key, text in given.items()}
        settings_from(values)
        return SearchBot(seed, simulations, seconds, values)
    except (ValueError, TypeError, KeyError) as error:
        raise BadOption(f"bot {spec!r}: {error}") from error


def number(text: str) -> Any:
    """A value as settings take it: a whole number, a fraction, or a word."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def for_level(level: str, seed: int | None = None) -> Bot:
    if level not in LEVELS:
        raise BadOption(f"no level called {level!r}; there are {', '.join(LEVELS)}")
    return make(LEVELS[level], seed)
