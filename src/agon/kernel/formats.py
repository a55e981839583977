"""Formats of saves and records, and how older ones are brought up to the present.

The kernel's share has a format of its own, a title's share has ``SAVE_VERSION``. A migration is given a copy, so the
caller's data stay as they are.
"""

import copy
from collections.abc import Callable
from typing import Any, Final

from agon.kernel.errors import BadSave

Migration = Callable[[dict[str, Any]], dict[str, Any]]

SAVE_FORMAT: Final = 2
RECORD_FORMAT: Final = 2
FIRST_RULES: Final = "1.0"
"""The only rules that were played while saves did not say so."""


def save_from_1(saved: dict[str, Any]) -> dict[str, Any]:
    """Saves tell the rules they were played under, and where the luck was changed."""
    return {**saved, "agon": 2, "rules": [FIRST_RULES], "reseeds": saved.get("reseeds", [])}


def record_from_1(saved: dict[str, Any]) -> dict[str, Any]:
    """Records tell all rules they were played under, and the version of the title's words."""
    rules = saved.get("rules", FIRST_RULES)
    return {**saved, "agon_record": 2, "save": 1, "rules": [rules], "reseeds": saved.get("reseeds", [])}


SAVES: Final[dict[int, Migration]] = {1: save_from_1}
RECORDS: Final[dict[int, Migration]] = {1: record_from_1}


def version_of(saved: dict[str, Any], key: str, newest: int, refusal: type[BadSave]) -> int:
    version = saved.get(key)
    if isinstance(version, bool) or not isinstance(version, int) or not 1 <= version <= newest:
        raise refusal(f"not data this program can read: it reads {key} of versions 1 to {newest}, not {version!r}")
    return version


MOST_ROWS: Final = 1 << 20
"""Longer lists are refused before they are copied; what is shorter is checked more closely afterwards."""


def own_copy(saved: dict[str, Any], refusal: type[BadSave]) -> dict[str, Any]:
    if any(isinstance(part, list | dict | str) and len(part) > MOST_ROWS for part in saved.values()):
        raise refusal(f"a part of it has more than {MOST_ROWS} entries")
    try:
        return copy.deepcopy(saved)
    except RecursionError as error:
        raise refusal("it is nested too deeply") from error


def current_save(saved: dict[str, Any], newest: int, migrations: dict[int, Migration]) -> dict[str, Any]:
    """A save in the present format and version of its title."""
    form = version_of(saved, "agon", SAVE_FORMAT, BadSave)
    version = version_of(saved, "save", newest, BadSave)
    if form == SAVE_FORMAT and version == newest:
        return saved
    current = own_copy(saved, BadSave)
    for old in range(form, SAVE_FORMAT):
        current = SAVES[old](current)
    for old in range(version, newest):
        if old not in migrations:
            raise BadSave(f"saves of version {old} can no longer be read")
        current = migrations[old](current)
    return current


def current_record(
    saved: dict[str, Any], newest: int, migrations: dict[int, Migration], refusal: type[BadSave]
) -> dict[str, Any]:
    """A record in the present format and words of its title. Most versions leave the words as they are, so a version
    without a migration needs none."""
    form = version_of(saved, "agon_record", RECORD_FORMAT, refusal)
    current = own_copy(saved, refusal) if form < RECORD_FORMAT or saved.get("save") != newest else saved
    for old in range(form, RECORD_FORMAT):
        current = RECORDS[old](current)
    for old in range(version_of(current, "save", newest, refusal), newest):
        if old in migrations:
            current = migrations[old](current)
    return current
