"""What follows from a change at a table, made here or heard of from another process."""

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from agon.server.bots.autoplay import Autoplay
from agon.server.faults import tell_once
from agon.server.live.broadcast import Broadcast
from agon.server.live.messages import refused
from agon.server.notices.notices import Notices
from agon.server.refusals import Unknown, bot_stuck
from agon.server.store.bus import RETRY_SECONDS, BusMessage
from agon.server.store.chat import ChatStore
from agon.server.tables.live_table import LiveTable
from agon.server.tables.live_tables import LiveTables
from agon.server.tables.people import People
from agon.server.tables.presence import Presence

Start = Callable[[Awaitable[None]], None]


class News:
    def __init__(
        self,
        tables: LiveTables,
        people: People,
        presence: Presence,
        chat: ChatStore,
        broadcast: Broadcast,
        autoplay: Autoplay,
        notices: Notices,
        start: Start,
    ) -> None:
        """``start`` does work in the background."""
        self.tables = tables
        self.people = people
        self.presence = presence
        self.chat = chat
        self.broadcast = broadcast
        self.autoplay = autoplay
        self.notices = notices
        self.start = start

    # ------------------------------------------------------------------ made here

    def moved(self, table: LiveTable, shared_moves: int) -> None:
        """A new position: everyone at the table sees it, and the server looks whether it must act."""
        self.show_position(table, shared_moves)
        self.autoplay.wake(table.id)

    def bot_stuck(self, table_id: str) -> None:
        """A bot cannot move: those who wait for it are told."""
        self.broadcast.say_to_all(table_id, refused(None, bot_stuck(), None))

    async def table_changed(self, table_id: str) -> None:
        """Seats, orders or state were changed in the database."""
        table = await self.reread(table_id)
        if table is not None:
            await self.notices.game_began(table)
            self.autoplay.wake(table_id)

    def show_position(self, table: LiveTable, shared_moves: int) -> None:
        self.broadcast.position_changed(table, shared_moves)
        if table.row.state == "finished":
            self.broadcast.table_changed(table.id)

    async def reread(self, table_id: str) -> LiveTable | None:
        """Look at a table again and show it to everyone there; None if it is gone."""
        table: LiveTable | None = None
        try:
            table = await self.tables.get(table_id)
            await self.tables.reread_row(table)
        except Unknown:
            self.tables.forget(table_id)
        self.broadcast.seats_changed(table_id)
        return table if table_id in self.tables.loaded else None

    def signed_out(self, person: str, devices: list[str] | None) -> None:
        """Devices of a person (None: all) were signed out: their lines are closed."""
        self.broadcast.close_devices(person, devices)

    # ------------------------------------------------------------------ heard of

    async def receive(self, message: BusMessage) -> None:
        """A message from another process."""
        if message.kind == "presence":
            self.presence.elsewhere(message)
            self.broadcast.table_changed(message.table)
        elif message.kind == "lost":
            self.start(self.reload_all())
        elif message.kind == "person":
            self.people.forget(message.table)
        elif message.kind == "signed_out":
            self.people.forget_devices(message.table, message.data)
            self.signed_out(message.table, message.data)
        elif (table := await self.tables.known(message.table)) is not None:
            await self.receive_for(table, message)

    async def receive_for(self, table: LiveTable, message: BusMessage) -> None:
        if message.kind == "log":
            async with table.lock:
                if table.seq < int(message.data):
                    self.broadcast.position_changed(table, await self.tables.catch_up(table))
            if table.row.state == "finished":
                self.broadcast.table_changed(table.id)
        elif message.kind == "table":
            await self.reread(table.id)
        elif message.kind == "chat":
            for line in await self.chat.lines(table.id, after=int(message.data) - 1):
                if line.id == int(message.data):
                    self.broadcast.chat(line)

    async def reload_all(self) -> None:
        """Messages were lost for a while: look at everything again, as soon as the database lets us."""
        while True:
            try:
                await self.reload_now()
                return
            except (SQLAlchemyError, OSError):
                await asyncio.sleep(RETRY_SECONDS)

    async def reload_now(self) -> None:
        self.people.forget_all()
        for connection in self.broadcast.everyone():
            if connection.device and not await self.people.is_signed_in(connection.device):
                connection.sign_out()
        for table in list(self.tables.loaded.values()):
            try:
                async with table.lock:
                    self.broadcast.position_changed(table, await self.tables.refresh_log(table))
                self.broadcast.seats_changed(table.id)
            except (SQLAlchemyError, OSError):
                raise
            except Exception as error:
                tell_once("table cannot be read again", error, table.id, table.seq)
