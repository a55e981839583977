"""The parts of a running server, put together here and nowhere else; each is given just what it needs."""

import secrets

import structlog

from agon.server.background import Background
from agon.server.bots.autoplay import Autoplay
from agon.server.bots.look_backs import LookBacks
from agon.server.bots.pool import BotPool
from agon.server.bots.puzzles import Puzzles
from agon.server.config import ServerConfig
from agon.server.gc_tuning import GC_SECONDS, GcTuning
from agon.server.live.broadcast import Broadcast
from agon.server.live.handler import MessageHandler
from agon.server.live.news import News
from agon.server.live.socket import SocketServer
from agon.server.notices.confirmations import Confirmations
from agon.server.notices.notices import Notices
from agon.server.notices.preferences import Preferences
from agon.server.notices.sender import Sender
from agon.server.rate_limits import RateLimits
from agon.server.store.bus import Bus, PostgresBus
from agon.server.store.chat import ChatStore
from agon.server.store.database import Database
from agon.server.store.log import LogStore
from agon.server.store.log_writer import LogWriter
from agon.server.store.notices import NoticeStore
from agon.server.store.people import PeopleStore
from agon.server.store.pulse import Pulse
from agon.server.store.puzzles import PuzzleStore
from agon.server.store.ratings import RatingStore
from agon.server.store.rows import now
from agon.server.store.tables import TableStore
from agon.server.tables.clocks import HOUR
from agon.server.tables.lessons import Lessons
from agon.server.tables.live_tables import LiveTables
from agon.server.tables.luck import Luck
from agon.server.tables.moves import Moves
from agon.server.tables.people import People
from agon.server.tables.presence import Presence
from agon.server.tables.quotas import Quotas
from agon.server.tables.ratings import Ratings
from agon.server.tables.replays import Replays
from agon.server.tables.seats import Seats
from agon.server.tables.setup import TableSetup
from agon.server.upkeep import Upkeep

SWEEP_SECONDS = 2.0
CLOCK_SECONDS = 0.5
NOTICE_SECONDS = 1.0
PRESENCE_SECONDS = 20.0
RATING_SECONDS = 60.0
EVER = 4e9

logger = structlog.get_logger()


class Services:
    def __init__(self, config: ServerConfig) -> None:
        self.config = config
        self.background = Background()
        self.rates = RateLimits(config.rate_limits)

        origin = secrets.token_hex(4)
        self.database = Database(config.database, config.data)
        self.bus: Bus = PostgresBus(config.database, origin) if config.is_postgres else Bus()
        self.table_store = TableStore(self.database, origin)
        self.log = LogStore(self.database)
        self.log_writer = LogWriter(self.database, origin)
        self.chat = ChatStore(self.database, origin)
        self.pulse = Pulse(self.database)

        people_store = PeopleStore(self.database, origin)
        self.people = People(people_store)
        self.ratings = Ratings(RatingStore(self.database))
        self.presence = Presence(origin, self.bus.publish)
        self.setup = TableSetup(self.table_store, config.limits.tables_per_person)
        self.lessons = Lessons(self.table_store, self.setup)
        self.seats = Seats(self.table_store, Luck(self.log))
        self.tables = LiveTables(self.table_store, self.log)
        self.quotas = Quotas(self.table_store, config.limits, config.keep_days)
        self.replays = Replays(self.log, self.setup, self.quotas, config.limits.record_moves)

        self.sender = Sender(config.data, config.smtp, config.vapid_contact, config.private_webhooks)
        self.confirmations = Confirmations(self.people, people_store, self.sender, self.background.start, config.url)
        self.preferences = Preferences(self.people, self.sender, self.confirmations)
        self.notices = Notices(
            NoticeStore(self.database),
            self.people,
            self.tables,
            self.presence,
            self.sender,
            self.background.start,
            config.url,
            config.notice_delay,
        )

        self.moves = Moves(self.tables, self.seats, self.log_writer, self.notices.rows_for)
        self.pool = BotPool(config.workers, config.bot_seconds)
        self.look_backs = LookBacks(self.pool, self.rates, self.background.start)
        self.puzzles = Puzzles(PuzzleStore(self.database), self.pool)
        self.autoplay = Autoplay(
            self.tables,
            self.seats,
            self.moves,
            self.pool,
            self.presence,
            config.bot_pace,
            config.limits.tables_of_bots_alone,
        )
        self.go_live()

    def go_live(self) -> None:
        """The parts that face the players, and what happens by the clock."""
        limits = self.config.limits
        self.broadcast = Broadcast(self.tables, self.presence, self.background.start)
        self.news = News(
            self.tables,
            self.people,
            self.presence,
            self.chat,
            self.broadcast,
            self.autoplay,
            self.notices,
            self.background.start,
        )
        self.moves.listeners.append(self.news.moved)
        self.autoplay.stuck_listeners.append(self.news.bot_stuck)
        self.handler = MessageHandler(
            self.tables,
            self.seats,
            self.moves,
            self.chat,
            self.pool,
            self.broadcast,
            self.news,
            self.rates,
            limits,
        )
        self.sockets = SocketServer(
            self.tables,
            self.people,
            self.chat,
            self.broadcast,
            self.handler,
            self.background,
            self.rates,
            limits,
        )
        self.upkeep = Upkeep(
            self.table_store, self.tables, self.seats, self.quotas, self.broadcast, self.autoplay, self.news
        )
        self.gc_tuning = GcTuning()

    async def open(self) -> None:
        await self.database.migrate()
        self.log_writer.start()
        await self.bus.start(self.news.receive)
        first_look = now() if self.config.is_postgres else EVER  # alone on a file: no other process holds a lease
        await self.upkeep.wake_waiting(first_look)
        self.gc_tuning.begin()
        for seconds, work in (
            (SWEEP_SECONDS, self.upkeep.sweep),
            (CLOCK_SECONDS, self.upkeep.watch_clocks),
            (GC_SECONDS, self.gc_tuning.collect),
            (NOTICE_SECONDS, self.notices.send_due),
            (RATING_SECONDS, self.ratings.look),
            (HOUR, self.notices.forget_old),
            (HOUR, self.upkeep.remove_forgotten),
            (PRESENCE_SECONDS, self.presence.repeat),
        ):
            self.background.repeat(seconds, work)
        logger.info("server open", database="postgresql" if self.config.is_postgres else str(self.config.data))

    async def close(self) -> None:
        await self.background.close()
        await self.autoplay.close()
        await self.log_writer.close()
        self.pool.close()
        await self.sender.close()
        await self.bus.close()
        await self.database.close()
        logger.info("server closed")
