"""Bots from outside at tables: those that the operator names, and no others."""

import sys
from pathlib import Path

import pytest

from agon.client import RefusedError
from agon.server.commands import WRONG_SETTING
from agon.server.refusals import Unknown
from agon.server.services import Services

from .players import people
from .server_process import ServerProcess
from .tables import new_person, new_table
from .test_place import check, started

TITLE = "dice_forge"
ROOT = Path(__file__).resolve().parents[2]


async def test_a_table_with_a_bot_of_the_operator(tmp_path: Path) -> None:
    allowed = "keen=examples.own_bot:KeenBot:likes=forge"
    server = ServerProcess(tmp_path, AGON_BOTS=allowed, PYTHONPATH=str(ROOT)).start()
    async with people(server.url, "Anna") as (anna,):
        titles = {one["title"]: one for one in await anna.get("/titles")}
        assert titles[TITLE]["bots"] == ["easy", "normal", "hard", "expert", "keen"]
        table = await anna.create(TITLE, ["me", "bot:keen"])
        assert table["seats"][1]["level"] == "keen"
        async with anna.at(table["id"]) as live:
            async for now in live.turns():
                if now.view["move"] > 20:
                    break
                await live.move(0)
        for name in ("examples.own_bot:KeenBot", "search:simulations=9", "own_bot", "random"):
            with pytest.raises(RefusedError) as caught:
                await anna.create(TITLE, ["me", f"bot:{name}"])
            assert caught.value.status in (400, 404)
    assert "bot replaced" not in server.told()
    server.stop()


async def test_what_a_client_names_is_never_imported(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "trap.py").write_text("raise SystemExit\n")
    monkeypatch.syspath_prepend(tmp_path)
    person = await new_person(services)
    for level in ("trap", "trap:Bot"):
        with pytest.raises(Unknown, match="no bot called"):
            await new_table(services, TITLE, ["me", f"bot:{level}"], person)
    table = await new_table(services, TITLE, ["me", "bot:easy"], person)
    with pytest.raises(Unknown, match="no bot called"):
        await services.seats.hand_to_bot(person, table.id, 0, "trap:Bot")
    assert "trap" not in sys.modules


def test_a_server_whose_bot_cannot_be_imported_does_not_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AGON_BOTS", "talos=no_such_module:Bot")
    check(started(tmp_path), WRONG_SETTING, "there is no bot at 'no_such_module:Bot'")
