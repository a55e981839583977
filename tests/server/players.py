"""People for the tests: they greet, sit down and choose."""

import contextlib
import random
from collections.abc import AsyncIterator

import pytest

import agon
from agon.client import Client, Json, Live, Now

everywhere = pytest.mark.parametrize("title", agon.titles())


LEVEL = "easy"
"""Bots that answer at once."""


def room_for_bots(title: str) -> int:
    """Bots beside two people, at most two."""
    return min(2, agon.title(title).max_players - 2)


@contextlib.asynccontextmanager
async def people(url: str, *names: str) -> AsyncIterator[list[Client]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(await Client.greet(url, name)) for name in names]


async def seated(title: str, host: Client, guests: list[Client], bots: int = 0, **more: object) -> Json:
    """A table of the host with guests and bots, all seats taken."""
    table = await host.create(title, ["me", *["open"] * len(guests), *[f"bot:{LEVEL}"] * bots], **more)
    for guest in guests:
        table = await guest.join(table["id"], table["invite"])
    return table


async def play_through(live: Live, rng: random.Random) -> Now:
    """Choose at random to the end."""
    async for now in live.turns():
        await live.move(rng.randrange(len(now.options)))
    return live.present


async def my_turn(live: Live) -> Now:
    """Wait until one is to choose."""
    async for now in live.turns():
        return now
    raise AssertionError("the game is over")


async def until_over(live: Live) -> Now:
    async for now in live.states():
        if now.is_over:
            return now
    raise AssertionError("the connection ended before the game")
