"""Alone against Xerxes: from the home page to the end, by taps and by keys, and what the page tells on the way."""

from typing import Any

import pytest

from .player import Player
from .solo_scenes import open_solo
from .test_access import serious
from .test_words import leaks

SEED = 2
LEAST_ON_BOARD = 8
SEATED = """async (seed) => {
  while (!localStorage.getItem("agon.token")) await new Promise((done) => setTimeout(done, 20));
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${localStorage.getItem("agon.token")}` };
  const body = JSON.stringify({ title: "hellas", players: 1, seats: [{ kind: "me" }], seed });
  return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).id;
}"""


def seated(page: Any) -> Player:
    """At a table of one whose luck is known."""
    page.goto(f"/t/{page.evaluate(SEATED, SEED)}")
    page.wait_for_selector(".prompt:not(.busy)")
    return Player(page, SEED)


@pytest.mark.parametrize("size", [pytest.param("desk", marks=pytest.mark.slow), "phone"])
def test_a_whole_game_alone(open_page: Any, size: str) -> None:
    page = open_page(size)
    player = seated(page)
    assert page.locator("[data-story=prologue]").is_visible()
    taps = player.play()
    print(f"\nalone on a {size}: {taps} taps, {player.taps_on_board} of them on the board")
    assert player.taps_on_board >= LEAST_ON_BOARD
    assert page.locator("dialog h2").inner_text() == "Xerxes has won"
    assert "Defeat: " in page.locator("dialog p").first.inner_text()
    page.locator("dialog .btn.ghost:not([data-look-back])").first.click()
    page.wait_for_selector("dialog", state="detached")
    look_back(page)


def look_back(page: Any) -> None:
    """The replay shows the opening again, prologue included, and a way on from there."""
    page.get_by_role("button", name="Replay", exact=True).click()
    page.get_by_role("button", name="To the start").click()
    page.wait_for_selector("[data-story=prologue]")
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_selector(".prompt:not(.busy)")
    assert page.locator("[data-story=prologue]").is_visible()


def test_a_whole_game_alone_by_keys(open_page: Any) -> None:
    page = open_page()
    player = seated(page)
    for turn in range(300):
        player.wait()
        if player.is_over:
            break
        page.keyboard.press("132"[turn % 3])
        page.keyboard.press("1")
    assert player.is_over


def test_one_click_begins_a_first_game_with_hints(open_page: Any) -> None:
    page = open_page()
    page.locator("[data-alone=hellas]").click()
    page.wait_for_url("**/t/*")
    hint = page.locator("[data-hint]")
    assert hint.get_attribute("data-hint") == "hellas-ui-alone-welcome"
    hint.get_by_role("button", name="Next").click()
    assert hint.get_attribute("data-hint") == "hellas-ui-alone-turn"
    hint.get_by_role("button", name="No more hints").click()
    hint.wait_for(state="detached")
    page.goto("/")
    page.locator("[data-alone=hellas]").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".prompt:not(.busy)")
    assert page.locator("[data-hint]").count() == 0  # only the first game is taught unasked


def test_the_form_offers_a_table_of_one_where_there_is_one(open_page: Any) -> None:
    page = open_page()
    form = page.locator("#new-table")
    one = form.get_by_role("button", name="1", exact=True)
    form.get_by_role("button", name="Cyclades", exact=True).click()
    assert one.count() == 0
    form.get_by_role("button", name="Lords of Hellas", exact=True).click()
    one.click()
    assert form.locator("select").count() == 0
    form.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".sheet")


def test_a_bot_advises_who_plays_alone(open_page: Any) -> None:
    page = open_page()
    seated(page)
    page.keyboard.press("h")
    page.wait_for_selector("[data-advice]:has-text('Best: ')")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_scripts_and_acts_are_told_as_scenes(open_page: Any, size: str) -> None:
    page = open_page(size)
    open_solo(page, "script")
    story = page.locator("[data-story=script]")
    assert "The Persians march\nThe vanguard goes from Macedonia to Thessaly" in story.inner_text()
    story.get_by_role("button", name="Fold", exact=True).click()
    assert story.locator("li").count() == 0
    story.get_by_role("button", name="Close").click()
    story.wait_for(state="detached")
    open_solo(page, "act")
    assert "The great army comes" in page.locator("[data-story=act]").inner_text()
    page.locator("[data-story] .pages button").first.click()
    assert page.locator("[data-story=script]").is_visible()


def test_a_victory_says_why(open_page: Any) -> None:
    page = open_page()
    open_solo(page, "victory")
    assert page.locator("dialog h2").inner_text() == "Greece is free"
    assert "Victory: " in page.locator("dialog p").first.inner_text()


def test_what_is_reconstructed_is_said_and_linked(open_page: Any) -> None:
    page = open_page()
    open_solo(page, "opening")
    link = page.locator(".sheet .note a")
    assert "reconstructed" in page.locator(".sheet .note").inner_text()
    page.goto(link.get_attribute("href"))
    assert "LH-solo-4" in page.url
    page.wait_for_selector("article")


@pytest.mark.parametrize("kind", ["opening", "script", "act", "fight", "victory", "defeat"])
def test_no_english_when_played_in_russian(open_page: Any, kind: str) -> None:
    page = open_page(language="ru")
    open_solo(page, kind, "Анна", "ru")
    assert leaks(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.wait_for_selector("section.text h3")
    assert "Ксеркс" in page.locator("section.text").inner_text()
    assert leaks(page) == [], "text mode"


@pytest.mark.parametrize("size", ["desk", pytest.param("phone", marks=pytest.mark.slow)])
def test_for_everyone(open_page: Any, size: str) -> None:
    page = open_page(size)
    for kind in ("opening", "act", "fight", "defeat"):
        open_solo(page, kind)
        assert serious(page) == [], kind


def test_nothing_is_wider_than_a_small_phone(open_page: Any) -> None:
    page = open_page("small", language="pl")
    for kind in ("opening", "script", "act", "fight"):
        open_solo(page, kind, language="pl")
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, kind
        assert page.locator(".prompt").bounding_box()["height"] <= 0.45 * 640 + 1, kind
