"""Moves, taking back, bringing back: everything that appends to the log of a game.

Each holds the lock of its table from the check to the announcement: nothing is announced that is not durable.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from agon.kernel.game import Game
from agon.server.metrics import moves_by
from agon.server.refusals import Conflict, Stale, TooMuch
from agon.server.store.append import TABLE_FIELDS
from agon.server.store.entries import Entry, size_of
from agon.server.store.log_writer import LogWriter
from agon.server.store.rows import now
from agon.server.tables.clocks import next_turn
from agon.server.tables.live_table import LiveTable
from agon.server.tables.live_tables import LiveTables
from agon.server.tables.orders import next_order
from agon.server.tables.seats import Seats

LEASE_SECONDS = 15.0
"""How long the process that made a move has for the bot's answer before others think it lost."""

MOST_BYTES = 64_000_000
"""Of a table's log: many times a long game, but not the disk, however often somebody takes back and moves again."""

Fields = dict[str, Any]
NoticesFor = Callable[[LiveTable, Entry, Fields], Awaitable[list[dict[str, Any]]]]
"""The rows of notices that an entry calls for, given the row of the table after it."""
Moved = Callable[[LiveTable, int], None]
"""Called after a change of position with the number of moves that old and new position share."""


class Moves:
    def __init__(self, tables: LiveTables, seats: Seats, writer: LogWriter, notices_for: NoticesFor) -> None:
        self.tables = tables
        self.seats = seats
        self.writer = writer
        self.notices_for = notices_for
        self.listeners: list[Moved] = []

    def announce(self, table: LiveTable, shared_moves: int) -> None:
        for listener in self.listeners:
            listener(table, shared_moves)

    # ------------------------------------------------------------------ moves

    async def move(self, table: LiveTable, person: str, seat: int, seq: int, option: int, message: str | None) -> int:
        """A person's move; the entry's number once it is durable. A resend gets the answer of the first time."""
        async with table.lock:
            table.check_mine(person, seat)
            earlier = table.answered(seat, message)
            if earlier is not None:
                return earlier
            try:
                return await self.write_move(table, seq, seat, option, "person", message)
            except Stale:
                earlier = table.answered(seat, message)  # another process has written it
                if earlier is None:
                    raise
                return earlier

    async def server_move(self, table: LiveTable, seq: int, seat: int, option: int, by: str) -> int:
        """A move by a bot or by a standing order."""
        async with table.lock:
            return await self.write_move(table, seq, seat, option, by, None)

    async def write_move(self, table: LiveTable, seq: int, seat: int, option: int, by: str, message: str | None) -> int:
        check_seq(table, seq)
        at, shared = now(), int(table.game.moves)
        after, entry = table.choose(option, seat, by, message, at)
        await self.write(table, entry, after, at)
        table.advance(entry, after)
        moves_by(table.row.title, by).inc()
        self.announce(table, shared)
        return entry.seq

    async def write(self, table: LiveTable, entry: Entry, after: Game, at: float) -> None:
        """Make an entry durable that leads to a position."""
        await self.write_row(table, entry, row_after(table, entry, after, at))

    async def write_row(self, table: LiveTable, entry: Entry, fields: Fields) -> None:
        """Make an entry durable, or learn what came first and refuse."""
        if table.row.bytes > MOST_BYTES:
            raise TooMuch("err-table-too-long", "this table's log is full: start another from here")
        notices = await self.notices_for(table, entry, fields)
        if await self.writer.append(table.id, entry, fields, notices):
            for name, value in fields.items():
                setattr(table.row, name, value)
            return
        self.announce(table, await self.tables.catch_up(table))
        raise Stale

    # ------------------------------------------------------------------ back and forth

    async def undo(self, table: LiveTable, person: str, seq: int | None, whole_turn: bool) -> int:
        async with table.lock:
            check_seq(table, seq)
            return await self.step_back(table, table.steps_back(person, whole_turn), person)

    async def step_back(self, table: LiveTable, steps: int, person: str) -> int:
        entry, game = await self.write_step(table, "undo", table.path[-1 - steps].position, person)
        table.step_back(entry, steps, game)
        self.announce(table, int(game.moves))
        return entry.seq

    async def redo(self, table: LiveTable, person: str, seq: int | None) -> int:
        async with table.lock:
            check_seq(table, seq)
            steps, shared = table.steps_forward(person), int(table.game.moves)
            if steps == 0:
                raise Conflict("err-nothing-to-redo", "there is nothing to bring back")
            entry, game = await self.write_step(table, "redo", table.undone[-steps].position, person)
            table.step_forward(entry, steps, game)
            self.announce(table, shared)
            return entry.seq

    async def write_step(self, table: LiveTable, kind: str, position: int, person: str) -> tuple[Entry, Game]:
        """The durable entry that leads to another position, and the game there."""
        at = now()
        game = await self.tables.game_at(table, position)
        seat = next(iter(table.seats_of(person)), None)
        entry = Entry(table.seq + 1, kind, position, None, seat, "person", None, at)
        await self.write(table, entry, game, at)
        return entry, game

    async def note_hint(self, table: LiveTable, person: str) -> None:
        """Everybody at the table reads that a bot has advised this person."""
        async with table.lock:
            seat, at = table.seats_of(person)[0], now()
            entry = Entry(table.seq + 1, "hint", table.position, None, seat, "person", None, at)
            fields = {name: getattr(table.row, name) for name in TABLE_FIELDS}
            size = table.row.bytes + size_of(entry)
            changed = {"seq": entry.seq, "asked": None, "updated": at, "bytes": size}
            await self.write_row(table, entry, {**fields, **changed})
            table.note_hint(entry)
            self.announce(table, int(table.game.moves) - 1)  # the lines of the last move are sent again

    # ------------------------------------------------------------------ taking back by consent

    async def ask_back(self, table: LiveTable, person: str, seq: int | None) -> None:
        """Ask the others to take back to the own last choice, beyond what may be undone at will."""
        async with table.lock:
            check_seq(table, seq)
            table.check_can_take_back(person)
            table.check_all_can_agree(person)
            target = table.path[-1 - table.steps_to_own(person)].position
            seat = table.seats_of(person)[0]
            await self.store_votes(table, {"seq": table.seq, "position": target, "seat": seat, "yes": [person]})
            await self.settle(table)

    async def vote(self, table: LiveTable, person: str, yes: bool) -> None:
        async with table.lock:
            asked = table.open_request
            if asked is None or not table.seats_of(person):
                raise Conflict("err-nobody-asked", "nobody asks to take anything back")
            if not yes:
                await self.store_votes(table, None)
                return
            await self.store_votes(table, {**asked, "yes": sorted({*asked["yes"], person})})
            await self.settle(table)

    async def store_votes(self, table: LiveTable, asked: dict[str, Any] | None) -> None:
        await self.seats.ask_back(table.id, asked)
        await self.tables.refresh_row(table)

    async def settle(self, table: LiveTable) -> None:
        """Go back when everyone agrees."""
        asked = table.open_request
        if asked is not None and set(table.people()) <= set(asked["yes"]):
            index = next(at for at, entry in enumerate(table.path) if entry.position == asked["position"])
            await self.step_back(table, len(table.path) - 1 - index, table.seats[asked["seat"]].person or "")


def check_seq(table: LiveTable, seq: int | None) -> None:
    if seq is not None and seq != table.seq:
        raise Stale


def row_after(table: LiveTable, entry: Entry, after: Game, at: float) -> Fields:
    """The row of the table after an entry."""
    next_seat = int(after.asked) if after.asked >= 0 else None
    turn = next_turn(table.row, next_seat, at, moved=entry.kind == "move")
    acts = next_seat is not None and (
        table.seats[next_seat].is_played_by_bot or next_order(after, table.seats[next_seat]) is not None
    )
    return {
        "seq": entry.seq,
        "moves": int(after.moves),
        "to_move": next_seat,
        "turn_since": turn.since,
        "deadline": turn.deadline,
        "clocks": turn.clocks,
        "auto_due": at + LEASE_SECONDS if acts else None,
        "asked": None,
        "state": "finished" if after.over else "playing",
        "result": after.result,
        "updated": at,
        "bytes": table.row.bytes + size_of(entry),
    }
