"""What a seat may know as arrays: named parts for learning, or one hashed array of fixed size.

``StructuredObservation(title, players)`` writes bytes into a buffer and gives its parts by name; ``spec(title, players)``
lists them. Each title writes them itself, compiled (``games/<title>/observe.py``).

``observe`` is the older form: every leaf of the board in the view has a name, its path: ``heroes[0].gold.now`` for a
number, ``heroes[0].dice[1].faces[2]=gold3`` for a word. The name's hash says which place of the array it adds to, and
with which sign. So the array has one size for all titles and versions and needs no list of features.

In both the looker is always seat 0, and nothing is in them but what the seat's view holds.
"""

import zlib
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agon.games import title
from agon.kernel.errors import AgonError
from agon.kernel.game import Game
from agon.kernel.observer import Observer, Part

SIZE = 2048
LIMIT = 16.0
"""Every entry of a hashed array lies between -LIMIT and LIMIT."""

Array = NDArray[np.float32]
Cells = NDArray[np.uint8]


# ---------------------------------------------------------------------- named parts


@cache
def spec(name: str, players: int) -> tuple[Part, ...]:
    """The parts of a title's observations for so many players: name, shape, meaning, and the largest value (``high``)."""
    return tuple(observer_of(name, players).parts)


def observer_of(name: str, players: int) -> Observer:
    """A new observer: each has a sheet of its own, so threads do not share one."""
    known = title(name)
    if known.observer is None:
        raise AgonError(f"{name} has no structured observations")
    return known.observer(known.check_players(players))


class StructuredObservation:
    """Observations of a title for a number of players, as bytes with named parts."""

    def __init__(self, name: str, players: int) -> None:
        self.observer = observer_of(name, players)
        self.parts = spec(name, players)
        self.size = int(self.observer.size)

    def observe(self, game: Game, seat: int, out: Cells | None = None) -> Cells:
        """What a seat may know, written into ``out`` (any buffer of ``size`` bytes) or into a new array."""
        game.check_seat(seat)
        cells = np.empty(self.size, np.uint8) if out is None else out
        memoryview(cells.data).cast("B")[:] = self.observer.seen(game, seat)
        return cells

    def named(self, cells: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The parts of an observation, or of an array of them, by name: views, nothing is copied."""
        before = cells.shape[:-1]
        return {
            part.name: cells[..., part.first : part.first + part.size].reshape(*before, *part.shape)
            for part in self.parts
        }

    def highs(self) -> Cells:
        """By cell: its largest value. Divided by it, all cells lie between 0 and 1."""
        return np.concatenate([np.full(part.size, part.high, np.uint8) for part in self.parts])


# ---------------------------------------------------------------------- hashed


def observe(game: Game, seat: int) -> Array:
    """What the seat may know of the board and of the question at hand."""
    array = np.zeros(SIZE, np.float32)
    for name, value in features(game, seat):
        place, sign = slot(name)
        array[place] += sign * value
    return np.clip(array, -LIMIT, LIMIT)


def features(game: Game, seat: int) -> Iterator[tuple[str, float]]:
    """Names and values, before hashing: for people who want to see what a network sees."""
    board = game.board_view(seat)
    places = Places(board, int(game.players), seat)
    yield from places.leaves("", board)
    yield "players", float(game.players)
    shown = game.choice_view(seat)
    if shown is not None:
        yield f"asked={places.seats[shown['seat']]}", 1.0
        if shown["prompt"] is not None:
            yield f"prompt={shown['prompt']['id']}", 1.0
            yield from places.leaves("prompt", shown["prompt"]["args"])


class Places:
    """Seats counted from the looker; where boards have factions, which are not seats, those too: the looker's come first,
    then those of partners."""

    def __init__(self, board: dict[str, Any], players: int, seat: int) -> None:
        self.seats = {other: (other - seat) % players for other in range(players)}
        factions = board.get("factions", [])
        own = {one["team"] for one in factions if one["seat"] == seat and one["team"] is not None}
        ranks = [(one["team"] not in own, self.seats[one["seat"]], at) for at, one in enumerate(factions)]
        self.factions = {at: place for place, (_, _, at) in enumerate(sorted(ranks))}
        self.owners = self.factions or self.seats
        """By what ``owner`` and ``active`` say."""

    def leaves(self, path: str, node: Any) -> Iterator[tuple[str, float]]:
        if isinstance(node, dict):
            for key, below in node.items():
                if key not in FIXED:
                    name = self.turned(path, key)
                    yield from self.leaves(f"{path}.{name}", self.seen_from(path, key, below))
        elif isinstance(node, (list, tuple)):
            yield from self.listed(path, node)
        elif isinstance(node, (bool, str)):
            yield f"{path}={node}", 1.0
        elif isinstance(node, (int, float)):
            yield path, squashed(float(node))

    def listed(self, path: str, node: Any) -> Iterator[tuple[str, float]]:
        """Factions and people stand in the looker's order, all else as it stands."""
        if path == ".factions":
            node = [
                {**below, **HIDDEN_NAMES} for _, below in sorted(enumerate(node), key=lambda one: self.factions[one[0]])
            ]
        elif all(isinstance(below, dict) and below.get("seat") in self.seats for below in node):
            node = sorted(node, key=lambda below: self.seats[below["seat"]])
        is_order = bool(self.factions) and path.endswith(ORDERS)
        for at, below in enumerate(node):
            if is_order and below is not None:
                yield f"{path}[{at}]=seat{self.factions[below]}", 1.0
            else:
                yield from self.leaves(f"{path}[{at}]", below)

    def seen_from(self, path: str, key: str, value: Any) -> Any:
        """Seat numbers turn with the looker."""
        if not isinstance(value, int) or isinstance(value, bool):
            return value
        places = self.places_for(path, key)
        return f"seat{places[value]}" if value in places else value

    def places_for(self, path: str, key: str) -> dict[int, int]:
        if key in OWNER_KEYS:
            return self.owners
        if key == "faction":
            return self.factions
        return self.seats if key in SEAT_KEYS or path == ".glory" else {}

    def turned(self, path: str, key: str) -> str:
        """A key that is a seat's number, counted from the looker."""
        if path.endswith(BY_SEAT) and key.isdigit() and int(key) in self.seats:
            return f"seat{self.seats[int(key)]}"
        return key


BY_SEAT = (".armies", ".priests")
"""Mappings whose keys are seats."""
ORDERS = (".order", ".next_order")
"""Lists of factions."""
HIDDEN_NAMES = {"id": None, "colour": None, "city": None, "team": None}
"""What tells factions apart whoever looks."""
FIXED = frozenset({"hexes", "q", "r", "dir", "ladder"})
"""Keys of what is printed on the board and never changes."""
OWNER_KEYS = frozenset({"owner", "active"})
SEAT_KEYS = frozenset(
    {"seat", "hero", "player", "first", "controller", "leader", "hunter", "chooser", "builder", "picks"}
)
"""Keys of views whose whole numbers are seats."""


def squashed(value: float) -> float:
    """Small numbers nearly as they are, large ones by their magnitude."""
    return float(np.sign(value) * np.log1p(abs(value)))


@lru_cache(maxsize=200_000)
def slot(name: str) -> tuple[int, float]:
    raw = zlib.crc32(name.encode())
    return raw % SIZE, 1.0 if raw & 0x80000000 else -1.0
