"""Where a person wants to be told: the channels as they are set, changed and shown."""

from typing import Any

import msgspec
from msgspec import UNSET

from agon.server.api_types import Channels, ChannelsChange, ChannelsOut
from agon.server.notices.sender import Sender
from agon.server.store.rows import Person
from agon.server.tables.people import People

MOST_PUSHES = 10
"""Browsers of one person that are told; an eleventh takes the place of the oldest."""
SHOWN_HOOK = 24
"""Signs of a webhook's address that are shown; the rest may be secret."""


class Preferences:
    def __init__(self, people: People, sender: Sender) -> None:
        self.people = people
        self.sender = sender

    def shown(self, person: Person) -> ChannelsOut:
        own = person.channels
        hook = own.get("webhook")
        shown_hook = {"kind": hook["kind"], "url": hook["url"][:SHOWN_HOOK] + "…"} if hook else None
        push = len(own.get("push") or [])
        return ChannelsOut(own.get("email"), shown_hook, push, self.sender.push_key, self.sender.available)

    async def replace(self, person: Person, channels: Channels) -> None:
        await self.people.set_channels(person, msgspec.to_builtins(channels))

    async def change(self, person: Person, change: ChannelsChange) -> None:
        own = dict(person.channels)
        if change.email is not UNSET:
            own["email"] = change.email
        if change.webhook is not UNSET:
            own["webhook"] = msgspec.to_builtins(change.webhook)
        pushes = list(own.get("push") or [])
        if change.push is not UNSET:
            pushes = [*without(pushes, change.push.endpoint), msgspec.to_builtins(change.push)][-MOST_PUSHES:]
        if change.push_gone is not UNSET:
            pushes = without(pushes, change.push_gone)
        await self.people.set_channels(person, {**own, "push": pushes})


def without(pushes: list[dict[str, Any]], endpoint: str) -> list[dict[str, Any]]:
    return [one for one in pushes if one["endpoint"] != endpoint]
