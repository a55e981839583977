"""The rooms of this process: games in play kept in memory, and reloaded when another process has moved on."""

import asyncio
from collections.abc import Callable

from agon.kernel.game import Game
from agon.server.refusals import no_table
from agon.server.store.entries import Entry, loaded, path_to
from agon.server.store.rows import now
from agon.server.store.store import Store
from agon.server.tables.live_table import Room

IDLE_SECONDS = 600.0
KEPT_IDLE = 50
"""Rooms that nobody uses are dropped when there are more than this, or after a while."""

Changed = Callable[[Room, int], None]
"""Called after a change of position with the number of moves that old and new position share."""


class Rooms:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}

    async def get(self, table_id: str) -> Room:
        room = self.rooms.get(table_id)
        if room is None:
            lock = self.loading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    room = self.rooms.get(table_id) or await self.load(table_id)
            finally:
                self.loading.pop(table_id, None)
        room.used_at = now()
        return room

    async def load(self, table_id: str) -> Room:
        table, seats = await self.store.table(table_id)
        entries, state = await self.read_log(table_id)
        room = Room(table, seats, entries, state)
        self.rooms[table_id] = room
        return room

    async def read_log(self, table_id: str) -> tuple[list[Entry], bytes]:
        entries = await self.store.entries(table_id)
        if not entries:
            raise no_table()
        position = entries[-1].position
        return entries, (await self.store.states(table_id, [position]))[position]

    async def game_at(self, table_id: str, position: int) -> Game:
        """The game as it was at an earlier position."""
        by_seq = {entry.seq: entry for entry in await self.store.entries(table_id)}
        state = (await self.store.states(table_id, [position]))[position]
        return loaded(path_to(by_seq, position), state)

    async def known(self, table_id: str) -> Room | None:
        """The room if this process has it, or is just loading it: what was read may be old by now."""
        return await self.get(table_id) if table_id in self.rooms or table_id in self.loading else None

    async def reread_table(self, room: Room) -> None:
        """Read the row and the seats anew, after they were changed."""
        async with room.lock:
            await self.refresh_table(room)

    async def refresh_table(self, room: Room) -> None:
        """The same for those who hold the room's lock: a row read beside a move could be older than the move."""
        room.table, room.seats = await self.store.table(room.table.id)

    async def catch_up(self, room: Room) -> int:
        """Take in what other processes wrote; the moves that old and new position share."""
        shared_moves = int(room.game.moves)
        for entry in await self.store.entries_after(room.table.id, room.seq):
            after = room.followed(entry)
            if after is None:
                return await self.refresh_log(room)
            room.advance(entry, after)
        await self.refresh_table(room)
        return shared_moves

    async def refresh_log(self, room: Room) -> int:
        """Read the whole log anew; the moves that old and new position share."""
        before = [entry.seq for entry in room.path]
        entries, state = await self.read_log(room.table.id)
        room.fill(entries, state)
        await self.refresh_table(room)
        return room.first_move + shared(before, [entry.seq for entry in room.path])

    def forget(self, table_id: str) -> None:
        """A table that is no more."""
        self.rooms.pop(table_id, None)

    def drop_idle(self, in_use: set[str]) -> int:
        """Forget rooms that nobody is in; the number dropped."""
        idle = [room for key, room in self.rooms.items() if key not in in_use and not room.lock.locked()]
        idle.sort(key=lambda room: room.used_at)
        limit = now() - IDLE_SECONDS
        dropped = [room for at, room in enumerate(idle) if room.used_at < limit or len(idle) - at > KEPT_IDLE]
        for room in dropped:
            del self.rooms[room.table.id]
        return len(dropped)


def shared(before: list[int], after: list[int]) -> int:
    """The number of moves at the beginning that two paths have in common."""
    count = 0
    for old, new in zip(before[1:], after[1:], strict=False):
        if old != new:
            break
        count += 1
    return count
