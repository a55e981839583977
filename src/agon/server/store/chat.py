"""The chat of tables."""

from dataclasses import asdict

from sqlalchemy import insert, select

from agon.server.store.bus import BusMessage
from agon.server.store.database import Database
from agon.server.store.rows import ChatLine
from agon.server.store.schema import chat

CHAT_SHOWN = 200


class ChatStore:
    def __init__(self, database: Database, origin: str) -> None:
        self.database = database
        self.origin = origin

    async def add(self, line: ChatLine) -> ChatLine:
        values = {name: value for name, value in asdict(line).items() if name != "id"}
        async with self.database.writing() as connection:
            line.id = (await connection.execute(insert(chat).values(values).returning(chat.c.id))).scalar_one()
            await self.database.notify(connection, BusMessage(self.origin, "chat", line.table_id, line.id).encoded())
        return line

    async def lines(self, table_id: str, after: int = 0) -> list[ChatLine]:
        wanted = select(chat).where(chat.c.table_id == table_id, chat.c.id > after)
        async with self.database.reading() as connection:
            rows = await connection.execute(wanted.order_by(chat.c.id.desc()).limit(CHAT_SHOWN))
            return [ChatLine(**row._mapping) for row in reversed(rows.all())]
