"""The story since my turn: what befell me first, one line a rival, all of it behind; and shown on the board."""

from typing import Any

from .player import Player


def to_a_story(page: Any) -> None:
    """Play on until others have moved in between."""
    page.locator("[data-play=dice_forge]").click()
    page.wait_for_url("**/t/*")
    player = Player(page)
    for _ in range(60):
        player.wait()
        if page.locator(".recap").count():
            return
        player.tap()
        page.wait_for_timeout(50)
    raise AssertionError("no story was told")


def test_lines_about_me_come_first_and_none_is_left_out(open_page: Any) -> None:
    page = open_page()
    to_a_story(page)
    short = page.locator(".recap .short .line").all()
    mine = page.locator(".recap .short .line.mine").count()
    assert 1 <= mine <= 3
    assert ["mine" in str(line.get_attribute("class")) for line in short] == [i < mine for i in range(len(short))]
    assert len(short) <= 3 + 2
    page.locator(".recap .more").click()
    everything = page.locator(".recap .all .line").count()
    assert everything == int(page.locator(".recap .count").inner_text())
    about_me = [text for text in page.locator(".recap .all .line").all_inner_texts() if "Guest" in text]
    assert page.locator(".recap .all .line.mine").all_inner_texts() == about_me
    assert len(about_me) >= mine


def test_show_me_plays_it_on_the_board(open_page: Any) -> None:
    page = open_page()
    to_a_story(page)
    seq = page.locator("#main").get_attribute("data-seq")
    page.locator("[data-show-me]").click()
    page.wait_for_selector(".past")
    assert page.locator("[data-legal]").count() == 0
    page.wait_for_selector(".prompt", timeout=20_000)
    assert page.locator("#main").get_attribute("data-seq") == seq
    page.locator("[data-show-me]").click()
    page.get_by_role("button", name="Skip").click()
    page.wait_for_selector(".prompt")
