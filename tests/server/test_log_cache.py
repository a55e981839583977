"""Stepping through a game reads its log once, and afterwards only what is new."""

import random

import pytest

from agon.server.api_types import NewTable, SeatWish
from agon.server.services import Services
from agon.server.store import log as log_module
from agon.server.store.entries import Entry
from agon.server.store.log import LogStore
from agon.server.tables.live_table import LiveTable


class Reads:
    """What a log store was asked for: the entry after which it read, and how many entries came."""

    def __init__(self, log: LogStore, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made: list[tuple[int, int]] = []
        read = log.entries

        async def counted(table_id: str, after: int = -1, with_states: bool = False) -> list[Entry]:
            entries = await read(table_id, after, with_states)
            self.made.append((after, len(entries)))
            return entries

        monkeypatch.setattr(log, "entries", counted)

    def taken(self) -> list[tuple[int, int]]:
        made, self.made = self.made, []
        return made


async def played(services: Services, moves: int) -> tuple[LiveTable, str]:
    """A table of one person at one screen after some random moves."""
    person, _ = await services.people.register("Anna", "en")
    wish = NewTable("dice_forge", 2, [SeatWish("me"), SeatWish("hotseat")], seed=7)
    table = await services.tables.get((await services.setup.create(person, wish)).id)
    await play(services, table, person.id, moves)
    return table, person.id


async def play(services: Services, table: LiveTable, person: str, moves: int) -> None:
    rng = random.Random(int(table.game.moves))
    for _ in range(moves):
        seat = table.to_move
        assert seat is not None
        await services.moves.move(table, person, seat, table.seq, rng.randrange(int(table.game.offered)), None)


async def test_replay_steps_read_the_log_once(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    table, person = await played(services, 30)
    reads = Reads(services.log, monkeypatch)
    first = [await services.replays.replay(table, person, move, 0) for move in range(31)]
    assert await services.replays.steps(table, person)
    assert [await services.replays.replay(table, person, move, 0) for move in range(31)] == first
    assert reads.taken() == [(-1, 31)]


async def test_only_new_entries_are_read(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    table, person = await played(services, 10)
    await services.replays.steps(table, person)
    reads = Reads(services.log, monkeypatch)
    await play(services, table, person, 5)
    assert len(await services.replays.steps(table, person)) == 15
    assert (await services.replays.replay(table, person, 15, 0)).view == table.game.view(0)
    assert reads.taken() == [(10, 5)]


async def test_undo_and_redo_read_only_what_is_new(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    table, person = await played(services, 12)
    before = table.game.digest()
    await services.replays.steps(table, person)
    reads = Reads(services.log, monkeypatch)
    for _ in range(4):
        await services.moves.undo(table, person, None, whole_turn=False)
    for _ in range(4):
        await services.moves.redo(table, person, None)
    assert table.game.digest() == before
    assert all(after >= 12 and count == 1 for after, count in reads.taken())


async def test_the_cache_is_bounded(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [await played(services, 10) for _ in range(4)]
    monkeypatch.setattr(log_module, "CACHED_ENTRIES", 25)
    for table, person in tables:
        await services.replays.steps(table, person)
    assert list(services.log.cache) == [table.id for table, _ in tables[-2:]]
    monkeypatch.setattr(log_module, "CACHED_ENTRIES", 5)
    table, person = tables[0]
    assert len(await services.replays.steps(table, person)) == 10, "one log is kept whatever its size"
    assert list(services.log.cache) == [table.id]
