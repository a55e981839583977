"""A table that cannot be shown is its own people's trouble only."""

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from agon.client import RefusedError
from agon.server.faults import Broken
from agon.server.http.table_answers import TableAnswers
from agon.server.live.connection import Connection
from agon.server.services import Services
from agon.server.tables.live_table import LiveTable

from .players import people, seated
from .server_process import ServerProcess
from .tables import new_person, new_table
from .test_undo import choose_until

TITLE = "dice_forge"


async def test_who_asks_to_take_back_and_leaves_takes_the_request_along(doors: list[ServerProcess]) -> None:
    async with people(doors[0].url, "Anna", "Bert", "Carl") as (anna, bert, carl):
        table = await seated(TITLE, anna, [bert, carl], visibility="public")
        async with bert.at(table["id"]) as two, carl.at(table["id"]) as three:
            async with anna.at(table["id"]) as one:
                await choose_until(one, "can_ask", random.Random(5), [two, three])
                await one.request({"t": "undo_ask"})
            await anna.post(f"/tables/{table['id']}/leave")
        async with bert.at(table["id"]) as again:
            assert again.present.message["asked"] is None
            with pytest.raises(RefusedError, match="err-nobody-asked"):
                await again.request({"t": "undo_vote", "yes": True})


class Screen:
    """A connection whose messages are kept."""

    def __init__(self, table: LiveTable) -> None:
        self.told: list[dict[str, object]] = []
        self.connection = Connection(table.id, None, self)
        self.is_free = True

    def send_texts(self, texts: Sequence[bytes]) -> None:
        self.told += [msgspec.json.decode(text) for text in texts]


async def test_a_view_that_fails_is_a_sentence_and_one_line_in_the_log(
    services: Services, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    broken, sound = [await new_table(services, TITLE, ["me", "hotseat"], visibility="public") for _ in range(2)]
    monkeypatch.setattr(broken, "ways_back", lambda *_: 1 / 0)
    screens = [Screen(broken), Screen(broken), Screen(sound)]
    for screen in screens:
        services.broadcast.write(screen.connection)
    assert [[one["t"] for one in screen.told] for screen in screens] == [["refused"], ["refused"], ["table", "view"]]
    assert screens[0].told[0]["reason"] == "err-table-broken"
    told = "".join(capfd.readouterr())
    assert told.count("ZeroDivisionError") == 1
    assert broken.id in told
    monkeypatch.undo()
    screens[0].connection.show(0)
    services.broadcast.write(screens[0].connection)
    assert screens[0].told[-1]["t"] == "view"


HARM: dict[str, Callable[[sqlite3.Connection, str], object]] = {
    "state": lambda file, key: file.execute("update log set state = x'00ff' where table_id = ?", [key]),
    "no state": lambda file, key: file.execute("update log set state = null where table_id = ?", [key]),
    "parent": lambda file, key: file.execute("update log set parent = 0 where table_id = ?", [key]),
    "choices": lambda file, key: file.execute("update log set choices = '{' where table_id = ?", [key]),
    "options": lambda file, key: file.execute("update tables set options = '[1' where id = ?", [key]),
    "pace": lambda file, key: file.execute("update tables set pace = '{}' where id = ?", [key]),
    "result": lambda file, key: file.execute("""update tables set result = '{"a": 1}' where id = ?""", [key]),
    "orders": lambda file, key: file.execute("update seats set orders = '[' where table_id = ?", [key]),
}


@pytest.mark.parametrize("harm", HARM)
async def test_a_corrupt_row_leaves_the_others_alone(services: Services, tmp_path: Path, harm: str) -> None:
    anna = await new_person(services)
    tables = [await new_table(services, TITLE, ["me", "hotseat"], anna, visibility="public") for _ in range(3)]
    services.tables.loaded.clear()
    with sqlite3.connect(tmp_path / "agon.db") as file:
        HARM[harm](file, tables[1].id)
    answers = TableAnswers(services.tables, services.presence, services.news)
    shown = answers.listed(await services.table_store.list_of(anna.id), anna)
    assert {table.id for table in shown} >= {tables[0].id, tables[2].id}
    for table in (tables[0], tables[2]):
        assert (await services.tables.get(table.id)).seq == 0
    screen = Screen(tables[1])
    screen.connection.open(services.broadcast.write)
    while not screen.told:
        await asyncio.sleep(0.01)
    assert screen.told[-1]["t"] in ("refused", "view")


async def test_a_table_that_cannot_be_loaded_has_its_sentence(services: Services, tmp_path: Path) -> None:
    table = await new_table(services, TITLE, ["me", "hotseat"])
    services.tables.loaded.clear()
    with sqlite3.connect(tmp_path / "agon.db") as file:
        HARM["state"](file, table.id)
    with pytest.raises(Broken, match="log says why"):
        await services.tables.get(table.id)


async def raising(*_: object) -> bool:
    raise KeyError("broken")


async def test_clocks_of_the_others_are_seen_to(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    time_out: Callable[[str, float], Awaitable[bool]] = services.seats.time_out

    async def watched(table_id: str, at: float) -> bool:
        seen.append(table_id)
        return await (raising() if len(seen) == 1 else time_out(table_id, at))

    async def late(at: float) -> list[str]:
        return [table.id for table in tables]

    tables = [await new_table(services, TITLE, ["me", "hotseat"]) for _ in range(2)]
    monkeypatch.setattr(services.seats, "time_out", watched)
    monkeypatch.setattr(services.table_store, "past_deadline", late)
    await services.upkeep.watch_clocks()
    assert seen == [table.id for table in tables]
