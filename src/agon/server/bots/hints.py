"""What a good bot would do in a person's place, from what the person may know."""

from dataclasses import dataclass

from agon.bots.base import bare
from agon.server.bots.pool import BotPool
from agon.server.refusals import Conflict, Forbidden
from agon.server.tables.live_table import LiveTable


@dataclass(frozen=True)
class Hint:
    seq: int
    seat: int
    option: int
    notation: str
    next: int | None
    chances: list[float]


async def hint_for(table: LiveTable, person: str, pool: BotPool) -> Hint:
    seat, seq = table.to_move, table.seq
    if seat is None or seat not in table.seats_of(person) or table.row.state != "playing":
        raise Conflict("why-not-your-turn", "a hint is for the one who is to choose")
    if not table.is_solitary and not table.row.hints:
        raise Forbidden("err-hints-off", "no hints in this game: its table was opened without")
    choice = table.game.choice
    assert choice is not None
    found = await pool.advise(bare(table.game), person)
    option = found[0][0]
    following = found[1][0] if len(found) > 1 else None
    return Hint(seq, seat, option, choice.options[option].notation, following, [chance for _, chance in found])
