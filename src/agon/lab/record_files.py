"""Recorded games in files: single records and saves, lists of records, and tournaments that kept theirs."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from agon import api
from agon.kernel.errors import BadSave
from agon.lab.arena import GAMES_FILE

Record = dict[str, Any]


def read_record(path: Path) -> Record:
    """The record in a file: itself, or that of a saved game."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadSave(f"{path}: {error}") from error
    if not isinstance(content, dict):
        raise BadSave(f"{path} is not a game of Agon")
    if "agon_record" in content:
        return content
    return api.record(api.load(content.get("game", content)))


def read_records(source: Path) -> list[Record]:
    """All records of a file, of a list (``.jsonl``), or of the folder of a tournament; those of a tournament tell its
    ``lineup`` too."""
    path = source / GAMES_FILE if source.is_dir() else source
    found = list(listed_records(path)) if path.suffix == ".jsonl" else [read_record(path)]
    if not found:
        raise BadSave(f"{source} holds no records; `agon arena --records` keeps those of its games")
    return found


def listed_records(path: Path) -> Iterator[Record]:
    """One a line. The header of a tournament is none, nor is a line cut short by a crash at the end."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError) as error:
        raise BadSave(f"{path}: {error}") from error
    for number, line in enumerate(lines, 1):
        try:
            row = json.loads(line)
        except ValueError as error:
            if number == len(lines):
                return
            raise BadSave(f"{path}, line {number}: {error}") from error
        if not isinstance(row, dict):
            raise BadSave(f"{path}, line {number} is not a game of Agon")
        if "agon_record" in row:
            yield row
        elif "record" in row:
            yield {**row["record"], "lineup": row["lineup"]}
