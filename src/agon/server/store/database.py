"""Connections: an engine to read and one to write. SQLite has one writer, which begins at once."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Compiled, Connection, Engine, Select, event, exc, make_url, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")
POSTGRES_CONNECTIONS, POSTGRES_MORE = 7, 4
"""Of one process beside the one for moves, and as many more in a rush: several processes share the hundred that PostgreSQL
has by default."""
MIGRATION_LOCK = 7_340_172
CHANNEL = "agon"
OUT_OF_ORDER = ("08", "53", "57", "25006")
"""How PostgreSQL's codes begin: no connection, no room left, shutting down or starting up, read-only (a standby)."""
NOTIFY = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")

T = TypeVar("T")


@cache
def sqlite_form(statement: Select[Any]) -> Compiled:
    """A question as SQLite's driver takes it."""
    return statement.compile(dialect=sqlite.dialect(paramstyle="named"))


class Database:
    """The two engines and the dialect's differences."""

    def __init__(self, url: str, folder: Path) -> None:
        """``folder`` is made if the database is a file in it."""
        self.is_postgres = url.startswith("postgresql")
        if self.is_postgres:
            self.reader = create_async_engine(
                url, pool_size=POSTGRES_CONNECTIONS, max_overflow=POSTGRES_MORE, pool_pre_ping=True
            )
            self.writer = self.reader
            self.mover = create_async_engine(url, pool_size=1, max_overflow=0, pool_pre_ping=True)
        else:
            folder.mkdir(parents=True, exist_ok=True)
            pool: dict[str, Any] = {"poolclass": AsyncAdaptedQueuePool, "max_overflow": 0}
            self.reader = create_async_engine(url, pool_size=4, **pool)
            self.writer = create_async_engine(url, pool_size=1, pool_timeout=60, **pool)
            self.file = make_url(url).database or ""
            self.thread = ThreadPoolExecutor(1, thread_name_prefix="agon-log")
            self.lookout: sqlite3.Connection | None = None
            _tune_sqlite(self.reader.sync_engine, "BEGIN")
            _tune_sqlite(self.writer.sync_engine, "BEGIN IMMEDIATE")
        self.gate = asyncio.Lock()
        self.line = asyncio.Lock()
        """Before the gate: of all that is written one waits there at most, and moves, which wait nowhere else, do not
        stand behind a hundred new tables."""

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, durable when the block ends."""
        if self.is_postgres:
            async with self.writer.begin() as connection:
                yield connection
        else:
            async with self.line, self.gate, self.writer.begin() as connection:
                yield connection

    @asynccontextmanager
    async def writing_moves(self) -> AsyncIterator[AsyncConnection]:
        """The same on PostgreSQL with a connection that nobody else uses."""
        async with self.mover.begin() as connection:
            yield connection

    async def first_column(self, statement: Select[Any], **values: Any) -> list[Any]:
        """The answer to a question that is put every second, and never changes but for its values. SQLite is asked without
        SQLAlchemy, which takes ten times as long."""
        if self.is_postgres:
            async with self.reading() as connection:
                return list((await connection.execute(statement, values)).scalars())
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.look, statement, values)

    def look(self, statement: Select[Any], values: dict[str, Any]) -> list[Any]:
        if self.lookout is None:
            self.lookout = self.open_file()
        question = sqlite_form(statement)
        return [row[0] for row in self.lookout.execute(str(question), question.construct_params(values) or {})]

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Write moves to SQLite in one thread, without coming back in between; nobody else writes meanwhile."""
        async with self.gate:
            return await asyncio.get_running_loop().run_in_executor(self.thread, work)

    def open_file(self) -> sqlite3.Connection:
        """SQLite without SQLAlchemy, for what must be quick."""
        connection = sqlite3.connect(self.file, check_same_thread=False)
        _set_up_sqlite(connection)
        return connection

    async def migrate(self) -> None:
        async with self.writer.begin() as connection:
            if self.is_postgres:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await connection.run_sync(_upgrade)

    def notify_sync(self, connection: Connection, payloads: list[str]) -> None:
        """Tell the other processes when this transaction is durable; SQLite is for one process."""
        if self.is_postgres and payloads:
            connection.execute(NOTIFY, {"channel": CHANNEL, "payloads": payloads})

    async def notify(self, connection: AsyncConnection, payload: str) -> None:
        if self.is_postgres:
            await connection.execute(NOTIFY, {"channel": CHANNEL, "payloads": [payload]})

    async def close(self) -> None:
        await self.writer.dispose()
        await self.reader.dispose()
        if self.is_postgres:
            await self.mover.dispose()
        else:
            self.thread.shutdown()
            if self.lookout is not None:
                self.lookout.close()


def is_out_of_order(error: BaseException) -> bool:
    """Whether the database is away, locked or full, rather than asked for something wrong."""
    if isinstance(error, exc.DBAPIError):
        code = str(getattr(error.orig, "sqlstate", None) or "")
        return isinstance(error, exc.OperationalError) or error.connection_invalidated or code.startswith(OUT_OF_ORDER)
    return isinstance(error, ConnectionError | exc.TimeoutError | sqlite3.OperationalError)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("agon.server.store").joinpath("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _set_up_sqlite(connection: Any) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _tune_sqlite(engine: Engine, begin: str) -> None:
    """Leave transactions to us: the driver's own habits begin them too late for read-then-write."""

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _record: Any) -> None:
        _set_up_sqlite(connection)

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
