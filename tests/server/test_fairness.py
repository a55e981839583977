"""Luck that nobody at the table can know, seats that show nobody else's hand, clocks that charge what was used."""

import asyncio
import random
from typing import Any

import pytest

import agon
from agon.client import Client, Json, Live, RefusedError
from agon.kernel.chance import is_secret
from agon.server.config import ServerConfig
from agon.server.services import Services
from agon.server.tables.clocks import handed_over, returned
from agon.server.tables.fairness import problems

from .players import LEVEL, everywhere, my_turn, people, play_through, seated
from .server_process import ServerProcess
from .test_tables import refused
from .test_time import live_row

TITLE = "dice_forge"


async def saved(server: ServerProcess, table_id: str) -> dict[str, Any]:
    """The save of a table as its database has it, read by another pair of eyes."""
    services = Services(ServerConfig(data=server.data))
    try:
        table = await services.tables.get(table_id)
        return table.game.dump()
    finally:
        await services.database.close()


async def moves_of(live: Live, count: int, rng: random.Random) -> None:
    for _ in range(count):
        now = await my_turn(live)
        await live.move(rng.randrange(len(now.options)))


# ---------------------------------------------------------------------- new luck


@everywhere
async def test_games_between_people_have_keyed_chance_that_never_leaves(server: ServerProcess, title: str) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await seated(title, anna, [bert])
        inside = await saved(server, table["id"])
        assert is_secret(inside["seed"])
        async with anna.at(table["id"]) as one, bert.at(table["id"]) as two:
            shown = repr([one.present.message, two.present.message, await anna.get(f"/tables/{table['id']}")])
        assert inside["luck"]["key"] not in shown
        assert str(inside["seed"]) not in shown


async def test_a_table_that_waits_is_dealt_when_it_begins(server: ServerProcess) -> None:
    """The host sees a sample; the seed whose hash was shown from the start deals the game."""
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await anna.create("cyclades", ["me", "open", "open", "open"])
        sample = await saved(server, table["id"])
        async with anna.at(table["id"]) as live:
            before = live.present.view["board"]
            table = await bert.join(table["id"], table["invite"])
            await anna.post(f"/tables/{table['id']}/seat/2/bot", {"level": LEVEL})
            full = await anna.post(f"/tables/{table['id']}/seat/3/bot", {"level": LEVEL})
            assert full["state"] == "playing"
            await live.until(lambda: live.present.view["board"] != before)
        dealt = await saved(server, table["id"])
        assert dealt["seed"] != sample["seed"]
        assert full["seed_hash"] == table["seed_hash"]
        drawn = agon.new("cyclades", 4, dealt["seed"], dealt["options"]).dump()["outcomes"]
        assert len(drawn) > 0
        assert dealt["outcomes"][: len(drawn)] == drawn


async def solitary_then_joined(anna: Client, bert: Client, table: Json) -> tuple[Json, Json]:
    """The table before and after a second person takes a bot's seat."""
    before = await anna.get(f"/tables/{table['id']}")
    await anna.post(f"/tables/{table['id']}/seat/1/vacate")
    return before, await bert.join(table["id"], table["invite"])


