"""The coach in the page: a finished game looked back on, puzzles."""

from typing import Any

import pytest

from agon.coach.puzzles import puzzles

from . import scenes

PUZZLE = puzzles("dice_forge")[0]


def choose(page: Any, notation: str, confirmed: bool) -> None:
    """By the list of options; fingers confirm what they chose."""
    page.locator(".prompt [aria-expanded=false]").click()
    page.locator(f'.list [data-option="{notation}"]').click()
    if confirmed:
        page.locator("[data-confirm]").click()


def test_a_finished_game_is_looked_back_on(open_page: Any) -> None:
    page = open_page()
    scenes.open_scene(page, "dice_forge", "end")
    page.locator("dialog [data-look-back]").click()
    page.wait_for_selector("dialog progress")
    page.wait_for_selector("dialog [data-curve]")
    page.wait_for_selector("dialog progress", state="detached")
    rows = [row.split() for row in page.locator("dialog tbody tr").all_inner_texts()]
    assert len(rows) == scenes.PLAYERS
    curve = page.locator("dialog [data-curve]")
    curve.focus()
    curve.press("Home")
    assert curve.get_attribute("aria-valuenow") == "0"
    curve.press("ArrowRight")
    curve.press("Enter")
    page.wait_for_selector(".replay [data-curve]")
    assert page.locator(".replay input[type=range]").input_value() == "1"
    page.locator(".replay [data-look-back]").click()
    page.wait_for_selector("dialog [data-curve]")
    again = page.locator("dialog [data-try-again]")
    if again.count():
        before = int(page.locator("[data-turning-point]").first.get_attribute("data-turning-point")) - 1
        table = page.url
        again.first.click()
        page.wait_for_url(lambda url: url != table)
        page.wait_for_selector(".prompt")
        assert page.evaluate("fetch('/api' + location.pathname.replace('/t/', '/tables/'), {headers:"
                             " {Authorization: `Bearer ${localStorage.getItem('agon.token')}`}})"
                             ".then((answer) => answer.json()).then((table) => table.source.move)") == before  # fmt: skip


@pytest.mark.parametrize(("size", "language"), [("desk", "en"), ("phone", "ru")])
def test_a_puzzle_is_answered_and_another_option_tried(open_page: Any, size: str, language: str) -> None:
    page = open_page(size, language, path="/puzzles")
    page.wait_for_selector("[data-today]")
    page.goto(f"/puzzles/{PUZZLE.id}")
    page.wait_for_selector(".prompt")
    assert page.locator("[data-solution]").count() == 0
    choose(page, PUZZLE.best, size == "phone")
    page.wait_for_selector("[data-solution=true]")
    if size == "phone":
        page.locator("[data-fold]").click()
    choose(page, PUZZLE.obvious, size == "phone")
    page.wait_for_selector("[data-trial]")
    page.locator(".panel .line button").first.click()
    page.wait_for_selector(".past")
    page.locator(".panel .other > .btn").click()
    page.wait_for_selector(".prompt")
    page.reload()
    page.wait_for_selector("[data-solution=true]")


def test_a_puzzle_is_answered_by_keys_alone(open_page: Any) -> None:
    page = open_page(path=f"/puzzles/{PUZZLE.id}")
    page.wait_for_selector(".prompt")
    page.keyboard.press("1")
    page.keyboard.press("1")
    page.wait_for_selector("[data-solution]")
