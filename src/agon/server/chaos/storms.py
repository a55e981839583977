"""People who ask for too much: frames, sockets, bots, looks back, bytes. The others must not feel it."""

import asyncio
import contextlib
import json
import random
import socket
import time
from collections import Counter
from collections.abc import Coroutine
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

import agon
from agon.client import Client, Json, RefusedError
from agon.server.chaos.hostile import TITLE, Hostile, NotRefused, must_refuse, short_record, turn_of
from agon.server.chaos.people import LEVEL, new_address

BOT_TABLES = 30
BOT_STORM_SECONDS = 8.0
HELD_SECONDS = 3.0
SILENT_SECONDS = 12.0
CLOSED_TOO_MUCH = 4429


class Storm(Hostile):
    def live_url(self, table: str) -> str:
        return f"ws{self.url.removeprefix('http')}/api/tables/{table}/live"

    async def line(self, table: str, headers: dict[str, str], hello: Json | None) -> ClientConnection:
        """A socket of our own at a table, closed when the attack is over."""
        opening = connect(self.live_url(table), additional_headers=headers, compression=None, max_size=2**23)
        line = await self.stack.enter_async_context(opening)
        if hello is not None:
            await line.send(json.dumps({"t": "hello", **hello}))
        return line


async def outcomes(work: list[Coroutine[Any, Any, Any]]) -> Counter[str]:
    """How many of many requests came out how: ``ok`` or the reason of the refusal."""
    done = await asyncio.gather(*work, return_exceptions=True)
    return Counter(
        one.reason if isinstance(one, RefusedError) else type(one).__name__ if isinstance(one, Exception) else "ok"
        for one in done
    )


def check_limited(counted: Counter[str], reason: str = "err-too-many-requests") -> str:
    if not counted[reason]:
        raise NotRefused(f"never refused as {reason}: {dict(counted)}")
    others = set(counted) - {reason, "ok"}
    if others:
        raise NotRefused(f"other answers: {dict(counted)}")
    return f"{counted[reason]} of {counted.total()} refused"


class BadFrames(Storm):
    name = "storm of bad frames"

    async def attack(self) -> str:
        mallory, _anna, table = await self.pair()
        line = await self.line(table["id"], mallory.headers, {"token": mallory.token})
        frames = ("junk", "{}", '{"t":"move"}', "[" * 2000, json.dumps({"t": "move", "seq": 0, "option": 9, "seat": 0}))
        sent = 0
        with contextlib.suppress(ConnectionClosed):
            for sent in range(3000):
                await line.send(self.rng.choice(frames))
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.wait_for(line.recv(), 10)
        if line.close_code != CLOSED_TOO_MUCH:
            raise NotRefused(f"the line was closed with {line.close_code} after {sent} frames")
        return "line closed"


class HugeFrame(Storm):
    name = "a frame of 1 MB"

    async def attack(self) -> str:
        mallory, _anna, table = await self.pair()
        line = await self.line(table["id"], mallory.headers, {"token": mallory.token})
        with contextlib.suppress(ConnectionClosed):
            await line.send("x" * 1_000_000)
            while True:
                await asyncio.wait_for(line.recv(), 10)
        if line.close_code != 1009:
            raise NotRefused(f"closed with {line.close_code}")
        return "line closed"


class ReplayStorm(Storm):
    name = "storm of looks back"

    async def attack(self) -> str:
        mallory, table = await self.person(), self.victims_table()
        moves = (await mallory.get(f"/tables/{table}"))["moves"]
        wanted = [self.rng.randrange(moves + 1) for _ in range(200)]
        return check_limited(await outcomes([mallory.get(f"/tables/{table}/replay", move=move) for move in wanted]))


class ImportStorm(Storm):
    name = "storm of imports"

    async def attack(self) -> str:
        mallory = await self.person()
        body = {"record": short_record(60)}
        return check_limited(await outcomes([mallory.post("/import", body) for _ in range(60)]))


class TableStorm(Storm):
    """From many persons of one address."""

    name = "storm of tables"

    async def attack(self) -> str:
        address = new_address()
        crowd = [await self.person(headers=address) for _ in range(8)]
        return check_limited(await outcomes([crowd[at % 8].create(TITLE, ["me", "open"]) for at in range(160)]))


