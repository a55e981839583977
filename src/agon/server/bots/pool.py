"""Bots think in processes of their own, under a time budget. A bot that fails or is late is replaced for that
choice by a random one, so that a table never hangs."""

import asyncio
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import parent_process
from typing import Any, TypeVar

import structlog

import agon
from agon import bots
from agon.server.bots.fair_queue import FairQueue, Urgency
from agon.server.metrics import BOT_FAILURES, BOT_SECONDS

FALLBACK = "random"
PATIENCE = 2.0
"""Seconds beyond the budget before a bot is given up."""
STARTING_SECONDS = 60.0
"""How long new workers may take to get ready; loading the engines takes a while on a busy machine."""

Answer = TypeVar("Answer")

logger = structlog.get_logger()


def begin_worker() -> None:
    """In a new worker: end with the server, also when it is killed."""
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def think(level: str, save: dict[str, Any], seat: int) -> int:
    """In a worker: the option that a bot of a level takes."""
    return chosen(bots.for_level(level), save, seat)


def chosen(bot: bots.Bot, save: dict[str, Any], seat: int) -> int:
    return bot.choose(bots.SeatWindow(agon.load(save), seat, bot.rng))


def previewed(save: dict[str, Any], seat: int, option: int) -> dict[str, Any]:
    """In a worker: what an option would do."""
    return agon.preview(agon.load(save), option, seat).view()


def be_ready() -> None:
    """In a worker: being asked is enough, everything is imported by then."""


class BotPool:
    """Questions wait here for a free worker, so that a bot's budget is its own time and not that of the queue."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.queue = FairQueue(workers)
        self.pool = self.new_pool()
        self.ready: asyncio.Future[list[None]] | None = None

    def new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=begin_worker)

    async def choose(
        self,
        level: str,
        save: dict[str, Any],
        seat: int,
        options: int,
        person: str = "",
        urgency: Urgency = Urgency.WATCHED,
    ) -> int:
        """The index of a legal option, always. ``person``: on whose time the bot thinks."""
        async with self.queue.turn(person, urgency):
            began = time.perf_counter()
            try:
                option = await self.ask(level, save, seat)
            except Exception as error:
                BOT_FAILURES.labels(level=level).inc()
                logger.warning("bot replaced for one choice", level=level, title=save["title"], error=repr(error))
                option = chosen(bots.make(FALLBACK), save, seat)
            BOT_SECONDS.labels(level=level).observe(time.perf_counter() - began)
        return option if 0 <= option < options else 0

    async def preview(self, save: dict[str, Any], seat: int, option: int, person: str) -> dict[str, Any]:
        """What an option would do, on a person's time."""
        async with self.queue.turn(person, Urgency.WATCHED):
            return await self.do(previewed, save, seat, option)

    async def ask(self, level: str, save: dict[str, Any], seat: int) -> int:
        return await self.do(think, level, save, seat)

    async def do(self, work: Callable[..., Answer], *about: Any) -> Answer:
        try:
            return await self.do_once(work, *about)
        except BrokenProcessPool:  # perhaps only because another bot hung and the workers were replaced
            return await self.do_once(work, *about)

    async def do_once(self, work: Callable[..., Answer], *about: Any) -> Answer:
        await self.get_ready()
        pool, loop = self.pool, asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(pool, work, *about), self.seconds + PATIENCE)
        except (BrokenProcessPool, TimeoutError):
            self.replace(pool)
            raise

    async def get_ready(self) -> None:
        """Start the workers once; their start is nobody's thinking time."""
        if self.ready is None:
            loop = asyncio.get_running_loop()
            self.ready = asyncio.gather(*[loop.run_in_executor(self.pool, be_ready) for _ in range(self.workers)])
        await asyncio.wait({self.ready}, timeout=STARTING_SECONDS)

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """A worker hangs or has died: start afresh, once for all who noticed."""
        if self.pool is broken:
            self.pool = self.new_pool()
            self.ready = None
            stop(broken)

    def close(self) -> None:
        stop(self.pool)


def stop(pool: ProcessPoolExecutor) -> None:
    """End the workers, also those in the middle of a thought; whoever waits for one learns that the pool is broken."""
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.terminate()
    pool.shutdown(wait=False)