async def test_who_joins_a_table_with_a_chosen_seed_brings_a_new_deal(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await anna.create(TITLE, ["hotseat", f"bot:{LEVEL}"], seed=7)
        before, after = await solitary_then_joined(anna, bert, table)
        assert before["seed_hash"] != after["seed_hash"]
        inside = await saved(server, table["id"])
        assert is_secret(inside["seed"])
        assert inside["outcomes"] != agon.new(TITLE, 2, 7).dump()["outcomes"]


async def test_luck_that_was_tried_out_alone_is_gone_when_somebody_joins(server: ServerProcess) -> None:
    """Play, look, take back: then the same moves bring other rolls, and nobody can go back to the old ones."""
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await anna.create(TITLE, ["me", f"bot:{LEVEL}"])
        async with anna.at(table["id"]) as live:
            await moves_of(live, 6, random.Random(1))
            known = await saved(server, table["id"])
            before, after = await solitary_then_joined(anna, bert, table)
            assert before["seed_hash"] != after["seed_hash"]
            renewed = await saved(server, table["id"])
            assert renewed["board"] == known["board"]
            assert renewed["choices"] == known["choices"]
            assert renewed["luck"] != known["luck"]
            assert [one["move"] for one in renewed["reseeds"]] == [known["moves"]]
            await live.seen(after["seq"])
            for wish in ("undo", "redo", "restart", "undo_ask"):
                with pytest.raises(RefusedError):
                    await live.request({"t": wish})
            steps = await anna.get(f"/tables/{table['id']}/steps")
            assert [step["move"] for step in steps] == list(range(1, known["moves"] + 1))
            for move in (0, 3, known["moves"]):
                shown = await anna.get(f"/tables/{table['id']}/replay", move=move, seat=0)
                assert shown["view"]["move"] == move
            assert (await refused(anna.get(f"/tables/{table['id']}/replay", move=known["moves"] + 1))).status == 404


async def test_a_table_taken_back_to_its_beginning_is_dealt_anew(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await anna.create(TITLE, ["me", f"bot:{LEVEL}"])
        first = await saved(server, table["id"])
        async with anna.at(table["id"]) as live:
            await moves_of(live, 1, random.Random(1))
            while live.present.view["move"] > 0:
                await live.request({"t": "undo"})
        await solitary_then_joined(anna, bert, table)
        again = await saved(server, table["id"])
        assert (again["moves"], again["seed"] == first["seed"]) == (0, False)
        assert again["outcomes"] != first["outcomes"]


async def test_forks_and_imports_go_on_with_new_luck_when_somebody_joins(server: ServerProcess) -> None:
    game = agon.new(TITLE, 2, 5)
    rng = random.Random(5)
    for _ in range(20):
        assert game.choice is not None
        game.apply(rng.randrange(len(game.choice.codes)))
    seats = [{"kind": "me"}, {"kind": "open"}]
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        brought = await anna.post("/import", {"record": agon.record(game), "seats": seats})
        forked = await anna.post(f"/tables/{brought['id']}/fork", {"move": 10, "seats": seats})
        for table in (brought, forked):
            before = await saved(server, table["id"])
            joined = await bert.join(table["id"], table["invite"])
            after = await saved(server, table["id"])
            assert joined["seed_hash"] != table["seed_hash"]
            assert after["luck"] != before["luck"]
            assert after["board"] == before["board"]


async def test_the_new_seed_proves_the_game(doors: list[ServerProcess]) -> None:
    """Whatever the luck was before: the hash shown since the last change and the seed at the end fit the record."""
    async with people(doors[0].url, "Anna", "Bert") as (anna, bert):
        table = await anna.create(TITLE, ["me", f"bot:{LEVEL}"], seed=11)
        async with anna.at(table["id"]) as one:
            await moves_of(one, 4, random.Random(3))
            _, after = await solitary_then_joined(anna, bert, table)
            async with Client(doors[-1].url, bert.token) as elsewhere, elsewhere.at(table["id"]) as two:
                await asyncio.gather(*(play_through(live, random.Random(2)) for live in (one, two)))
        over = await anna.get(f"/tables/{table['id']}")
        record = (await anna.get(f"/tables/{table['id']}/record"))["record"]
        assert over["seed_hash"] == after["seed_hash"]
        assert list(problems(record, after["seed_hash"])) == []
        assert [one["seed"] for one in record["reseeds"]] == [over["seed"]]


# ---------------------------------------------------------------------- seats


async def test_nobody_takes_a_second_hand_among_others(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        waiting = await anna.create(TITLE, ["me", "open", "open"])
        assert (await refused(anna.join(waiting["id"], waiting["invite"], seat=1))).reason == "err-second-seat"
        table = await seated(TITLE, anna, [bert], bots=1)
        await anna.post(f"/tables/{table['id']}/seat/2/vacate")
        assert (await refused(anna.join(table["id"], table["invite"], seat=2))).reason == "err-second-seat"
        alone = await anna.create(TITLE, ["me", f"bot:{LEVEL}"])
        await anna.post(f"/tables/{alone['id']}/seat/1/vacate")
        assert (await anna.join(alone["id"], alone["invite"], seat=1))["seats"][1]["mine"]


async def test_the_owner_of_a_seat_that_was_offered_can_come_back(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert", "Carl") as (anna, bert, carl):
        table = await seated(TITLE, anna, [bert])
        path = f"/tables/{table['id']}/seat/1"
        await bert.post(f"{path}/bot", {"level": LEVEL})
        offered = await anna.post(f"{path}/vacate")
        assert (offered["seats"][1]["vacant"], offered["seats"][1]["away"]) == (True, True)
        back = await bert.post(f"{path}/take")
        assert (back["seats"][1]["mine"], back["seats"][1]["vacant"], back["seats"][1]["away"]) == (True, False, False)
        assert (await refused(carl.join(table["id"], table["invite"]))).reason == "err-table-full"
        await bert.post(f"{path}/bot", {"level": LEVEL})
        await anna.post(f"{path}/vacate")
        assert (await carl.join(table["id"], table["invite"]))["seats"][1]["mine"]
        assert (await refused(bert.post(f"{path}/take"))).reason == "err-not-your-seat"


async def test_offering_a_seat_shows_its_hand_to_nobody(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await seated("hellas", anna, [bert])
        await bert.post(f"/tables/{table['id']}/seat/1/bot", {"level": LEVEL})
        await anna.post(f"/tables/{table['id']}/seat/1/vacate")
        async with anna.at(table["id"]) as live:
            assert (live.present.seat, live.present.message["seats"]) == (0, [0])
        shown = refused(anna.get(f"/tables/{table['id']}/replay", move=0, seat=1))
        assert (await shown).reason == "err-not-your-seat"
        assert (await refused(anna.join(table["id"], table["invite"], seat=1))).reason == "err-second-seat"


# ---------------------------------------------------------------------- consent, hints, orders


async def test_nobody_agrees_for_who_is_away(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert", "Carl") as (anna, bert, carl):
        table = await seated(TITLE, anna, [bert, carl])
        async with anna.at(table["id"]) as one, bert.at(table["id"]) as two, carl.at(table["id"]) as three:
            by_seat, rng = {0: one, 1: two, 2: three}, random.Random(4)
            while not one.present.message["can_ask"]:
                live = by_seat[one.present.view["choice"]["seat"]]
                now = await my_turn(live)
                await one.seen(await live.move(rng.randrange(len(now.options))))
            waiting = by_seat[one.present.view["choice"]["seat"]]
            away = next(seat for seat, live in by_seat.items() if seat != 0 and live is not waiting)
            client = {1: bert, 2: carl}[away]
            await client.post(f"/tables/{table['id']}/seat/{away}/bot", {"level": LEVEL})
            await one.until(lambda: not one.present.message["can_ask"])
            with pytest.raises(RefusedError, match="err-undo-away"):
                await one.request({"t": "undo_ask"})


async def test_hints_between_people_are_off_unless_the_table_has_them(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await seated(TITLE, anna, [bert])
        assert table["hints"] is False
        async with anna.at(table["id"]) as live:
            with pytest.raises(RefusedError, match="err-hints-off"):
                await live.request({"t": "hint"})
        alone = await anna.create(TITLE, ["me", f"bot:{LEVEL}"])
        async with anna.at(alone["id"]) as live:
            await my_turn(live)
            assert (await live.request({"t": "hint"}))["notation"]
            assert not [line for line in live.log if line["id"] == "log-hint"]


async def test_everybody_reads_who_took_a_hint(doors: list[ServerProcess]) -> None:
    async with people(doors[0].url, "Anna", "Bert") as (anna, bert):
        table = await seated(TITLE, anna, [bert], hints=True)
        async with (
            anna.at(table["id"]) as one,
            Client(doors[-1].url, bert.token) as elsewhere,
            elsewhere.at(table["id"]) as two,
        ):
            now = await my_turn(one)
            deadline = one.present.message["deadline"]
            hint = await one.request({"t": "hint"})
            assert hint["notation"] in [option.notation for option in now.options]
            told = {"move": now.view["move"], "id": "log-hint", "args": {"player": {"seat": 0}}}
            for live in (one, two):
                await live.seen(now.seq + 1)
                assert [line for line in live.log if line["id"] == "log-hint"] == [told]
            assert one.present.message["deadline"] == deadline
            await one.move(hint["option"])
            await two.until(lambda: two.present.view["move"] > now.view["move"])
            assert told in two.log


async def test_a_standing_order_stays_between_the_lines(server: ServerProcess) -> None:
    """While the game runs others do not learn that an answer was prepared."""
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await seated(TITLE, anna, [bert])
        async with anna.at(table["id"]) as one:
            now = await my_turn(one)
            order = {"prompt": "*", "reply": now.options[0].notation, "once": True}
            await one.request({"t": "orders", "seat": 0, "orders": [order]})
            await one.until(lambda: one.present.view["move"] > now.view["move"])
        mine, theirs = [await who.get(f"/tables/{table['id']}/steps") for who in (anna, bert)]
        assert (mine[0]["by"], theirs[0]["by"]) == ("order", "person")


# ---------------------------------------------------------------------- clocks


def test_a_seat_to_a_bot_and_back_costs_what_was_used() -> None:
    row = live_row(clocks=[40.0, 50.0], turn_since=1000.0)
    turn = handed_over(row, seat=0, at=1030.0)
    assert (turn.clocks, turn.since) == ([10.0, 50.0], 1030.0)
    row.clocks, row.turn_since = turn.clocks, turn.since
    back = returned(row, seat=0, at=1031.0)
    assert (back.clocks, back.deadline) == ([10.0, 50.0], 1041.0)


def test_who_has_run_out_comes_back_to_a_few_seconds() -> None:
    row = live_row(clocks=[5.0, 50.0], turn_since=1000.0)
    row.clocks = handed_over(row, seat=0, at=1060.0).clocks
    assert row.clocks == [0.0, 50.0]
    assert returned(row, seat=0, at=1061.0).clocks == [10.0, 50.0]
    assert handed_over(live_row(to_move=1), seat=0, at=1060.0).clocks == [100.0, 100.0]


async def test_clocks_are_not_refilled_over_the_wire(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await seated(TITLE, anna, [bert], pace={"kind": "live", "seconds": 60, "increment": 0})
        path = f"/tables/{table['id']}/seat/1"
        async with bert.at(table["id"]) as two, anna.at(table["id"]) as one:
            assert two.present.message["clocks"] == [60.0, 60.0]
            rng = random.Random(1)
            while not two.present.options:
                now = await my_turn(one)
                await two.seen(await one.move(rng.randrange(len(now.options))))
            await asyncio.sleep(0.6)
            left = two.present.message["clocks"][1]
            for _ in range(2):
                await bert.post(f"{path}/bot", {"level": LEVEL})
                await bert.post(f"{path}/take")
            await two.until(lambda: two.present.message["clocks"][1] < left)
            assert two.present.message["clocks"][1] <= 59.4


def test_imagined_games_hold_nothing_of_this() -> None:
    """A redealt game, as bots and forks get it, has neither key nor seed."""
    game = agon.new(TITLE, 2, 1 << 200).redeal(0, 1)
    assert ("key" in game.dump()["luck"], game.dump()["seed"]) == (False, 0)
