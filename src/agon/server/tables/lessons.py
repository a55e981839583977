"""Lessons at tables: a table of one person, whose game follows a script before it goes on freely."""

from agon.coach import lessons
from agon.coach.lessons import LEARNER, Lesson
from agon.kernel.game import Game
from agon.server.api_types import ChapterOut, GoalOut, LessonNow, LessonOut, LessonStep, NoClock, SeatWish
from agon.server.refusals import Conflict, Unknown
from agon.server.store.rows import Person, TableRow
from agon.server.store.tables import TableStore
from agon.server.tables.setup import TableSetup


def lesson_of(table: TableRow) -> Lesson | None:
    """The script that a table follows. One that was changed since is followed no more: the game goes on freely."""
    found = lessons.lesson(table.title) if table.lesson is not None else None
    return found if found is not None and found.fingerprint == table.lesson else None


def known_lesson(title: str) -> Lesson:
    found = lessons.lesson(title)
    if found is None:
        raise Unknown("err-unknown-game", f"there is no lesson of {title}", {"game": title})
    return found


def outline(lesson: Lesson) -> LessonOut:
    chapters = [ChapterOut(one.name, one.goal, len(one.steps)) for one in lesson.chapters]
    return LessonOut(lesson.title, len(lesson.steps), chapters)


def lesson_now(lesson: Lesson, game: Game, has_moved: bool) -> LessonNow:
    """Where a lesson stands; goals are told where the script is over. Who begins with a chapter is not told what came of
    the one before."""
    number = lesson.next_step(game)
    due, asks = lesson.steps_now(game), lesson.line_at(game) is not None
    steps = [
        LessonStep(step.says, step.spot, lesson.allowed(game) if asks and step is lesson.steps[due[-1]] else None)
        for step in (lesson.steps[at] for at in due)
    ]
    chapter = lesson.chapter_of(number)
    over = not asks and not steps
    goals = list(zip(lesson.goals, lesson.reached(game), strict=True)) if over else []
    return LessonNow(
        number=number,
        total=len(lesson.steps),
        chapter=chapter,
        name=lesson.chapters[chapter].name,
        goal=lesson.chapters[chapter].goal,
        came=lesson.came(game) if has_moved else None,
        steps=steps,
        over=over,
        goals=[GoalOut(goal.says, done) for goal, done in goals],
    )


def check_fits(lesson: Lesson | None, game: Game, option: int) -> None:
    """Refuse what the step at hand does not ask for."""
    allowed = lesson.allowed(game) if lesson is not None else None
    if allowed is not None and option not in allowed:
        raise Conflict("err-lesson-move", "the lesson asks for another move now")


class Lessons:
    """Every method leaves the table durable; announcing it is the caller's."""

    def __init__(self, store: TableStore, setup: TableSetup) -> None:
        self.store = store
        self.setup = setup

    async def begin(self, person: Person, title: str, chapter: int) -> tuple[TableRow, list[str]]:
        """A new table at a chapter; the tables it takes the place of, where the same script was still running."""
        lesson = known_lesson(title)
        if chapter >= len(lesson.chapters):
            raise Unknown("err-unknown-page", f"chapters are 0 to {len(lesson.chapters) - 1}")
        given_up = await self.running(person.id, lesson)
        await self.store.remove(given_up)
        game = lesson.begin(chapter)
        seats = [SeatWish("me") if seat == LEARNER else SeatWish("bot", lessons.RIVALS) for seat in range(game.players)]
        table = await self.setup.set_up(
            person, game, str(lesson.seed), seats, NoClock(), "private", None, lesson=lesson.fingerprint
        )
        return table, given_up

    async def running(self, person: str, lesson: Lesson) -> list[str]:
        found = await self.store.list_of(person)
        return [
            table.id
            for table, _ in found
            if table.lesson is not None and table.title == lesson.title and table.moves < len(lesson.lines)
        ]
