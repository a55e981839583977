"""Telling people that it is their turn: once per turn, not while they look, again before a deadline.

A notice is a row, written in the same transaction as the move that calls for it, so it survives a restart.
Whoever changes its ``done`` first sends it, so several processes send it once.
"""

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

import msgspec
import structlog
from msgspec import UNSET
from sqlalchemy import and_, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from agon.server.api_types import Channels, ChannelsChange, ChannelsOut
from agon.server.config import Settings
from agon.server.notices.sender import Letter, Sender
from agon.server.store.database import Database
from agon.server.store.entries import Entry
from agon.server.store.rows import Notice, Person, now
from agon.server.store.schema import notices
from agon.server.tables.clocks import DAY
from agon.server.tables.live_table import Room
from agon.server.tables.live_tables import Rooms
from agon.server.tables.people import People
from agon.server.tables.presence import Presence
from agon.words import Words

AT_ONCE = 50
REMINDER_SHARE = 0.25
LONGEST_LEAD = DAY / 2
HOUR = 3600.0
MOST_PUSHES = 10
"""Browsers of one person that are told; an eleventh takes the place of the oldest."""
KEPT_SECONDS = 7 * DAY
"""How long notices that are done stay, lest one is sent twice."""
TITLES = {"dice_forge": "dice_forge-title-dice_forge", "cyclades": "cyclades-title-cyclades_short"}
"""Glossary keys of the names; a title not named here is called ``<title>-title-<title>``."""

logger = structlog.get_logger()
Row = dict[str, Any]
Start = Callable[[Awaitable[None]], None]


@cache
def words(language: str) -> Words:
    return Words(language)


