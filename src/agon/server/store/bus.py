"""Messages between server processes: nothing to do for one process; LISTEN and NOTIFY with PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import msgspec
import structlog

from agon.server.store.database import CHANNEL, is_out_of_order

Listener = Callable[["BusMessage"], Awaitable[None]]
RETRY_SECONDS = 1.0
LONGEST = 7000
"""Bytes; PostgreSQL carries payloads below 8000."""

logger = structlog.get_logger()


class BusMessage(msgspec.Struct, array_like=True):
    """Something changed: ``log``, ``table``, ``chat``, ``person`` (read it anew), ``signed_out`` or ``presence`` (all is in ``data``).
    ``lost`` comes from the bus itself: messages may have been missed."""

    origin: str
    kind: str
    table: str
    data: Any = None

    def encoded(self) -> str:
        return msgspec.json.encode(self).decode()


class Bus:
    """The bus of a single process: there is no one else."""

    async def start(self, listener: Listener) -> None:
        return

    def publish(self, message: BusMessage) -> None:
        return

    async def close(self) -> None:
        return


class PostgresBus(Bus):
    """Listens on a connection of its own and reconnects when it is lost."""

    def __init__(self, url: str, origin: str) -> None:
        self.url = url.replace("postgresql+asyncpg://", "postgresql://")
        self.origin = origin
        self.connection: asyncpg.Connection | None = None
        self.queue: asyncio.Queue[BusMessage] = asyncio.Queue()
        self.outgoing: asyncio.Queue[BusMessage] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []
        self.listener: Listener | None = None

    async def start(self, listener: Listener) -> None:
        self.listener = listener
        await self.connect()
        work = (self.keep_listening(), self.deliver(), self.send())
        self.tasks = [asyncio.create_task(one) for one in work]

    async def connect(self) -> None:
        self.connection = await asyncpg.connect(self.url)
        await self.connection.add_listener(CHANNEL, self.receive)

    def receive(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        try:
            message = msgspec.json.decode(str(payload), type=BusMessage)
        except msgspec.MsgspecError:
            logger.warning("unreadable bus message", payload=str(payload)[:200])
            return
        if message.origin != self.origin:
            self.queue.put_nowait(message)

    async def deliver(self) -> None:
        while True:
            message = await self.queue.get()
            try:
                if self.listener is not None:
                    await self.listener(message)
            except Exception as error:
                if is_out_of_order(
                    error
                ):  # what it told is not known here yet: look at everything when that is possible
                    logger.warning("bus message not followed", kind=message.kind, error=str(error.__cause__ or error))
                    await asyncio.sleep(RETRY_SECONDS)
                    self.queue.put_nowait(BusMessage("", "lost", ""))
                else:
                    logger.exception("bus message failed", kind=message.kind, table=message.table)

    async def keep_listening(self) -> None:
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            if self.connection is not None and not self.connection.is_closed():
                continue
            try:
                await self.connect()
                self.queue.put_nowait(BusMessage("", "lost", ""))
            except (OSError, asyncpg.PostgresError) as error:
                logger.warning("bus connection lost, retrying", error=str(error))

    def publish(self, message: BusMessage) -> None:
        self.outgoing.put_nowait(message)

    async def send(self) -> None:
        """One message at a time: the connection takes no more at once."""
        while True:
            payload = (await self.outgoing.get()).encoded()
            if self.connection is None or self.connection.is_closed() or len(payload) > LONGEST:
                continue
            try:
                await self.connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logger.warning("bus message not sent", error=str(error))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.connection is not None:
            await self.connection.close()
