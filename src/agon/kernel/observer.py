"""What a seat may know as an array of bytes with named parts, for learning libraries.

A title's observer declares its parts when it is made: each has a name, a shape, a meaning and a largest value, and the
place where it begins is kept for writing. So the list of parts is the layout, and cannot differ from it. Whoever looks
is place 0: seats, and whatever stands for one, are counted from the looker, in options and questions too.
"""

from math import prod
from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from agon.kernel.bits import each, mask_of
from agon.kernel.codes import arg_a, arg_b, arg_c, arg_d, code, verb_of
from agon.kernel.errors import AgonError
from agon.kernel.game import Game
from agon.kernel.vocabulary import Row, Vocabulary

MOST: Final = 255
"""The largest value of a cell; what is larger counts as this."""
PROMPT_ARGS: Final = 3


class Part:
    """One named array of an observation: ``first`` is its place in the whole, values are 0 to ``high``."""

    def __init__(self, name: str, shape: tuple[int, ...], meaning: str, high: int, first: int) -> None:
        self.name = name
        self.shape = shape
        self.meaning = meaning
        self.high = high
        self.first = first
        self.size = prod(shape)

    def __repr__(self) -> str:
        return f"<Part {self.name} {self.shape}, 0 to {self.high}: {self.meaning}>"


class Sheet:
    """Observations one after the other, as bytes; what is not written is 0."""

    def __init__(self) -> None:
        self.writer: BytesWriter = BytesWriter()
        self.base: i64 = 0

    def begin(self, blank: bytes) -> None:
        """The next observation, all 0."""
        self.base = len(self.writer)
        self.writer.write(blank)

    def clear(self) -> None:
        self.writer.truncate(0)

    def value(self) -> bytes:
        return self.writer.getvalue()

    def put(self, at: i64, value: i64) -> None:
        if value > 0:
            self.writer[self.base + at] = u8(value) if value < MOST else u8(MOST)

    def mark(self, at: i64) -> None:
        self.writer[self.base + at] = 1

    def add(self, at: i64) -> None:
        """One more."""
        writer = self.writer
        place = self.base + at
        writer[place] = writer[place] + u8(1)

    def take(self, at: i64) -> None:
        """One less."""
        writer = self.writer
        place = self.base + at
        writer[place] = writer[place] - u8(1)

    def mark_each(self, at: i64, members: i64) -> None:
        """A 1 for every member of a set."""
        base = self.base + at
        writer = self.writer
        for member in each(members):
            writer[base + member] = 1


def seat_args(rows: list[Row]) -> vec[i64]:
    """By word: which of its arguments stand for seats, as bits."""
    return vec[i64]([mask_of([at for at, kind in enumerate(row.kinds) if kind.is_seat]) for row in rows])


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat may know. Titles subclass it: they declare parts in their constructor and fill ``write_board``.
    One of them serves one number of players."""

    def __init__(self, players: int, words: Vocabulary) -> None:
        self.players: i64 = players
        self.parts: list[Part] = []
        self.size: i64 = 0
        self.blank: bytes = b""
        self.sheet: Sheet = Sheet()
        self.seats_in_verbs: vec[i64] = seat_args(words.verbs)
        self.seats_in_prompts: vec[i64] = seat_args(words.prompts)
        self.args_of_prompts: vec[i64] = vec[i64]([len(row.kinds) for row in words.prompts])
        self.at_asked: i64 = self.part("asked", (players,), "the seat that is asked; none when the game is over")
        self.at_prompt: i64 = self.part("prompt", (len(words.prompts),), "what is asked, if the looker may know")
        self.at_args: i64 = self.part(
            "prompt_args", (PROMPT_ARGS,), "1 + the number of what fills the question, 0 where nothing does", MOST
        )

    def part(self, name: str, shape: tuple[int, ...], meaning: str, high: int = 1) -> i64:
        """Declare a part; where it begins."""
        first = self.size
        self.parts.append(Part(name, shape, meaning, high, int(first)))
        self.size = first + prod(shape)
        self.blank = bytes(int(self.size))
        return first

    def look(self, game: Game, seat: i64) -> None:
        """Add the observation of a seat to the sheet."""
        sheet = self.sheet
        sheet.begin(self.backdrop(game))
        if game.asked >= 0:
            self.write_question(game, seat, sheet)
        self.write_board(game, seat, sheet)

    def seen(self, game: Game, seat: int) -> bytes:
        """One observation."""
        if game.players != self.players:
            raise AgonError(f"this observer is for {self.players} players, not {game.players}")
        self.sheet.clear()
        self.look(game, seat)
        return self.sheet.value()

    def write_question(self, game: Game, seat: i64, sheet: Sheet) -> None:
        sheet.mark(self.at_asked + self.seat_place(game, game.asked, seat))
        if game.asked != seat and not game.prompt_is_public():
            return
        prompt = game.prompt
        sheet.mark(self.at_prompt + prompt)
        seats = self.seats_in_prompts[prompt]
        count = self.args_of_prompts[prompt]
        if count > 0:
            sheet.put(self.at_args, self.shown(game, game.prompt_a, seats & 1, seat) + 1)
        if count > 1:
            sheet.put(self.at_args + 1, self.shown(game, game.prompt_b, seats & 2, seat) + 1)
        if count > 2:
            sheet.put(self.at_args + 2, self.shown(game, game.prompt_c, seats & 4, seat) + 1)

    def backdrop(self, game: Game) -> bytes:
        """*title*: what is the same in all observations of a game, or of all games; the rest is written over it."""
        return self.blank

    def write_board(self, game: Game, seat: i64, sheet: Sheet) -> None:
        """*title*: fill the declared parts."""
        raise AgonError(f"{game.TITLE} has no structured observations")

    # ------------------------------------------------------------------ options and questions, seen from a seat

    def seat_place(self, game: Game, other: i64, seat: i64) -> i64:
        """A seat, counted from the looker."""
        return (other - seat + self.players) % self.players

    def turned(self, game: Game, value: i64, seat: i64) -> i64:
        """An argument that stands for a seat, counted from the looker."""
        return self.seat_place(game, value, seat)

    def shown(self, game: Game, value: i64, is_seat: i64, seat: i64) -> i64:
        return self.turned(game, value, seat) if is_seat != 0 else value

    def turned_option(self, game: Game, option: i64, seat: i64) -> i64:
        """An option as the seat sees it: whom it names is counted from the looker."""
        seats = self.seats_in_verbs[verb_of(option)]
        if seats == 0:
            return option
        return code(
            verb_of(option),
            self.shown(game, arg_a(option), seats & 1, seat),
            self.shown(game, arg_b(option), seats & 2, seat),
            self.shown(game, arg_c(option), seats & 4, seat),
            self.shown(game, arg_d(option), seats & 8, seat),
        )
