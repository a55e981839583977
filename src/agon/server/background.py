"""Work beside the requests: by the clock, in the background, and to its end whoever waits for it."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import structlog

from agon.server.refusals import TooMuch

CLOSING_SECONDS = 5.0

T = TypeVar("T")
logger = structlog.get_logger()


class Desk:
    """Heavy work for requests: in a thread beside the loop, one piece at a time, with a line that can be full."""

    def __init__(self, most_waiting: int) -> None:
        self.most_waiting = most_waiting
        self.waiting = 0
        self.lock = asyncio.Lock()

    async def work(self, job: Callable[[], T]) -> T:
        if self.waiting >= self.most_waiting:
            raise TooMuch("err-too-many-requests", "too many are waiting for this; try again")
        self.waiting += 1
        try:
            async with self.lock:
                return await asyncio.to_thread(job)
        finally:
            self.waiting -= 1


class Background:
    def __init__(self) -> None:
        self.tasks: set[asyncio.Future[None]] = set()
        self.unfinished: set[asyncio.Task[None]] = set()

    def start(self, work: Awaitable[None]) -> None:
        """Work that nobody waits for, kept from being collected."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Future[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("background work failed", exc_info=task.exception())

    def repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        async def forever() -> None:
            while True:
                await asyncio.sleep(seconds)
                try:
                    await work()
                except Exception:
                    logger.exception("background work failed", work=work.__name__)

        self.start(forever())

    def finish(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work that goes on to its end even if the one who asked for it hangs up."""
        task = asyncio.create_task(work)
        self.unfinished.add(task)
        task.add_done_callback(self.unfinished.discard)
        return task

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.unfinished:
            await asyncio.wait(self.unfinished, timeout=CLOSING_SECONDS)
