"""Connections: an engine to read and one to write. SQLite has one writer, which begins at once."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from agon.server.config import Settings

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")
POSTGRES_CONNECTIONS = 8
MIGRATION_LOCK = 7_340_172
CHANNEL = "agon"


class Database:
    """The two engines and the dialect's differences."""

    def __init__(self, settings: Settings) -> None:
        self.is_postgres = settings.is_postgres
        url = settings.database
        if self.is_postgres:
            self.reader = create_async_engine(url, pool_size=POSTGRES_CONNECTIONS, pool_pre_ping=True)
            self.writer = self.reader
        else:
            settings.data.mkdir(parents=True, exist_ok=True)
            pool: dict[str, Any] = {"poolclass": AsyncAdaptedQueuePool, "max_overflow": 0}
            self.reader = create_async_engine(url, pool_size=4, **pool)
            self.writer = create_async_engine(url, pool_size=1, pool_timeout=60, **pool)
            _tune_sqlite(self.reader, "BEGIN")
            _tune_sqlite(self.writer, "BEGIN IMMEDIATE")

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, durable when the block ends."""
        async with self.writer.begin() as connection:
            yield connection

    async def migrate(self) -> None:
        async with self.writer.begin() as connection:
            if self.is_postgres:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await connection.run_sync(_upgrade)

    async def notify(self, connection: AsyncConnection, payloads: list[str]) -> None:
        """Tell the other processes when this transaction is durable; SQLite is for one process."""
        if self.is_postgres and payloads:
            statement = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
            await connection.execute(statement, {"channel": CHANNEL, "payloads": payloads})

    async def close(self) -> None:
        await self.writer.dispose()
        await self.reader.dispose()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("agon.server").joinpath("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _tune_sqlite(engine: AsyncEngine, begin: str) -> None:
    """Leave transactions to us: the driver's own habits begin them too late for read-then-write."""

    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
