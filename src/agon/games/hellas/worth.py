"""A rough worth of a position, for bots."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from agon.games.hellas.game import Hellas


def worth(g: "Hellas", seat: i64) -> float:
    return 0.0
