"""The time of bots is shared by person; bots among themselves come last."""

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor

import pytest

import agon
from agon import bots
from agon.server.bots.fair_queue import FairQueue, Urgency
from agon.server.bots.kept_bots import Asked
from agon.server.bots.pool import BotPool
from agon.server.bots.workers import POLITENESS, be_polite
from agon.server.services import Services
from agon.server.store.entries import packed
from agon.server.tables.live_table import LiveTable

from .tables import new_person, new_table

TABLES = 30


async def test_who_runs_thirty_tables_lets_another_wait_for_one_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """One worker: the other's question is answered after the one being thought about and one more at most."""
    game, answered, pool = agon.new("cyclades", players=6, seed=1), [], BotPool(1, seconds=5)

    async def do(_: object, asked: Asked, state: bytes, at: str) -> int:
        answered.append(asked.table)
        await asyncio.sleep(0)
        return 0

    monkeypatch.setattr(pool.by_thought[bots.thinks_for("hard")], "do", do)
    state, seat, options = packed(game), int(game.asked), int(game.offered)
    hard = [Asked(f"table{number}", 0, seat, "hard") for number in range(TABLES)]
    many = [asyncio.create_task(pool.choose(asked, state, options, "mallory")) for asked in hard]
    while not answered:
        await asyncio.sleep(0)
    await pool.choose(Asked("another", 0, seat, "hard"), state, options, "anna")
    assert answered.index("another") <= 2
    await asyncio.gather(*many)
    pool.close()


@pytest.mark.parametrize("slow", [("expert",), ("hard", "expert")])
async def test_nobodys_quick_bot_waits_for_a_slow_one(slow: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty tables of bots who never come to an end keep nobody waiting for a bot of another level."""
    game, pool, begun = agon.new("dice_forge", players=2, seed=1), BotPool(1, seconds=5), asyncio.Event()

    async def never(*_: object, at: str) -> int:
        begun.set()
        await asyncio.Future()
        return 0

    for thought in {bots.thinks_for(level) for level in slow}:
        monkeypatch.setattr(pool.by_thought[thought], "do", never)
    state, seat, options = packed(game), int(game.asked), int(game.offered)
    thinkers = [Asked(f"table{number}", 0, seat, slow[number % len(slow)]) for number in range(TABLES)]
    many = [asyncio.create_task(pool.choose(asked, state, options, "mallory")) for asked in thinkers]
    await begun.wait()
    for level in {"easy", "normal", "hard", "expert"} - {*slow}:
        assert 0 <= await pool.choose(Asked("another", 0, seat, level), state, options, "anna") < options
    for one in many:
        one.cancel()
    await asyncio.gather(*many, return_exceptions=True)
    pool.close()


def test_long_thoughts_give_way_to_all_others() -> None:
    pool = BotPool(1, seconds=5)
    assert [one.get_ready is be_polite for _, one in sorted(pool.by_thought.items())] == [False, True, True]
    with ProcessPoolExecutor(1) as processes:
        assert processes.submit(priority_when_polite).result() == os.nice(0) + POLITENESS


def priority_when_polite() -> int:
    be_polite()
    return os.nice(0)


def test_levels_say_how_long_they_think_and_bots_from_outside_may_think_longest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("AGON_BOTS", "mine=tests.server.outside_bots:Any,quick=search:simulations=5")
    found = {level: bots.thinks_for(level) for level in bots.known_levels()}
    assert found == {"easy": 0, "normal": 0, "hard": 1, "expert": 5, "mine": 5, "quick": 5}


async def order_of(questions: list[tuple[str, Urgency]], places: int = 1) -> list[tuple[str, Urgency]]:
    """In which order questions are answered that came while all places were taken."""
    queue, answered = FairQueue(places), []

    async def question(person: str, urgency: Urgency) -> None:
        async with queue.turn(person, urgency):
            answered.append((person, urgency))

    async with queue.turn("first", Urgency.WATCHED):
        tasks = [asyncio.create_task(question(*one)) for one in questions]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    assert queue.free == places
    return answered


async def test_persons_take_turns_and_the_watched_table_comes_first() -> None:
    watched, human, alone = Urgency.WATCHED, Urgency.HUMAN, Urgency.ALONE
    asked = [("a", alone), ("a", human), ("a", watched), ("a", human), ("b", human), ("c", alone), ("b", watched)]
    assert await order_of(asked) == [
        ("a", watched),
        ("b", watched),
        ("a", human),
        ("b", human),
        ("a", human),
        ("c", alone),
        ("a", alone),
    ]


async def test_who_gives_up_waiting_leaves_no_gap() -> None:
    queue = FairQueue(1)
    async with queue.turn("a", Urgency.WATCHED):
        waiting = [asyncio.create_task(queue.wait(person, Urgency.WATCHED)) for person in ("b", "c")]
        await asyncio.sleep(0)
        waiting[0].cancel()
    await asyncio.wait_for(waiting[1], 5)
    assert queue.free == 0


class Thinking:
    """Bots that never answer; which tables have asked."""

    def __init__(self, services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
        self.hosts: list[str] = []
        monkeypatch.setattr(services.pool, "choose", self.choose)

    async def choose(self, asked: Asked, state: bytes, options: int, host: str, urgency: Urgency) -> int:
        self.hosts.append(host)
        await asyncio.sleep(3600)
        return 0


async def left_to_bots(services: Services, host: object) -> LiveTable:
    table = await new_table(services, "dice_forge", ["bot:easy", "me"], host)  # type: ignore[arg-type]
    person = await services.people.of_id(table.row.host)
    assert person is not None
    await services.seats.hand_to_bot(person, table.id, 1, "easy")
    await services.tables.reread_row(table)
    return table


async def wake_all(services: Services, tables: list[LiveTable]) -> None:
    for table in tables:
        services.autoplay.wake(table.id)
    for _ in range(10):
        await asyncio.sleep(0)


async def test_bots_whom_nobody_watches_play_at_a_few_tables(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    mallory, anna = await new_person(services, "Mallory"), await new_person(services, "Anna")
    tables = [await left_to_bots(services, mallory) for _ in range(8)]
    other = await left_to_bots(services, anna)
    thinking, most = Thinking(services, monkeypatch), services.config.limits.tables_of_bots_alone
    await wake_all(services, [*tables, other])
    assert thinking.hosts == [mallory.id] * most + [anna.id]
    services.presence.here(tables[-1].id, "", 1, 1)
    await wake_all(services, tables)
    assert thinking.hosts.count(mallory.id) == most + 1
    for task in services.autoplay.tasks.values():
        task.cancel()
    await asyncio.sleep(0.01)
    assert services.autoplay.alone == {}


async def test_a_table_with_a_person_always_goes_on(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await new_person(services)
    thinking = Thinking(services, monkeypatch)
    tables = [await new_table(services, "dice_forge", ["bot:easy", "me"], anna) for _ in range(8)]
    await wake_all(services, tables)
    assert len(thinking.hosts) == 8
