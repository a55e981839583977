"""Around the application: headers that keep a browser safe, answers to HEAD, and malformed requests refused early."""

import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import unquote_to_bytes

import msgspec

from agon.server.api_types import Problem

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # boards place their pieces by style attributes
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
LONGEST_PATH = 2_000
LONGEST_QUERY = 4_000
BAD_ESCAPE = re.compile(rb"%(?![0-9A-Fa-f]{2})")


class Guard:
    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        is_head = scope["method"] == "HEAD"
        answer = Answer(send, is_head)
        if (wrong := what_is_wrong(scope)) is not None:
            await refuse(answer, wrong)
            return
        await self.app({**scope, "method": "GET"} if is_head else scope, receive, answer)


class Answer:
    """What goes out: with the headers, and to HEAD without a body."""

    def __init__(self, send: Send, is_head: bool) -> None:
        self.send = send
        self.is_head = is_head

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message.get("headers", []))
            names = {bytes(name).lower() for name, _ in given}
            extra = [(name, value) for name, value in HEADERS if name not in names]
            message = {**message, "headers": [*given, *extra]}
        elif message["type"] == "http.response.body" and self.is_head:
            message = {**message, "body": b""}
        await self.send(message)


def what_is_wrong(scope: Scope) -> str | None:
    """Paths and queries that are no UTF-8, hold control characters or have no end."""
    raw, query = bytes(scope.get("raw_path") or b""), bytes(scope.get("query_string") or b"")
    if len(raw) > LONGEST_PATH or len(query) > LONGEST_QUERY:
        return "the address is too long"
    for part in (raw, query):
        if BAD_ESCAPE.search(part):
            return "the address has a broken escape"
        try:
            plain = unquote_to_bytes(part).decode()
        except UnicodeDecodeError:
            return "the address is no UTF-8"
        if any(sign < " " or sign == "\x7f" for sign in plain):
            return "the address has control characters"
    return None


async def refuse(send: Send, detail: str) -> None:
    body = msgspec.json.encode(Problem("err-malformed", {}, detail))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 400, "headers": headers})
    await send({"type": "http.response.body", "body": body})
