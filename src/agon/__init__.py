"""Agon: play and study three board games of Greek myth.

>>> import agon
>>> game = agon.new("dice_forge", players=3, seed=7)
>>> game.choice.options
>>> game.apply(0)
"""

from agon.build import choose as _choose

BUILD = _choose(__path__)
"""``"compiled"`` or ``"pure"``: which build of the engines this process runs."""

from agon.api import (  # noqa: E402
    Preview,
    Threat,
    add,
    load,
    new,
    playout,
    positions,
    preview,
    record,
    replay,
    threats,
    title,
    titles,
)
from agon.kernel.errors import (  # noqa: E402
    AgonError,
    BadOption,
    BadPlayers,
    BadRecord,
    BadSave,
    IllegalChoice,
    ImpossibleChance,
    RulesChanged,
    RulesWarning,
    UnknownTitle,
)
from agon.kernel.game import Game  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "BUILD",
    "AgonError",
    "BadOption",
    "BadPlayers",
    "BadRecord",
    "BadSave",
    "Game",
    "IllegalChoice",
    "ImpossibleChance",
    "Preview",
    "RulesChanged",
    "RulesWarning",
    "Threat",
    "UnknownTitle",
    "add",
    "load",
    "new",
    "playout",
    "positions",
    "preview",
    "record",
    "replay",
    "threats",
    "title",
    "titles",
]
