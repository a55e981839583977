"""Where a game stands, for a list of games: read from what an onlooker sees."""

from typing import Any

from agon.kernel.game import Game
from agon.lens import lens_of
from agon.server.api_types import ProgressOut, WayOut


def progress_of(game: Game) -> ProgressOut:
    board = game.view(None)["board"]
    found = lens_of(game.TITLE).facts(board).progress
    ways = [WayOut(seat, way, now, need) for (seat, way), (now, need) in sorted(found.items())]
    return ProgressOut(counted(board, "round"), counted(board, "rounds"), counted(board, "turn"), ways)


def counted(board: dict[str, Any], name: str) -> int | None:
    value = board.get(name)
    return value if isinstance(value, int) else None
