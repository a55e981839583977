"""Reading the logs of tables."""

from collections.abc import Sequence

from sqlalchemy import select

from agon.server.store.database import Database
from agon.server.store.entries import Entry
from agon.server.store.schema import log

LIGHT = [column for column in log.c if column.name not in ("table_id", "state")]
"""The columns of an entry that loading a game needs; the states are many and large, and one is enough."""
CACHED_ENTRIES = 10_000
"""Entries kept in memory for replays, of all logs together; some tens of megabytes at most."""


class LogStore:
    """The logs of tables. Those that were asked for lately are cached: a log only grows, so only its end is read."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.cache: dict[str, dict[int, Entry]] = {}

    async def entries(self, table_id: str, after: int = -1, with_states: bool = False) -> list[Entry]:
        """The entries after a number, from the database."""
        columns = [*LIGHT, log.c.state] if with_states else LIGHT
        wanted = select(*columns).where(log.c.table_id == table_id, log.c.seq > after).order_by(log.c.seq)
        async with self.database.reading() as connection:
            return [Entry(**row._mapping) for row in await connection.execute(wanted)]

    async def states(self, table_id: str, positions: Sequence[int]) -> dict[int, bytes]:
        wanted = select(log.c.seq, log.c.state).where(log.c.table_id == table_id, log.c.seq.in_(positions))
        async with self.database.reading() as connection:
            return {row.seq: row.state for row in await connection.execute(wanted)}

    async def state(self, table_id: str, position: int) -> bytes:
        return (await self.states(table_id, [position]))[position]

    async def cached(self, table_id: str, seq: int) -> dict[int, Entry]:
        """The log up to an entry at least, without states, by number; not to be changed."""
        known = self.cache.setdefault(table_id, {})
        if seq not in known:
            known.update({entry.seq: entry for entry in await self.entries(table_id, after=len(known) - 1)})
        self.cache.pop(table_id, None)
        self.cache[table_id] = known
        self.shrink_cache()
        return known

    def shrink_cache(self) -> None:
        """Drop the logs that were not asked for the longest; the newest one stays whatever its size."""
        total = sum(len(entries) for entries in self.cache.values())
        while total > CACHED_ENTRIES and len(self.cache) > 1:
            total -= len(self.cache.pop(next(iter(self.cache))))
