"""Every screen shows the whole board, large screens show it large, and nothing moves from one question to the next."""

from typing import Any

import pytest

from .player import Player
from .scenes import Moment, found, moment_of, open_moment, open_scene

# Cards of the islands that are not wholly inside the sea, and the sea and the temple if the screen cuts them.
CUT = """() => {
  const inside = (box, room) => box.left >= room.left - 1 && box.right <= room.right + 1
    && box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
  const sea = document.querySelector(".sea"), temple = document.querySelector(".temple");
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const parts = [sea, temple].filter((one) => !inside(one.getBoundingClientRect(), screen));
  const cards = [...sea.querySelectorAll(".card, .portal, .start")]
    .filter((one) => !inside(one.getBoundingClientRect(), sea.getBoundingClientRect()));
  return [...parts, ...cards].map((one) => one.className.baseVal ?? one.className);
}"""
# Names and signs that do not fit on their cards, and prices that cover the glory.
CRAMPED = """() => [...document.querySelectorAll(".sea .card")].filter((card) => {
  const box = (part) => card.querySelector(part)?.getBoundingClientRect();
  const name = card.querySelector(".name"), words = document.createRange();
  words.selectNodeContents(name);
  const text = words.getBoundingClientRect(), foot = box(".foot"), cost = box(".cost"), worth = box(".worth");
  const paper = card.getBoundingClientRect();
  return text.bottom > foot.top + 2 || text.right > paper.right || foot.bottom > paper.bottom + 1
    || (worth && cost.right > worth.left + 1);
}).map((card) => card.innerText)"""
BOX = """(selector) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return [box.x, box.y, box.width, box.height].map(Math.round);
}"""
SAME = """() => [document.querySelector(".map .layer").getAttribute("viewBox"),
  Math.round(document.querySelector(".bar > section").getBoundingClientRect().height)].join(" ")"""
LARGE = 'localStorage.setItem(\'agon.settings\', \'{"speed":"off","careful":false,"large":true}\')'
ATTICA = "[data-anchor='region:attica']"
WIDER = "([place, old]) => document.querySelector(place).getBoundingClientRect().width > old * 1.1"
SIZES = ["tablet", "laptop", "desk", "wide", "huge"]


def tell_story(page: Any, move: int) -> None:
    """As if the viewer had last moved so early: much is to be told."""
    page.evaluate("(move) => localStorage.setItem(`agon.seen.${location.pathname.split('/').at(-1)}`, move)", str(move))
    page.reload()
    page.wait_for_selector(".prompt")


@pytest.mark.parametrize("language", ["en", "ru", "it", "pl"])
@pytest.mark.parametrize("size", SIZES)
def test_temple_and_islands_are_whole(open_page: Any, size: str, language: str) -> None:
    page = open_page(size, language)
    open_scene(page, "dice_forge", "middle", language=language)
    assert page.evaluate(CUT) == []
    assert page.evaluate(CRAMPED) == []


@pytest.mark.parametrize("size", ["tablet", "laptop"])
def test_large_text_leaves_temple_islands_and_prompt_whole(open_page: Any, size: str) -> None:
    page = open_page(size)
    page.evaluate(LARGE)
    page.reload()
    open_scene(page, "dice_forge", "middle")
    assert page.evaluate(CUT) == []
    _, y, _, height = page.evaluate(BOX, ".prompt")
    assert y + height <= page.evaluate("innerHeight")


def test_the_story_takes_no_room_from_the_islands(open_page: Any) -> None:
    page = open_page()
    moment = found("dice_forge", "middle")
    assert moment is not None
    open_moment(page, "dice_forge", moment)
    before = page.evaluate(BOX, ".sea")
    tell_story(page, moment.move - 12)
    page.wait_for_selector(".recap .line")
    assert page.evaluate(BOX, ".sea") == before
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize(
    ("size", "least"), [("tablet", 66), ("laptop", 66), ("desk", 84), ("wide", 105), ("huge", 145)]
)
def test_cards_grow_with_the_screen(open_page: Any, size: str, least: int) -> None:
    page = open_page(size)
    open_scene(page, "dice_forge", "middle")
    assert page.evaluate(BOX, ".sea .card")[2] >= least


@pytest.mark.parametrize(("title", "part"), [("hellas", ".right .hand .card, .right"), ("cyclades", ".left")])
def test_side_columns_grow_with_the_screen(open_page: Any, title: str, part: str) -> None:
    widths = []
    for size in ("desk", "wide", "huge"):
        page = open_page(size)
        open_scene(page, title, "middle")
        widths.append(page.evaluate(BOX, part)[2])
    desk, wide, huge = widths
    assert wide >= 1.14 * desk
    assert huge >= 1.44 * desk


def test_the_map_answers_the_wheel_where_it_is_enlarged(open_page: Any) -> None:
    """The place under the pointer stays under it."""
    page = open_page("huge")
    open_scene(page, "hellas", "middle")
    boxes = [page.evaluate(BOX, ATTICA)]
    for _ in range(5):
        x, y, width, _ = boxes[-1]
        page.mouse.move(x, y)
        page.mouse.wheel(0, -100)
        page.wait_for_function(WIDER, arg=[ATTICA, width])
        boxes.append(page.evaluate(BOX, ATTICA))
    before, after = boxes[-2:]  # nearer than the edges of the map hold it
    assert abs(after[0] - before[0]) < 3
    assert abs(after[1] - before[1]) < 3


@pytest.mark.parametrize("title", ["hellas", "cyclades"])
def test_the_map_stays_where_it_is_from_question_to_question(open_page: Any, title: str) -> None:
    page = open_page()
    open_scene(page, title, "middle")
    player = Player(page, seed=4)
    first = page.evaluate(SAME)
    prompts = set()
    for _ in range(14):
        player.wait()
        if player.is_over:
            break
        prompts.add(page.locator(".prompt").get_attribute("data-prompt"))
        if not page.locator(".battle").count():  # a battle lies over the map, which then makes room for it
            assert page.evaluate(SAME) == first, page.locator(".prompt").inner_text()
        player.tap()
    assert len(prompts) > 2


def is_levy(one: Moment) -> bool:
    return one.prompt == "hellas-prompt-levy" and one.options == 5


def test_five_sentences_fit_into_the_prompt(open_page: Any) -> None:
    page = open_page()
    open_scene(page, "hellas", "middle")
    map_before = page.evaluate(SAME)
    open_moment(page, "hellas", moment_of("hellas", is_levy))
    assert page.evaluate(SAME) == map_before
    bar = page.locator(".prompt").bounding_box()
    chips = page.locator(".prompt .chip.legal").all()
    assert len(chips) == 5
    for chip in chips:
        box = chip.bounding_box()
        assert box["y"] >= bar["y"]
        assert box["y"] + box["height"] <= bar["y"] + bar["height"]
