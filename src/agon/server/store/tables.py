"""Rows of tables and seats: reading, listing, changing."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import BindParameter, Select, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from agon.server.faults import tell_once
from agon.server.refusals import Unknown, no_table
from agon.server.store.bus import BusMessage
from agon.server.store.database import Database
from agon.server.store.entries import Entry, size_of
from agon.server.store.rows import Seat, TableRow, now
from agon.server.store.schema import chat, log, notices, seats, tables

LISTED = 200

AT: BindParameter[float] = bindparam("at")
LATE = tables.c.auto_due < AT
BOT_AT_MOVE = and_(or_(seats.c.kind == "bot", seats.c.away), or_(tables.c.auto_due.is_(None), LATE))
WAITING_FOR_SERVER = (
    select(tables.c.id)
    .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.to_move))
    .where(tables.c.state == "playing", or_(BOT_AT_MOVE, LATE))
)
PAST_DEADLINE = select(tables.c.id).where(tables.c.state == "playing", tables.c.deadline < AT)


@dataclass
class Change:
    """A table being changed inside a transaction; ``save`` what was changed."""

    connection: AsyncConnection
    table: TableRow
    seats: list[Seat]

    async def save_table(self, *names: str) -> None:
        values = {name: getattr(self.table, name) for name in (*names, "updated")}
        await self.connection.execute(update(tables).where(tables.c.id == self.table.id).values(values))

    async def start_anew(self, entry: Entry) -> None:
        """Append a new start to the log: the game is dealt, or goes on with new luck."""
        await self.connection.execute(insert(log).values(**entry.row(self.table.id)))
        self.table.bytes += size_of(entry)
        await self.save_table("seed", "seq", "moves", "to_move", "bytes")

    async def save_seat(self, seat: Seat) -> None:
        where = and_(seats.c.table_id == seat.table_id, seats.c.seat == seat.seat)
        await self.connection.execute(update(seats).where(where).values(asdict(seat)))


class TableStore:
    def __init__(self, database: Database, origin: str) -> None:
        self.database = database
        self.origin = origin

    async def table(self, table_id: str) -> tuple[TableRow, list[Seat]]:
        async with self.database.reading() as connection:
            return await read_table(connection, table_id)

    async def create(self, table: TableRow, chairs: list[Seat], entries: list[Entry]) -> None:
        async with self.database.writing() as connection:
            await self.insert_table(connection, table, chairs, entries)

    async def insert_table(
        self, connection: AsyncConnection, table: TableRow, chairs: list[Seat], entries: list[Entry]
    ) -> None:
        table.bytes = sum(size_of(entry) for entry in entries)
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
            await self.database.notify(connection, BusMessage(self.origin, "table", table_id).encoded())

    async def rename_waiting(self, person: str, before: str, name: str) -> list[str]:
        """Seats that carry the old name of a person get the new one where the game has not begun; at which tables."""
        if name == before:
            return []
        mine = and_(seats.c.person == person, seats.c.name == before)
        wanted = (
            select(tables.c.id).join(seats, seats.c.table_id == tables.c.id).where(mine, tables.c.state == "waiting")
        )
        async with self.database.reading() as connection:
            found = list((await connection.execute(wanted.distinct())).scalars())
        for table_id in found:
            async with self.change(table_id) as change:
                await change.connection.execute(
                    update(seats).where(seats.c.table_id == table_id, mine).values(name=name)
                )
        return found

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

    async def list_of(self, person: str, archived: bool = False, skip: int = 0) -> list[tuple[TableRow, list[Seat]]]:
        """The newest first, so many at a time."""
        mine = select(seats.c.table_id).where(seats.c.person == person, seats.c.archived == archived)
        wanted = select(tables).where(tables.c.id.in_(mine))
        return await self.listed(wanted.order_by(tables.c.updated.desc(), tables.c.id).offset(skip).limit(LISTED))

    async def archive(self, table_id: str, person: str, archived: bool) -> None:
        """Out of a person's list, or back; the table itself stays as it is, and as old as it is."""
        mine = and_(seats.c.table_id == table_id, seats.c.person == person)
        async with self.database.writing() as connection:
            await connection.execute(update(seats).where(mine).values(archived=archived))
            await self.database.notify(connection, BusMessage(self.origin, "table", table_id).encoded())

    async def listed(self, wanted: Select[Any]) -> list[tuple[TableRow, list[Seat]]]:
        try:
            return await self.listed_together(wanted)
        except SQLAlchemyError:
            raise
        except Exception:  # a row that cannot be read: the others are listed without it
            return await self.listed_one_by_one(wanted)

    async def listed_one_by_one(self, wanted: Select[Any]) -> list[tuple[TableRow, list[Seat]]]:
        async with self.database.reading() as connection:
            ids = (await connection.execute(wanted.with_only_columns(tables.c.id))).scalars().all()
        found = []
        for table_id in ids:
            try:
                found.append(await self.table(table_id))
            except (SQLAlchemyError, Unknown):
                continue  # gone meanwhile
            except Exception as error:
                tell_once("table cannot be read", error, table_id)
        return found

    async def listed_together(self, wanted: Select[Any]) -> list[tuple[TableRow, list[Seat]]]:
        async with self.database.reading() as connection:
            found = [TableRow(**row._mapping) for row in await connection.execute(wanted)]
            chosen = select(seats).where(seats.c.table_id.in_([table.id for table in found]))
            chairs = [Seat(**row._mapping) for row in await connection.execute(chosen.order_by(seats.c.seat))]
        return [(table, [chair for chair in chairs if chair.table_id == table.id]) for table in found]

    async def count_unfinished(self, person: str) -> int:
        wanted = select(tables.c.id).where(tables.c.host == person, tables.c.state != "finished")
        async with self.database.reading() as connection:
            return len((await connection.execute(wanted)).all())

    # ------------------------------------------------------------------ room on the disk

    async def bytes_of(self, person: str) -> tuple[int, int]:
        """Bytes of the tables of a host, and of those among them that were brought in from elsewhere."""
        wanted = select(tables.c.bytes, tables.c.source).where(tables.c.host == person)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return sum(row.bytes for row in rows), sum(row.bytes for row in rows if is_brought(row.source))

    async def hosts_above(self, most: int) -> list[tuple[str, int]]:
        total = func.sum(tables.c.bytes)
        wanted = select(tables.c.host, total).group_by(tables.c.host).having(total > most)
        async with self.database.reading() as connection:
            return [(host, int(used)) for host, used in await connection.execute(wanted)]

    async def oldest_finished(self, host: str, surplus: int) -> list[str]:
        """The finished tables of a host, oldest first, until the surplus is gone."""
        wanted = select(tables.c.id, tables.c.bytes).where(tables.c.host == host, tables.c.state == "finished")
        found = []
        async with self.database.reading() as connection:
            for row in await connection.execute(wanted.order_by(tables.c.updated)):
                if surplus <= 0:
                    break
                found.append(row.id)
                surplus -= row.bytes
        return found

    async def old_tables(self, finished_before: float, brought_before: float) -> list[str]:
        finished = and_(tables.c.state == "finished", tables.c.updated < finished_before)
        wanted = select(tables.c.id).where(finished)
        maybe = select(tables.c.id, tables.c.source).where(tables.c.updated < brought_before)
        async with self.database.reading() as connection:
            old = list((await connection.execute(wanted)).scalars())
            old += [row.id for row in await connection.execute(maybe) if is_brought(row.source)]
        return old

    async def remove(self, ids: list[str]) -> None:
        for table_id in ids:
            async with self.database.writing() as connection:
                await remove_table(connection, table_id)

    async def waiting_for_server(self, at: float) -> list[str]:
        """Tables in which a bot or a standing order should have acted by now."""
        return await self.database.first_column(WAITING_FOR_SERVER, at=at)

    async def past_deadline(self, at: float) -> list[str]:
        return await self.database.first_column(PAST_DEADLINE, at=at)


def is_brought(source: dict[str, Any] | None) -> bool:
    """Whether a table began as a record from elsewhere."""
    return source is not None and source.get("table") is None


async def remove_table(connection: AsyncConnection, table_id: str) -> None:
    """As if it had never been."""
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
