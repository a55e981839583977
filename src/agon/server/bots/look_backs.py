"""Finished games looked back on: the processes of the bots share the work in small pieces, and what was found is kept for
everybody who may look at the table."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from agon.coach.analysis import (
    PIECE,
    Analysis,
    Judged,
    TurningPoint,
    budget_for,
    judged,
    looked_closely,
    suspects_of,
    told,
    turning_points,
    whole,
)
from agon.server.bots.pool import BotPool
from agon.server.faults import tell_once
from agon.server.rate_limits import RateLimits
from agon.server.refusals import Refusal, TooMuch
from agon.server.tables.live_table import LiveTable

KEPT = 60
"""Games whose analyses are kept; a long one takes half a megabyte."""
AT_ONCE = 4
"""Games that are looked back on at the same time, by all people together."""


class LookBack:
    """One game; it fills while the work goes on."""

    def __init__(self, record: dict[str, Any], seats: list[int], first_move: int) -> None:
        """``seats``: whose turning points are looked for. ``first_move``: earlier ones cannot be shown here."""
        self.record = record
        self.seats = seats
        self.first_move = first_move
        self.budget = budget_for(record, len(seats))
        self.done = 0
        self.analysis: Analysis | None = None
        self.is_over = False
        self.has_failed = False

    @property
    def share(self) -> float:
        return 1.0 if self.is_over else min(0.99, self.done / self.budget.simulations)

    async def work(self, pool: BotPool, person: str) -> None:
        """The pieces wait in line together; bots that people wait for come before them."""

        async def piece(cost: int, job: Callable[..., Any], *about: Any) -> Any:
            found = await pool.think_back(person, job, self.record, *about)
            self.done += cost
            return found

        samples, thought = self.budget.samples, self.budget.thought
        total = len(self.record["choices"])
        pieces = [(first, min(total, first + PIECE)) for first in range(0, total, PIECE)]
        parts: list[list[Judged]] = await together(
            piece(samples * (last - first), judged, first, last, samples) for first, last in pieces
        )
        choices = [one for part in parts for one in part]
        self.analysis = whole(self.record, choices, [])
        suspects = [at for at in suspects_of(choices, self.seats, self.budget.suspects) if at >= self.first_move]
        looks: list[TurningPoint | None] = await together(
            piece(2 * thought, looked_closely, at, thought) for at in suspects
        )
        points: list[TurningPoint] = await together(piece(0, told, one) for one in turning_points(looks))
        self.analysis = whole(self.record, choices, points)
        self.is_over = True


async def together(jobs: Any) -> list[Any]:
    """All of them; if one fails, the rest is given up."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(job) for job in jobs]
    return [task.result() for task in tasks]


class LookBacks:
    def __init__(self, pool: BotPool, rates: RateLimits, start: Callable[[Awaitable[None]], None]) -> None:
        self.pool = pool
        self.rates = rates
        self.start = start
        self.kept: dict[tuple[str, int], LookBack] = {}

    def of(self, table: LiveTable, person: str, record: dict[str, Any], first_move: int) -> LookBack:
        """What is known so far; the first who asks sets the work going."""
        key = (table.id, table.position)
        found = self.kept.get(key)
        if found is None:
            self.rates.look_back.check(person)
            if sum(not one.is_over for one in self.kept.values()) >= AT_ONCE:
                raise TooMuch("err-too-many-requests", "too many games are being looked back on; try again")
            found = LookBack(record, people_of(table), first_move)
            while len(self.kept) >= KEPT:
                del self.kept[next(key for key, one in self.kept.items() if one.is_over)]
            self.kept[key] = found
            self.start(self.see_through(key, found, found.work(self.pool, person)))
        if found.has_failed:
            del self.kept[key]
            raise Refusal("err-server", "something went wrong; try again")
        return found

    async def see_through(self, key: tuple[str, int], found: LookBack, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            tell_once("look back failed", error, key[0], key[1])
            found.has_failed = found.is_over = True


def people_of(table: LiveTable) -> list[int]:
    """The seats that people hold; of bots alone all."""
    seats = [chair.seat for chair in table.seats if chair.kind == "person"]
    return seats or [chair.seat for chair in table.seats]
