"""The WebSocket of a table: hello first, then views and moves."""

import asyncio
import contextlib
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from agon.server.api_types import iso
from agon.server.live import messages as frames
from agon.server.live.broadcast import Connection, chat_out
from agon.server.live.messages import Accepted, Refused
from agon.server.metrics import REFUSALS
from agon.server.refusals import Forbidden, Refusal, TooMuch, no_table, not_your_seat
from agon.server.services import House
from agon.server.store.rows import ChatLine, Person, now
from agon.server.tables.live_table import Room
from agon.server.tables.people import clean

HELLO_SECONDS = 15.0
CLOSE_REFUSED = 4403
CLOSE_TOO_MUCH = 4429
CLOSE_MALFORMED = 4400

logger = structlog.get_logger()


@websocket("/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    house: House = socket.app.state.house
    await socket.accept()
    try:
        connection = await greet(house, socket, table_id)
    except Refusal as refusal:
        await socket.send_data(msgspec.json.encode(refused(None, refusal, None)), mode="text")
        await socket.close(code=CLOSE_REFUSED, reason=refusal.reason)
        return
    except (msgspec.MsgspecError, TimeoutError, UnicodeDecodeError):
        await socket.close(code=CLOSE_MALFORMED, reason="hello")
        return
    except WebSocketDisconnect:
        return
    await converse(house, socket, connection)


async def greet(house: House, socket: WebSocket[Any, Any, Any], table_id: str) -> Connection:
    """The first frame says who is there; whoever may not look gets no further."""
    data = await asyncio.wait_for(socket.receive_data(mode="text"), HELLO_SECONDS)
    house.rates.hello.check(socket.client.host if socket.client else "?")
    hello = frames.decoder.decode(data)
    if not isinstance(hello, frames.Hello):
        raise Forbidden("err-hello", "say hello first")
    person = await house.people.of_token(hello.token) if hello.token else None
    room = await house.rooms.get(table_id)
    if not room.may_look(person.id if person else None, hello.invite):
        raise no_table()
    check_crowd(house, table_id, person)

    async def send(encoded: bytes) -> None:
        await socket.send_data(encoded, mode="text")

    connection = Connection(table_id, person, hello.invite, send)
    connection.fresh_from = int(room.game.moves) + 1 if hello.since is None else hello.since + 1
    return connection


def check_crowd(house: House, table_id: str, person: Person | None) -> None:
    limits = house.settings.limits
    if len(house.hub.connections(table_id)) >= limits.sockets_per_table:
        raise TooMuch("err-too-many-requests", "too many onlookers at this table")
    if person is not None and house.hub.count_of(person.id) >= limits.sockets_per_person:
        raise TooMuch("err-too-many-requests", "too many open connections of one person")


async def converse(house: House, socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    room = await house.rooms.get(connection.table)
    house.hub.enter(connection)
    connection.show_table()
    connection.wake.set()
    if room.seats_of(connection.person_id):
        lines = await house.store.chat_lines(connection.table)
        connection.say(frames.ChatsMessage([chat_out(line) for line in lines]))
    reading = asyncio.create_task(read(house, socket, connection))
    writing = asyncio.create_task(house.hub.write(connection))
    try:
        await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.hub.leave(connection)
        for task in (reading, writing):
            task.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)
        with contextlib.suppress(Exception):
            await socket.close(code=CLOSE_TOO_MUCH if connection.overflowed else 1001)


async def read(house: House, socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    handler = Handler(house, connection)
    key = connection.person_id or str(id(connection))
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            data = await socket.receive_data(mode="text")
            if not house.rates.frame.allows(key):
                connection.overflowed = True
                return
            await house.finish(handler.handle(data))


class Handler:
    """Answers the frames of one connection."""

    def __init__(self, house: House, connection: Connection) -> None:
        self.house = house
        self.connection = connection

    async def handle(self, data: str) -> None:
        message_id: str | None = None
        try:
            frame = frames.decoder.decode(data)
            message_id = getattr(frame, "id", None)
            room = await self.house.rooms.get(self.connection.table)
            await self.answer(frame, room)
        except Refusal as refusal:
            self.refuse(message_id, refusal)
        except (msgspec.MsgspecError, UnicodeError):
            self.refuse(message_id, Refusal("err-malformed", "this frame is not understood"))
        except Exception:
            logger.exception("frame failed", table=self.connection.table)
            self.refuse(message_id, Refusal("err-server", "something went wrong; try again"))

    def refuse(self, message_id: str | None, refusal: Refusal) -> None:
        """A clear word and the table as it stands."""
        REFUSALS.labels(reason=refusal.reason).inc()
        room = self.house.rooms.rooms.get(self.connection.table)
        self.connection.say(refused(message_id, refusal, room.seq if room else None))
        self.connection.show(0, self.connection.fresh_from)

    async def answer(self, frame: frames.AnyIncoming, room: Room) -> None:
        if isinstance(frame, frames.Ping):
            self.connection.say(frames.Pong(iso(now()) or ""))
        elif isinstance(frame, frames.Focus):
            self.connection.focused = frame.on
            self.house.hub.note_presence(self.connection)
        elif isinstance(frame, frames.Hello):
            raise Forbidden("err-hello", "hello was said already")
        else:
            await self.act(frame, room, self.identified())

    def identified(self) -> str:
        if self.connection.person is None:
            raise not_your_seat()
        return self.connection.person.id

    async def act(self, frame: frames.AnyIncoming, room: Room, person: str) -> None:
        """Frames that need a person."""
        play = self.house.play
        if isinstance(frame, frames.Move):
            self.accept(frame.id, await play.move(room, person, frame.seat, frame.seq, frame.option, frame.id))
        elif isinstance(frame, frames.Undo | frames.Restart):
            whole_turn = isinstance(frame, frames.Restart)
            self.accept(frame.id, await play.undo(room, person, frame.seq, whole_turn))
        elif isinstance(frame, frames.Redo):
            self.accept(frame.id, await play.redo(room, person, frame.seq))
        elif isinstance(frame, frames.UndoAsk):
            await play.ask_back(room, person, frame.seq)
            self.settled(frame.id, room)
        elif isinstance(frame, frames.UndoVote):
            await play.vote(room, person, frame.yes)
            self.settled(frame.id, room)
        elif isinstance(frame, frames.Orders):
            await self.set_orders(frame, room, person)
        elif isinstance(frame, frames.Say):
            await self.chat(frame, room)
        elif isinstance(frame, frames.HintAsk):
            await self.hint(frame, room, person)
        elif isinstance(frame, frames.WhyAsk):
            self.connection.say(self.house.why(room, person, frame))

    def accept(self, message_id: str | None, seq: int) -> None:
        self.connection.say(Accepted(message_id, seq))

    def settled(self, message_id: str | None, room: Room) -> None:
        self.accept(message_id, room.seq)
        self.house.hub.position_changed(room, int(room.game.moves))

    async def set_orders(self, frame: frames.Orders, room: Room, person: str) -> None:
        if len(frame.orders) > self.house.settings.limits.orders_per_seat:
            raise TooMuch("err-too-many-requests", "too many standing orders")
        orders = [msgspec.to_builtins(order) for order in frame.orders]
        await self.house.tables.set_orders(person, room.table.id, frame.seat, orders)
        await self.house.table_changed(room.table.id)
        self.accept(frame.id, room.seq)

    async def chat(self, frame: frames.Say, room: Room) -> None:
        person = self.connection.person
        assert person is not None
        seats = room.seats_of(person.id)
        if not seats:
            raise not_your_seat()
        self.house.rates.chat.check(person.id)
        text = clean(frame.text)[: self.house.settings.limits.chat_length]
        line = ChatLine(0, room.table.id, person.id, seats[0], person.name, text, now())
        line = await self.house.store.add_chat(line)
        self.house.hub.chat(line, frames.ChatMessage(chat_out(line)))

    async def hint(self, frame: frames.HintAsk, room: Room, person: str) -> None:
        self.house.rates.hint.check(person)
        self.connection.say(await self.house.hint(room, person, frame.id))


def refused(message_id: str | None, refusal: Refusal, seq: int | None) -> Refused:
    return Refused(message_id, refusal.reason, refusal.arguments, refusal.detail, seq)
