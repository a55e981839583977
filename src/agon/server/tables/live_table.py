"""A table in memory: its row, seats, log and the game at its present position. No input or output here."""

import asyncio
from typing import Any, NamedTuple

from agon.kernel.errors import AgonError
from agon.kernel.game import Game
from agon.kernel.timeline import redo_steps, steps_to_own, undo_steps
from agon.server.api_types import LessonNow
from agon.server.refusals import Conflict, Forbidden, Refusal, not_your_seat
from agon.server.store.entries import Entry, loaded, move_entry, packed, path_to
from agon.server.store.rows import Seat, TableRow
from agon.server.tables.encoded_views import EncodedViews, Shown
from agon.server.tables.lessons import check_fits, lesson_now, lesson_of


class WaysBack(NamedTuple):
    """How a person may take back: at will, or by the others' consent. ``floor``: where taking back at will stops for whoever
    chose last; a solitary table knows no such place."""

    at_will: bool
    by_consent: bool
    floor: int | None


NO_WAY_BACK = WaysBack(False, False, None)


class LiveTable:
    """The lock lets one change happen at a time."""

    def __init__(self, row: TableRow, seats: list[Seat], entries: list[Entry], state: bytes) -> None:
        self.row = row
        self.lesson = lesson_of(row)
        self.sit(seats)
        self.lock = asyncio.Lock()
        self.used_at = 0.0
        self.stuck_at = -1
        self.fill(entries, state)

    def sit(self, seats: list[Seat]) -> None:
        """Take the seats as they stand in the database."""
        self.seats = seats
        self.away = {chair.person for chair in seats if chair.away and chair.person is not None}
        self.chairs: dict[str, list[int]] = {}
        for chair in seats:
            if chair.person is not None:
                self.chairs.setdefault(chair.person, []).append(chair.seat)

    def fill(self, entries: list[Entry], state: bytes) -> None:
        """Take the log as it stands in the database."""
        by_seq = {entry.seq: entry for entry in entries}
        self.seq = entries[-1].seq
        self.path = path_to(by_seq, entries[-1].position)
        self.undone = undone_after(entries)
        self.stand(with_past_luck(loaded(self.path, state), self.row.source))
        self.first_move = int(self.game.moves) - (len(self.path) - 1)
        self.hints = [entry for entry in entries if entry.kind == "hint"]
        self.encoded: EncodedViews | None = None
        self.shown: Shown | None = None
        self.written: bytes | None = None
        self.previews: dict[int, dict[str, Any]] = {}
        """By option of the question at hand, what it would do; only for who is asked."""
        self.messages = {(entry.seat, entry.message): entry.seq for entry in entries if entry.message is not None}
        for entry in (*self.path, *self.undone):
            shed(entry)

    def stand(self, game: Game) -> None:
        """Take a game as the present position."""
        self.game = game
        self.to_move = int(game.asked) if game.asked >= 0 else None

    # ------------------------------------------------------------------ who is who

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def position(self) -> int:
        return self.path[-1].position

    def seats_of(self, person: str | None) -> list[int]:
        return self.chairs.get(person, []) if person is not None else []

    def people(self) -> list[str]:
        """Everyone who holds a seat, whether or not a bot sits in."""
        return sorted(self.chairs)

    @property
    def is_solitary(self) -> bool:
        """Only bots and one screen: nobody is wronged by taking back."""
        return len(self.chairs) <= 1

    @property
    def is_bots_turn(self) -> bool:
        seat = self.to_move
        return self.row.state == "playing" and seat is not None and self.seats[seat].is_played_by_bot

    @property
    def is_stuck(self) -> bool:
        """Whether the bot that is to choose has failed in this position."""
        return self.stuck_at == self.seq

    def may_look(self, person: str | None, invite: str | None) -> bool:
        return self.row.visibility == "public" or bool(self.seats_of(person)) or invite == self.row.invite

    def seat_shown_to(self, person: str | None) -> int | None:
        """Whose view a person gets: of the seat that is to choose if it is theirs, else of their first."""
        mine = self.seats_of(person)
        if self.to_move in mine:
            return self.to_move
        return mine[0] if mine else None

    def check_mine(self, person: str | None, seat: int) -> None:
        if seat not in self.seats_of(person):
            raise not_your_seat()
        if self.seats[seat].away:
            raise Conflict("err-seat-away", "a bot sits in for you: take the seat back first")

    @property
    def views(self) -> EncodedViews:
        """The views of the present position. Nobody is asked before all seats are taken."""
        begun = self.row.state != "waiting"
        if self.encoded is None or self.encoded.begun != begun:
            self.encoded = EncodedViews(self.game, self.log, begun, self.shown)
        return self.encoded

    def log(self, seat: int | None, log_from: int) -> list[dict[str, Any]]:
        """The log of a view, and who took advice when; that is for everybody."""
        log = self.game.log(seat, log_from)
        if not self.hints:
            return log
        moves = {entry.position: self.first_move + index for index, entry in enumerate(self.path)}
        lines = [
            {"move": moves[entry.position], "id": "log-hint", "args": {"player": {"seat": entry.seat}}}
            for entry in self.hints
            if moves.get(entry.position, -1) >= log_from
        ]
        return sorted([*log, *lines], key=lambda line: int(line["move"]))

    def note_hint(self, entry: Entry) -> None:
        self.hints.append(entry)
        self.seq = entry.seq
        self.drop_views()

    def drop_views(self) -> None:
        """What was shown is kept: most of it will look the same in the next position."""
        if self.encoded is not None:
            self.shown, self.encoded = self.encoded.shown, None

    @property
    def open_request(self) -> dict[str, Any] | None:
        """The request to take back, unless the game has moved on since or the one who asked has left the seat; only
        the votes of people who still sit here count."""
        asked = self.row.asked
        if asked is None or asked["seq"] != self.seq or self.seats[asked["seat"]].person not in asked["yes"]:
            return None
        return {**asked, "yes": [one for one in asked["yes"] if self.seats_of(one)]}

    # ------------------------------------------------------------------ choosing

    def choose(self, option: int, seat: int, by: str, message: str | None, at: float) -> tuple[Game, Entry]:
        """The game after an option and the entry that records it; the table itself stays as it is."""
        if self.row.state != "playing":
            raise not_playing(self.row.state)
        if seat != self.to_move:
            raise Conflict("why-not-your-turn", f"seat {self.to_move} is to choose, not seat {seat}")
        after = self.game.copy()
        try:
            self.play(after, option, seat)
        except AgonError as error:
            raise Conflict("err-illegal-option", str(error)) from error
        return after, move_entry(self.game, after, self.seq + 1, self.position, by, message, at)

    def play(self, game: Game, option: int, seat: int) -> None:
        """Take an option; in a lesson one that fits, with the luck of its script."""
        if self.lesson is None:
            game.apply(option, seat)
            return
        check_fits(self.lesson, game, option)
        self.lesson.play(game, option, seat)

    @property
    def scripted(self) -> int | None:
        """What the script of a lesson lets the seat choose that is to choose."""
        allowed = self.lesson.allowed(self.game) if self.lesson is not None else None
        return allowed[0] if allowed else None

    def lesson_now(self, person: str | None) -> LessonNow | None:
        if self.lesson is None or not self.seats_of(person):
            return None
        return lesson_now(self.lesson, self.game, has_moved=len(self.path) > 1)

    def followed(self, entry: Entry) -> Game | None:
        """The game after another process's move, if it goes on from here and comes out as it was written there."""
        if entry.kind != "move" or entry.parent != self.position or entry.seq != self.seq + 1 or not entry.choices:
            return None
        after = self.game.copy()
        try:
            after.play(entry.choices[-1])
        except AgonError:
            return None
        return after if packed(after) == entry.state else None

    def answered(self, seat: int, message: str | None) -> int | None:
        """The entry that a client's message has made already."""
        return None if message is None else self.messages.get((seat, message))

    @property
    def state(self) -> bytes:
        """The present position as entries hold it."""
        if self.written is None:
            self.written = packed(self.game)
        return self.written

    def advance(self, entry: Entry, game: Game) -> None:
        if entry.message is not None:
            self.messages[entry.seat, entry.message] = entry.seq
        state = entry.state
        self.path.append(shed(entry))
        self.undone.clear()
        self.arrive(entry, game)
        self.written = state

    def arrive(self, entry: Entry, game: Game) -> None:
        self.seq = entry.seq
        self.stand(game)
        self.drop_views()
        self.written = None
        self.previews = {}

    # ------------------------------------------------------------------ taking back

    def steps_back(self, person: str, whole_turn: bool) -> int:
        """How many choices a person may take back at will; refuses where that is none."""
        self.check_can_take_back(person)
        steps = undo_steps(self.game, self.path[1:], self.seats_of(person), self.is_solitary, whole_turn)
        if steps == 0 and self.is_solitary:
            raise nothing_to_undo()
        if steps == 0:
            raise Forbidden("ui-undo-barrier-revealed", "something was learnt or another player has chosen since")
        return steps

    def check_can_take_back(self, person: str) -> None:
        if not self.seats_of(person):
            raise not_your_seat()
        if not self.is_open_to_taking_back:
            raise not_playing(self.row.state)

    @property
    def is_open_to_taking_back(self) -> bool:
        return self.row.state == "playing" or (self.row.state == "finished" and self.is_solitary)

    def all_can_agree(self, person: str | None) -> bool:
        """Nobody can while a bot sits in for them."""
        return not self.away or self.away == {person}

    def check_all_can_agree(self, person: str) -> None:
        if not self.all_can_agree(person):
            raise Conflict("err-undo-away", "a bot sits in for somebody who would have to agree")

    def steps_to_own(self, person: str) -> int:
        """How many choices go back to the person's last one, to ask the others for."""
        steps = steps_to_own(self.path, self.seats_of(person))
        if steps == 0:
            raise nothing_to_undo()
        return steps

    def ways_back(self, person: str | None) -> WaysBack:
        """What a person is shown of taking back."""
        mine = self.seats_of(person)
        if not mine or not self.is_open_to_taking_back:
            return NO_WAY_BACK
        own = steps_to_own(self.path, mine)  # the start of the path is nobody's choice
        at_will = own == 1 and bool(self.game.can_undo)
        if self.is_solitary:
            return WaysBack(own > 0, False, None)
        floor = int(self.game.undo_floor) if self.path[-1].seat in mine else None
        return WaysBack(at_will, own > 0 and not at_will and self.all_can_agree(person), floor)

    def steps_forward(self, person: str | None) -> int:
        """How many undone choices come back."""
        seats = self.seats_of(person)
        return redo_steps(self.undone, seats, self.is_solitary) if seats else 0

    def step_back(self, entry: Entry, steps: int, game: Game) -> None:
        for _ in range(steps):
            self.undone.append(self.path.pop())
        self.arrive(entry, game)

    def step_forward(self, entry: Entry, steps: int, game: Game) -> None:
        for _ in range(steps):
            self.path.append(self.undone.pop())
        self.arrive(entry, game)


