"""HTTP for persons, devices and accounts."""

from litestar import Controller, delete, get, patch, post, put
from litestar.params import JSONBody

from agon.server.api_types import (
    Channels,
    ChannelsChange,
    ChannelsOut,
    Code,
    CodeOut,
    Credentials,
    Me,
    NewPerson,
    PasswordChange,
    Profile,
    Token,
)
from agon.server.http.error_handlers import PROBLEMS
from agon.server.http.parts import CallerPart, NewsPart, PeoplePart, PreferencesPart, RatesPart, TableStorePart
from agon.server.store.rows import Person
from agon.server.tables.people import CODE_SECONDS, hashed


def me_out(person: Person) -> Me:
    return Me(person.id, person.name, person.login, person.language)


class PeopleController(Controller):
    path = "/"
    tags = ("people",)

    @post("/me", responses=PROBLEMS)
    async def greet(self, caller: CallerPart, data: JSONBody[NewPerson], people: PeoplePart, rates: RatesPart) -> Token:
        """A new person with the token of this device. No account is needed."""
        rates.greet.check(caller.address)
        person, token = await people.register(data.name, data.language)
        return Token(person.id, person.name, token)

    @get("/me", responses=PROBLEMS)
    async def who_am_i(self, caller: CallerPart) -> Me:
        return me_out(await caller.known_person())

    @patch("/me", responses=PROBLEMS)
    async def rename(
        self,
        caller: CallerPart,
        data: JSONBody[Profile],
        people: PeoplePart,
        table_store: TableStorePart,
        news: NewsPart,
    ) -> Me:
        """A new name is that of the seats too, as long as their games have not begun."""
        person = await caller.known_person()
        before = person.name
        await people.rename(person, data.name, data.language)
        for table_id in await table_store.rename_waiting(person.id, before, person.name):
            await news.table_changed(table_id)
        return me_out(person)

    @delete("/me", responses=PROBLEMS)
    async def forget_device(self, caller: CallerPart, people: PeoplePart, news: NewsPart) -> None:
        """This device's token is no longer valid, its lines are closed; the person's seats stay."""
        person, device = await caller.known_person(), hashed(caller.token)
        await people.sign_out(person, [device])
        news.signed_out(person.id, [device])

    @delete("/me/devices", responses=PROBLEMS)
    async def forget_devices(self, caller: CallerPart, people: PeoplePart, news: NewsPart) -> None:
        """Log out everywhere: no token of this person is valid any more, this one included."""
        person = await caller.known_person()
        await people.sign_out(person, None)
        news.signed_out(person.id, None)

    @post("/account", responses=PROBLEMS)
    async def open_account(
        self, caller: CallerPart, data: JSONBody[Credentials], people: PeoplePart, rates: RatesPart
    ) -> Me:
        """A login and a password for this person, to be found from other devices."""
        person = await caller.known_person()
        rates.login.check(caller.address)
        return me_out(await people.open_account(person, data.login, data.password))

    @post("/account/password", responses=PROBLEMS)
    async def change_password(
        self,
        caller: CallerPart,
        data: JSONBody[PasswordChange],
        people: PeoplePart,
        news: NewsPart,
        rates: RatesPart,
    ) -> Me:
        """A new password. Every other device is logged out."""
        person = await caller.known_person()
        rates.login.check(caller.address)
        rates.login_as.check(person.login or person.id)
        news.signed_out(person.id, await people.change_password(person, data.old, data.new, caller.token))
        return me_out(person)

    @post("/login", responses=PROBLEMS)
    async def log_in(
        self, caller: CallerPart, data: JSONBody[Credentials], people: PeoplePart, rates: RatesPart
    ) -> Token:
        rates.login.check(caller.address)
        rates.login_as.check(data.login.lower())
        person, token = await people.log_in(data.login, data.password)
        return Token(person.id, person.name, token)

    @post("/me/code", responses=PROBLEMS)
    async def show_code(self, caller: CallerPart, people: PeoplePart, rates: RatesPart) -> CodeOut:
        """A code that makes another device this person's: good once, for a few minutes; the newest counts. It belongs
        into the fragment of an address, which no server and no other page is told."""
        person = await caller.known_person()
        rates.login.check(person.id)
        return CodeOut(await people.new_code(person), int(CODE_SECONDS))

    @post("/login/code", responses=PROBLEMS)
    async def follow_code(
        self, caller: CallerPart, data: JSONBody[Code], people: PeoplePart, rates: RatesPart
    ) -> Token:
        """This device is the person's who showed the code."""
        rates.login.check(caller.address)
        person, token = await people.follow_code(data.code)
        return Token(person.id, person.name, token)

    @get("/me/channels", responses=PROBLEMS)
    async def channels(self, caller: CallerPart, preferences: PreferencesPart) -> ChannelsOut:
        """Where this person is told about turns. Secrets (keys, full addresses of hooks) are not repeated."""
        return preferences.shown(await caller.known_person())

    @put("/me/channels", responses=PROBLEMS)
    async def set_channels(
        self, caller: CallerPart, data: JSONBody[Channels], preferences: PreferencesPart
    ) -> ChannelsOut:
        person = await caller.known_person()
        await preferences.replace(person, data)
        return preferences.shown(person)

    @patch("/me/channels", responses=PROBLEMS)
    async def change_channels(
        self, caller: CallerPart, data: JSONBody[ChannelsChange], preferences: PreferencesPart
    ) -> ChannelsOut:
        """Change one channel and leave the others, whose secrets are not repeated, as they are."""
        person = await caller.known_person()
        await preferences.change(person, data)
        return preferences.shown(person)
