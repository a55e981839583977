"""The open connections of this process and what each has still to be told.

A connection is never sent a queue of views: it is marked, and its own task renders the newest view when the
line is free. A slow reader skips views but no log line, and holds up nobody.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from agon.server.api_types import ChatOut, iso
from agon.server.live.messages import Outgoing, TableMessage, ViewOut
from agon.server.metrics import SOCKETS
from agon.server.store.rows import ChatLine, Person, now
from agon.server.tables.live_table import Room
from agon.server.tables.live_tables import Rooms
from agon.server.tables.moves import open_request
from agon.server.tables.presence import Presence
from agon.server.tables.summary import Presenter

MOST_WAITING = 200
"""Messages that may wait for a slow reader before the connection is closed."""

Send = Callable[[bytes], Awaitable[None]]


class Connection:
    """One browser tab or client at one table."""

    def __init__(self, table: str, person: Person | None, invite: str | None, send: Send) -> None:
        self.table = table
        self.person = person
        self.invite = invite
        self.send = send
        self.focused = False
        self.waiting: deque[bytes] = deque()
        self.overflowed = False
        self.seat: int | None = None
        self.log_from: int | None = 0
        self.fresh_from = 0
        self.table_changed = False
        self.last_table = b""
        self.wake = asyncio.Event()

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person else None

    def say(self, message: Outgoing) -> None:
        if len(self.waiting) >= MOST_WAITING:
            self.overflowed = True
        else:
            self.waiting.append(msgspec.json.encode(message))
        self.wake.set()

    def show(self, log_from: int, fresh_from: int | None = None) -> None:
        """The next view must repeat the log from this move on."""
        self.log_from = log_from if self.log_from is None else min(self.log_from, log_from)
        self.fresh_from = min(self.fresh_from, fresh_from if fresh_from is not None else log_from)
        self.wake.set()

    def show_table(self) -> None:
        self.table_changed = True
        self.wake.set()


class Hub:
    def __init__(self, rooms: Rooms, presence: Presence, presenter: Presenter) -> None:
        self.rooms = rooms
        self.presence = presence
        self.presenter = presenter
        self.at_table: dict[str, set[Connection]] = {}

    # ------------------------------------------------------------------ coming and going

    def enter(self, connection: Connection) -> None:
        self.at_table.setdefault(connection.table, set()).add(connection)
        SOCKETS.inc()
        self.note_presence(connection)

    def leave(self, connection: Connection) -> None:
        others = self.at_table.get(connection.table, set())
        if connection not in others:
            return
        others.discard(connection)
        if not others:
            del self.at_table[connection.table]
        SOCKETS.dec()
        self.note_presence(connection)

    def note_presence(self, connection: Connection) -> None:
        if connection.person is None:
            return
        own = [other for other in self.connections(connection.table) if other.person_id == connection.person_id]
        focused = sum(other.focused for other in own)
        self.presence.here(connection.table, connection.person.id, len(own), focused)
        self.table_changed(connection.table)

    def connections(self, table: str) -> set[Connection]:
        return self.at_table.get(table, set())

    def count_of(self, person: str) -> int:
        return sum(other.person_id == person for at_table in self.at_table.values() for other in at_table)

    # ------------------------------------------------------------------ news

    def position_changed(self, room: Room, shared_moves: int) -> None:
        for connection in self.connections(room.table.id):
            connection.show(shared_moves + 1)

    def table_changed(self, table: str) -> None:
        for connection in self.connections(table):
            connection.show_table()

    def seats_changed(self, table: str) -> None:
        """Eyes may have changed too: everyone gets the table and a whole view."""
        for connection in self.connections(table):
            connection.show_table()
            connection.show(0, connection.fresh_from)

    def chat(self, line: ChatLine, message: Outgoing) -> None:
        room = self.rooms.rooms.get(line.table_id)
        for connection in self.connections(line.table_id):
            if room is not None and room.seats_of(connection.person_id):
                connection.say(message)

    # ------------------------------------------------------------------ writing

    async def write(self, connection: Connection) -> None:
        """Send what a connection is to be told, until it overflows or is cancelled."""
        while not connection.overflowed:
            await connection.wake.wait()
            connection.wake.clear()
            while connection.waiting:
                await connection.send(connection.waiting.popleft())
            room = await self.rooms.get(connection.table)
            if connection.table_changed:
                await self.write_table(connection, room)
            if connection.log_from is not None:
                await connection.send(msgspec.json.encode(self.next_view(connection, room)))

    async def write_table(self, connection: Connection, room: Room) -> None:
        connection.table_changed = False
        shown = self.presenter.table(room.table, room.seats, connection.person_id)
        encoded = msgspec.json.encode(TableMessage(shown))
        if encoded != connection.last_table:
            connection.last_table = encoded
            await connection.send(encoded)

    def next_view(self, connection: Connection, room: Room) -> ViewOut:
        """The newest view for a connection; from here on it counts as told."""
        seat, fresh_from = room.seat_shown_to(connection.person_id), connection.fresh_from
        log_from = connection.log_from or 0
        if seat != connection.seat:
            log_from, connection.seat = 0, seat  # other eyes read another log
        connection.log_from = None
        connection.fresh_from = int(room.game.moves) + 1
        return self.view(room, connection.person_id, log_from, fresh_from)

    def view(self, room: Room, person: str | None, log_from: int, fresh_from: int) -> ViewOut:
        seat = room.seat_shown_to(person)
        view = room.view(seat, log_from)
        playing = room.table.state == "playing"
        asked = open_request(room)
        return ViewOut(
            seq=room.seq,
            seat=seat,
            seats=room.seats_of(person),
            view=view,
            log_from=log_from,
            fresh=[line for line in view["log"] if line["move"] >= fresh_from],
            can_undo=room.can_undo(person),
            can_redo=person is not None and room.redo_steps(person) > 0,
            can_ask=room.can_ask(person),
            undo_floor=room.undo_floor(person),
            asked={"seat": asked["seat"], "yes": [room.seats_of(one)[0] for one in asked["yes"]]} if asked else None,
            deadline=iso(room.table.deadline) if playing else None,
            clocks=room.table.clocks,
            orders=room.seats[seat].orders if seat is not None else [],
            server_time=iso(now()) or "",
        )


def chat_out(line: ChatLine) -> ChatOut:
    return ChatOut(line.id, line.seat, line.name, line.text, iso(line.at) or "")
