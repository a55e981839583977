"""Who asks: the person behind the bearer token of a request."""

from typing import Any

from litestar import Request

from agon.server.rate_limits import RateLimits
from agon.server.refusals import Unidentified
from agon.server.store.rows import Person
from agon.server.tables.people import People

PREFIX = "Bearer "
AnyRequest = Request[Any, Any, Any]


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client else "?"


def token_of(request: AnyRequest) -> str:
    header = request.headers.get("authorization", "")
    if header and not header.startswith(PREFIX):
        raise Unidentified("err-unknown-device", "send 'Authorization: Bearer <token>'")
    return header[len(PREFIX) :]


class Auth:
    def __init__(self, people: People, rates: RateLimits) -> None:
        self.people = people
        self.rates = rates

    async def person_of(self, request: AnyRequest) -> Person | None:
        """The person, or None without a token; an unknown token is refused."""
        if not request.headers.get("authorization", ""):
            self.rates.request.check(address_of(request))
            return None
        token = token_of(request)
        try:
            person = await self.people.of_token(token)
        except Unidentified:
            self.rates.request.check(address_of(request))
            raise
        self.rates.request.check(person.id)
        return person

    async def known_person(self, request: AnyRequest) -> Person:
        person = await self.person_of(request)
        if person is None:
            raise Unidentified("err-unknown-device", "register with POST /api/me first and send the token")
        return person
