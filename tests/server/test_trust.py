"""What strangers may rely on, tried as a stranger would: through the public interface and the files of a server alone.

Nothing of the server's inside is used here, so that every test can be asked of another version as well
(``AGON_TEST_SERVER``, docs/security-proofs.md).
"""

import asyncio
import contextlib
import random
import resource
import socket
import sqlite3
import sys
from pathlib import Path

import pytest

import agon
from agon.client import Client, Json, RefusedError
from agon.kernel.chance import is_secret

from .players import LEVEL, my_turn, people, play_through, seated
from .server_process import ServerProcess

TITLE = "dice_forge"


# ---------------------------------------------------------------------- luck


async def test_the_luck_of_people_is_a_secret_of_256_bits_that_was_promised(server: ServerProcess) -> None:
    """What was shown at the beginning, what is told at the end, and between them nothing."""
    rng = random.Random(3)
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await seated(TITLE, anna, [bert])
        assert table["seed"] is None
        async with anna.at(table["id"]) as one, bert.at(table["id"]) as two:
            await asyncio.gather(play_through(one, rng), play_through(two, rng))
        over = await anna.get(f"/tables/{table['id']}")
        record = (await anna.get(f"/tables/{table['id']}/record"))["record"]
    assert over["seed_hash"] == table["seed_hash"]
    assert str(record["seed"]) == over["seed"]
    assert is_secret(int(over["seed"]))
    assert agon.replay(record).result == record["result"]


def old_record() -> Json:
    """The beginning of a game with a known seed, in the oldest form of records, which every version reads."""
    game = agon.new(TITLE, players=2, seed=5)
    for _ in range(6):
        game.apply(0)
    kept = ("title", "players", "options", "seed", "choices", "outcomes", "result")
    return {"agon_record": 1, "rules": "1.0", **{key: agon.record(game)[key] for key in kept}}


async def solitary(anna: Client, how: str) -> Json:
    """A table at which only Anna has played, with luck that she may know; the seat 1 is free or a bot's."""
    record, seats = old_record(), [{"kind": "me"}, {"kind": "bot", "level": LEVEL}]
    if how == "imported":
        table: Json = await anna.post("/import", {"record": record, "seats": seats})
    elif how == "forked":
        table = await anna.post("/import", {"record": record, "seats": seats})
        table = await anna.post(f"/tables/{table['id']}/fork", {"move": 3, "seats": seats})
    else:
        table = await anna.create(TITLE, ["me", f"bot:{LEVEL}"], **({"seed": 7} if how == "chosen" else {}))
    if how in ("played", "taken back"):
        async with anna.at(table["id"]) as live:
            await my_turn(live)
            await live.move(0)
            while how == "taken back" and live.present.view["move"] > 0:
                await live.request({"t": "undo"})
    return table


@pytest.mark.parametrize("how", ["chosen", "imported", "forked", "played", "taken back"])
async def test_luck_that_one_person_may_know_ends_when_another_sits_down(server: ServerProcess, how: str) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await solitary(anna, how)
        await anna.post(f"/tables/{table['id']}/seat/1/vacate")
        joined = await bert.join(table["id"], table["invite"])
        assert joined["seats"][1]["mine"]
        assert joined["seed_hash"] != table["seed_hash"]


@pytest.mark.parametrize("surplus", [[0], [5] * 40, [99]])
async def test_outcomes_behind_the_end_of_a_record_do_not_come_in(server: ServerProcess, surplus: list[int]) -> None:
    """They would be the next rolls, or, where they cannot be, a bot that tries to move for ever."""
    record, seats = old_record(), [{"kind": "me"}, {"kind": "bot", "level": LEVEL}]
    async with people(server.url, "Anna") as (anna,):
        assert (await anna.post("/import", {"record": record, "seats": seats}))["moves"] == 6
        with pytest.raises(RefusedError, match="err-bad-save"):
            await anna.post("/import", {"record": {**record, "outcomes": record["outcomes"] + surplus}, "seats": seats})


async def test_what_a_host_sees_of_a_waiting_table_is_not_what_is_dealt(server: ServerProcess) -> None:
    """Nobody looks at the deal, and makes another table until it pleases."""
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await anna.create("cyclades", ["me", "open", f"bot:{LEVEL}", f"bot:{LEVEL}"])
        async with anna.at(table["id"]) as live:
            before = live.present.view
        await bert.join(table["id"], table["invite"])
        dealt = (await anna.get(f"/tables/{table['id']}/replay", move=0, seat=0))["view"]
    assert before["move"] == dealt["move"] == 0
    assert before["board"] != dealt["board"]


# ---------------------------------------------------------------------- one table that is broken


async def test_a_damaged_row_is_the_trouble_of_its_own_table(tmp_path: Path) -> None:
    """Of three tables one is damaged on the disk: the list shows the others, and they are played."""
    server = ServerProcess(tmp_path).start()
    try:
        await damage_and_look(server)
    finally:
        server.kill()


async def damage_and_look(server: ServerProcess) -> None:
    async with people(server.url, "Anna") as (anna,):
        tables = [await anna.create(TITLE, ["me", "hotseat"]) for _ in range(3)]
        server.kill()
        with contextlib.closing(sqlite3.connect(server.data / "agon.db")) as file, file:
            file.execute("update tables set options = '[1' where id = ?", [tables[1]["id"]])
            file.execute("update log set state = x'00ff' where table_id = ?", [tables[1]["id"]])
        server.start()
        listed = await anna.get("/tables", list="mine")
        assert {tables[0]["id"], tables[2]["id"]} <= {one["id"] for one in listed}
        for table in (tables[0], tables[2]):
            async with anna.at(table["id"]) as live:
                assert await live.move(0) == table["seq"] + 1
        with pytest.raises(RefusedError, match="err-table-broken"):
            await anna.at(tables[1]["id"]).__aenter__()


# ---------------------------------------------------------------------- files and lines


@pytest.mark.skipif(sys.platform != "linux", reason="limits of other processes are read on Linux")
def test_a_server_takes_all_the_open_files_that_it_may(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 256), hard))
    try:
        server = ServerProcess(tmp_path).start()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    raised = resource.prlimit(server.running.pid, resource.RLIMIT_NOFILE)
    server.stop()
    assert raised[0] > 256


def test_what_goes_wrong_again_and_again_does_not_fill_the_log(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    before = len(server.told().splitlines())
    for _ in range(100):
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
            line.sendall(b"\x00\x01 no request\r\n\r\n")
            line.recv(100)
    more = len(server.told().splitlines()) - before
    server.stop()
    assert more <= 20


def test_the_unit_of_the_guide_lets_many_connect() -> None:
    guide = Path(__file__).parents[2] / "docs" / "hosting.md"
    assert "LimitNOFILE=65536" in guide.read_text("utf-8")
