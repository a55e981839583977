"""Tables as they are answered over HTTP."""

from agon.server.api_types import TableOut
from agon.server.faults import tell_once
from agon.server.live.news import News
from agon.server.store.rows import Person, Seat, TableRow
from agon.server.tables.live_table import LiveTable
from agon.server.tables.live_tables import LiveTables
from agon.server.tables.presence import Presence
from agon.server.tables.summary import table_out


class TableAnswers:
    def __init__(self, tables: LiveTables, presence: Presence, news: News) -> None:
        self.tables = tables
        self.presence = presence
        self.news = news

    async def visible(self, table_id: str, person: Person | None, invite: str | None) -> LiveTable:
        """The table, if this person may look at it."""
        return await self.tables.visible(table_id, person.id if person else None, invite)

    def shown(self, table: TableRow, seats: list[Seat], person: Person | None) -> TableOut:
        return table_out(table, seats, person.id if person else None, self.presence)

    def listed(self, found: list[tuple[TableRow, list[Seat]]], person: Person | None) -> list[TableOut]:
        """Those that can be shown; what is wrong with another is in the log."""
        shown = []
        for table, seats in found:
            try:
                shown.append(self.shown(table, seats, person))
            except Exception as error:
                tell_once("table cannot be shown", error, table.id, table.seq)
        return shown

    async def changed(self, table_id: str, person: Person) -> TableOut:
        """Announce a change, then answer with the table."""
        await self.news.table_changed(table_id)
        table = await self.tables.get(table_id)
        return self.shown(table.row, table.seats, person)
