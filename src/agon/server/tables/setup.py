"""Setting up tables: new ones, rematches, and those that go on from elsewhere."""

import contextlib
import hashlib
import secrets
from typing import Any

import agon
from agon.kernel.chance import secret_seed
from agon.kernel.errors import AgonError, UnknownTitle
from agon.kernel.game import Game
from agon.server.api_types import DaysClock, LiveClock, NewTable, PaceWish, SeatWish
from agon.server.refusals import Conflict, TooMuch, Unknown
from agon.server.store.entries import Entry, start_entry
from agon.server.store.rows import Person, Seat, TableRow, now
from agon.server.store.tables import TableStore
from agon.server.tables.clocks import full_clocks
from agon.server.tables.people import clean, new_id
from agon.server.tables.seats import begin, check_seated, is_full, known_level


def seed_hash(seed: str) -> str:
    """What the table shows before the end, so that everyone can check the seed afterwards."""
    return hashlib.sha256(f"agon:{seed}".encode()).hexdigest()


class TableSetup:
    """Every method leaves the table durable; announcing it is the caller's."""

    def __init__(self, store: TableStore, tables_per_person: int) -> None:
        self.store = store
        self.tables_per_person = tables_per_person

    async def create(self, person: Person, wish: NewTable) -> TableRow:
        if len(wish.seats) != wish.players:
            raise Conflict("err-seats", f"{wish.players} players need {wish.players} seats, not {len(wish.seats)}")
        if wish.seed is not None and any(seat.kind == "open" for seat in wish.seats):
            raise Conflict("err-seed-chosen", "who chooses the seed knows the dice: only without other people")
        seed = wish.seed if wish.seed is not None else secret_seed()
        waits = any(seat.kind == "open" for seat in wish.seats)
        game = self.new_game(wish, secret_seed() if waits else seed)  # who waits sees a sample
        return await self.set_up(person, game, str(seed), wish.seats, wish.pace, wish.visibility, None, wish.hints)

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
        hints: bool = False,
        entries: list[Entry] | None = None,
        lesson: str | None = None,
    ) -> TableRow:
        """A new table for a game; with ``entries`` its past is known too."""
        await self.check_table_limit(person)
        at = now()
        table = new_row(person.id, game, seed, pace_dict(pace), visibility, at)
        table.source, table.hints, table.lesson = source, hints, lesson
        entries = entries or [start_entry(game, at)]
        table.seq = entries[-1].seq
        chairs = [seat_of(table.id, number, wish, person) for number, wish in enumerate(wishes)]
        if table.state == "waiting" and is_full(chairs):
            begin(table, at)
        await self.store.create(table, chairs, entries)
        return table

    async def check_table_limit(self, person: Person) -> None:
        if await self.store.count_unfinished(person.id) >= self.tables_per_person:
            raise TooMuch("err-too-many-tables", f"at most {self.tables_per_person} unfinished tables")

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
            seed = secret_seed()
            game = agon.new(old.title, players=old.players, seed=seed, options=old.options)
            table = new_row(person.id, game, str(seed), old.pace, old.visibility, now())
            table.hints = old.hints
            chairs = [same_seat(table.id, chair) for chair in change.seats]
            if is_full(chairs):
                begin(table, now())
            else:  # who waits sees a sample
                game = agon.new(old.title, players=old.players, seed=secret_seed(), options=old.options)
            old.rematch = table.id
            await change.save_table("rematch")
            await self.store.insert_table(change.connection, table, chairs, [start_entry(game, now())])
        return table


def new_row(host: str, game: Game, seed: str, pace: dict[str, Any], visibility: str, at: float) -> TableRow:
    return TableRow(
        id=new_id(),
        title=game.TITLE,
        players=int(game.players),
        options=game.options,
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
        return Seat(table_id, number, "bot", None, clean(wish.name) if wish.name else "", known_level(wish.level))
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
