"""What the messages of a connection do."""

from collections.abc import Awaitable

import msgspec

from agon.explain import explain
from agon.server.api_types import iso
from agon.server.bots.hints import hint_for
from agon.server.bots.pool import BotPool
from agon.server.bots.previews import preview_for
from agon.server.config import Limits
from agon.server.faults import tell_once
from agon.server.live import messages
from agon.server.live.broadcast import Broadcast
from agon.server.live.connection import Connection
from agon.server.live.news import News
from agon.server.metrics import REFUSALS
from agon.server.rate_limits import RateLimits
from agon.server.refusals import Forbidden, Refusal, Stale, TooMuch, Unavailable, not_your_seat
from agon.server.store.chat import ChatStore
from agon.server.store.database import is_out_of_order
from agon.server.store.rows import ChatLine, Person, now
from agon.server.tables.live_table import LiveTable
from agon.server.tables.live_tables import LiveTables
from agon.server.tables.moves import Moves
from agon.server.tables.people import clean
from agon.server.tables.seats import Seats


class MessageHandler:
    """What can be done over a WebSocket, for all connections."""

    def __init__(
        self,
        tables: LiveTables,
        seats: Seats,
        moves: Moves,
        chat: ChatStore,
        pool: BotPool,
        broadcast: Broadcast,
        news: News,
        rates: RateLimits,
        limits: Limits,
    ) -> None:
        self.tables = tables
        self.seats = seats
        self.moves = moves
        self.chat = chat
        self.pool = pool
        self.broadcast = broadcast
        self.news = news
        self.rates = rates
        self.limits = limits

    async def handle(self, connection: Connection, data: bytes | str) -> None:
        message_id: str | None = None
        if connection.signed_out:
            return
        try:
            message = messages.decoder.decode(data)
            message_id = getattr(message, "id", None)
            table = await self.tables.get(connection.table)
            await self.answer(connection, message, table)
        except Refusal as refusal:
            self.refuse(connection, message_id, refusal)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            malformed = Refusal("err-malformed", "this message is not understood")
            self.refuse(connection, message_id or messages.id_of(data), malformed)
        except Exception as error:
            if is_out_of_order(error):
                self.refuse(connection, message_id, Unavailable())
                return
            known = self.tables.loaded.get(connection.table)
            tell_once("message failed", error, connection.table, known.seq if known else None)
            self.refuse(connection, message_id, Refusal("err-server", "something went wrong; try again"))

    def refuse(self, connection: Connection, message_id: str | None, refusal: Refusal) -> None:
        """The reason; who saw an older table gets it as it stands, once a second."""
        REFUSALS.labels(reason=refusal.reason).inc()
        table = self.tables.loaded.get(connection.table)
        connection.say(messages.refused(message_id, refusal, table.seq if table else None))
        if isinstance(refusal, Stale) and connection.may_look_again():
            connection.show(0, connection.fresh_from)

    async def answer(self, connection: Connection, message: messages.AnyIncoming, table: LiveTable) -> None:
        match message:
            case messages.Ping():
                connection.say(messages.Pong(iso(now()) or ""))
            case messages.Focus():
                self.broadcast.focus(connection, message.on)
            case messages.Hello():
                raise Forbidden("err-hello", "hello was said already")
            case _ if connection.person is None:
                raise not_your_seat()
            case _:
                await self.act(connection, message, table, connection.person)

    async def act(
        self, connection: Connection, message: messages.AnyIncoming, table: LiveTable, person: Person
    ) -> None:
        """Messages that need a person."""
        match message:
            case messages.Move():
                seat, seq, option = message.seat, message.seq, message.option
                accept(connection, message.id, await self.moves.move(table, person.id, seat, seq, option, message.id))
            case messages.Undo() | messages.Restart():
                whole_turn = isinstance(message, messages.Restart)
                accept(connection, message.id, await self.moves.undo(table, person.id, message.seq, whole_turn))
            case messages.Redo():
                accept(connection, message.id, await self.moves.redo(table, person.id, message.seq))
            case messages.UndoAsk():
                await self.moves.ask_back(table, person.id, message.seq)
                self.settled(connection, message.id, table)
            case messages.UndoVote():
                await self.moves.vote(table, person.id, message.yes)
                self.settled(connection, message.id, table)
            case messages.Orders():
                await self.set_orders(connection, message, table, person)
            case messages.Say():
                await self.say(message, table, person)
            case messages.HintAsk():
                self.rates.hint.check(person.id)
                self.news.start(self.beside(connection, message, table, self.hint(message, table, person)))
            case messages.PreviewAsk():
                self.rates.preview.check(person.id)
                self.news.start(self.beside(connection, message, table, self.preview(message, table, person)))
            case messages.WhyAsk():
                connection.say(why_out(message, table, person))

    def settled(self, connection: Connection, message_id: str | None, table: LiveTable) -> None:
        accept(connection, message_id, table.seq)
        self.broadcast.position_changed(table, int(table.game.moves))

    async def set_orders(
        self, connection: Connection, message: messages.Orders, table: LiveTable, person: Person
    ) -> None:
        if len(message.orders) > self.limits.orders_per_seat:
            raise TooMuch("err-too-many-requests", "too many standing orders")
        orders = [msgspec.to_builtins(order) for order in message.orders]
        await self.seats.set_orders(person.id, table.id, message.seat, orders)
        await self.news.table_changed(table.id)
        accept(connection, message.id, table.seq)

    async def say(self, message: messages.Say, table: LiveTable, person: Person) -> None:
        seats = table.seats_of(person.id)
        if not seats:
            raise not_your_seat()
        self.rates.chat.check(person.id)
        text = clean(message.text)[: self.limits.chat_length]
        line = ChatLine(0, table.id, person.id, seats[0], person.name, text, now())
        self.broadcast.chat(await self.chat.add(line))

    async def beside(
        self,
        connection: Connection,
        message: messages.HintAsk | messages.PreviewAsk,
        table: LiveTable,
        work: Awaitable[messages.Outgoing],
    ) -> None:
        """Beside the line: while a bot thinks, the line must be read, or it would be taken for dead."""
        try:
            connection.say(await work)
        except Refusal as refusal:
            self.refuse(connection, message.id, refusal)
        except Exception as error:
            tell_once("thinking failed", error, table.id, table.seq)
            self.refuse(connection, message.id, Refusal("err-server", "something went wrong; try again"))

    async def hint(self, message: messages.HintAsk, table: LiveTable, person: Person) -> messages.HintOut:
        hint = await hint_for(table, person.id, self.pool)
        if not table.is_solitary:
            await self.moves.note_hint(table, person.id)
        return messages.HintOut(message.id, hint.seq, hint.seat, hint.option, hint.notation, hint.next, hint.chances)

    async def preview(self, message: messages.PreviewAsk, table: LiveTable, person: Person) -> messages.PreviewOut:
        shown = await preview_for(table, person.id, message.seq, message.option, self.pool)
        return messages.PreviewOut(message.id, shown.seq, shown.seat, shown.option, shown.preview)


def accept(connection: Connection, message_id: str | None, seq: int) -> None:
    connection.say(messages.Accepted(message_id, seq))


def why_out(message: messages.WhyAsk, table: LiveTable, person: Person) -> messages.WhyOut:
    """Why a place on the board cannot be chosen now, as far as the engine tells."""
    seat = table.seat_shown_to(person.id)
    if seat is None or seat != table.to_move:
        return messages.WhyOut(message.id, "why-not-your-turn", {}, None)
    found = explain(table.game, seat, message.anchor)
    return messages.WhyOut(message.id, found.message, found.args, found.rule)
