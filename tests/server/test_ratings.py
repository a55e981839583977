"""Ratings: which games count, how places come about, and that looking twice changes nothing."""

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest

from agon.client import Client
from agon.server.services import Services
from agon.server.store.ratings import RatedGame
from agon.server.store.rows import Person, Seat, TableRow
from agon.server.tables.ratings import candidates, places_of, standings

from .players import people, play_through, seated
from .server_process import ServerProcess
from .tables import new_person, new_table

TITLE = "dice_forge"


def row(**changes: Any) -> TableRow:
    result = {"winners": [1], "reason": "", "scores": [30, 50, 40]}
    given: dict[str, Any] = {"visibility": "public", "state": "finished", "result": result, **changes}
    return TableRow(
        **{
            "id": "1", "title": TITLE, "players": 3, "options": {}, "pace": {}, "host": "a", "invite": "", "seed": "1",
            "created": 0.0, "updated": 1.0, **given,
        }
    )  # fmt: skip


def chairs(*names: str) -> list[Seat]:
    """``a`` sits there, ``a-`` has a bot that sits in, ``a/b`` has left it to b (``a/``: to a bot), an empty one is a bot's."""
    found = []
    for at, name in enumerate(names):
        before, slash, after = name.rstrip("-").partition("/")
        holder = after if slash else before
        seat = Seat("1", at, "person" if holder else "bot", holder or None, holder, None, away=name.endswith("-"))
        found.append(replace(seat, left=before if slash else None))
    return found


def places(table: TableRow, seats: list[Seat]) -> dict[str, int] | None:
    rated = candidates(table, seats)
    return places_of(table, seats, rated) if rated is not None else None


def test_winners_come_first_then_points() -> None:
    assert places(row(), chairs("a", "b", "c")) == {"b": 0, "c": 1, "a": 2}
    shared = row(result={"winners": [0, 2], "reason": "", "scores": [7, 7, 7]})
    assert places(shared, chairs("a", "b", "c")) == {"a": 0, "c": 0, "b": 1}


@pytest.mark.parametrize(
    ("changes", "seats"),
    [
        ({"visibility": "private"}, "a b c"),
        ({"source": {"table": "2", "move": 3}}, "a b c"),
        ({"source": {"table": None, "move": 3}}, "a b c"),
        ({"hints": True}, "a b c"),
        ({"result": None}, "a b c"),
        ({}, "a b "),
        ({}, "a b b"),
        ({}, "a a a"),
    ],
)
def test_what_does_not_count(changes: dict[str, Any], seats: str) -> None:
    assert places(row(**changes), chairs(*seats.split(" "))) is None


def test_whoever_abandons_a_game_is_last_of_it() -> None:
    assert places(row(), chairs("a", "b-", "c")) == {"c": 0, "a": 1, "b": 2}, "a bot plays for b at the end"
    assert places(row(), chairs("a", "b/", "c")) == {"c": 0, "a": 1, "b": 2}, "b has left"
    assert places(row(), chairs("a", "b/d", "c")) == {"c": 0, "a": 1, "b": 2}, "d came for b and is not rated"
    assert places(row(), chairs("a/", "b", "c-")) == {"b": 0, "a": 1, "c": 1}


def test_standings_follow_from_the_games_and_grow_certain() -> None:
    games = [RatedGame(TITLE, {"a": 0, "b": 1})] * 9 + [
        RatedGame(TITLE, {"a": 1, "b": 0}),
        RatedGame("other", {"b": 0, "c": 1}),
    ]
    found = standings(games)
    assert found == standings(games)
    best, last = found[TITLE]
    assert (best.person, best.games, best.wins) == ("a", 10, 9)
    assert best.rating > 1000 > last.rating
    fresh = standings(games[:1])[TITLE][0]
    assert best.spread < fresh.spread < 334
    assert [one.person for one in found["other"]] == ["b", "c"]


async def with_account(services: Services, name: str) -> Person:
    person = await new_person(services, name)
    return await services.people.open_account(person, name.lower(), "long enough")


async def finished(services: Services, host: Person, guest: Person, visibility: str = "public") -> str:
    table = await new_table(services, TITLE, ["me", "open"], host, visibility=visibility)
    await services.seats.join(guest, table.id, table.row.invite, None)
    async with services.table_store.change(table.id) as change:
        change.table.state, change.table.result = "finished", {"winners": [0], "reason": "", "scores": [5, 3]}
        await change.save_table("state", "result")
    return table.id


async def test_games_are_taken_in_once_and_outlive_their_tables(services: Services) -> None:
    anna, boris = await with_account(services, "Anna"), await with_account(services, "Boris")
    guest = await new_person(services, "Guest")
    game = await finished(services, anna, boris)
    await finished(services, anna, guest)
    await finished(services, boris, anna, visibility="private")
    assert await services.ratings.take_in() == 1
    assert await services.ratings.take_in() == 0
    before = await services.ratings.hall()
    assert [before.names[one.person] for one in before.titles[TITLE]] == ["Anna", "Boris"]
    await services.table_store.remove([game])
    services.ratings.kept = None
    assert await services.ratings.hall() == before
    await services.people.rename(anna, "Anna the Great", None)
    assert (await services.ratings.hall()).names[anna.id] == "Anna the Great"


async def test_two_processes_count_a_game_once(services: Services) -> None:
    anna, boris = await with_account(services, "Anna"), await with_account(services, "Boris")
    await finished(services, anna, boris)
    ((table, _),) = await services.ratings.store.unseen()
    assert await services.ratings.store.note(table, {anna.id: 0, boris.id: 1})
    assert not await services.ratings.store.note(table, {anna.id: 0, boris.id: 1})
    assert len(await services.ratings.store.games()) == 1


async def test_leaving_is_remembered(services: Services) -> None:
    anna, boris, carla = [await with_account(services, name) for name in ("Anna", "Boris", "Carla")]
    table = await new_table(services, TITLE, ["me", "open"], anna, visibility="public")
    await services.seats.join(boris, table.id, None, None)
    await services.seats.leave(boris, table.id)
    await services.seats.join(carla, table.id, None, 1)
    _, seats = await services.table_store.table(table.id)
    assert (seats[1].left, seats[1].person) == (boris.id, carla.id)


async def test_the_hall_of_a_server(doors: list[ServerProcess]) -> None:
    async with people(doors[0].url, "Anna", "Boris") as (anna, boris):
        for one in (anna, boris):
            await one.post("/account", {"login": f"fame-{one.person}", "password": "long enough"})
        table = await seated(TITLE, anna, [boris], visibility="public")
        assert await own(anna) == []
        async with anna.at(table["id"]) as first, boris.at(table["id"]) as second:
            played = [play_through(live, random.Random(1)) for live in (first, second)]
            end = (await asyncio.gather(*played))[0]
        for seat, client in enumerate((anna, boris)):
            (fame,) = await own(client)
            assert (fame["games"], fame["wins"]) == (1, int(seat in end.view["result"]["winners"]))


async def own(client: Client) -> list[Any]:
    return [one for one in (await client.get("/hall"))["titles"].get(TITLE, []) if one["mine"]]
