"""Who asks: the person behind the bearer token of a request."""

from typing import Any

from litestar import Request

from agon.server.refusals import Unidentified
from agon.server.services import House
from agon.server.store.rows import Person

PREFIX = "Bearer "
AnyRequest = Request[Any, Any, Any]


def house_of(request: AnyRequest) -> House:
    house: House = request.app.state.house
    return house


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client else "?"


async def person_of(request: AnyRequest) -> Person | None:
    """The person, or None without a token; an unknown token is refused."""
    house = house_of(request)
    header = request.headers.get("authorization", "")
    if not header:
        house.rates.request.check(address_of(request))
        return None
    if not header.startswith(PREFIX):
        raise Unidentified("err-unknown-device", "send 'Authorization: Bearer <token>'")
    try:
        person = await house.people.of_token(header[len(PREFIX) :])
    except Unidentified:
        house.rates.request.check(address_of(request))
        raise
    house.rates.request.check(person.id)
    return person


async def known_person(request: AnyRequest) -> Person:
    person = await person_of(request)
    if person is None:
        raise Unidentified("err-unknown-device", "greet with POST /api/me first and send the token")
    return person
