"""The wire of a WebSocket, past the layers that a request goes through: every move comes and every view goes this way.

After the handshake, texts go straight to a listener and several texts go out in one piece.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

LINE = "agon.line"
"""Where the line is found in the scope of a WebSocket."""

LINGER_SECONDS = 2.0
"""How long who said something impossible is still read, so that the reason reaches them."""

Listener = Callable[[bytes], None]


def line_of(scope: Mapping[str, Any]) -> "Line":
    """The line of a WebSocket that this server has opened."""
    line = scope["extensions"][LINE]["itself"]
    assert isinstance(line, Line)
    return line


class Line(WebSocketsSansIOProtocol):
    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.listener: Listener | None = None
        self.is_held = False
        self.lingers = False

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
        if not self.lingers:
            super().data_received(data)

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

    async def send_texts(self, texts: Sequence[bytes]) -> None:
        """Waits while the other end is slow. What a line that has ended is given is dropped."""
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            return
        self.transport.write(b"".join(self.conn.data_to_send()))

    def keepalive_timeout(self) -> None:
        """Who does not answer does not read either: waiting until all was sent would keep the line for ever."""
        super().keepalive_timeout()
        self.transport.abort()
