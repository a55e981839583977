"""Killed in the middle of play, again and again: nothing acknowledged is lost, nothing is broken, bots go on."""

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import httpx
import pytest

import agon
from agon.client import BROKEN_LINE, Client, Json, Live, RefusedError

from .players import LEVEL, room_for_bots, seated
from .server_process import ServerProcess

OFFLINE = (httpx.HTTPError, RefusedError, *BROKEN_LINE)
FEW, MANY = 3, 50
MOVES_BETWEEN = 6
"""Acknowledged moves of people between two kills, at least."""


T = TypeVar("T")


async def insist(work: Callable[[], Awaitable[T]]) -> T:
    """Ask until the server is there to answer."""
    while True:
        try:
            return await work()
        except OFFLINE:
            await asyncio.sleep(0.1)


class Group:
    """Two people and two bots who play one game after another, and write down what was acknowledged."""

    def __init__(self, number: int, url: str) -> None:
        self.rng = random.Random(number)
        self.url = url
        self.title = ""
        self.clients: list[Client] = []
        self.acknowledged: list[tuple[Client, str, int, str]] = []
        self.enough = False

    async def play(self) -> None:
        self.clients = [await Client.greet(self.url, name) for name in ("Anna", "Bert")]
        while not self.enough:
            self.title = self.rng.choice(agon.titles())
            table = await insist(self.new_table)
            await asyncio.gather(*[self.sit(client, table["id"]) for client in self.clients])

    async def new_table(self) -> Json:
        return await seated(self.title, self.clients[0], self.clients[1:], bots=room_for_bots(self.title))

    async def sit(self, client: Client, table: str) -> None:
        async with contextlib.AsyncExitStack() as stack:
            live: Live = await insist(lambda: stack.enter_async_context(client.at(table)))
            async for now in live.turns():
                option = self.rng.choice(now.options)
                seq = await live.move(option.index)
                self.acknowledged.append((client, table, seq, option.notation))
                await asyncio.sleep(0.0 if self.enough else 0.01)

    async def check(self) -> None:
        """Every acknowledged move is in its game, at its place, and no game is broken."""
        for table in {table for _, table, _, _ in self.acknowledged}:
            shown = await self.clients[0].get(f"/tables/{table}")
            starts = shown["seq"] - shown["moves"]  # entries of the log that are no moves: where it was dealt again
            for client in self.clients:
                steps = await client.get(f"/tables/{table}/steps")
                notations = {step["move"] + starts: step["notation"] for step in steps}
                made = {seq: what for who, where, seq, what in self.acknowledged if (who, where) == (client, table)}
                assert {seq: notations[seq] for seq in made} == made
            if shown["state"] == "finished":
                record = (await self.clients[0].get(f"/tables/{table}/record"))["record"]
                assert agon.replay(record).result == record["result"] is not None

    async def go_home(self) -> None:
        for client in self.clients:
            await client.http.aclose()


async def until_moved(groups: list[Group], count: int) -> None:
    def made() -> int:
        return sum(len(group.acknowledged) for group in groups)

    before = made()
    while made() < before + count:
        await asyncio.sleep(0.01)


async def table_of_bots(client: Client, title: str) -> str:
    """A table at which nobody sits any more."""
    table = await client.create(title, ["me", *[f"bot:{LEVEL}"] * (agon.title(title).min_players - 1)])
    await client.post(f"/tables/{table['id']}/seat/0/bot", {"level": LEVEL})
    return str(table["id"])


async def bots_go_on(client: Client, table: str) -> None:
    """Without anybody there, a game of bots is over or moves on by itself after the last start."""
    first = await client.get(f"/tables/{table}")
    shown = first
    while shown["state"] != "finished" and shown["moves"] < first["moves"] + 5:
        await asyncio.sleep(0.2)
        shown = await client.get(f"/tables/{table}")


@pytest.mark.parametrize("kills", [FEW, pytest.param(MANY, marks=[pytest.mark.slow, pytest.mark.timeout(1800)])])
@pytest.mark.parametrize("backend", ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
async def test_killed_in_the_middle_of_play(
    request: pytest.FixtureRequest, tmp_path: Path, kills: int, backend: str
) -> None:
    database = request.getfixturevalue("postgres_url") if backend == "postgres" else ""
    server = ServerProcess(tmp_path, database=database).start()
    rng, left_to_bots = random.Random(kills), []
    groups = [Group(number, server.url) for number in range(2)]
    playing = [asyncio.create_task(group.play()) for group in groups]
    async with await Client.greet(server.url, "Carl") as carl:
        for kill in range(kills):
            left_to_bots.append(await table_of_bots(carl, agon.titles()[kill % len(agon.titles())]))
            await until_moved(groups, MOVES_BETWEEN)
            await asyncio.sleep(rng.uniform(0.0, 0.2))
            server.kill()
            await asyncio.to_thread(server.start)
            assert not any(task.done() for task in playing)
        await until_moved(groups, MOVES_BETWEEN)
        await asyncio.gather(*[bots_go_on(carl, table) for table in left_to_bots])
    await leave_off(groups, playing, to_the_end=kills == MANY)
    assert sum(len(group.acknowledged) for group in groups) >= MOVES_BETWEEN * kills
    server.stop()


async def leave_off(groups: list[Group], playing: list[asyncio.Task[None]], to_the_end: bool) -> None:
    """The last games are played to their end, or left as they stand; then everything is looked at."""
    for group, task in zip(groups, playing, strict=True):
        group.enough = True
        if not to_the_end:
            task.cancel()
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        assert outcome is None or isinstance(outcome, asyncio.CancelledError), outcome
    for group in groups:
        await group.check()
        await group.go_home()
