"""Words on the page: no English on a Russian one, and another language in mid-game."""

import re
from typing import Any

import pytest

from .scenes import open_scene

LATIN_WORD = re.compile(r"[A-Za-z]{2,}")
# What stays Latin on a Russian page: the name of the house, keys, links, ids of rules, Roman numbers, languages by their own
# names, the chats that can be told.
LATIN_ALLOWED = re.compile(
    r"AGON|Agon|\bEsc\b|\bTab\b|https?://\S+|\b[A-Z]{2}-[\w.-]+|\bEnglish\b|\bItaliano\b|\bPolski\b|\bRU\b|\bLS\b|\bDiscord\b|\bSlack\b|\bntfy\b|\bJSON\b|\b[IVX]+\b"
)
SCENES = [
    (title, kind) for title in ("dice_forge", "cyclades", "hellas") for kind in ("opening", "middle", "fight", "end")
] + [("hellas", "hunt")]
TIPS = 6
WORDS = """() => {
  const attributes = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"];
  const named = [...document.querySelectorAll(attributes.map((one) => `[${one}]`).join())];
  const extra = named.flatMap((element) => attributes.map((one) => element.getAttribute(one) ?? ""));
  const drawn = [...document.querySelectorAll("svg text")].map((text) => text.textContent);
  const hidden = [...document.querySelectorAll(".sr")].map((text) => text.textContent);
  return [document.title, document.body.innerText, ...extra, ...drawn, ...hidden].join("\\n").split("\\n");
}"""


def leaks(page: Any) -> Any:
    lines = set(page.evaluate(WORDS))
    return sorted(line for line in lines if LATIN_WORD.search(LATIN_ALLOWED.sub("", line)))


def tips(page: Any) -> Any:
    """The tooltips of some things on the board, as lines."""
    things = page.locator("[data-anchor]:visible")
    count = things.count()
    for at in range(0, count, max(1, count // TIPS)):
        things.nth(at).dispatch_event("pointerenter", {"pointerType": "mouse"})
        page.wait_for_timeout(380)
        yield page.locator(".tip").inner_text() if page.locator(".tip").count() else ""
        things.nth(at).dispatch_event("pointerleave")


@pytest.mark.parametrize("path", ["/", "/learn", "/rules/dice_forge", "/rules/cyclades", "/rules/hellas"])
def test_no_english_on_russian_pages(open_page: Any, path: str) -> None:
    page = open_page(language="ru", path=path)
    page.wait_for_selector("main h1")
    if path.startswith("/rules"):
        page.wait_for_selector("article")
    page.locator("header button:has(svg use[href='#i-gear'])").click()
    page.wait_for_selector("dialog")
    assert leaks(page) == []


@pytest.mark.parametrize("title", ["dice_forge", "cyclades", "hellas"])
def test_no_english_at_russian_tables(open_page: Any, title: str) -> None:
    page = open_page(language="ru")
    for kind in [kind for name, kind in SCENES if name == title]:
        open_scene(page, title, kind, "Анна", "ru")
        assert leaks(page) == [], kind
    page.keyboard.press("Escape")
    shown = "\n".join(tips(page))
    assert len(shown) > 100
    assert not LATIN_WORD.search(LATIN_ALLOWED.sub("", shown)), shown
    page.keyboard.press("t")
    page.wait_for_selector("section.text h3")
    assert leaks(page) == [], "text mode"


@pytest.mark.parametrize("title", ["dice_forge", "cyclades", "hellas"])
def test_another_language_in_mid_game(open_page: Any, title: str) -> None:
    page = open_page()
    open_scene(page, title, "middle", "Анна")
    english = page.locator(".prompt .q").inner_text()
    for own_name, code in (("Русский", "ru"), ("Italiano", "it"), ("Polski", "pl"), ("English", "en")):
        page.locator("header button:has(svg use[href='#i-gear'])").click()
        page.get_by_role("button", name=own_name).click()
        page.keyboard.press("Escape")
        page.wait_for_function(f"() => document.documentElement.lang === '{code}'")
        page.wait_for_function(
            "([q, same]) => (document.querySelector('.prompt .q').textContent === q) === same",
            arg=[english, code == "en"],
        )
        if code == "ru":
            assert leaks(page) == []
