"""Rows of persons and of the tokens of their devices."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import delete, insert, select, update

from agon.server.store.bus import BusMessage
from agon.server.store.database import Database
from agon.server.store.rows import Person, now
from agon.server.store.schema import people, tokens


class PeopleStore:
    def __init__(self, database: Database, origin: str) -> None:
        self.database = database
        self.origin = origin

    async def add(self, person: Person, token_hash: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(insert(people).values(asdict(person)))
            await connection.execute(insert(tokens).values(hash=token_hash, person=person.id, created=person.created))

    async def add_token(self, person: str, token_hash: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(insert(tokens).values(hash=token_hash, person=person, created=now()))

    async def drop_token(self, token_hash: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(tokens).where(tokens.c.hash == token_hash))

    async def of_token(self, token_hash: str) -> Person | None:
        return await self.where(people.c.id == tokens.c.person, tokens.c.hash == token_hash)

    async def of_login(self, login: str) -> Person | None:
        return await self.where(people.c.login == login)

    async def of_id(self, person_id: str) -> Person | None:
        return await self.where(people.c.id == person_id)

    async def where(self, *conditions: Any) -> Person | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(select(people).where(*conditions))).first()
        return Person(**row._mapping) if row else None

    async def save(self, person: Person) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(asdict(person)))
            await self.database.notify(connection, BusMessage(self.origin, "person", person.id).encoded())
