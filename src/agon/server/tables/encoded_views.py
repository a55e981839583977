"""The views of one position, written as JSON. What everybody sees alike is built and written once, whoever looks, and
what looks as it did in the position shown before is not written again."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from agon.kernel.game import Game, Shared
from agon.kernel.history import EVERYONE
from agon.lens import threats

Lines = list[dict[str, Any]]
LogOf = Callable[[int | None, int], Lines]
"""The log that a seat reads from a move on."""

encode = msgspec.json.Encoder().encode


@dataclass
class Shown:
    """A position and the JSON of its shared parts, each without its braces."""

    game: Game
    texts: list[bytes]


class EncodedViews:
    def __init__(self, game: Game, log_of: LogOf, begun: bool, before: Shown | None) -> None:
        """Before a game has begun, nobody is asked anything and nobody is near to winning. ``before``: some other
        position of the game."""
        self.game = game
        self.log_of = log_of
        self.begun = begun
        self.shown = before
        self.by_seat: dict[int | None, bytes] = {}
        self.logs: dict[tuple[int | None, int], msgspec.Raw] = {}
        self.public: dict[int, bool] = {}
        self.warnings: msgspec.Raw | None = None

    def view(self, seat: int | None, log_from: int) -> msgspec.Raw:
        """As ``Game.view``, with the log of the table."""
        return msgspec.Raw(b"".join((self.without_log(seat), b',"log":', bytes(self.log(seat, log_from)), b"}")))

    def without_log(self, seat: int | None) -> bytes:
        """The last brace is not there yet."""
        if seat not in self.by_seat:
            head = self.game.head_view(seat)
            if not self.begun:
                head["choice"] = None
            fields = [text for text in (*self.shared_texts(), inside(self.game.own_view(seat))) if text]
            self.by_seat[seat] = b"".join((encode(head)[:-1], b',"board":{', b",".join(fields), b"}"))
        return self.by_seat[seat]

    def shared_texts(self) -> list[bytes]:
        if self.shown is None or self.shown.game is not self.game:
            parts = self.game.PARTS.shared
            self.shown = Shown(self.game, [self.shared_text(at, part) for at, part in enumerate(parts)])
        return self.shown.texts

    def shared_text(self, at: int, part: Shared) -> bytes:
        before = self.shown
        if before is not None and part.alike is not None and part.alike(before.game, self.game):
            return before.texts[at]
        return inside(part.view(self.game))

    def log(self, seat: int | None, since: int) -> msgspec.Raw:
        key = (None if self.is_public(since) else seat, since)
        if key not in self.logs:
            self.logs[key] = msgspec.Raw(encode(self.log_of(*key)))
        return self.logs[key]

    def is_public(self, since: int) -> bool:
        """Whether everybody reads the same from a move on."""
        if since not in self.public:
            self.public[since] = all(event.audience == EVERYONE for event in self.game.chapter.events_since(since))
        return self.public[since]

    def threats(self) -> msgspec.Raw:
        """Who is near to winning, as far as an onlooker knows."""
        if self.warnings is None:
            found = threats(self.game) if self.begun else []
            self.warnings = msgspec.Raw(encode([threat.view() for threat in found]))
        return self.warnings


def inside(fields: dict[str, Any]) -> bytes:
    """A JSON object without its braces."""
    return encode(fields)[1:-1]
