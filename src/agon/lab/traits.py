"""What a seat had or did in a game that may have won it: heroes, gods, cards. Each title says what counts.
And what all at the table were dealt alike, such as the side of the board."""

import json
from collections import Counter
from importlib.resources import files

from agon.games import title
from agon.kernel.game import Game


class Taken(Counter[str]):
    """How often a seat took each option: verb and first argument, as in ``offer zeus``."""

    def all_of(self, verb: str) -> list[str]:
        return sorted(self.arguments(verb))

    def most_of(self, verb: str) -> list[str]:
        """The first by name among equals."""
        counts = self.arguments(verb)
        return [min(counts, key=lambda name: (-counts[name], name))] if counts else []

    def arguments(self, verb: str) -> dict[str, int]:
        return {option.partition(" ")[2]: count for option, count in self.items() if option.split(" ")[0] == verb}


def traits(game: Game, seat: int, taken: Taken) -> dict[str, list[str]]:
    """By kind of thing, the ids of what the seat had at the end or did; by verb what it took, where a title says no
    more."""
    reader = title(game.TITLE).traits
    if reader is not None:
        return reader(game.board_view(seat), seat, taken)
    verbs = sorted({option.split(" ")[0] for option in taken if " " in option})
    return {verb: taken.all_of(verb) for verb in verbs}


def factors(game: Game) -> dict[str, str]:
    """By name, what this table was dealt that another was not; ``data/factors_<title>.json`` says where a view tells it."""
    path = files("agon.lab") / "data" / f"factors_{game.TITLE}.json"
    places = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    view = game.board_view(0) if places else {}
    return {name: str(view[place]) for name, place in places.items()}
