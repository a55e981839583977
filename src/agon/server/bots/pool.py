"""Bots think in processes of their own, under a time budget. A bot that fails or is late is replaced for that
choice by a random one, so that a table never hangs."""

import time
from collections.abc import Callable
from typing import Any

import structlog

import agon
from agon import bots
from agon.coach.hint import best_two
from agon.coach.trial import Tried, tried_out
from agon.server.bots.fair_queue import FairQueue, Urgency
from agon.server.bots.kept_bots import Asked, chosen, think
from agon.server.bots.worker import Worker, WorkerLost
from agon.server.metrics import BOT_FAILURES, bot_seconds

FALLBACK = "random"
PATIENCE = 2.0
"""Seconds beyond the budget before a bot is given up."""

logger = structlog.get_logger()


def previewed(save: dict[str, Any], seat: int, option: int) -> dict[str, Any]:
    """In a worker: what an option would do."""
    return agon.preview(agon.load(save), option, seat).view()


def advised(save: dict[str, Any]) -> list[tuple[int, float]]:
    """In a worker: the best option and the next best, with the chance to win after each."""
    return [(one.index, one.chance) for one in best_two(agon.load(save))]


def be_ready() -> None:
    """In a worker: being asked is enough, everything is imported by then."""


class BotPool:
    """Questions wait here for a free worker, so that a bot's budget is its own time and not that of the queue."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.queue = FairQueue(workers)
        self.free: list[Worker] = []
        self.all: list[Worker] = []

    async def choose(
        self, asked: Asked, state: bytes, options: int, person: str = "", urgency: Urgency = Urgency.WATCHED
    ) -> int:
        """The index of a legal option, always. ``state``: the position as entries of logs hold it, which is shorter to
        hand over than the save. ``person``: on whose time the bot thinks."""
        async with self.queue.turn(person, urgency):
            began = time.perf_counter()
            try:
                option = int(await self.do(think, asked, state, at=asked.table))
            except Exception as error:
                BOT_FAILURES.labels(level=asked.level).inc()
                logger.warning("bot replaced for one choice", level=asked.level, error=repr(error))
                option = chosen(bots.make(FALLBACK), asked.seat, state)
            bot_seconds(asked.level).observe(time.perf_counter() - began)
        return option if 0 <= option < options else 0

    async def preview(self, save: dict[str, Any], seat: int, option: int, person: str) -> dict[str, Any]:
        """What an option would do, on a person's time."""
        async with self.queue.turn(person, Urgency.WATCHED):
            found: dict[str, Any] = await self.do(previewed, save, seat, option)
            return found

    async def advise(self, save: dict[str, Any], person: str) -> list[tuple[int, float]]:
        """What a search advises whoever is asked, and what it thinks second best."""
        async with self.queue.turn(person, Urgency.WATCHED):
            found: list[tuple[int, float]] = await self.do(advised, save)
            return found

    async def think_back(self, person: str, work: Callable[..., Any], *about: Any) -> Any:
        """A piece of a look back, on a person's time; it waits for all that somebody plays with."""
        async with self.queue.turn(person, Urgency.HUMAN):
            return await self.do(work, *about)

    async def try_out(self, save: dict[str, Any], seat: int, option: int, best: int, person: str) -> Tried:
        """What an option of a puzzle is worth beside the best one."""
        async with self.queue.turn(person, Urgency.WATCHED):
            found: Tried = await self.do(tried_out, save, seat, option, best)
            return found

    async def do(self, work: Callable[..., Any], *about: Any, at: str = "") -> Any:
        """``at``: the table, whose questions go to the same worker if it is free, because that one knows its bots."""
        try:
            return await self.do_once(self.next_worker(at), work, *about)
        except WorkerLost:  # perhaps it was killed while nobody asked it anything
            return await self.do_once(self.next_worker(at), work, *about)

    async def do_once(self, worker: Worker, work: Callable[..., Any], *about: Any) -> Any:
        """As many at once as the queue lets through; a worker that is lost is not used again."""
        try:
            return await worker.ask(self.seconds + PATIENCE, work, *about)
        finally:
            if not worker.is_lost:
                self.free.append(worker)

    def next_worker(self, at: str) -> Worker:
        self.free = [one for one in self.free if not one.is_lost]
        if not self.free:
            worker = Worker(be_ready)
            self.all = [*(one for one in self.all if not one.is_lost), worker]
            return worker
        usual = self.all[hash(at) % len(self.all)]
        self.free.sort(key=lambda one: one is usual)
        return self.free.pop()

    def close(self) -> None:
        for worker in self.all:
            worker.stop()