class GreetingStorm(Storm):
    name = "storm of new persons"

    async def attack(self) -> str:
        address = new_address()

        async def greet() -> None:
            await (await Client.greet(self.url, "Mallory", address)).http.aclose()

        return check_limited(await outcomes([greet() for _ in range(60)]))


class PasswordStorm(Storm):
    name = "storm of passwords"

    async def attack(self) -> str:
        address = new_address()
        async with httpx.AsyncClient(base_url=f"{self.url}/api", headers=address, timeout=60) as http:
            body = {"login": "admin", "password": "12345678"}
            answers = await asyncio.gather(*[http.post("/login", json=body) for _ in range(40)])
        codes = Counter(answer.status_code for answer in answers)
        if not codes[429] or set(codes) - {403, 429}:
            raise NotRefused(str(dict(codes)))
        return f"{codes[429]} of 40 refused"


class HintStorm(Storm):
    name = "storm of hints"
    is_quick = False

    async def attack(self) -> str:
        mallory = await self.person()
        table = await mallory.create(TITLE, ["me", f"bot:{LEVEL}"])
        live = await self.at(mallory, table["id"])
        await turn_of(live)
        return check_limited(await outcomes([live.request({"t": "hint"}) for _ in range(20)]))


class ManySockets(Storm):
    """Of one person, then of one address, at the table of others."""

    name = "many onlookers' sockets"

    async def attack(self) -> str:
        eve, table = await self.person("Eve"), self.victims_table()
        mine = await asyncio.gather(*[self.welcome(table, eve.headers, eve.token) for _ in range(50)])
        address = new_address()
        crowd = await asyncio.gather(*[self.welcome(table, address, None) for _ in range(110)])
        if all(mine) or sum(mine) > 40:
            raise NotRefused(f"{sum(mine)} of 50 sockets of one person were let in")
        if all(crowd):
            raise NotRefused("all sockets of one address were let in")
        return f"{50 - sum(mine)} of 50, {110 - sum(crowd)} of 110 refused"

    async def welcome(self, table: str, headers: dict[str, str], token: str | None) -> bool:
        """Whether a socket is let in; it stays open until the attack is over."""
        try:
            line = await self.line(table, headers, {"token": token})
            return bool(json.loads(await asyncio.wait_for(line.recv(), 30))["t"] != "refused")
        except (ConnectionClosed, WebSocketException, OSError):
            return False


class SilentSockets(Storm):
    """Opened, and then nothing is said: plain connections, half a request, WebSockets without hello."""

    name = "silent connections"
    is_quick = False

    async def attack(self) -> str:
        table, began = self.victims_table(), time.monotonic()
        host, port = "127.0.0.1", int(self.url.rpartition(":")[2])
        said = (b"", b"GET /api/hea", b"POST /api/me HTTP/1.1\r\nhost: here\r\ncontent-le")
        plain = [self.until_closed(host, port, said[at % 3]) for at in range(30)]
        sockets = [self.until_shown_out(table, new_address()) for _ in range(10)]
        try:
            async with asyncio.timeout(SILENT_SECONDS):
                await asyncio.gather(*plain, *sockets)
        except TimeoutError:
            raise NotRefused(f"open after {SILENT_SECONDS} s") from None
        return f"closed after {time.monotonic() - began:.0f} s"

    async def until_closed(self, host: str, port: int, said: bytes) -> None:
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(said)
        with contextlib.suppress(OSError):
            await reader.read()
        writer.close()

    async def until_shown_out(self, table: str, headers: dict[str, str]) -> None:
        line = await self.line(table, headers, None)
        await line.wait_closed()


