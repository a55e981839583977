"""HTTP for persons, devices and accounts."""

from litestar import Controller, delete, get, patch, post, put
from litestar.params import JSONBody

from agon.server.api_types import Channels, ChannelsChange, ChannelsOut, Credentials, Me, NewPerson, Profile, Token
from agon.server.http.auth import PREFIX, AnyRequest, address_of, house_of, known_person
from agon.server.http.error_handlers import PROBLEMS
from agon.server.store.rows import Person


def me_out(person: Person) -> Me:
    return Me(person.id, person.name, person.login, person.language)


class PeopleController(Controller):
    path = "/"
    tags = ("people",)

    @post("/me", responses=PROBLEMS)
    async def greet(self, request: AnyRequest, data: JSONBody[NewPerson]) -> Token:
        """A new person with the token of this device. No account is needed."""
        house = house_of(request)
        house.rates.greet.check(address_of(request))
        person, token = await house.people.greet(data.name, data.language)
        return Token(person.id, person.name, token)

    @get("/me", responses=PROBLEMS)
    async def who_am_i(self, request: AnyRequest) -> Me:
        return me_out(await known_person(request))

    @patch("/me", responses=PROBLEMS)
    async def rename(self, request: AnyRequest, data: JSONBody[Profile]) -> Me:
        person = await known_person(request)
        return me_out(await house_of(request).people.rename(person, data.name, data.language))

    @delete("/me", responses=PROBLEMS)
    async def forget_device(self, request: AnyRequest) -> None:
        """This device's token is no longer valid; the person's seats stay."""
        await known_person(request)
        await house_of(request).people.log_out(request.headers["authorization"][len(PREFIX) :])

    @post("/account", responses=PROBLEMS)
    async def open_account(self, request: AnyRequest, data: JSONBody[Credentials]) -> Me:
        """A login and a password for this person, to be found from other devices."""
        person = await known_person(request)
        house = house_of(request)
        house.rates.login.check(address_of(request))
        return me_out(await house.people.open_account(person, data.login, data.password))

    @post("/login", responses=PROBLEMS)
    async def log_in(self, request: AnyRequest, data: JSONBody[Credentials]) -> Token:
        house = house_of(request)
        house.rates.login.check(address_of(request))
        person, token = await house.people.log_in(data.login, data.password)
        return Token(person.id, person.name, token)

    @get("/me/channels", responses=PROBLEMS)
    async def channels(self, request: AnyRequest) -> ChannelsOut:
        """Where this person is told about turns. Secrets (keys, full addresses of hooks) are not repeated."""
        person = await known_person(request)
        return house_of(request).notices.shown(person)

    @put("/me/channels", responses=PROBLEMS)
    async def set_channels(self, request: AnyRequest, data: JSONBody[Channels]) -> ChannelsOut:
        person = await known_person(request)
        house = house_of(request)
        await house.notices.set_channels(person, data)
        return house.notices.shown(person)

    @patch("/me/channels", responses=PROBLEMS)
    async def change_channels(self, request: AnyRequest, data: JSONBody[ChannelsChange]) -> ChannelsOut:
        """Change one channel and leave the others, whose secrets are not repeated, as they are."""
        person = await known_person(request)
        house = house_of(request)
        await house.notices.change_channels(person, data)
        return house.notices.shown(person)
