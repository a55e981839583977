"""Bots by name. ``greedy`` or ``search`` are built in or an entry point of the group ``agon.bots``; ``package.module:Class``
is imported. Options follow, each as ``:name=value``: ``search:simulations=400``, ``package.module:Class:depth=3``."""

import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from agon.bots.base import Bot
from agon.kernel.errors import BadOption

GROUP = "agon.bots"
"""Packages name their bots under this group of entry points."""
WORD = re.compile(r"[\w-]+")
PLACE = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")


@dataclass(frozen=True)
class BotName:
    """What a name says: who plays, and with what options."""

    who: str
    options: dict[str, Any]

    @property
    def is_place(self) -> bool:
        """Whether a class of a module is meant."""
        return ":" in self.who


def read(text: str) -> BotName:
    """The parts of a name: what stands before the first ``=`` names the bot, all after it are options."""
    parts = text.split(":")
    named = next((at for at, part in enumerate(parts) if "=" in part), len(parts))
    who = ":".join(parts[:named])
    if not WORD.fullmatch(who) and not PLACE.fullmatch(who):
        raise BadOption(f"a bot is named as greedy, search:simulations=400 or package.module:Class, not {text!r}")
    options: dict[str, Any] = {}
    for part in parts[named:]:
        key, sign, value = part.partition("=")
        if not sign or not key.isidentifier():
            raise BadOption(f"bot {text!r}: an option is written name=value, not {part!r}")
        if key in options:
            raise BadOption(f"bot {text!r}: option {key!r} is given twice")
        options[key] = value_of(value)
    return BotName(who, options)


def value_of(text: str) -> Any:
    """A whole number, a fraction, true or false, or a word."""
    if text in ("true", "false"):
        return text == "true"
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def entry_points_by_name() -> dict[str, EntryPoint]:
    """The bots of installed packages."""
    return {one.name: one for one in entry_points(group=GROUP)}


def kind_of(name: BotName, built_in: Mapping[str, type[Bot]]) -> type[Bot]:
    """The class that plays; nobody takes the name of a built-in one."""
    if name.is_place:
        return imported(name.who)
    if name.who in built_in:
        return built_in[name.who]
    installed = entry_points_by_name()
    if name.who not in installed:
        known = ", ".join(sorted({*built_in, *installed}))
        raise BadOption(f"no bot called {name.who!r}; there are {known}, and your own as package.module:Class")
    return imported(installed[name.who].value)


def imported(place: str) -> type[Bot]:
    """The class at ``package.module:Class``; modules in the folder where the program was started are found too."""
    module, _, name = place.partition(":")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(module), name)
    except Exception as error:  # whatever a module does while it is imported
        raise BadOption(f"there is no bot at {place!r}: {error}") from error
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadOption(f"{place!r} is not a bot: it must be a class that inherits from agon.bots.Bot")
    return found
