"""When a notice leaves and when not, in a house without doors: time does not run by itself here."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from agon.server.api_types import DaysClock, NewTable, SeatWish
from agon.server.config import Settings
from agon.server.notices.notices import lead
from agon.server.notices.sender import Letter
from agon.server.services import House
from agon.server.store.rows import now
from agon.server.store.schema import notices
from agon.server.tables.clocks import DAY
from agon.server.tables.live_table import Room


class Postman:
    """Keeps what he is given."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []

    async def send(self, channels: dict[str, Any], letter: Letter) -> list[dict[str, Any]]:
        self.letters.append(letter)
        return []

    async def close(self) -> None:
        return


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house in which nothing happens by the clock."""
    house = House(Settings(data=tmp_path, notice_delay=0.0))
    await house.notices.close()
    house.notices.sender = Postman()  # type: ignore[assignment]
    await house.database.migrate()
    house.appender.start()
    yield house
    await house.close()


class Couple:
    """Anna and Bert at a table with two days for each choice; Bert wants to be told."""

    def __init__(self, house: House, room: Room, people: list[str]) -> None:
        self.house = house
        self.room = room
        self.people = people
        self.rng = random.Random(1)

    @classmethod
    async def at_table(cls, house: House) -> "Couple":
        anna, bert = [(await house.people.greet(name, "en"))[0] for name in ("Anna", "Bert")]
        await house.people.set_channels(bert, {"webhook": {"kind": "json", "url": "https://example.org"}})
        wish = NewTable("dice_forge", 2, [SeatWish("me"), SeatWish("open")], pace=DaysClock(2.0))
        table = await house.tables.create(anna, wish)
        await house.tables.join(bert, table.id, table.invite, None)
        return cls(house, await house.rooms.get(table.id), [anna.id, bert.id])

    async def play_until(self, seat: int) -> None:
        while self.room.to_move != seat:
            await self.choose()

    async def choose(self) -> None:
        mover = self.room.to_move
        assert mover is not None
        option = self.rng.randrange(int(self.room.game.offered))
        await self.house.play.move(self.room, self.people[mover], mover, self.room.seq, option, None)

    async def told(self) -> int:
        """How many letters have left after everything due was looked at."""
        await self.house.notices.send_due()
        await asyncio.gather(*self.house.background)
        postman: Any = self.house.notices.sender
        return len(postman.letters)


async def test_a_turn_is_told_once_however_often_one_looks(house: House) -> None:
    couple = await Couple.at_table(house)
    await couple.play_until(1)
    assert [await couple.told() for _ in range(3)] == [1, 1, 1]


async def test_nobody_is_told_of_a_turn_that_is_over(house: House) -> None:
    couple = await Couple.at_table(house)
    await couple.play_until(1)
    await couple.play_until(0)
    assert await couple.told() == 0


async def test_two_turns_in_short_time_are_told_once(house: House) -> None:
    """The notice of the first turn is still waiting when it is the person's turn again."""
    couple = await Couple.at_table(house)
    for seat in (1, 0, 1):
        await couple.play_until(seat)
    assert await couple.told() == 1


async def test_who_looks_at_the_table_is_not_told(house: House) -> None:
    couple = await Couple.at_table(house)
    await couple.play_until(1)
    house.presence.here(couple.room.table.id, couple.people[1], sockets=1, focused=1)
    assert await couple.told() == 0


async def test_an_open_table_in_the_background_keeps_nobody_from_being_told(house: House) -> None:
    couple = await Couple.at_table(house)
    await couple.play_until(1)
    house.presence.here(couple.room.table.id, couple.people[1], sockets=1, focused=0)
    assert await couple.told() == 1


async def shift(house: House, seconds: float) -> None:
    """As if so much time had passed for the reminders."""
    async with house.database.writing() as connection:
        await connection.execute(
            update(notices).where(notices.c.kind == "reminder").values(due=notices.c.due - seconds)
        )


async def test_a_reminder_waits_for_the_deadline_of_the_last_choice(house: House) -> None:
    couple = await Couple.at_table(house)
    await couple.play_until(1)
    assert await couple.told() == 1
    await shift(house, 2 * DAY)  # the reminder falls due, but the deadline of the table is far
    assert await couple.told() == 1
    async with house.database.reading() as connection:
        wanted = select(notices.c.due).where(notices.c.kind == "reminder", notices.c.done.is_(False))
        due = (await connection.execute(wanted)).scalar_one()
    assert due == pytest.approx((couple.room.table.deadline or 0) - lead(couple.room))
    couple.room.table.deadline = now() + 60
    await shift(house, 2 * DAY)
    assert await couple.told() == 2


async def test_old_notices_are_forgotten(house: House) -> None:
    couple = await Couple.at_table(house)
    await couple.play_until(1)
    await couple.told()
    async with house.database.writing() as connection:
        await connection.execute(update(notices).values(due=0.0))
    await house.notices.forget_old()
    async with house.database.reading() as connection:
        left = (await connection.execute(select(notices.c.kind))).scalars().all()
    assert left == ["reminder"], "what is not done stays"
