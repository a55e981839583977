from mypy_extensions import i64

from agon.games.cyclades.game import Cyclades


def worth(g: Cyclades, seat: i64) -> float:
    return 0.0
