"""The public functions of the package."""

import secrets
from collections.abc import Iterator
from typing import Any

from agon.games import add, title, titles
from agon.kernel import records
from agon.kernel.errors import BadRecord, BadSave, UnknownTitle
from agon.kernel.game import Game
from agon.kernel.playout import playout
from agon.kernel.records import Script
from agon.kernel.title import Title
from agon.lens import Preview, Threat, preview, threats

__all__ = [
    "Preview",
    "Threat",
    "add",
    "load",
    "new",
    "playout",
    "positions",
    "preview",
    "record",
    "replay",
    "threats",
    "title",
    "titles",
]


def new(name: str, players: int = 2, seed: int | None = None, options: dict[str, Any] | None = None) -> Game:
    """A fresh game, advanced to its first choice. Without a seed, one is drawn; ``game.seed`` tells it."""
    return title(name).new(players, secrets.randbits(128) if seed is None else seed, options)


def load(saved: dict[str, Any]) -> Game:
    """The game of a dump; it goes on exactly as the dumped one."""
    return title_of(saved, BadSave, "save").load(saved)


def record(game: Game) -> dict[str, Any]:
    """Title, options, seed, rules version, choices and outcomes of chance, result."""
    return records.record(game)


def replay(saved: dict[str, Any], moves: int | None = None) -> Game:
    """The game of a record, or its first ``moves`` choices. Nothing is imposed on it: it plays on as its seed says."""
    return records.replay(saved, title_of(saved, BadRecord, "record"), moves)


def positions(saved: dict[str, Any]) -> Iterator[Game]:
    """The game of a record after 0, 1, 2 and so on choices, each a game of its own."""
    return records.positions(saved, title_of(saved, BadRecord, "record"))


def script(saved: dict[str, Any]) -> Script:
    """A record to be played move by move."""
    return Script(saved, title_of(saved, BadRecord, "record"))


def title_of(saved: Any, refusal: type[BadSave], what: str) -> Title:
    if not isinstance(saved, dict) or "title" not in saved:
        raise refusal(f"a {what} is a mapping with a title")
    try:
        return title(saved["title"])
    except UnknownTitle as error:
        raise refusal(str(error)) from error
