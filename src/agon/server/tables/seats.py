"""Seats: sitting down, getting up, bots for people and people for bots."""

from typing import Any

from agon import bots
from agon.server.refusals import Conflict, Forbidden, Unknown, no_table, not_your_seat
from agon.server.store.rows import Person, Seat, TableRow, now
from agon.server.store.tables import Change, TableStore, remove_table
from agon.server.tables.clocks import DAY, Turn, deadline_of, handed_over, returned
from agon.server.tables.luck import Luck, people_at

ABSENT_SECONDS = DAY
"""Who has let the others wait for this long may be replaced."""
AWAY_LEVEL = "normal"


class Seats:
    """Every method leaves the table durable; announcing it is the caller's."""

    def __init__(self, store: TableStore, luck: Luck) -> None:
        self.store = store
        self.luck = luck

    async def join(self, person: Person, table_id: str, invite: str | None, number: int | None) -> None:
        async with self.store.change(table_id) as change:
            table = change.table
            check_no_lesson(table)
            if table.visibility != "public" and invite != table.invite:
                raise no_table() if invite is None else Forbidden("err-link-expired", "this link is not valid")
            before = people_at(change.seats)
            if person.id in before:
                if number is None:
                    return
                check_alone(change, person)
            chair = free_chair(change, number)
            if chair is None:
                raise Conflict("err-table-full", "all seats are taken")
            if table.state == "playing" and chair.person is not None:
                chair.left = chair.left or chair.person
            chair.kind, chair.person, chair.name, chair.archived = "person", person.id, person.name, False
            chair.level, chair.away, chair.vacant, chair.orders = None, False, False, []
            await change.save_seat(chair)
            if table.state == "playing":
                give_back(table, chair.seat)
            await self.sat_down(change, before)

    async def sat_down(self, change: Change, before: set[str]) -> None:
        """Begin if all seats are taken, with luck that nobody knows."""
        at, begins = now(), change.table.state == "waiting" and is_full(change.seats)
        await self.luck.renew(change, before, begins, at)
        if begins:
            begin(change.table, at)
        await save_turn(change)

    async def leave(self, person: Person, table_id: str) -> tuple[TableRow, list[Seat]]:
        """Before the start the seat is free again, and a table that all have left is gone; in a game a bot plays on
        until somebody takes the seat."""
        async with self.store.change(table_id) as change:
            for chair in check_seated(change, person):
                if change.table.state == "playing":
                    chair.left = chair.left or person.id
                chair.person, chair.orders = None, []
                if change.table.state == "waiting":
                    chair.kind, chair.name = "open", ""
                else:
                    chair.kind, chair.level, chair.vacant, chair.away = "bot", chair.level or AWAY_LEVEL, True, False
                await change.save_seat(chair)
            await save_turn(change)
            if change.table.state == "waiting" and not any(chair.person for chair in change.seats):
                await remove_table(change.connection, table_id)
            return change.table, change.seats

    async def remove(self, person: Person, table_id: str) -> None:
        """A table at which nobody else sits or has sat."""
        async with self.store.change(table_id) as change:
            check_seated(change, person)
            left = {chair.left for chair in change.seats if chair.left is not None}
            if (people_at(change.seats) | left) != {person.id}:
                raise Conflict("err-not-alone", "other people play at this table")
            await remove_table(change.connection, table_id)

    async def hand_to_bot(self, person: Person, table_id: str, number: int, level: str) -> None:
        """The own seat, or a free one if one is the host."""
        known_level(level)
        async with self.store.change(table_id) as change:
            check_no_lesson(change.table)
            chair, before = chair_at(change, number), people_at(change.seats)
            if chair.person == person.id and chair.kind == "person":
                if not chair.away:
                    put_aside(change.table, chair.seat)
                chair.away, chair.level = True, level
            elif chair.kind == "open" and change.table.host == person.id:
                chair.kind, chair.level, chair.name = "bot", level, ""
            else:
                raise not_your_seat()
            await change.save_seat(chair)
            await self.sat_down(change, before)

    async def take_back(self, person: Person, table_id: str, number: int) -> None:
        async with self.store.change(table_id) as change:
            chair = chair_at(change, number)
            if chair.person != person.id:
                raise not_your_seat()
            if chair.away:
                chair.away, chair.vacant, chair.level = False, False, None
                await change.save_seat(chair)
                give_back(change.table, chair.seat)
                await save_turn(change)

    async def vacate(self, person: Person, table_id: str, number: int) -> None:
        """The host lets somebody else have a seat: a bot's, or that of a person who is away or lets all wait. Until
        somebody takes it, its owner can come back."""
        async with self.store.change(table_id) as change:
            chair = chair_at(change, number)
            check_no_lesson(change.table)
            if change.table.host != person.id:
                raise Forbidden("err-not-host", "only the host of the table can do this")
            if not chair.is_played_by_bot and not lets_all_wait(change.table, chair):
                raise Conflict("err-seat-taken", "somebody sits here and plays")
            if chair.kind == "person" and not chair.away:
                put_aside(change.table, chair.seat)
            chair.away = chair.kind == "person"
            chair.level, chair.vacant = chair.level or AWAY_LEVEL, True
            await change.save_seat(chair)
            await save_turn(change)

    async def time_out(self, table_id: str, at: float) -> bool:
        """A bot sits in for the person whose time is over; False if there is no such person any more."""
        async with self.store.change(table_id) as change:
            table = change.table
            late = table.deadline is not None and table.deadline < at and table.state == "playing"
            if not late or table.to_move is None:
                return False
            chair = change.seats[table.to_move]
            table.deadline = None
            if chair.kind == "person" and not chair.away:
                put_aside(table, chair.seat)
                table.deadline = None
                chair.away, chair.level = True, AWAY_LEVEL
                await change.save_seat(chair)
            await save_turn(change)
            return True

    async def set_orders(self, person: str, table_id: str, number: int, orders: list[dict[str, Any]]) -> None:
        async with self.store.change(table_id) as change:
            chair = chair_at(change, number)
            if chair.person != person:
                raise not_your_seat()
            check_no_lesson(change.table)
            chair.orders = orders
            await change.save_seat(chair)

    async def ask_back(self, table_id: str, asked: dict[str, Any] | None) -> None:
        async with self.store.change(table_id) as change:
            change.table.asked = asked
            await change.save_table("asked")


