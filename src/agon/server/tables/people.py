"""Persons, the tokens of their devices, and optional accounts. Tokens are stored as hashes only."""

import asyncio
import hashlib
import secrets
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from agon.server.refusals import Conflict, Forbidden, Unidentified
from agon.server.store.people import PeopleStore
from agon.server.store.rows import Person, now

TOKEN_BYTES = 24
REMEMBERED = 5_000
"""Persons kept in memory by the hash of their token."""


def new_id() -> str:
    return secrets.token_hex(8)


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    def __init__(self, store: PeopleStore) -> None:
        self.store = store
        self.hasher = PasswordHasher()
        self.by_token: dict[str, str] = {}
        self.known: dict[str, Person] = {}

    async def register(self, name: str, language: str) -> tuple[Person, str]:
        """A new person with a device token; no account needed."""
        person = Person(new_id(), clean(name), None, None, language, {}, now())
        token = new_token()
        await self.store.add(person, hashed(token))
        self.remember(hashed(token), person)
        return person, token

    async def of_token(self, token: str) -> Person:
        key = hashed(token)
        if key in self.by_token and self.by_token[key] in self.known:
            return self.known[self.by_token[key]]
        person = await self.store.of_token(key)
        if person is None:
            raise Unidentified("err-unknown-device", "this token is not known; greet with POST /api/me")
        self.remember(key, person)
        return person

    async def of_id(self, person_id: str) -> Person | None:
        if person_id in self.known:
            return self.known[person_id]
        person = await self.store.of_id(person_id)
        if person is not None:
            self.known[person_id] = person
        return person

    def remember(self, key: str, person: Person) -> None:
        if len(self.known) > REMEMBERED:
            self.known.clear()
            self.by_token.clear()
        self.by_token[key] = person.id
        self.known[person.id] = person

    def forget(self, person_id: str) -> None:
        """Another process has changed this person."""
        self.known.pop(person_id, None)

    async def rename(self, person: Person, name: str | None, language: str | None) -> Person:
        person.name = clean(name) if name is not None else person.name
        person.language = language or person.language
        await self.store.save(person)
        return person

    async def set_channels(self, person: Person, channels: dict[str, Any]) -> None:
        person.channels = channels
        await self.store.save(person)

    async def open_account(self, person: Person, login: str, password: str) -> Person:
        if person.login is not None:
            raise Conflict("err-has-account", "this person has an account already")
        hash_of_password = await asyncio.to_thread(self.hasher.hash, password)
        person.login, person.password = login.lower(), hash_of_password
        try:
            await self.store.save(person)
        except IntegrityError as error:
            person.login = person.password = None
            raise Conflict("err-login-taken", "this login is taken") from error
        return person

    async def log_in(self, login: str, password: str) -> tuple[Person, str]:
        """A token for another device of the same person."""
        person = await self.store.of_login(login.lower())
        stored = person.password if person is not None else None
        if not await asyncio.to_thread(self.fits, stored, password) or person is None:
            raise Forbidden("err-wrong-password", "login and password do not fit")
        token = new_token()
        await self.store.add_token(person.id, hashed(token))
        return person, token

    def fits(self, stored: str | None, password: str) -> bool:
        """Takes the same time for an unknown login as for a wrong password."""
        try:
            return self.hasher.verify(stored or self.decoy, password) and stored is not None
        except (VerificationError, InvalidHashError):
            return False

    @property
    def decoy(self) -> str:
        if not hasattr(self, "_decoy"):
            self._decoy = self.hasher.hash(secrets.token_hex(8))
        return self._decoy

    async def log_out(self, token: str) -> None:
        self.by_token.pop(hashed(token), None)
        await self.store.drop_token(hashed(token))


def clean(text: str) -> str:
    """A name without control characters and stray blanks; never empty."""
    kept = "".join(sign for sign in text if sign.isprintable())
    return " ".join(kept.split()) or "?"
