"""Rows of the database as plain objects."""

import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

TEST_CLOCK = os.environ.get("AGON_TEST_CLOCK", "")
"""For ``agon chaos`` alone: a file with the seconds by which this server's clock is wrong."""


def now() -> float:
    return time.time() + wrong_by() if TEST_CLOCK else time.time()


def wrong_by() -> float:
    try:
        return float(Path(TEST_CLOCK).read_text("ascii"))
    except (OSError, ValueError):
        return 0.0


@dataclass
class Person:
    id: str
    name: str
    login: str | None
    password: str | None
    language: str
    channels: dict[str, Any]
    created: float


@dataclass
class Seat:
    table_id: str
    seat: int
    kind: str
    person: str | None
    name: str
    level: str | None
    away: bool = False
    vacant: bool = False
    orders: list[dict[str, Any]] = field(default_factory=list)
    archived: bool = False
    left: str | None = None

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away


@dataclass
class TableRow:
    id: str
    title: str
    players: int
    options: dict[str, Any]
    pace: dict[str, Any]
    visibility: str
    host: str
    invite: str
    seed: str
    state: str
    created: float
    updated: float
    seq: int = 0
    moves: int = 0
    to_move: int | None = None
    turn_since: float = 0.0
    deadline: float | None = None
    clocks: list[float] | None = None
    auto_due: float | None = None
    asked: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    rematch: str | None = None
    source: dict[str, Any] | None = None
    hints: bool = False
    bytes: int = 0
    lesson: str | None = None


@dataclass
class ChatLine:
    id: int
    table_id: str
    person: str
    seat: int | None
    name: str
    text: str
    at: float


@dataclass
class Notice:
    id: int
    table_id: str
    person: str
    kind: str
    turn: int
    due: float
    done: bool
