"""Drawing anew what a seat cannot know."""

from mypy_extensions import i64

from agon.games.hellas.game import Hellas


def redeal(g: Hellas, seat: i64) -> None:
    return