def nothing_to_undo() -> Refusal:
    return Conflict("err-nothing-to-undo", "there is no choice of yours that could be taken back")


def not_playing(state: str) -> Refusal:
    if state == "waiting":
        return Conflict("err-not-started", "the game has not begun: seats are still free")
    return Conflict("err-game-over", "the game is over")


def with_past_luck(game: Game, source: dict[str, Any] | None) -> Game:
    """Tables that were set up before games kept it themselves have it in their source: where the luck was changed."""
    if source is not None and not game.reseeds:
        past = [(int(one["move"]), int(one["seed"])) for one in source.get("reseeds", ())]
        game.reseeds = tuple(one for one in past if one[0] <= game.moves)
    return game


def shed(entry: Entry) -> Entry:
    """The past lives in the game; the path keeps only who and when."""
    entry.choices = entry.outcomes = entry.events = entry.state = None
    return entry


def undone_after(entries: list[Entry]) -> list[Entry]:
    """The choices that redo can bring back, the next one last."""
    by_seq = {entry.seq: entry for entry in entries}
    undone: list[Entry] = []
    at = by_seq[0]
    for entry in entries:
        if entry.kind == "undo":
            while at.seq != entry.position:
                if at.parent is None:
                    raise ValueError(f"entry {entry.seq} goes back to {entry.position}, which was not on the way")
                undone.append(at)
                at = by_seq[at.parent]
        elif entry.kind == "hint":
            continue
        elif entry.kind == "redo":
            while at.seq != entry.position:
                at = undone.pop()
        else:
            undone.clear()
            at = entry
    return undone
