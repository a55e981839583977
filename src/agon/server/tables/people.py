"""Persons, the tokens of their devices, and optional accounts. Tokens are stored as hashes only."""

import hashlib
import secrets
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from agon.server.background import Desk
from agon.server.refusals import Conflict, Forbidden, Unidentified
from agon.server.store.people import PeopleStore
from agon.server.store.rows import Person, now

TOKEN_BYTES = 24
CODE_SECONDS = 300.0
"""How long a code for another device is good."""
MOST_HASHES_WAITING = 20
"""A password takes 64 MB and a while to hash: one at a time, and a short line."""
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
        self.desk = Desk(MOST_HASHES_WAITING)
        self.by_token: dict[str, str] = {}
        self.sign_outs = 0
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
        before = self.sign_outs
        person = await self.store.of_token(key)
        if person is None:
            raise Unidentified("err-unknown-device", "this token is not known; greet with POST /api/me")
        if self.sign_outs == before:  # else the token may be void by now: it is looked up again next time
            self.remember(key, person)
        return person

    async def is_signed_in(self, device: str) -> bool:
        """Whether the token with this hash is still valid."""
        return device in self.by_token or await self.store.of_token(device) is not None

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

    def forget_all(self) -> None:
        self.sign_outs += 1
        self.known.clear()
        self.by_token.clear()

    def forget_devices(self, person_id: str, devices: list[str] | None) -> None:
        """These devices of a person (None: all) are signed out, here or by another process."""
        self.sign_outs += 1
        gone = [key for key, of in self.by_token.items() if of == person_id] if devices is None else devices
        for key in gone:
            self.by_token.pop(key, None)

    async def rename(self, person: Person, name: str | None, language: str | None) -> Person:
        person.name = clean(name) if name is not None else person.name
        person.language = language or person.language
        await self.store.save(person, "name", "language")
        return person

    async def set_channels(self, person: Person, channels: dict[str, Any]) -> None:
        person.channels = channels
        await self.store.save(person, "channels")

    async def open_account(self, person: Person, login: str, password: str) -> Person:
        if person.login is not None:
            raise Conflict("err-has-account", "this person has an account already")
        hash_of_password = await self.desk.work(lambda: self.hasher.hash(password))
        if person.login is not None:
            raise Conflict("err-has-account", "this person has an account already")
        person.login, person.password = login.lower(), hash_of_password
        try:
            await self.store.save(person, "login", "password")
        except IntegrityError as error:
            person.login = person.password = None
            raise Conflict("err-login-taken", "this login is taken") from error
        return person

    async def change_password(self, person: Person, old: str, new: str, token: str) -> list[str]:
        """A new password; every other device is signed out, and which those were."""
        stored = person.password
        if stored is None:
            raise Conflict("err-no-account", "this person has no account yet")
        if not await self.desk.work(lambda: self.fits(stored, old)):
            raise Forbidden("err-wrong-password", "this is not the password")
        person.password = await self.desk.work(lambda: self.hasher.hash(new))
        await self.store.save(person, "password")
        devices = [one for one in await self.store.devices(person.id) if one != hashed(token)]
        await self.sign_out(person, devices)
        return devices

    async def log_in(self, login: str, password: str) -> tuple[Person, str]:
        """A token for another device of the same person."""
        person = await self.store.of_login(login.lower())
        stored = person.password if person is not None else None
        if not await self.desk.work(lambda: self.fits(stored, password)) or person is None:
            raise Forbidden("err-wrong-password", "login and password do not fit")
        token = new_token()
        await self.store.add_token(person.id, hashed(token))
        return person, token

    async def new_code(self, person: Person) -> str:
        """A code that makes another device this person's: for one use, soon."""
        code = new_token()
        await self.store.add_code(hashed(code), person.id, now() - CODE_SECONDS)
        return code

    async def follow_code(self, code: str) -> tuple[Person, str]:
        """A token for the device that brings a code."""
        owner = await self.store.take_code(hashed(code), now() - CODE_SECONDS)
        person = await self.store.of_id(owner) if owner is not None else None
        if person is None:
            raise Forbidden("err-bad-code", "this code was used already, or is too old")
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

    async def sign_out(self, person: Person, devices: list[str] | None) -> None:
        """These devices (None: all) are no longer this person's; the other processes hear of it."""
        await self.store.drop_codes(person.id)
        await self.store.drop_tokens(person.id, devices)
        self.forget_devices(person.id, devices)


def clean(text: str) -> str:
    """A name without control characters and stray blanks; never empty."""
    kept = "".join(sign for sign in text if sign.isprintable())
    return " ".join(kept.split()) or "?"
