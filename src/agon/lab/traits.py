"""What a seat had in a game that may have won it: heroes, gods, cards. Each title says what counts."""

from collections.abc import Callable
from typing import Any

from agon.kernel.game import Game

Traits = dict[str, list[str]]


def traits(game: Game, seat: int) -> Traits:
    """By kind of thing, the ids of what the seat had at the end; nothing for a title without a reader."""
    reader = READERS.get(game.TITLE)
    return reader(game.board_view(seat), seat) if reader is not None else {}


def of_dice_forge(board: dict[str, Any], seat: int) -> Traits:
    hero = board["heroes"][seat]
    faces = sorted({face for die in hero["dice"] for face in die["faces"]})
    return {"card": sorted(hero["cards"]), "face": faces}


READERS: dict[str, Callable[[dict[str, Any], int], Traits]] = {"dice_forge": of_dice_forge}
