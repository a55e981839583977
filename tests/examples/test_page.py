"""The page plays a title that it has no board for: its words and rules come from the server."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from agon import games
from tests.browser import stage
from tests.browser.conftest import MISSING, browser, open_page  # noqa: F401  # fixtures
from tests.browser.test_words import leaks

pytestmark = pytest.mark.browser
MOST_MOVES = 80


@pytest.fixture(scope="module")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that was told of the title by its environment."""
    if not (stage.STATIC / "index.html").is_file():
        MISSING("the browser page is not built: run `make web`")
    before = os.environ.get(games.OUTSIDE)
    os.environ[games.OUTSIDE] = "examples.stadion:TITLE"
    here = Path.cwd()
    os.chdir(stage.REPOSITORY)
    try:
        with stage.server(tmp_path_factory.mktemp("stadion")) as url:
            yield url
    finally:
        os.chdir(here)
        os.environ.pop(games.OUTSIDE) if before is None else os.environ.update({games.OUTSIDE: before})


def start(page: Any) -> None:
    page.locator("[data-play=stadion]").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".prompt:not(.busy)")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_whole_race(open_page: Any, size: str) -> None:  # noqa: F811
    page = open_page(size, "ru")
    start(page)
    assert leaks(page) == []
    play_card(page)
    for _ in range(MOST_MOVES):
        page.wait_for_selector(".prompt:not(.busy) [data-option=run], dialog ol li .place")
        if page.locator("dialog ol li .place").count():
            break
        seq = page.locator("#main").get_attribute("data-seq")
        page.locator("[data-option=run]").click()
        confirm(page)
        page.wait_for_function("(seq) => document.querySelector('#main').dataset.seq !== seq", arg=seq)
    assert page.locator("dialog ol li").count() == 3
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.wait_for_selector("section.text h3")
    assert "Длина дорожки: 20" in page.locator("section.text").inner_text()


def play_card(page: Any) -> None:
    """The card is chosen where it lies; one against a rival asks for the rival's panel next."""
    seq = page.locator("#main").get_attribute("data-seq")
    page.locator("[data-anchor^='card:'][data-legal]").click()
    rival = page.locator("[data-anchor^='player:'][data-legal]")
    if rival.count():
        rival.first.click()
    confirm(page)
    page.wait_for_function("(seq) => document.querySelector('#main').dataset.seq !== seq", arg=seq)


def confirm(page: Any) -> None:
    """On a phone a tap waits for a yes."""
    sure = page.locator("[data-confirm]")
    if sure.count():
        sure.click()


def test_its_rules_its_cover_and_its_options(open_page: Any) -> None:  # noqa: F811
    page = open_page(language="it")
    assert "Una volta un dio ti aiuta" in page.locator("[aria-labelledby=game-stadion]").inner_text()
    page.locator("#new-table").get_by_role("button", name="Stadion").click()
    page.locator("#new-table summary").click()
    assert page.locator("#new-table legend").all_inner_texts() == ["Lunghezza della pista"]
    page.goto("/rules/stadion#ST-2.3")
    page.wait_for_selector("article.target")
    assert re.search("Ermes ti porta avanti di 5 passi", page.locator("article.target").inner_text())


def test_another_language_in_mid_race(open_page: Any) -> None:  # noqa: F811
    page = open_page()
    start(page)
    assert page.locator(".prompt .q").inner_text() == "How do you run?"
    page.locator("header button:has(svg use[href='#i-gear'])").click()
    page.get_by_role("button", name="Polski").click()
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelector('.prompt .q').textContent === 'Jak biegniesz?'")
