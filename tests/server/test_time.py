"""Clocks, absent people, standing orders."""

import asyncio
import random

import pytest

from agon.client import RefusedError
from agon.server.store.rows import TableRow
from agon.server.tables.clocks import DAY, next_turn, returned

from .players import my_turn, people, seated
from .server_process import ServerProcess

TITLE = "dice_forge"


def live_row(**more: object) -> TableRow:
    fields = {
        "id": "t",
        "title": TITLE,
        "players": 2,
        "options": {},
        "pace": {"kind": "live", "seconds": 100, "increment": 5},
        "visibility": "private",
        "host": "h",
        "invite": "i",
        "seed": "1",
        "state": "playing",
        "created": 0.0,
        "updated": 0.0,
        "to_move": 0,
        "turn_since": 1000.0,
        "clocks": [100.0, 100.0],
    }
    return TableRow(**{**fields, **more})  # type: ignore[arg-type]


def test_a_turn_costs_its_time_and_earns_the_increment() -> None:
    turn = next_turn(live_row(), next_seat=1, at=1030.0)
    assert turn.clocks == [75.0, 100.0]
    assert turn.deadline == 1130.0


def test_a_choice_within_a_turn_earns_nothing() -> None:
    turn = next_turn(live_row(), next_seat=0, at=1030.0)
    assert turn.clocks == [70.0, 100.0]
    assert turn.deadline == 1100.0


def test_taking_back_earns_nothing_either() -> None:
    turn = next_turn(live_row(to_move=1), next_seat=0, at=1030.0, moved=False)
    assert turn.clocks == [100.0, 70.0]


def test_the_end_stops_the_clocks() -> None:
    assert next_turn(live_row(), next_seat=None, at=1030.0).deadline is None


def test_days_are_counted_from_each_choice() -> None:
    row = live_row(pace={"kind": "days", "days": 2}, clocks=None)
    assert next_turn(row, next_seat=0, at=1030.0).deadline == 1030.0 + 2 * DAY


def test_who_comes_back_has_time_to_think() -> None:
    turn = returned(live_row(clocks=[0.0, 50.0]), seat=0, at=2000.0)
    assert turn.clocks == [10.0, 50.0]
    assert turn.deadline == 2010.0


async def test_a_bot_sits_in_for_who_runs_out_of_time(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await seated(TITLE, anna, [bert], pace={"kind": "days", "days": 0.00002})
        async with bert.at(table["id"]) as live:
            assert live.present.message["deadline"] is not None
            async for now in live.states():
                if now.view["move"] >= 3:
                    break
        shown = await anna.get(f"/tables/{table['id']}")
        assert shown["seats"][0]["away"]
        await anna.post(f"/tables/{table['id']}/seat/0/take")


async def test_live_clocks_run_down(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await seated(TITLE, anna, [bert], pace={"kind": "live", "seconds": 60, "increment": 2})
        async with anna.at(table["id"]) as live:
            await asyncio.sleep(0.4)
            await live.move(0)
            async for now in live.states():
                if now.view["move"] >= 1:
                    break
            assert 59.0 < live.present.message["clocks"][0] < 62.0
            assert live.present.message["clocks"][0] != 60.0
            assert live.present.message["clocks"][1] == 60.0


async def test_standing_orders_answer_and_are_checked_when_used(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await seated(TITLE, anna, [bert])
        async with anna.at(table["id"]) as one, bert.at(table["id"]) as two:
            orders = [
                {"prompt": "*", "reply": "forge nonsense", "once": False},
                {"prompt": "dice_forge-prompt-action", "reply": "pass", "once": True},
            ]
            await one.request({"t": "orders", "seat": 0, "orders": orders})
            rng = random.Random(2)
            passed = False
            while not passed:
                if one.present.options and one.present.view["choice"]["prompt"]["id"] != "dice_forge-prompt-action":
                    await one.move(rng.randrange(len(one.present.options)))
                elif two.present.options:
                    await two.move(rng.randrange(len(two.present.options)))
                await asyncio.sleep(0.02)
                steps = await anna.get(f"/tables/{table['id']}/steps")
                passed = any(step["by"] == "order" for step in steps)
            made = [step for step in steps if step["by"] == "order"]
            assert [(step["seat"], step["notation"]) for step in made] == [(0, "pass")]
            async for now in one.states():
                if now.message["orders"] == orders[:1]:
                    break
            with pytest.raises(RefusedError, match="err-not-your-seat"):
                await two.request({"t": "orders", "seat": 0, "orders": []})


async def test_nobody_sees_the_orders_of_another(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await seated(TITLE, anna, [bert])
        async with anna.at(table["id"]) as one, bert.at(table["id"]) as two:
            order = {"prompt": "*", "reply": "secret plan", "once": True}
            await one.request({"t": "orders", "seat": 0, "orders": [order]})
            await my_turn(one)
            await asyncio.sleep(0.1)
            assert two.present.message["orders"] == []
            assert "secret plan" not in str(two.table)
