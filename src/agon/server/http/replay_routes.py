"""HTTP for looking back, records, forks and rules."""

from typing import Annotated, Literal

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from agon import rulestext
from agon.server.api_types import ForkWish, Import, RecordOut, Replay, RuleSection, Step, TableOut
from agon.server.http.error_handlers import PROBLEMS
from agon.server.http.parts import AnswersPart, CallerPart, ReplaysPart
from agon.server.http.table_routes import InviteQuery, TableId
from agon.server.refusals import Unknown
from agon.words.library import brought

MoveQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
SeatQuery = FromQuery[int | None]
TitlePath = Annotated[str, PathParameter(max_length=40, pattern=r"^[a-z_]+$")]


class ReplaysController(Controller):
    path = "/"
    tags = ("replays",)

    @get("/tables/{table_id:str}/replay", responses=PROBLEMS)
    async def replay(
        self,
        caller: CallerPart,
        table_id: TableId,
        move: MoveQuery,
        answers: AnswersPart,
        replays: ReplaysPart,
        seat: SeatQuery = None,
        invite: InviteQuery = None,
    ) -> Replay:
        """The view after a number of moves: of an own seat, after the end of any, without a seat the public one."""
        person = await caller.looks_back()
        table = await answers.visible(table_id, person, invite)
        return await replays.replay(table, person.id if person else None, move, seat)

    @get("/tables/{table_id:str}/steps", responses=PROBLEMS)
    async def steps(
        self,
        caller: CallerPart,
        table_id: TableId,
        answers: AnswersPart,
        replays: ReplaysPart,
        invite: InviteQuery = None,
    ) -> list[Step]:
        person = await caller.looks_back()
        table = await answers.visible(table_id, person, invite)
        return await replays.steps(table, person.id if person else None)

    @get("/tables/{table_id:str}/record", responses=PROBLEMS)
    async def record(
        self,
        caller: CallerPart,
        table_id: TableId,
        answers: AnswersPart,
        replays: ReplaysPart,
        invite: InviteQuery = None,
    ) -> RecordOut:
        """Seed, choices and outcomes, after the end. ``agon verify`` checks it against the hash shown before."""
        table = await answers.visible(table_id, await caller.looks_back(), invite)
        return RecordOut(replays.record(table))

    @post("/tables/{table_id:str}/fork", responses=PROBLEMS)
    async def fork(
        self,
        caller: CallerPart,
        table_id: TableId,
        data: JSONBody[ForkWish],
        answers: AnswersPart,
        replays: ReplaysPart,
        invite: InviteQuery = None,
    ) -> TableOut:
        """Continue from here, as a table of one's own."""
        person = await caller.creator()
        table = await answers.visible(table_id, person, invite)
        fork = await replays.fork(table, person, data.move, data.seats)
        return await answers.changed(fork.id, person)

    @post("/import", responses=PROBLEMS)
    async def bring_in(
        self, caller: CallerPart, data: JSONBody[Import], answers: AnswersPart, replays: ReplaysPart
    ) -> TableOut:
        """A recorded game as a table, to step through or to go on with."""
        person = await caller.creator()
        table = await replays.bring_in(person, data.record, data.seats)
        return await answers.changed(table.id, person)

    @get("/rules/{language:str}/{title:str}", responses=PROBLEMS)
    async def rules(self, language: FromPath[Literal["en", "ru", "it", "pl"]], title: TitlePath) -> list[RuleSection]:
        """Chapters (without text) and their entries, in the order of the book."""
        try:
            entries, chapters = rulestext.load(language, title), rulestext.chapters(language, title)
        except (KeyError, FileNotFoundError) as error:
            raise Unknown("err-unknown-page", f"there are no rules of {title} in {language}") from error
        found: list[RuleSection] = []
        for chapter in chapters:
            found.append(RuleSection(chapter.id, chapter.title, ""))
            found.extend(RuleSection(key, entries[key].title, entries[key].text) for key in chapter.rules)
        return found

    @get("/words/{language:str}/{title:str}", responses=PROBLEMS)
    async def words(self, language: FromPath[Literal["en", "ru", "it", "pl"]], title: TitlePath) -> dict[str, str]:
        """The words of a title from outside as a Fluent source; empty for a built-in one, whose words the page has."""
        return {"source": brought(language, title)}
