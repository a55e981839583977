"""What passes between a title and the rooms it has a part in."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

View = dict[str, Any]


class Reason(NamedTuple):
    """Why not: a message id, its arguments, and the rule it rests on."""

    message: str
    args: dict[str, Any]
    rule: str | None


class Deeds(Protocol):
    """What a seat took in the course of a game, by verb."""

    def all_of(self, verb: str) -> list[str]:
        """Every argument that the verb was taken with, by name."""

    def most_of(self, verb: str) -> list[str]:
        """The one it was taken with most often, or none."""


Traits = Callable[[dict[str, Any], int, Deeds], dict[str, list[str]]]
"""From a board, a seat and its deeds, what may have won the game, by kind: :mod:`agon.lab.traits`."""
Chronicle = Callable[[Any], dict[str, Any]]
"""From a finished game for one, its story for :mod:`agon.lab.solo_study`."""
Draw = Callable[[View, Any], Any]
"""From a view and a reader's words, a board for the terminal: :mod:`agon.terminal`."""
Lens = Any
"""What previews and threats read in the views of a title: an :class:`agon.lens.lens.Lens`."""
