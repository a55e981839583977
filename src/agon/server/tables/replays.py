"""Looking back: earlier positions, steps, records, and going on from there as a new table."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import agon
from agon import api
from agon.kernel.chance import secret_seed
from agon.kernel.errors import AgonError
from agon.kernel.game import Game
from agon.server.api_types import NoClock, Replay, SeatWish, Step, iso
from agon.server.background import Desk
from agon.server.refusals import Conflict, Forbidden, TooMuch, Unknown, not_your_seat
from agon.server.store.entries import Entry, loaded, move_entry, path_to, size_of, start_entry
from agon.server.store.log import LogStore
from agon.server.store.rows import Person, TableRow, now
from agon.server.tables.live_table import LiveTable, with_past_luck
from agon.server.tables.quotas import Quotas
from agon.server.tables.setup import TableSetup

KEPT_VIEWS = 60
MOST_WAITING = 40
"""Who looks back waits in one line; beyond this it is full."""


@dataclass(frozen=True)
class Stretch:
    """A start, the moves that followed it, and how many moves were made before."""

    first_move: int
    path: list[Entry]


class Replays:
    def __init__(self, log: LogStore, setup: TableSetup, quotas: Quotas, record_moves: int) -> None:
        self.log = log
        self.setup = setup
        self.quotas = quotas
        self.record_moves = record_moves
        self.desk = Desk(MOST_WAITING)
        self.views: dict[tuple[str, int, int | None], dict[str, Any]] = {}

    async def stretches(self, table: LiveTable) -> list[Stretch]:
        """What was played between changes of luck, newest first."""
        wanted = [entry.seq for entry in table.path]
        entries = await self.log.cached(table.id, table.seq)
        found = [Stretch(table.first_move, [entries[seq] for seq in wanted])]
        while (earlier := found[-1].path[0].parent) is not None:
            path = path_to(entries, earlier)
            found.append(Stretch(found[-1].first_move - len(path) + 1, path))
        return found

    async def path_after(self, table: LiveTable, move: int) -> list[Entry]:
        """The entries that lead to the position after so many moves."""
        found = await self.stretches(table)
        stretch = next((one for one in found if one.first_move <= move), found[-1])
        index = move - stretch.first_move
        if not 0 <= index < len(stretch.path):
            raise Unknown("err-no-move", f"moves from {found[-1].first_move} to {table.game.moves} can be shown")
        return stretch.path[: index + 1]

    async def game_after(self, table: LiveTable, move: int) -> Game:
        return await self.game_at(table, await self.path_after(table, move))

    async def game_at(self, table: LiveTable, path: list[Entry]) -> Game:
        state = await self.log.state(table.id, path[-1].position)
        game = await self.desk.work(lambda: loaded(path, state))
        return with_past_luck(game, table.row.source)

    async def replay(self, table: LiveTable, person: str | None, move: int, seat: int | None) -> Replay:
        """The table after a number of moves as a seat saw it: an own seat, after the end any."""
        if seat is not None and not 0 <= seat < table.row.players:
            raise Unknown("err-no-seat", f"there is no seat {seat}")
        if seat is not None and table.row.state != "finished" and seat not in table.seats_of(person):
            raise not_your_seat()
        return Replay(move, int(table.game.moves), seat, await self.view_after(table, move, seat))

    async def view_after(self, table: LiveTable, move: int, seat: int | None) -> dict[str, Any]:
        """A position never changes, so what was shown once can be shown again."""
        path = await self.path_after(table, move)
        key = (table.id, path[-1].position, seat)
        if key not in self.views:
            game = await self.game_at(table, path)
            shown = await self.desk.work(lambda: game.view(seat))
            if table.row.state == "waiting":
                return shown  # what has not begun may still be dealt anew
            while len(self.views) >= KEPT_VIEWS:
                del self.views[next(iter(self.views))]
            self.views[key] = shown
        return self.views[key]

    async def steps(self, table: LiveTable, person: str | None) -> list[Step]:
        """Every move: who made it and, where one may know, what it was."""
        mine, over = table.seats_of(person), table.row.state == "finished"
        return [
            step_of(stretch.first_move + index, entry, open_to_all=over or entry.seat in mine)
            for stretch in reversed(await self.stretches(table))
            for index, entry in enumerate(stretch.path)
            if entry.kind == "move"
        ]

    def record(self, table: LiveTable) -> dict[str, Any]:
        """The whole game for export, once it holds no secrets any more."""
        if table.row.state != "finished":
            raise Conflict("err-not-over", "a record tells everything: it is for games that are over")
        try:
            return agon.record(table.game)
        except AgonError as error:
            raise Conflict("err-no-record", str(error)) from error

    # ------------------------------------------------------------------ going on

    async def fork(self, table: LiveTable, person: Person, move: int, wishes: list[SeatWish] | None) -> TableRow:
        """A new table that goes on from a position, with new luck. While the game runs, one may go on only from
        what one's own seat knew: the rest is drawn anew."""
        await self.quotas.check(person.id)
        game = await self.game_after(table, move)
        if game.over:
            raise Conflict("err-game-over", "the game is over at this move; go on from an earlier one")
        if table.row.state != "finished":
            game = self.imagined(table, person, game)
        seed = with_new_luck(game)
        seats = self.seats_for(game, wishes)
        source = {"table": table.id, "move": move}
        return await self.setup.set_up(person, game, seed, seats, NoClock(), "private", source)

    def imagined(self, table: LiveTable, person: Person, game: Game) -> Game:
        mine = table.seats_of(person.id)
        if not mine:
            raise Forbidden("err-not-your-seat", "only people at the table can try out a running game")
        return game.redeal(mine[0], secrets.randbits(60))

    def seats_for(self, game: Game, wishes: list[SeatWish] | None) -> list[SeatWish]:
        if wishes is None:
            return [SeatWish("me")] + [SeatWish("hotseat", name=f"{seat + 1}") for seat in range(1, int(game.players))]
        if len(wishes) != game.players:
            raise Conflict("err-seats", f"{int(game.players)} seats are needed, not {len(wishes)}")
        return wishes

    async def bring_in(self, person: Person, record: dict[str, Any], wishes: list[SeatWish] | None) -> TableRow:
        """A recorded game as a table of its own, to step through and, if it is not over, to go on with: with new luck,
        since whoever brings the record may know or have chosen its seed."""
        choices = record.get("choices")
        if isinstance(choices, list) and len(choices) > self.record_moves:
            raise TooMuch("err-too-large", f"at most {self.record_moves} moves")
        try:
            game, entries = await self.desk.work(lambda: replayed(record))
        except AgonError as error:
            raise Conflict("err-bad-save", str(error)) from error
        await self.quotas.check(person.id, sum(size_of(entry) for entry in entries))
        seats = self.seats_for(game, wishes)
        source = {"table": None, "move": int(game.moves)}
        seed = last_seed(game)
        return await self.setup.set_up(person, game, seed, seats, NoClock(), "private", source, entries=entries)


