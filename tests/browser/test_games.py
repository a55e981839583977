"""From the home page to a finished game of each title against bots, by taps on the board."""

from typing import Any

import pytest

from .player import Player
from .scenes import open_table, recorded, table_of

NAMES = {"dice_forge": "Dice Forge", "cyclades": "Cyclades", "hellas": "Lords of Hellas"}
LEAST_ON_BOARD = 12
FIRST_TAPS = 12
"""Every time the beginning and the last quarter of each title are played, whole games in the long form."""
SIZES = [("dice_forge", "desk"), ("cyclades", "phone"), ("hellas", "desk")]


def sit_down(page: Any, title: str) -> Any:
    """At a new table for two, opposite an easy bot, by way of the form on the home page."""
    form = page.locator("#new-table")
    form.get_by_role("button", name=NAMES[title], exact=True).click()
    form.get_by_role("button", name="2", exact=True).click()
    form.locator("select").first.select_option("easy")
    form.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")
    return Player(page)


@pytest.mark.parametrize(("title", "size"), SIZES)
def test_the_beginning_of_a_game(open_page: Any, title: str, size: str) -> None:
    player = sit_down(open_page(size), title)
    assert all(player.tap() for _ in range(FIRST_TAPS))
    assert player.taps_on_board


@pytest.mark.slow
@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("title", NAMES)
def test_a_whole_game(open_page: Any, title: str, size: str) -> None:
    page = open_page(size)
    player = sit_down(page, title)
    taps = player.play()
    print(f"\n{title} on a {size}: {taps} taps, {player.taps_on_board} of them on the board")
    assert player.taps_on_board >= LEAST_ON_BOARD
    assert page.locator("dialog ol li").count() == 2
    page.locator("dialog .btn.ghost:not([data-look-back])").first.click()
    page.wait_for_selector("dialog", state="detached")


@pytest.mark.parametrize(("title", "size"), SIZES)
def test_the_last_quarter_of_a_game(open_page: Any, title: str, size: str) -> None:
    page = open_page(size)
    _, moments = recorded(title)
    late = next(one for one in moments[3 * len(moments) // 4 :] if one.prompt.startswith(f"{title}-prompt-"))
    open_table(page, table_of(title, late), "Anna", "en")
    player = Player(page)
    player.play()
    assert player.taps_on_board >= LEAST_ON_BOARD // 3
    assert page.locator("dialog ol li").count() == 3


@pytest.mark.slow
@pytest.mark.parametrize("title", NAMES)
def test_play_now(open_page: Any, title: str) -> None:
    """One click on the home page, the usual bots, to the end."""
    page = open_page()
    page.locator(f"[data-play={title}]").click()
    page.wait_for_url("**/t/*")
    Player(page).play()
    assert page.locator("dialog ol li").count() == 3


@pytest.mark.slow
def test_a_whole_game_by_keys(open_page: Any) -> None:
    page = open_page()
    page.locator("[data-play=dice_forge]").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    player = Player(page)
    for turn in range(400):
        player.wait()
        if player.is_over:
            break
        page.keyboard.press("1" if turn % 3 else "2")
    assert player.is_over
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
