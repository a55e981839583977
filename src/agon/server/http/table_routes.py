"""HTTP for tables and seats."""

from typing import Annotated, Literal

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

import agon
from agon import bots
from agon.server.api_types import BotLevel, Join, NewTable, OptionOut, TableOut, TitleOut
from agon.server.http.auth import AnyRequest, Auth
from agon.server.http.error_handlers import PROBLEMS
from agon.server.http.table_answers import TableAnswers
from agon.server.live.news import News
from agon.server.rate_limits import RateLimits
from agon.server.store.tables import TableStore
from agon.server.tables.seats import Seats
from agon.server.tables.setup import TableSetup

TableId = Annotated[str, PathParameter(max_length=32, pattern=r"^[0-9a-f]+$")]
InviteQuery = Annotated[str | None, QueryParameter(description="the invitation, for those not seated")]
SeatPath = Annotated[int, PathParameter(ge=0, le=7)]


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
    async def create(
        self,
        request: AnyRequest,
        data: JSONBody[NewTable],
        auth: NamedDependency[Auth],
        rates: NamedDependency[RateLimits],
        setup: NamedDependency[TableSetup],
        answers: NamedDependency[TableAnswers],
    ) -> TableOut:
        person = await auth.known_person(request)
        rates.create.check(person.id)
        table = await setup.create(person, data)
        return await answers.changed(table.id, person)

    @get("/tables", responses=PROBLEMS)
    async def listing(
        self,
        request: AnyRequest,
        auth: NamedDependency[Auth],
        table_store: NamedDependency[TableStore],
        answers: NamedDependency[TableAnswers],
        which: Annotated[Literal["open", "mine"], QueryParameter(name="list")] = "open",
    ) -> list[TableOut]:
        """Open tables of everyone, or all tables of the person who asks."""
        if which == "open":
            person = await auth.person_of(request)
            found = await table_store.list_open()
        else:
            person = await auth.known_person(request)
            found = await table_store.list_of(person.id)
        return [answers.shown(table, chairs, person) for table, chairs in found]

    @get("/tables/{table_id:str}", responses=PROBLEMS)
    async def look(
        self,
        request: AnyRequest,
        table_id: TableId,
        auth: NamedDependency[Auth],
        answers: NamedDependency[TableAnswers],
        invite: InviteQuery = None,
    ) -> TableOut:
        person = await auth.person_of(request)
        table = await answers.visible(table_id, person, invite)
        return answers.shown(table.row, table.seats, person)

    @post("/tables/{table_id:str}/rematch", responses=PROBLEMS)
    async def rematch(
        self,
        request: AnyRequest,
        table_id: TableId,
        auth: NamedDependency[Auth],
        setup: NamedDependency[TableSetup],
        news: NamedDependency[News],
        answers: NamedDependency[TableAnswers],
    ) -> TableOut:
        """The same group again; whoever asks later gets the same table."""
        person = await auth.known_person(request)
        table = await setup.rematch(person, table_id)
        await news.table_changed(table_id)
        return await answers.changed(table.id, person)


class SeatsController(Controller):
    path = "/tables/{table_id:str}"
    tags = ("tables",)

    @post("/join", responses=PROBLEMS)
    async def join(
        self,
        request: AnyRequest,
        table_id: TableId,
        data: JSONBody[Join],
        auth: NamedDependency[Auth],
        seating: NamedDependency[Seats],
        answers: NamedDependency[TableAnswers],
    ) -> TableOut:
        """Take a free seat, or one that a bot holds for whoever comes."""
        person = await auth.known_person(request)
        await seating.join(person, table_id, data.invite, data.seat)
        return await answers.changed(table_id, person)

    @post("/leave", responses=PROBLEMS)
    async def leave(
        self,
        request: AnyRequest,
        table_id: TableId,
        auth: NamedDependency[Auth],
        seating: NamedDependency[Seats],
        news: NamedDependency[News],
        answers: NamedDependency[TableAnswers],
    ) -> TableOut:
        person = await auth.known_person(request)
        table, chairs = await seating.leave(person, table_id)
        await news.table_changed(table_id)
        return answers.shown(table, chairs, person)

    @post("/seat/{seat:int}/bot", responses=PROBLEMS)
    async def seat_to_bot(
        self,
        request: AnyRequest,
        table_id: TableId,
        seat: SeatPath,
        data: JSONBody[BotLevel],
        auth: NamedDependency[Auth],
        seating: NamedDependency[Seats],
        answers: NamedDependency[TableAnswers],
    ) -> TableOut:
        """A bot plays the own seat until it is taken back, or fills a free seat (host)."""
        person = await auth.known_person(request)
        await seating.hand_to_bot(person, table_id, seat, data.level)
        return await answers.changed(table_id, person)

    @post("/seat/{seat:int}/take", responses=PROBLEMS)
    async def seat_back(
        self,
        request: AnyRequest,
        table_id: TableId,
        seat: SeatPath,
        auth: NamedDependency[Auth],
        seating: NamedDependency[Seats],
        answers: NamedDependency[TableAnswers],
    ) -> TableOut:
        """Take the own seat back from the bot that sits in."""
        person = await auth.known_person(request)
        await seating.take_back(person, table_id, seat)
        return await answers.changed(table_id, person)

    @post("/seat/{seat:int}/vacate", responses=PROBLEMS)
    async def seat_free(
        self,
        request: AnyRequest,
        table_id: TableId,
        seat: SeatPath,
        auth: NamedDependency[Auth],
        seating: NamedDependency[Seats],
        answers: NamedDependency[TableAnswers],
    ) -> TableOut:
        """The host offers a seat to whoever joins: a bot's, or of somebody away or not moving for a day."""
        person = await auth.known_person(request)
        await seating.vacate(person, table_id, seat)
        return await answers.changed(table_id, person)
