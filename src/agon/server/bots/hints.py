"""What a good bot would do in a person's place, from what the person may know."""

from dataclasses import dataclass

from agon.server.bots.pool import BotPool
from agon.server.refusals import Conflict, Forbidden
from agon.server.store.entries import bare
from agon.server.tables.live_table import LiveTable

HINT_LEVEL = "hard"


@dataclass(frozen=True)
class Hint:
    seq: int
    seat: int
    option: int
    notation: str


async def hint_for(table: LiveTable, person: str, pool: BotPool) -> Hint:
    seat, seq = table.to_move, table.seq
    if seat is None or seat not in table.seats_of(person) or table.row.state != "playing":
        raise Conflict("why-not-your-turn", "a hint is for the one who is to choose")
    if not table.is_solitary and not table.row.hints:
        raise Forbidden("err-hints-off", "no hints in this game: its table was opened without")
    choice = table.game.choice
    assert choice is not None
    option = await pool.choose(HINT_LEVEL, bare(table.game), seat, len(choice.codes), person)
    return Hint(seq, seat, option, choice.options[option].notation)
