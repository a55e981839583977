"""What a seat had or did in a game that may have won it: heroes, gods, cards. Each title says what counts."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from agon.kernel.game import Game

Traits = dict[str, list[str]]
Taken = Counter[str]
"""How often a seat took each option: verb and first argument, as in ``offer zeus``."""


def traits(game: Game, seat: int, taken: Taken) -> Traits:
    """By kind of thing, the ids of what the seat had at the end or did; nothing for a title without a reader."""
    reader = READERS.get(game.TITLE)
    return reader(game.board_view(seat), seat, taken) if reader is not None else {}


def of_dice_forge(board: dict[str, Any], seat: int, taken: Taken) -> Traits:
    faces = {face for die in board["heroes"][seat]["dice"] for face in die["faces"]}
    return {"card": all_taken(taken, "feat"), "face": sorted(faces)}


def of_cyclades(board: dict[str, Any], seat: int, taken: Taken) -> Traits:
    own = [faction for faction in board["factions"] if faction["seat"] == seat]
    return {
        "city": [faction["city"] for faction in own],
        "god bid for most": most_taken(taken, "offer"),
        "hero": all_taken(taken, "hire"),
        "creature": all_taken(taken, "buy"),
    }


def of_hellas(board: dict[str, Any], seat: int, taken: Taken) -> Traits:
    own = board["players"][seat]
    return {
        "hero": [own["hero"]],
        "god prayed to most": most_taken(taken, "pray"),
        "artifact": sorted(artifact["id"] for artifact in own["artifacts"]),
        "monster hunted": all_taken(taken, "hunt"),
    }


def most_taken(taken: Taken, verb: str) -> list[str]:
    """The argument that a verb was taken with most often; the first by name among equals."""
    counts = {option.partition(" ")[2]: count for option, count in taken.items() if option.split(" ")[0] == verb}
    return [min(counts, key=lambda name: (-counts[name], name))] if counts else []


def all_taken(taken: Taken, verb: str) -> list[str]:
    return sorted(option.partition(" ")[2] for option in taken if option.split(" ")[0] == verb)


READERS: dict[str, Callable[[dict[str, Any], int, Taken], Traits]] = {
    "cyclades": of_cyclades,
    "dice_forge": of_dice_forge,
    "hellas": of_hellas,
}
