"""A bad message hurts its sender only."""

import asyncio
import io
import json
from typing import TextIO, cast

import pytest
import structlog

from agon.client import RefusedError
from agon.server.live.messages import Move, decoder
from agon.server.log_limits import PatientFile
from agon.server.services import Services
from agon.server.store.append import TABLE_FIELDS, Append
from agon.server.store.entries import move_entry
from agon.server.store.rows import now
from agon.server.tables.live_table import LiveTable

from .players import people, seated
from .server_process import ServerProcess
from .tables import new_table
from .test_messages import answers, raw

TITLE = "dice_forge"
BAD_IDS = ["\x00", "a\x00b", "a\n", "\u202e", "ü", "\x7f"]


@pytest.mark.parametrize("bad", BAD_IDS)
def test_an_id_has_signs_that_every_database_takes(bad: str) -> None:
    with pytest.raises(ValueError, match="regex"):
        decoder.decode(json.dumps({"t": "move", "seq": 0, "option": 0, "seat": 0, "id": bad}))
    good = decoder.decode(json.dumps({"t": "move", "seq": 0, "option": 0, "seat": 0, "id": "x7-Q_: 0"}))
    assert isinstance(good, Move)


@pytest.mark.parametrize("field", ["prompt", "reply"])
def test_an_order_has_no_control_characters(field: str) -> None:
    order = {"prompt": "*", "reply": "pass", "once": True, field: "pa\x00ss"}
    with pytest.raises(ValueError, match="regex"):
        decoder.decode(json.dumps({"t": "orders", "seat": 0, "orders": [order]}))


async def test_nobody_elses_move_fails_with_a_bad_one(doors: list[ServerProcess]) -> None:
    """The moves reach the server together, so that they are written in one batch."""
    url = doors[0].url
    async with people(url, "Anna", "Bert", "Eve") as (anna, bert, eve):
        tables = [await seated(TITLE, one, [bert]) for one in (anna, eve)]
        async with anna.at(tables[0]["id"]) as mine, eve.at(tables[1]["id"]) as hers:
            assert hers.socket is not None
            seq = hers.present.seq
            for _ in range(4):
                bad = {"t": "move", "seq": seq, "option": 0, "seat": 0, "id": "\x00"}
                await hers.socket.send(json.dumps(bad))
            assert await mine.move(0) == seq + 1
            await hers.until(lambda: hers.refused.reason == "err-malformed")
            assert hers.present.seq == seq


async def test_whoever_sends_nonsense_with_an_id_gets_an_answer_to_it(server: ServerProcess) -> None:
    """Clients wait for the answer to their id: without one they would wait for ever."""
    async with people(server.url, "Anna") as (anna,):
        table = await anna.create(TITLE, ["me", "hotseat"])
        async with anna.at(table["id"]) as live:
            with pytest.raises(RefusedError, match="err-malformed"):
                await asyncio.wait_for(live.move(-1), 10)
            with pytest.raises(RefusedError, match="err-malformed"):
                await asyncio.wait_for(live.request({"t": "no such message"}), 10)
            assert await live.move(0) == 1


async def test_addresses_of_tables_are_looked_at_before_the_database(doors: list[ServerProcess]) -> None:
    async with people(doors[0].url, "Anna") as (anna,):
        for table in ("%00", "..", "0000", "%F0%9F%92%A9", "x" * 100):
            async with raw(doors[0], table, {"token": anna.token}) as socket:
                assert [message["reason"] for message in await answers(socket)] == ["err-unknown-table"]


async def append_of(table: LiveTable, message: object) -> Append:
    after = table.game.copy()
    after.apply(0)
    entry = move_entry(table.game, after, table.seq + 1, table.position, "person", None, now())
    entry.message = message  # type: ignore[assignment]
    fields = {name: getattr(table.row, name) for name in TABLE_FIELDS} | {"seq": entry.seq}
    return Append(table.id, entry, fields, [], asyncio.get_running_loop().create_future())


async def test_one_entry_that_cannot_be_written_fails_alone(services: Services) -> None:
    tables = [await new_table(services, TITLE, ["me", "hotseat"]) for _ in range(3)]
    batch = [await append_of(table, message) for table, message in zip(tables, ("a", object(), "c"), strict=True)]
    await services.log_writer.write(batch)
    outcomes = {item.table_id: item.done for item in batch}
    assert [outcomes[table.id].exception() is None for table in tables] == [True, False, True]
    assert [len(await services.log.entries(table.id)) for table in tables] == [2, 1, 2]


async def test_the_writer_of_logs_goes_on_when_not_even_the_error_can_be_told(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk takes neither the move nor the line about it."""
    table = await new_table(services, TITLE, ["me", "hotseat"])

    async def full(_: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(services.log_writer, "write", full)
    with pytest.raises(OSError, match="no space"):
        await services.moves.move(table, table.people()[0], table.to_move or 0, table.seq, 0, None)
    monkeypatch.undo()
    seq = table.seq
    assert (
        await asyncio.wait_for(services.moves.move(table, table.people()[0], table.to_move or 0, seq, 0, None), 10)
        == seq + 1
    )


class FullDisk(io.StringIO):
    def write(self, _: str) -> int:
        raise OSError("no space left on device")

    def flush(self) -> None:
        raise OSError("no space left on device")


def test_a_log_that_cannot_be_written_hurts_nobody() -> None:
    logger = structlog.wrap_logger(structlog.PrintLogger(cast("TextIO", PatientFile(FullDisk()))))
    logger.error("database failed")
    with pytest.raises(OSError, match="no space"):
        structlog.wrap_logger(structlog.PrintLogger(FullDisk())).error("database failed")
