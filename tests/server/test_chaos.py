"""The short form of ``agon chaos``, and that its audit notices what it is there for."""

import asyncio
import dataclasses
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from agon.server.chaos import storms
from agon.server.chaos.audit import audit
from agon.server.chaos.faults import FAULTS
from agon.server.chaos.hostile import HOSTILE
from agon.server.chaos.house import POSTGRES, SQLITE
from agon.server.chaos.ledger import Ledger
from agon.server.chaos.report import markdown
from agon.server.chaos.run import Plan, Report, run_one
from agon.server.commands import app

from .players import my_turn, people, seated
from .server_process import ServerProcess

assert storms  # its attacks are registered
TITLE = "dice_forge"
FEW = ["kill -9", "bot workers killed", "full disk", "cut sockets", "clock jump", "NUL in an id", "a second seat"]
FEW += ["surplus outcomes in an import", "undo_ask, then leave", "storm of bad frames", "another's seat"]
SHORT_SECONDS = 20.0


async def short(kind: str, only: list[str]) -> Report:
    plan = Plan(seconds=SHORT_SECONDS, groups=2, only=only, titles=[TITLE])
    return await run_one(kind, plan, lambda _seconds, _what: None)


def check(report: Report) -> None:
    assert report.is_clean, markdown(report)
    assert report.company.ledger.made, "nobody has played"
    assert report.events


async def test_faults_and_hostile_clients_on_sqlite() -> None:
    check(await short(SQLITE, FEW))


@pytest.mark.slow
@pytest.mark.postgres
async def test_faults_on_postgresql(postgres_url: str) -> None:
    """With two processes; the fixture skips where there is no PostgreSQL."""
    check(await short(POSTGRES, ["kill -9", "database crash", "read-only database", "clock jump", "NUL in an id"]))


async def test_the_audit_finds_what_was_lost_doubled_and_left_out(tmp_path: Path) -> None:
    """A log from which entries were taken away, one of them shown to people; another sent twice."""
    server, ledger = ServerProcess(tmp_path).start(), Ledger()
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await seated(TITLE, anna, [bert])
        async with anna.at(table["id"]) as one, bert.at(table["id"]) as two:
            for _ in range(8):
                while not one.present.options and not two.present.options:
                    await asyncio.sleep(0.01)
                now = await my_turn(one if one.present.options else two)
                mover = one if now.seat == 0 else two
                seq = await mover.move(0)
                ledger.note_made(table["id"], now.seat or 0, seq, now.options[0].notation, 0.0)
                await asyncio.gather(one.seen(seq), two.seen(seq))
    server.stop()
    url = f"sqlite+aiosqlite:///{tmp_path / 'agon.db'}"
    assert (await audit(ledger, url, tmp_path)).is_clean
    with closing(sqlite3.connect(tmp_path / "agon.db")) as file, file:
        file.execute("update log set message = 'm' where seq in (3, 4)")
        file.execute("update log set seat = 0 where seq in (3, 4)")
    ledger.made = [dataclasses.replace(one, seat=0) if one.seq in (3, 4) else one for one in ledger.made]
    assert {one.seq for one in (await audit(ledger, url, tmp_path)).doubled} == {3, 4}
    with closing(sqlite3.connect(tmp_path / "agon.db")) as file, file:
        file.execute("update log set choices = '[\"pass\"]' where seq = 5")
    assert [one.seq for one in (await audit(ledger, url, tmp_path)).lost] == [5]
    ledger.note_seen(table["id"], 99)
    assert any("99 was shown" in words for words in (await audit(ledger, url, tmp_path)).trouble)


def test_the_command_names_what_it_can_do() -> None:
    told = CliRunner().invoke(app, ["chaos", "--list"])
    assert told.exit_code == 0
    assert "kill -9" in told.output
    assert "NUL in an id" in told.output
    assert CliRunner().invoke(app, ["chaos", "--only", "rain"]).exit_code == 2
    assert CliRunner().invoke(app, ["chaos", "--database", "paper"]).exit_code == 2


def test_names_are_of_their_own() -> None:
    assert not set(FAULTS) & set(HOSTILE)
    assert len(FAULTS) >= 12
    assert len(HOSTILE) >= 20
