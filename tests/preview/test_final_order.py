"""Who comes in after whom, also where points tell nothing."""

import io
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

import agon
from agon import lens
from agon.terminal.files import Table
from agon.terminal.session import Session


def over(title: str, players: int) -> Any:
    game = agon.new(title, players, 3)
    agon.playout(game, 3)
    return game


def stand(monkeypatch: pytest.MonkeyPatch, progress: dict[tuple[int, str], tuple[int, int | None]]) -> None:
    """Let players have come so far on their ways."""
    facts = SimpleNamespace(progress=progress)
    monkeypatch.setattr(lens, "lens_of", lambda _: SimpleNamespace(facts=lambda _: facts))


def test_losers_come_in_by_their_best_way_then_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    game = over("hellas", 4)
    (winner,) = game.result["winners"]
    first, second, third = (seat for seat in range(4) if seat != winner)
    stand(
        monkeypatch,
        {(first, "a"): (1, 5), (first, "b"): (1, 2), (second, "a"): (3, 5), (third, "a"): (2, 5), (third, "b"): (1, 2)},
    )
    assert lens.final_order(game) == [(winner, None), (second, 0.6), (third, 0.5), (first, 0.5)]


def test_points_count_before_all_else() -> None:
    game = over("dice_forge", 3)
    scores = game.result["scores"]
    assert [scores[seat] for seat, _ in lens.final_order(game)] == sorted(scores, reverse=True)
    assert {near for _, near in lens.final_order(game)} == {None}


@pytest.mark.parametrize(("language", "near"), [("en", "60%"), ("ru", "60 %")])
def test_the_terminal_tells_places(monkeypatch: pytest.MonkeyPatch, tmp_path: Any, language: str, near: str) -> None:
    game = over("hellas", 2)
    (winner,) = game.result["winners"]
    stand(monkeypatch, {(1 - winner, "a"): (3, 5), (winner, "a"): (5, 5)})
    console = Console(width=100, file=io.StringIO(), record=True)
    names = ["Anna", "Boris"]
    Session(Table(game, ["person", "person"], names), language, tmp_path / "game.json", console).show_result()
    text = console.export_text().replace("\u00a0", " ")
    assert f"{names[winner]} 1 " in text
    assert f"{names[1 - winner]} 0 {near}" in text
    assert text.index(f"{names[winner]} 1") < text.index(f"{names[1 - winner]} 0")
