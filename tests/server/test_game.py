"""Whole games by real clients over real sockets."""

import asyncio
import random

import pytest

import agon

from .house import ServerProcess
from .players import people, play_through, seated


@pytest.mark.parametrize("title", agon.titles())
async def test_two_people_and_bots_finish_a_game(server: ServerProcess, title: str) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await seated(title, anna, [bert], bots=agon.title(title).max_players - 2)
        async with anna.at(table["id"]) as one, bert.at(table["id"]) as two:
            ends = await asyncio.gather(play_through(one, random.Random(1)), play_through(two, random.Random(2)))
        assert ends[0].view["result"] == ends[1].view["result"]
        assert ends[0].view["result"] is not None
