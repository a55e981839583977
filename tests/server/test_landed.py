"""Databases of earlier versions are brought up to date, and their tables go on. tools/keep_saves.py keeps one of a new schema."""

import gzip
import random
import sqlite3
from pathlib import Path

import pytest

from agon.server.config import ServerConfig
from agon.server.services import Services
from tools.keep_saves import schema

LANDED = Path(__file__).parent / "landed"


@pytest.mark.parametrize("kept", sorted(LANDED.glob("*.sql.gz")), ids=lambda path: path.name.partition(".")[0])
async def test_tables_of_an_earlier_schema_go_on(kept: Path, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "agon.db") as file:
        file.executescript(gzip.decompress(kept.read_bytes()).decode())
    services = Services(ServerConfig(data=tmp_path))
    await services.database.migrate()
    services.log_writer.start()
    rng = random.Random(1)
    try:
        anna, _token = await services.people.log_in("anna", "long enough")
        found = await services.table_store.list_of(anna.id)
        assert {row.title for row, _ in found} == {"cyclades", "dice_forge", "hellas"}
        for row, _ in found:
            table = await services.tables.get(row.id)
            before, size = table.seq, table.row.bytes
            assert size >= await bytes_in_log(services, row.id) > 0
            for _ in range(10):
                seat = table.to_move
                assert seat is not None
                await services.moves.server_move(table, table.seq, seat, rng.randrange(int(table.game.offered)), "bot")
            assert (table.seq, table.row.bytes > size) == (before + 10, True)
    finally:
        await services.close()


def test_a_database_of_the_present_schema_is_kept() -> None:
    """Whoever changes the schema next finds what it must be able to read."""
    assert (LANDED / f"{schema()}.sql.gz").is_file(), "run tools/keep_saves.py"


async def bytes_in_log(services: Services, table_id: str) -> int:
    return sum(len(entry.state or b"") for entry in await services.log.entries(table_id, with_states=True))
