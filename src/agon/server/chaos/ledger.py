"""What people were told: every acknowledged move, what each had seen, and how long answers took."""

import time
from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Made:
    """A move, or a taking back, that the server has acknowledged. Times are those of ``time.monotonic``."""

    table: str
    seat: int
    seq: int
    notation: str
    sent: float
    told: float


@dataclass
class Ledger:
    made: list[Made] = field(default_factory=list)
    seen: dict[str, int] = field(default_factory=dict)
    """By table, the newest entry that anybody was shown."""
    refusals: Counter[str] = field(default_factory=Counter)
    games: int = 0
    trouble: list[str] = field(default_factory=list)

    def note_seen(self, table: str, seq: int) -> None:
        self.seen[table] = max(seq, self.seen.get(table, -1))

    def note_made(self, table: str, seat: int, seq: int, notation: str, sent: float) -> None:
        self.made.append(Made(table, seat, seq, notation, sent, time.monotonic()))
        self.note_seen(table, seq)


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")
