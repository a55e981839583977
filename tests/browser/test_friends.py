"""Friends: an invitation that works from another machine, the waiting room, and what everybody sees of each other."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.networks import own_address

from . import stage
from .test_people import two_at_a_table


@pytest.fixture
def closed_server(tmp_path: Path, base_url: str) -> Iterator[str]:
    """A server of its own, which listens on this machine only."""
    with stage.server(tmp_path) as url:
        yield url


def waiting_room(page: Any, title: str = "Dice Forge", pace: str = "No time limit", players: int = 2) -> None:
    form = page.locator("#new-table")
    form.get_by_role("button", name=title).click()
    form.get_by_role("button", name=str(players), exact=True).click()
    for seat in range(2, players + 1):
        form.get_by_label(f"Seat {seat}").select_option("open")
    form.get_by_role("button", name=pace).click()
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")


def test_a_friend_comes_over_the_network(open_page: Any, closed_server: str) -> None:
    own = own_address()
    host = open_page(path=closed_server)
    waiting_room(host)
    link = host.locator("input[readonly]")
    assert link.input_value().startswith("http://127.0.0.1:")
    host.get_by_text("This link works on this machine only").wait_for()
    host.get_by_role("button", name="Open to my network").click()
    host.get_by_text("This link works on this machine only").wait_for(state="detached")
    far = link.input_value()
    assert far.split("/")[2].split(":")[0] == own

    friend = open_page("phone", path=far)
    friend.get_by_label("Your name").fill("Boris")
    friend.get_by_role("button", name="Take this seat").click()
    for page in (host, friend):
        page.wait_for_selector(".prompt, .waiting")
    assert friend.evaluate("location.hostname") != "127.0.0.1"
    host.locator("[data-mark] i.here").wait_for(state="attached")


def test_whoever_comes_without_the_secret_is_told_how_to_ask(open_page: Any) -> None:
    host = open_page()
    waiting_room(host)
    whole = host.locator("input[readonly]").input_value()
    stranger = open_page("phone", path=host.evaluate("location.pathname"))
    stranger.get_by_role("heading", name="This table is by invitation only").wait_for()
    stranger.get_by_label("Paste the link here").fill(whole)
    stranger.get_by_role("button", name="Join").click()
    stranger.get_by_role("button", name="Take this seat").wait_for()


def test_the_waiting_room_has_names_talk_pace_and_options(open_page: Any) -> None:
    host = open_page()
    waiting_room(host, pace="1 day per move", players=3)
    friend = open_page("phone", path=host.locator("input[readonly]").input_value())
    terms = friend.locator("dl")
    terms.get_by_text("1 day per move").wait_for()
    terms.get_by_text("Only by link").wait_for()
    host.get_by_label("Your name").fill("Anna")
    host.get_by_label("Your name").press("Enter")
    friend.get_by_text("Anna").wait_for()
    friend.get_by_text("at the table").wait_for()
    assert friend.get_by_label("Write a message").count() == 0, "talk is for those who sit here"
    host.get_by_label("Write a message").fill("shall we begin?")
    host.get_by_label("Write a message").press("Enter")
    friend.get_by_role("button", name="Take this seat").first.click()
    friend.get_by_text("shall we begin?").wait_for()
    friend.get_by_label("Write a message").fill("one is missing")
    friend.get_by_label("Write a message").press("Enter")
    host.get_by_text("one is missing").wait_for()


CLOCKS = """() => {
  const marks = [...document.querySelectorAll("[data-mark]")];
  const seats = new Set(marks.map((mark) => mark.dataset.mark));
  return seats.has("0") && seats.has("1") && marks.every((mark) => mark.innerText.includes(":"));
}"""


@pytest.mark.parametrize("title", ["Dice Forge", "Lords of Hellas", "Cyclades"])
def test_clock_presence_and_turn_stand_on_the_board(open_page: Any, title: str) -> None:
    host = open_page()
    waiting_room(host, title, pace="Live")
    friend = open_page(path=host.locator("input[readonly]").input_value())
    friend.get_by_role("button", name="Take this seat").click()
    for page in (host, friend):
        page.wait_for_selector(".prompt, .waiting")
        page.wait_for_function(CLOCKS)
        page.wait_for_selector("[data-mark] .turn", state="attached")
        page.wait_for_selector("[data-mark] i.here", state="attached")
    friend.close()
    host.wait_for_selector("[data-mark] i:not(.here)", state="attached")


ONLOOKING = "You are looking on: nobody at the table waits for you"


def test_onlookers_are_not_told_that_the_dice_are_theirs(open_page: Any) -> None:
    host, _ = two_at_a_table(open_page, "Dice Forge")
    host.get_by_role("button", name="The table", exact=True).click()
    onlooker = open_page(path=host.locator("dialog input[readonly]").input_value())
    onlooker.wait_for_selector(".waiting")
    turn, told = onlooker.locator(".waiting").inner_text().splitlines()
    assert turn.endswith("’s turn")
    assert told == ONLOOKING
    assert onlooker.get_by_text("your dice").count() == 0
    assert host.get_by_text("your dice").count() == 1
