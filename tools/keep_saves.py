"""Keep what people have in their databases: run it once after a new version of saves or a new schema, and commit.

    python tools/keep_saves.py

A saved game of the present format and save version of every title, and a database of the present schema with a running
table of every title. Files that exist are never written again: they are what older programs have left.
"""

import asyncio
import gzip
import json
import random
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from alembic.script import ScriptDirectory

import agon
from agon.kernel.formats import SAVE_FORMAT
from agon.server.api_types import NewTable, SeatWish
from agon.server.config import ServerConfig
from agon.server.services import Services
from agon.server.store import migrations
from agon.server.store.rows import Person

TESTS = Path(__file__).resolve().parent.parent / "tests" / "server"
FOLDER, LANDED = TESTS / "saves", TESTS / "landed"
MOVES = 120
TABLE_MOVES = 20


def schema() -> str:
    """The newest form of the database."""
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    return str(scripts.get_current_head())


def keep_saves() -> None:
    for title in agon.titles():
        version = agon.title(title).game.SAVE_VERSION
        path = FOLDER / f"{title}-{version}-f{SAVE_FORMAT}.json.gz"
        if not path.exists():
            game, rng = agon.new(title, players=agon.title(title).max_players, seed=version), random.Random(version)
            while game.choice is not None and game.moves < MOVES:
                game.apply(rng.randrange(len(game.choice.options)))
            path.write_bytes(gzip.compress(json.dumps(game.dump()).encode(), mtime=0))
            print("kept", path.name)


async def play(services: Services, anna: Person, title: str) -> None:
    """Some moves, one of them taken back where that is free."""
    seats = [SeatWish("me"), SeatWish("hotseat")]
    row = await services.setup.create(anna, NewTable(title=title, players=2, seats=seats))
    table, rng = await services.tables.get(row.id), random.Random(1)
    for _ in range(TABLE_MOVES):
        seat = table.to_move or 0
        await services.moves.move(table, anna.id, seat, table.seq, rng.randrange(int(table.game.offered)), None)
        if table.ways_back(anna.id).at_will and rng.random() < 0.2:
            await services.moves.undo(table, anna.id, None, whole_turn=False)


async def fill(folder: Path) -> None:
    services = Services(ServerConfig(data=folder))
    await services.database.migrate()
    services.log_writer.start()
    try:
        anna, _token = await services.people.register("Anna", "en")
        await services.people.open_account(anna, "anna", "long enough")
        for title in agon.titles():
            await play(services, anna, title)
    finally:
        await services.close()


def keep_database() -> None:
    path = LANDED / f"{schema()}.sql.gz"
    if path.exists():
        return
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(fill(Path(folder)))
        with closing(sqlite3.connect(Path(folder) / "agon.db")) as file:
            path.write_bytes(gzip.compress("\n".join(file.iterdump()).encode(), mtime=0))
    print("kept", path.name)


if __name__ == "__main__":
    keep_saves()
    keep_database()
