"""A client of the table for bots and tools, over HTTP and WebSocket.

    async with await Client.greet("http://127.0.0.1:8470", "Anna") as anna:
        table = await anna.create("dice_forge", ["me", "bot:normal"])
        async with anna.at(table["id"]) as live:
            async for now in live.turns():
                await live.move(now.options[0].index)

Only the standard data of the wire comes back: tables and views are the JSON of the server as dictionaries.
"""

import asyncio
import contextlib
import itertools
import json
import secrets
import ssl
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from functools import cache
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

Json = dict[str, Any]
Headers = dict[str, str]
TIMEOUT_SECONDS = 60.0
BROKEN_LINE = (OSError, EOFError, WebSocketException, TimeoutError)
RECONNECT_SECONDS = (0.1, 0.2, 0.5, 1.0, 2.0)
CLOSED_FOR_GOOD = (4400, 4403)
"""Codes with which the server hangs up on those who may not be here; coming back is no use."""


class RefusedError(Exception):
    """The server said no; ``reason`` is a message id."""

    def __init__(self, reason: str, detail: str, status: int | None = None) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail
        self.status = status


@dataclass(frozen=True)
class Option:
    index: int
    notation: str
    args: Json
    anchors: list[str]


@dataclass(frozen=True)
class Now:
    """The table as one sees it: the number to move with, the seat one looks from, the view, one's options."""

    seq: int
    seat: int | None
    view: Json
    message: Json

    @property
    def options(self) -> list[Option]:
        """One's own options; empty when another is to choose."""
        choice = self.view["choice"]
        if choice is None or choice["options"] is None:
            return []
        return [
            Option(index, one["notation"], one["args"], one["anchors"]) for index, one in enumerate(choice["options"])
        ]

    @property
    def is_over(self) -> bool:
        return self.view["result"] is not None


class Client:
    """A person (or a bot) with a token."""

    def __init__(self, url: str, token: str, person: str = "", headers: Headers | None = None) -> None:
        """``headers`` go with every request, for proxies that want some."""
        self.url = url.rstrip("/")
        self.token = token
        self.person = person
        self.headers = headers or {}
        self.http = http_to(self.url, {**self.headers, "authorization": f"Bearer {token}"})

    @classmethod
    async def greet(cls, url: str, name: str, headers: Headers | None = None) -> "Client":
        """A new person; keep ``token`` to come back as the same one."""
        async with http_to(url, headers or {}) as http:
            answer = checked(await http.post("/me", json={"name": name}))
        return cls(url, answer["token"], answer["id"], headers)

    @classmethod
    async def log_in(cls, url: str, login: str, password: str) -> "Client":
        async with http_to(url, {}) as http:
            answer = checked(await http.post("/login", json={"login": login, "password": password}))
        return cls(url, answer["token"], answer["id"])

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def get(self, path: str, **query: Any) -> Any:
        return checked(await self.http.get(path, params=query))

    async def post(self, path: str, body: Json | None = None) -> Any:
        return checked(await self.http.post(path, json=body))

    async def create(self, title: str, seats: Sequence[str], **more: Any) -> Json:
        """A table. Seats: ``me``, ``open``, ``hotseat``, ``bot`` or ``bot:hard`` (a level of the server). More: options, pace, seed ..."""
        wishes = [seat_wish(seat) for seat in seats]
        body = {"title": title, "players": len(seats), "seats": wishes, **more}
        table: Json = await self.post("/tables", body)
        return table

    async def join(self, table: str, invite: str | None = None, seat: int | None = None) -> Json:
        joined: Json = await self.post(f"/tables/{table}/join", {"invite": invite, "seat": seat})
        return joined

    def at(self, table: str, invite: str | None = None) -> "Live":
        """The live table, to be entered with ``async with``."""
        return Live(self.url, table, self.token, invite, self.headers)


