"""For everyone: axe finds nothing serious in either theme, nothing is wider than a small phone, keys and text do."""

from typing import Any

import pytest

from .scenes import open_scene
from .stage import REPOSITORY

AXE = REPOSITORY / "web" / "node_modules" / "axe-core" / "axe.min.js"
REPAINT = 250
TITLES = ["dice_forge", "cyclades", "hellas"]


def serious(page: Any) -> Any:
    """What axe complains about, in both themes."""
    page.evaluate(AXE.read_text("utf-8"))  # not as a script of the page: its policy forbids that
    complaints = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        page.wait_for_function(
            f"() => document.documentElement.classList.contains('{'glaze' if theme == 'dark' else 'slip'}')"
        )
        page.wait_for_timeout(REPAINT)
        found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        complaints += [
            f"{theme} {one['id']}: {one['nodes'][0]['html'][:160]} {one['nodes'][0]['failureSummary'][:200]}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
        ]
    return complaints


@pytest.mark.parametrize(
    "path", ["/", "/learn", "/rules/dice_forge", "/me", "/games", "/hall", "/puzzles", "/guide/cyclades"]
)
def test_pages(open_page: Any, path: str) -> None:
    page = open_page(path=path)
    page.wait_for_selector("article" if path.startswith("/rules") else "main h1")
    assert serious(page) == []


def test_settings(open_page: Any) -> None:
    page = open_page()
    page.locator("header button:has(svg use[href='#i-gear'])").click()
    page.locator("dialog summary").click()
    page.wait_for_selector("dialog select")
    assert serious(page) == []


def test_dialogs(open_page: Any) -> None:
    page = open_page("phone")
    page.get_by_role("button", name="Import a game").click()
    page.locator("textarea").fill('{"choices": [], "players": 2}')
    page.wait_for_selector("dialog .seg")
    assert serious(page) == []
    open_scene(page, "dice_forge", "opening")
    page.get_by_role("button", name="The table", exact=True).click()
    page.wait_for_selector("dialog [type=checkbox]")
    assert serious(page) == []


@pytest.mark.parametrize("title", TITLES)
def test_tables(open_page: Any, title: str) -> None:
    page = open_page()
    open_scene(page, title, "middle")
    assert serious(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["opening", "fight", "end"])
@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("title", TITLES)
def test_other_scenes(open_page: Any, title: str, size: str, kind: Any) -> None:
    page = open_page(size)
    open_scene(page, title, kind)
    assert serious(page) == []


def test_nothing_is_wider_than_a_small_phone(open_page: Any) -> None:
    page = open_page("small", language="pl")
    wide = "document.documentElement.scrollWidth - innerWidth"
    for path in ("/", "/learn", "/rules/hellas", "/me", "/games", "/hall", "/puzzles", "/guide/hellas"):
        page.goto(path)
        page.wait_for_selector("main h1")
        assert page.evaluate(wide) <= 0, path
    for title in TITLES:
        for kind in ("middle", "fight"):
            open_scene(page, title, kind, language="pl")
            assert page.evaluate(wide) <= 0, (title, kind)
            sheet = page.locator(".prompt").bounding_box()
            assert sheet["height"] <= 0.45 * 640 + 1, (title, kind)


def test_board_targets_by_tab_and_enter(open_page: Any) -> None:
    page = open_page()
    open_scene(page, "dice_forge", "opening")
    page.locator("[data-anchor^='face:'][data-legal]").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-prompt='dice_forge-prompt-forge']")


def test_text_mode(open_page: Any) -> None:
    page = open_page()
    for title, word in (("dice_forge", "Temple"), ("cyclades", "Poseidon"), ("hellas", "Attica")):
        open_scene(page, title, "middle")
        page.keyboard.press("t")
        page.wait_for_selector("section.text h3")
        assert word in page.locator("section.text").inner_text()
