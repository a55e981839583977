"""Entries of a table's log, and how a game is saved in them.

Every position is stored whole but without its past; the past (choices, outcomes, events) is stored once, as
what each entry added. So a game goes on from its saved form even when the rules have changed since, any earlier
position can be shown as it was, and loading does not replay.
"""

import zlib
from dataclasses import dataclass, fields
from typing import Any

import msgspec
from lz4 import block as lz4

import agon
from agon.kernel.game import Game

EncodedEvent = list[Any]
LZ4 = b"L"
"""How a state begins that is packed with LZ4, which takes a third of zlib's time. Those before schema 7 were packed with
zlib, whose data never begin so."""
ENTRY_BYTES = 200
"""What an entry takes beside its state."""


@dataclass(slots=True)
class Entry:
    """One line of the log of a table."""

    seq: int
    kind: str
    position: int
    parent: int | None
    seat: int | None
    by: str
    message: str | None
    at: float
    choices: list[str] | None = None
    outcomes: list[int] | None = None
    events: list[EncodedEvent] | None = None
    state: bytes | None = None

    @property
    def by_bot(self) -> bool:
        return self.by == "bot"

    def row(self, table_id: str) -> dict[str, Any]:
        """As the log of a table holds it."""
        row = {name: getattr(self, name) for name in COLUMNS}
        row["table_id"] = table_id
        return row


COLUMNS = tuple(field.name for field in fields(Entry))


def packed(game: Game) -> bytes:
    """The present position without its past."""
    state: bytes = LZ4 + lz4.compress(msgspec.json.encode(game.dump(history=False)), mode="fast")
    return state


def unpacked(state: bytes) -> dict[str, Any]:
    text = lz4.decompress(memoryview(state)[1:]) if state[:1] == LZ4 else zlib.decompress(state)
    saved: dict[str, Any] = msgspec.json.decode(text)
    return saved


def start_entry(game: Game, at: float, by: str = "table") -> Entry:
    """The first entry: the set-up, or all that went before in a game that is continued from elsewhere."""
    whole = game.dump()
    return Entry(
        0, "start", 0, None, None, by, None, at, whole["choices"], whole["outcomes"], whole["events"], packed(game)
    )


def move_entry(before: Game, after: Game, seq: int, parent: int, by: str, message: str | None, at: float) -> Entry:
    """The entry of one choice. ``after`` came from a fresh copy of ``before``, so its chapter holds what is new."""
    words, new = after.VOCABULARY, after.chapter
    return Entry(
        seq,
        "move",
        seq,
        parent,
        int(before.asked),
        by,
        message,
        at,
        [words.notation(one) for one in new.choices],
        list(new.outcomes),
        [after.dump_event(event) for event in new.events],
        packed(after),
    )


def size_of(entry: Entry) -> int:
    """About as many bytes as an entry takes on the disk. The past of a game is large only where one begins with it."""
    past = b""
    if entry.kind == "start":
        past = msgspec.json.encode((entry.choices, entry.outcomes, entry.events))
    return len(entry.state or b"") + ENTRY_BYTES + len(past)


def path_to(entries: dict[int, Entry], position: int) -> list[Entry]:
    """The start and the moves that lead to a position, oldest first. A start that follows moves holds all their past."""
    found = [entries[position]]
    while found[-1].kind != "start":
        seq, parent = found[-1].seq, found[-1].parent
        if parent is None or parent >= seq:
            raise ValueError(f"entry {seq} follows no earlier entry")
        found.append(entries[parent])
    found.reverse()
    return found


def saved_game(path: list[Entry], state: bytes) -> dict[str, Any]:
    """The complete save of the position at the end of a path."""
    whole = unpacked(state)
    whole["choices"] = [one for entry in path for one in entry.choices or ()]
    whole["outcomes"] = [one for entry in path for one in entry.outcomes or ()]
    whole["events"] = [one for entry in path for one in entry.events or ()]
    return whole


def loaded(path: list[Entry], state: bytes) -> Game:
    game = agon.load(saved_game(path, state))
    game.rng.release()  # a table of 0.1 may hold outcomes that a record brought in beyond its end
    return game
