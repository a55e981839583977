"""The ways a notice is sent: e-mail, webhook, web push."""

import asyncio
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from functools import partial
from pathlib import Path
from typing import Any

import aiosmtplib
import httpx
import msgspec
import structlog

from agon.server.config import Smtp
from agon.server.metrics import NOTICES
from agon.server.notices import push, safe_http
from agon.server.notices.safe_http import NotAllowedError
from agon.server.rate_limits import DayLimit

TRIES = 3
MAILS_A_DAY = 40
WHOLE_TIMEOUT = 30.0

logger = structlog.get_logger()


class GoneError(Exception):
    """A push subscription that the browser has ended."""


class BadKeysError(Exception):
    """A push subscription that nothing can be sealed for."""


class Letter(msgspec.Struct):
    """What a person is told."""

    title: str
    text: str
    url: str


class Sender:
    """Sends a letter over one channel of a person; tries a few times, then gives up with a line in the log."""

    def __init__(self, data: Path, smtp: Smtp, vapid_contact: str, private_webhooks: bool = False) -> None:
        """``data`` is the folder with the key for web push."""
        self.smtp = smtp
        self.vapid_contact = vapid_contact
        self.http = safe_http.client(private=private_webhooks)
        self.keys = push.server_keys(data)
        self.mails = DayLimit(MAILS_A_DAY)

    @property
    def available(self) -> list[str]:
        mail = ["email"] if self.smtp.host else []
        return [*mail, "webhook", "push"]

    @property
    def push_key(self) -> str:
        return push.public_key(self.keys)

    async def close(self) -> None:
        await self.http.aclose()

    async def send(self, channels: dict[str, Any], letter: Letter) -> list[dict[str, Any]]:
        """Send over every channel at once; the push subscriptions that are gone."""
        work = []
        if channels.get("email") and self.smtp.host and self.may_mail(str(channels["email"])):
            work.append(self.attempt("email", partial(self.mail, str(channels["email"]), letter)))
        if channels.get("webhook"):
            work.append(self.attempt("webhook", partial(self.hook, channels["webhook"], letter)))
        pushes = channels.get("push") or []
        work.extend(self.attempt("push", partial(self.push, one, letter)) for one in pushes)
        outcomes = await asyncio.gather(*work)
        ended = outcomes[len(work) - len(pushes) :]
        return [one for one, outcome in zip(pushes, ended, strict=True) if outcome == "gone"]

    def may_mail(self, address: str) -> bool:
        """A mailbox gets so many letters a day, whoever has named it."""
        allowed = self.mails.allows(address.lower())
        if not allowed:
            NOTICES.labels(channel="email", outcome="capped").inc()
        return allowed

    async def write_to(self, address: str, letter: Letter) -> None:
        """One letter to an address, without a word about whether it arrived."""
        if self.smtp.host:
            await self.attempt("email", partial(self.mail, address, letter))

    async def attempt(self, channel: str, deliver: Callable[[], Awaitable[None]]) -> str:
        outcome = "failed"
        for attempt in range(TRIES):
            try:
                await deliver()
                outcome = "sent"
                break
            except (GoneError, BadKeysError, NotAllowedError) as error:
                outcome = "refused" if isinstance(error, NotAllowedError) else "gone"
                break
            except (OSError, ValueError, httpx.HTTPError, httpx.InvalidURL, aiosmtplib.SMTPException) as error:
                logger.warning("notice not delivered", channel=channel, attempt=attempt, error=named(error))
                await asyncio.sleep(2.0**attempt)
        NOTICES.labels(channel=channel, outcome=outcome).inc()
        return outcome

    async def mail(self, to: str, letter: Letter) -> None:
        smtp = self.smtp
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
            timeout=safe_http.TIMEOUT,
        )

    async def hook(self, webhook: dict[str, Any], letter: Letter) -> None:
        kind, line = webhook["kind"], f"{letter.text} {letter.url}"
        if kind == "ntfy":
            await self.post(webhook["url"], content=letter.text.encode(), headers={"click": letter.url})
            return
        bodies: dict[str, dict[str, Any]] = {
            "discord": {"content": line, "allowed_mentions": {"parse": []}},
            "slack": {"text": line},
            "json": {"title": letter.title, "text": letter.text, "url": letter.url},
        }
        await self.post(webhook["url"], json=bodies[kind])

    async def push(self, subscription: dict[str, Any], letter: Letter) -> None:
        data, contact = msgspec.json.encode(letter), self.vapid_contact
        try:
            headers, body = await asyncio.to_thread(push.sealed, subscription, data, self.keys, contact)
        except Exception as error:  # whatever the libraries make of keys that a stranger has sent
            raise BadKeysError from error
        await self.post(subscription["endpoint"], gone=push.GONE, headers=headers, content=body)

    async def post(self, url: str, gone: tuple[int, ...] = (), **more: Any) -> None:
        """What comes back is not read: it may be endless."""
        async with asyncio.timeout(WHOLE_TIMEOUT), self.http.stream("POST", url, **more) as response:
            if response.status_code in gone:
                raise GoneError
            response.raise_for_status()


def named(error: Exception) -> str:
    """An error for the log, without the address, which may hold secrets."""
    if isinstance(error, httpx.HTTPStatusError):
        return f"status {error.response.status_code}"
    return type(error).__name__
