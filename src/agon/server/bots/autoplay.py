"""The moves that the server makes itself: bots and standing orders. One task per table at most."""

import asyncio
import random
import time
from collections.abc import Callable

import structlog

from agon.bots import seeming_seconds
from agon.server.bots.fair_queue import Urgency
from agon.server.bots.kept_bots import Asked
from agon.server.bots.parking import Parking
from agon.server.bots.pool import BotPool
from agon.server.refusals import Refusal, Unknown
from agon.server.tables.live_table import LiveTable
from agon.server.tables.live_tables import LiveTables
from agon.server.tables.moves import Moves
from agon.server.tables.orders import next_order, orders_after
from agon.server.tables.presence import Presence
from agon.server.tables.seats import AWAY_LEVEL, Seats

ORDER_PAUSE = 1.0
"""Seconds before a standing order answers: others should not learn from the clock that one was given."""

logger = structlog.get_logger()
Stuck = Callable[[str], None]
"""Called with a table whose bot cannot move."""


def is_for_people(table: LiveTable) -> bool:
    """Whether nothing is due here: a person is to think, and has left no orders."""
    seat = table.to_move
    return seat is not None and not table.seats[seat].is_played_by_bot and not table.seats[seat].orders


class Autoplay:
    def __init__(
        self,
        tables: LiveTables,
        seats: Seats,
        moves: Moves,
        pool: BotPool,
        presence: Presence,
        pace: float,
        most_alone: int,
    ) -> None:
        """``most_alone``: at how many tables of a person bots play among themselves while nobody watches."""
        self.tables = tables
        self.seats = seats
        self.moves = moves
        self.pool = pool
        self.presence = presence
        self.pace = pace
        self.most_alone = most_alone
        self.alone: dict[str, set[str]] = {}
        self.rng = random.Random()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.parking = Parking()
        self.stuck_listeners: list[Stuck] = []

    def wake(self, table_id: str) -> None:
        """See to it that somebody looks whether the server is to act at this table."""
        table = self.tables.loaded.get(table_id)
        if table_id in self.tasks or (table is not None and is_for_people(table)):
            return
        if self.parking.is_due(table_id, table.seq if table else None):
            self.tasks[table_id] = asyncio.create_task(self.run(table_id))

    async def run(self, table_id: str) -> None:
        """Act as long as something is due. What fails is not tried again at once: the sweep comes back to it."""
        try:
            await self.act_while_due(table_id)
            self.parking.leave(table_id)
        except Unknown:
            self.parking.leave(table_id)  # the table is gone
        except Exception as error:
            self.park(table_id, error)
        finally:
            self.tasks.pop(table_id, None)
            self.end_alone(table_id)

    def park(self, table_id: str, error: Exception) -> None:
        table = self.tables.loaded.get(table_id)
        seq = table.seq if table else None
        again = self.parking.park(table_id, seq)
        if table is not None:
            table.stuck_at = table.seq
        logger.error("automatic move failed", table=table_id, seq=seq, again_in=again, exc_info=error)
        for listener in self.stuck_listeners:
            listener(table_id)

    async def act_while_due(self, table_id: str) -> None:
        while True:
            table = await self.tables.get(table_id)
            seq, chairs = table.seq, table.seats
            try:
                acted = await self.act(table)
            except Refusal:
                if table.seq == seq and table.seats == chairs:
                    raise  # nothing has changed: asking again would come to the same
                acted = True
            if not acted and table.seq == seq:
                return

    async def act(self, table: LiveTable) -> bool:
        """Make one move if one is due; False if it is a person's turn to think."""
        seat = table.to_move
        if table.row.state != "playing" or seat is None:
            return False
        if table.is_bots_turn:
            urgency = self.urgency_of(table)
            if not self.may_go_on(table, urgency):
                return False  # the sweep looks again
            await self.bot_move(table, seat, urgency)
            return True
        return await self.order_move(table, seat)

    def urgency_of(self, table: LiveTable) -> Urgency:
        if self.presence.is_watched(table.id):
            return Urgency.WATCHED
        return Urgency.ALONE if all(chair.is_played_by_bot for chair in table.seats) else Urgency.HUMAN

    def may_go_on(self, table: LiveTable, urgency: Urgency) -> bool:
        """Bots among themselves, whom nobody watches, play at a few tables of a person at a time."""
        host = table.row.host
        if urgency < Urgency.ALONE:
            self.end_alone(table.id)
            return True
        going = self.alone.setdefault(host, set())
        if table.id not in going and len(going) >= self.most_alone:
            return False
        going.add(table.id)
        return True

    def end_alone(self, table_id: str) -> None:
        for host, going in list(self.alone.items()):
            going.discard(table_id)
            if not going:
                del self.alone[host]

    async def bot_move(self, table: LiveTable, seat: int, urgency: Urgency) -> None:
        seq, chair, began = table.seq, table.seats[seat], time.monotonic()
        level, options = chair.level or AWAY_LEVEL, int(table.game.offered)
        option = table.scripted
        if option is None:
            asked = Asked(table.id, seq, seat, level)
            option = await self.pool.choose(asked, table.state, options, table.row.host, urgency)
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
