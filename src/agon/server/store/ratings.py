"""Games that count for ratings. They are kept when their tables go; what was looked at once is not looked at again."""

from dataclasses import dataclass

from sqlalchemy import and_, insert, select
from sqlalchemy.exc import IntegrityError

from agon.server.store.database import Database
from agon.server.store.rows import Seat, TableRow
from agon.server.store.schema import people, rated_games, seats, tables

AT_ONCE = 200


@dataclass(frozen=True)
class RatedGame:
    """``places``: by person, the place taken, 0 for the winners."""

    title: str
    places: dict[str, int]


class RatingStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def unseen(self) -> list[tuple[TableRow, list[Seat]]]:
        """Finished games at open tables that nobody has looked at yet, the oldest first."""
        known = select(rated_games.c.table_id)
        over = and_(tables.c.state == "finished", tables.c.visibility == "public", tables.c.id.not_in(known))
        wanted = select(tables).where(over).order_by(tables.c.updated, tables.c.id).limit(AT_ONCE)
        async with self.database.reading() as connection:
            found = [TableRow(**row._mapping) for row in await connection.execute(wanted)]
            chosen = select(seats).where(seats.c.table_id.in_([table.id for table in found])).order_by(seats.c.seat)
            chairs = [Seat(**row._mapping) for row in await connection.execute(chosen)]
        return [(table, [chair for chair in chairs if chair.table_id == table.id]) for table in found]

    async def note(self, table: TableRow, places: dict[str, int] | None) -> bool:
        """A game was looked at: it counts, or not (None). False if another process was first."""
        values = {"table_id": table.id, "title": table.title, "finished": table.updated, "places": places}
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(rated_games).values(values))
        except IntegrityError:
            return False
        return True

    async def games(self) -> list[RatedGame]:
        """All that count, in the order in which they ended."""
        wanted = select(rated_games).order_by(rated_games.c.finished, rated_games.c.table_id)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [RatedGame(row.title, row.places) for row in rows if row.places]

    async def names(self, ids: list[str]) -> dict[str, str]:
        """Of those among these people who have an account."""
        wanted = select(people.c.id, people.c.name).where(people.c.id.in_(ids), people.c.login.is_not(None))
        async with self.database.reading() as connection:
            return {row.id: row.name for row in await connection.execute(wanted)}
