"""What is written for an entry of a log: the entry, the row of its table after it, the notices it calls for."""

import asyncio
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, update

from agon.server.store.entries import Entry
from agon.server.store.schema import tables

TABLE_FIELDS = (
    "seq",
    "moves",
    "to_move",
    "turn_since",
    "deadline",
    "clocks",
    "auto_due",
    "asked",
    "state",
    "result",
    "updated",
    "bytes",
)
"""What an entry changes in the row of its table."""

KEY, NEW = "key", "new_"
"""In ``UPDATE_TABLE``: the table, and what its columns are to hold."""
UPDATE_TABLE = (
    update(tables).where(tables.c.id == bindparam(KEY)).values({name: bindparam(NEW + name) for name in TABLE_FIELDS})
)


@dataclass
class Append:
    """An entry, the row of its table after it, and the notices that it calls for."""

    table_id: str
    entry: Entry
    fields: dict[str, Any]
    notices: list[dict[str, Any]]
    done: asyncio.Future[bool]

    def row_values(self) -> dict[str, Any]:
        """For ``UPDATE_TABLE``."""
        return {KEY: self.table_id, **{NEW + name: self.fields[name] for name in TABLE_FIELDS}}
