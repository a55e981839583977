"""When people are told that it is their turn: once per turn, not while they look, again before a deadline.

A notice is a row, written in the same transaction as the move that calls for it, so it survives a restart.
"""

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

import agon
from agon.server.faults import tell_once
from agon.server.notices.sender import Letter, Sender
from agon.server.store.entries import Entry
from agon.server.store.notices import NoticeStore
from agon.server.store.rows import Notice, Person, now
from agon.server.tables.clocks import DAY, HOUR
from agon.server.tables.live_table import LiveTable
from agon.server.tables.live_tables import LiveTables
from agon.server.tables.people import People
from agon.server.tables.presence import Presence
from agon.words import Words

CHANNELS = ("email", "webhook", "push")
AT_ONCE = 50
REMINDER_SHARE = 0.25
LONGEST_LEAD = DAY / 2
KEPT_SECONDS = 7 * DAY
"""How long notices that are done stay, lest one is sent twice."""

Row = dict[str, Any]
Start = Callable[[Awaitable[None]], None]


@cache
def words(language: str) -> Words:
    return Words(language)


class Notices:
    def __init__(
        self,
        store: NoticeStore,
        people: People,
        tables: LiveTables,
        presence: Presence,
        sender: Sender,
        start: Start,
        url: str,
        delay: float,
    ) -> None:
        """``start`` does work in the background; ``url`` is the address that letters link to; ``delay`` in seconds."""
        self.store = store
        self.people = people
        self.tables = tables
        self.presence = presence
        self.sender = sender
        self.start = start
        self.url = url
        self.delay = delay

    # ------------------------------------------------------------------ what an entry calls for

    async def rows_for(self, table: LiveTable, entry: Entry, fields: Row) -> list[Row]:
        """The rows to write together with an entry, given the row of the table after it."""
        mover = table.seats[entry.seat].person if entry.seat is not None else None
        if fields["state"] == "finished":
            return await self.for_all(table, entry.seq, "over", mover, fields["updated"])
        chair = table.seats[fields["to_move"]]
        if chair.person is None or chair.away or chair.person == mover:
            return []
        return await self.for_turn(table, chair.person, entry.seq, fields["updated"], fields["deadline"])

    async def game_began(self, table: LiveTable) -> None:
        """The first to choose is told that the table is full; once, however often this is called."""
        seat = table.to_move
        person = table.seats[seat].person if seat is not None else None
        if table.row.state == "playing" and len(table.path) == 1 and person is not None:
            await self.store.add(await self.for_turn(table, person, table.seq, now(), table.row.deadline))

    async def for_turn(self, table: LiveTable, person: str, turn: int, at: float, deadline: float | None) -> list[Row]:
        if not await self.wants(person):
            return []
        rows = [notice_row(table, person, "turn", turn, at + self.delay)]
        if deadline is not None and table.row.pace["kind"] == "days":
            rows.append(notice_row(table, person, "reminder", turn, deadline - lead(table)))
        return rows

    async def for_all(self, table: LiveTable, turn: int, kind: str, but: str | None, at: float) -> list[Row]:
        told = [person for person in table.people() if person != but and await self.wants(person)]
        return [notice_row(table, person, kind, turn, at + self.delay) for person in told]

    async def wants(self, person_id: str) -> bool:
        person = await self.people.of_id(person_id)
        return person is not None and any(person.channels.get(name) for name in CHANNELS)

    # ------------------------------------------------------------------ sending

    async def send_due(self) -> None:
        """Nobody is told of an earlier turn when it is their turn again."""
        for notice in await self.store.due(now(), AT_ONCE):
            claimed = await self.store.claim(notice) and await self.store.is_newest(notice)
            try:
                if claimed and await self.is_wanted_still(notice):
                    self.start(self.deliver(notice))
            except SQLAlchemyError:
                raise
            except Exception as error:
                tell_once("notice of a table not sent", error, notice.table_id, notice.turn)

    async def is_wanted_still(self, notice: Notice) -> bool:
        """Not when the person looks at the table, nor when the turn is over."""
        if self.presence.is_looking(notice.table_id, notice.person):
            return False
        if notice.kind == "over":
            return True
        table = await self.tables.get(notice.table_id)
        if table.row.state != "playing" or table.to_move is None:
            return False
        chair = table.seats[table.to_move]
        if chair.person != notice.person or chair.away:
            return False
        return notice.kind != "reminder" or await self.is_late_enough(notice, table)

    async def is_late_enough(self, notice: Notice, table: LiveTable) -> bool:
        """Who has made a part of the turn since has more time: the reminder waits."""
        due = (table.row.deadline or 0.0) - lead(table)
        if due <= now():
            return True
        await self.store.postpone(notice, due)
        return False

    async def deliver(self, notice: Notice) -> None:
        person = await self.people.of_id(notice.person)
        if person is None:
            return
        table = await self.tables.get(notice.table_id)
        gone = await self.sender.send(person.channels, self.letter(table, person, notice.kind))
        if gone:
            kept = [one for one in person.channels["push"] if one not in gone]
            await self.people.set_channels(person, {**person.channels, "push": kept})

    def letter(self, table: LiveTable, person: Person, kind: str) -> Letter:
        game = agon.title(table.row.title).called
        message, args = message_of(table, person, kind)
        text = words(person.language).text(message, {"game": game, **args})
        return Letter("Agon", text, f"{self.url}/t/{table.id}")

    async def forget_old(self) -> None:
        await self.store.remove_done(before=now() - KEPT_SECONDS)


def message_of(table: LiveTable, person: Person, kind: str) -> tuple[str, dict[str, str | int]]:
    """The message id and the arguments of a notice."""
    if kind == "over":
        return "note-over", {}
    if kind == "reminder":
        others = [chair.name for chair in table.seats if chair.person not in (None, person.id)]
        return "note-reminder", {"player": others[0] if others else "Agon"}
    left = (table.row.deadline or 0) - now()
    if left >= DAY:
        return "note-your-turn", {"n": int(left / DAY)}
    if left >= HOUR:
        return "note-your-turn-hours", {"n": int(left / HOUR)}
    return "note-your-turn-now", {}


def lead(table: LiveTable) -> float:
    """How long before the deadline of a turn its reminder comes."""
    return min(LONGEST_LEAD, REMINDER_SHARE * float(table.row.pace["days"]) * DAY)


def notice_row(table: LiveTable, person: str, kind: str, turn: int, due: float) -> Row:
    return {"table_id": table.id, "person": person, "kind": kind, "turn": turn, "due": due, "done": False}
