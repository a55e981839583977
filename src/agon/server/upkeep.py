"""What the server does by the clock: bots that were dropped, deadlines, what nobody needs any more."""

from sqlalchemy.exc import SQLAlchemyError

from agon.server.bots.autoplay import Autoplay
from agon.server.faults import tell_once
from agon.server.live.broadcast import Broadcast
from agon.server.live.news import News
from agon.server.metrics import LIVE_TABLES
from agon.server.store.rows import now
from agon.server.store.tables import TableStore
from agon.server.tables.clocks import DAY
from agon.server.tables.live_tables import LiveTables
from agon.server.tables.quotas import Quotas
from agon.server.tables.seats import Seats

FORGOTTEN_SECONDS = 14 * DAY
"""A table at which nobody has sat down for this long is removed."""


class Upkeep:
    def __init__(
        self,
        store: TableStore,
        tables: LiveTables,
        seats: Seats,
        quotas: Quotas,
        broadcast: Broadcast,
        autoplay: Autoplay,
        news: News,
    ) -> None:
        self.store = store
        self.tables = tables
        self.seats = seats
        self.quotas = quotas
        self.broadcast = broadcast
        self.autoplay = autoplay
        self.news = news

    async def sweep(self) -> None:
        """Take up what other processes have dropped; drop games that nobody looks at."""
        await self.wake_waiting(now())
        self.tables.drop_idle(in_use=set(self.broadcast.at_table) | set(self.autoplay.tasks))
        LIVE_TABLES.set(len(self.tables.loaded))

    async def wake_waiting(self, at: float) -> None:
        """See to the tables where the server should have acted by this time."""
        for table_id in await self.store.waiting_for_server(at):
            self.autoplay.wake(table_id)

    async def watch_clocks(self) -> None:
        at = now()
        for table_id in await self.store.past_deadline(at):
            try:
                if await self.seats.time_out(table_id, at):
                    await self.news.table_changed(table_id)
            except SQLAlchemyError:
                raise
            except Exception as error:
                tell_once("clock of a table not seen to", error, table_id)

    async def remove_forgotten(self) -> None:
        forgotten = await self.store.remove_forgotten(now() - FORGOTTEN_SECONDS)
        for table_id in [*forgotten, *await self.quotas.expire()]:
            self.tables.forget(table_id)
