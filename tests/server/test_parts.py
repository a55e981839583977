"""Small parts by themselves: limits, bots under a budget, web push, backups."""

import base64
import os
import sqlite3
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from litestar.testing import create_test_client

import agon
from agon.client import RefusedError
from agon.server.bots.kept_bots import Asked
from agon.server.bots.pool import BotPool
from agon.server.http import pages
from agon.server.notices.sender import GoneError, Letter
from agon.server.rate_limits import DayLimit, RateLimit
from agon.server.store.entries import packed
from agon.server.tables.people import clean
from agon.server.tables.presence import Presence

from .players import everywhere, people
from .postbox import Postbox, sender_in
from .server_process import ServerProcess


def test_a_bucket_empties_and_fills_again() -> None:
    limit = RateLimit(burst=3, per_second=1000)
    assert [limit.allows("a") for _ in range(3)] == [True] * 3
    slow = RateLimit(burst=3, per_second=0.001)
    assert [slow.allows("a") for _ in range(5)] == [True, True, True, False, False]
    assert slow.allows("b")
    assert RateLimit(1, 0.001, enabled=False).allows("a")


def test_a_day_has_so_many_however_they_are_spread(monkeypatch: pytest.MonkeyPatch) -> None:
    limit, clock = DayLimit(3), [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    allowed = []
    for hour in range(0, 48, 4):
        clock[0] = hour * 3600.0
        allowed.append(limit.allows("anna"))
    assert allowed == [True, True, True, False, False, False] * 2
    assert limit.allows("bert")


def test_names_have_no_control_signs() -> None:
    assert clean("  Anna \u0000\u202e  Maria\n") == "Anna Maria"
    assert clean("\u0007") == "?"


async def test_presence_of_another_process_is_forgotten_when_it_is_silent() -> None:
    told: list[object] = []
    presence = Presence("here", told.append)
    presence.note("there", "t", "anna", 1, 1)
    assert presence.is_looking("t", "anna")
    presence.visits["t", "anna"]["there"].heard -= 1000
    await presence.repeat()
    assert not presence.is_connected("t", "anna")
    presence.here("t", "bert", 1, 0)
    assert presence.is_connected("t", "bert")
    assert not presence.is_looking("t", "bert")
    assert len(told) == 1


@everywhere
async def test_bots_give_a_legal_option_whatever_happens(title: str) -> None:
    game = agon.new(title, players=agon.title(title).min_players, seed=3)
    count, state, pool = int(game.offered), packed(game), BotPool(1, seconds=30)
    easy = Asked("table", 0, int(game.asked), "easy")
    try:
        assert 0 <= await pool.choose(easy, state, count) < count
        assert 0 <= await pool.choose(replace(easy, level="no such"), state, count) < count
        (first,) = pool.quick.free
        pool.quick.seconds = -2.0
        assert 0 <= await pool.choose(easy, state, count) < count
        assert first.is_lost
        assert pool.quick.free == [], "a worker that was too late is not asked again"
        pool.quick.seconds = 30.0
        assert 0 <= await pool.choose(easy, state, count) < count
        (second,) = pool.quick.free
        second.process.kill()
        second.process.join()
        assert 0 <= await pool.choose(easy, state, count) < count
        assert second.is_lost
    finally:
        pool.close()


async def test_web_push_is_sealed_and_signed(tmp_path: Path) -> None:
    box = Postbox()
    await box.open(0, 0)
    port = box.servers[1].sockets[0].getsockname()[1]  # not that of the notices: late ones would come here
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    raw = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    keys = {"p256dh": text_of(raw), "auth": text_of(os.urandom(16))}
    sender = sender_in(tmp_path, private=True)
    try:
        letter = Letter("Agon", "your turn", "http://localhost/t/1")
        await sender.push({"endpoint": f"http://127.0.0.1:{port}/push", "keys": keys}, letter)
        path, body = box.hooks[0]
        assert path == "/push"
        assert b"your turn" not in body
        with pytest.raises(GoneError):
            await sender.push({"endpoint": f"http://127.0.0.1:{port}/gone", "keys": keys}, letter)
        assert sender_in(tmp_path).push_key == sender.push_key
    finally:
        await sender.close()
        for server in box.servers:
            server.close()


def text_of(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


async def test_unfinished_tables_of_a_person_are_limited(server: ServerProcess) -> None:
    async with people(server.url, "Anna") as (anna,):
        for _ in range(60):
            await anna.create("dice_forge", ["me", "hotseat"])
        with pytest.raises(RefusedError, match="err-too-many-tables"):
            await anna.create("dice_forge", ["me", "hotseat"])


def test_a_backup_holds_the_games(server: ServerProcess, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    command = [sys.executable, "-m", "agon.server", "backup", str(copy), "--data", str(server.data)]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0
    assert subprocess.run(command, capture_output=True, check=False).returncode != 0
    with sqlite3.connect(copy) as saved:
        assert saved.execute("select version_num from alembic_version").fetchone() == ("0007",)
        assert saved.execute("pragma integrity_check").fetchone() == ("ok",)


def test_the_page_goes_over_the_line_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_text("const a = 1;\n" * 200)
    (tmp_path / "index.html").write_text("<p>Agon</p>")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    with create_test_client(pages.page) as client:
        packed = client.get("/assets/a.js", headers={"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["content-type"].startswith("text/javascript")
        assert int(packed.headers["content-length"]) < 200
        plain = client.get("/assets/a.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert packed.text == plain.text
        assert client.get("/t/some-table").text == "<p>Agon</p>"
        assert client.get("/assets/../../secret").text == "<p>Agon</p>"
