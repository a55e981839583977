"""The views of one position, written as JSON. What everybody sees alike is built and written once, whoever looks."""

from collections.abc import Callable
from typing import Any

import msgspec

from agon.kernel.game import Game
from agon.lens import threats

Lines = list[dict[str, Any]]
LogOf = Callable[[int | None, int], Lines]
"""The log that a seat reads from a move on."""

encode = msgspec.json.Encoder().encode


class EncodedViews:
    def __init__(self, game: Game, log_of: LogOf, begun: bool) -> None:
        """Before a game has begun, nobody is asked anything and nobody is near to winning."""
        self.game = game
        self.log_of = log_of
        self.begun = begun
        self.common: bytes | None = None
        self.by_seat: dict[int | None, bytes] = {}
        self.logs: dict[tuple[int | None, int], msgspec.Raw] = {}
        self.warnings: msgspec.Raw | None = None

    def view(self, seat: int | None, log_from: int) -> msgspec.Raw:
        """As ``Game.view``, with the log of the table."""
        return msgspec.Raw(self.without_log(seat)[:-1] + b',"log":' + bytes(self.log(seat, log_from)) + b"}")

    def without_log(self, seat: int | None) -> bytes:
        if seat not in self.by_seat:
            if self.common is None:
                self.common = encode(self.game.common_view())
            board = joined(self.common, encode(self.game.own_view(seat)))
            head = self.game.head_view(seat)
            if not self.begun:
                head["choice"] = None
            self.by_seat[seat] = joined(encode(head), b'{"board":' + board + b"}")
        return self.by_seat[seat]

    def log(self, seat: int | None, since: int) -> msgspec.Raw:
        key = (seat, since)
        if key not in self.logs:
            self.logs[key] = msgspec.Raw(encode(self.log_of(seat, since)))
        return self.logs[key]

    def threats(self) -> msgspec.Raw:
        """Who is near to winning, as far as an onlooker knows."""
        if self.warnings is None:
            found = threats(self.game) if self.begun else []
            self.warnings = msgspec.Raw(encode([threat.view() for threat in found]))
        return self.warnings


def joined(one: bytes, other: bytes) -> bytes:
    """Two JSON objects as one."""
    if one == b"{}":
        return other
    return one if other == b"{}" else one[:-1] + b"," + other[1:]
