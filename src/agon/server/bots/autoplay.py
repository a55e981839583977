"""The moves that the server makes itself: bots and standing orders. One task per table at most."""

import asyncio
import random
import time

import structlog

from agon.bots import seeming_seconds
from agon.server.bots.pool import BotPool
from agon.server.refusals import Refusal
from agon.server.store.entries import bare
from agon.server.tables.live_table import LiveTable
from agon.server.tables.live_tables import LiveTables
from agon.server.tables.moves import Moves
from agon.server.tables.orders import next_order, orders_after
from agon.server.tables.presence import Presence
from agon.server.tables.seats import AWAY_LEVEL, Seats

ORDER_PAUSE = 1.0
"""Seconds before a standing order answers: others should not learn from the clock that one was given."""

logger = structlog.get_logger()


class Autoplay:
    def __init__(
        self, tables: LiveTables, seats: Seats, moves: Moves, pool: BotPool, presence: Presence, pace: float
    ) -> None:
        self.tables = tables
        self.seats = seats
        self.moves = moves
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
            logger.exception("automatic move failed", table=table_id)
        finally:
            self.tasks.pop(table_id, None)

    async def act_while_due(self, table_id: str) -> None:
        while True:
            table = await self.tables.get(table_id)
            seq = table.seq
            try:
                acted = await self.act(table)
            except Refusal:
                acted = True  # the table has changed meanwhile: look again
            if not acted and table.seq == seq:
                return

    async def act(self, table: LiveTable) -> bool:
        """Make one move if one is due; False if it is a person's turn to think."""
        seat = table.to_move
        if table.row.state != "playing" or seat is None:
            return False
        if table.is_bots_turn:
            await self.bot_move(table, seat)
            return True
        return await self.order_move(table, seat)

    async def bot_move(self, table: LiveTable, seat: int) -> None:
        seq, chair, began = table.seq, table.seats[seat], time.monotonic()
        level, options = chair.level or AWAY_LEVEL, int(table.game.offered)
        option = await self.pool.choose(level, bare(table.game), seat, options)
        await self.seem_to_think(table, options, time.monotonic() - began)
        if table.seq == seq and not table.seats[seat].is_played_by_bot:
            return  # the person has taken the seat back while the bot was thinking
        await self.moves.server_move(table, seq, seat, option, "bot")

    async def seem_to_think(self, table: LiveTable, options: int, thought: float) -> None:
        """People who look on must be able to follow."""
        if any(self.presence.is_connected(table.id, person) for person in table.people()):
            await asyncio.sleep(self.pace * seeming_seconds(options, self.rng) - thought)

    async def order_move(self, table: LiveTable, seat: int) -> bool:
        seq = table.seq
        if next_order(table.game, table.seats[seat]) is None:
            return False
        await asyncio.sleep(ORDER_PAUSE)
        found = next_order(table.game, table.seats[seat]) if table.seq == seq else None
        if found is None:
            return table.seq != seq
        place, option = found
        chair = table.seats[seat]
        rest = orders_after(chair.orders, place)
        await self.moves.server_move(table, seq, seat, option, "order")
        if rest != chair.orders and chair.person is not None:
            await self.seats.set_orders(chair.person, table.id, seat, rest)
            await self.tables.reread_row(table)
            self.moves.announce(table, int(table.game.moves))
        return True

    async def close(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
