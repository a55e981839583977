"""The levels people choose from, and how long a bot of each should seem to think."""

import os
import random
import re
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from agon.kernel.errors import BadOption

LEVELS = {"easy": "easy", "normal": "normal", "hard": "hard", "expert": "expert"}
"""What people choose, and the bot behind it."""
OUTSIDE = "AGON_BOTS"
"""Bots from outside that people may choose too: ``label=name`` as bots are named, several with commas. Only who runs the
server can say so: nobody else makes it import anything."""
LABEL = re.compile(r"(?!(me|open|hotseat)$)[a-z][a-z0-9_]{0,9}")
"""The words left out say in the page that no bot sits there."""

SHORTEST = 0.4
PER_OPTION = 0.04
LONGEST = 1.6


def known_levels() -> Mapping[str, str]:
    """What people choose from here, and the bot behind each."""
    return with_outside(os.environ.get(OUTSIDE, ""))


@lru_cache(maxsize=4)
def with_outside(entries: str) -> Mapping[str, str]:
    """Kept: it is asked for with every move of a bot."""
    found = dict(LEVELS)
    for entry in filter(None, entries.split(",")):
        label, sign, name = entry.strip().partition("=")
        if not sign or not LABEL.fullmatch(label) or label in found:
            raise BadOption(f"{OUTSIDE}: a bot is given as label=name, the label up to 10 small letters: not {entry!r}")
        found[label] = name
    return MappingProxyType(found)


def seeming_seconds(options: int, rng: random.Random) -> float:
    """How long an answer should take at least, so that people can follow: longer for larger questions.
    A table waits for what is left of it after the bot has thought."""
    if options <= 1:
        return SHORTEST / 2
    return min(LONGEST, SHORTEST + PER_OPTION * options) * rng.uniform(0.7, 1.3)
