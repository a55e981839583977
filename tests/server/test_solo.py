"""A table of one: a title that can be played alone needs neither bots nor company."""

import random

import pytest

import agon
from agon.client import RefusedError
from agon.server.tables.fairness import problems

from .players import people, play_through
from .server_process import ServerProcess

TITLE = "hellas"


async def test_titles_say_whether_they_can_be_played_alone(server: ServerProcess) -> None:
    async with people(server.url, "Anna") as (anna,):
        titles = {one["title"]: one for one in await anna.get("/titles")}
    assert (titles[TITLE]["solo"], titles[TITLE]["min_players"]) == (True, 2)
    assert (titles["cyclades"]["solo"], titles["dice_forge"]["solo"]) == (False, False)


async def test_a_whole_game_alone_its_replay_and_a_rematch(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Eve") as (anna, eve):
        table = await anna.create(TITLE, ["me"], seed=4)
        assert (table["state"], table["to_move"], len(table["seats"])) == ("playing", 0, 1)
        async with anna.at(table["id"]) as live:
            last = await play_through(live, random.Random(4))
        assert last.view["result"]["reason"].startswith("hellas-log-solo-")
        ended = await anna.get(f"/tables/{table['id']}")
        assert ended["state"] == "finished"
        record = (await anna.get(f"/tables/{table['id']}/record"))["record"]
        assert (record["players"], list(problems(record, table["seed_hash"]))) == (1, [])
        middle = len(record["choices"]) // 2
        seen = await anna.get(f"/tables/{table['id']}/replay", move=middle, seat=0)
        assert seen["view"] == agon.replay(record, middle).view(0)
        brought = await eve.post("/import", {"record": record})
        assert (brought["state"], brought["moves"]) == ("finished", len(record["choices"]))
        fork = await anna.post(f"/tables/{table['id']}/fork", {"move": middle, "seats": [{"kind": "me"}]})
        assert (fork["state"], fork["moves"]) == ("playing", middle)
        again = await anna.post(f"/tables/{table['id']}/rematch", {})
        assert (again["state"], len(again["seats"])) == ("playing", 1)


async def test_a_game_alone_can_be_taken_back_and_a_bot_gives_hints(server: ServerProcess) -> None:
    async with people(server.url, "Anna") as (anna,):
        table = await anna.create(TITLE, ["me"], seed=2)
        async with anna.at(table["id"]) as live:
            first = live.present
            hint = await live.request({"t": "hint", "seat": 0})
            assert hint["option"] in range(len(first.options))
            await live.move(0)
            await live.request({"t": "undo", "seat": 0})
            assert live.present.view["choice"] == first.view["choice"]


@pytest.mark.parametrize(
    "body",
    [
        {"players": 0, "seats": [{"kind": "me"}]},
        {"players": 1, "seats": [{"kind": "me"}, {"kind": "bot"}]},
        {"players": 1, "seats": [{"kind": "me"}], "options": {"teams": True}},
        {"players": 1, "seats": [{"kind": "me"}], "options": {"hero": "helen"}},
        {"title": "cyclades", "players": 1, "seats": [{"kind": "me"}]},
    ],
)
async def test_tables_of_one_that_cannot_be(server: ServerProcess, body: dict[str, object]) -> None:
    async with people(server.url, "Anna") as (anna,):
        with pytest.raises(RefusedError) as caught:
            await anna.post("/tables", {"title": TITLE, **body})
    assert caught.value.status in (400, 409)
    assert "\n" not in str(caught.value)
