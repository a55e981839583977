"""At the table: two people, coming back, taking back, other languages, keys, replay, reasons, words for readers."""

import json
import re

import pytest

from .player import Player

LATIN_WORD = re.compile(r"[A-Za-z]{3,}")
# What stays Latin on a Russian page: the name of the house, links and ids of rules.
LATIN_ALLOWED = re.compile(r"AGON|Agon|Esc|https?://\S+|\b(?:DF|CY|LH)-\S+|Guest|Tab")


def start(page, title):
    page.locator(f"[data-play={title}]").click()
    page.wait_for_url("**/t/*")
    player = Player(page)
    player.wait()
    return player


def set_language(page, own_name):
    page.locator("header button:has(svg use[href='#i-gear'])").click()
    page.get_by_role("button", name=own_name).click()
    page.keyboard.press("Escape")


def test_two_people_at_one_table(open_page):
    host = open_page()
    host.locator("#new-table").get_by_role("button", name="2", exact=True).click()
    host.get_by_role("button", name="Create the table").click()
    host.wait_for_url("**/t/*")
    link = host.locator("input[readonly]").input_value()
    assert host.locator(".qr svg").count() == 1

    friend = open_page(path=link)
    friend.get_by_placeholder("Guest").fill("Boris")
    friend.get_by_role("button", name="Take this seat").click()
    for page in (host, friend):
        page.wait_for_selector(".prompt, .waiting")
    assert host.get_by_text("Boris").first.is_visible()

    players = [Player(host), Player(friend)]
    for _ in range(6):
        mover = next((one for one in players if one.page.locator(".prompt:not(.busy)").count()), None)
        if mover is not None:
            mover.tap()
        host.wait_for_timeout(500)
    assert host.locator(".line").count() > 3
    assert friend.locator(".line").count() > 3


def test_coming_back_in_mid_turn(open_page):
    page = open_page()
    start(page, "dice_forge")
    page.locator("[data-anchor='face:gold3']").click()
    page.wait_for_selector("[data-prompt='dice_forge-prompt-forge']")
    page.reload()
    page.wait_for_selector("[data-prompt='dice_forge-prompt-forge']")
    page.locator("[data-legal]").first.click()
    page.wait_for_selector("[data-prompt='dice_forge-prompt-offering'], .waiting, [data-prompt]")


def test_a_lost_line_is_taken_up_again(open_page):
    page = open_page()
    page.add_init_script(
        "const Plain = WebSocket; window.lines = [];"
        "window.WebSocket = class extends Plain { constructor(...a) { super(...a); window.lines.push(this); } };"
    )
    page.reload()
    start(page, "dice_forge")
    page.evaluate("window.lines.forEach((line) => line.close())")
    page.wait_for_function("window.lines.length > 1 && window.lines.at(-1).readyState === 1")
    page.locator("[data-anchor='face:gold3']").click()
    page.wait_for_selector("[data-prompt='dice_forge-prompt-forge']")


def test_undo(open_page):
    page = open_page()
    start(page, "dice_forge")
    page.locator("[data-anchor='face:gold3']").click()
    page.wait_for_selector("[data-prompt='dice_forge-prompt-forge']")
    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector("[data-prompt='dice_forge-prompt-action']")


@pytest.mark.parametrize("title", ["dice_forge", "cyclades", "hellas"])
def test_another_language_in_mid_game(open_page, title):
    page = open_page()
    player = start(page, title)
    player.tap()
    player.wait()
    set_language(page, "Русский")
    page.wait_for_function("document.documentElement.lang === 'ru'")
    page.wait_for_function("/[а-я]/i.test(document.querySelector('.prompt .q')?.textContent ?? '')")
    text = page.locator("body").inner_text()
    leaks = [line for line in text.split("\n") if LATIN_WORD.search(LATIN_ALLOWED.sub("", line))]
    assert leaks == []
    set_language(page, "Polski")
    page.wait_for_function("document.documentElement.lang === 'pl'")


def test_a_whole_game_by_keys(open_page):
    page = open_page()
    page.keyboard.press("Tab")
    page.locator("[data-play=dice_forge]").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    player = Player(page)
    for turn in range(400):
        player.wait()
        if player.is_over:
            break
        page.keyboard.press("1" if turn % 3 else "2")
        page.wait_for_timeout(30)
    assert player.is_over


def test_board_targets_by_tab_and_enter(open_page):
    page = open_page()
    start(page, "dice_forge")
    page.locator("[data-legal]").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-prompt='dice_forge-prompt-forge']")


def test_replay(open_page):
    page = open_page()
    player = start(page, "dice_forge")
    while "Round 3" not in page.locator(".phase").inner_text():
        player.tap()
        player.wait()
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="To the start").click()
    page.wait_for_function("document.querySelector('.phase').textContent.includes('Round 1')")
    page.get_by_role("button", name="Step forward").click()
    assert "Move 1 of" in page.locator(".replay").inner_text()
    page.get_by_role("button", name="To the end").click()
    page.wait_for_function("document.querySelector('.phase').textContent.includes('Round 3')")


def test_why_not(open_page):
    page = open_page()
    start(page, "dice_forge")
    page.locator("[data-anchor='card:hydra']").click()
    page.wait_for_selector(".notice")
    notice = page.locator(".notice").inner_text().replace("\u00a0", " ")
    assert "5 sun shards" in notice
    assert "DF-3.5" in notice


def test_text_mode(open_page):
    for title, word in (("dice_forge", "Temple"), ("cyclades", "Poseidon"), ("hellas", "Attica")):
        page = open_page()
        start(page, title)
        page.keyboard.press("t")
        page.wait_for_selector("section.text h3")
        assert word in page.locator("section.text").inner_text()


@pytest.mark.parametrize("title", ["dice_forge", "cyclades", "hellas"])
def test_first_steps_of_the_first_game(open_page, title):
    page = open_page(path="/learn")
    page.locator(f"[data-learn={title}]").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".tutor")
    seen = [page.locator(".tutor").get_attribute("data-lesson")]
    assert seen[0].endswith("-welcome")
    page.locator(".tutor .btn").first.click()
    player = Player(page)
    for _ in range(16):
        player.wait()
        if page.locator(".tutor").count():
            seen.append(page.locator(".tutor").get_attribute("data-lesson"))
            page.locator(".tutor .btn").first.click()
            continue
        player.tap()
    assert len(set(seen)) >= 3


def test_rules_open_at_the_rule_of_the_prompt(open_page):
    page = open_page()
    start(page, "dice_forge")
    link = page.locator(".prompt .sub a").get_attribute("href")
    page.goto(link)
    page.wait_for_selector("article.target")
    assert page.locator("article.target").inner_text().startswith("Main action")
    page.get_by_role("searchbox").fill("minotaur")
    page.wait_for_function("document.querySelectorAll('article').length < 12")


def test_settings_stay_on_the_device(open_page):
    page = open_page()
    page.locator("header button[aria-label='Theme']").click()
    page.wait_for_function("document.documentElement.classList.contains('glaze')")
    page.reload()
    page.wait_for_function("document.documentElement.classList.contains('glaze')")
    assert json.loads(page.evaluate("localStorage.getItem('agon.settings')"))["theme"] == "dark"
