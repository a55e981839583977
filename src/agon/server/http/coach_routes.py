"""HTTP for the coach: a look back on a finished game, puzzles."""

from typing import Annotated, Any, Literal

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from agon.coach.guides import Guide, guide
from agon.server.api_types import VISIBLE
from agon.server.bots.look_backs import LookBack
from agon.server.coach_types import (
    LookBackOut,
    PuzzleAnswer,
    PuzzleOut,
    PuzzlesOut,
    SolutionOut,
    TermsOut,
    TrialOut,
    TurningPointOut,
    WhyNotOut,
)
from agon.server.http.error_handlers import PROBLEMS
from agon.server.http.parts import AnswersPart, CallerPart, LookBacksPart, PuzzlesPart, RatesPart, ReplaysPart
from agon.server.http.replay_routes import TitlePath
from agon.server.http.table_routes import InviteQuery, TableId
from agon.server.refusals import Unknown

PuzzleId = Annotated[str, PathParameter(max_length=80, pattern=r"^[a-z_]+-[0-9]+-[0-9]+$")]
OptionQuery = Annotated[int, QueryParameter(ge=0, le=10_000)]
AnchorQuery = Annotated[str, QueryParameter(max_length=80, pattern=VISIBLE)]
DIGITS = 6


class CoachController(Controller):
    path = "/"
    tags = ("coach",)

    @get("/tables/{table_id:str}/analysis", responses=PROBLEMS)
    async def analysis(
        self,
        caller: CallerPart,
        table_id: TableId,
        answers: AnswersPart,
        replays: ReplaysPart,
        look_backs: LookBacksPart,
        invite: InviteQuery = None,
    ) -> LookBackOut:
        """A finished game looked back on, as far as it is done: ask again until ``share`` is 1."""
        person = await caller.looks_back_as()
        table = await answers.visible(table_id, person, invite)
        record = replays.record(table)
        first_move = (await replays.stretches(table))[-1].first_move
        return look_back_out(look_backs.of(table, person.id, record, first_move))

    @get("/puzzles", responses=PROBLEMS)
    async def all_puzzles(self, caller: CallerPart, puzzle_book: PuzzlesPart) -> PuzzlesOut:
        """The puzzle of the day, and the others by title and theme."""
        return await puzzle_book.overview((await caller.looks_back_as()).id)

    @get("/puzzles/{puzzle_id:str}", responses=PROBLEMS)
    async def puzzle(self, caller: CallerPart, puzzle_id: PuzzleId, puzzle_book: PuzzlesPart) -> PuzzleOut:
        person = await caller.looks_back_as()
        return await puzzle_book.show(person.id, puzzle_book.find(puzzle_id))

    @post("/puzzles/{puzzle_id:str}/answer", responses=PROBLEMS)
    async def answer(
        self, caller: CallerPart, puzzle_id: PuzzleId, data: JSONBody[PuzzleAnswer], puzzle_book: PuzzlesPart
    ) -> SolutionOut:
        """The first answer of a person counts for the rating."""
        person = await caller.looks_back_as()
        return await puzzle_book.answer(person.id, puzzle_book.find(puzzle_id), data.option)

    @post("/puzzles/{puzzle_id:str}/trial", responses=PROBLEMS)
    async def trial(
        self,
        caller: CallerPart,
        puzzle_id: PuzzleId,
        data: JSONBody[PuzzleAnswer],
        puzzle_book: PuzzlesPart,
        rates: RatesPart,
    ) -> TrialOut:
        """Any option against the best one, after the answer."""
        person = await caller.known_person()
        rates.hint.check(person.id)
        return await puzzle_book.tried(person.id, puzzle_book.find(puzzle_id), data.option)

    @get("/puzzles/{puzzle_id:str}/preview", responses=PROBLEMS)
    async def preview(
        self,
        caller: CallerPart,
        puzzle_id: PuzzleId,
        option: OptionQuery,
        puzzle_book: PuzzlesPart,
        rates: RatesPart,
    ) -> dict[str, Any]:
        """What an option would do."""
        person = await caller.known_person()
        rates.preview.check(person.id)
        return await puzzle_book.preview(person.id, puzzle_book.find(puzzle_id), option)

    @get("/puzzles/{puzzle_id:str}/why", responses=PROBLEMS)
    async def why(
        self, caller: CallerPart, puzzle_id: PuzzleId, anchor: AnchorQuery, puzzle_book: PuzzlesPart
    ) -> WhyNotOut:
        """Why a place on the board cannot be chosen."""
        await caller.looks_back_as()
        return puzzle_book.why_not(puzzle_book.find(puzzle_id), anchor)


class GuideController(Controller):
    path = "/guides"
    tags = ("coach",)

    @get("/{language:str}/{title:str}", responses=PROBLEMS)
    async def guide(self, language: FromPath[Literal["en", "ru", "it", "pl"]], title: TitlePath) -> Guide:
        """A title in five minutes."""
        found = guide(language, title)
        if found is None:
            raise Unknown("err-unknown-page", f"there is no guide to {title} in {language}")
        return found


def look_back_out(found: LookBack) -> LookBackOut:
    analysis = found.analysis
    if analysis is None:
        return LookBackOut(found.share, found.first_move, [], [], [])
    sums = (analysis.curve[0], analysis.sums(analysis.skill), analysis.sums(analysis.luck), analysis.curve[-1])
    terms = [TermsOut(seat, *(round(one[seat], DIGITS) for one in sums)) for seat in range(analysis.players)]
    curve = [[round(one, DIGITS) for one in chances] for chances in analysis.curve]
    points = [TurningPointOut(**one.view()) for one in analysis.turning_points]
    return LookBackOut(found.share, found.first_move, curve, terms, points)
