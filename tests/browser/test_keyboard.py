"""With keys alone: Tab goes to what can be chosen, digits play what is shown, the board in words keeps the question."""

import random
from typing import Any

import pytest

from agon.games.hellas import tables
from agon.kernel.bits import each

from .player import READY, SLOWEST
from .scenes import open_scene

STOP = """() => {
  const at = document.activeElement;
  return at.matches("[data-legal], .prompt .chip, .prompt input, .list button") ? "choice" : at.outerHTML.slice(0, 200);
}"""


class Typist:
    """Plays by Tab and Enter, and counts."""

    def __init__(self, page: Any, seed: int = 1) -> None:
        self.page = page
        self.luck = random.Random(seed)
        self.tabs = 0
        self.choices = 0

    def wait(self) -> None:
        self.page.wait_for_function(READY, timeout=SLOWEST, polling=20)

    @property
    def is_over(self) -> bool:
        return bool(self.page.locator("dialog ol li .place").count())

    def tab(self) -> None:
        self.page.keyboard.press("Tab")
        self.tabs += 1
        assert self.page.evaluate(STOP) == "choice"

    def choose(self) -> None:
        """The first thing that can be chosen, or now and then the second."""
        seq = self.page.locator("#main").get_attribute("data-seq")
        self.choices += 1
        for _ in range(8):
            several = self.page.locator("[data-legal], .prompt .chip.legal").count() > 1
            for _ in range(2 if several and self.luck.random() < 0.3 else 1):
                self.tab()
            self.page.keyboard.press("Enter")
            if self.moved(seq):
                return
        raise AssertionError(f"nothing came of Tab and Enter: {self.page.locator('.prompt').inner_text()}")

    def moved(self, seq: str) -> bool:
        """Whether the choice is made; a first of two picks leaves it open."""
        self.page.wait_for_function("() => !document.querySelector('.prompt.busy')", timeout=SLOWEST)
        self.page.wait_for_timeout(30)
        self.page.wait_for_function("() => !document.querySelector('.prompt.busy')", timeout=SLOWEST)
        return bool(self.page.locator("#main").get_attribute("data-seq") != seq)


def new_game(page: Any, title: str, players: int = 2) -> Typist:
    """Against the bot that thinks least."""
    page.evaluate(
        """async ([title, players]) => {
          while (!localStorage.getItem("agon.token")) await new Promise((done) => setTimeout(done, 20));
          const headers = { "Content-Type": "application/json",
            Authorization: `Bearer ${localStorage.getItem("agon.token")}` };
          const seats = [{ kind: "me" }, ...Array(players - 1).fill({ kind: "bot", level: "easy" })];
          const answer = await fetch("/api/tables", { method: "POST", headers,
            body: JSON.stringify({ title, players, seats, seed: 3 }) });
          const table = await answer.json();
          if (!answer.ok) throw new Error(JSON.stringify(table));
          location.href = `/t/${table.id}`;
        }""",
        [title, players],
    )
    page.wait_for_url("**/t/*")
    typist = Typist(page)
    typist.wait()
    return typist


def test_a_whole_game_by_keys(open_page: Any) -> None:
    typist = new_game(open_page(), "dice_forge")
    while not typist.is_over:
        typist.choose()
        typist.wait()
    assert typist.choices > 15
    assert typist.tabs < 2 * typist.choices


@pytest.mark.slow
@pytest.mark.parametrize("title", ["hellas", "cyclades"])
def test_some_rounds_by_keys(open_page: Any, title: str) -> None:
    typist = new_game(open_page(), title, 3)
    for _ in range(40):
        if typist.is_over:
            break
        typist.choose()
        typist.wait()
    assert typist.tabs < 2 * typist.choices


def test_the_first_link_goes_to_the_options(open_page: Any) -> None:
    page = open_page()
    open_scene(page, "hellas", "middle")
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    assert page.evaluate(STOP) == "choice"


def test_digits_play_only_what_is_shown(open_page: Any) -> None:
    page = open_page()
    open_scene(page, "dice_forge", "middle")
    seq = page.locator("#main").get_attribute("data-seq")
    page.keyboard.press("3")
    page.wait_for_selector(".list ol li")
    assert page.locator("#main").get_attribute("data-seq") == seq
    shown = page.locator(".list ol li kbd").all_inner_texts()
    assert shown[:3] == ["1", "2", "3"]
    page.keyboard.press("1")
    page.wait_for_function("(seq) => document.querySelector('#main').dataset.seq !== seq", arg=seq)


@pytest.mark.parametrize("title", ["dice_forge", "cyclades", "hellas"])
def test_the_board_in_words_keeps_the_question(open_page: Any, title: str) -> None:
    page = open_page()
    open_scene(page, title, "middle")
    question = page.locator(".prompt .q").inner_text()
    page.keyboard.press("t")
    page.wait_for_selector(".text h3")
    assert page.locator(".prompt .q").inner_text() == question
    text, bar = page.locator(".text").bounding_box(), page.locator(".prompt").bounding_box()
    assert text["y"] + text["height"] <= bar["y"]
    page.keyboard.press("Tab")
    assert page.evaluate(STOP) == "choice"


def test_the_board_in_words_names_the_neighbours(open_page: Any) -> None:
    page = open_page()
    open_scene(page, "hellas", "middle")
    page.keyboard.press("t")
    lines = [text for text in page.locator(".text li").all_inner_texts() if "borders on " in text]
    told = {text.split(":")[0]: set(text.split("borders on ")[1].split(", ")) for text in lines}
    names = [one.capitalize() for one in tables.REGION_IDS]
    assert told == {
        names[region]: {names[other] for other in each(tables.NEIGHBOURS[region])} for region in range(len(names))
    }


def test_areas_of_cyclades_name_their_neighbours(open_page: Any) -> None:
    page = open_page()
    open_scene(page, "cyclades", "middle")
    page.keyboard.press("t")
    lines = [text for text in page.locator(".text li").all_inner_texts() if "borders on " in text]
    told = {text.split(":")[0]: set(text.split("borders on ")[1].split(", ")) for text in lines}
    assert len(told) > 20
    assert all(place in told[other] for place, others in told.items() for other in others)
