"""From the home page to a finished game of each title against bots, by taps on the board."""

import pytest

from .player import Player

LEAST_ON_BOARD = 20
# The shortest whole game of each title runs every time, the others in the long form.
EVERY_TIME = {("dice_forge", "desk"), ("cyclades", "phone"), ("hellas", "desk")}
GAMES = [
    pytest.param(title, size, marks=() if (title, size) in EVERY_TIME else pytest.mark.slow)
    for title in ("dice_forge", "cyclades", "hellas")
    for size in ("desk", "phone")
]


@pytest.mark.parametrize(("title", "size"), GAMES)
def test_a_whole_game(open_page, title, size):
    page = open_page(size)
    page.locator(f"[data-play={title}]").click()
    page.wait_for_url("**/t/*")
    player = Player(page)
    taps = player.play()
    print(f"\n{title} on a {size}: {taps} taps, {player.taps_on_board} of them on the board")
    assert player.taps_on_board >= LEAST_ON_BOARD
    assert page.locator("dialog ol li").count() == 3
    page.locator("dialog .btn.ghost").first.click()
    page.wait_for_selector("dialog", state="detached")
