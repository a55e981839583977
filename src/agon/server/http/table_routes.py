"""HTTP for tables and seats."""

from typing import Annotated, Literal

from litestar import Controller, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

import agon
from agon import bots
from agon.server.api_types import LINE, Archive, BotLevel, Join, NewTable, OptionOut, ProgressOut, TableOut, TitleOut
from agon.server.http.error_handlers import PROBLEMS
from agon.server.http.parts import AnswersPart, CallerPart, NewsPart, QuotasPart, SeatsPart, SetupPart, TableStorePart
from agon.server.tables.progress import progress_of

TableId = Annotated[str, PathParameter(max_length=32, pattern=r"^[0-9a-f]+$")]
InviteQuery = Annotated[
    str | None, QueryParameter(description="the invitation, for those not seated", max_length=40, pattern=LINE)
]
SkipQuery = Annotated[int, QueryParameter(ge=0, le=100_000)]
SeatPath = Annotated[int, PathParameter(ge=0, le=7)]


def title_out(name: str) -> TitleOut:
    title = agon.title(name)
    options = [OptionOut(spec.name, spec.default, spec.values, spec.many) for spec in title.options]
    cover = title.cover
    return TitleOut(
        title=name,
        min_players=title.min_players,
        max_players=title.max_players,
        options=options,
        bots=list(bots.known_levels()),
        name=title.called,
        icon=cover.icon,
        minutes=cover.minutes,
        quick_players=title.quick_players,
        quick_options=cover.options,
        rule_prefix=title.rule_prefix,
        brings_words=title.folder is not None,
        solo=title.solo is not None,
    )


class TablesController(Controller):
    path = "/"
    tags = ("tables",)

    @get("/titles")
    async def titles(self) -> list[TitleOut]:
        """The games, their set-up options and the levels of bots."""
        return [title_out(name) for name in agon.titles()]

    @post("/tables", responses=PROBLEMS)
    async def create(
        self, caller: CallerPart, data: JSONBody[NewTable], quotas: QuotasPart, setup: SetupPart, answers: AnswersPart
    ) -> TableOut:
        person = await caller.creator()
        await quotas.check(person.id)
        table = await setup.create(person, data)
        return await answers.changed(table.id, person)

    @get("/tables", responses=PROBLEMS)
    async def listing(
        self,
        caller: CallerPart,
        table_store: TableStorePart,
        answers: AnswersPart,
        which: Annotated[Literal["open", "mine", "archived"], QueryParameter(name="list")] = "open",
        skip: SkipQuery = 0,
    ) -> list[TableOut]:
        """Open tables of everyone, or the tables of the person who asks, without or with those put into the archive; 200
        at a time."""
        if which == "open":
            person = await caller.person()
            found = await table_store.list_open()
        else:
            person = await caller.known_person()
            found = await table_store.list_of(person.id, which == "archived", skip)
        return answers.listed(found, person)

    @get("/tables/{table_id:str}", responses=PROBLEMS)
    async def look(
        self, caller: CallerPart, table_id: TableId, answers: AnswersPart, invite: InviteQuery = None
    ) -> TableOut:
        person = await caller.person()
        table = await answers.visible(table_id, person, invite)
        return answers.shown(table.row, table.seats, person)

    @delete("/tables/{table_id:str}", responses=PROBLEMS)
    async def remove(self, caller: CallerPart, table_id: TableId, seating: SeatsPart, news: NewsPart) -> None:
        """A game without other people, for good."""
        await seating.remove(await caller.known_person(), table_id)
        await news.table_changed(table_id)

    @get("/tables/{table_id:str}/progress", responses=PROBLEMS)
    async def progress(
        self, caller: CallerPart, table_id: TableId, answers: AnswersPart, invite: InviteQuery = None
    ) -> ProgressOut:
        """Where a game stands: its round, and how far everybody is."""
        table = await answers.visible(table_id, await caller.looks_back(), invite)
        return progress_of(table.game)

    @post("/tables/{table_id:str}/archive", responses=PROBLEMS)
    async def archive(
        self,
        caller: CallerPart,
        table_id: TableId,
        data: JSONBody[Archive],
        table_store: TableStorePart,
        answers: AnswersPart,
    ) -> TableOut:
        """Out of one's own list of games, or back into it."""
        person = await caller.known_person()
        table = await answers.visible(table_id, person, None)
        await table_store.archive(table_id, person.id, data.archived)
        return answers.shown(table.row, table.seats, person)

    @post("/tables/{table_id:str}/rematch", responses=PROBLEMS)
    async def rematch(
        self, caller: CallerPart, table_id: TableId, setup: SetupPart, news: NewsPart, answers: AnswersPart
    ) -> TableOut:
        """The same group again; whoever asks later gets the same table."""
        person = await caller.creator()
        table = await setup.rematch(person, table_id)
        await news.table_changed(table_id)
        return await answers.changed(table.id, person)


class SeatsController(Controller):
    path = "/tables/{table_id:str}"
    tags = ("tables",)

    @post("/join", responses=PROBLEMS)
    async def join(
        self, caller: CallerPart, table_id: TableId, data: JSONBody[Join], seating: SeatsPart, answers: AnswersPart
    ) -> TableOut:
        """Take a free seat, or one that a bot holds for whoever comes."""
        person = await caller.known_person()
        await seating.join(person, table_id, data.invite, data.seat)
        return await answers.changed(table_id, person)

    @post("/leave", responses=PROBLEMS)
    async def leave(
        self, caller: CallerPart, table_id: TableId, seating: SeatsPart, news: NewsPart, answers: AnswersPart
    ) -> TableOut:
        person = await caller.known_person()
        table, chairs = await seating.leave(person, table_id)
        await news.table_changed(table_id)
        return answers.shown(table, chairs, person)

    @post("/seat/{seat:int}/bot", responses=PROBLEMS)
    async def seat_to_bot(
        self,
        caller: CallerPart,
        table_id: TableId,
        seat: SeatPath,
        data: JSONBody[BotLevel],
        seating: SeatsPart,
        answers: AnswersPart,
    ) -> TableOut:
        """A bot plays the own seat until it is taken back, or fills a free seat (host)."""
        person = await caller.known_person()
        await seating.hand_to_bot(person, table_id, seat, data.level)
        return await answers.changed(table_id, person)

    @post("/seat/{seat:int}/take", responses=PROBLEMS)
    async def seat_back(
        self, caller: CallerPart, table_id: TableId, seat: SeatPath, seating: SeatsPart, answers: AnswersPart
    ) -> TableOut:
        """Take the own seat back from the bot that sits in."""
        person = await caller.known_person()
        await seating.take_back(person, table_id, seat)
        return await answers.changed(table_id, person)

    @post("/seat/{seat:int}/vacate", responses=PROBLEMS)
    async def seat_free(
        self, caller: CallerPart, table_id: TableId, seat: SeatPath, seating: SeatsPart, answers: AnswersPart
    ) -> TableOut:
        """The host offers a seat to whoever joins: a bot's, or of somebody away or not moving for a day."""
        person = await caller.known_person()
        await seating.vacate(person, table_id, seat)
        return await answers.changed(table_id, person)
