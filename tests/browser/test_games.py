"""From the home page to a finished game of each title against bots, by taps on the board."""

from typing import Any

import pytest

from .player import Player
from .scenes import open_table, recorded, table_of

NAMES = {"dice_forge": "Dice Forge", "cyclades": "Cyclades", "hellas": "Lords of Hellas"}
LEAST_ON_BOARD = 12
# One size of each title runs every time, the other in the long form.
EVERY_TIME = {("dice_forge", "desk"), ("cyclades", "phone")}
GAMES = [
    pytest.param(title, size, marks=() if (title, size) in EVERY_TIME else pytest.mark.slow)
    for title in NAMES
    for size in ("desk", "phone")
]


def sit_down(page: Any, title: str) -> Any:
    """At a new table for two, opposite an easy bot, by way of the form on the home page."""
    form = page.locator("#new-table")
    form.get_by_role("button", name=NAMES[title], exact=True).click()
    form.get_by_role("button", name="2", exact=True).click()
    form.locator("select").first.select_option("easy")
    form.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")
    return Player(page)


@pytest.mark.parametrize(("title", "size"), GAMES)
def test_a_whole_game(open_page: Any, title: str, size: str) -> None:
    page = open_page(size)
    player = sit_down(page, title)
    taps = player.play()
    print(f"\n{title} on a {size}: {taps} taps, {player.taps_on_board} of them on the board")
    assert player.taps_on_board >= LEAST_ON_BOARD
    assert page.locator("dialog ol li").count() == 2
    page.locator("dialog .btn.ghost:not([data-look-back])").first.click()
    page.wait_for_selector("dialog", state="detached")


def test_the_last_quarter_of_a_game_of_hellas(open_page: Any) -> None:
    """The longest title from the middle on; from its beginning in the long form."""
    page = open_page()
    _, moments = recorded("hellas")
    late = next(one for one in moments[3 * len(moments) // 4 :] if one.prompt == "hellas-prompt-turn")
    open_table(page, table_of("hellas", late), "Anna", "en")
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
