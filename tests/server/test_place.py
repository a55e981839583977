"""Where the games are kept: private, of one server, writable; else one sentence and an exit code."""

import asyncio
import os
import resource
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import DBAPIError, OperationalError
from typer.testing import CliRunner

from agon.server.chaos.postgres import free_port
from agon.server.chaos.processes import obeying_file_modes
from agon.server.commands import app
from agon.server.refusals import Unavailable
from agon.server.services import Services
from agon.server.store import pulse
from agon.server.store.database import is_out_of_order
from agon.server.store.place import BROKEN, IN_USE, NO_ADDRESS, NOT_WRITABLE, OUT_OF_REACH, TOO_NEW, Place
from agon.server.store.pulse import Pulse

from .server_process import OTHER, ServerProcess

MODES_COUNT = os.geteuid() != 0 or bool(obeying_file_modes())


def small_files() -> None:
    """No file of this process may become larger, as on a disk that is full."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))


def started(
    folder: Path, database: str = "", port: int | None = None, prefix: list[str] | None = None, **more: Any
) -> subprocess.CompletedProcess[str]:
    """A server that does not come up."""
    command = [
        *(prefix or []),
        OTHER or sys.executable,
        "-m",
        "agon.server",
        "serve",
        "--data",
        str(folder),
        "--port",
        str(port or free_port()),
    ]
    if database:
        command += ["--database", database]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, **more)


def check(outcome: subprocess.CompletedProcess[str], code: int, words: str) -> None:
    told = outcome.stdout + outcome.stderr
    assert outcome.returncode == code, told
    assert words in told
    assert "Traceback" not in told
    assert len(told.strip().splitlines()) == 1, told


def test_the_files_are_private_and_a_second_process_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir(mode=0o755)
    server = ServerProcess(folder)
    server.log = tmp_path / "log"
    server.start()
    try:
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        for file in folder.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name
        check(started(folder), IN_USE, "another server keeps its games")
    finally:
        server.kill()
    server.start()
    server.stop()


def test_a_folder_with_other_things_keeps_its_mode(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir(mode=0o755)
    (folder / "letters.txt").touch()
    Place(folder, f"sqlite+aiosqlite:///{folder}/agon.db").make_private()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o755


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    check(started(tmp_path / "file" / "games"), NOT_WRITABLE, "cannot be written")


def test_a_full_disk_is_a_sentence(tmp_path: Path) -> None:
    check(started(tmp_path / "games", preexec_fn=small_files), BROKEN, "full or broken")


def test_no_database_at_all_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "agon.db").write_text("this is no database, " * 100)
    check(started(tmp_path), BROKEN, "cannot be used")
    check(started(tmp_path, f"postgresql://agon@127.0.0.1:{free_port()}/agon"), OUT_OF_REACH, "does not let us in")


def test_a_port_that_is_taken_is_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        outcome = started(tmp_path, port=other.getsockname()[1])
    check(outcome, NO_ADDRESS, "cannot listen on")


@pytest.mark.skipif(not MODES_COUNT, reason="root may write what nobody may write, and setpriv is not here")
@pytest.mark.parametrize("file", ["", "agon.db", "agon.lock"])
def test_what_cannot_be_written_is_a_sentence(tmp_path: Path, file: str) -> None:
    folder = tmp_path / "games"
    ServerProcess(folder).start().kill()
    (folder / file).chmod(0o500)
    try:
        check(started(folder, prefix=obeying_file_modes()), NOT_WRITABLE, "cannot be written")
    finally:
        folder.chmod(0o700)


def test_a_backup_that_cannot_be_made_is_a_sentence(tmp_path: Path) -> None:
    ServerProcess(tmp_path / "games").start().kill()
    told = CliRunner().invoke(app, ["backup", str(tmp_path / "nowhere" / "b.db"), "--data", str(tmp_path / "games")])
    assert (told.exit_code, told.output.count("\n")) == (1, 1)
    assert "no backup could be made" in told.output


def test_a_newer_form_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "agon.db")) as file, file:
        file.execute("create table alembic_version (version_num varchar(32) not null)")
        file.execute("insert into alembic_version values ('9999')")
    check(started(tmp_path), TOO_NEW, "9999 of a newer Agon")


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("attempt to write a readonly database", NOT_WRITABLE),
        ("unable to open database file", NOT_WRITABLE),
        ("database or disk is full", BROKEN),
        ("database disk image is malformed", BROKEN),
    ],
)
def test_what_sqlite_says_has_its_code(tmp_path: Path, said: str, code: int) -> None:
    place = Place(tmp_path, f"sqlite+aiosqlite:///{tmp_path}/agon.db")
    assert place.problem(OperationalError("", {}, sqlite3.OperationalError(said))).code == code


def test_health_tries_a_write(server: ServerProcess) -> None:
    assert httpx.get(f"{server.url}/api/health").status_code == 200
    with closing(sqlite3.connect(server.data / "agon.db", isolation_level=None)) as other:
        other.execute("begin immediate")
        time.sleep(1.2)  # what was felt a moment ago counts
        answer = httpx.get(f"{server.url}/api/health", timeout=30)
        other.execute("rollback")
    assert answer.status_code == 503
    assert answer.json()["reason"] == "err-cannot-save"
    server.wait_healthy(30)


async def test_many_who_ask_cost_one_write(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    feeling, writes = Pulse(services.database), 0
    write = feeling.write

    async def counted() -> None:
        nonlocal writes
        writes += 1
        await write()

    monkeypatch.setattr(pulse, "FRESH_SECONDS", 100.0)
    monkeypatch.setattr(feeling, "write", counted)
    feeling.felt_at = -100.0
    await asyncio.gather(*[feeling.feel() for _ in range(20)])
    await feeling.feel()
    assert writes == 1


async def test_no_write_no_health(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> Any:
        raise OperationalError("", {}, sqlite3.OperationalError("database or disk is full"))

    monkeypatch.setattr(services.database, "writing", full)
    with pytest.raises(Unavailable):
        await Pulse(services.database).feel()


@pytest.mark.parametrize(("code", "away"), [("57P03", True), ("53100", True), ("25006", True), ("25P02", False)])
def test_a_database_that_takes_nothing_is_out_of_order(code: str, away: bool) -> None:
    """Full, starting, a standby: the same move may be possible later. Not so what is a mistake of ours."""
    said = Exception("no")
    said.sqlstate = code  # type: ignore[attr-defined]
    assert is_out_of_order(DBAPIError("", {}, said)) == away
