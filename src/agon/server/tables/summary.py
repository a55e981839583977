"""Tables as a person may see them."""

from agon.server.api_types import PaceOut, ResultOut, SeatOut, Source, TableOut, iso
from agon.server.store.rows import Seat, TableRow
from agon.server.tables.presence import Presence
from agon.server.tables.setup import seed_hash


def table_out(table: TableRow, seats: list[Seat], person: str | None, presence: Presence) -> TableOut:
    seated = any(person is not None and chair.person == person for chair in seats)
    over = table.state == "finished"
    return TableOut(
        id=table.id,
        title=table.title,
        players=table.players,
        options=table.options,
        seats=[seat_out(chair, person, presence) for chair in seats],
        spectators=presence.others(table.id, {chair.person for chair in seats}),
        pace=pace_out(table),
        visibility=table.visibility,  # type: ignore[arg-type]
        hints=table.hints,
        lesson=table.lesson is not None,
        state=table.state,  # type: ignore[arg-type]
        to_move=table.to_move if table.state == "playing" else None,
        deadline=iso(table.deadline),
        seed_hash=seed_hash(table.seed),
        seed=table.seed if over else None,
        invite=table.invite if seated else None,
        host=table.host == person,
        moves=table.moves,
        seq=table.seq,
        result=ResultOut(**table.result) if table.result else None,
        winners=table.result["winners"] if table.result else None,
        rematch=table.rematch,
        source=Source(table.source["table"], table.source["move"]) if table.source else None,
        created=iso(table.created) or "",
        updated=iso(table.updated) or "",
    )


def seat_out(chair: Seat, person: str | None, presence: Presence) -> SeatOut:
    return SeatOut(
        seat=chair.seat,
        kind=chair.kind,  # type: ignore[arg-type]
        name=chair.name,
        level=chair.level,
        connected=presence.is_connected(chair.table_id, chair.person),
        mine=person is not None and chair.person == person,
        away=chair.away,
        vacant=chair.vacant,
    )


def pace_out(table: TableRow) -> PaceOut:
    pace = table.pace
    return PaceOut(pace["kind"], pace.get("seconds"), pace.get("increment"), pace.get("days"))
