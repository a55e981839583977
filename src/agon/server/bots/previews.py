"""What an option would do, for the person who is asked: computed beside the table, and once for each option."""

from dataclasses import dataclass
from typing import Any

from agon.bots.base import bare
from agon.server.bots.pool import BotPool
from agon.server.refusals import Conflict, Stale
from agon.server.tables.live_table import LiveTable


@dataclass(frozen=True)
class Shown:
    seq: int
    seat: int
    option: int
    preview: dict[str, Any]


async def preview_for(table: LiveTable, person: str, seq: int, option: int, pool: BotPool) -> Shown:
    seat = table.to_move
    if seq != table.seq:
        raise Stale
    if seat is None or seat not in table.seats_of(person) or table.row.state != "playing":
        raise Conflict("why-not-your-turn", "a preview is for the one who is to choose")
    if option >= table.game.offered:
        raise Conflict("err-illegal-option", f"option {option} does not exist")
    known = table.previews  # of this position: a later one has a mapping of its own
    if option not in known:
        known[option] = await pool.preview(bare(table.game), seat, option, person)
    return Shown(seq, seat, option, known[option])
