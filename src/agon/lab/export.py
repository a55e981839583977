"""Recorded games for other programs: JSON lines, tables of decisions as Parquet, trajectories for learning.

The suffix of the file says which. Every game is replayed and must come out as recorded before anything of it is written;
a file is there whole or not at all.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from agon import api
from agon.kernel.errors import AgonError, BadOption
from agon.kernel.game import Game
from agon.lab.record_files import Record
from agon.lab.rewards import returns
from agon.lab.whole_files import write_whole

OnGame = Callable[[int, int], None]
"""Hears how many games are done, and of how many."""


def export(records: Sequence[Record], path: Path, on_game: OnGame | None = None) -> None:
    """Write the games into a file."""
    if path.suffix not in WRITERS:
        raise BadOption(f"games are written to {', '.join(WRITERS)}, not to {path.name!r}")
    write_whole(path, lambda draft: WRITERS[path.suffix](counted(records, on_game), draft))


def counted(records: Sequence[Record], on_game: OnGame | None) -> Iterator[Record]:
    for done, record in enumerate(records, 1):
        yield record
        if on_game is not None:
            on_game(done, len(records))


def decisions(record: Record) -> Iterator[tuple[Game, int]]:
    """The game before each choice, and the index of the option that was taken. It is one game that goes on."""
    script = api.script(record)
    while not script.is_over:
        yield script.game, script.game.index_of(script.choices[script.move])
        script.step()


# ---------------------------------------------------------------------- JSON lines


def write_lines(records: Iterator[Record], path: Path) -> None:
    """A record a line, as ``agon.replay`` takes it."""
    with path.open("w", encoding="utf-8") as file:
        for record in records:
            api.replay(record)
            file.write(json.dumps(record, ensure_ascii=False) + "\n")


# ---------------------------------------------------------------------- Parquet


def write_table(records: Iterator[Record], path: Path) -> None:
    """A row for each decision."""
    import polars

    rows = [row for number, record in enumerate(records) for row in table_rows(number, record)]
    polars.DataFrame(rows, infer_schema_length=None).write_parquet(path)


def table_rows(number: int, record: Record) -> Iterator[dict[str, Any]]:
    end = api.replay(record)
    worth, lineup = returns(end), record.get("lineup")
    common = {"game": number, "title": end.TITLE, "players": int(end.players), "seed": str(end.seed)}
    for game, option in decisions(record):
        seat, words = int(game.asked), game.VOCABULARY
        yield {
            **common,
            "move": int(game.moves),
            "seat": seat,
            "bot": lineup[seat] if lineup else None,
            "prompt": words.prompts[game.prompt].name,
            "taken": words.notation(game.codes[option]),
            "option": option,
            "options": [words.notation(code) for code in game.option_codes()],
            "is_over": bool(end.over),
            "return": worth[seat],
        }


# ---------------------------------------------------------------------- trajectories


def write_trajectories(records: Iterator[Record], path: Path) -> None:
    """Steps as arrays: see :class:`agon.lab.trajectories.Trajectories`."""
    import numpy as np

    from agon.lab.trajectories import Trajectories

    found: Trajectories | None = None
    for number, record in enumerate(records):
        end = api.replay(record)
        found = found or Trajectories(end.TITLE, int(end.players))
        if (end.TITLE, int(end.players)) != (found.title, found.players):
            raise AgonError(
                "trajectories are of one title and one number of players: these are "
                f"{found.title} for {found.players} and {end.TITLE} for {int(end.players)}"
            )
        found.add(number, decisions(record), end)
    if found is None:
        raise AgonError("there are no games to write")
    arrays: dict[str, Any] = {**found.arrays(), "about": np.array(json.dumps(found.about()))}
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


WRITERS: dict[str, Callable[[Iterator[Record], Path], None]] = {
    ".jsonl": write_lines,
    ".parquet": write_table,
    ".npz": write_trajectories,
}
