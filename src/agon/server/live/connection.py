"""One connection and what it has still to be sent.

A connection is never sent a queue of views: it is marked, and the newest view is rendered when the line is free. A slow
reader skips views but no log line, and holds up nobody.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from agon.server.live.messages import Outgoing
from agon.server.store.rows import Person

MOST_WAITING = 200
"""Messages that may wait for a slow reader before the connection is closed."""


class Outlet(Protocol):
    """What takes the messages. Who was not free says ``Connection.wake`` when it is."""

    @property
    def is_free(self) -> bool: ...

    def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send messages together."""


class Connection:
    """One browser tab or client at one table."""

    def __init__(
        self,
        table: str,
        person: Person | None,
        outlet: Outlet,
        fresh_from: int = 0,
        address: str = "",
        device: str = "",
    ) -> None:
        """``device``: the hash of the token that said hello."""
        self.table = table
        self.address = address
        self.device = device
        self.person = person
        self.person_id = person.id if person else None
        self.outlet = outlet
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
        self.write: Callable[[Connection], None] | None = None
        self.is_due = False
        self.ended = asyncio.Event()

    def open(self, write: "Callable[[Connection], None]") -> None:
        """From here on ``write`` is called, once, after anything has come up."""
        self.write = write
        self.wake()

    def wake(self) -> None:
        if self.write is not None and not self.is_due:
            self.is_due = True
            asyncio.get_running_loop().call_soon(self.write, self)

    def end(self) -> None:
        """Nothing more is sent."""
        self.write = None
        self.ended.set()

    @property
    def is_over(self) -> bool:
        """Whether nothing more is to be sent."""
        return self.overflowed or self.signed_out

    @property
    def has_more_to_see(self) -> bool:
        return self.table_changed or self.log_from is not None

    def sign_out(self) -> None:
        self.signed_out = True
        self.wake()

    def overflow(self) -> None:
        """Too much is said or waits: the line will be closed."""
        self.overflowed = True
        self.wake()

    def say(self, message: Outgoing) -> None:
        if len(self.waiting) >= MOST_WAITING:
            self.overflow()
        else:
            self.waiting.append(msgspec.json.encode(message))
        self.wake()

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
        self.wake()

    def show_table(self) -> None:
        self.table_changed = True
        self.wake()
