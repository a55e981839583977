"""Every lesson can be played from its beginning to its end, chapter by chapter, whatever a free step lets one choose."""

from typing import Any

import pytest

import agon
from agon.coach import lessons
from agon.coach.lessons import LEARNER, BadLesson, Goal, Lesson, Step, found_at
from agon.kernel.errors import AgonError
from agon.kernel.game import Game
from tests.words.messages import LANGUAGES, texts

FEWEST, MOST = 20, 40
"""Steps of about ten minutes."""


def script(title: str) -> Lesson:
    found = lessons.lesson(title)
    assert found is not None
    return found


every_lesson = pytest.mark.parametrize("title", lessons.titles())


def played(lesson: Lesson, game: Game) -> Game:
    while lesson.line_at(game) is not None:
        lesson.play_line(game)
    return game


@every_lesson
def test_the_script_is_legal_and_leaves_the_learner_to_choose(title: str) -> None:
    lesson = script(title)
    game = played(lesson, lesson.begin())
    assert game.moves == len(lesson.lines)
    assert FEWEST <= len(lesson.steps) <= MOST
    assert not game.over
    assert not game.rng.is_imposed()


@every_lesson
def test_the_learner_is_asked_only_in_steps(title: str) -> None:
    """And each step comes once, in order."""
    lesson = script(title)
    game, shown = lesson.begin(), []
    while (line := lesson.line_at(game)) is not None:
        due = lesson.steps_now(game)
        assert bool(due) == line.is_mine == (game.asked == LEARNER)
        shown += due
        lesson.play_line(game)
    shown += lesson.steps_now(game)
    assert shown == list(range(len(lesson.steps)))


@every_lesson
def test_every_chapter_can_be_played_alone(title: str) -> None:
    lesson = script(title)
    for number, chapter in enumerate(lesson.chapters):
        game = lesson.begin(number)
        assert game.asked == LEARNER
        first = lesson.steps_now(game)[0]
        assert lesson.steps[first] is chapter.steps[0]
        assert lesson.chapter_of(first) == number
        played(lesson, game)


@every_lesson
def test_whatever_a_free_step_allows_the_script_goes_on(title: str) -> None:
    lesson = script(title)
    game = lesson.begin()
    while (line := lesson.line_at(game)) is not None:
        allowed = lesson.allowed(game) or []
        assert allowed, line
        free = line.is_mine and lesson.steps[line.step].free is not None
        assert free or len(allowed) == 1
        for option in allowed if free else []:
            other = game.copy()
            lesson.play(other, option)
            played(lesson, other)
        lesson.play_line(game)


@every_lesson
def test_what_is_said_exists_in_every_language(title: str) -> None:
    lesson = script(title)
    said = {step.says for step in lesson.steps} | {step.came for step in lesson.steps if step.came}
    said |= {goal.says for goal in lesson.goals}
    said |= {text for chapter in lesson.chapters for text in (chapter.name, chapter.goal)}
    for language in LANGUAGES:
        assert said <= set(texts(language)), language


@every_lesson
def test_spots_are_anchors(title: str) -> None:
    """Of the options of some position of the lesson, or of the kinds that the board names."""
    lesson = script(title)
    for step in lesson.steps:
        assert step.spot is None or step.spot.partition(":")[2], step


@every_lesson
def test_goals_are_not_reached_at_the_start_and_can_be(title: str) -> None:
    lesson = script(title)
    assert lesson.goals
    assert not any(lesson.reached(lesson.begin()))
    board = lesson.begin().view(LEARNER)["board"]
    for goal in lesson.goals:
        assert Goal(goal.says, goal.of, found_at(board, goal.of)).is_reached(board)


def tiny(**fields: Any) -> Lesson:
    lesson = script("dice_forge")
    kept = {name: getattr(lesson, name) for name in ("title", "players", "seed", "goals", "chapters")}
    return Lesson(**{**kept, **fields})


def test_luck_that_is_not_met_is_an_error() -> None:
    chapter = script("dice_forge").chapters[0]
    steps = (Step("a", move="buy gold4", chance=(1,)),)
    lesson = tiny(chapters=(type(chapter)("n", "g", steps),))
    with pytest.raises(BadLesson, match="luck is left over"):
        lesson.play_line(lesson.begin())


def test_another_move_than_the_script_has_is_an_error() -> None:
    chapter = script("dice_forge").chapters[0]
    lesson = tiny(chapters=(type(chapter)("n", "g", (Step("a", move="feat hydra"),)),))
    game = lesson.begin()
    assert lesson.allowed(game) == []
    with pytest.raises(AgonError, match="not possible now"):
        lesson.play_line(game)


def test_a_changed_script_has_another_fingerprint() -> None:
    assert tiny().fingerprint == script("dice_forge").fingerprint
    assert tiny(seed=6).fingerprint != tiny().fingerprint


def test_titles_without_a_lesson_have_none() -> None:
    assert lessons.lesson("chess") is None
    assert set(lessons.titles()) <= set(agon.titles())
