"""No secret on the wire: every byte sent to every seat and onlooker of whole games, held against the store.

What the server sends is compared with the view of the same seat, built anew from the log of the database at the entry that
the message names. Beside the view a message has a few fields, each of which is looked at; another field fails the test.
"""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import agon
from agon.client import Client, Json
from agon.kernel.game import Game
from agon.server.config import ServerConfig
from agon.server.store.database import Database
from agon.server.store.entries import Entry, loaded, path_to
from agon.server.store.log import LogStore
from agon.server.store.rows import TableRow
from agon.server.store.tables import TableStore

from .players import LEVEL, everywhere, people, play_through
from .server_process import ServerProcess

BESIDE_THE_VIEW = {
    "t", "seq", "seat", "seats", "view", "log_from", "fresh", "can_undo", "can_redo", "can_ask", "undo_floor", "asked",
    "deadline", "clocks", "orders", "threats", "lesson", "server_time",
}  # fmt: skip
OF_A_TABLE = {
    "id", "title", "players", "options", "seats", "spectators", "pace", "visibility", "hints", "state", "to_move",
    "deadline", "seed_hash", "seed", "invite", "host", "moves", "seq", "result", "winners", "rematch", "source", "created",
    "updated", "lesson",
}  # fmt: skip
OTHERS = {"accepted": {"t", "id", "seq"}, "chats": {"t", "lines"}, "chat": {"t", "line"}, "pong": {"t", "server_time"}}


@dataclass
class Tap:
    """A connection of our own beside the player's: all that one pair of eyes is sent."""

    seats: list[int]
    frames: list[str] = field(default_factory=list)


@contextlib.asynccontextmanager
async def tapped(client: Client | None, url: str, table: str, seats: list[int]) -> AsyncIterator[Tap]:
    address, tap = f"{url.replace('http', 'ws')}/api/tables/{table}/live", Tap(seats)

    async def listen() -> None:
        async with connect(address, max_size=2**24, max_queue=None, compression=None) as socket:
            await socket.send(json.dumps({"t": "hello", "token": client.token if client else None}))
            ready.set()
            with contextlib.suppress(ConnectionClosed):
                async for data in socket:
                    tap.frames.append(str(data))

    ready = asyncio.Event()
    task = asyncio.create_task(listen())
    await asyncio.wait_for(ready.wait(), 30)
    yield tap
    await asyncio.sleep(0.3)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


class Store:
    """A table as the database has it, read by another pair of eyes."""

    def __init__(self, row: TableRow, entries: list[Entry], states: dict[int, bytes]) -> None:
        self.row = row
        self.entries = {entry.seq: entry for entry in entries}
        self.states = states
        self.games: dict[int, Game] = {}

    def game(self, seq: int) -> Game:
        """The game at an entry."""
        position = self.entries[seq].position
        if position not in self.games:
            self.games[position] = loaded(path_to(self.entries, position), self.states[position])
        return self.games[position]

    def secrets(self) -> set[str]:
        """What nobody may read before the end: seeds and keys of all that was dealt."""
        found = {self.row.seed}
        for entry in self.entries.values():
            if entry.kind == "start":
                found |= {str(self.game(entry.seq).seed), str(self.game(entry.seq).dump(False)["luck"]["key"])}
        return {secret for secret in found if len(secret) > 20}


async def read_store(server: ServerProcess, table: str) -> Store:
    config = ServerConfig(data=server.data, database_url=server.env["DATABASE_URL"])
    database = Database(config.database, config.data)
    try:
        row, _ = await TableStore(database, "").table(table)
        log = LogStore(database)
        entries = await log.entries(table)
        states = await log.states(table, [entry.seq for entry in entries])
        return Store(row, entries, states)
    finally:
        await database.close()


def check_frame(frame: str, tap: Tap, store: Store) -> str:
    """What kind of message it was."""
    message: Json = json.loads(frame)
    kind = str(message["t"])
    if kind == "view":
        check_view(message, tap, store)
    elif kind == "table":
        check_table(message["table"], tap)
        assert set(message) == {"t", "table"}
    else:
        assert set(message) == OTHERS[kind], message
    is_over = kind == "table" and message["table"]["state"] == "finished"
    if not is_over:
        assert not [secret for secret in store.secrets() if secret in frame]
    return kind


def check_view(message: Json, tap: Tap, store: Store) -> None:
    assert set(message) == BESIDE_THE_VIEW
    seq, seat = message["seq"], message["seat"]
    assert message["seats"] == tap.seats
    assert seat in tap.seats or (seat is None and not tap.seats)
    expected = json.loads(json.dumps(store.game(seq).view(seat, message["log_from"])))
    assert message["view"] == expected, f"seat {seat} at entry {seq}"
    assert all(line in expected["log"] for line in message["fresh"])
    assert message["orders"] == []
    assert (message["asked"], message["deadline"], message["clocks"]) == (None, None, None)


def check_table(table: Json, tap: Tap) -> None:
    assert set(table) == OF_A_TABLE
    assert (table["invite"] is not None) == bool(tap.seats)
    assert (table["seed"] is not None) == (table["state"] == "finished")
    assert [seat["seat"] for seat in table["seats"] if seat["mine"]] == tap.seats


@everywhere
async def test_every_byte_is_what_the_seat_may_know(doors: list[ServerProcess], title: str) -> None:
    """Two people with bots where there is room, an onlooker with a name and one without, through all doors."""
    rng, bots = random.Random(17), min(1, agon.title(title).max_players - 2)
    async with people(doors[0].url, "Anna", "Bert", "Eve") as (anna, bert, eve):
        table = await anna.create(title, ["me", "open", *[f"bot:{LEVEL}"] * bots], visibility="public")
        await bert.join(table["id"], table["invite"])
        far, key = doors[-1].url, table["id"]
        async with (
            tapped(anna, doors[0].url, key, [0]) as one,
            tapped(bert, far, key, [1]) as two,
            tapped(eve, doors[0].url, key, []) as three,
            tapped(None, far, key, []) as four,
            anna.at(key) as first,
            Client(far, bert.token) as elsewhere,
            elsewhere.at(key) as second,
        ):
            await asyncio.gather(play_through(first, rng), play_through(second, rng))
        store = await read_store(doors[0], key)
    assert store.row.state == "finished"
    for tap in (one, two, three, four):
        kinds = [check_frame(frame, tap, store) for frame in tap.frames]
        assert kinds.count("view") > len(store.entries) / 20
        assert json.loads(tap.frames[-1])["t"] in ("view", "table")
    assert len({frame for tap in (one, two) for frame in tap.frames}) > 50
    assert store.secrets()


async def test_the_proof_finds_a_leak(server: ServerProcess) -> None:
    """A view of another seat, a field too many, a seed too early: each is noticed."""
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await anna.create("cyclades", ["me", "open"], visibility="public")
        await bert.join(table["id"], table["invite"])
        at = table["id"]
        async with tapped(anna, server.url, at, [0]) as tap, anna.at(at) as one, bert.at(at) as two:
            await (one if one.present.options else two).move(0)
        store = await read_store(server, table["id"])
    view = next(json.loads(frame) for frame in tap.frames if '"t":"view"' in frame)
    check_frame(json.dumps(view), tap, store)
    other = json.loads(json.dumps(store.game(view["seq"]).view(1, view["log_from"])))
    for leak in ({**view, "view": other}, {**view, "more": 1}, {**view, "fresh": [{"move": 0, "id": store.row.seed}]}):
        with pytest.raises(AssertionError):
            check_frame(json.dumps(leak), tap, store)
