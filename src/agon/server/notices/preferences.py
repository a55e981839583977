"""Where a person wants to be told: the channels as they are set, changed and shown."""

from typing import Any

import msgspec
from msgspec import UNSET

from agon.server.api_types import Channels, ChannelsChange, ChannelsOut, ShownWebhook
from agon.server.notices.confirmations import Confirmations
from agon.server.notices.sender import Sender
from agon.server.store.rows import Person
from agon.server.tables.people import People

MOST_PUSHES = 10
"""Browsers of one person that are told; an eleventh takes the place of the oldest."""
SHOWN_HOOK = 24
"""Signs of a webhook's address that are shown; the rest may be secret."""


class Preferences:
    def __init__(self, people: People, sender: Sender, confirmations: Confirmations) -> None:
        self.people = people
        self.sender = sender
        self.confirmations = confirmations

    def shown(self, person: Person) -> ChannelsOut:
        own = person.channels
        hook = own.get("webhook")
        shown_hook = ShownWebhook(hook["kind"], hook["url"][:SHOWN_HOOK] + "…") if hook else None
        push = len(own.get("push") or [])
        email, pending = own.get("email"), own.get("email_pending")
        shown_email, confirmed = pending or email, pending is None and email is not None
        return ChannelsOut(shown_email, confirmed, shown_hook, push, self.sender.push_key, self.sender.available)

    async def replace(self, person: Person, channels: Channels) -> None:
        wanted = msgspec.to_builtins(channels)
        email = wanted.pop("email")
        await self.store(person, {**kept_email(person), **wanted}, email)

    async def store(self, person: Person, channels: dict[str, Any], email: str | None) -> None:
        """A new address waits for its confirmation; the one before is not used any more."""
        if email is None or email == channels.get("email"):
            channels |= {"email": email, "email_pending": None}
        elif email != channels.get("email_pending"):
            await self.confirmations.ask(person, email)
            channels |= {"email": None, "email_pending": email}
        await self.people.set_channels(person, channels)
        if channels["email_pending"] is None:
            await self.confirmations.forget(person)

    async def change(self, person: Person, change: ChannelsChange) -> None:
        own = dict(person.channels)
        if change.webhook is not UNSET:
            own["webhook"] = msgspec.to_builtins(change.webhook)
        pushes = list(own.get("push") or [])
        if change.push is not UNSET:
            pushes = [*without(pushes, change.push.endpoint), msgspec.to_builtins(change.push)][-MOST_PUSHES:]
        if change.push_gone is not UNSET:
            pushes = without(pushes, change.push_gone)
        email = own.get("email_pending") or own.get("email") if change.email is UNSET else change.email
        await self.store(person, {**kept_email(person), **own, "push": pushes}, email)


def kept_email(person: Person) -> dict[str, Any]:
    return {name: person.channels.get(name) for name in ("email", "email_pending")}


def without(pushes: list[dict[str, Any]], endpoint: str) -> list[dict[str, Any]]:
    return [one for one in pushes if one["endpoint"] != endpoint]
