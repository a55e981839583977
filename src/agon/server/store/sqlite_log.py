"""Appending to logs in SQLite: the one thing that every move waits for, so it speaks to the driver itself.

The statements come from the schema and are written out once. For a batch of a few entries SQLAlchemy takes several
times as long as SQLite.
"""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import JSON, Table, Update
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.dml import Insert

from agon.server.store.append import UPDATE_TABLE, Append
from agon.server.store.schema import log, notices, tables

DIALECT = sqlite.dialect(paramstyle="named")


def written_out(statement: Insert | Update) -> str:
    return str(statement.compile(dialect=DIALECT))


def json_columns(table: Table) -> tuple[str, ...]:
    return tuple(column.name for column in table.c if isinstance(column.type, JSON))


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


LOG_JSON, TABLE_JSON = json_columns(log), json_columns(tables)
UPDATE_ROW = written_out(UPDATE_TABLE)
INSERT_LOG = written_out(sqlite.insert(log).values({c.name: None for c in log.c}).on_conflict_do_nothing())
NOTICE_FIELDS = [column.name for column in notices.c if column.name != "id"]
INSERT_NOTICE = written_out(sqlite.insert(notices).values(dict.fromkeys(NOTICE_FIELDS)).on_conflict_do_nothing())


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
    row = {"table_id": item.table_id, **vars(item.entry)}
    for name in LOG_JSON:
        row[name] = as_json(row[name])
    if execute(INSERT_LOG, row).rowcount != 1:
        return False
    values = item.row_values()
    for name in TABLE_JSON:
        if f"new_{name}" in values:
            values[f"new_{name}"] = as_json(values[f"new_{name}"])
    execute(UPDATE_ROW, values)
    for notice in item.notices:
        execute(INSERT_NOTICE, notice)
    return True
