"""Processes that think, and the queue of the questions to them."""

import os
from collections.abc import Callable
from typing import Any

from agon.server.bots.fair_queue import FairQueue
from agon.server.bots.worker import Worker, WorkerLost

PATIENCE = 2.0
"""Seconds beyond the budget before a thought is given up."""
POLITENESS = 10
"""How much processes give way that may think for long (``nice``)."""


def be_ready() -> None:
    """In a worker: being asked is enough, everything is imported by then."""


def be_polite() -> None:
    """In a worker: think only with the time that nobody else on the machine wants."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)


class Workers:
    """Questions wait here for a free process, so that a thought's budget is its own time and not that of the queue."""

    def __init__(self, places: int, seconds: float, get_ready: Callable[[], None] = be_ready) -> None:
        self.seconds = seconds
        self.get_ready = get_ready
        self.queue = FairQueue(places)
        self.free: list[Worker] = []
        self.all: list[Worker] = []

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
            worker = Worker(self.get_ready)
            self.all = [*(one for one in self.all if not one.is_lost), worker]
            return worker
        usual = self.all[hash(at) % len(self.all)]
        self.free.sort(key=lambda one: one is usual)
        return self.free.pop()

    def close(self) -> None:
        for worker in self.all:
            worker.stop()
