"""Time: whose clock runs, when it runs out, and what a move does to it."""

from dataclasses import dataclass
from typing import Any

from agon.server.store.rows import TableRow

HOUR = 3_600.0
DAY = 24 * HOUR
BACK_SECONDS = 10.0
"""Who comes back to a live game after running out has this long; then the bot sits in again."""


@dataclass(frozen=True)
class Turn:
    """The clock's share of a table's row."""

    since: float
    deadline: float | None
    clocks: list[float] | None


def full_clocks(pace: dict[str, Any], players: int) -> list[float] | None:
    return [float(pace["seconds"])] * players if pace["kind"] == "live" else None


def next_turn(table: TableRow, next_seat: int | None, at: float, moved: bool = True) -> Turn:
    """The clock after an entry at time ``at`` that leaves ``next_seat`` to choose (None: the game is over)."""
    clocks = list(table.clocks) if table.clocks is not None else None
    if clocks is not None and table.to_move is not None:
        charge(table, clocks, at, moved and next_seat != table.to_move)
    same_turn = next_seat == table.to_move and moved
    since = at if clocks is not None or not same_turn else table.turn_since
    return Turn(since, deadline_of(table.pace, clocks, next_seat, at), clocks)


def charge(table: TableRow, clocks: list[float], at: float, turn_ends: bool) -> None:
    """Take the time used from the mover's clock; a turn that ends earns the increment."""
    mover = table.to_move
    assert mover is not None
    used = max(0.0, at - table.turn_since)
    earned = float(table.pace.get("increment") or 0) if turn_ends else 0.0
    clocks[mover] = max(0.0, clocks[mover] - used) + earned


def deadline_of(pace: dict[str, Any], clocks: list[float] | None, seat: int | None, at: float) -> float | None:
    if seat is None:
        return None
    if clocks is not None:
        return at + clocks[seat]
    if pace["kind"] == "days":
        return at + float(pace["days"]) * DAY
    return None


def handed_over(table: TableRow, seat: int, at: float) -> Turn:
    """The clock when a bot sits in for a person: what the person has used is charged, the rest is kept."""
    clocks = list(table.clocks) if table.clocks is not None else None
    if clocks is None or table.to_move != seat:
        return Turn(table.turn_since, table.deadline, clocks)
    charge(table, clocks, at, turn_ends=False)
    return Turn(at, table.deadline, clocks)


def returned(table: TableRow, seat: int, at: float) -> Turn:
    """The clock when a person takes the seat back from the bot that sat in: as it was left."""
    clocks = list(table.clocks) if table.clocks is not None else None
    if clocks is not None and clocks[seat] == 0:
        clocks[seat] = BACK_SECONDS
    if table.to_move != seat:
        return Turn(table.turn_since, table.deadline, clocks)
    return Turn(at, deadline_of(table.pace, clocks, seat, at), clocks)
