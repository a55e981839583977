"""The live tables of this process: games kept in memory, and reloaded when another process has moved on."""

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from agon.kernel.game import Game
from agon.server.faults import Broken, tell_once
from agon.server.refusals import Refusal, no_table
from agon.server.store.entries import Entry, loaded, path_to
from agon.server.store.log import LogStore
from agon.server.store.rows import now
from agon.server.store.tables import TableStore
from agon.server.tables.live_table import LiveTable

IDLE_SECONDS = 600.0
KEPT_IDLE = 50
"""Tables that nobody uses are dropped when there are more than this, or after a while."""


class LiveTables:
    def __init__(self, store: TableStore, log: LogStore) -> None:
        self.store = store
        self.log = log
        self.loaded: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}

    async def get(self, table_id: str) -> LiveTable:
        table = self.loaded.get(table_id)
        if table is None:
            lock = self.loading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    table = self.loaded.get(table_id) or await self.load(table_id)
            finally:
                self.loading.pop(table_id, None)
        table.used_at = now()
        return table

    async def visible(self, table_id: str, person: str | None, invite: str | None) -> LiveTable:
        """The table, if this person may look at it."""
        table = await self.get(table_id)
        if not table.may_look(person, invite):
            raise no_table()
        return table

    async def load(self, table_id: str) -> LiveTable:
        seq: int | None = None
        try:
            row, seats = await self.store.table(table_id)
            seq = row.seq
            table = LiveTable(row, seats, *await self.read_log(table_id))
        except (Refusal, SQLAlchemyError, OSError):
            raise  # no such table, or no database: the table itself may be sound
        except Exception as error:
            tell_once("table cannot be loaded", error, table_id, seq)
            raise Broken from error
        self.loaded[table_id] = table
        return table

    async def read_log(self, table_id: str) -> tuple[list[Entry], bytes]:
        entries = await self.log.entries(table_id)
        if not entries:
            raise no_table()
        return entries, await self.log.state(table_id, entries[-1].position)

    async def game_at(self, table: LiveTable, position: int) -> Game:
        """The game as it was at an earlier position."""
        entries = await self.log.cached(table.id, table.seq)
        return loaded(path_to(entries, position), await self.log.state(table.id, position))

    async def known(self, table_id: str) -> LiveTable | None:
        """The table if this process has it, or is just loading it: what was read may be old by now."""
        return await self.get(table_id) if table_id in self.loaded or table_id in self.loading else None

    async def reread_row(self, table: LiveTable) -> None:
        """Read the row and the seats anew, after they were changed."""
        async with table.lock:
            await self.refresh_row(table)
            if table.row.seq > table.seq:
                await self.refresh_log(table)

    async def refresh_row(self, table: LiveTable) -> None:
        """The same for those who hold the table's lock: a row read beside a move could be older than the move."""
        table.row, seats = await self.store.table(table.id)
        table.sit(seats)

    async def catch_up(self, table: LiveTable) -> int:
        """Take in what other processes wrote; the moves that old and new position share."""
        shared_moves = int(table.game.moves)
        for entry in await self.log.entries(table.id, after=table.seq, with_states=True):
            after = table.followed(entry)
            if after is None:
                return await self.refresh_log(table)
            table.advance(entry, after)
        await self.refresh_row(table)
        return shared_moves

    async def refresh_log(self, table: LiveTable) -> int:
        """Read the whole log anew; the moves that old and new position share."""
        before, hints = [entry.seq for entry in table.path], len(table.hints)
        entries, state = await self.read_log(table.id)
        table.fill(entries, state)
        await self.refresh_row(table)
        common = table.first_move + shared(before, [entry.seq for entry in table.path])
        return common if len(table.hints) == hints else common - 1  # a hint is told with the lines of the last move

    def forget(self, table_id: str) -> None:
        """A table that is no more."""
        self.loaded.pop(table_id, None)

    def drop_idle(self, in_use: set[str]) -> int:
        """Drop tables that nobody is at; the number dropped."""
        idle = [table for key, table in self.loaded.items() if key not in in_use and not table.lock.locked()]
        idle.sort(key=lambda table: table.used_at)
        limit = now() - IDLE_SECONDS
        dropped = [table for at, table in enumerate(idle) if table.used_at < limit or len(idle) - at > KEPT_IDLE]
        for table in dropped:
            del self.loaded[table.id]
        return len(dropped)


def shared(before: list[int], after: list[int]) -> int:
    """The number of moves at the beginning that two paths have in common."""
    count = 0
    for old, new in zip(before[1:], after[1:], strict=False):
        if old != new:
            break
        count += 1
    return count
