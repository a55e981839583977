from typing import Any

from agon.games.cyclades.game import Cyclades


def board_view(g: Cyclades, seat: int | None) -> dict[str, Any]:
    return {}
