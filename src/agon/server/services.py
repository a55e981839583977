"""All parts of a running server, put together, and the work it does by the clock."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

from agon.server import gc_tuning as pauses
from agon.server.bots.autoplay import Automata
from agon.server.bots.pool import BotPool
from agon.server.config import Settings
from agon.server.live import messages as frames
from agon.server.live.broadcast import Hub, chat_out
from agon.server.metrics import ROOMS
from agon.server.notices.notices import HOUR, Notices
from agon.server.rate_limits import RateLimits
from agon.server.refusals import Conflict, Unknown
from agon.server.store.bus import Bus, Message, PostgresBus
from agon.server.store.database import Database
from agon.server.store.entries import bare
from agon.server.store.log_writer import Appender
from agon.server.store.rows import now
from agon.server.store.store import Store
from agon.server.tables.clocks import DAY
from agon.server.tables.live_table import Room
from agon.server.tables.live_tables import Rooms
from agon.server.tables.moves import Play
from agon.server.tables.people import People
from agon.server.tables.presence import Presence
from agon.server.tables.replays import Replays
from agon.server.tables.seats import Tables
from agon.server.tables.summary import Presenter
from agon.why import why

HINT_LEVEL = "hard"
SWEEP_SECONDS = 2.0
CLOCK_SECONDS = 0.5
NOTICE_SECONDS = 1.0
PRESENCE_SECONDS = 20.0
CLOSING_SECONDS = 5.0
FORGOTTEN_SECONDS = 14 * DAY
"""A table at which nobody has sat down for this long is removed."""
EVER = 4e9

logger = structlog.get_logger()


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.origin = secrets.token_hex(4)
        self.database = Database(settings)
        self.store = Store(self.database, self.origin)
        self.appender = Appender(self.database, self.origin)
        self.bus: Bus = PostgresBus(settings.database, self.origin) if settings.is_postgres else Bus()
        self.rates = RateLimits(settings.rate_limits)
        self.people = People(self.store)
        self.presence = Presence(self.origin, self.bus.publish)
        self.presenter = Presenter(self.presence)
        self.rooms = Rooms(self.store)
        self.hub = Hub(self.rooms, self.presence, self.presenter)
        self.tables = Tables(self.store, settings.limits)
        self.notices = Notices(settings, self.database, self.people, self.rooms, self.presence, self.start)
        self.play = Play(self.rooms, self.tables, self.appender, self.notices, self.announce)
        self.replays = Replays(self.store, self.rooms, self.tables, settings.limits)
        self.bots = BotPool(settings.workers, settings.bot_seconds)
        self.automata = Automata(self.rooms, self.tables, self.play, self.bots, self.presence, settings.bot_pace)
        self.collector = pauses.Collector()
        self.background: set[asyncio.Future[None]] = set()
        self.acting: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        await self.database.migrate()
        self.appender.start()
        await self.bus.start(self.heard)
        first_look = now() if self.settings.is_postgres else EVER  # alone on a file: no other process holds a lease
        await self.wake_waiting(first_look)
        self.repeat(SWEEP_SECONDS, self.sweep)
        self.repeat(CLOCK_SECONDS, self.watch_clocks)
        self.collector.begin()
        self.repeat(pauses.EVERY_SECONDS, self.collector.tidy)
        self.repeat(NOTICE_SECONDS, self.notices.send_due)
        self.repeat(HOUR, self.tidy_up)
        self.repeat(PRESENCE_SECONDS, self.repeat_presence)
        logger.info("open", database="postgresql" if self.settings.is_postgres else str(self.settings.data))

    async def close(self) -> None:
        for task in self.background:
            task.cancel()
        await asyncio.gather(*self.background, return_exceptions=True)
        if self.acting:
            await asyncio.wait(self.acting, timeout=CLOSING_SECONDS)
        await self.automata.close()
        await self.appender.close()
        self.bots.close()
        await self.notices.close()
        await self.bus.close()
        await self.database.close()
        logger.info("closed")

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Do work that goes on to its end even if the one who waits for it hangs up."""
        task = asyncio.create_task(work)
        self.acting.add(task)
        task.add_done_callback(self.acting.discard)
        await asyncio.shield(task)

    def start(self, work: Awaitable[None]) -> None:
        """Work in the background, kept from being collected."""
        task = asyncio.ensure_future(work)
        self.background.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Future[None]) -> None:
        self.background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("background work failed", exc_info=task.exception())

    def repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        async def forever() -> None:
            while True:
                await asyncio.sleep(seconds)
                try:
                    await work()
                except Exception:
                    logger.exception("background work failed", work=work.__name__)

        self.start(forever())

    # ------------------------------------------------------------------ news

    def announce(self, room: Room, shared_moves: int) -> None:
        """A new position: everyone at the table sees it, and the server looks whether it must act."""
        self.hub.position_changed(room, shared_moves)
        if room.table.state == "finished":
            self.hub.table_changed(room.table.id)
        self.automata.wake(room.table.id)

    async def table_changed(self, table_id: str) -> None:
        """Seats, orders or state were changed in the database."""
        room = await self.reread(table_id)
        if room is not None:
            await self.notices.game_began(room)
            self.automata.wake(table_id)

    async def reread(self, table_id: str) -> Room | None:
        """Look at a table again and tell everyone there; None if it is gone."""
        room: Room | None = None
        try:
            room = await self.rooms.get(table_id)
            await self.rooms.reread_table(room)
        except Unknown:
            self.rooms.forget(table_id)
        self.hub.seats_changed(table_id)
        return room if table_id in self.rooms.rooms else None

    async def heard(self, message: Message) -> None:
        """News from another process."""
        if message.kind == "presence":
            self.presence.elsewhere(message)
            self.hub.table_changed(message.table)
        elif message.kind == "lost":
            self.start(self.reload_all())
        elif message.kind == "person":
            self.people.forget(message.table)
        elif (room := await self.rooms.known(message.table)) is not None:
            await self.heard_of_room(message, room)

    async def heard_of_room(self, message: Message, room: Room) -> None:
        if message.kind == "log":
            async with room.lock:
                if room.seq < int(message.data):
                    self.hub.position_changed(room, await self.rooms.catch_up(room))
            if room.table.state == "finished":
                self.hub.table_changed(room.table.id)
        elif message.kind == "table":
            await self.reread(room.table.id)
        elif message.kind == "chat":
            for line in await self.store.chat_lines(room.table.id, after=int(message.data) - 1):
                if line.id == int(message.data):
                    self.hub.chat(line, frames.ChatMessage(chat_out(line)))

    async def reload_all(self) -> None:
        """News was lost for a while: look at everything again."""
        for room in list(self.rooms.rooms.values()):
            async with room.lock:
                self.hub.position_changed(room, await self.rooms.refresh_log(room))
            self.hub.seats_changed(room.table.id)

    # ------------------------------------------------------------------ by the clock

    async def sweep(self) -> None:
        """Take up what other processes have dropped; forget what nobody needs."""
        await self.wake_waiting(now())
        in_use = set(self.hub.at_table) | set(self.automata.tasks)
        self.rooms.drop_idle(in_use)
        ROOMS.set(len(self.rooms.rooms))

    async def wake_waiting(self, at: float) -> None:
        for table_id in await self.store.waiting_for_server(at):
            self.automata.wake(table_id)

    async def watch_clocks(self) -> None:
        at = now()
        for table_id in await self.store.past_deadline(at):
            if await self.tables.time_out(table_id, at):
                await self.table_changed(table_id)

    async def tidy_up(self) -> None:
        await self.notices.forget_old()
        for table_id in await self.store.remove_forgotten(now() - FORGOTTEN_SECONDS):
            self.rooms.forget(table_id)

    async def repeat_presence(self) -> None:
        self.presence.repeat()

    # ------------------------------------------------------------------ help for people

    async def hint(self, room: Room, person: str, message_id: str | None) -> frames.HintOut:
        """What a good bot would do in the person's place, from what the person may know."""
        seat, seq = room.to_move, room.seq
        if seat is None or seat not in room.seats_of(person) or room.table.state != "playing":
            raise Conflict("why-not-your-turn", "a hint is for the one who is to choose")
        choice = room.game.choice
        assert choice is not None
        option = await self.bots.choose(HINT_LEVEL, bare(room.game), seat, len(choice.codes))
        return frames.HintOut(message_id, seq, seat, option, choice.options[option].notation, None)

    def why(self, room: Room, person: str, frame: frames.WhyAsk) -> frames.WhyOut:
        """Why a place on the board cannot be chosen now, as far as the engine tells."""
        seat = room.seat_shown_to(person)
        if seat is None or seat != room.to_move:
            return frames.WhyOut(frame.id, "why-not-your-turn", {}, None)
        found = why(room.game, seat, frame.anchor)
        return frames.WhyOut(frame.id, found.message, found.args, found.rule)
