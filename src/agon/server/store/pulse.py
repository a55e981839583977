"""Whether the database takes a write: tried when asked, at most once a second."""

import asyncio
import time

from sqlalchemy import update

from agon.server.refusals import Unavailable
from agon.server.store.database import Database
from agon.server.store.rows import now
from agon.server.store.schema import pulse

FRESH_SECONDS = 1.0
PATIENCE_SECONDS = 5.0


class Pulse:
    """However many ask at once, one write answers them all."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.trying: asyncio.Task[None] | None = None
        self.felt_at = -FRESH_SECONDS

    async def write(self) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(pulse).where(pulse.c.id == 1).values(at=now()))

    async def feel(self) -> None:
        """Refuses if the database does not take a write within a few seconds."""
        if time.monotonic() < self.felt_at + FRESH_SECONDS:
            return
        if self.trying is None or self.trying.done():
            self.trying = asyncio.create_task(self.write())
        trying = self.trying
        await asyncio.wait({trying}, timeout=PATIENCE_SECONDS)
        if not trying.done() or trying.cancelled() or trying.exception() is not None:
            raise Unavailable
        self.felt_at = time.monotonic()
