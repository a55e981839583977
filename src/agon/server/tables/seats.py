"""Tables: setting up, sitting down, getting up, bots for people and people for bots."""

import contextlib
import hashlib
import secrets
from typing import Any

import agon
from agon.kernel.errors import AgonError, UnknownTitle
from agon.kernel.game import Game
from agon.server.api_types import DaysClock, LiveClock, NewTable, PaceWish, SeatWish
from agon.server.config import Limits
from agon.server.refusals import Conflict, Forbidden, TooMuch, Unknown, no_table, not_your_seat
from agon.server.store.entries import Entry, start_entry
from agon.server.store.rows import Person, Seat, TableRow, now
from agon.server.store.store import Change, Store, remove_table
from agon.server.tables.clocks import DAY, deadline_of, full_clocks, returned
from agon.server.tables.people import clean, new_id

ABSENT_SECONDS = DAY
"""Who has let the others wait for this long may be replaced."""
SEED_BITS = 128
AWAY_LEVEL = "normal"


def seed_hash(seed: str) -> str:
    """What the table shows before the end, so that everyone can check the seed afterwards."""
    return hashlib.sha256(f"agon:{seed}".encode()).hexdigest()


class Tables:
    """Every method leaves the table durable; telling the room is the caller's."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits

    # ------------------------------------------------------------------ setting up

    async def create(self, person: Person, wish: NewTable) -> TableRow:
        if len(wish.seats) != wish.players:
            raise Conflict("err-seats", f"{wish.players} players need {wish.players} seats, not {len(wish.seats)}")
        if wish.seed is not None and any(seat.kind == "open" for seat in wish.seats):
            raise Conflict("err-seed-chosen", "who chooses the seed knows the dice: only without other people")
        seed = wish.seed if wish.seed is not None else secrets.randbits(SEED_BITS)
        game = self.new_game(wish, seed)
        return await self.set_up(person, game, str(seed), wish.seats, wish.pace, wish.visibility, None)

    def new_game(self, wish: NewTable, seed: int) -> Game:
        try:
            return agon.new(wish.title, players=wish.players, seed=seed, options=wish.options)
        except UnknownTitle as error:
            raise Unknown("err-unknown-game", str(error), {"game": wish.title}) from error
        except AgonError as error:
            raise Conflict("err-bad-options", str(error)) from error

    async def set_up(
        self,
        person: Person,
        game: Game,
        seed: str,
        wishes: list[SeatWish],
        pace: PaceWish,
        visibility: str,
        source: dict[str, Any] | None,
        entries: list[Entry] | None = None,
    ) -> TableRow:
        """A new table for a game; with ``entries`` its past is known too."""
        await self.check_room_for_more(person)
        at = now()
        table = new_row(person.id, game, seed, pace_dict(pace), visibility, at)
        table.source = source
        entries = entries or [start_entry(game, at)]
        table.seq = entries[-1].seq
        chairs = [seat_of(table.id, number, wish, person) for number, wish in enumerate(wishes)]
        begin_if_full(table, chairs, at)
        await self.store.create(table, chairs, entries)
        return table

    async def check_room_for_more(self, person: Person) -> None:
        if await self.store.count_unfinished(person.id) >= self.limits.tables_per_person:
            raise TooMuch("err-too-many-tables", f"at most {self.limits.tables_per_person} unfinished tables")

    async def rematch(self, person: Person, table_id: str) -> TableRow:
        """The same people, bots, options and pace; the first who asks makes the table."""
        async with self.store.change(table_id) as change:
            old = change.table
            check_seated(change, person)
            if old.state != "finished":
                raise Conflict("err-not-over", "the game is not over yet")
            if old.rematch is not None:
                with contextlib.suppress(Unknown):  # everyone may have left it again
                    return (await self.store.table(old.rematch))[0]
            seed = secrets.randbits(SEED_BITS)
            game = agon.new(old.title, players=old.players, seed=seed, options=old.options)
            table = new_row(person.id, game, str(seed), old.pace, old.visibility, now())
            chairs = [same_seat(table.id, chair) for chair in change.seats]
            begin_if_full(table, chairs, now())
            old.rematch = table.id
            await change.save_table("rematch")
            await self.store.insert_table(change.connection, table, chairs, [start_entry(game, now())])
        return table

    # ------------------------------------------------------------------ sitting

    async def join(self, person: Person, table_id: str, invite: str | None, number: int | None) -> None:
        async with self.store.change(table_id) as change:
            table = change.table
            if table.visibility != "public" and invite != table.invite:
                raise no_table() if invite is None else Forbidden("err-link-expired", "this link is not valid")
            if number is None and any(chair.person == person.id for chair in change.seats):
                return
            chair = free_chair(change, number)
            if chair is None:
                raise Conflict("err-table-full", "all seats are taken")
            chair.kind, chair.person, chair.name = "person", person.id, person.name
            chair.level, chair.away, chair.vacant = None, False, False
            await change.save_seat(chair)
            if table.state == "playing":
                give_back(table, chair.seat)
            begin_if_full(table, change.seats, now())
            await save_turn(change)

    async def leave(self, person: Person, table_id: str) -> tuple[TableRow, list[Seat]]:
        """Before the start the seat is free again, and a table that all have left is gone; in a game a bot plays on
        until somebody takes the seat."""
        async with self.store.change(table_id) as change:
            for chair in check_seated(change, person):
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

    async def hand_to_bot(self, person: Person, table_id: str, number: int, level: str) -> None:
        """The own seat, or a free one if one is the host."""
        async with self.store.change(table_id) as change:
            chair = chair_at(change, number)
            if chair.person == person.id and chair.kind == "person":
                chair.away, chair.level = True, level
            elif chair.kind == "open" and change.table.host == person.id:
                chair.kind, chair.level, chair.name = "bot", level, ""
            else:
                raise not_your_seat()
            await change.save_seat(chair)
            begin_if_full(change.table, change.seats, now())
            await save_turn(change)

    async def take_back(self, person: Person, table_id: str, number: int) -> None:
        async with self.store.change(table_id) as change:
            chair = chair_at(change, number)
            if chair.person != person.id:
                raise not_your_seat()
            if chair.away:
                chair.away, chair.level = False, None
                await change.save_seat(chair)
                give_back(change.table, chair.seat)
                await save_turn(change)

    async def vacate(self, person: Person, table_id: str, number: int) -> None:
        """The host lets somebody else have a seat: a bot's, or that of a person who is away or lets all wait."""
        async with self.store.change(table_id) as change:
            chair = chair_at(change, number)
            if change.table.host != person.id:
                raise Forbidden("err-not-host", "only the host of the table can do this")
            if not chair.is_played_by_bot and not lets_all_wait(change.table, chair):
                raise Conflict("err-seat-taken", "somebody sits here and plays")
            chair.person, chair.kind, chair.away, chair.orders = None, "bot", False, []
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
                chair.away, chair.level = True, AWAY_LEVEL
                await change.save_seat(chair)
            await change.save_table("deadline")
            return True

    async def set_orders(self, person: str, table_id: str, number: int, orders: list[dict[str, Any]]) -> None:
        async with self.store.change(table_id) as change:
            chair = chair_at(change, number)
            if chair.person != person:
                raise not_your_seat()
            chair.orders = orders
            await change.save_seat(chair)

    async def ask_back(self, table_id: str, asked: dict[str, Any] | None) -> None:
        async with self.store.change(table_id) as change:
            change.table.asked = asked
            await change.save_table("asked")


