"""One connection and what it has still to be sent.

A connection is never sent a queue of views: it is marked, and its own task renders the newest view when the
line is free. A slow reader skips views but no log line, and holds up nobody.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from agon.server.live.messages import Outgoing
from agon.server.store.rows import Person

MOST_WAITING = 200
"""Messages that may wait for a slow reader before the connection is closed."""

Send = Callable[[Sequence[bytes]], Awaitable[None]]
"""Sends messages together."""


class Connection:
    """One browser tab or client at one table."""

    def __init__(
        self, table: str, person: Person | None, send: Send, fresh_from: int = 0, address: str = "", device: str = ""
    ) -> None:
        """``device``: the hash of the token that said hello."""
        self.table = table
        self.address = address
        self.device = device
        self.person = person
        self.send = send
        self.focused = False
        self.waiting: deque[bytes] = deque()
        self.heard: deque[bytes] = deque()
        self.is_answering = False
        self.overflowed = False
        self.signed_out = False
        self.seat: int | None = None
        self.log_from: int | None = 0
        self.fresh_from = fresh_from
        self.table_changed = True
        self.last_table = b""
        self.looked_at = -1.0
        self.wake = asyncio.Event()
        self.wake.set()

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person else None

    @property
    def is_over(self) -> bool:
        """Whether nothing more is to be sent."""
        return self.overflowed or self.signed_out

    def sign_out(self) -> None:
        self.signed_out = True
        self.wake.set()

    def overflow(self) -> None:
        """Too much is said or waits: the line will be closed."""
        self.overflowed = True
        self.wake.set()

    def say(self, message: Outgoing) -> None:
        if len(self.waiting) >= MOST_WAITING:
            self.overflow()
        else:
            self.waiting.append(msgspec.json.encode(message))
        self.wake.set()

    def may_look_again(self) -> bool:
        """Whether a whole view may be asked for: once a second."""
        at = time.monotonic()
        if at < self.looked_at + 1.0:
            return False
        self.looked_at = at
        return True

    def show(self, log_from: int, fresh_from: int | None = None) -> None:
        """The next view must repeat the log from this move on."""
        self.log_from = log_from if self.log_from is None else min(self.log_from, log_from)
        self.fresh_from = min(self.fresh_from, fresh_from if fresh_from is not None else log_from)
        self.wake.set()

    def show_table(self) -> None:
        self.table_changed = True
        self.wake.set()
