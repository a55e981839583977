"""Connections: the silent and the slow are closed, the many are counted, and players go on when newcomers are refused."""

import asyncio
import contextlib
import logging
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest
import structlog
import uvicorn
from websockets.asyncio.client import connect

from agon.server import doors as doors_module
from agon.server import log_limits
from agon.server.chaos.postgres import free_port
from agon.server.config import Limits
from agon.server.doors import Doors
from agon.server.live import line as line_module
from agon.server.live.connection import Connection
from agon.server.log_limits import LimitedLog, LimitedRecords
from agon.server.rate_limits import address_key
from agon.server.refusals import TooMuch
from agon.server.services import Services
from agon.server.store.rows import Person

from .players import people
from .server_process import ServerProcess
from .tables import new_person, new_table

HELLO = b"GET / HTTP/1.1\r\nhost: here\r\n\r\n"
QUICK = {"HEAD_SECONDS": 0.3, "BODY_SECONDS": 0.3, "ANSWER_SECONDS": 0.6}


async def greeting(scope: Any, receive: Any, send: Any) -> None:
    """An application that reads a request and answers; a WebSocket is echoed, at ``/flood`` after much that is sent."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        for _ in range(200 if scope["path"] == "/flood" else 0):
            await send({"type": "websocket.send", "text": "x" * 100_000})
        while (message := await receive())["type"] != "websocket.disconnect":
            if "text" in message:
                await send({"type": "websocket.send", "text": message["text"]})
        return
    while (await receive()).get("more_body"):
        pass
    if scope["path"] == "/never":
        await asyncio.sleep(60)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"hi"})


@contextlib.asynccontextmanager
async def house(doors: Doors, ping_seconds: float = 20.0) -> AsyncIterator[int]:
    port = free_port()
    config = uvicorn.Config(
        greeting,
        port=port,
        http=doors.http,  # type: ignore[arg-type]
        ws=doors.websocket,  # type: ignore[arg-type]
        ws_ping_interval=ping_seconds,
        ws_ping_timeout=ping_seconds,
        log_level="critical",
        lifespan="off",
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield port
    server.should_exit = True
    await task


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        HELLO + b"GET /",
        b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 9\r\n\r\nabc",
        b"GET /never HTTP/1.1\r\nhost: here\r\n\r\n",
    ],
    ids=["silent", "half a head", "half a second head", "half a body", "endless answer"],
)
async def test_who_does_not_say_what_they_want_is_shown_out(monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    for name, seconds in QUICK.items():
        monkeypatch.setattr(doors_module, name, seconds)
    doors = Doors(10, 10)
    async with house(doors) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(said)
        with contextlib.suppress(ConnectionError):
            await asyncio.wait_for(reader.read(), 20)
        writer.close()
        for _ in range(100):
            await asyncio.sleep(0 if not doors.inside else 0.02)
        assert not doors.inside


async def test_those_inside_go_on_when_newcomers_are_turned_away() -> None:
    doors = Doors(2, 10)
    async with house(doors) as port:
        async with connect(f"ws://127.0.0.1:{port}/") as one, connect(f"ws://127.0.0.1:{port}/") as two:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HELLO)
            assert (await reader.read()).startswith(b"HTTP/1.1 503")
            writer.close()
            for socket in (one, two):
                await socket.send("still here")
                assert await socket.recv() == "still here"
        while doors.inside:
            await asyncio.sleep(0.01)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HELLO)
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        writer.close()


async def handshake(port: int, path: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket by hand, with all the liberties that gives."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
    head = [f"GET {path} HTTP/1.1", "host: here", "upgrade: websocket", "connection: upgrade"]
    head += ["sec-websocket-key: c2xvdyByZWFkZXJzIGVhdA==", "sec-websocket-version: 13", "", ""]
    writer.write("\r\n".join(head).encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def test_who_sends_too_much_is_told_so_even_while_still_sending(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_module, "LINGER_SECONDS", 0.6)
    doors = Doors(10, 10)
    async with house(doors) as port:
        reader, writer = await handshake(port, "/")
        writer.write(b"\x81\xff" + (1 << 25).to_bytes(8, "big") + bytes(4))  # a text of 32 MB, masked with zeros
        for _ in range(3):
            writer.write(bytes(50_000))
            await asyncio.sleep(0.05)
        answer = await asyncio.wait_for(reader.read(), 20)
        assert answer[0] == 0x88
        assert int.from_bytes(answer[2:4], "big") == 1009
        writer.write(bytes(50_000))
        for _ in range(500):
            await asyncio.sleep(0.02 if doors.inside else 0)
        assert not doors.inside, "who goes on sending is hung up on"
        writer.transport.abort()


async def test_who_does_not_read_is_hung_up_on_in_the_middle_of_what_is_sent() -> None:
    doors = Doors(10, 10)
    async with house(doors, ping_seconds=0.3) as port:
        _reader, writer = await handshake(port, "/flood")
        assert doors.inside
        for _ in range(500):
            await asyncio.sleep(0.02 if doors.inside else 0)
        assert not doors.inside
        writer.transport.abort()


async def test_only_the_silent_are_asked_whether_they_are_there() -> None:
    doors = Doors(10, 10)
    async with house(doors, ping_seconds=0.6) as port:
        talking, talker = await handshake(port, "/")
        silent, mute = await handshake(port, "/")
        for _ in range(15):
            talker.write(b"\x81\x81\0\0\0\0x")  # a text of one letter, which comes back
            assert await talking.readexactly(3) == b"\x81\x01x"
            await asyncio.sleep(0.1)
        assert await asyncio.wait_for(silent.read(1), 5) == b"\x89"
        for writer in (talker, mute):
            writer.transport.abort()


async def test_who_talks_but_never_listens_is_hung_up_on() -> None:
    doors = Doors(10, 10)
    async with house(doors, ping_seconds=0.2) as port:
        _reader, writer = await handshake(port, "/")
        for _ in range(200):
            if doors.inside:
                writer.write(b"\x81\x81\0\0\0\0x")
                await asyncio.sleep(0.05)
        assert not doors.inside
        writer.transport.abort()


def test_an_address_has_its_share_and_a_proxy_brings_everybody() -> None:
    doors = Doors(100, 3)
    assert [doors.let_in("192.0.2.7") for _ in range(4)] == [True, True, True, False]
    assert doors.let_in("192.0.2.8")
    assert all(doors.let_in("127.0.0.1") for _ in range(10))
    doors.let_out("192.0.2.7")
    assert doors.let_in("192.0.2.7")


def test_a_household_is_one_address() -> None:
    assert address_key("2001:db8:1:2::7") == address_key("2001:db8:1:2:ffff::1")
    assert address_key("2001:db8:1:2::7") != address_key("2001:db8:1:3::7")
    assert address_key("::ffff:192.0.2.7") == address_key("192.0.2.7") == "192.0.2.7"
    assert address_key("?") == "?"


class Nowhere:
    is_free = True

    def send_texts(self, texts: Sequence[bytes]) -> None:
        pass


def enter(services: Services, table: str, person: Person | None, times: int, address: str = "a") -> None:
    for _ in range(times):
        services.broadcast.enter(Connection(table, person, Nowhere(), address=address))


async def test_onlookers_do_not_take_the_place_of_players(services: Services) -> None:
    anna, limits = await new_person(services), Limits()
    table = await new_table(services, "dice_forge", ["me", "open"], anna, visibility="public")
    for at in range(limits.onlookers_per_table):
        enter(services, table.id, None, 1, address=f"192.0.2.{at}")
    with pytest.raises(TooMuch, match="onlookers"):
        services.sockets.check_crowd(table, None, "fresh")
    services.sockets.check_crowd(table, anna, "fresh")


async def test_sockets_are_counted_by_person_and_by_address(services: Services) -> None:
    anna, limits = await new_person(services), Limits()
    tables = [await new_table(services, "dice_forge", ["me", "open"], anna, visibility="public") for _ in range(5)]
    enter(services, tables[0].id, anna, limits.sockets_per_person_and_table)
    with pytest.raises(TooMuch, match="at this table"):
        services.sockets.check_crowd(tables[0], anna, "fresh")
    services.sockets.check_crowd(tables[1], anna, "fresh")
    for table in tables:
        enter(services, table.id, None, limits.sockets_per_address // 5, address="crowd")
    with pytest.raises(TooMuch, match="one address"):
        services.sockets.check_crowd(tables[1], None, "crowd")
    for connection in list(services.broadcast.connections(tables[0].id)):
        services.broadcast.leave(connection)
    services.sockets.check_crowd(tables[1], None, "crowd")
    assert anna.id not in services.broadcast.of_person


class Mute:
    """A socket that never says anything."""

    async def receive_data(self, mode: str) -> str:
        await asyncio.sleep(3600)
        return mode


async def test_those_who_have_not_said_hello_are_few(services: Services) -> None:
    sockets, most = services.sockets, Limits().silent_per_address
    mute: Any = Mute()
    waiting = [asyncio.create_task(sockets.first_message(mute, "192.0.2.1")) for _ in range(most)]
    await asyncio.sleep(0)
    with pytest.raises(TooMuch, match="said nothing"):
        await sockets.first_message(mute, "192.0.2.1")
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert not sockets.silent


async def test_who_does_not_say_hello_is_shown_out_in_seconds(server: ServerProcess) -> None:
    async with people(server.url, "Anna") as (anna,):
        table = await anna.create("dice_forge", ["me", "hotseat"])
        async with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table['id']}/live") as socket:
            await asyncio.wait_for(socket.wait_closed(), 12)
            assert socket.close_code == 4400


def test_the_limit_of_open_files_is_raised_at_the_start() -> None:
    program = (
        "import resource; hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1];"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (64, min(hard, 4096) if hard > 0 else 4096));"
        "from agon.server.doors import raise_file_limit;"
        "print(raise_file_limit(), *resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert told.split() == ["4096", "4096", "4096"]


def test_a_line_that_comes_again_and_again_is_swallowed_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    limited, passed = LimitedLog(), []
    for _ in range(100):
        with contextlib.suppress(structlog.DropEvent):
            passed.append(limited(None, "error", {"event": "request failed", "exc_info": KeyError("x")}))
    assert len(passed) == log_limits.TIMES
    assert limited(None, "error", {"event": "another"})
    assert all(limited(None, "info", {"event": "said"}) for _ in range(50))
    monkeypatch.setattr(log_limits, "SPAN_SECONDS", 0.0)
    again = limited(None, "error", {"event": "request failed", "exc_info": KeyError("x")})
    assert again["swallowed"] == 100 - log_limits.TIMES


def test_libraries_are_held_to_the_same() -> None:
    limited = LimitedRecords()
    record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 1, "Invalid HTTP request received.", (), None)
    assert sum(limited.filter(record) for _ in range(100)) == log_limits.TIMES
