"""Search settings by title and number of players, kept as data beside this module or in the folder of the title."""

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from agon import games
from agon.kernel.evaluator import Evaluator
from agon.search.settings import MAX_N, PARANOID, Settings

SIMULATIONS = {"normal": 200, "hard": 1600, "expert": 8000, "advice": 1600, "look_back": 2000}
"""By level, where a title's data say nothing; beside the levels, for advice (hints, puzzles, what a look back judges
by), and for a look back on a whole game, those of its curve."""
OF_THE_BOT = ("simulations", "net", "batch")
"""What a level's data say beside the settings of its search: how long it thinks, the network that judges for it, and how many
positions are judged at once."""
NETWORKS = Path(__file__).with_name("data") / "networks"
"""Those that come with Agon."""
BACKUPS = {"max_n": MAX_N, "paranoid": PARANOID}


@cache
def table(title: str) -> dict[str, Any]:
    path = games.title(title).own_file("data", "search.toml") or files("agon.bots") / "data" / f"{title}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def settings_for(title: str, players: int) -> Settings:
    return settings_from(values_for(title, players))


def settings_from(values: dict[str, Any]) -> Settings:
    given = dict(values)
    backup = BACKUPS[given.pop("backup", "max_n")]
    trained = bool(given.pop("trained", False))
    return Settings(backup=backup, trained=trained, **given)


def evaluator_for(title: str, settings: Settings) -> Evaluator:
    """What judges positions under these settings."""
    found = games.title(title)
    return found.trained if settings.trained else found.evaluate


def level_of(title: str, level: str, players: int) -> dict[str, Any]:
    """The simulations that a level of the title may think at most, and the settings in which it differs; those for
    the number of players laid over the common ones."""
    sheet = table(title)
    return {"simulations": SIMULATIONS[level], **sheet.get(level, {}), **sheet.get(f"{level}_players_{players}", {})}


def values_of_level(title: str, level: str, players: int) -> dict[str, Any]:
    """With what settings a level searches, however long. A search that a network judges is another one, for which those of
    the title were not chosen."""
    of_level = level_of(title, level, players)
    of_title = {} if "net" in of_level else values_for(title, players)
    return {**of_title, **{name: value for name, value in of_level.items() if name not in OF_THE_BOT}}


def network_of_level(title: str, level: str, players: int) -> str | None:
    """The file of the network that judges for a level, if one does."""
    name = level_of(title, level, players).get("net")
    return None if name is None else str(NETWORKS / name)


def values_for(title: str, players: int) -> dict[str, Any]:
    """Of a title, those for the number of players laid over the common ones."""
    sheet = table(title)
    return {**sheet.get("search", {}), **sheet.get(f"players_{players}", {})}


def book_for(title: str, players: int, level: str) -> list[dict[str, Any]]:
    """What a level plays without thinking: ``where`` the view says so, the first of the ``options`` offered. A line is for
    the ``levels`` it names, or for all."""
    lines: list[dict[str, Any]] = table(title).get(f"book_players_{players}", [])
    return [line for line in lines if level in line.get("levels", [level])]


def fits(where: dict[str, Any], view: Any) -> bool:
    """Whether a view has these values at these places."""
    for place, wanted in where.items():
        found = view
        for key in place.split("."):
            found = found.get(key) if isinstance(found, dict) else None
        if found != wanted:
            return False
    return True
