"""The doors of the server: how many connections there may be, and how long one may take to say what it wants.

A connection that is opened and says nothing, or says it a letter at a time, is closed within seconds. When the house is
full, newcomers are turned away and those inside go on.
"""

import asyncio
import contextlib
import sys
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from agon.server.live.line import Line
from agon.server.rate_limits import address_key, is_own_machine

HEAD_SECONDS = 8.0
"""For the head of a request, from the first moment."""
BODY_SECONDS = 30.0
ANSWER_SECONDS = 120.0
"""For the answer to be made and fetched."""
KEPT_FILES = 128
"""Open files that are not for connections: database, bots, pages."""
WANTED_FILES = 65_536
FULL = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\nretry-after: 5\r\n\r\n"


def raise_file_limit() -> int:
    """As many open files as the system lets us have; how many that are."""
    if sys.platform == "win32":
        return WANTED_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return WANTED_FILES if soft == resource.RLIM_INFINITY else soft


class Doors:
    """Who is inside, by address. A proxy on this machine brings everybody, so it may bring any number."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self.most = most
        self.most_per_address = most_per_address
        self.inside: Counter[str] = Counter()

    def let_in(self, host: str) -> bool:
        if self.inside.total() >= self.most:
            return False
        key = address_key(host)
        if self.inside[key] >= self.most_per_address and not is_own_machine(host):
            return False
        self.inside[key] += 1
        return True

    def let_out(self, host: str) -> None:
        key = address_key(host)
        self.inside[key] -= 1
        if self.inside[key] <= 0:
            del self.inside[key]

    def http(self, **given: Any) -> "GuardedHttp":
        return GuardedHttp(self, **given)

    def websocket(self, **given: Any) -> "GuardedSocket":
        return GuardedSocket(self, **given)


class GuardedHttp(H11Protocol):
    """HTTP for those who are quick enough."""

    def __init__(self, doors: Doors, **given: Any) -> None:
        super().__init__(**given)
        self.doors = doors
        self.is_inside = False
        self.phase: object = None
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self.is_inside = self.doors.let_in(self.host)
        if not self.is_inside:
            transport.write(FULL)
            transport.close()
            return
        self.watch_time()

    def data_received(self, data: bytes) -> None:
        if not self.is_inside:
            return
        super().data_received(data)
        self.watch_time()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.watch_time()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.stop_watch()
        self.is_inside = False  # the socket takes the place over
        super().handle_websocket_upgrade(event)
        self.phase = "upgraded"

    def watch_time(self) -> None:
        """A new phase of the conversation has its own time; within a phase the clock runs on."""
        if self.phase == "upgraded":
            return
        phase = self.conn.their_state, self.conn.our_state
        if phase != self.phase:
            self.stop_watch()
            self.phase = phase
            seconds = {h11.IDLE: HEAD_SECONDS, h11.SEND_BODY: BODY_SECONDS}.get(self.conn.their_state, ANSWER_SECONDS)
            self.timer = self.loop.call_later(seconds, self.hang_up)

    def hang_up(self) -> None:
        self.transport.abort()

    def stop_watch(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_watch()
        super().connection_lost(exc)
        if self.is_inside:
            self.is_inside = False
            self.doors.let_out(self.host)


class GuardedSocket(Line):
    """A WebSocket whose place at the door is free again when it ends."""

    def __init__(self, doors: Doors, **given: Any) -> None:
        super().__init__(**given)
        self.doors = doors

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.doors.let_out(self.client[0] if self.client else "")
