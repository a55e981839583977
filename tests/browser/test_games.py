"""From the home page to a finished game of each title against bots, by taps on the board."""

import pytest

from .player import Player

TITLES = ["dice_forge", "cyclades", "hellas"]


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game(open_page, title, size):
    page = open_page(size)
    page.locator(f"[data-play={title}]").click()
    page.wait_for_url("**/t/*")
    player = Player(page)
    taps = player.play()
    assert player.taps_on_board >= 20, taps
    assert page.locator("dialog ol li").count() == 3
