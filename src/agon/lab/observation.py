"""A seat's view as an array of fixed size, by feature hashing.

Every leaf of the board in the view has a name, its path: ``heroes[0].gold.now`` for a number,
``heroes[0].dice[1].faces[2]=gold3`` for a word. The name's hash says which place of the array it adds to, and
with which sign. So the array has one size for all titles and versions, needs no list of features, and
holds nothing but what the seat's view holds. Seats are counted from the one that looks: it is always 0.
"""

import zlib
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agon.kernel.game import Game

SIZE = 2048
LIMIT = 16.0
"""Every entry lies between -LIMIT and LIMIT."""

Array = NDArray[np.float32]


def observe(game: Game, seat: int) -> Array:
    """What the seat may know of the board and of the question at hand."""
    array = np.zeros(SIZE, np.float32)
    for name, value in features(game, seat):
        place, sign = slot(name)
        array[place] += sign * value
    return np.clip(array, -LIMIT, LIMIT)


def features(game: Game, seat: int) -> Iterator[tuple[str, float]]:
    """Names and values, before hashing: for people who want to see what a network sees."""
    players = int(game.players)
    yield from leaves("", game.board_view(seat), seat, players)
    yield "players", float(players)
    shown = game.choice_view(seat)
    if shown is not None:
        yield f"asked={(shown['seat'] - seat) % players}", 1.0
        if shown["prompt"] is not None:
            yield f"prompt={shown['prompt']['id']}", 1.0
            yield from leaves("prompt", shown["prompt"]["args"], seat, players)


def leaves(path: str, node: Any, seat: int, players: int) -> Iterator[tuple[str, float]]:
    if isinstance(node, dict):
        for key, below in node.items():
            if key not in FIXED:
                name = turned(path, key, seat, players)
                yield from leaves(f"{path}.{name}", seen_from(key, below, seat, players), seat, players)
    elif isinstance(node, (list, tuple)):
        by_seat = len(node) == players and path.endswith(("heroes", "players", "seats"))
        for at, below in enumerate(node):
            place = (at - seat) % players if by_seat else at
            yield from leaves(f"{path}[{place}]", below, seat, players)
    elif isinstance(node, (bool, str)):
        yield f"{path}={node}", 1.0
    elif isinstance(node, (int, float)):
        yield path, squashed(float(node))


def seen_from(key: str, value: Any, seat: int, players: int) -> Any:
    """Seat numbers turn with the looker."""
    is_seat = key in SEAT_KEYS and isinstance(value, int) and not isinstance(value, bool)
    if is_seat and 0 <= value < players:
        return f"seat{(value - seat) % players}"
    return value


def turned(path: str, key: str, seat: int, players: int) -> str:
    """A key that is a seat's number, counted from the looker."""
    if path.endswith(BY_SEAT) and key.isdigit() and int(key) < players:
        return f"seat{(int(key) - seat) % players}"
    return key


BY_SEAT = (".armies", ".priests")
"""Mappings whose keys are seats."""
FIXED = frozenset({"hexes", "q", "r", "dir", "ladder"})
"""Keys of what is printed on the board and never changes."""
SEAT_KEYS = frozenset({"seat", "active", "hero", "owner", "player", "first", "controller", "leader"})
"""Keys of views whose whole numbers are seats."""


def squashed(value: float) -> float:
    """Small numbers nearly as they are, large ones by their magnitude."""
    return float(np.sign(value) * np.log1p(abs(value)))


@lru_cache(maxsize=200_000)
def slot(name: str) -> tuple[int, float]:
    raw = zlib.crc32(name.encode())
    return raw % SIZE, 1.0 if raw & 0x80000000 else -1.0
