"""Hints, analyses and tuning."""

import itertools
import json
import random
from typing import Any

import pytest

import agon
from agon.bots.base import SeatWindow
from agon.bots.search import SearchBot
from agon.bots.tuned import table
from agon.coach.analysis import Judged, Said, analyse, biggest, sparkline
from agon.coach.hint import hint
from agon.kernel.errors import IllegalChoice
from agon.lab.analysis_page import analysis_page
from agon.lab.tuning import SPACE, score, spec, suggested, write_settings


def finished(title: str = "dice_forge", players: int = 2, seed: int = 3) -> agon.Game:
    game = agon.new(title, players, seed)
    agon.playout(game, seed)
    return game


def test_a_hint_covers_every_option_and_is_plain_data() -> None:
    game = agon.new("dice_forge", 2, 5)
    found = hint(game, simulations=40, seconds=0, seed=1)
    assert game.choice is not None
    assert sorted(one.index for one in found) == list(range(len(game.choice.codes)))
    assert found[0].weight == max(one.weight for one in found)
    assert sum(one.weight for one in found) == pytest.approx(1.0)
    assert all(0 <= one.chance <= 1 for one in found)
    assert json.loads(json.dumps([one.view() for one in found]))[0]["notation"] == found[0].notation


def test_a_hint_judges_as_taught_to_the_end_of_the_turn() -> None:
    game = agon.new("dice_forge", 2, 5)
    found = {one.index: one.chance for one in hint(game, simulations=40, seconds=0, seed=1)}
    hard = SearchBot(1, 40, 0, {"trained": True})
    plain = SearchBot(1, 40, 0)
    verdicts = [
        [chance for _, chance in bot.think(SeatWindow(game, int(game.asked), bot.rng))] for bot in (hard, plain)
    ]
    assert [found[index] for index in range(len(found))] == verdicts[0] != verdicts[1]


def test_a_hint_does_not_depend_on_what_is_hidden() -> None:
    for title in agon.titles():
        game = agon.new(title, agon.title(title).min_players, 8)
        other = game.redeal(int(game.asked), 77)
        assert hint(game, simulations=10, seconds=0, seed=2) == hint(other, simulations=10, seconds=0, seed=2)


def test_no_hints_for_others_or_after_the_end() -> None:
    game = agon.new("dice_forge", 2, 5)
    with pytest.raises(IllegalChoice):
        hint(game, seat=1 - int(game.asked), simulations=5)
    with pytest.raises(IllegalChoice):
        hint(finished(), simulations=5)


def test_the_curve_ends_with_the_result() -> None:
    game = finished()
    calls: list[tuple[int, int]] = []
    found = analyse(agon.record(game), samples=1, on_move=lambda done, total: calls.append((done, total)))
    assert len(found.curve) == game.moves + 1
    assert all(sum(chances) == pytest.approx(1.0) for chances in found.curve)
    assert game.result is not None
    assert [seat for seat in (0, 1) if found.curve[-1][seat] == 1.0] == game.result["winners"]
    assert calls[-1] == (int(game.moves), int(game.moves))
    assert json.loads(json.dumps(found.view()))["swings"][0]["notation"]
    assert "<svg" not in analysis_page(found)
    assert found.swings[0].option.notation in analysis_page(found)


def test_swings_are_the_largest_changes_in_order_of_play() -> None:
    curve = [[0.5, 0.5], [0.55, 0.45], [0.9, 0.1], [0.2, 0.8]] + [[0.2, 0.8]] * 20
    pairs = itertools.pairwise(curve)
    found = biggest([Judged(at % 2, Said("x", "l", {}), old, new, new) for at, (old, new) in enumerate(pairs)])
    assert [swing.move for swing in found[:3]] == [1, 2, 3]
    assert found[2].change == pytest.approx(-0.7)
    assert (found[2].chooser, found[2].seat) == (0, 0)


def test_sparklines_are_as_wide_as_asked() -> None:
    assert sparkline([0.0, 0.5, 1.0], 60) == "▁▅█"
    assert len(sparkline([0.1] * 500, 60)) == 60


def test_a_challenger_sits_in_every_seat() -> None:
    rate, (low, high) = score("dice_forge", 2, "greedy", "random", 4, 1, 1)
    assert rate == 1.0
    assert low < 0.9 < high


class Middle:
    """A trial that suggests the lower bound of everything."""

    def suggest_int(self, name: str, low: int, high: int) -> int:
        return low

    def suggest_float(self, name: str, low: float, high: float, log: bool) -> float:
        return low


def test_tuned_values_become_a_bot_and_a_file(tmp_path: Any) -> None:
    from agon import bots
    from agon.bots.tuned import settings_from

    values = {**suggested(Middle()), "backup": "max_n"}
    assert set(SPACE) <= set(values)
    bot = bots.make(spec(values, 0.0, 25), 1)
    assert isinstance(bot, bots.SearchBot)
    assert bot.simulations == 25
    path = tmp_path / "dice_forge.toml"
    write_settings("dice_forge", values, "agon tune dice_forge", "Won.", path)
    import tomllib

    assert settings_from(tomllib.loads(path.read_text())["search"]).scale == 3.0
    assert "agon tune dice_forge" in path.read_text()
    assert tomllib.loads(path.read_text())["hard"] == table("dice_forge")["hard"]


def test_a_tuning_of_two_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("optuna")
    from agon.lab import tuning

    rng = random.Random(1)
    monkeypatch.setattr(tuning, "score", lambda *given: (rng.random(), (0.0, 1.0)))
    values, rate = tuning.tune("dice_forge", 2, trials=6, games=2, seconds=0, simulations=5, jobs=1)
    assert 0.5 <= rate <= 1.0
    assert set(SPACE) <= set(values)
