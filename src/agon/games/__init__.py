"""The titles. A built-in one is a line here and a package beside the others; others are added at run time."""

import os
import re
import sys
from functools import cache
from importlib import import_module

from agon.kernel.errors import UnknownTitle
from agon.kernel.title import Title

PACKAGES = {
    "cyclades": "agon.games.cyclades",
    "dice_forge": "agon.games.dice_forge",
    "hellas": "agon.games.hellas",
}
OUTSIDE = "AGON_TITLES"
"""Titles from outside that every process of this environment knows: ``module:NAME``, several with commas."""
NAME = re.compile(r"[a-z][a-z_]*")

_added: dict[str, Title] = {}
_loaded: set[str] = set()


def titles() -> list[str]:
    """The names of all games that this process knows."""
    load_outside()
    return sorted({*PACKAGES, *_added})


def title(name: object) -> Title:
    """The title of that name. A built-in package has it as ``TITLE`` and is imported when first asked for."""
    load_outside()
    if isinstance(name, str) and name in _added:
        return _added[name]
    if not isinstance(name, str) or name not in PACKAGES:
        raise UnknownTitle(f"no game called {name!r}; there are {', '.join(titles())}")
    return built_in(name)


@cache
def built_in(name: str) -> Title:
    found = import_module(PACKAGES[name]).TITLE
    assert isinstance(found, Title)
    return found


def add(new: Title) -> Title:
    """From now on this process knows the title everywhere: command line, bots, tables, words. Twice does no harm."""
    if not NAME.fullmatch(new.name) or new.name != new.game.TITLE:
        raise UnknownTitle(f"a title is called by small letters and _, and its game alike: not {new.name!r}")
    if new.name in PACKAGES or _added.get(new.name, new) is not new:
        raise UnknownTitle(f"there is another title called {new.name!r}")
    _added[new.name] = new
    return new


def remove(name: str) -> None:
    """Undo :func:`add`."""
    _added.pop(name, None)


def load(place: str) -> Title:
    """Add the title at ``module:NAME``, here and in every process started from here."""
    found = add(read(place))
    places = [one for one in os.environ.get(OUTSIDE, "").split(",") if one]
    _loaded.add(place)
    if place not in places:
        os.environ[OUTSIDE] = ",".join([*places, place])
    return found


def load_outside() -> None:
    """Add the titles that the environment names, each once."""
    for place in os.environ.get(OUTSIDE, "").split(","):
        if place and place not in _loaded:
            _loaded.add(place)
            add(read(place))


def read(place: str) -> Title:
    """The title at ``module:NAME``; modules in the folder where the program was started are found too."""
    module, _, name = place.partition(":")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(module), name or "TITLE")
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownTitle(f"{OUTSIDE}: there is no title at {place!r}: {error}") from error
    if not isinstance(found, Title):
        raise UnknownTitle(f"{OUTSIDE}: {place!r} is not a title")
    return found
