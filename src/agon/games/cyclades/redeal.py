from mypy_extensions import i64

from agon.games.cyclades.game import Cyclades


def redeal_hidden(g: Cyclades, seat: i64) -> None:
    return
