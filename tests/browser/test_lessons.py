"""The lessons in the page, from the list of lessons to the free game: what is lit is tapped, what is said is read."""

from collections.abc import Callable
from typing import Any

import pytest

from agon.coach import lessons

from .player import Player

MOST_TAPS = 400
# Waits until the lesson has something to say or to do that was not done yet.
STATE = """() => {
  const card = document.querySelector(".lesson[data-lesson], .lesson ul");
  if (!card) return null;
  if (card.matches("ul")) return ["over", ""];
  const next = document.querySelector("[data-next]");
  if (next) return ["read", card.dataset.lesson];
  return document.querySelector(".prompt:not(.busy)") ? ["do", card.dataset.lesson] : null;
}"""


def begin(page: Any, title: str) -> None:
    page.locator(f"[data-learn={title}]").click()
    page.wait_for_url("**/t/*")


def play(page: Any, on_step: Callable[[str], None] = lambda _: None) -> list[str]:
    """To the end of the script; what was said."""
    player = Player(page)
    said: list[str] = []
    for _ in range(MOST_TAPS):
        kind, text = page.wait_for_function(STATE, polling=30).json_value()
        if kind == "over":
            return said
        if not said or said[-1] != text:
            said.append(text)
            on_step(text)
        if kind == "read":
            page.locator("[data-next]").click()
        else:
            player.tap(text)
    raise AssertionError(f"the lesson does not end: {said[-3:]}")


def told(title: str) -> list[str]:
    lesson = lessons.lesson(title)
    assert lesson is not None
    return [text for step in lesson.steps for text in (step.says, step.came) if text]


@pytest.mark.parametrize("title", lessons.titles())
def test_a_lesson_is_played_to_its_end(open_page: Any, title: str) -> None:
    page = open_page(path="/learn")
    begin(page, title)
    assert play(page) == told(title)
    lesson = lessons.lesson(title)
    assert lesson is not None
    assert page.locator(".lesson ul li").count() == len(lesson.goals)
    page.goto("/learn")
    page.wait_for_selector(f"#{title} .mark.done")
    assert page.locator(f"#{title} .mark.done").count() == len(lesson.chapters)


@pytest.mark.slow
@pytest.mark.parametrize("title", lessons.titles())
@pytest.mark.parametrize(("size", "language"), [("phone", "en"), ("desk", "ru"), ("phone", "ru")])
def test_a_lesson_is_played_on_every_device(open_page: Any, title: str, size: str, language: str) -> None:
    page = open_page(size, language, path="/learn")
    begin(page, title)
    assert play(page) == told(title)


def test_it_goes_on_after_a_reload_and_a_chapter_can_be_repeated(open_page: Any) -> None:
    page = open_page(path="/learn")
    begin(page, "dice_forge")
    page.locator("[data-next]").click()
    page.locator("[data-next]").click()
    Player(page).tap()
    page.wait_for_selector("[data-lesson=dice_forge-lesson-forge-gold]")
    page.reload()
    page.wait_for_selector("[data-lesson=dice_forge-lesson-forge-gold]")
    page.goto("/learn")
    page.locator("[data-go-on=dice_forge]").click()
    page.wait_for_selector("[data-lesson=dice_forge-lesson-forge-gold]")
    page.locator(".lesson .chapter").click()
    page.locator("dialog [data-chapter='2']").click()
    page.wait_for_selector("[data-lesson=dice_forge-lesson-ousted]")
    page.wait_for_selector("[data-spotlight]:not([hidden])")


def test_nothing_but_the_move_of_the_step_is_lit(open_page: Any) -> None:
    page = open_page(path="/learn")
    begin(page, "dice_forge")
    page.wait_for_selector("[data-next]")
    assert page.locator("[data-legal]").count() == 0  # there is something to read first
    page.locator("[data-next]").click()
    page.locator("[data-next]").click()
    page.wait_for_selector("[data-legal]")
    assert page.locator("[data-legal]").evaluate_all("all => all.map((one) => one.dataset.anchor)") == ["face:gold4"]
    page.locator("[data-anchor='face:gold3']").first.click()
    page.wait_for_selector(".notice")
    assert page.locator(".notice span").inner_text() == "The lesson asks for something else now"
