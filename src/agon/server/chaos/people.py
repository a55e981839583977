"""Groups of people and bots who play one game after another, whatever happens to the server, and keep a ledger."""

import asyncio
import contextlib
import itertools
import random
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import httpx

import agon
from agon.client import BROKEN_LINE, Client, Json, Live, Now, RefusedError
from agon.server.chaos.ledger import Ledger

OFFLINE = (httpx.HTTPError, RefusedError, *BROKEN_LINE)
LEVEL = "easy"
THINKING = (0.01, 0.06)
"""Seconds that people take for a choice."""
TAKEN_BACK = 0.03
"""How often somebody takes a choice back where that is free."""
PATIENCE = 90.0
"""Seconds after which an answer counts as never given."""
AGAIN_SECONDS = 0.2

T = TypeVar("T")
addresses = itertools.count(1)


def new_address() -> dict[str, str]:
    """Servers believe a proxy on the same machine where somebody comes from; everyone comes from elsewhere."""
    number = next(addresses)
    return {"x-forwarded-for": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}


async def insist(work: Callable[[], Awaitable[T]]) -> T:
    """Ask until the server is there to answer."""
    limit = time.monotonic() + PATIENCE
    while True:
        try:
            return await work()
        except OFFLINE:
            if time.monotonic() > limit:
                raise
            await asyncio.sleep(AGAIN_SECONDS)


class Group:
    """Two people, who may come through different doors; in every other group bots sit with them."""

    def __init__(self, number: int, urls: list[str], ledger: Ledger, titles: list[str]) -> None:
        self.rng = random.Random(number)
        self.with_bots = number % 2 == 0
        self.urls = urls
        self.ledger = ledger
        self.titles = titles
        self.clients: list[Client] = []
        self.lives: list[Live] = []
        self.moved_at = 0.0

    async def play(self) -> None:
        """Until cancelled."""
        for at, name in enumerate(("Anna", "Bert")):
            url, address = self.urls[at % len(self.urls)], new_address()
            self.clients.append(await insist(lambda url=url, name=name, a=address: Client.greet(url, name, a)))  # type: ignore[misc]
        while True:
            table = await insist(self.new_table)
            await asyncio.gather(*[self.sit(client, table["id"]) for client in self.clients])
            self.ledger.games += 1

    async def new_table(self) -> Json:
        title = self.rng.choice(self.titles)
        bots = min(2, agon.title(title).max_players - 2) if self.with_bots else 0
        anna, bert = self.clients
        table = await anna.create(title, ["me", "open", *[f"bot:{LEVEL}"] * bots], visibility="public")
        return await insist(lambda: bert.join(table["id"], table["invite"]))

    async def sit(self, client: Client, table: str) -> None:
        async with contextlib.AsyncExitStack() as stack:
            live = await insist(lambda: stack.enter_async_context(client.at(table)))
            self.lives.append(live)
            try:
                while (now := await self.my_turn(live, table)) is not None:
                    await self.choose(live, table, now)
            finally:
                self.lives.remove(live)

    async def my_turn(self, live: Live, table: str) -> Now | None:
        """The table when one is to choose; None when the game is over."""
        await live.until(lambda: live.present.is_over or bool(live.present.options))
        self.ledger.note_seen(table, live.present.seq)
        return None if live.present.is_over else live.present

    async def choose(self, live: Live, table: str, now: Now) -> None:
        """Choose at random; what is refused is tried again, if it is still to be done."""
        await asyncio.sleep(self.rng.uniform(*THINKING))
        if live.present.seq != now.seq:
            return
        seat, sent, option = now.seat or 0, time.monotonic(), self.rng.choice(now.options)
        takes_back = now.message["can_undo"] and self.rng.random() < TAKEN_BACK
        try:
            async with asyncio.timeout(PATIENCE):
                if takes_back:
                    seq = int((await live.request({"t": "undo", "seq": now.seq}))["seq"])
                else:
                    seq = await live.move(option.index)
        except RefusedError as refusal:
            self.ledger.refusals[refusal.reason] += 1
            await asyncio.sleep(AGAIN_SECONDS)
        except TimeoutError:
            self.ledger.trouble.append(f"table {table}: no answer to a move in {PATIENCE:.0f} s")
        else:
            self.ledger.note_made(table, seat, seq, "undo" if takes_back else option.notation, sent)
            self.moved_at = time.monotonic()

    async def go_home(self) -> None:
        for client in self.clients:
            await client.http.aclose()


class Company:
    """All groups that play at one house."""

    def __init__(self, groups: int, urls: list[str], titles: list[str]) -> None:
        self.ledger = Ledger()
        self.groups = [
            Group(number, urls[number % 2 :] + urls[: number % 2], self.ledger, titles) for number in range(groups)
        ]
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self.tasks = [asyncio.create_task(group.play()) for group in self.groups]

    async def all_moved_since(self, moment: float, seconds: float) -> float | None:
        """When every group had an acknowledged move after a moment; None if one waits in vain."""
        while time.monotonic() < moment + seconds:
            if all(group.moved_at > moment for group in self.groups):
                return time.monotonic()
            await asyncio.sleep(0.02)
        return None

    async def end(self) -> None:
        """Everyone gets up; whoever fell over on the way is trouble."""
        for task in self.tasks:
            if task.done() and not task.cancelled() and task.exception() is not None:
                self.ledger.trouble.append(f"a group gave up: {task.exception()!r}")
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for group in self.groups:
            await group.go_home()
