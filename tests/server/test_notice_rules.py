"""When a notice leaves and when not, in services that nobody opened: time does not run by itself here."""

import asyncio
import random

import pytest
from sqlalchemy import select, update

from agon.server.api_types import DaysClock, NewTable, SeatWish
from agon.server.notices.notices import lead
from agon.server.services import Services
from agon.server.store.rows import now
from agon.server.store.schema import notices
from agon.server.tables.clocks import DAY
from agon.server.tables.live_table import LiveTable

from .postbox import Postman


@pytest.fixture
def postman(services: Services) -> Postman:
    postman = Postman()
    services.notices.sender = postman  # type: ignore[assignment]
    return postman


class Couple:
    """Anna and Bert at a table with two days for each choice; Bert wants to be told."""

    def __init__(self, services: Services, postman: Postman, table: LiveTable, people: list[str]) -> None:
        self.services = services
        self.postman = postman
        self.table = table
        self.people = people
        self.rng = random.Random(1)

    @classmethod
    async def at_table(cls, services: Services, postman: Postman) -> "Couple":
        anna, bert = [(await services.people.register(name, "en"))[0] for name in ("Anna", "Bert")]
        await services.people.set_channels(bert, {"webhook": {"kind": "json", "url": "https://example.org"}})
        wish = NewTable("dice_forge", 2, [SeatWish("me"), SeatWish("open")], pace=DaysClock(2.0))
        row = await services.setup.create(anna, wish)
        await services.seats.join(bert, row.id, row.invite, None)
        return cls(services, postman, await services.tables.get(row.id), [anna.id, bert.id])

    async def play_until(self, seat: int) -> None:
        while self.table.to_move != seat:
            await self.choose()

    async def choose(self) -> None:
        mover = self.table.to_move
        assert mover is not None
        option = self.rng.randrange(int(self.table.game.offered))
        await self.services.moves.move(self.table, self.people[mover], mover, self.table.seq, option, None)

    async def told(self) -> int:
        """How many letters have left after everything due was looked at."""
        await self.services.notices.send_due()
        await asyncio.gather(*self.services.background.tasks)
        return len(self.postman.letters)


async def test_a_turn_is_told_once_however_often_one_looks(services: Services, postman: Postman) -> None:
    couple = await Couple.at_table(services, postman)
    await couple.play_until(1)
    assert [await couple.told() for _ in range(3)] == [1, 1, 1]


async def test_nobody_is_told_of_a_turn_that_is_over(services: Services, postman: Postman) -> None:
    couple = await Couple.at_table(services, postman)
    await couple.play_until(1)
    await couple.play_until(0)
    assert await couple.told() == 0


async def test_two_turns_in_short_time_are_told_once(services: Services, postman: Postman) -> None:
    """The notice of the first turn is still waiting when it is the person's turn again."""
    couple = await Couple.at_table(services, postman)
    for seat in (1, 0, 1):
        await couple.play_until(seat)
    assert await couple.told() == 1


async def test_who_looks_at_the_table_is_not_told(services: Services, postman: Postman) -> None:
    couple = await Couple.at_table(services, postman)
    await couple.play_until(1)
    services.presence.here(couple.table.id, couple.people[1], sockets=1, focused=1)
    assert await couple.told() == 0


async def test_an_open_table_in_the_background_keeps_nobody_from_being_told(
    services: Services, postman: Postman
) -> None:
    couple = await Couple.at_table(services, postman)
    await couple.play_until(1)
    services.presence.here(couple.table.id, couple.people[1], sockets=1, focused=0)
    assert await couple.told() == 1


async def shift(services: Services, seconds: float) -> None:
    """As if so much time had passed for the reminders."""
    async with services.database.writing() as connection:
        await connection.execute(
            update(notices).where(notices.c.kind == "reminder").values(due=notices.c.due - seconds)
        )


async def test_a_reminder_waits_for_the_deadline_of_the_last_choice(services: Services, postman: Postman) -> None:
    couple = await Couple.at_table(services, postman)
    await couple.play_until(1)
    assert await couple.told() == 1
    await shift(services, 2 * DAY)  # the reminder falls due, but the deadline of the table is far
    assert await couple.told() == 1
    async with services.database.reading() as connection:
        wanted = select(notices.c.due).where(notices.c.kind == "reminder", notices.c.done.is_(False))
        due = (await connection.execute(wanted)).scalar_one()
    assert due == pytest.approx((couple.table.row.deadline or 0) - lead(couple.table))
    couple.table.row.deadline = now() + 60
    await shift(services, 2 * DAY)
    assert await couple.told() == 2


async def test_old_notices_are_forgotten(services: Services, postman: Postman) -> None:
    couple = await Couple.at_table(services, postman)
    await couple.play_until(1)
    await couple.told()
    async with services.database.writing() as connection:
        await connection.execute(update(notices).values(due=0.0))
    await services.notices.forget_old()
    async with services.database.reading() as connection:
        left = (await connection.execute(select(notices.c.kind))).scalars().all()
    assert left == ["reminder"], "what is not done stays"
