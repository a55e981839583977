"""What one person asks for costs the others a bounded amount of time, memory and disk."""

import asyncio
import json
import threading
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import update

import agon
from agon.server.background import Desk
from agon.server.config import Limits, ServerConfig
from agon.server.http.auth import Caller
from agon.server.rate_limits import RateLimits
from agon.server.refusals import TooMuch
from agon.server.services import Services
from agon.server.store import log_writer
from agon.server.store.append import TABLE_FIELDS
from agon.server.store.database import POSTGRES_CONNECTIONS, POSTGRES_MORE
from agon.server.store.entries import Entry, loaded
from agon.server.store.log_writer import TOGETHER
from agon.server.store.rows import now
from agon.server.store.schema import tables
from agon.server.tables import moves, replays
from agon.server.tables.clocks import DAY
from agon.server.tables.live_table import LiveTable
from agon.server.tables.quotas import Quotas

from .players import people, seated
from .server_process import ServerProcess
from .tables import new_person, new_table
from .test_messages import answers, next_of, raw

TITLE = "dice_forge"


async def played(services: Services, count: int, **more: object) -> LiveTable:
    table = await new_table(services, TITLE, ["me", "hotseat"], **more)  # type: ignore[arg-type]
    for _ in range(count):
        assert table.to_move is not None
        await services.moves.move(table, table.row.host, table.to_move, table.seq, 0, None)
    return table


# ---------------------------------------------------------------------- looking back


