"""The open connections of this process: who is at which table, and what each is sent."""

from collections import Counter
from collections.abc import Awaitable, Callable

import msgspec

from agon.server.api_types import ChatOut, iso
from agon.server.faults import Broken, tell_once
from agon.server.live.connection import Connection
from agon.server.live.messages import ChatMessage, Outgoing, Refused, TableMessage, ViewOut, refused
from agon.server.metrics import SOCKETS
from agon.server.refusals import Refusal, Unknown
from agon.server.store.rows import ChatLine, now
from agon.server.tables.live_table import LiveTable
from agon.server.tables.live_tables import LiveTables
from agon.server.tables.presence import ANONYMOUS, Presence
from agon.server.tables.summary import table_out

Start = Callable[[Awaitable[None]], None]


class Broadcast:
    def __init__(self, tables: LiveTables, presence: Presence, start: Start) -> None:
        """``start`` does work in the background."""
        self.tables = tables
        self.presence = presence
        self.start = start
        self.at_table: dict[str, set[Connection]] = {}
        self.of_person: Counter[str | None] = Counter()
        self.from_address: Counter[str] = Counter()

    # ------------------------------------------------------------------ coming and going

    def enter(self, connection: Connection) -> None:
        self.at_table.setdefault(connection.table, set()).add(connection)
        self.count(connection, 1)
        self.note_presence(connection)
        self.table_changed(connection.table)

    def leave(self, connection: Connection) -> None:
        others = self.at_table.get(connection.table, set())
        if connection not in others:
            return
        others.discard(connection)
        if not others:
            del self.at_table[connection.table]
        self.count(connection, -1)
        self.note_presence(connection)
        self.table_changed(connection.table)

    def count(self, connection: Connection, change: int) -> None:
        SOCKETS.inc(change)
        self.of_person[connection.person_id] += change
        self.from_address[connection.address] += change
        if not self.of_person[connection.person_id]:
            del self.of_person[connection.person_id]
        if not self.from_address[connection.address]:
            del self.from_address[connection.address]

    def note_presence(self, connection: Connection) -> None:
        own = [other for other in self.connections(connection.table) if other.person_id == connection.person_id]
        focused = sum(other.focused for other in own)
        self.presence.here(connection.table, connection.person_id or ANONYMOUS, len(own), focused)

    def focus(self, connection: Connection, on: bool) -> None:
        """Others do not see who looks: there is nothing to show them."""
        if connection.focused != on:
            connection.focused = on
            self.note_presence(connection)

    def connections(self, table: str) -> set[Connection]:
        return self.at_table.get(table, set())

    def count_at(self, table: str, person: str) -> int:
        return sum(other.person_id == person for other in self.connections(table))

    def onlookers(self, table: LiveTable) -> int:
        """Connections at a table of people who do not sit there."""
        seated = set(table.people())
        return sum(other.person_id not in seated for other in self.connections(table.id))

    def everyone(self) -> list[Connection]:
        return [connection for at_table in self.at_table.values() for connection in at_table]

    def close_devices(self, person: str, devices: list[str] | None) -> None:
        for connection in self.everyone():
            if connection.person_id == person and (devices is None or connection.device in devices):
                connection.sign_out()

    # ------------------------------------------------------------------ what has changed

    def position_changed(self, table: LiveTable, shared_moves: int) -> None:
        for connection in self.connections(table.id):
            connection.show(shared_moves + 1)

    def table_changed(self, table: str) -> None:
        for connection in self.connections(table):
            connection.show_table()

    def seats_changed(self, table: str) -> None:
        """Eyes may have changed too: everyone gets the table and a whole view."""
        for connection in self.connections(table):
            connection.show_table()
            connection.show(0, connection.fresh_from)

    def chat(self, line: ChatLine) -> None:
        """To those who sit at the table."""
        table = self.tables.loaded.get(line.table_id)
        for connection in self.connections(line.table_id):
            if table is not None and table.seats_of(connection.person_id):
                connection.say(ChatMessage(chat_out(line)))

    def say_to_all(self, table: str, message: Outgoing) -> None:
        for connection in self.connections(table):
            connection.say(message)

    # ------------------------------------------------------------------ writing

    def write(self, connection: Connection) -> None:
        """Send what a connection is to be sent. Called by the loop itself: every move comes here for everyone at the
        table, and a task for each would take longer than the sending."""
        connection.is_due = False
        if connection.outlet.is_free:
            texts = [*connection.waiting]
            connection.waiting.clear()
            if connection.has_more_to_see:
                table = self.tables.loaded.get(connection.table)
                if table is None:
                    self.start(self.fetch(connection))
                else:
                    texts += self.rendered(connection, table)
            if texts:
                connection.outlet.send_texts(texts)
        if connection.is_over:
            connection.end()

    async def fetch(self, connection: Connection) -> None:
        """The table is not in memory: write when it is."""
        try:
            await self.tables.get(connection.table)
        except Unknown:
            connection.end()  # the table is gone: the line ends
        except Refusal as refusal:
            connection.say(excused(connection, refusal))
        except Exception as error:
            tell_once("table cannot be shown", error, connection.table, None)
            connection.say(excused(connection, Broken()))
        else:
            connection.wake()

    def rendered(self, connection: Connection, table: LiveTable) -> list[bytes]:
        """What has changed for a connection. A table that cannot be shown is a sentence to its people, no more."""
        try:
            return [*self.new_table(connection, table), *new_view(connection, table)]
        except Refusal as refusal:
            return [msgspec.json.encode(excused(connection, refusal))]
        except Exception as error:
            tell_once("table cannot be shown", error, connection.table, table.seq)
            return [msgspec.json.encode(excused(connection, Broken()))]

    def new_table(self, connection: Connection, table: LiveTable) -> list[bytes]:
        if not connection.table_changed:
            return []
        connection.table_changed = False
        shown = table_out(table.row, table.seats, connection.person_id, self.presence)
        encoded = msgspec.json.encode(TableMessage(shown))
        if encoded == connection.last_table:
            return []
        connection.last_table = encoded
        return [encoded]


