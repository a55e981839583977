"""Messages between processes: what could not be followed is made up for, or a table would stand still for those who wait."""

import asyncio
import sqlite3

import pytest
from sqlalchemy.exc import OperationalError

from agon.server.live import news
from agon.server.services import Services
from agon.server.store import bus
from agon.server.store.bus import BusMessage, PostgresBus

from .tables import new_table

AWAY = OperationalError("", {}, sqlite3.OperationalError("the database is away"))


async def test_a_message_that_could_not_be_followed_counts_as_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "RETRY_SECONDS", 0.0)
    heard: list[str] = []
    told = asyncio.Event()

    async def listen(message: BusMessage) -> None:
        heard.append(message.kind)
        if message.kind == "log":
            raise AWAY
        told.set()

    one = PostgresBus("postgresql://nowhere", "here")
    one.listener = listen
    task = asyncio.create_task(one.deliver())
    one.queue.put_nowait(BusMessage("there", "log", "table", 5))
    await asyncio.wait_for(told.wait(), 10)
    task.cancel()
    assert heard == ["log", "lost"]


async def test_looking_at_everything_again_is_tried_until_it_can_be_done(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(news, "RETRY_SECONDS", 0.0)
    table = await new_table(services, "dice_forge", ["me", "hotseat"])
    refresh, tries = services.tables.refresh_log, []

    async def refuse_twice(one: object) -> int:
        tries.append(one)
        if len(tries) <= 2:
            raise AWAY
        return await refresh(table)

    monkeypatch.setattr(services.tables, "refresh_log", refuse_twice)
    await asyncio.wait_for(services.news.reload_all(), 10)
    assert tries == [table] * 3
