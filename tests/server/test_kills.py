"""Killed in the middle of play, again and again: nothing acknowledged is lost, nothing is broken, bots go on."""

import asyncio
import random
from pathlib import Path

import httpx
import pytest

import agon
from agon.client import BROKEN_LINE, Client, Json, Live, RefusedError

from .house import ServerProcess
from .players import level_of, room_for_bots, seated, until_over

OFFLINE = (httpx.HTTPError, RefusedError, *BROKEN_LINE)
FEW, MANY = 10, 50
MOVES_BETWEEN = 6
"""Acknowledged moves of people between two kills, at least."""


async def insist(work: object) -> Json:
    """Ask until the server is there to answer."""
    while True:
        try:
            answer: Json = await work()  # type: ignore[operator]
            return answer
        except OFFLINE:
            await asyncio.sleep(0.1)


class Group:
    """Two people and two bots who play one game after another, and write down what was acknowledged."""

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        self.title = self.rng.choice(agon.titles())
        self.acknowledged: dict[str, dict[int, str]] = {}
        self.enough = False
        self.clients: list[Client] = []

    async def play(self, url: str) -> None:
        self.clients = [await Client.greet(url, name) for name in ("Anna", "Bert")]
        while not self.enough:
            self.title = self.rng.choice(agon.titles())
            table = await insist(self.new_table)
            made = self.acknowledged[table["id"]] = {}
            await asyncio.gather(*[self.sit(client, table["id"], made) for client in self.clients])

    async def new_table(self) -> Json:
        return await seated(self.title, self.clients[0], self.clients[1:], bots=room_for_bots(self.title))

    async def sit(self, client: Client, table: str, made: dict[int, str]) -> None:
        async with await self.entered(client, table) as live:
            async for now in live.turns():
                option = self.rng.choice(now.options)
                made[await live.move(option.index)] = option.notation
                if not self.enough:
                    await asyncio.sleep(0.01)

    async def entered(self, client: Client, table: str) -> Live:
        while True:
            live = client.at(table)
            try:
                await live.connect()
                return live
            except OFFLINE:
                await asyncio.sleep(0.1)

    async def check(self) -> int:
        """Every acknowledged move is in the game, at its place; the number of them."""
        for table, made in self.acknowledged.items():
            record = (await self.clients[0].get(f"/tables/{table}/record"))["record"]
            for seq, notation in made.items():
                assert record["choices"][seq - 1] == notation
            assert agon.replay(record).result == record["result"] is not None
        for client in self.clients:
            await client.http.aclose()
        return sum(map(len, self.acknowledged.values()))


async def until_moved(groups: list[Group], count: int) -> None:
    def made() -> int:
        return sum(len(moves) for group in groups for moves in group.acknowledged.values())

    before = made()
    while made() < before + count:
        await asyncio.sleep(0.01)


async def table_of_bots(client: Client, title: str) -> str:
    """A table at which nobody sits any more."""
    table = await client.create(title, ["me", *[f"bot:{level_of(title)}"] * (agon.title(title).min_players - 1)])
    await client.post(f"/tables/{table['id']}/seat/0/bot", {"level": level_of(title)})
    return str(table["id"])


@pytest.mark.parametrize("kills", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    "backend", ["sqlite", pytest.param("postgres", marks=[pytest.mark.postgres, pytest.mark.slow])]
)
async def test_killed_in_the_middle_of_play(
    request: pytest.FixtureRequest, tmp_path: Path, kills: int, backend: str
) -> None:
    database = request.getfixturevalue("postgres_url") if backend == "postgres" else ""
    server = ServerProcess(tmp_path, database=database).start()
    rng, left_to_bots = random.Random(kills), []
    groups = [Group(number) for number in range(2)]
    playing = [asyncio.create_task(group.play(server.url)) for group in groups]
    async with await Client.greet(server.url, "Carl") as carl:
        for kill in range(kills):
            left_to_bots.append(await table_of_bots(carl, agon.titles()[kill % len(agon.titles())]))
            await until_moved(groups, MOVES_BETWEEN)
            await asyncio.sleep(rng.uniform(0.0, 0.2))
            server.kill()
            await asyncio.to_thread(server.start)
            assert not any(task.done() for task in playing)
        for group in groups:
            group.enough = True
        await asyncio.gather(*playing)
        moves = sum([await group.check() for group in groups])
        assert moves >= MOVES_BETWEEN * kills
        for table in left_to_bots:
            async with carl.at(table) as live:
                await asyncio.wait_for(until_over(live), 60)
    server.stop()
