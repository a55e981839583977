"""A run: people play, faults and attacks come one after another until the time is over, then the audit."""

import asyncio
import itertools
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import agon
from agon.server.chaos import storms
from agon.server.chaos.audit import Findings, audit
from agon.server.chaos.faults import FAULTS, Fault, Wrong, possible
from agon.server.chaos.hostile import HOSTILE, Hostile, NotRefused
from agon.server.chaos.house import SQLITE, House, open_house
from agon.server.chaos.people import OFFLINE, Company

assert storms  # its attacks are registered
QUIET_SECONDS = 0.5
"""Of play between two events."""


@dataclass
class Plan:
    """What a run is asked to do. ``only``: names of faults and attacks; empty: all. ``python``: whose servers."""

    databases: list[str] = field(default_factory=lambda: [SQLITE])
    seconds: float = 60.0
    groups: int = 6
    seed: int = 1
    only: list[str] = field(default_factory=list)
    titles: list[str] = field(default_factory=agon.titles)
    python: str | None = None


@dataclass
class Event:
    """A fault or an attack: from when to when, and what became of it."""

    name: str
    is_attack: bool
    begin: float
    ended: float = 0.0
    until: float = 0.0
    """Until the next event begins."""
    back: float | None = None
    """Seconds from the end of the harm until everybody has moved again."""
    said: str = ""
    wrong: str = ""


@dataclass
class Report:
    database: str
    seconds: float
    company: Company
    events: list[Event]
    findings: Findings

    @property
    def is_clean(self) -> bool:
        wrong = [event for event in self.events if event.wrong]
        return self.findings.is_clean and not wrong and not self.company.ledger.trouble


Progress = Callable[[float, str], None]
"""Told the seconds that have passed and what happens now."""


class Run:
    def __init__(self, house: House, plan: Plan, progress: Progress) -> None:
        self.house = house
        self.plan = plan
        self.progress = progress
        self.rng = random.Random(plan.seed)
        self.company = Company(plan.groups, house.urls, plan.titles)
        self.events: list[Event] = []
        self.began = time.monotonic()

    def is_wanted(self, name: str) -> bool:
        return not self.plan.only or name in self.plan.only

    def schedule(self) -> Iterator[str]:
        """All that is wanted, in turn, mixed anew each time, and at the end what has an aftermath."""
        faults = [name for name in possible() if self.house.kind in FAULTS[name].databases and self.is_wanted(name)]
        attacks = [name for name, kind in HOSTILE.items() if self.is_wanted(name) and not kind.is_last]
        together = [*faults, *attacks]
        while together and not self.is_over:
            self.rng.shuffle(together)
            yield from itertools.takewhile(lambda _: not self.is_over, together)
        yield from [name for name, kind in HOSTILE.items() if self.is_wanted(name) and kind.is_last]

    @property
    def is_over(self) -> bool:
        return time.monotonic() - self.began > self.plan.seconds

    async def play(self) -> None:
        self.company.begin()
        await self.house.back(self.company, time.monotonic())
        self.began = time.monotonic()
        for name in self.schedule():
            self.progress(time.monotonic() - self.began, name)
            event = Event(name, name in HOSTILE, time.monotonic())
            if self.events:
                self.events[-1].until = event.begin
            self.events.append(event)
            await (self.attack(event) if event.is_attack else self.strike(event))
            await asyncio.sleep(QUIET_SECONDS)
        if self.events:
            self.events[-1].until = time.monotonic()

    async def strike(self, event: Event) -> None:
        fault: Fault = FAULTS[event.name](self.house, self.rng)
        try:
            await fault.strike()
        except Wrong as wrong:
            event.wrong = str(wrong)
        event.ended = time.monotonic()
        event.back = await self.house.back(self.company, event.ended)
        if event.back is None:
            event.wrong = event.wrong or "not everybody could play on"
        try:
            await fault.settle()
        except Wrong as wrong:
            event.wrong = str(wrong)

    async def attack(self, event: Event) -> None:
        hostile: Hostile = HOSTILE[event.name](self.house, self.company, self.rng)
        try:
            async with asyncio.timeout(120):
                event.said = await hostile.run()
        except (NotRefused, *OFFLINE) as wrong:
            event.wrong = f"{type(wrong).__name__}: {wrong}"
        event.ended = time.monotonic()
        event.back = await self.house.back(self.company, event.ended)
        if event.back is None:
            event.wrong = event.wrong or "not everybody could play on"


async def run_one(kind: str, plan: Plan, progress: Progress) -> Report:
    async with open_house(kind, plan.python) as house:
        run = Run(house, plan, progress)
        try:
            await run.play()
        finally:
            await run.company.end()
        progress(plan.seconds, "audit")
        await house.still()
        findings = await audit(run.company.ledger, house.database, house.folder / "data")
        return Report(kind, time.monotonic() - run.began, run.company, run.events, findings)