class SlowReaders(Storm):
    """Onlookers who never read what they are sent."""

    name = "slow readers"
    is_quick = False

    async def attack(self) -> str:
        readers = [self.slow() for _ in range(20)]
        try:
            async with asyncio.timeout(60):
                closed = await asyncio.gather(*readers)
        except TimeoutError:
            raise NotRefused("open after 60 s") from None
        return f"{len(closed)} closed after {max(closed):.0f} s"

    async def slow(self) -> float:
        """Seconds until the server hangs up on somebody who does not even answer its pings."""
        began, table = time.monotonic(), self.victims_table()
        sock = socket.socket()
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        sock.setblocking(False)
        await asyncio.get_running_loop().sock_connect(sock, ("127.0.0.1", self.house.servers[0].port))
        reader, writer = await asyncio.open_connection(sock=sock, limit=1024)
        key = "c2xvdyByZWFkZXJzIGVhdA=="
        head = [f"GET /api/tables/{table}/live HTTP/1.1", "host: here", "upgrade: websocket", "connection: upgrade"]
        head += [
            f"sec-websocket-key: {key}",
            "sec-websocket-version: 13",
            *[f"{k}: {v}" for k, v in new_address().items()],
        ]
        writer.write("\r\n".join([*head, "", ""]).encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(masked(b'{"t":"hello"}'))
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        while time.monotonic() < began + 60:
            await asyncio.sleep(1.0)
            try:
                writer.write(masked(b""))
                await writer.drain()
            except OSError:
                break
        writer.transport.abort()
        return time.monotonic() - began


def masked(text: bytes) -> bytes:
    """A text frame of a client, for a socket that is not read by a library."""
    mask = random.randbytes(4)
    return bytes([0x81, 0x80 | len(text)]) + mask + bytes(sign ^ mask[at % 4] for at, sign in enumerate(text))


class BotStorm(Storm):
    """Thirty tables of six hard bots; the others' bots must answer in time, which the audit sees in the log."""

    name = "30 tables of hard bots"
    level = "hard"
    is_quick = False
    is_last = True

    async def attack(self) -> str:
        mallory = await self.person()
        title = max(agon.titles(), key=lambda name: agon.title(name).max_players)
        seats = ["me", *[f"bot:{self.level}"] * (agon.title(title).max_players - 1)]
        tables = [(await self.slowly(mallory.create(title, seats)))["id"] for _ in range(BOT_TABLES)]
        for table in tables:
            await self.slowly(mallory.post(f"/tables/{table}/seat/0/bot", {"level": self.level}))
        await asyncio.sleep(BOT_STORM_SECONDS)
        for table in tables:
            await self.slowly(mallory.post(f"/tables/{table}/seat/0/take"))
        return "bots of the others go on"

    async def slowly(self, work: Coroutine[Any, Any, Json]) -> Json:
        """Within the limits of requests: what is refused here is not the point."""
        await asyncio.sleep(0.04)
        return await work


class ExpertStorm(BotStorm):
    """The same with bots that think for seconds."""

    name = "30 tables of expert bots"
    level = "expert"


class Malformed(Storm):
    """Requests that are none: paths, encodings, numbers, nesting."""

    name = "malformed requests"

    async def attack(self) -> str:
        mallory, codes = await self.person(), Counter[int]()
        http = mallory.http
        for path in ("/tables/%00", "/tables/%ff", "/tables/..%2f..", "/rules/xx/yy", "/tables/0?invite=%00", "/%"):
            codes[(await http.get(path)).status_code] += 1
        bodies = (b"", b"{", b"\xff\xfe", b"[" * 50_000, b'{"name": 1e999}', b'{"name": "\\ud800"}', b"null")
        for body in bodies:
            for path in ("/me", "/tables", "/import", "/login"):
                headers = {"content-type": "application/json"}
                codes[(await http.post(path, content=body, headers=headers)).status_code] += 1
        record = short_record()
        for key, value in (
            ("players", 10**30),
            ("seed", 1 << 300),
            ("choices", [None]),
            ("options", []),
            ("title", "\x00"),
        ):
            codes[(await http.post("/import", json={"record": {**record, key: value}})).status_code] += 1
        if any(code < 400 or code >= 500 for code in codes):
            raise NotRefused(str(dict(codes)))
        return ", ".join(f"{count} x {code}" for code, count in sorted(codes.items()))


class LoggedOut(Storm):
    """A device that was logged out, on a line that is still open at another door."""

    name = "moves after logging out"

    async def attack(self) -> str:
        mallory, _anna, table = await self.pair()
        elsewhere = Client(self.house.urls[-1], mallory.token, mallory.person, mallory.headers)
        self.stack.push_async_callback(elsewhere.http.aclose)
        live = await self.at(elsewhere, table["id"])
        await turn_of(live)
        await mallory.http.delete("/me/devices")
        async with asyncio.timeout(10):
            while live.socket is not None and live.socket.close_code is None:
                await asyncio.sleep(0.05)
        return await must_refuse(mallory.get("/me"), "err-unknown-device")
