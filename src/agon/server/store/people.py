"""Rows of persons and of the tokens of their devices."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import and_, delete, insert, or_, select, update

from agon.server.store.bus import BusMessage
from agon.server.store.database import Database
from agon.server.store.rows import Person, now
from agon.server.store.schema import codes, confirmations, people, tokens

MOST_NAMED = 80
"""Devices named in one message between processes; of more, all of the person are closed."""


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

    async def drop_tokens(self, person: str, hashes: list[str] | None) -> None:
        """These tokens of a person (None: all); the other processes close what was opened with them."""
        mine = tokens.c.person == person
        async with self.database.writing() as connection:
            gone = mine if hashes is None else and_(mine, tokens.c.hash.in_(hashes))
            await connection.execute(delete(tokens).where(gone))
            told = hashes if hashes is None or len(hashes) <= MOST_NAMED else None
            await self.database.notify(connection, BusMessage(self.origin, "signed_out", person, told).encoded())

    async def add_code(self, code_hash: str, person: str, since: float) -> None:
        """The newest code of a person counts; those that are too old go."""
        async with self.database.writing() as connection:
            await connection.execute(delete(codes).where(or_(codes.c.person == person, codes.c.created < since)))
            await connection.execute(insert(codes).values(hash=code_hash, person=person, created=now()))

    async def take_code(self, code_hash: str, since: float) -> str | None:
        """Whose code this is; it is gone with the answer, so nobody gets it twice."""
        gone = delete(codes).where(codes.c.hash == code_hash).returning(codes.c.person, codes.c.created)
        async with self.database.writing() as connection:
            row = (await connection.execute(gone)).first()
        return row.person if row is not None and row.created >= since else None

    async def drop_codes(self, person: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(codes).where(codes.c.person == person))

    async def devices(self, person: str) -> list[str]:
        async with self.database.reading() as connection:
            return list((await connection.execute(select(tokens.c.hash).where(tokens.c.person == person))).scalars())

    async def add_confirmation(self, token_hash: str, person: str, address: str) -> None:
        """The newest letter counts, the earlier ones do not any more."""
        values = {"hash": token_hash, "person": person, "address": address, "created": now()}
        async with self.database.writing() as connection:
            await connection.execute(delete(confirmations).where(confirmations.c.person == person))
            await connection.execute(insert(confirmations).values(values))

    async def confirmation(self, token_hash: str, since: float) -> tuple[str, str] | None:
        """The person and the address of a letter."""
        mine = and_(confirmations.c.hash == token_hash, confirmations.c.created >= since)
        async with self.database.reading() as connection:
            row = (await connection.execute(select(confirmations).where(mine))).first()
        return (row.person, row.address) if row else None

    async def drop_confirmations(self, person: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(confirmations).where(confirmations.c.person == person))

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

    async def save(self, person: Person, *names: str) -> None:
        """The named fields only: another process may have changed the rest."""
        values = {name: getattr(person, name) for name in names}
        async with self.database.writing() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(values))
            await self.database.notify(connection, BusMessage(self.origin, "person", person.id).encoded())
