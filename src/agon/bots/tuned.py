"""Search settings by title and number of players, kept as data beside this module."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from agon.search.settings import MAX_N, PARANOID, Settings

NORMAL_LINES = 200
BACKUPS = {"max_n": MAX_N, "paranoid": PARANOID}


@cache
def table(title: str) -> dict[str, Any]:
    path = files("agon.bots") / "data" / f"{title}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def settings_for(title: str, players: int) -> Settings:
    """The values for a title, those for the number of players laid over the common ones."""
    sheet = table(title)
    return settings_from({**sheet.get("search", {}), **sheet.get(f"players_{players}", {})})


def settings_from(values: dict[str, Any]) -> Settings:
    given = dict(values)
    backup = BACKUPS[given.pop("backup", "max_n")]
    return Settings(backup=backup, **given)


def normal_lines(title: str) -> int:
    """The lines of play of the level "normal"."""
    return int(table(title).get("levels", {}).get("normal_lines", NORMAL_LINES))


def values_for(title: str, players: int) -> dict[str, Any]:
    """The same as plain values, for tuning and reports."""
    sheet = table(title)
    return {**sheet.get("search", {}), **sheet.get(f"players_{players}", {})}
