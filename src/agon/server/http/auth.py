"""Who asks: the person behind the bearer token of a request."""

from typing import Any

from litestar import Request

from agon.server.rate_limits import RateLimits, address_key
from agon.server.refusals import Unidentified
from agon.server.store.rows import Person
from agon.server.tables.people import People

PREFIX = "Bearer "
AnyRequest = Request[Any, Any, Any]


class Caller:
    """Whoever sent a request; looked up when a route asks for the person."""

    def __init__(self, request: AnyRequest, people: People, rates: RateLimits) -> None:
        self.header = request.headers.get("authorization", "")
        self.address = address_key(request.client.host if request.client else "?")
        self.people = people
        self.rates = rates

    @property
    def token(self) -> str:
        if not self.header.startswith(PREFIX):
            raise Unidentified("err-unknown-device", "send 'Authorization: Bearer <token>'")
        return self.header[len(PREFIX) :]

    async def person(self) -> Person | None:
        """The person, or None without a token; an unknown token is refused."""
        self.rates.request_from.check(self.address)
        if not self.header:
            self.rates.request.check(self.address)
            return None
        token = self.token
        try:
            person = await self.people.of_token(token)
        except Unidentified:
            self.rates.request.check(self.address)
            raise
        self.rates.request.check(person.id)
        return person

    async def looks_back(self) -> Person | None:
        """The person who asks for something that is costly to show."""
        person = await self.person()
        self.rates.replay.check(person.id if person else self.address)
        return person

    async def looks_back_as(self) -> Person:
        """The same of somebody who must be known: what they look at is computed or kept for them."""
        person = await self.known_person()
        self.rates.replay.check(person.id)
        return person

    async def creator(self) -> Person:
        """The person who asks for a new table."""
        person = await self.known_person()
        self.rates.create.check(person.id)
        self.rates.create_from.check(self.address)
        return person

    async def known_person(self) -> Person:
        person = await self.person()
        if person is None:
            raise Unidentified("err-unknown-device", "register with POST /api/me first and send the token")
        return person
