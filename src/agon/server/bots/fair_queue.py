"""Whose question a bot answers next: the time of bots is shared by person, not by table.

Each person has a queue of their own, and the persons take turns: who has thirty tables waits for the own ones. Questions
of tables that nobody watches and at which only bots play come after all others.
"""

import asyncio
import heapq
import itertools
from dataclasses import dataclass, field
from enum import IntEnum


class Urgency(IntEnum):
    WATCHED = 0
    HUMAN = 1
    ALONE = 2


@dataclass(order=True)
class Waiting:
    urgency: Urgency
    number: int
    ready: asyncio.Future[None] = field(compare=False)


class FairQueue:
    """``places`` questions at once."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.queues: dict[str, list[Waiting]] = {}  # in the order of the persons' turns
        self.numbers = itertools.count()

    def turn(self, person: str, urgency: Urgency) -> "Turn":
        """``async with`` it: inside, one of the places is taken."""
        return Turn(self, person, urgency)

    async def take(self, person: str, urgency: Urgency) -> None:
        if self.free and not self.queues:
            self.free -= 1
        else:
            await self.wait(person, urgency)

    def leave(self) -> None:
        self.free += 1
        self.give_places()

    async def wait(self, person: str, urgency: Urgency) -> None:
        waiting = Waiting(urgency, next(self.numbers), asyncio.get_running_loop().create_future())
        heapq.heappush(self.queues.setdefault(person, []), waiting)
        self.give_places()
        try:
            await waiting.ready
        except asyncio.CancelledError:
            if waiting.ready.done() and not waiting.ready.cancelled():
                self.leave()  # the place came in the same moment
            raise

    def give_places(self) -> None:
        while self.free and self.queues:
            person = self.next_person()
            queue = self.queues.pop(person)
            waiting = heapq.heappop(queue)
            if queue:
                self.queues[person] = queue  # behind the others
            if not waiting.ready.done():
                self.free -= 1
                waiting.ready.set_result(None)

    def next_person(self) -> str:
        """The first in turn with a question that somebody waits for, else the first."""
        urgent = (person for person, queue in self.queues.items() if queue[0].urgency < Urgency.ALONE)
        return next(urgent, next(iter(self.queues)))


class Turn:
    """A class of its own: one made by ``asynccontextmanager`` takes as long as all else that a free place needs."""

    __slots__ = ("person", "queue", "urgency")

    def __init__(self, queue: FairQueue, person: str, urgency: Urgency) -> None:
        self.queue = queue
        self.person = person
        self.urgency = urgency

    async def __aenter__(self) -> None:
        await self.queue.take(self.person, self.urgency)

    async def __aexit__(self, *error: object) -> None:
        self.queue.leave()
