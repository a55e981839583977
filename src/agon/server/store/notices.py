"""Rows of notices. Whoever changes ``done`` first sends a notice, so several processes send it once."""

from typing import Any

from sqlalchemy import and_, bindparam, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from agon.server.store.database import Database
from agon.server.store.rows import Notice
from agon.server.store.schema import notices

ANY_DUE = select(notices.c.id).where(notices.c.done.is_(False), notices.c.due <= bindparam("at")).limit(1)


class NoticeStore:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.insert = postgresql.insert if database.is_postgres else sqlite.insert

    async def add(self, rows: list[dict[str, Any]]) -> None:
        """Rows that are there already stay as they are."""
        if rows:
            async with self.database.writing() as connection:
                await connection.execute(self.insert(notices).on_conflict_do_nothing(), rows)

    async def due(self, at: float, most: int) -> list[Notice]:
        if not await self.database.first_column(ANY_DUE, at=at):
            return []
        wanted = select(notices).where(notices.c.done.is_(False), notices.c.due <= at).limit(most)
        async with self.database.reading() as connection:
            return [Notice(**one._mapping) for one in await connection.execute(wanted)]

    async def claim(self, notice: Notice) -> bool:
        """Whether it is ours to send."""
        mine = and_(notices.c.id == notice.id, notices.c.done.is_(False))
        async with self.database.writing() as connection:
            result = await connection.execute(update(notices).where(mine).values(done=True))
        return result.rowcount == 1

    async def is_newest(self, notice: Notice) -> bool:
        same = and_(notices.c.table_id == notice.table_id, notices.c.person == notice.person)
        later = select(notices.c.id).where(same, notices.c.kind == notice.kind, notices.c.turn > notice.turn)
        async with self.database.reading() as connection:
            return (await connection.execute(later.limit(1))).first() is None

    async def postpone(self, notice: Notice, due: float) -> None:
        again = update(notices).where(notices.c.id == notice.id).values(done=False, due=due)
        async with self.database.writing() as connection:
            await connection.execute(again)

    async def remove_done(self, before: float) -> None:
        old = and_(notices.c.done, notices.c.due < before)
        async with self.database.writing() as connection:
            await connection.execute(delete(notices).where(old))
