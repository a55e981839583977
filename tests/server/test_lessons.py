"""Lessons at tables: the script leads, nobody else comes in, and it bears reloads and taking back."""

import httpx
import pytest

from agon.client import Client, Json, Live, RefusedError
from agon.coach import lessons

from .players import my_turn, people
from .server_process import ServerProcess


async def begun(client: Client, title: str = "dice_forge", chapter: int = 0) -> Json:
    answer: Json = await client.post(f"/lessons/{title}", {"chapter": chapter})
    return answer


def fitting(live: Live) -> int:
    """The first option that the step at hand asks for."""
    return int(live.present.message["lesson"]["steps"][-1]["options"][0])


async def follow(live: Live) -> None:
    """Play the lesson to the end of its script."""
    while True:
        now = await my_turn(live)
        if now.message["lesson"]["over"]:
            return
        await live.seen(await live.move(fitting(live)))


@pytest.mark.parametrize("title", lessons.titles())
async def test_a_lesson_is_played_to_its_end_and_goes_on_freely(server: ServerProcess, title: str) -> None:
    lesson = lessons.lesson(title)
    assert lesson is not None
    async with people(server.url, "Anna") as (anna,):
        table = await begun(anna, title)
        assert table["lesson"]
        assert table["visibility"] == "private"
        async with anna.at(table["id"]) as live:
            await follow(live)
            now = live.present
            assert now.view["move"] >= len(lesson.lines)
            assert [goal["says"] for goal in now.message["lesson"]["goals"]] == [goal.says for goal in lesson.goals]
            await live.seen(await live.move(len(now.options) - 1))  # anything
            after = await my_turn(live)
            assert after.message["lesson"]["over"]


async def test_another_move_is_refused_and_nothing_changes(server: ServerProcess) -> None:
    async with people(server.url, "Anna") as (anna,), anna.at((await begun(anna))["id"]) as live:
        now = await my_turn(live)
        other = next(at for at in range(len(now.options)) if at != fitting(live))
        with pytest.raises(RefusedError, match="err-lesson-move"):
            await live.move(other)
        assert live.present.seq == now.seq
        await live.move(fitting(live))


async def test_it_stands_where_it_stood_after_a_new_connection(server: ServerProcess) -> None:
    async with people(server.url, "Anna") as (anna,):
        table = await begun(anna)
        async with anna.at(table["id"]) as live:
            await my_turn(live)
            await live.seen(await live.move(fitting(live)))
            before = (await my_turn(live)).message["lesson"]
        async with anna.at(table["id"]) as live:
            assert (await my_turn(live)).message["lesson"] == before


async def test_taking_back_goes_back_in_the_lesson(server: ServerProcess) -> None:
    async with people(server.url, "Anna") as (anna,), anna.at((await begun(anna, chapter=1))["id"]) as live:
        first = await my_turn(live)
        await live.seen(await live.move(fitting(live)))
        await my_turn(live)
        await live.seen((await live.request({"t": "undo"}))["seq"])
        assert live.present.message["lesson"] == first.message["lesson"]
        await follow(live)
        assert live.present.message["lesson"]["over"]


async def test_a_chapter_begins_anew_in_place_of_the_lesson_that_runs(server: ServerProcess) -> None:
    async with people(server.url, "Anna") as (anna,):
        first = await begun(anna)
        second = await begun(anna, chapter=2)
        mine = await anna.get("/tables", list="mine")
        assert [table["id"] for table in mine] == [second["id"]]
        assert first["id"] != second["id"]
        async with anna.at(second["id"]) as live:
            now = (await my_turn(live)).message["lesson"]
            assert now["chapter"] == 2
            assert now["came"] is None  # that was another chapter's


async def test_nobody_else_plays_at_a_lesson(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await begun(anna)
        place = f"/tables/{table['id']}"
        for path, body in (("/seat/1/vacate", {}), ("/seat/0/bot", {"level": "easy"})):
            with pytest.raises(RefusedError, match="err-lesson"):
                await anna.post(place + path, body)
        with pytest.raises(RefusedError, match="err-lesson"):
            await bert.post(f"{place}/join", {"invite": table["invite"]})
        async with anna.at(table["id"]) as live:
            order = {"prompt": "dice_forge-prompt-action", "reply": "pass", "once": False}
            with pytest.raises(RefusedError, match="err-lesson"):
                await live.request({"t": "orders", "seat": 0, "orders": [order]})


async def test_there_is_no_lesson_of_what_is_unknown(server: ServerProcess) -> None:
    async with people(server.url, "Anna") as (anna,):
        with pytest.raises(RefusedError, match="err-unknown-game"):
            await begun(anna, "chess")
        with pytest.raises(RefusedError, match="err-unknown-page"):
            await begun(anna, chapter=99)


def test_the_page_can_ask_for_outline_and_words(server: ServerProcess) -> None:
    found = httpx.get(f"{server.url}/api/lessons").json()
    assert [one["title"] for one in found] == list(lessons.titles())
    source = httpx.get(f"{server.url}/api/lessons/dice_forge/words/pl").json()["source"]
    assert found[0]["chapters"][0]["name"].split("-")[1] == "lesson"
    assert "dice_forge-lesson-welcome = Oto twoja chwała" in source
