"""The titles of the house. Adding one is a line here and a package beside the others."""

from importlib import import_module

from agon.kernel.errors import UnknownTitle
from agon.kernel.title import Title

PACKAGES = {
    "cyclades": "agon.games.cyclades",
    "dice_forge": "agon.games.dice_forge",
    "hellas": "agon.games.hellas",
}


def titles() -> list[str]:
    return sorted(PACKAGES)


def title(name: object) -> Title:
    """The title of that name; each package has it as ``TITLE`` and is imported when first asked for."""
    if not isinstance(name, str) or name not in PACKAGES:
        raise UnknownTitle(f"no game called {name!r}; there are {', '.join(titles())}")
    found = import_module(PACKAGES[name]).TITLE
    assert isinstance(found, Title)
    return found
