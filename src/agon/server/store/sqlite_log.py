"""Appending to logs in SQLite: the one thing that every move waits for, so it speaks to the driver itself.

The statements come from the schema and are written out once. For a batch of a few entries SQLAlchemy takes several
times as long as SQLite.
"""

import sqlite3
from collections.abc import Callable, Sequence
from operator import attrgetter, itemgetter
from typing import Any

import msgspec
from sqlalchemy import JSON, Table, Update
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.dml import Insert

from agon.server.store.append import KEY, NEW, UPDATE_TABLE, Append
from agon.server.store.schema import log, notices, tables

DIALECT = sqlite.dialect(paramstyle="qmark")


class WrittenOut:
    """A statement as SQLite takes it, its values in their order: by name they take as long as the writing itself."""

    def __init__(self, statement: Insert | Update, table: Table) -> None:
        compiled = statement.compile(dialect=DIALECT)
        self.text = str(compiled)
        self.names = tuple(name.removeprefix(NEW) for name in compiled.positiontup or ())
        json = {column.name for column in table.c if isinstance(column.type, JSON)}
        self.json_at = tuple(at for at, name in enumerate(self.names) if name in json)

    def values(self, found: Sequence[Any]) -> list[Any]:
        """What stands for the names, as SQLite keeps it."""
        values = list(found)
        for at in self.json_at:
            if values[at] is None:
                values[at] = "null"
            else:
                values[at] = msgspec.json.encode(values[at]).decode()
        return values


INSERT_LOG = WrittenOut(sqlite.insert(log).values({c.name: None for c in log.c}).on_conflict_do_nothing(), log)
UPDATE_ROW = WrittenOut(UPDATE_TABLE, tables)
NOTICE_FIELDS = [column.name for column in notices.c if column.name != "id"]
INSERT_NOTICE = WrittenOut(
    sqlite.insert(notices).values(dict.fromkeys(NOTICE_FIELDS)).on_conflict_do_nothing(), notices
)
of_entry = attrgetter(*INSERT_LOG.names[1:])
of_row = itemgetter(*UPDATE_ROW.names[:-1])
assert (INSERT_LOG.names[0], UPDATE_ROW.names[-1]) == ("table_id", KEY)


class SqliteLog:
    """A connection of its own, used by one thread at a time."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.connect = connect
        self.connection: sqlite3.Connection | None = None

    def write(self, batch: Sequence[Append]) -> set[tuple[str, int]]:
        """The entries that were written, durable now; those whose place was taken are not among them."""
        if self.connection is None:
            self.connection = self.connect()
        connection = self.connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            won = {(item.table_id, item.entry.seq) for item in batch if insert(connection.execute, item)}
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return won

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()


def insert(execute: Callable[[str, Any], sqlite3.Cursor], item: Append) -> bool:
    """Whether the place of the entry was free."""
    entry = INSERT_LOG.values((item.table_id, *of_entry(item.entry)))
    if execute(INSERT_LOG.text, entry).rowcount != 1:
        return False
    execute(UPDATE_ROW.text, UPDATE_ROW.values((*of_row(item.fields), item.table_id)))
    for notice in item.notices:
        execute(INSERT_NOTICE.text, INSERT_NOTICE.values([notice[name] for name in INSERT_NOTICE.names]))
    return True
