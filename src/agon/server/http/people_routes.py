"""HTTP for persons, devices and accounts."""

from litestar import Controller, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from agon.server.api_types import Channels, ChannelsChange, ChannelsOut, Credentials, Me, NewPerson, Profile, Token
from agon.server.http.auth import AnyRequest, Auth, address_of, token_of
from agon.server.http.error_handlers import PROBLEMS
from agon.server.notices.preferences import Preferences
from agon.server.rate_limits import RateLimits
from agon.server.store.rows import Person
from agon.server.tables.people import People


def me_out(person: Person) -> Me:
    return Me(person.id, person.name, person.login, person.language)


class PeopleController(Controller):
    path = "/"
    tags = ("people",)

    @post("/me", responses=PROBLEMS)
    async def greet(
        self,
        request: AnyRequest,
        data: JSONBody[NewPerson],
        people: NamedDependency[People],
        rates: NamedDependency[RateLimits],
    ) -> Token:
        """A new person with the token of this device. No account is needed."""
        rates.greet.check(address_of(request))
        person, token = await people.register(data.name, data.language)
        return Token(person.id, person.name, token)

    @get("/me", responses=PROBLEMS)
    async def who_am_i(self, request: AnyRequest, auth: NamedDependency[Auth]) -> Me:
        return me_out(await auth.known_person(request))

    @patch("/me", responses=PROBLEMS)
    async def rename(
        self,
        request: AnyRequest,
        data: JSONBody[Profile],
        auth: NamedDependency[Auth],
        people: NamedDependency[People],
    ) -> Me:
        person = await auth.known_person(request)
        return me_out(await people.rename(person, data.name, data.language))

    @delete("/me", responses=PROBLEMS)
    async def forget_device(
        self, request: AnyRequest, auth: NamedDependency[Auth], people: NamedDependency[People]
    ) -> None:
        """This device's token is no longer valid; the person's seats stay."""
        await auth.known_person(request)
        await people.log_out(token_of(request))

    @post("/account", responses=PROBLEMS)
    async def open_account(
        self,
        request: AnyRequest,
        data: JSONBody[Credentials],
        auth: NamedDependency[Auth],
        people: NamedDependency[People],
        rates: NamedDependency[RateLimits],
    ) -> Me:
        """A login and a password for this person, to be found from other devices."""
        person = await auth.known_person(request)
        rates.login.check(address_of(request))
        return me_out(await people.open_account(person, data.login, data.password))

    @post("/login", responses=PROBLEMS)
    async def log_in(
        self,
        request: AnyRequest,
        data: JSONBody[Credentials],
        people: NamedDependency[People],
        rates: NamedDependency[RateLimits],
    ) -> Token:
        rates.login.check(address_of(request))
        person, token = await people.log_in(data.login, data.password)
        return Token(person.id, person.name, token)

    @get("/me/channels", responses=PROBLEMS)
    async def channels(
        self, request: AnyRequest, auth: NamedDependency[Auth], preferences: NamedDependency[Preferences]
    ) -> ChannelsOut:
        """Where this person is told about turns. Secrets (keys, full addresses of hooks) are not repeated."""
        return preferences.shown(await auth.known_person(request))

    @put("/me/channels", responses=PROBLEMS)
    async def set_channels(
        self,
        request: AnyRequest,
        data: JSONBody[Channels],
        auth: NamedDependency[Auth],
        preferences: NamedDependency[Preferences],
    ) -> ChannelsOut:
        person = await auth.known_person(request)
        await preferences.replace(person, data)
        return preferences.shown(person)

    @patch("/me/channels", responses=PROBLEMS)
    async def change_channels(
        self,
        request: AnyRequest,
        data: JSONBody[ChannelsChange],
        auth: NamedDependency[Auth],
        preferences: NamedDependency[Preferences],
    ) -> ChannelsOut:
        """Change one channel and leave the others, whose secrets are not repeated, as they are."""
        person = await auth.known_person(request)
        await preferences.change(person, data)
        return preferences.shown(person)
