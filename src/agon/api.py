"""The public functions of the package."""

import secrets
from typing import Any

from agon.games import add, title, titles
from agon.kernel import records
from agon.kernel.errors import BadSave
from agon.kernel.game import Game
from agon.kernel.playout import playout

__all__ = ["add", "load", "new", "playout", "record", "replay", "title", "titles"]


def new(name: str, players: int = 2, seed: int | None = None, options: dict[str, Any] | None = None) -> Game:
    """A fresh game, advanced to its first choice. Without a seed, one is drawn; ``game.seed`` tells it."""
    return title(name).new(players, secrets.randbits(128) if seed is None else seed, options)


def load(saved: dict[str, Any]) -> Game:
    """The game of a dump; it goes on exactly as the dumped one."""
    if not isinstance(saved, dict) or "title" not in saved:
        raise BadSave("a save is a mapping with a title")
    return title(saved["title"]).load(saved)


def record(game: Game) -> dict[str, Any]:
    """Title, options, seed, rules version, choices and outcomes of chance, result."""
    return records.record(game, title(game.TITLE))


def replay(saved: dict[str, Any], moves: int | None = None) -> Game:
    """The game of a record, or its first ``moves`` choices."""
    if not isinstance(saved, dict) or "title" not in saved:
        raise BadSave("a record is a mapping with a title")
    return records.replay(saved, title(saved["title"]), moves)
