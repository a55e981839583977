"""Appending to logs: entries that arrive together share one transaction, so one wait for the disk.

``(table, seq)`` is the key of the log: of two entries for the same place exactly one is written, whichever
process brings it. The future of an entry is done when the entry is durable, or lost to another.
"""

import asyncio
import time
from typing import Any

import structlog
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql

from agon.server.metrics import WRITE_SECONDS
from agon.server.store.append import UPDATE_TABLE, Append
from agon.server.store.bus import BusMessage
from agon.server.store.database import Database, is_out_of_order
from agon.server.store.entries import Entry
from agon.server.store.schema import log, notices
from agon.server.store.sqlite_log import SqliteLog

TOGETHER = 64
"""Entries that are written in one transaction, at most."""
GATHER_SECONDS = 0.05
"""At least this long from one transaction to the next, unless so many wait: a busy server writes many entries together, an
idle one at once."""
logger = structlog.get_logger()


class LogWriter:
    def __init__(self, database: Database, origin: str) -> None:
        self.database = database
        self.origin = origin
        self.queue: asyncio.Queue[Append] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.begun = 0.0
        insert = postgresql.insert
        self.insert_log = insert(log).on_conflict_do_nothing().returning(log.c.table_id, log.c.seq)
        self.insert_notices = insert(notices).on_conflict_do_nothing()
        self.file = None if database.is_postgres else SqliteLog(database.open_file)

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def append(
        self, table_id: str, entry: Entry, fields: dict[str, Any], wanted_notices: list[dict[str, Any]]
    ) -> bool:
        """True when the entry is durable; False when another one has its place."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Append(table_id, entry, fields, wanted_notices, done))
        return await done

    async def run(self) -> None:
        while True:
            batch = [await self.queue.get()]
            if len(batch) + self.queue.qsize() < TOGETHER:
                await asyncio.sleep(max(0.0, self.begun + GATHER_SECONDS - time.monotonic()))
            self.begun = time.monotonic()
            while len(batch) < TOGETHER and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            try:
                await self.write(batch)
            except Exception as error:  # whatever it is: the next batch must be written
                fail(batch, error)
            for _ in batch:
                self.queue.task_done()

    async def write(self, batch: list[Append]) -> None:
        """One entry that the database does not take fails alone: the others of its batch are written."""
        batch.sort(key=lambda item: item.table_id)  # the same order in every process: no deadlock
        try:
            with WRITE_SECONDS.time():
                won = await self.write_together(batch)
        except Exception as error:
            if is_out_of_order(error):
                logger.error("database failed", work="moves", count=len(batch), error=str(error.__cause__ or error))
            elif len(batch) > 1:
                for item in batch:
                    await self.write([item])
                return
            else:
                logger.exception("writing a log entry failed", table=batch[0].table_id, seq=batch[0].entry.seq)
            fail(batch, error)
            return
        for item in batch:
            if not item.done.done():
                item.done.set_result((item.table_id, item.entry.seq) in won)

    async def write_together(self, batch: list[Append]) -> set[tuple[str, int]]:
        """The places of the entries that were written, in one transaction."""
        if self.file is not None:
            file = self.file
            return await self.database.in_thread(lambda: file.write(batch))
        async with self.database.writing_moves() as connection:
            return await connection.run_sync(lambda sync: self.write_batch(sync, batch))

    def write_batch(self, connection: Connection, batch: list[Append]) -> set[tuple[str, int]]:
        rows = [item.entry.row(item.table_id) for item in batch]
        result = connection.execute(self.insert_log, rows)
        won = {(row.table_id, row.seq) for row in result}
        written = [item for item in batch if (item.table_id, item.entry.seq) in won]
        if written:
            connection.execute(UPDATE_TABLE, [item.row_values() for item in written])
            wanted = [notice for item in written for notice in item.notices]
            if wanted:
                connection.execute(self.insert_notices, wanted)
            messages = [BusMessage(self.origin, "log", item.table_id, item.entry.seq).encoded() for item in written]
            self.database.notify_sync(connection, messages)
        return won

    async def close(self) -> None:
        """Write what is queued, then stop."""
        if self.task is None:
            return
        await self.queue.join()
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        if self.file is not None:
            await self.database.in_thread(self.file.close)


def fail(batch: list[Append], error: Exception) -> None:
    for item in batch:
        if not item.done.done():
            item.done.set_exception(error)
