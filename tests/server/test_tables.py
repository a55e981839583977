"""Tables and seats over HTTP."""

import asyncio
import sqlite3

import pytest

from agon.client import Client, RefusedError

from .players import my_turn, people, seated, until_over
from .server_process import ServerProcess

TITLE = "dice_forge"


async def refused(awaitable: object) -> RefusedError:
    with pytest.raises(RefusedError) as caught:
        await awaitable  # type: ignore[misc]
    return caught.value


async def test_titles_name_their_options_and_levels(server: ServerProcess) -> None:
    async with people(server.url, "Anna") as (anna,):
        titles = {one["title"]: one for one in await anna.get("/titles")}
    assert titles[TITLE]["bots"] == ["easy", "normal", "hard", "expert"]
    assert {option["name"] for option in titles[TITLE]["options"]} == {"alternatives", "random_mix"}


async def test_a_private_table_does_not_exist_for_strangers(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Eve") as (anna, eve):
        table = await anna.create(TITLE, ["me", "open"])
        assert (await refused(eve.get(f"/tables/{table['id']}"))).status == 404
        assert (await refused(eve.join(table["id"]))).status == 404
        assert (await refused(eve.join(table["id"], "guess"))).status == 403
        assert table["id"] not in [one["id"] for one in await eve.get("/tables", list="open")]
        assert (await eve.get(f"/tables/{table['id']}", invite=table["invite"]))["invite"] is None


async def test_open_tables_are_listed_until_they_are_full(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert", "Carl") as (anna, bert, carl):
        table = await anna.create(TITLE, ["me", "open"], visibility="public")
        assert table["state"] == "waiting"
        assert table["id"] in [one["id"] for one in await bert.get("/tables", list="open")]
        joined = await bert.join(table["id"])
        assert (joined["state"], joined["to_move"]) == ("playing", 0)
        assert [seat["name"] for seat in joined["seats"]] == ["Anna", "Bert"]
        assert [seat["mine"] for seat in joined["seats"]] == [False, True]
        assert (await refused(carl.join(table["id"]))).reason == "err-table-full"
        assert (await refused(carl.join(table["id"], seat=0))).reason == "err-seat-taken"
        assert [one["id"] for one in await bert.get("/tables", list="mine")] == [table["id"]]


async def test_two_people_want_the_last_seat_at_once(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert", "Carl", "Dora", "Emil") as (anna, *others):
        table = await anna.create(TITLE, ["me", "open"])
        wishes = [other.join(table["id"], table["invite"]) for other in others]
        outcomes = await asyncio.gather(*wishes, return_exceptions=True)
        assert sum(isinstance(one, dict) for one in outcomes) == 1


async def test_who_leaves_before_the_start_frees_the_seat(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await anna.create(TITLE, ["me", "open", "open"])
        await bert.join(table["id"], table["invite"])
        left = await bert.post(f"/tables/{table['id']}/leave")
        assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]


async def test_a_table_that_everyone_has_left_is_gone(doors: list[ServerProcess]) -> None:
    async with people(doors[0].url, "Anna", "Bert") as (anna, bert):
        table = await anna.create(TITLE, ["me", "open"], visibility="public")
        async with Client(doors[-1].url, bert.token) as elsewhere, elsewhere.at(table["id"]) as live:
            left = await anna.post(f"/tables/{table['id']}/leave")
            assert [seat["kind"] for seat in left["seats"]] == ["open", "open"]
            assert (await refused(bert.get(f"/tables/{table['id']}"))).status == 404
            assert table["id"] not in [one["id"] for one in await bert.get("/tables", list="open")]
            gone = live.until(lambda: False)
            assert (await refused(asyncio.wait_for(gone, 20))).reason == "err-unknown-table"


async def test_the_host_replaces_who_lets_all_wait(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert", "Carl") as (anna, bert, carl):
        table = await seated(TITLE, anna, [bert])
        path = f"/tables/{table['id']}/seat"
        await anna.post(f"{path}/0/bot", {"level": "easy"})
        async with bert.at(table["id"]) as live:
            await my_turn(live)
        assert (await refused(anna.post(f"{path}/1/vacate"))).reason == "err-seat-taken"
        with sqlite3.connect(server.data / "agon.db", timeout=10) as database:
            database.execute("update tables set turn_since = turn_since - 90000 where id = ?", [table["id"]])
        assert (await refused(carl.post(f"{path}/1/vacate"))).reason == "err-not-host"
        await anna.post(f"{path}/1/vacate")
        assert (await carl.join(table["id"], table["invite"]))["seats"][1]["mine"]


async def test_a_bot_plays_on_for_who_leaves_and_another_may_take_the_seat(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert", "Carl") as (anna, bert, carl):
        table = await seated(TITLE, anna, [bert])
        left = await bert.post(f"/tables/{table['id']}/leave")
        assert (left["seats"][1]["kind"], left["seats"][1]["vacant"]) == ("bot", True)
        joined = await carl.join(table["id"], table["invite"], seat=1)
        assert (joined["seats"][1]["kind"], joined["seats"][1]["name"]) == ("person", "Carl")
        assert not joined["seats"][1]["vacant"]


async def test_a_seat_goes_to_a_bot_and_back(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await seated(TITLE, anna, [bert])
        path = f"/tables/{table['id']}/seat/0"
        assert (await refused(bert.post(f"{path}/bot", {}))).reason == "err-not-your-seat"
        async with bert.at(table["id"]) as live:
            away = await anna.post(f"{path}/bot", {"level": "easy"})
            assert away["seats"][0]["away"]
            await my_turn(live)  # the bot has moved for Anna
            assert live.present.view["move"] > 0
            assert (await refused(bert.post(f"{path}/take"))).reason == "err-not-your-seat"
            assert not (await anna.post(f"{path}/take"))["seats"][0]["away"]


async def test_who_is_away_cannot_move(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await seated(TITLE, anna, [bert])
        await bert.post(f"/tables/{table['id']}/seat/1/bot", {})
        async with bert.at(table["id"]) as live:
            with pytest.raises(RefusedError, match="err-seat-away"):
                await live.request({"t": "move", "seq": live.present.seq, "option": 0, "seat": 1})


async def test_the_host_fills_a_free_seat_with_a_bot_and_offers_it_again(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await anna.create(TITLE, ["me", "open"])
        full = await anna.post(f"/tables/{table['id']}/seat/1/bot", {"level": "easy"})
        assert (full["state"], full["seats"][1]["kind"]) == ("playing", "bot")
        assert (await refused(anna.post(f"/tables/{table['id']}/seat/0/vacate"))).reason == "err-seat-taken"
        await anna.post(f"/tables/{table['id']}/seat/1/vacate")
        joined = await bert.join(table["id"], table["invite"])
        assert joined["seats"][1]["mine"]


async def test_rematch_seats_the_same_group_once(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await seated(TITLE, anna, [bert])
        assert (await refused(anna.post(f"/tables/{table['id']}/rematch"))).reason == "err-not-over"
        for client, seat in ((anna, 0), (bert, 1)):
            await client.post(f"/tables/{table['id']}/seat/{seat}/bot", {"level": "easy"})
        async with anna.at(table["id"]) as live:
            await until_over(live)
        again = await asyncio.gather(*[one.post(f"/tables/{table['id']}/rematch") for one in (anna, bert)])
        assert again[0]["id"] == again[1]["id"] != table["id"]
        assert [seat["away"] for seat in again[0]["seats"]] == [False, False]
        assert (await bert.get(f"/tables/{table['id']}"))["rematch"] == again[0]["id"]


@pytest.mark.parametrize(
    "body",
    [
        {"title": "chess", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]},
        {"title": TITLE, "players": 9, "seats": [{"kind": "me"}]},
        {"title": TITLE, "players": 3, "seats": [{"kind": "me"}, {"kind": "open"}]},
        {"title": TITLE, "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"cheat": 1}},
        {"title": TITLE, "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "seed": 7},
        {"title": TITLE, "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "pace": {"kind": "live"}},
        {"title": TITLE, "players": 2, "seats": [{"kind": "me", "name": "x" * 41}, {"kind": "open"}]},
    ],
)
async def test_tables_that_cannot_be(server: ServerProcess, body: dict[str, object]) -> None:
    async with people(server.url, "Anna") as (anna,):
        assert (await refused(anna.post("/tables", body))).status in (400, 404, 409)


async def test_an_account_opens_the_same_games_on_another_device(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await anna.create(TITLE, ["me", "bot:easy"])
        credentials = {"login": "Anna@example.org", "password": "correct horse"}
        assert (await anna.post("/account", credentials))["login"] == "anna@example.org"
        assert (await refused(bert.post("/account", credentials))).reason == "err-login-taken"
        assert (await bert.get("/me"))["login"] is None
        with pytest.raises(RefusedError, match="err-wrong-password"):
            await Client.log_in(server.url, "anna@example.org", "wrong horse")
        async with await Client.log_in(server.url, "anna@EXAMPLE.org", "correct horse") as phone:
            assert [one["id"] for one in await phone.get("/tables", list="mine")] == [table["id"]]
            await phone.http.delete("/me")
            assert (await refused(phone.get("/me"))).status == 401
        assert (await anna.get("/me"))["name"] == "Anna"


async def test_rules_are_served_in_four_languages(server: ServerProcess) -> None:
    async with people(server.url, "Anna") as (anna,):
        for language in ("en", "ru", "it", "pl"):
            found = await anna.get(f"/rules/{language}/{TITLE}")
            assert {"DF-1", "DF-1.1"} <= {section["id"] for section in found}
        assert (await refused(anna.get("/rules/en/chess"))).status == 404
