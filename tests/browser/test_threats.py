"""The banner names who is near to winning, one move before each kind of end; gauges and ranks tell the same."""

import json
from pathlib import Path
from typing import Any

import pytest

import agon

from .scenes import open_table

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
ENDS = [
    ("hellas", "record-king", "hellas-ui-near-king", "then whoever controls"),
    ("hellas", "record-favored", "hellas-ui-near-favored", "wins with one more temple"),
    ("hellas", "record-slayer", "hellas-ui-near-slayer", "wins by slaying one more monster"),
    ("hellas", "record-warlord", "hellas-ui-near-warlord", "wins by"),
    ("cyclades", "record-1", "cyclades-ui-near-enough", "the game ends with this cycle"),
    ("dice_forge", "record-0", "dice_forge-ui-near-last-round", "Last round"),
]
"""Recorded games that end by each way to win, the message that foretells it, and words of its sentence."""


def golden(title: str, name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((GOLDEN / title / f"{name}.json").read_text("utf-8"))["record"]
    return record


def one_move_before_the_end(record: dict[str, Any]) -> Any:
    return list(agon.positions(record))[-2]


def table(game: Any, me: int) -> dict[str, Any]:
    seats = [{"kind": "me"} if seat == me else {"kind": "bot", "level": "easy"} for seat in range(game.players)]
    return {"record": agon.record(game), "seats": seats}


@pytest.mark.filterwarnings("ignore::agon.RulesWarning")
@pytest.mark.parametrize(("title", "name", "message", "words"), ENDS, ids=[f"{end[0]}-{end[1]}" for end in ENDS])
def test_the_banner_one_move_before_the_end(open_page: Any, title: str, name: str, message: str, words: str) -> None:
    game = one_move_before_the_end(golden(title, name))
    assert game.choice is not None
    assert message in [threat.message for threat in agon.threats(game, game.choice.seat)]
    page = open_page()
    open_table(page, table(game, game.choice.seat), "Anna", "en")
    page.wait_for_selector("[data-threats]")
    banner = page.locator("[data-threats]").get_attribute("title") or ""
    assert words in banner.replace("\u00a0", " ")
    for seat in {threat.seat for threat in agon.threats(game, game.choice.seat)} - {None}:
        marked = page.locator(f"[data-threat-of='{seat}']").first.get_attribute("title") or "?"
        assert set(marked.splitlines()) <= set(banner.splitlines())


@pytest.mark.filterwarnings("ignore::agon.RulesWarning")
def test_all_gauges_of_the_king_are_one_short_while_the_countdown_waits(open_page: Any) -> None:
    """Whoever takes the region now wins."""
    game = one_move_before_the_end(golden("hellas", "record-favored"))
    assert game.choice is not None
    assert game.view(0)["board"]["king"]["waiting"]
    page = open_page()
    open_table(page, table(game, game.choice.seat), "Anna", "en")
    gauges = page.locator(".lord .gauge", has_text="King of Kings")
    assert gauges.count() == 3
    assert [gauge.locator("em.on").count() for gauge in gauges.all()] == [2, 2, 2]
    assert [gauge.locator("em").count() for gauge in gauges.all()] == [3, 3, 3]


@pytest.mark.filterwarnings("ignore::agon.RulesWarning")
@pytest.mark.parametrize("name", ["record-0", "record-warlord"])
def test_losers_are_ranked_by_progress(open_page: Any, name: str) -> None:
    game = agon.replay(golden("hellas", name))
    assert game.result is not None
    page = open_page()
    open_table(page, table(game, 0), "Anna", "en")
    page.wait_for_selector("dialog ol li .place")
    shown = []
    for row in page.locator("dialog ol li").all():
        parts = row.locator(".parts").inner_text().split(" · ")
        gauges = [part.rpartition(": ")[2].split("/") for part in parts]
        ways = [int(have) / int(need) for have, need in gauges]
        shown.append((max(ways), sum(ways)))
    assert len(shown) == game.players
    assert shown[1:] == sorted(shown[1:], reverse=True)
    assert len(set(shown[1:])) > 1, "a record whose losers differ"
