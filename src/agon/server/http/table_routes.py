"""HTTP for tables and seats."""

from typing import Annotated, Literal

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

import agon
from agon import bots
from agon.server.api_types import BotLevel, Join, NewTable, OptionOut, TableOut, TitleOut
from agon.server.http.auth import AnyRequest, house_of, known_person, person_of
from agon.server.http.error_handlers import PROBLEMS
from agon.server.refusals import no_table
from agon.server.services import House
from agon.server.store.rows import Person
from agon.server.tables.live_table import Room

TableId = Annotated[str, PathParameter(max_length=32, pattern=r"^[0-9a-f]+$")]
InviteQuery = Annotated[str | None, QueryParameter(description="the invitation, for those not seated")]
SeatPath = Annotated[int, PathParameter(ge=0, le=7)]


async def visible_room(house: House, table_id: str, person: Person | None, invite: str | None) -> Room:
    room = await house.rooms.get(table_id)
    if not room.may_look(person.id if person else None, invite):
        raise no_table()
    return room


async def shown(house: House, table_id: str, person: Person | None) -> TableOut:
    room = await house.rooms.get(table_id)
    return house.presenter.table(room.table, room.seats, person.id if person else None)


async def changed(house: House, table_id: str, person: Person) -> TableOut:
    await house.table_changed(table_id)
    return await shown(house, table_id, person)


def title_out(name: str) -> TitleOut:
    title = agon.title(name)
    options = [OptionOut(spec.name, spec.default, spec.values, spec.many) for spec in title.options]
    return TitleOut(name, title.min_players, title.max_players, options, list(bots.LEVELS))


class TablesController(Controller):
    path = "/"
    tags = ("tables",)

    @get("/titles")
    async def titles(self) -> list[TitleOut]:
        """The games, their set-up options and the levels of bots."""
        return [title_out(name) for name in agon.titles()]

    @post("/tables", responses=PROBLEMS)
    async def create(self, request: AnyRequest, data: JSONBody[NewTable]) -> TableOut:
        person = await known_person(request)
        house = house_of(request)
        house.rates.create.check(person.id)
        table = await house.tables.create(person, data)
        return await changed(house, table.id, person)

    @get("/tables", responses=PROBLEMS)
    async def listing(
        self, request: AnyRequest, which: Annotated[Literal["open", "mine"], QueryParameter(query="list")] = "open"
    ) -> list[TableOut]:
        """Open tables of everyone, or all tables of the person who asks."""
        house = house_of(request)
        if which == "open":
            person = await person_of(request)
            found = await house.store.list_open()
        else:
            person = await known_person(request)
            found = await house.store.list_of(person.id)
        return [house.presenter.table(table, seats, person.id if person else None) for table, seats in found]

    @get("/tables/{table_id:str}", responses=PROBLEMS)
    async def look(self, request: AnyRequest, table_id: TableId, invite: InviteQuery = None) -> TableOut:
        house = house_of(request)
        person = await person_of(request)
        await visible_room(house, table_id, person, invite)
        return await shown(house, table_id, person)

    @post("/tables/{table_id:str}/join", responses=PROBLEMS)
    async def join(self, request: AnyRequest, table_id: TableId, data: JSONBody[Join]) -> TableOut:
        """Take a free seat, or one that a bot holds for whoever comes."""
        person = await known_person(request)
        house = house_of(request)
        await house.tables.join(person, table_id, data.invite, data.seat)
        return await changed(house, table_id, person)

    @post("/tables/{table_id:str}/leave", responses=PROBLEMS)
    async def leave(self, request: AnyRequest, table_id: TableId) -> TableOut:
        person = await known_person(request)
        house = house_of(request)
        table, seats = await house.tables.leave(person, table_id)
        await house.table_changed(table_id)
        return house.presenter.table(table, seats, person.id)

    @post("/tables/{table_id:str}/seat/{seat:int}/bot", responses=PROBLEMS)
    async def seat_to_bot(
        self, request: AnyRequest, table_id: TableId, seat: SeatPath, data: JSONBody[BotLevel]
    ) -> TableOut:
        """A bot plays the own seat until it is taken back, or fills a free seat (host)."""
        person = await known_person(request)
        house = house_of(request)
        await house.tables.hand_to_bot(person, table_id, seat, data.level)
        return await changed(house, table_id, person)

    @post("/tables/{table_id:str}/seat/{seat:int}/take", responses=PROBLEMS)
    async def seat_back(self, request: AnyRequest, table_id: TableId, seat: SeatPath) -> TableOut:
        """Take the own seat back from the bot that sits in."""
        person = await known_person(request)
        house = house_of(request)
        await house.tables.take_back(person, table_id, seat)
        return await changed(house, table_id, person)

    @post("/tables/{table_id:str}/seat/{seat:int}/vacate", responses=PROBLEMS)
    async def seat_free(self, request: AnyRequest, table_id: TableId, seat: SeatPath) -> TableOut:
        """The host offers a seat to whoever joins: a bot's, or of somebody away or not moving for a day."""
        person = await known_person(request)
        house = house_of(request)
        await house.tables.vacate(person, table_id, seat)
        return await changed(house, table_id, person)

    @post("/tables/{table_id:str}/rematch", responses=PROBLEMS)
    async def rematch(self, request: AnyRequest, table_id: TableId) -> TableOut:
        """The same group again; whoever asks later gets the same table."""
        person = await known_person(request)
        house = house_of(request)
        table = await house.tables.rematch(person, table_id)
        await house.table_changed(table_id)
        return await changed(house, table.id, person)
