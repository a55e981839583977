"""The audit: what people were told, held against what the database has."""

import itertools
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import agon
from agon.kernel.errors import AgonError
from agon.server.chaos.ledger import Ledger, Made
from agon.server.store.database import Database
from agon.server.store.entries import Entry
from agon.server.store.log import LogStore
from agon.server.store.tables import TableStore
from agon.server.tables.live_table import LiveTable


@dataclass
class Findings:
    """``at``: the acknowledged moves that a finding belongs to, for the fault it came with."""

    lost: list[Made] = field(default_factory=list)
    doubled: list[Made] = field(default_factory=list)
    gaps: list[Made] = field(default_factory=list)
    trouble: list[str] = field(default_factory=list)
    entries: int = 0
    by_bots: int = 0
    bot_seconds: list[tuple[float, float]] = field(default_factory=list)
    """When a bot moved (by the server's clock) and how long after the entry before."""

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.doubled or self.gaps or self.trouble)


async def audit(ledger: Ledger, database_url: str, folder: Path) -> Findings:
    found, database = Findings(), Database(database_url, folder)
    try:
        await database.migrate()  # the servers may have been of an earlier version
        tables, log = TableStore(database, ""), LogStore(database)
        for table in sorted({one.table for one in ledger.made} | set(ledger.seen)):
            made = [one for one in ledger.made if one.table == table]
            row, seats = await tables.table(table)
            entries = await log.entries(table)
            check_log(found, made, entries, row.seq)
            if ledger.seen.get(table, -1) > row.seq:
                found.trouble.append(f"table {table}: entry {ledger.seen[table]} was shown, {row.seq} are stored")
            state = await log.state(table, entries[-1].position)
            check_game(found, LiveTable(row, seats, entries, state))
    finally:
        await database.close()
    return found


def check_log(found: Findings, made: list[Made], entries: list[Entry], seq: int) -> None:
    """Every acknowledged move is there once, at its place; numbers follow each other up to the table's own."""
    by_seq = {entry.seq: entry for entry in entries}
    sent = Counter((entry.seat, entry.message) for entry in entries if entry.message is not None)
    for one in made:
        entry = by_seq.get(one.seq)
        if entry is None or not is_same(one, entry):
            found.lost.append(one)
        elif entry.message is not None and sent[entry.seat, entry.message] > 1:
            found.doubled.append(one)
    places = Counter(one.seq for one in made)
    found.doubled += [one for one in made if places[one.seq] > 1]
    for missing in sorted(set(range(seq + 1)) - set(by_seq)):
        found.gaps.append(next((one for one in made if one.seq > missing), Made("?", 0, missing, "", 0.0, 0.0)))
    if max(by_seq) != seq:
        found.trouble.append(f"the row says entry {seq}, the log ends with {max(by_seq)}")
    found.entries += len(entries)
    for before, entry in itertools.pairwise(entries):
        if entry.kind == "move" and entry.by_bot:
            found.by_bots += 1
            found.bot_seconds.append((entry.at, entry.at - before.at))


def is_same(made: Made, entry: Entry) -> bool:
    if made.notation == "undo":
        return entry.kind == "undo" and entry.seat == made.seat
    return entry.kind == "move" and entry.seat == made.seat and (entry.choices or [""])[-1] == made.notation


def check_game(found: Findings, table: LiveTable) -> None:
    """What is stored is a game: its choices and outcomes lead from its seed to its position."""
    try:
        same = agon.replay(agon.record(table.game)).digest() == table.game.digest()
    except AgonError as error:
        found.trouble.append(f"table {table.id}: {error}")
        return
    if not same:
        found.trouble.append(f"table {table.id}: its record leads to another position")