def known_level(level: str) -> str:
    """Only what this server offers: a name that a client sends is never imported."""
    if level not in bots.known_levels():
        raise Unknown("err-unknown-bot", f"there is no bot called {level!r} here", {"bot": level})
    return level


def is_full(chairs: list[Seat]) -> bool:
    return all(chair.kind != "open" for chair in chairs)


def begin(table: TableRow, at: float) -> None:
    table.state = "playing"
    table.turn_since = at
    table.deadline = deadline_of(table.pace, table.clocks, table.to_move, at)


def check_alone(change: Change, person: Person) -> None:
    """Two hands for one person are for those who wrong nobody: all sit at one screen."""
    others = people_at(change.seats) - {person.id}
    if others or change.table.state == "waiting":
        raise Conflict("err-second-seat", "you have a seat at this table already")


def check_no_lesson(table: TableRow) -> None:
    """A lesson is for one, who plays every move of it."""
    if table.lesson is not None:
        raise Conflict("err-lesson", "this table is a lesson: nobody else plays here")


def chair_at(change: Change, number: int) -> Seat:
    if not 0 <= number < len(change.seats):
        raise Unknown("err-no-seat", f"there is no seat {number}")
    return change.seats[number]


def check_seated(change: Change, person: Person) -> list[Seat]:
    mine = [chair for chair in change.seats if chair.person == person.id]
    if not mine:
        raise not_your_seat()
    return mine


def free_chair(change: Change, number: int | None) -> Seat | None:
    free = [chair for chair in change.seats if chair.kind == "open" or chair.vacant]
    if number is None:
        return free[0] if free else None
    chair = chair_at(change, number)
    if chair not in free:
        raise Conflict("err-seat-taken", "this seat is taken")
    return chair


def put_aside(table: TableRow, seat: int) -> None:
    """A bot sits in: what was used of the clock until now is charged."""
    set_turn(table, handed_over(table, seat, now()))


def give_back(table: TableRow, seat: int) -> None:
    set_turn(table, returned(table, seat, now()))


def set_turn(table: TableRow, turn: Turn) -> None:
    table.turn_since, table.deadline, table.clocks = turn.since, turn.deadline, turn.clocks


def lets_all_wait(table: TableRow, chair: Seat) -> bool:
    to_move = table.state == "playing" and table.to_move == chair.seat
    return to_move and now() - table.turn_since > ABSENT_SECONDS


async def save_turn(change: Change) -> None:
    await change.save_table("state", "turn_since", "deadline", "clocks")
