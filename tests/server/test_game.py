"""Whole games by real clients over real sockets."""

import asyncio
import random

import pytest

import agon
from agon.client import Client, Live, Now

from .house import ServerProcess


async def play_through(live: Live, rng: random.Random) -> Now:
    async for now in live.turns():
        await live.move(rng.randrange(len(now.options)))
    return live.present


@pytest.mark.parametrize("title", agon.titles())
async def test_two_people_and_bots_finish_a_game(server: ServerProcess, title: str) -> None:
    players = agon.title(title).max_players
    seats = ["me", "open"] + ["bot:easy"] * (players - 2)
    async with await Client.greet(server.url, "Anna") as anna, await Client.greet(server.url, "Bert") as bert:
        table = await anna.create(title, seats)
        await bert.join(table["id"], table["invite"])
        async with anna.at(table["id"]) as one, bert.at(table["id"]) as two:
            ends = await asyncio.gather(play_through(one, random.Random(1)), play_through(two, random.Random(2)))
        assert ends[0].view["result"] == ends[1].view["result"]
        assert ends[0].view["result"] is not None