class Live:
    """A connection to one table. It comes back by itself when the line breaks; moves in doubt are sent again."""

    def __init__(
        self, url: str, table: str, token: str | None, invite: str | None = None, headers: Headers | None = None
    ) -> None:
        self.headers = headers or {}
        self.address = f"ws{url.removeprefix('http').rstrip('/')}/api/tables/{table}/live"
        self.hello = {"t": "hello", "token": token, "invite": invite}
        self.socket: ClientConnection | None = None
        self.now: Now | None = None
        self.log: list[Json] = []
        self.table: Json | None = None
        self.messages: asyncio.Queue[Json] = asyncio.Queue()
        self.changed = asyncio.Condition()
        self.waiting: dict[str, asyncio.Future[Json]] = {}
        self.unanswered: dict[str, Json] = {}
        self.numbers = itertools.count()
        self.prefix = secrets.token_hex(6)
        self.reader: asyncio.Task[None] | None = None
        self.refused = RefusedError("err-hello", "the server has hung up")
        self.is_shut_out = False

    async def __aenter__(self) -> Self:
        await self.connect()
        self.reader = asyncio.create_task(self.keep_reading())
        try:
            await self.until(lambda: self.now is not None)
        except RefusedError:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        if self.reader is not None:
            self.reader.cancel()
            await asyncio.gather(self.reader, return_exceptions=True)
        if self.socket is not None:
            await self.socket.close()

    async def connect(self) -> None:
        self.socket = await connect(self.address, max_size=2**23, compression=None, additional_headers=self.headers)
        since = self.now.view["move"] if self.now else None
        await self.socket.send(json.dumps({**self.hello, "since": since}))
        for message in list(self.unanswered.values()):
            await self.socket.send(json.dumps(message))

    async def keep_reading(self) -> None:
        attempt = 0
        while True:
            try:
                if self.socket is None:
                    await self.connect()
                assert self.socket is not None
                async for data in self.socket:
                    attempt = 0
                    await self.take(json.loads(data))
            except BROKEN_LINE:
                pass
            if self.socket is not None and self.socket.close_code in CLOSED_FOR_GOOD:
                await self.shut_out()
                return
            self.socket = None
            await asyncio.sleep(RECONNECT_SECONDS[min(attempt, len(RECONNECT_SECONDS) - 1)])
            attempt += 1

    async def shut_out(self) -> None:
        """Whoever waits for something of this table learns that it will not come."""
        async with self.changed:
            self.is_shut_out = True
            for waiting in self.waiting.values():
                if not waiting.done():
                    waiting.set_exception(self.refused)
            self.changed.notify_all()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for messages until something is so."""
        async with self.changed:
            await self.changed.wait_for(lambda: condition() or self.is_shut_out)
        if not condition():
            raise self.refused

    async def take(self, message: Json) -> None:
        async with self.changed:
            if message["t"] == "view":
                self.take_view(message)
            elif message["t"] == "table":
                self.table = message["table"]
            elif message["t"] == "refused" and message["id"] is None:
                self.refused = RefusedError(message["reason"], message["detail"])
            elif message.get("id") in self.waiting:
                waiting = self.waiting.pop(message["id"])
                if not waiting.done():
                    waiting.set_result(message)
            else:
                self.messages.put_nowait(message)
            self.changed.notify_all()

    def take_view(self, message: Json) -> None:
        """A view repeats the log only from ``log_from`` on."""
        kept = [line for line in self.log if line["move"] < message["log_from"]]
        self.log = kept + message["view"]["log"]
        self.now = Now(message["seq"], message["seat"], {**message["view"], "log": self.log}, message)

    async def request(self, message: Json) -> Json:
        """Send a message and wait for its answer; it is sent again when the line broke. Refusals are raised."""
        key = f"{self.prefix}-{next(self.numbers)}"
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.waiting[key] = answer
        self.unanswered[key] = {**message, "id": key}
        try:
            if self.socket is not None:
                with contextlib.suppress(ConnectionClosed):
                    await self.socket.send(json.dumps(self.unanswered[key]))
            reply = await answer
        finally:
            self.waiting.pop(key, None)
            self.unanswered.pop(key, None)
        if reply["t"] == "refused":
            raise RefusedError(reply["reason"], reply["detail"])
        if reply["t"] == "accepted":
            await self.seen(reply["seq"])
        return reply

    async def seen(self, seq: int) -> Now:
        """Wait for the view of an entry of the log, or a later one."""
        await self.until(lambda: self.present.seq >= seq)
        return self.present

    async def move(self, option: int) -> int:
        """Take an option of the present choice; the entry's number once it is durable and its view is here."""
        now = self.present
        reply = await self.request({"t": "move", "seq": now.seq, "option": option, "seat": now.seat})
        return int(reply["seq"])

    @property
    def present(self) -> Now:
        assert self.now is not None
        return self.now

    async def states(self) -> AsyncIterator[Now]:
        """The present state and every new one, until the game is over; a slow reader skips some."""
        last: Now | None = None
        while last is None or not last.is_over:
            last = await self.newer_than(last)
            yield last

    async def newer_than(self, last: Now | None) -> Now:
        await self.until(lambda: self.now is not last)
        return self.present

    async def turns(self) -> AsyncIterator[Now]:
        """Only the states in which one is to choose, once per entry of the log."""
        seq = -1
        async for now in self.states():
            if now.options and now.seq > seq:
                seq = now.seq
                yield now


@cache
def trusted() -> ssl.SSLContext:
    """The certificates of the system; reading them takes longer than a move."""
    return ssl.create_default_context()


def http_to(url: str, headers: Headers) -> httpx.AsyncClient:
    base = f"{url.rstrip('/')}/api"
    return httpx.AsyncClient(base_url=base, headers=headers, timeout=TIMEOUT_SECONDS, verify=trusted())


def seat_wish(seat: str) -> Json:
    kind, _, level = seat.partition(":")
    return {"kind": kind, "level": level} if level else {"kind": kind}


def checked(response: httpx.Response) -> Any:
    if response.is_success:
        return response.json() if response.content else None
    try:
        problem = response.json()
        raise RefusedError(problem["reason"], problem["detail"], response.status_code)
    except (ValueError, KeyError):
        raise RefusedError("err-server", response.text[:200], response.status_code) from None
