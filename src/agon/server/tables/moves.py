"""Moves, taking back, bringing back: everything that appends to the log of a game."""

from collections.abc import Callable
from typing import Any

from agon.kernel.game import Game
from agon.server.metrics import MOVES
from agon.server.notices.notices import Notices
from agon.server.refusals import Conflict, Stale
from agon.server.store.entries import Entry
from agon.server.store.log_writer import Appender
from agon.server.store.rows import now
from agon.server.tables.clocks import next_turn
from agon.server.tables.live_table import Room
from agon.server.tables.live_tables import Rooms
from agon.server.tables.orders import next_order
from agon.server.tables.seats import Tables

LEASE_SECONDS = 15.0
"""How long the process that made a move has for the bot's answer before others think it lost."""

Announce = Callable[[Room, int], None]


class Play:
    def __init__(self, rooms: Rooms, tables: Tables, appender: Appender, notices: Notices, announce: Announce) -> None:
        self.notices = notices
        self.rooms = rooms
        self.tables = tables
        self.appender = appender
        self.announce = announce

    # ------------------------------------------------------------------ moves

    async def move(self, room: Room, person: str, seat: int, seq: int, option: int, message: str | None) -> int:
        """A person's move; the entry's number once it is durable. A resend gets the answer of the first time."""
        async with room.lock:
            room.check_mine(person, seat)
            earlier = room.answered(seat, message)
            if earlier is not None:
                return earlier
            try:
                return await self.write_move(room, seq, seat, option, "person", message)
            except Stale:
                earlier = room.answered(seat, message)  # another process has written it
                if earlier is None:
                    raise
                return earlier

    async def server_move(self, room: Room, seq: int, seat: int, option: int, by: str) -> int:
        """A move by a bot or by a standing order."""
        async with room.lock:
            return await self.write_move(room, seq, seat, option, by, None)

    async def write_move(self, room: Room, seq: int, seat: int, option: int, by: str, message: str | None) -> int:
        if seq != room.seq:
            raise Stale
        at = now()
        shared = int(room.game.moves)
        after, entry = room.choose(option, seat, by, message, at)
        await self.write(room, entry, after, at)
        room.advance(entry, after)
        MOVES.labels(title=room.table.title, by=by).inc()
        self.announce(room, shared)
        return entry.seq

    async def write(self, room: Room, entry: Entry, after: Game, at: float) -> None:
        """Make an entry durable, or learn what came first and refuse."""
        fields = row_after(room, entry, after, at)
        told = await self.notices.after(room, entry, fields)
        if await self.appender.append(room.table.id, entry, fields, told):
            for name, value in fields.items():
                setattr(room.table, name, value)
            return
        self.announce(room, await self.rooms.catch_up(room))
        raise Stale

    # ------------------------------------------------------------------ back and forth

    async def undo(self, room: Room, person: str, seq: int | None, whole_turn: bool) -> int:
        async with room.lock:
            check_seq(room, seq)
            return await self.step_back(room, room.undo_index(person, whole_turn), person)

    async def step_back(self, room: Room, index: int, person: str) -> int:
        if index >= len(room.path) - 1:
            raise Conflict("err-nothing-to-undo", "there is nothing to take back")
        target, at = room.path[index].position, now()
        game = await self.rooms.game_at(room.table.id, target)
        seat = next(iter(room.seats_of(person)), None)
        entry = Entry(room.seq + 1, "undo", target, None, seat, "person", None, at)
        await self.write(room, entry, game, at)
        room.step_back(entry, index, game)
        self.announce(room, int(game.moves))
        return entry.seq

    async def redo(self, room: Room, person: str, seq: int | None) -> int:
        async with room.lock:
            check_seq(room, seq)
            steps = room.redo_steps(person)
            if steps == 0:
                raise Conflict("err-nothing-to-redo", "there is nothing to bring back")
            target, at, shared = room.undone[-steps].position, now(), int(room.game.moves)
            game = await self.rooms.game_at(room.table.id, target)
            seat = next(iter(room.seats_of(person)), None)
            entry = Entry(room.seq + 1, "redo", target, None, seat, "person", None, at)
            await self.write(room, entry, game, at)
            room.step_forward(entry, steps, game)
            self.announce(room, shared)
            return entry.seq

    # ------------------------------------------------------------------ taking back by consent

    async def ask_back(self, room: Room, person: str, seq: int | None) -> None:
        """Ask the others to take back to the own last choice, beyond what may be undone at will."""
        async with room.lock:
            check_seq(room, seq)
            room.check_can_take_back(person)
            target = room.path[room.last_choice_of(person)].position
            seat = room.seats_of(person)[0]
            await self.store_votes(room, {"seq": room.seq, "position": target, "seat": seat, "yes": [person]})
            await self.settle(room)

    async def vote(self, room: Room, person: str, yes: bool) -> None:
        async with room.lock:
            asked = open_request(room)
            if asked is None or not room.seats_of(person):
                raise Conflict("err-nobody-asked", "nobody asks to take anything back")
            if not yes:
                await self.store_votes(room, None)
                return
            await self.store_votes(room, {**asked, "yes": sorted({*asked["yes"], person})})
            await self.settle(room)

    async def store_votes(self, room: Room, asked: dict[str, Any] | None) -> None:
        await self.tables.ask_back(room.table.id, asked)
        await self.rooms.refresh_table(room)

    async def settle(self, room: Room) -> None:
        """Go back when everyone who is not away agrees."""
        asked = open_request(room)
        if asked is None:
            return
        present = {chair.person for chair in room.seats if chair.person is not None and not chair.away}
        if present <= set(asked["yes"]):
            index = next(at for at, entry in enumerate(room.path) if entry.position == asked["position"])
            await self.step_back(room, index, room.seats[asked["seat"]].person or "")


def open_request(room: Room) -> dict[str, Any] | None:
    """The request to take back, unless the game has moved on since."""
    asked = room.table.asked
    return asked if asked is not None and asked["seq"] == room.seq else None


def check_seq(room: Room, seq: int | None) -> None:
    if seq is not None and seq != room.seq:
        raise Stale


def row_after(room: Room, entry: Entry, after: Game, at: float) -> dict[str, Any]:
    """The row of the table after an entry."""
    next_seat = int(after.asked) if after.asked >= 0 else None
    turn = next_turn(room.table, next_seat, at, moved=entry.kind == "move")
    acts = next_seat is not None and (
        room.seats[next_seat].is_played_by_bot or next_order(after, room.seats[next_seat]) is not None
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
    }
