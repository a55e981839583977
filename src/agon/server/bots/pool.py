"""Bots think in processes of their own, under a time budget. A bot that fails or is late is replaced for that
choice by a random one, so that a table never hangs. Who may think for a second or for
several does so in processes apart, which give way to others: nobody's quick bot waits for somebody else's slow one."""

import time
from collections.abc import Callable
from typing import Any

import structlog

import agon
from agon import bots
from agon.coach.hint import best_two
from agon.coach.trial import Tried, tried_out
from agon.server.bots.fair_queue import Urgency
from agon.server.bots.kept_bots import Asked, chosen, think
from agon.server.bots.workers import Workers, be_polite
from agon.server.metrics import BOT_FAILURES, bot_seconds

FALLBACK = "random"

logger = structlog.get_logger()


def previewed(save: dict[str, Any], seat: int, option: int) -> dict[str, Any]:
    """In a worker: what an option would do."""
    return agon.preview(agon.load(save), option, seat).view()


def advised(save: dict[str, Any]) -> list[tuple[int, float]]:
    """In a worker: the best option and the next best, with the chance to win after each."""
    return [(one.index, one.chance) for one in best_two(agon.load(save))]


class BotPool:
    """All that is thought about, on the time of the person who wants it."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.quick = Workers(workers, seconds)
        self.by_thought = {level.thinks_for: Workers(workers, seconds, be_polite) for level in bots.BOTS.values()}
        self.by_thought[0] = self.quick

    async def choose(
        self, asked: Asked, state: bytes, options: int, person: str = "", urgency: Urgency = Urgency.WATCHED
    ) -> int:
        """The index of a legal option, always. ``state``: the position as entries of logs hold it, which is shorter to
        hand over than the save. ``person``: on whose time the bot thinks."""
        workers = self.by_thought[bots.thinks_for(asked.level)]
        async with workers.queue.turn(person, urgency):
            began = time.perf_counter()
            try:
                option = int(await workers.do(think, asked, state, at=asked.table))
            except Exception as error:
                BOT_FAILURES.labels(level=asked.level).inc()
                logger.warning("bot replaced for one choice", level=asked.level, error=repr(error))
                option = chosen(bots.make(FALLBACK), asked.seat, state)
            bot_seconds(asked.level).observe(time.perf_counter() - began)
        return option if 0 <= option < options else 0

    async def preview(self, save: dict[str, Any], seat: int, option: int, person: str) -> dict[str, Any]:
        """What an option would do."""
        found: dict[str, Any] = await self.think(person, Urgency.WATCHED, previewed, save, seat, option)
        return found

    async def advise(self, save: dict[str, Any], person: str) -> list[tuple[int, float]]:
        """What a search advises whoever is asked, and what it thinks second best."""
        found: list[tuple[int, float]] = await self.think(person, Urgency.WATCHED, advised, save)
        return found

    async def think_back(self, person: str, work: Callable[..., Any], *about: Any) -> Any:
        """A piece of a look back; it waits for all that somebody plays with."""
        return await self.think(person, Urgency.HUMAN, work, *about)

    async def try_out(self, save: dict[str, Any], seat: int, option: int, best: int, person: str) -> Tried:
        """What an option of a puzzle is worth beside the best one."""
        found: Tried = await self.think(person, Urgency.WATCHED, tried_out, save, seat, option, best)
        return found

    async def think(self, person: str, urgency: Urgency, work: Callable[..., Any], *about: Any) -> Any:
        """What somebody waits for, on their time."""
        async with self.quick.queue.turn(person, urgency):
            return await self.quick.do(work, *about)

    def close(self) -> None:
        for workers in self.by_thought.values():
            workers.close()
