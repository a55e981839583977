"""The wire of a WebSocket, past the layers that a request goes through: every move comes and every view goes this way.

After the handshake, texts go straight to a listener and several texts go out in one piece. What nearly every piece of
data is, one whole short text, is read here; all else is left to the library.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the one in C, where it was built
from websockets.protocol import OPEN

LINE = "agon.line"
"""Where the line is found in the scope of a WebSocket."""

LINGER_SECONDS = 2.0
"""How long who said something impossible is still read, so that the reason reaches them."""

MOST_SPARED = 3
"""So often in a row somebody who talks is not asked whether they are there."""

TEXT = 0x81
"""How a frame begins that is a whole text."""
MASKED = 0x80
SHORT, MIDDLE = 126, 1 << 16
"""Lengths below these are told in the second byte, in two more, else in eight more (RFC 6455, 5.2)."""
HEAD = 6
"""Bytes before a short text from a client: two, and its mask."""

Listener = Callable[[bytes], None]


def line_of(scope: Mapping[str, Any]) -> "Line":
    """The line of a WebSocket that this server has opened."""
    line = scope["extensions"][LINE]["itself"]
    assert isinstance(line, Line)
    return line


def head_of(text: bytes) -> bytes:
    """What goes before a text from the server."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size))
    if size < MIDDLE:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")


def is_short_text(data: bytes) -> bool:
    """Whether a client has sent one whole text of less than 126 bytes, and nothing else."""
    size = len(data) - HEAD
    return 0 <= size < SHORT and data[0] == TEXT and data[1] == MASKED | size


class Line(WebSocketsSansIOProtocol):
    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.listener: Listener | None = None
        self.on_free: Callable[[], None] | None = None
        self.is_held = False
        self.lingers = False
        self.was_heard = False
        self.spared = 0

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # a handshake that fails has none
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), LINE: {"itself": self}}

    def send_receive_event_to_app(self) -> None:
        if self.listener is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        text = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.listener(bytes(text))

    def data_received(self, data: bytes) -> None:
        if self.lingers:
            return
        self.was_heard = True
        if self.listener is not None and is_short_text(data) and self.is_between_messages:
            self.listener(bytes(apply_mask(data[HEAD:], data[2:HEAD])))
        else:
            super().data_received(data)

    @property
    def is_between_messages(self) -> bool:
        conn = self.conn
        return conn.state is OPEN and conn.current_size is None and not conn.reader.buffer and not self.close_sent

    def handle_parser_exception(self) -> None:
        """Say why, and read on for a moment: hanging up on what is still on its way would wipe out the reason."""
        refused = self.conn.close_sent
        assert refused is not None
        self.lingers = self.close_sent = True
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": refused.code, "reason": refused.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.close)

    def hold(self, on: bool) -> None:
        """Hear nothing more until somebody has seen to what was heard."""
        if on != self.is_held and not self.transport.is_closing():
            self.is_held = on
            if on:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    @property
    def is_free(self) -> bool:
        """False while the other end is slow."""
        return self.writable.is_set()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_free is not None:
            self.on_free()

    def send_texts(self, texts: Sequence[bytes]) -> None:
        """What a line that has ended is given is dropped."""
        if self.disconnected or self.close_sent or self.transport.is_closing() or self.conn.state is not OPEN:
            return
        self.transport.writelines([part for text in texts for part in (head_of(text), text)])

    def send_keepalive_ping(self) -> None:
        """Who was heard since the last time is there. Now and then they are asked all the same: who talks need not listen."""
        if self.was_heard and self.spared < MOST_SPARED:
            self.was_heard = False
            self.spared += 1
            self.schedule_ping()
        else:
            self.spared = 0
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Who does not answer does not read either: waiting until all was sent would keep the line for ever."""
        super().keepalive_timeout()
        self.transport.abort()
