"""What a seat may know of the board. Built from nothing."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from agon.games.hellas.game import Hellas


def board_view(g: "Hellas", seat: int | None) -> dict[str, Any]:
    return {}
