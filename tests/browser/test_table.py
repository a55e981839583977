"""At the table: two people, coming back, taking back, replay, reasons, hints, the first game."""

import json
import re
from typing import Any

import pytest

from .player import Player
from .scenes import open_scene


def start(page: Any, title: str = "dice_forge") -> Any:
    page.locator(f"[data-play={title}]").click()
    page.wait_for_url("**/t/*")
    player = Player(page)
    player.wait()
    return player


def forge(page: Any) -> None:
    """Buy a face: the next question is where it goes."""
    page.locator("[data-anchor='face:gold3']").click()
    page.wait_for_selector("[data-prompt='dice_forge-prompt-forge']")


def test_two_people_at_one_table(open_page: Any) -> None:
    host = open_page()
    host.locator("#new-table").get_by_role("button", name="2", exact=True).click()
    host.get_by_role("button", name="Create the table").click()
    host.wait_for_url("**/t/*")
    link = host.locator("input[readonly]").input_value()
    assert host.locator(".qr svg").count() == 1

    friend = open_page("phone", path=link)
    friend.get_by_placeholder("Guest").fill("Boris")
    friend.get_by_role("button", name="Take this seat").click()
    for page in (host, friend):
        page.wait_for_selector(".prompt, .waiting")
    assert host.get_by_text("Boris").first.is_visible()

    moved = set()
    for _ in range(20):
        for page in (host, friend):
            if page.locator(".prompt:not(.busy)").count():
                Player(page).tap()
                moved.add(page)
        if len(moved) == 2 and host.locator(".line").count() > 3:
            break
        host.wait_for_timeout(100)
    assert len(moved) == 2
    host.get_by_placeholder("Write a message").fill("Good luck")
    host.keyboard.press("Enter")
    friend.get_by_role("tab", name="Log").click()
    friend.wait_for_selector("text=Good luck")


def test_a_spectator_sees_and_cannot_choose(open_page: Any) -> None:
    host = open_page()
    host.locator("#new-table").get_by_role("button", name="Open to everyone").click()
    for select in host.locator("#new-table .seat select").all():
        select.select_option("easy")
    host.get_by_role("button", name="Create the table").click()
    host.wait_for_selector(".prompt")
    other = open_page(path=host.url)
    other.wait_for_selector(".waiting")
    assert other.locator("[data-legal]").count() == 0
    host.wait_for_selector(".watching")


def test_coming_back_in_mid_turn(open_page: Any) -> None:
    page = open_page()
    start(page)
    forge(page)
    page.reload()
    page.wait_for_selector("[data-prompt='dice_forge-prompt-forge']")
    player = Player(page)
    while page.locator("[data-prompt='dice_forge-prompt-forge']").count():
        player.tap()
        page.wait_for_timeout(50)


def test_a_lost_line_is_taken_up_again(open_page: Any) -> None:
    page = open_page()
    page.add_init_script(
        "const Plain = WebSocket; window.lines = [];"
        "window.WebSocket = class extends Plain { constructor(...a) { super(...a); window.lines.push(this); } };"
    )
    page.reload()
    start(page)
    page.evaluate("window.lines.forEach((line) => line.close())")
    page.wait_for_function("() => window.lines.length > 1 && window.lines.at(-1).readyState === 1")
    forge(page)


def test_undo_and_redo(open_page: Any) -> None:
    page = open_page()
    start(page)
    forge(page)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector("[data-prompt='dice_forge-prompt-action']")
    page.get_by_role("button", name="Redo").click()
    page.wait_for_selector("[data-prompt='dice_forge-prompt-forge']")


def test_a_line_of_the_log_lights_the_board(open_page: Any) -> None:
    page = open_page()
    open_scene(page, "hellas", "middle")
    page.locator(".line", has_text="Chalkidiki").or_(page.locator(".line", has_text="Hydra")).first.hover()
    page.wait_for_selector("[data-lit]")


@pytest.mark.parametrize("title", ["dice_forge", "cyclades", "hellas"])
def test_replay(open_page: Any, title: str) -> None:
    page = open_page()
    open_scene(page, title, "middle")
    before = page.locator(".phase").inner_text()
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="To the start").click()
    page.wait_for_function("(text) => document.querySelector('.phase').textContent !== text", arg=before)
    page.get_by_role("button", name="Step forward").click()
    page.wait_for_selector("text=/Move 1 of/")
    page.get_by_role("slider", name="Replay").press("ArrowRight")
    page.wait_for_selector("text=/Move 2 of/")
    page.get_by_role("button", name="To the end").click()
    page.wait_for_function("(text) => document.querySelector('.phase').textContent === text", arg=before)


def test_why_not(open_page: Any) -> None:
    page = open_page()
    start(page)
    page.locator("[data-anchor='card:hydra']").click()
    page.wait_for_selector(".notice")
    notice = page.locator(".notice").inner_text().replace("\u00a0", " ")
    assert "5 sun shards" in notice
    assert "DF-3.5" in notice


def test_a_hint_names_the_best_and_the_next_best_with_chances_and_what_they_do(open_page: Any) -> None:
    page = open_page()
    start(page)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector("[data-advice] li:nth-child(2) small")
    best, following = page.locator("[data-advice] li").all_inner_texts()
    assert re.match(r"Best: .+, \d+% to win", best)
    assert re.match(r"Second best: .+, \d+%", following)
    before = page.locator(".prompt").get_attribute("data-prompt")
    page.locator("[data-advised]").first.click()
    page.wait_for_selector("[data-advice]", state="detached")
    assert before


def test_rules_open_at_the_rule_of_the_prompt(open_page: Any) -> None:
    page = open_page()
    start(page)
    link = page.locator(".prompt .sub a").get_attribute("href")
    page.goto(link)
    page.wait_for_selector("article.target")
    assert page.locator("article.target").inner_text().startswith("Main action")
    page.get_by_role("searchbox").fill("minotaur")
    page.wait_for_function("() => document.querySelectorAll('article').length < 12")


def test_settings_stay_on_the_device(open_page: Any) -> None:
    page = open_page()
    page.locator("header button[aria-label='Theme']").click()
    page.wait_for_function("() => document.documentElement.classList.contains('glaze')")
    page.reload()
    page.wait_for_function("() => document.documentElement.classList.contains('glaze')")
    assert json.loads(page.evaluate("localStorage.getItem('agon.settings')"))["theme"] == "dark"


def test_a_battle_of_cyclades_shows_dice_and_sums(open_page: Any) -> None:
    page = open_page()
    open_scene(page, "cyclades", "fight")
    page.wait_for_selector(".battle .big")
    assert page.locator(".battle .big .die").count() == 2
    totals = [int(text) for text in page.locator(".battle .big b").all_inner_texts()]
    parts = page.locator(".battle header .parts").all()
    assert [sum(int(text) for text in side.locator("b").all_inner_texts()) for side in parts] == totals
    dice = [die.locator("circle").count() for die in page.locator(".battle .big .die").all()]
    assert dice == [int(side.locator("b").last.inner_text()) for side in parts]
