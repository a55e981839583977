"""Tables as a person may see them."""

from agon.server.api_types import PaceOut, ResultOut, SeatOut, Source, TableOut, iso
from agon.server.store.rows import Seat, TableRow
from agon.server.tables.presence import Presence
from agon.server.tables.seats import seed_hash


class Presenter:
    def __init__(self, presence: Presence) -> None:
        self.presence = presence

    def table(self, table: TableRow, seats: list[Seat], person: str | None) -> TableOut:
        seated = any(person is not None and chair.person == person for chair in seats)
        over = table.state == "finished"
        return TableOut(
            id=table.id,
            title=table.title,
            players=table.players,
            options=table.options,
            seats=[self.seat(table, chair, person) for chair in seats],
            spectators=self.presence.others(table.id, {chair.person for chair in seats}),
            pace=pace_out(table),
            visibility=table.visibility,  # type: ignore[arg-type]
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

    def seat(self, table: TableRow, chair: Seat, person: str | None) -> SeatOut:
        return SeatOut(
            seat=chair.seat,
            kind=chair.kind,  # type: ignore[arg-type]
            name=chair.name,
            level=chair.level,
            connected=self.presence.is_connected(table.id, chair.person),
            mine=person is not None and chair.person == person,
            away=chair.away,
            vacant=chair.vacant,
        )


def pace_out(table: TableRow) -> PaceOut:
    pace = table.pace
    return PaceOut(pace["kind"], pace.get("seconds"), pace.get("increment"), pace.get("days"))
