"""A bot that cannot move: its table is parked, its people are told, nothing spins."""

import asyncio

import pytest

from agon.server.bots import parking
from agon.server.bots.parking import Parking
from agon.server.refusals import Conflict
from agon.server.services import Services
from agon.server.tables.live_table import LiveTable

from .tables import new_table
from .test_broken_tables import Screen

ENOUGH = 6
"""Questions after which a test stops a bot that is asked again and again."""


class Stubborn:
    """A bot whose moves are refused."""

    def __init__(self, services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(parking, "FIRST_SECONDS", 100.0)
        self.questions = 0
        self.refusal: Exception = Conflict("err-illegal-option", "this option is not there")
        monkeypatch.setattr(services.pool, "choose", self.choose)
        monkeypatch.setattr(services.moves, "server_move", self.move)

    async def choose(self, *_: object) -> int:
        self.questions += 1
        await asyncio.sleep(3600 if self.questions >= ENOUGH else 0)
        return 0

    async def move(self, *_: object) -> int:
        raise self.refusal


async def until_rest(services: Services, table: LiveTable) -> None:
    """Wake the table and wait until nobody acts there, or until the bot was asked often enough."""
    services.autoplay.wake(table.id)
    for _ in range(200):
        await asyncio.sleep(0)
        if table.id not in services.autoplay.tasks:
            return


@pytest.mark.parametrize("refusal", [Conflict("err-illegal-option", "no"), KeyError("no such card")])
async def test_a_bot_that_cannot_move_is_asked_once_and_its_people_are_told(
    services: Services, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], refusal: Exception
) -> None:
    table = await new_table(services, "dice_forge", ["bot:easy", "me"], visibility="public")
    stubborn, screen = Stubborn(services, monkeypatch), Screen(table)
    stubborn.refusal = refusal
    services.broadcast.enter(screen.connection)
    for _ in range(3):
        await until_rest(services, table)
    assert stubborn.questions == 1
    assert b"err-bot-stuck" in b"".join(screen.connection.waiting)
    assert table.is_stuck
    told = "".join(capfd.readouterr())
    assert told.count("automatic move failed") == 1
    assert table.id in told


async def test_each_try_waits_twice_as_long_and_a_new_position_is_free(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await new_table(services, "dice_forge", ["bot:easy", "me"])
    waits = Parking()
    assert [waits.park("t", 4) for _ in range(4)] == [1.0, 2.0, 4.0, 8.0]
    assert not waits.is_due("t", 4)
    assert waits.is_due("t", 5)
    assert waits.park("t", 5) == 1.0
    for _ in range(60):
        waits.park("t", 5)
    assert waits.park("t", 5) == parking.LONGEST_SECONDS
    stubborn = Stubborn(services, monkeypatch)
    await until_rest(services, table)
    services.autoplay.parking.tables[table.id].until = 0.0
    await until_rest(services, table)
    assert stubborn.questions == 2
