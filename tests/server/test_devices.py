"""A person on several devices, and what they do with their games."""

import asyncio

import pytest

from agon.client import Client, RefusedError
from agon.server.refusals import Forbidden
from agon.server.services import Services
from agon.server.store.rows import Person
from agon.server.tables import people as persons

from .players import LEVEL, people, seated
from .server_process import ServerProcess
from .tables import new_person, new_table

TITLE = "dice_forge"


async def follow(url: str, code: str) -> Client:
    """A new device that has read a code."""
    async with people(url, "Somebody") as (other,):
        answer = await other.post("/login/code", {"code": code})
        return Client(url, answer["token"], answer["id"])


async def test_a_code_brings_a_person_to_another_device_once(doors: list[ServerProcess]) -> None:
    async with people(doors[0].url, "Anna") as (anna,):
        table = await anna.create(TITLE, ["me", "hotseat"])
        shown = await anna.post("/me/code", {})
        assert shown["seconds"] == 300
        phone = await follow(doors[-1].url, shown["code"])
        async with phone, phone.at(table["id"]) as live:
            assert (await phone.get("/me"))["id"] == anna.person
            assert await live.move(0) == 1
        with pytest.raises(RefusedError, match="err-bad-code"):
            await follow(doors[0].url, shown["code"])


async def test_of_two_who_read_a_code_at_once_one_is_let_in(doors: list[ServerProcess]) -> None:
    async with people(doors[0].url, "Anna") as (anna,):
        code = (await anna.post("/me/code", {}))["code"]
        tries = await asyncio.gather(*[follow(door.url, code) for door in doors * 3], return_exceptions=True)
        came = [one for one in tries if isinstance(one, Client)]
        assert len(came) == 1
        assert all("err-bad-code" in str(one) for one in tries if one is not came[0])
        await came[0].http.aclose()


async def test_codes_are_for_a_few_minutes_and_the_newest_counts(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await new_person(services)
    first, second = [await services.people.new_code(anna) for _ in range(2)]
    with pytest.raises(Forbidden):
        await services.people.follow_code(first)
    assert (await services.people.follow_code(second))[0].id == anna.id
    third = await services.people.new_code(anna)
    await services.people.sign_out(anna, None)
    with pytest.raises(Forbidden):
        await services.people.follow_code(third)
    fourth = await services.people.new_code(anna)
    monkeypatch.setattr(persons, "CODE_SECONDS", -1.0)
    with pytest.raises(Forbidden):
        await services.people.follow_code(fourth)


async def test_a_code_is_kept_as_a_hash_only(services: Services) -> None:
    anna = await new_person(services)
    code = await services.people.new_code(anna)
    for file in services.config.data.glob("agon.db*"):
        assert code.encode() not in file.read_bytes()


async def test_games_go_into_the_archive_and_back(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Boris") as (anna, boris):
        table = await seated(TITLE, anna, [boris])
        path = f"/tables/{table['id']}/archive"
        await anna.post(path, {"archived": True})
        assert await ids(anna, "mine") == []
        assert await ids(anna, "archived") == [table["id"]]
        assert await ids(boris, "mine") == [table["id"]], "the others keep it in their lists"
        await anna.post(path, {"archived": False})
        assert await ids(anna, "mine") == [table["id"]]
        with pytest.raises(RefusedError, match="err-not-alone"):
            await remove(anna, table["id"])


async def ids(client: Client, which: str, skip: int = 0) -> list[str]:
    return [table["id"] for table in await client.get("/tables", list=which, skip=skip)]


async def remove(client: Client, table: str) -> None:
    answer = await client.http.delete(f"/tables/{table}")
    if answer.is_error:
        raise RefusedError(answer.json()["reason"], "", answer.status_code)


async def test_a_game_without_other_people_is_deleted_while_bots_play(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Boris") as (anna, boris):
        table = await anna.create(TITLE, ["me", f"bot:{LEVEL}", f"bot:{LEVEL}"])
        async with anna.at(table["id"]) as live:
            await live.move(0)
            with pytest.raises(RefusedError, match="err-not-your-seat"):
                await remove(boris, table["id"])
            await remove(anna, table["id"])
        assert await ids(anna, "mine") == []
        with pytest.raises(RefusedError, match="err-unknown-table"):
            await anna.get(f"/tables/{table['id']}")


async def test_no_game_is_out_of_reach(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    from agon.server.store import tables

    monkeypatch.setattr(tables, "LISTED", 3)
    anna: Person = await new_person(services)
    made = [(await new_table(services, TITLE, ["me", "hotseat"], anna)).id for _ in range(7)]
    found: list[str] = []
    while more := await services.table_store.list_of(anna.id, skip=len(found)):
        found += [row.id for row, _ in more]
    assert sorted(found) == sorted(made)


async def test_a_list_tells_round_and_progress(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Boris") as (anna, boris):
        for title, ways in {"dice_forge": None, "cyclades": 3, "hellas": 5}.items():
            table = await anna.create(title, ["me", "hotseat"])
            shown = await anna.get(f"/tables/{table['id']}/progress")
            assert (shown["round"], shown["turn"]) != (None, None)
            assert {way["seat"] for way in shown["ways"]} == {0, 1}
            assert ways in {way["need"] for way in shown["ways"]}
            with pytest.raises(RefusedError, match="err-unknown-table"):
                await boris.get(f"/tables/{table['id']}/progress")
