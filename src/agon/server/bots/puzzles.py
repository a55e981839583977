"""Puzzles for people: which there are, what somebody answered, and what another answer would have been worth. Nothing of the
solution is told before the first answer."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import agon
from agon.coach.analysis import said
from agon.coach.progress import START, rating_after, rating_of
from agon.coach.puzzles import Puzzle, puzzle_of_the_day, puzzles
from agon.coach.themes import heading_of
from agon.explain import explain
from agon.server.bots.pool import BotPool
from agon.server.coach_types import (
    MadeOut,
    PuzzleOut,
    PuzzlesOut,
    PuzzleTitleOut,
    SaidOut,
    SolutionOut,
    ThemeOut,
    TodayOut,
    TrialOut,
    WeighedOut,
    WhyNotOut,
)
from agon.server.refusals import Conflict, Unknown
from agon.server.store.puzzles import Answered, PuzzleStore
from agon.server.store.rows import now

KEPT_TRIALS = 300
DAY = 86_400.0

Answers = dict[str, Answered]


class Puzzles:
    def __init__(self, store: PuzzleStore, pool: BotPool) -> None:
        self.store = store
        self.pool = pool
        self.trials: dict[tuple[str, int], TrialOut] = {}

    # ------------------------------------------------------------------ which there are

    def find(self, puzzle_id: str) -> Puzzle:
        title = puzzle_id.split("-")[0]
        found = next((one for one in puzzles(title) if one.id == puzzle_id), None) if title in agon.titles() else None
        if found is None:
            raise Unknown("err-unknown-page", f"there is no puzzle {puzzle_id}")
        return found

    async def overview(self, person: str) -> PuzzlesOut:
        answers = await self.store.answers(person)
        shown = [title for title in agon.titles() if puzzles(title)]
        today = of_the_day(now())
        return PuzzlesOut(
            None if today is None else today_out(today, answers),
            days_in_a_row((one.at for one in answers.values() if one.solved), now()),
            [title_out(title, answers) for title in shown],
        )

    async def show(self, person: str, puzzle: Puzzle) -> PuzzleOut:
        answers = await self.store.answers(person)
        answered = answers.get(puzzle.id)
        return PuzzleOut(
            puzzle.id,
            puzzle.title,
            puzzle.players,
            heading_of(puzzle),
            rating_of(puzzle),
            puzzle.game().view(puzzle.seat),
            solution_of(puzzle, answered) if answered else None,
            next_after(puzzle, answers),
        )

    # ------------------------------------------------------------------ answering

    async def answer(self, person: str, puzzle: Puzzle, option: int) -> SolutionOut:
        """Only the first answer counts; a later one is answered as the first."""
        notation = notation_of(puzzle, option)
        answers = await self.store.answers(person)
        if puzzle.id not in answers:
            solved = notation == puzzle.best
            rating = rating_after(rating_in(puzzle.title, answers), puzzle, solved)
            given = Answered(person, puzzle.id, puzzle.title, notation, solved, rating, now())
            answers = {**answers, puzzle.id: given} if await self.store.add(given) else await self.store.answers(person)
        return solution_of(puzzle, answers[puzzle.id])

    async def tried(self, person: str, puzzle: Puzzle, option: int) -> TrialOut:
        """Why not this one: its chance against that of the best, and a way it could go on."""
        notation_of(puzzle, option)
        if puzzle.id not in await self.store.answers(person):
            raise Conflict("err-answer-first", "the puzzle must be answered first")
        key = (puzzle.id, option)
        if key not in self.trials:
            best = index_of(puzzle, puzzle.best)
            found = await self.pool.try_out(puzzle.save, puzzle.seat, option, best, person)
            while len(self.trials) >= KEPT_TRIALS:
                del self.trials[next(iter(self.trials))]
            line = [MadeOut(seat, SaidOut(**move), view) for seat, move, view in found.line]
            self.trials[key] = TrialOut(option, found.chance, found.best_chance, line)
        return self.trials[key]

    async def preview(self, person: str, puzzle: Puzzle, option: int) -> dict[str, Any]:
        notation_of(puzzle, option)
        return await self.pool.preview(puzzle.save, puzzle.seat, option, person)

    def why_not(self, puzzle: Puzzle, anchor: str) -> WhyNotOut:
        found = explain(puzzle.game(), puzzle.seat, anchor)
        return WhyNotOut(found.message, found.args, found.rule)


def of_the_day(at: float) -> Puzzle | None:
    """The same for everybody on a day of UTC; the titles take turns."""
    day = int(at // DAY)
    titles = [title for title in agon.titles() if puzzles(title)]
    return puzzle_of_the_day(titles[day % len(titles)], day // len(titles)) if titles else None


def today_out(puzzle: Puzzle, answers: Answers) -> TodayOut:
    answered = answers.get(puzzle.id)
    return TodayOut(
        puzzle.id, puzzle.title, heading_of(puzzle), rating_of(puzzle), None if answered is None else answered.solved
    )


def title_out(title: str, answers: Answers) -> PuzzleTitleOut:
    by_theme: dict[str, list[Puzzle]] = {}
    for one in puzzles(title):
        by_theme.setdefault(heading_of(one), []).append(one)
    themes = [theme_out(theme, some, answers) for theme, some in sorted(by_theme.items())]
    return PuzzleTitleOut(title, rating_in(title, answers), themes)


def theme_out(theme: str, some: list[Puzzle], answers: Answers) -> ThemeOut:
    solved = Counter(answers[one.id].solved for one in some if one.id in answers)
    following = next((one.id for one in some if one.id not in answers), some[0].id)
    return ThemeOut(theme, len(some), solved.total(), solved[True], following)


def next_after(puzzle: Puzzle, answers: Answers) -> str | None:
    """One without an answer: of the same theme, else of the same title."""
    left = [one for one in puzzles(puzzle.title) if one.id not in answers and one.id != puzzle.id]
    alike = [one for one in left if heading_of(one) == heading_of(puzzle)]
    return next((one.id for one in (*alike, *left)), None)


def rating_in(title: str, answers: Answers) -> int:
    given = [one.rating for one in answers.values() if one.title == title]
    return given[-1] if given else START


def days_in_a_row(times: Iterable[float], at: float) -> int:
    """Days up to today, or up to yesterday while today may still come."""
    days = {int(one // DAY) for one in times}
    day = int(at // DAY)
    day = day if day in days else day - 1
    count = 0
    while day - count in days:
        count += 1
    return count


def index_of(puzzle: Puzzle, notation: str) -> int:
    return int(puzzle.game().index_of(notation))


def notation_of(puzzle: Puzzle, option: int) -> str:
    choice = puzzle.game().choice
    assert choice is not None
    if option >= len(choice.options):
        raise Conflict("err-illegal-option", f"option {option} does not exist")
    return choice.options[option].notation


def solution_of(puzzle: Puzzle, answered: Answered) -> SolutionOut:
    game = puzzle.game()

    def in_words(line: list[str]) -> list[SaidOut]:
        return [SaidOut(**said(game, one).view()) for one in line]

    return SolutionOut(
        answered.solved,
        int(game.index_of(answered.answer)),
        int(game.index_of(puzzle.best)),
        int(game.index_of(puzzle.obvious)),
        [WeighedOut(int(game.index_of(one.notation)), one.chance) for one in puzzle.options],
        in_words(puzzle.line),
        in_words(puzzle.instead),
        answered.rating,
    )