class Notices:
    def __init__(
        self, settings: Settings, database: Database, people: People, rooms: Rooms, presence: Presence, start: Start
    ) -> None:
        self.settings = settings
        self.database = database
        self.people = people
        self.rooms = rooms
        self.presence = presence
        self.start = start
        self.sender = Sender(settings)

    # ------------------------------------------------------------------ what a person wants

    def shown(self, person: Person) -> ChannelsOut:
        own = person.channels
        hook = own.get("webhook")
        shown_hook = {"kind": hook["kind"], "url": hook["url"][:24] + "…"} if hook else None
        push = len(own.get("push") or [])
        return ChannelsOut(own.get("email"), shown_hook, push, self.sender.push_key, self.sender.available)

    async def set_channels(self, person: Person, channels: Channels) -> None:
        await self.people.set_channels(person, msgspec.to_builtins(channels))

    async def change_channels(self, person: Person, change: ChannelsChange) -> None:
        own = dict(person.channels)
        if change.email is not UNSET:
            own["email"] = change.email
        if change.webhook is not UNSET:
            own["webhook"] = msgspec.to_builtins(change.webhook)
        pushes = list(own.get("push") or [])
        if change.push is not UNSET:
            pushes = [*without(pushes, change.push.endpoint), msgspec.to_builtins(change.push)][-MOST_PUSHES:]
        if change.push_gone is not UNSET:
            pushes = without(pushes, change.push_gone)
        await self.people.set_channels(person, {**own, "push": pushes})

    # ------------------------------------------------------------------ what an entry calls for

    async def after(self, room: Room, entry: Entry, fields: Row) -> list[Row]:
        """The rows to write together with an entry."""
        mover = room.seats[entry.seat].person if entry.seat is not None else None
        if fields["state"] == "finished":
            return await self.for_all(room, entry.seq, "over", mover, fields["updated"])
        chair = room.seats[fields["to_move"]]
        if chair.person is None or chair.away or chair.person == mover:
            return []
        return await self.for_turn(room, chair.person, entry.seq, fields["updated"], fields["deadline"])

    async def game_began(self, room: Room) -> None:
        """The first to choose is told that the table is full; once, however often this is called."""
        seat = room.to_move
        person = room.seats[seat].person if seat is not None else None
        if room.table.state != "playing" or room.seq > 0 or person is None:
            return
        rows = await self.for_turn(room, person, room.seq, now(), room.table.deadline)
        if rows:
            insert = postgresql.insert if self.database.is_postgres else sqlite.insert
            async with self.database.writing() as connection:
                await connection.execute(insert(notices).on_conflict_do_nothing(), rows)

    async def for_turn(self, room: Room, person: str, turn: int, at: float, deadline: float | None) -> list[Row]:
        if not await self.wants(person):
            return []
        rows = [row(room, person, "turn", turn, at + self.settings.notice_delay)]
        if deadline is not None and room.table.pace["kind"] == "days":
            rows.append(row(room, person, "reminder", turn, deadline - lead(room)))
        return rows

    async def for_all(self, room: Room, turn: int, kind: str, but: str | None, at: float) -> list[Row]:
        told = [person for person in room.people() if person != but and await self.wants(person)]
        return [row(room, person, kind, turn, at + self.settings.notice_delay) for person in told]

    async def wants(self, person_id: str) -> bool:
        person = await self.people.of_id(person_id)
        return person is not None and any(person.channels.values())

    # ------------------------------------------------------------------ sending

    async def send_due(self) -> None:
        wanted = select(notices).where(notices.c.done.is_(False), notices.c.due <= now())
        async with self.database.reading() as connection:
            found = [Notice(**one._mapping) for one in await connection.execute(wanted.limit(AT_ONCE))]
        for notice in found:
            if await self.claim(notice) and await self.is_newest(notice) and await self.is_wanted_still(notice):
                self.start(self.deliver(notice))

    async def claim(self, notice: Notice) -> bool:
        mine = and_(notices.c.id == notice.id, notices.c.done.is_(False))
        async with self.database.writing() as connection:
            result = await connection.execute(update(notices).where(mine).values(done=True))
        return result.rowcount == 1

    async def is_newest(self, notice: Notice) -> bool:
        """Nobody is told of an earlier turn when it is their turn again."""
        same = and_(notices.c.table_id == notice.table_id, notices.c.person == notice.person)
        later = select(notices.c.id).where(same, notices.c.kind == notice.kind, notices.c.turn > notice.turn)
        async with self.database.reading() as connection:
            return (await connection.execute(later.limit(1))).first() is None

    async def is_wanted_still(self, notice: Notice) -> bool:
        """Not when the person looks at the table, nor when the turn is over."""
        if self.presence.is_looking(notice.table_id, notice.person):
            return False
        if notice.kind == "over":
            return True
        room = await self.rooms.get(notice.table_id)
        if room.table.state != "playing" or room.to_move is None:
            return False
        chair = room.seats[room.to_move]
        if chair.person != notice.person or chair.away:
            return False
        return notice.kind != "reminder" or await self.is_late_enough(notice, room)

    async def is_late_enough(self, notice: Notice, room: Room) -> bool:
        """Who has made a part of the turn since has more time: the reminder waits."""
        due = (room.table.deadline or 0.0) - lead(room)
        if due <= now():
            return True
        async with self.database.writing() as connection:
            again = update(notices).where(notices.c.id == notice.id).values(done=False, due=due)
            await connection.execute(again)
        return False

    async def deliver(self, notice: Notice) -> None:
        person = await self.people.of_id(notice.person)
        if person is None:
            return
        room = await self.rooms.get(notice.table_id)
        gone = await self.sender.send(person.channels, self.letter(room, person, notice.kind))
        if gone:
            kept = [one for one in person.channels["push"] if one not in gone]
            await self.people.set_channels(person, {**person.channels, "push": kept})

    def letter(self, room: Room, person: Person, kind: str) -> Letter:
        speak = words(person.language)
        title = room.table.title
        game = TITLES.get(title, f"{title}-title-{title}")
        message, args = self.message(room, person, kind)
        text = speak.text(message, {"game": game, **args})
        return Letter("Agon", text, f"{self.settings.url}/t/{room.table.id}")

    def message(self, room: Room, person: Person, kind: str) -> tuple[str, dict[str, str | int]]:
        if kind == "over":
            return "note-over", {}
        if kind == "reminder":
            others = [chair.name for chair in room.seats if chair.person not in (None, person.id)]
            return "note-reminder", {"player": others[0] if others else "Agon"}
        left = (room.table.deadline or 0) - now()
        if left >= DAY:
            return "note-your-turn", {"n": int(left / DAY)}
        if left >= HOUR:
            return "note-your-turn-hours", {"n": int(left / HOUR)}
        return "note-your-turn-now", {}

    async def forget_old(self) -> None:
        old = and_(notices.c.done, notices.c.due < now() - KEPT_SECONDS)
        async with self.database.writing() as connection:
            await connection.execute(delete(notices).where(old))

    async def close(self) -> None:
        await self.sender.close()


def lead(room: Room) -> float:
    """How long before the deadline of a turn its reminder comes."""
    return min(LONGEST_LEAD, REMINDER_SHARE * float(room.table.pace["days"]) * DAY)


def row(room: Room, person: str, kind: str, turn: int, due: float) -> Row:
    return {"table_id": room.table.id, "person": person, "kind": kind, "turn": turn, "due": due, "done": False}


def without(pushes: list[dict[str, Any]], endpoint: str) -> list[dict[str, Any]]:
    return [one for one in pushes if one["endpoint"] != endpoint]
