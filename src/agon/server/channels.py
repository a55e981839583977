"""The ways a notice leaves the house: e-mail, webhook, web push."""

import asyncio
import contextlib
import ipaddress
import os
import socket
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import aiosmtplib
import httpx
import msgspec
import structlog
from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02, b64urlencode

from agon.server.config import Settings
from agon.server.metrics import NOTICES

TIMEOUT = 15.0
TRIES = 3
PUSH_KEEP_SECONDS = 86_400
GONE = (404, 410)

logger = structlog.get_logger()


class NotAllowedError(Exception):
    """An address inside the operator's own network."""


class UndeliveredError(Exception):
    """The push service did not take it."""


class GoneError(Exception):
    """A push subscription that the browser has ended."""


class Letter(msgspec.Struct):
    """What a person is told."""

    title: str
    text: str
    url: str


class Sender:
    """Sends a letter over one channel of a person; tries a few times, then gives up with a line in the log."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.http = httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False)
        self.vapid = vapid_keys(settings.data)

    @property
    def available(self) -> list[str]:
        mail = ["email"] if self.settings.smtp.host else []
        return [*mail, "webhook", "push"]

    @property
    def push_key(self) -> str:
        """The public key that a browser subscribes with."""
        raw = self.vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return str(b64urlencode(raw))

    async def close(self) -> None:
        await self.http.aclose()

    async def send(self, channels: dict[str, Any], letter: Letter) -> list[dict[str, Any]]:
        """Send over every channel at once; the push subscriptions that are gone."""
        work = []
        if channels.get("email") and self.settings.smtp.host:
            work.append(self.attempt("email", lambda: self.mail(str(channels["email"]), letter)))
        if channels.get("webhook"):
            work.append(self.attempt("webhook", lambda: self.hook(channels["webhook"], letter)))
        pushes = channels.get("push") or []
        work.extend(self.attempt("push", lambda one=one: self.push(one, letter)) for one in pushes)
        outcomes = await asyncio.gather(*work)
        ended = outcomes[len(work) - len(pushes) :]
        return [one for one, outcome in zip(pushes, ended, strict=True) if outcome == "gone"]

    async def attempt(self, channel: str, deliver: Any) -> str:
        outcome = "failed"
        for attempt in range(TRIES):
            try:
                await deliver()
                outcome = "sent"
                break
            except (GoneError, NotAllowedError) as error:
                outcome = "gone" if isinstance(error, GoneError) else "refused"
                break
            except (OSError, httpx.HTTPError, aiosmtplib.SMTPException, UndeliveredError) as error:
                logger.warning("notice not delivered", channel=channel, attempt=attempt, error=str(error)[:200])
                await asyncio.sleep(2.0**attempt)
        NOTICES.labels(channel=channel, outcome=outcome).inc()
        return outcome

    async def mail(self, to: str, letter: Letter) -> None:
        smtp = self.settings.smtp
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = smtp.sender, to, letter.title
        message.set_content(f"{letter.text}\n\n{letter.url}\n")
        await aiosmtplib.send(
            message,
            hostname=smtp.host,
            port=smtp.port,
            username=smtp.user or None,
            password=smtp.password or None,
            use_tls=smtp.tls == "tls",
            start_tls=smtp.tls == "starttls",
            timeout=TIMEOUT,
        )

    async def hook(self, webhook: dict[str, Any], letter: Letter) -> None:
        await self.check_outside(webhook["url"])
        line = f"{letter.text} {letter.url}"
        headers: dict[str, str] = {}
        body: Any = {"title": letter.title, "text": letter.text, "url": letter.url}
        if webhook["kind"] == "discord":
            body = {"content": line, "allowed_mentions": {"parse": []}}
        elif webhook["kind"] == "slack":
            body = {"text": line}
        if webhook["kind"] == "ntfy":
            headers = {"click": letter.url}
            response = await self.http.post(webhook["url"], content=letter.text.encode(), headers=headers)
        else:
            response = await self.http.post(webhook["url"], json=body)
        response.raise_for_status()

    async def push(self, subscription: dict[str, Any], letter: Letter) -> None:
        await self.check_outside(subscription["endpoint"])
        data = msgspec.json.encode(letter).decode()
        await asyncio.to_thread(push, subscription, data, self.vapid, self.settings.vapid_contact)

    async def check_outside(self, url: str) -> None:
        """Nobody may use the server to knock at doors inside its own network, unless the operator says so."""
        if self.settings.private_webhooks:
            return
        host = urlsplit(url).hostname or ""
        found = await asyncio.get_running_loop().getaddrinfo(host, None, type=socket.SOCK_STREAM)
        if not all(ipaddress.ip_address(one[4][0]).is_global for one in found):
            raise NotAllowedError(host)


def push(subscription: dict[str, Any], data: str, keys: Vapid02, contact: str) -> None:
    """In a thread: the library waits."""
    from pywebpush import WebPushException, webpush  # slow to import and seldom needed

    claims: dict[str, str | int] = {"sub": contact}
    try:
        webpush(subscription, data, keys, claims, timeout=TIMEOUT, ttl=PUSH_KEEP_SECONDS)
    except WebPushException as error:
        if error.response is not None and error.response.status_code in GONE:
            raise GoneError from error
        raise UndeliveredError(str(error)) from error


def vapid_keys(data: Path) -> Vapid02:
    """The server's key for web push, made once and kept in the data folder."""
    path = data / "vapid.pem"
    if not path.is_file():
        data.mkdir(parents=True, exist_ok=True)
        keys = Vapid02()
        keys.generate_keys()
        fresh = path.with_suffix(f".{os.getpid()}")
        fresh.write_bytes(keys.private_pem())
        fresh.chmod(0o600)
        with contextlib.suppress(FileExistsError):
            os.link(fresh, path)
        fresh.unlink()
    return Vapid02.from_file(str(path))
