"""Reading and writing tables, seats, logs and chat."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Select, and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from agon.server.refusals import no_table
from agon.server.store.bus import Message
from agon.server.store.database import Database
from agon.server.store.entries import Entry
from agon.server.store.rows import ChatLine, Person, Seat, TableRow, now
from agon.server.store.schema import chat, log, notices, people, seats, tables, tokens

LIGHT = [column for column in log.c if column.name not in ("table_id", "state")]
"""The columns of an entry that loading a game needs; the states are many and large, and one is enough."""
CHAT_SHOWN = 200
LISTED = 200


@dataclass
class Change:
    """A table being changed inside a transaction; ``save`` what was changed."""

    connection: AsyncConnection
    table: TableRow
    seats: list[Seat]

    async def save_table(self, *names: str) -> None:
        values = {name: getattr(self.table, name) for name in (*names, "updated")}
        await self.connection.execute(update(tables).where(tables.c.id == self.table.id).values(values))

    async def save_seat(self, seat: Seat) -> None:
        where = and_(seats.c.table_id == seat.table_id, seats.c.seat == seat.seat)
        await self.connection.execute(update(seats).where(where).values(asdict(seat)))


class Store:
    def __init__(self, database: Database, origin: str) -> None:
        self.database = database
        self.origin = origin

    # ------------------------------------------------------------------ tables

    async def table(self, table_id: str) -> tuple[TableRow, list[Seat]]:
        async with self.database.reading() as connection:
            return await read_table(connection, table_id)

    async def create(self, table: TableRow, chairs: list[Seat], entries: list[Entry]) -> None:
        async with self.database.writing() as connection:
            await self.insert_table(connection, table, chairs, entries)

    async def insert_table(
        self, connection: AsyncConnection, table: TableRow, chairs: list[Seat], entries: list[Entry]
    ) -> None:
        await connection.execute(insert(tables).values(asdict(table)))
        await connection.execute(insert(seats), [asdict(chair) for chair in chairs])
        await connection.execute(insert(log), [{"table_id": table.id, **asdict(entry)} for entry in entries])

    @asynccontextmanager
    async def change(self, table_id: str) -> AsyncIterator[Change]:
        """Read a table, change it, save it: nobody else writes it meanwhile."""
        async with self.database.writing() as connection:
            table, chairs = await read_table(connection, table_id, lock=True)
            table.updated = now()
            yield Change(connection, table, chairs)
            await self.database.notify(connection, Message(self.origin, "table", table_id).encoded())

    async def remove_forgotten(self, before: float) -> list[str]:
        """Remove the tables that have waited for people in vain; which ones they were."""
        forgotten = select(tables.c.id).where(tables.c.state == "waiting", tables.c.updated < before)
        async with self.database.writing() as connection:
            found = list((await connection.execute(forgotten)).scalars())
            for table_id in found:
                await remove_table(connection, table_id)
        return found

    async def list_open(self) -> list[tuple[TableRow, list[Seat]]]:
        wanted = select(tables).where(tables.c.state == "waiting", tables.c.visibility == "public")
        return await self.listed(wanted.order_by(tables.c.created.desc()).limit(LISTED))

    async def list_of(self, person: str) -> list[tuple[TableRow, list[Seat]]]:
        mine = select(seats.c.table_id).where(seats.c.person == person)
        wanted = select(tables).where(tables.c.id.in_(mine))
        return await self.listed(wanted.order_by(tables.c.updated.desc()).limit(LISTED))

    async def listed(self, wanted: Select[Any]) -> list[tuple[TableRow, list[Seat]]]:
        async with self.database.reading() as connection:
            found = [TableRow(**row._mapping) for row in await connection.execute(wanted)]
            chosen = select(seats).where(seats.c.table_id.in_([table.id for table in found]))
            chairs = [Seat(**row._mapping) for row in await connection.execute(chosen.order_by(seats.c.seat))]
        return [(table, [chair for chair in chairs if chair.table_id == table.id]) for table in found]

    async def count_unfinished(self, person: str) -> int:
        wanted = select(tables.c.id).where(tables.c.host == person, tables.c.state != "finished")
        async with self.database.reading() as connection:
            return len((await connection.execute(wanted)).all())

    async def waiting_for_server(self, at: float) -> list[str]:
        """Tables in which a bot or a standing order should have acted by now."""
        late = tables.c.auto_due < at
        bot = and_(or_(seats.c.kind == "bot", seats.c.away), or_(tables.c.auto_due.is_(None), late))
        at_move = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.to_move)
        wanted = select(tables.c.id).join(seats, at_move).where(tables.c.state == "playing", or_(bot, late))
        async with self.database.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def past_deadline(self, at: float) -> list[str]:
        wanted = select(tables.c.id).where(tables.c.state == "playing", tables.c.deadline < at)
        async with self.database.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    # ------------------------------------------------------------------ logs

    async def entries(self, table_id: str) -> list[Entry]:
        wanted = select(*LIGHT).where(log.c.table_id == table_id).order_by(log.c.seq)
        async with self.database.reading() as connection:
            return [Entry(**row._mapping) for row in await connection.execute(wanted)]

    async def entries_after(self, table_id: str, seq: int) -> list[Entry]:
        """The entries that came later, whole."""
        wanted = select(*LIGHT, log.c.state).where(log.c.table_id == table_id, log.c.seq > seq).order_by(log.c.seq)
        async with self.database.reading() as connection:
            return [Entry(**row._mapping) for row in await connection.execute(wanted)]

    async def states(self, table_id: str, positions: Sequence[int]) -> dict[int, bytes]:
        wanted = select(log.c.seq, log.c.state).where(log.c.table_id == table_id, log.c.seq.in_(positions))
        async with self.database.reading() as connection:
            return {row.seq: row.state for row in await connection.execute(wanted)}

    # ------------------------------------------------------------------ chat

    async def add_chat(self, line: ChatLine) -> ChatLine:
        values = {name: value for name, value in asdict(line).items() if name != "id"}
        async with self.database.writing() as connection:
            line.id = (await connection.execute(insert(chat).values(values).returning(chat.c.id))).scalar_one()
            await self.database.notify(connection, Message(self.origin, "chat", line.table_id, line.id).encoded())
        return line

    async def chat_lines(self, table_id: str, after: int = 0) -> list[ChatLine]:
        wanted = select(chat).where(chat.c.table_id == table_id, chat.c.id > after)
        async with self.database.reading() as connection:
            rows = await connection.execute(wanted.order_by(chat.c.id.desc()).limit(CHAT_SHOWN))
            return [ChatLine(**row._mapping) for row in reversed(rows.all())]

    # ------------------------------------------------------------------ people

    async def add_person(self, person: Person, token_hash: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(insert(people).values(asdict(person)))
            await connection.execute(insert(tokens).values(hash=token_hash, person=person.id, created=person.created))

    async def add_token(self, person: str, token_hash: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(insert(tokens).values(hash=token_hash, person=person, created=now()))

    async def drop_token(self, token_hash: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(tokens).where(tokens.c.hash == token_hash))

    async def person_of_token(self, token_hash: str) -> Person | None:
        return await self.person_where(people.c.id == tokens.c.person, tokens.c.hash == token_hash)

    async def person_of_login(self, login: str) -> Person | None:
        return await self.person_where(people.c.login == login)

    async def person(self, person_id: str) -> Person | None:
        return await self.person_where(people.c.id == person_id)

    async def person_where(self, *conditions: Any) -> Person | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(select(people).where(*conditions))).first()
        return Person(**row._mapping) if row else None

    async def save_person(self, person: Person) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(asdict(person)))
            await self.database.notify(connection, Message(self.origin, "person", person.id).encoded())


async def remove_table(connection: AsyncConnection, table_id: str) -> None:
    """As if it had never been; for tables at which nothing was played."""
    for rows in (chat, notices, seats, log):
        await connection.execute(delete(rows).where(rows.c.table_id == table_id))
    await connection.execute(delete(tables).where(tables.c.id == table_id))


async def read_table(connection: AsyncConnection, table_id: str, lock: bool = False) -> tuple[TableRow, list[Seat]]:
    wanted = select(tables).where(tables.c.id == table_id)
    row = (await connection.execute(wanted.with_for_update() if lock else wanted)).first()
    if row is None:
        raise no_table()
    chosen = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    return TableRow(**row._mapping), [Seat(**seat._mapping) for seat in await connection.execute(chosen)]