def excused(connection: Connection, refusal: Refusal) -> Refused:
    """Instead of what cannot be shown."""
    connection.table_changed, connection.log_from = False, None
    return refused(None, refusal, None)


def new_view(connection: Connection, table: LiveTable) -> list[bytes]:
    return [] if connection.log_from is None else [msgspec.json.encode(next_view(connection, table))]


def next_view(connection: Connection, table: LiveTable) -> ViewOut:
    """The newest view for a connection; from here on it counts as sent."""
    seat, fresh_from = table.seat_shown_to(connection.person_id), connection.fresh_from
    log_from = connection.log_from or 0
    if seat != connection.seat:
        log_from, connection.seat = 0, seat  # other eyes read another log
    connection.log_from = None
    connection.fresh_from = int(table.game.moves) + 1
    return view_out(table, connection.person_id, log_from, fresh_from)


def view_out(table: LiveTable, person: str | None, log_from: int, fresh_from: int) -> ViewOut:
    seat, row = table.seat_shown_to(person), table.row
    views, asked, back = table.views, table.open_request, table.ways_back(person)
    return ViewOut(
        seq=table.seq,
        seat=seat,
        seats=table.seats_of(person),
        view=views.view(seat, log_from),
        log_from=log_from,
        fresh=views.log(seat, max(log_from, fresh_from)),
        can_undo=back.at_will,
        can_redo=bool(table.undone) and table.steps_forward(person) > 0,
        can_ask=back.by_consent,
        undo_floor=back.floor,
        asked={"seat": asked["seat"], "yes": [table.seats_of(one)[0] for one in asked["yes"]]} if asked else None,
        deadline=iso(row.deadline) if row.state == "playing" else None,
        clocks=row.clocks,
        orders=table.seats[seat].orders if seat is not None else [],
        threats=views.threats(),
        lesson=table.lesson_now(person),
        server_time=iso(now()) or "",
    )


def chat_out(line: ChatLine) -> ChatOut:
    return ChatOut(line.id, line.seat, line.name, line.text, iso(line.at) or "")
