"""HTTP for lessons."""

from typing import Literal

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from agon.coach import lessons
from agon.server.api_types import LessonOut, LessonWish, TableOut
from agon.server.http.error_handlers import PROBLEMS
from agon.server.http.parts import AnswersPart, CallerPart, LessonsPart, NewsPart, QuotasPart
from agon.server.http.replay_routes import TitlePath
from agon.server.tables.lessons import known_lesson, outline
from agon.words.library import lesson_words


class LessonsController(Controller):
    path = "/lessons"
    tags = ("lessons",)

    @get("/")
    async def listing(self) -> list[LessonOut]:
        """The lessons with their chapters."""
        return [outline(known_lesson(title)) for title in lessons.titles()]

    @post("/{title:str}", responses=PROBLEMS)
    async def begin(
        self,
        caller: CallerPart,
        title: TitlePath,
        data: JSONBody[LessonWish],
        quotas: QuotasPart,
        teaching: LessonsPart,
        news: NewsPart,
        answers: AnswersPart,
    ) -> TableOut:
        """A table of one's own at the beginning of a chapter. It takes the place of one where the script still runs."""
        person = await caller.creator()
        await quotas.check(person.id)
        table, given_up = await teaching.begin(person, title, data.chapter)
        for gone in given_up:
            await news.table_changed(gone)
        return await answers.changed(table.id, person)

    @get("/{title:str}/words/{language:str}", responses=PROBLEMS)
    async def words(self, title: TitlePath, language: FromPath[Literal["en", "ru", "it", "pl"]]) -> dict[str, str]:
        """What the lesson says as a Fluent source: the page asks for it when a lesson is opened."""
        return {"source": lesson_words(language, known_lesson(title).title)}
