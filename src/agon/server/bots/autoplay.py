"""The moves that the server makes itself: bots and standing orders. One task per table at most."""

import asyncio
import random
import time

import structlog

from agon.bots import seeming_seconds
from agon.server.bots.pool import BotPool
from agon.server.refusals import Refusal
from agon.server.store.entries import bare
from agon.server.tables.live_table import Room
from agon.server.tables.live_tables import Rooms
from agon.server.tables.moves import Play
from agon.server.tables.orders import next_order, orders_after
from agon.server.tables.presence import Presence
from agon.server.tables.seats import AWAY_LEVEL, Tables

ORDER_PAUSE = 1.0
"""Seconds before a standing order answers: others should not learn from the clock that one was given."""

logger = structlog.get_logger()


class Automata:
    def __init__(
        self, rooms: Rooms, tables: Tables, play: Play, pool: BotPool, presence: Presence, pace: float
    ) -> None:
        self.rooms = rooms
        self.tables = tables
        self.play = play
        self.pool = pool
        self.presence = presence
        self.pace = pace
        self.rng = random.Random()
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, table_id: str) -> None:
        """See to it that somebody looks whether the server is to act at this table."""
        if table_id not in self.tasks:
            task = asyncio.create_task(self.run(table_id))
            self.tasks[table_id] = task

    async def run(self, table_id: str) -> None:
        try:
            await self.act_while_due(table_id)
        except Exception:
            logger.exception("no automatic move", table=table_id)
        finally:
            self.tasks.pop(table_id, None)

    async def act_while_due(self, table_id: str) -> None:
        while True:
            room = await self.rooms.get(table_id)
            seq = room.seq
            try:
                acted = await self.act(room)
            except Refusal:
                acted = True  # the table has changed meanwhile: look again
            if not acted and room.seq == seq:
                return

    async def act(self, room: Room) -> bool:
        """Make one move if one is due; False if it is a person's turn to think."""
        seat = room.to_move
        if room.table.state != "playing" or seat is None:
            return False
        if room.is_bots_turn:
            await self.bot_move(room, seat)
            return True
        return await self.order_move(room, seat)

    async def bot_move(self, room: Room, seat: int) -> None:
        seq, chair, began = room.seq, room.seats[seat], time.monotonic()
        level, options = chair.level or AWAY_LEVEL, int(room.game.offered)
        option = await self.pool.choose(level, bare(room.game), seat, options)
        await self.seem_to_think(room, options, time.monotonic() - began)
        if room.seq == seq and not room.seats[seat].is_played_by_bot:
            return  # the person has taken the seat back while the bot was thinking
        await self.play.server_move(room, seq, seat, option, "bot")

    async def seem_to_think(self, room: Room, options: int, thought: float) -> None:
        """People who look on must be able to follow."""
        if any(self.presence.is_connected(room.table.id, person) for person in room.people()):
            await asyncio.sleep(self.pace * seeming_seconds(options, self.rng) - thought)

    async def order_move(self, room: Room, seat: int) -> bool:
        seq = room.seq
        if next_order(room.game, room.seats[seat]) is None:
            return False
        await asyncio.sleep(ORDER_PAUSE)
        found = next_order(room.game, room.seats[seat]) if room.seq == seq else None
        if found is None:
            return room.seq != seq
        place, option = found
        chair = room.seats[seat]
        rest = orders_after(chair.orders, place)
        await self.play.server_move(room, seq, seat, option, "order")
        if rest != chair.orders and chair.person is not None:
            await self.tables.set_orders(chair.person, room.table.id, seat, rest)
            await self.rooms.reread_table(room)
            self.play.announce(room, int(room.game.moves))
        return True

    async def close(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