def step_of(move: int, entry: Entry, open_to_all: bool) -> Step:
    """A move as a person may know it: that somebody had prepared the answer is nobody else's business."""
    by = "person" if entry.by == "order" and not open_to_all else entry.by
    notation = entry.choices[-1] if entry.choices and open_to_all else None
    return Step(move, entry.seat if entry.seat is not None else -1, by, iso(entry.at) or "", notation)


def with_new_luck(game: Game) -> str:
    """Nobody can know what comes; the new seed."""
    seed = secret_seed()
    game.reseed(seed)
    return str(seed)


def last_seed(game: Game) -> str:
    """The seed of the luck from now on."""
    return str(game.reseeds[-1][1] if game.reseeds else game.seed)


@contextmanager
def luck_of(game: Game, seed: int | None) -> Iterator[None]:
    """Within, the game has the luck of this seed, if one is given."""
    kept = game.rng, game.reseeds
    if seed is not None:
        game.reseed(seed)
    yield
    game.rng, game.reseeds = kept


def replayed(record: dict[str, Any]) -> tuple[Game, list[Entry]]:
    """The game of a record and the log that it would have left. If it goes on, then with new luck from every move, since
    an undo may go back to any."""
    at = now()
    seed = secret_seed() if record.get("result") is None else None
    script = api.script(record)
    with luck_of(script.game, seed):
        entries = [start_entry(script.game, at, by="record")]
    while not script.is_over:
        before, last = script.game, entries[-1].seq
        script.game = before.copy()
        script.step()
        with luck_of(script.game, seed):
            entries.append(move_entry(before, script.game, last + 1, last, "person", None, at))
    script.check_end()
    if seed is not None:
        script.game.reseed(seed)
    return script.game, entries
