"""The engine's ids and arguments as sentences for one reader."""

from collections.abc import Mapping, Sequence
from typing import Any

from agon.words import Words

SEAT_STYLES = ("bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta", "bright_cyan")
SEAT_SIGNS = ("●", "■", "▲", "◆", "★", "✚")
"""Colour never alone: every seat has a shape too."""


class Speech:
    """Words of one language, with the names of the people at the table."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        self.words = Words(language)
        self.names = list(names)
        self.pan: int | None = None
        """How many steps east of its west end this reader looks at a map wider than the window (None: draws all)."""

    def text(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        return self.words.text(message, {key: self.argument(value) for key, value in (args or {}).items()})

    def argument(self, value: Any) -> str | int:
        if isinstance(value, dict):
            name = self.names[value["seat"]]
            if "faction" in value:  # two players of Cyclades have two factions each
                return f"{name} {SEAT_SIGNS[value['faction'] % len(SEAT_SIGNS)]}"
            return name
        if isinstance(value, (int, str)):
            return value
        raise TypeError(f"not an argument of a message: {value!r}")

    def name(self, key: str, case: str = "") -> str:
        return self.words.cap(self.words.name(key, case) if case else self.words.name(key))

    def player(self, seat: int) -> str:
        """A player's name in colour with their shape, as rich markup."""
        style = SEAT_STYLES[seat % len(SEAT_STYLES)]
        return f"[{style}]{SEAT_SIGNS[seat % len(SEAT_SIGNS)]} {self.names[seat]}[/]"
