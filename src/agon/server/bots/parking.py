"""Tables whose bot could not move: when it may be tried again."""

import time
from dataclasses import dataclass

FIRST_SECONDS = 1.0
LONGEST_SECONDS = 300.0


@dataclass
class Parked:
    seq: int | None
    failures: int
    until: float


class Parking:
    """A second after the first failure, then twice as long each time. A table that has moved on is free at once."""

    def __init__(self) -> None:
        self.tables: dict[str, Parked] = {}

    def park(self, table_id: str, seq: int | None) -> float:
        """Seconds until the next try."""
        before = self.tables.get(table_id)
        failures = before.failures + 1 if before is not None and before.seq == seq else 1
        wait = min(LONGEST_SECONDS, FIRST_SECONDS * 2.0 ** min(failures - 1, 20))
        self.tables[table_id] = Parked(seq, failures, time.monotonic() + wait)
        return wait

    def is_due(self, table_id: str, seq: int | None) -> bool:
        parked = self.tables.get(table_id)
        if parked is None or parked.until <= time.monotonic():
            return True
        return seq is not None and seq != parked.seq

    def leave(self, table_id: str) -> None:
        self.tables.pop(table_id, None)