# ---------------------------------------------------------------------- parts


def new_row(host: str, game: Game, seed: str, pace: dict[str, Any], visibility: str, at: float) -> TableRow:
    return TableRow(
        id=new_id(),
        title=game.TITLE,
        players=int(game.players),
        options=dict(game.options),
        pace=pace,
        visibility=visibility,
        host=host,
        invite=secrets.token_urlsafe(12),
        seed=seed,
        state="finished" if game.over else "waiting",
        created=at,
        updated=at,
        moves=int(game.moves),
        to_move=int(game.asked) if game.asked >= 0 else None,
        turn_since=at,
        clocks=full_clocks(pace, int(game.players)),
        result=game.result,
    )


def pace_dict(pace: PaceWish) -> dict[str, Any]:
    if isinstance(pace, LiveClock):
        return {"kind": "live", "seconds": pace.seconds, "increment": pace.increment}
    if isinstance(pace, DaysClock):
        return {"kind": "days", "days": pace.days}
    return {"kind": "none"}


def seat_of(table_id: str, number: int, wish: SeatWish, person: Person) -> Seat:
    if wish.kind == "bot":
        return Seat(table_id, number, "bot", None, clean(wish.name) if wish.name else "", wish.level)
    if wish.kind == "open":
        return Seat(table_id, number, "open", None, "", None)
    name = clean(wish.name) if wish.name else person.name
    return Seat(table_id, number, "person", person.id, name, None)


def same_seat(table_id: str, chair: Seat) -> Seat:
    """The seat in the next game of the group; who was away may come back."""
    kind = "open" if chair.vacant else chair.kind
    level = chair.level if kind == "bot" else None
    name = "" if kind == "open" else chair.name
    return Seat(table_id, chair.seat, kind, chair.person, name, level)


def begin_if_full(table: TableRow, chairs: list[Seat], at: float) -> None:
    if table.state == "waiting" and all(chair.kind != "open" for chair in chairs):
        table.state = "playing"
        table.turn_since = at
        table.deadline = deadline_of(table.pace, table.clocks, table.to_move, at)


def give_back(table: TableRow, seat: int) -> None:
    turn = returned(table, seat, now())
    table.turn_since, table.deadline, table.clocks = turn.since, turn.deadline, turn.clocks


def lets_all_wait(table: TableRow, chair: Seat) -> bool:
    to_move = table.state == "playing" and table.to_move == chair.seat
    return to_move and now() - table.turn_since > ABSENT_SECONDS


async def save_turn(change: Change) -> None:
    await change.save_table("state", "turn_since", "deadline", "clocks")


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