async def test_looking_back_is_done_once_and_beside_the_loop(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await played(services, 6)
    loads: list[int] = []

    def counted(path: list[Any], state: bytes) -> object:
        loads.append(threading.get_ident())
        return loaded(path, state)

    monkeypatch.setattr(replays, "loaded", counted)
    views = [(await services.replays.replay(table, table.row.host, 3, 0)).view for _ in range(5)]
    assert len(loads) == 1
    assert loads[0] != threading.get_ident()
    assert all(view == views[0] for view in views)
    other = await services.replays.replay(table, table.row.host, 3, 1)
    assert other.view["seat"] == 1 if "seat" in other.view else other.view != views[0]


async def test_heavy_work_is_done_one_piece_at_a_time_and_the_line_can_be_full() -> None:
    desk, together, most = Desk(3), 0, 0

    def job() -> None:
        nonlocal together, most
        together += 1
        most = max(most, together)
        threading.Event().wait(0.02)
        together -= 1

    outcomes = await asyncio.gather(*[desk.work(job) for _ in range(5)], return_exceptions=True)
    assert most == 1
    assert [isinstance(one, TooMuch) for one in outcomes] == [False, False, False, True, True]
    await desk.work(job)


async def test_one_password_is_hashed_at_a_time(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    together, most = 0, 0

    def slow(*_: object) -> bool:
        nonlocal together, most
        together += 1
        most = max(most, together)
        threading.Event().wait(0.02)
        together -= 1
        return False

    monkeypatch.setattr(services.people, "fits", slow)
    tries = [services.people.log_in("nobody", "wrong password") for _ in range(5)]
    await asyncio.gather(*tries, return_exceptions=True)
    assert most == 1


# ---------------------------------------------------------------------- writing


async def test_a_move_does_not_stand_behind_a_hundred_new_tables(services: Services) -> None:
    table = await played(services, 1)
    assert table.to_move is not None
    written: list[str] = []

    async def host() -> None:
        await new_table(services, TITLE, ["me", "open"])
        written.append("table")

    storm = [asyncio.create_task(host()) for _ in range(100)]
    await asyncio.wait(storm, return_when=asyncio.FIRST_COMPLETED)
    await services.moves.move(table, table.row.host, table.to_move, table.seq, 0, None)
    written.append("move")
    await asyncio.gather(*storm)
    assert written.index("move") < 50


async def test_a_full_batch_does_not_wait_for_more(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Entries are gathered for a moment, but a server with much to write does not rest."""
    table = await new_table(services, TITLE, ["me", "hotseat"])
    monkeypatch.setattr(log_writer, "GATHER_SECONDS", 1000.0)
    entries = [Entry(seq, "hint", 0, None, 0, "person", None, now()) for seq in range(1, 2 * TOGETHER + 1)]
    fields = {name: getattr(table.row, name) for name in TABLE_FIELDS}
    writing = [asyncio.create_task(services.log_writer.append(table.id, one, fields, [])) for one in entries]
    assert all(await asyncio.wait_for(asyncio.gather(*writing), 30))


@pytest.mark.postgres
async def test_moves_have_a_connection_to_postgresql_of_their_own(postgres_url: str, tmp_path: Path) -> None:
    """All others may be taken: somebody's move is written."""
    services = Services(ServerConfig(data=tmp_path, database_url=postgres_url))
    await services.database.migrate()
    services.log_writer.start()
    try:
        table = await played(services, 1)
        assert table.to_move is not None
        async with AsyncExitStack() as stack:
            for _ in range(POSTGRES_CONNECTIONS + POSTGRES_MORE):
                await stack.enter_async_context(services.database.writing())
            moving = services.moves.move(table, table.row.host, table.to_move, table.seq, 0, None)
            assert await asyncio.wait_for(moving, 10) == 2
    finally:
        await services.close()


# ---------------------------------------------------------------------- bad frames


async def test_a_bad_frame_is_answered_by_a_short_refusal(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await seated(TITLE, anna, [bert])
        async with raw(server, table["id"], {"token": anna.token}) as socket:
            await next_of(socket, "view")
            await answers(socket)
            for _ in range(10):
                await socket.send("junk")
                await socket.send(json.dumps({"t": "move", "seq": table["seq"], "option": 99, "seat": 0}))
            got = await answers(socket)
            assert [message["t"] for message in got] == ["refused"] * 20
            assert max(len(json.dumps(message)) for message in got) < 300
            for _ in range(10):
                await socket.send(json.dumps({"t": "move", "seq": 7, "option": 0, "seat": 0}))
            await next_of(socket, "view")
            assert [message["t"] for message in await answers(socket)].count("view") <= 1


# ---------------------------------------------------------------------- addresses


async def test_many_persons_of_one_address_are_one_crowd(services: Services) -> None:
    rates = RateLimits(enabled=True)
    rates.request_from.burst, rates.create_from.burst = 50, 5
    tokens = [(await services.people.register(f"{at}", "en"))[1] for at in range(3)]

    def caller(at: int, address: str = "192.0.2.1") -> Caller:
        headers = {"authorization": f"Bearer {tokens[at % 3]}"}
        return Caller(SimpleNamespace(headers=headers, client=SimpleNamespace(host=address)), services.people, rates)  # type: ignore[arg-type]

    for at in range(5):
        await caller(at).creator()
    with pytest.raises(TooMuch):
        await caller(5).creator()
    await caller(5, "192.0.2.2").creator()
    refused = await asyncio.gather(*[caller(at).person() for at in range(60)], return_exceptions=True)
    assert sum(isinstance(one, TooMuch) for one in refused) > 10


# ---------------------------------------------------------------------- the disk


async def test_a_table_knows_what_its_log_takes(services: Services) -> None:
    table = await played(services, 5)
    entries = await services.log.entries(table.id, with_states=True)
    row, _ = await services.table_store.table(table.id)
    assert row.bytes == table.row.bytes >= sum(len(entry.state or b"") for entry in entries) + 5 * 200


async def test_a_log_does_not_grow_for_ever(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await played(services, 1)
    monkeypatch.setattr(moves, "MOST_BYTES", table.row.bytes - 1)
    with pytest.raises(TooMuch, match="full"):
        await services.moves.move(table, table.row.host, table.to_move or 0, table.seq, 0, None)
    with pytest.raises(TooMuch, match="full"):
        await services.moves.undo(table, table.row.host, None, whole_turn=False)


def limited(services: Services, used: int, brought: int, keep_days: float = 365.0) -> Quotas:
    limits = replace(Limits(), bytes_per_person=used, brought_bytes_per_person=brought)
    return Quotas(services.table_store, limits, keep_days)


async def test_who_has_filled_a_share_gets_no_new_table(services: Services) -> None:
    anna = await new_person(services)
    table = await played(services, 3, host=anna)
    await limited(services, table.row.bytes, 0).check(anna.id)
    with pytest.raises(TooMuch, match="bytes of games"):
        await limited(services, table.row.bytes - 1, 0).check(anna.id)
    await limited(services, table.row.bytes - 1, 0).check((await new_person(services)).id)


async def test_games_from_elsewhere_have_a_share_of_their_own(services: Services) -> None:
    anna, game = await new_person(services), agon.new(TITLE, players=2, seed=5)
    for _ in range(8):
        game.apply(0)
    row = await services.replays.bring_in(anna, agon.record(game), None)
    used, brought = await services.table_store.bytes_of(anna.id)
    assert used == brought == row.bytes
    services.replays.quotas = limited(services, 10**9, row.bytes + 100)
    with pytest.raises(TooMuch, match="imported"):
        await services.replays.bring_in(anna, agon.record(game), None)
    assert (await services.table_store.bytes_of(anna.id)) == (used, brought)


async def age(services: Services, table: str, days: float, state: str) -> None:
    values = {"updated": now() - days * DAY, "state": state}
    async with services.database.writing() as connection:
        await connection.execute(update(tables).where(tables.c.id == table).values(values))


async def test_finished_games_expire_and_the_oldest_make_room(services: Services) -> None:
    anna, game = await new_person(services), agon.new(TITLE, players=2, seed=5)
    ancient, old, young, running = [await played(services, 3, host=anna) for _ in range(4)]
    brought = await services.replays.bring_in(anna, agon.record(game), None)
    for table, days, state in ((ancient, 400, "finished"), (old, 40, "finished"), (young, 2, "finished")):
        await age(services, table.id, days, state)
    await age(services, running.id, 400, "playing")
    assert await limited(services, 10**9, 10**9, keep_days=0).expire() == []
    assert await limited(services, 10**9, 10**9).expire() == [ancient.id]
    left = old.row.bytes + young.row.bytes + running.row.bytes + brought.bytes
    assert await limited(services, left - 1, 10**9).expire() == [old.id]
    await age(services, brought.id, 31, "playing")
    assert await limited(services, 10**9, 10**9).expire() == [brought.id]
    assert {row.id for row, _ in await services.table_store.list_of(anna.id)} == {young.id, running.id}
