"""Bots think in processes of their own, under a time budget. A bot that fails or is late is replaced for that
choice by a random one, so that a table never hangs."""

import asyncio
import multiprocessing
import os
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import parent_process
from typing import Any

import structlog

import agon
from agon import bots
from agon.server.metrics import BOT_FAILURES, BOT_SECONDS

FALLBACK = "easy"
PATIENCE = 2.0
"""Seconds beyond the budget before a bot is given up."""

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
    bot = bots.for_level(level)
    return bot.choose(bots.SeatWindow(agon.load(save), seat, bot.rng))


class BotPool:
    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=begin_worker)

    async def choose(self, level: str, save: dict[str, Any], seat: int, options: int) -> int:
        """The index of a legal option, always."""
        began = time.perf_counter()
        try:
            option = await self.ask(level, save, seat)
        except Exception as error:
            BOT_FAILURES.labels(level=level).inc()
            logger.warning("bot replaced for one choice", level=level, title=save["title"], error=repr(error))
            option = think(FALLBACK, save, seat)
        BOT_SECONDS.labels(level=level).observe(time.perf_counter() - began)
        return option if 0 <= option < options else 0

    async def ask(self, level: str, save: dict[str, Any], seat: int) -> int:
        pool = self.pool
        try:
            future = asyncio.get_running_loop().run_in_executor(pool, think, level, save, seat)
            return await asyncio.wait_for(future, self.budget(level))
        except (BrokenProcessPool, TimeoutError):
            self.replace(pool)
            raise

    def budget(self, level: str) -> float:
        return self.seconds + PATIENCE

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """A worker hangs or has died: start afresh, once for all who noticed."""
        if self.pool is broken:
            self.pool = self.new_pool()
            stop(broken)

    def close(self) -> None:
        stop(self.pool)


def stop(pool: ProcessPoolExecutor) -> None:
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.terminate()
    pool.shutdown(wait=False, cancel_futures=True)
