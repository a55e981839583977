"""The WebSocket of a table: hello first, then views and moves."""

import asyncio
import contextlib
import re
from collections import Counter
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from agon.server.background import Background
from agon.server.config import Limits
from agon.server.live import messages
from agon.server.live.broadcast import Broadcast, chat_out
from agon.server.live.connection import Connection
from agon.server.live.handler import MessageHandler
from agon.server.live.line import Line, line_of
from agon.server.rate_limits import RateLimits, address_key
from agon.server.refusals import Forbidden, Refusal, TooMuch, bot_stuck, no_table
from agon.server.store.chat import ChatStore
from agon.server.store.rows import Person
from agon.server.tables.live_table import LiveTable
from agon.server.tables.live_tables import LiveTables
from agon.server.tables.people import People, hashed

HELLO_SECONDS = 5.0
TABLE_ID = re.compile(r"[0-9a-f]{1,32}")
CLOSE_REFUSED = 4403
CLOSE_TOO_MUCH = 4429
CLOSE_MALFORMED = 4400
CLOSE_GOING_AWAY = 1001
MOST_HEARD = 16
"""Messages of one connection that wait for their answer before the line is held."""

Socket = WebSocket[Any, Any, Any]


class SocketServer:
    """Runs the connections from hello to goodbye."""

    def __init__(
        self,
        tables: LiveTables,
        people: People,
        chat: ChatStore,
        broadcast: Broadcast,
        handler: MessageHandler,
        background: Background,
        rates: RateLimits,
        limits: Limits,
    ) -> None:
        self.tables = tables
        self.people = people
        self.chat = chat
        self.broadcast = broadcast
        self.handler = handler
        self.background = background
        self.rates = rates
        self.limits = limits
        self.silent: Counter[str] = Counter()

    async def serve(self, socket: Socket, table_id: str) -> None:
        await socket.accept()
        try:
            connection = await self.greet(socket, table_id)
        except Refusal as refusal:
            await socket.send_data(msgspec.json.encode(messages.refused(None, refusal, None)), mode="text")
            await socket.close(code=CLOSE_REFUSED, reason=refusal.reason)
        except (msgspec.MsgspecError, TimeoutError, UnicodeError, RecursionError):
            await socket.close(code=CLOSE_MALFORMED, reason="hello")
        except WebSocketDisconnect:
            pass
        else:
            await self.converse(socket, connection)

    async def greet(self, socket: Socket, table_id: str) -> Connection:
        """The first message says who is there; whoever may not look gets no further."""
        address = address_key(socket.client.host if socket.client else "?")
        data = await self.first_message(socket, address)
        self.rates.hello.check(address)
        hello = messages.decoder.decode(data)
        if not isinstance(hello, messages.Hello):
            raise Forbidden("err-hello", "say hello first")
        if not TABLE_ID.fullmatch(table_id):
            raise no_table()
        person = await self.people.of_token(hello.token) if hello.token else None
        table = await self.tables.visible(table_id, person.id if person else None, hello.invite)
        self.check_crowd(table, person, address)
        line = line_of(socket.scope)
        seen = int(table.game.moves) if hello.since is None else hello.since
        return Connection(
            table_id, person, line, fresh_from=seen + 1, address=address, device=hashed(hello.token or "")
        )

    async def first_message(self, socket: Socket, address: str) -> str:
        """Who has not yet said who they are are few at a time, and not for long."""
        if self.rates.enabled and self.silent[address] >= self.limits.silent_per_address:
            raise TooMuch("err-too-many-requests", "too many connections from one address have said nothing yet")
        self.silent[address] += 1
        try:
            return str(await asyncio.wait_for(socket.receive_data(mode="text"), HELLO_SECONDS))
        finally:
            self.silent[address] -= 1
            if not self.silent[address]:
                del self.silent[address]

    def check_crowd(self, table: LiveTable, person: Person | None, address: str) -> None:
        """Onlookers never take the place of players; nobody takes that of many."""
        limits, broadcast = self.limits, self.broadcast
        if self.rates.enabled and broadcast.from_address[address] >= limits.sockets_per_address:
            raise TooMuch("err-too-many-requests", "too many open connections from one address")
        if person is not None and broadcast.of_person[person.id] >= limits.sockets_per_person:
            raise TooMuch("err-too-many-requests", "too many open connections of one person")
        if person is None or not table.seats_of(person.id):
            if broadcast.onlookers(table) >= limits.onlookers_per_table:
                raise TooMuch("err-too-many-onlookers", "too many onlookers at this table")
        elif broadcast.count_at(table.id, person.id) >= limits.sockets_per_person_and_table:
            raise TooMuch("err-too-many-requests", "too many open connections of one person at this table")

    async def converse(self, socket: Socket, connection: Connection) -> None:
        table = await self.tables.get(connection.table)
        self.broadcast.enter(connection)
        if connection.person is not None and not await self.people.is_signed_in(connection.device):
            connection.sign_out()  # just while the line was being opened
        if table.seats_of(connection.person_id):
            lines = await self.chat.lines(connection.table)
            connection.say(messages.ChatsMessage([chat_out(line) for line in lines]))
        if table.is_stuck:
            connection.say(messages.refused(None, bot_stuck(), None))
        line_of(socket.scope).on_free = connection.wake
        connection.open(self.broadcast.write)
        reading = asyncio.create_task(self.listen(socket, connection))
        ending = asyncio.create_task(connection.ended.wait())
        try:
            await asyncio.wait({reading, ending}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            connection.end()
            self.broadcast.leave(connection)
            for task in (reading, ending):
                task.cancel()
            await asyncio.gather(reading, ending, return_exceptions=True)
            with contextlib.suppress(Exception):
                await socket.close(code=close_code(connection))

    async def listen(self, socket: Socket, connection: Connection) -> None:
        """Hear what is said on the line until it ends."""
        line = line_of(socket.scope)
        line.listener = partial(self.hear, line, connection)
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                self.hear(line, connection, (await socket.receive_data(mode="text")).encode())

    def hear(self, line: Line, connection: Connection, data: bytes) -> None:
        key = connection.person_id or connection.address
        if not self.rates.message.allows(key) or not self.rates.message_from.allows(connection.address):
            connection.overflow()
        if connection.is_over:
            return
        connection.heard.append(data)
        line.hold(len(connection.heard) >= MOST_HEARD)
        if not connection.is_answering:
            connection.is_answering = True
            self.background.finish(self.answer(line, connection))

    async def answer(self, line: Line, connection: Connection) -> None:
        """One message after the other, to the last, even when the line has ended."""
        try:
            while connection.heard:
                await self.handler.handle(connection, connection.heard.popleft())
                line.hold(False)
        finally:
            connection.is_answering = False


def close_code(connection: Connection) -> int:
    if connection.signed_out:
        return CLOSE_REFUSED
    return CLOSE_TOO_MUCH if connection.overflowed else CLOSE_GOING_AWAY


@websocket("/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str], sockets: NamedDependency[SocketServer]) -> None:
    await sockets.serve(socket, table_id)
