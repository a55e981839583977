"""A board as plain data and back, whichever kind of board it is."""

from typing import Any

from agon.games.hellas.game import Hellas


def dump(g: Hellas) -> dict[str, Any]:
    return g.dump_board()


def restore(g: Hellas, saved: dict[str, Any]) -> None:
    g.restore_board(saved)
