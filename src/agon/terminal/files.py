"""Games in files: saves of a table, and records."""

import getpass
import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import agon
from agon.kernel.errors import BadSave
from agon.kernel.game import Game

LARGEST_FILE = 50_000_000


@dataclass
class Table:
    """A game and who sits where: ``"person"`` or the name of a bot."""

    game: Game
    seats: list[str]
    names: list[str]


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "agon"


def write_json(path: Path, content: dict[str, Any]) -> None:
    """All or nothing: a crash while writing leaves the old file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".part")
    draft.write_text(json.dumps(content, ensure_ascii=False), "utf-8")
    os.replace(draft, path)


def save_table(path: Path, table: Table) -> None:
    write_json(path, {"agon_table": 1, "seats": table.seats, "names": table.names, "game": table.game.dump()})


def read_json(path: Path) -> dict[str, Any]:
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadSave(f"{path} is too large for a game of Agon")
        content = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadSave(f"cannot read {path}: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise BadSave(f"{path} is not a game of Agon: it is not JSON") from error
    if not isinstance(content, dict):
        raise BadSave(f"{path} is not a game of Agon")
    return content


def load_game(path: Path) -> Game:
    """The game of a save, a dump or a record."""
    content = read_json(path)
    if "agon_record" in content:
        return agon.replay(content)
    return agon.load(content["game"] if isinstance(content.get("game"), dict) else content)


def load_table(path: Path, bot: str) -> Table:
    """A saved table; a bare game gets one person in seat 0 and bots elsewhere."""
    content = read_json(path)
    game = load_game(path)
    seats = content.get("seats")
    names = content.get("names")
    if not fits(seats, game) or not fits(names, game):
        seats = ["person"] + [bot] * (int(game.players) - 1)
        names = default_names(seats)
    assert isinstance(seats, list)
    assert isinstance(names, list)
    return Table(game, seats, names)


def fits(items: object, game: Game) -> bool:
    return isinstance(items, list) and len(items) == game.players and all(isinstance(item, str) for item in items)


def default_names(seats: list[str]) -> list[str]:
    """Names that read well in every language and are never inflected. Whoever plays alone is called as on the machine."""
    several = seats.count("person") > 1
    people = iter(("Anna", "Boris", "Clio", "Dion", "Eos", "Fedor") if several else (own_name(),))
    machines = iter(range(1, 9))
    return [next(people) if seat == "person" else f"Bot {next(machines)}" for seat in seats]


def own_name() -> str:
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError):  # nobody is known here by that number
        return "Anna"
