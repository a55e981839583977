"""Ratings, win rates and what reports say of made-up tournaments."""

import base64
import math
import random
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import polars
import pytest

from agon.lab import plots, stats
from agon.lab.arena import plan
from agon.lab.intervals import wilson
from agon.lab.ratings import duels, ratings
from agon.lab.report import arena_page, rating_table, write_report
from agon.lab.strengths import ELO, bradley_terry
from agon.lab.study import balance_page, study_parts, write_study
from tests.lab.made_up import row, simulated, tournament


def test_the_stronger_bot_is_rated_higher() -> None:
    first, second = ratings(tournament(60, 48))
    assert (first.bot, second.bot) == ("strong", "weak")
    assert first.rate == pytest.approx(0.8)
    assert first.low < 0.8 < first.high
    assert first.points > 0 > second.points
    assert first.points_low > second.points_high
    assert first.milliseconds == pytest.approx(50)
    assert first.slowest == pytest.approx(100)


def test_intervals_narrow_with_games() -> None:
    few, many = ratings(tournament(20, 14))[0], ratings(tournament(400, 280))[0]
    assert many.high - many.low < few.high - few.low
    assert many.points_high - many.points_low < few.points_high - few.points_low


THREE_TO_ONE = [["b" if seat == alone else "a" for seat in range(4)] for alone in range(4)]


def test_identical_bots_three_against_one_come_out_even() -> None:
    """By games "a" wins three in four, by seats none is better."""
    rows = simulated(THREE_TO_ONE, {"a": 1, "b": 1}, 500, random.Random(5))
    duel = duels(rows)[0]
    assert duel.wins / duel.games == pytest.approx(0.75, abs=0.03)
    assert duel.rate == pytest.approx(0.5, abs=0.03)
    assert duel.low < 0.5 < duel.high
    assert duel.high - duel.low < 0.1
    for one in ratings(rows):
        assert one.points == pytest.approx(0, abs=12)
        assert one.points_low < 0 < one.points_high
        assert one.rate == pytest.approx(0.25, abs=0.02)


def test_ratings_find_the_strengths_that_made_the_games() -> None:
    """Also where bots fill several seats and no table is like the next."""
    strength = {"a": 4.0, "b": 2.0, "c": 1.0}
    lineups = [["a", "b"], ["b", "c"], ["a", "c", "c"], ["c", "b", "b", "a"]]
    rows = simulated(lineups, strength, 1000, random.Random(6))
    found = bradley_terry(rows)
    mean = sum(ELO * math.log(each) for each in strength.values()) / 3
    for name, (points, low, high) in found.items():
        true = ELO * math.log(strength[name]) - mean
        assert points == pytest.approx(true, abs=15)
        assert low < true < high
    chances = {(one.first, one.second): one.rate for one in duels(rows)}
    assert chances["a", "b"] == pytest.approx(4 / 6, abs=0.03)
    assert chances["b", "c"] == pytest.approx(2 / 3, abs=0.03)
    assert chances["a", "c"] == pytest.approx(4 / 5, abs=0.03)


def test_a_bot_that_won_everything_has_a_finite_rating_and_a_wide_interval() -> None:
    first, second = ratings(tournament(20, 20))
    assert 200 < first.points < 1000
    assert first.points_low < first.points - 50
    assert first.points_high > first.points + 50
    assert second.points == pytest.approx(-first.points)
    assert duels(tournament(20, 20))[0].low < 0.9


def test_games_of_a_seed_count_as_one_observation() -> None:
    """Ten copies of each game tell no more than one does."""
    once = simulated([["a", "b"]], {"a": 2, "b": 1}, 60, random.Random(7))
    often = [each for each in once for copy in range(10)]
    for few, many in zip(ratings(once), ratings(often), strict=True):
        assert many.points_high - many.points_low > 0.8 * (few.points_high - few.points_low)
        assert many.high - many.low > 0.8 * (few.high - few.low)


def test_intervals_come_out_the_same_every_time() -> None:
    rows = tournament(40, 25)
    assert ratings(rows) == ratings(rows)
    assert duels(rows) == duels(rows)


def test_intervals_shown_together_are_wider() -> None:
    alone, together = (stats.Share("x", 100, 50).bounds(lines) for lines in (1, 20))
    assert alone == wilson(50, 100)
    # 0.05 / 20 in two tails: 3.02 standard errors in place of 1.96
    assert together == pytest.approx((0.356, 0.644), abs=0.001)


def test_bars_of_a_share_axis_sum_to_one() -> None:
    rows = [row(number, ["a", "b", "a"], [0], scores=[20 + number, number, number]) for number in range(10)]
    axes = plots.score_figure(rows).axes[0]
    assert "share" in axes.get_ylabel()
    for bars in axes.containers:
        assert sum(bar.get_height() for bar in bars) == pytest.approx(1)


def test_wilson_is_the_known_interval() -> None:
    assert wilson(8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0, 0) == (0.0, 1.0)


def test_shared_wins_count_as_halves() -> None:
    rows = [row(0, ["a", "b"], [0, 1]), row(1, ["b", "a"], [1])]
    assert {one.bot: one.wins for one in ratings(rows)} == {"a": 1.5, "b": 0.5}
    assert duels(rows)[0].wins == 1.5


def test_a_bot_against_itself_is_not_rated_by_it() -> None:
    found = ratings([row(number, ["a", "a"], [0]) for number in range(5)])
    assert found[0].points == 0
    assert found[0].games == 10


def test_statistics_of_seats_things_and_leaders() -> None:
    rows = [row(0, ["a", "b"], [0]), row(1, ["b", "a"], [0]), row(2, ["a", "b"], [1], reason="shared")]
    rates: list[Any] = [(one.name, one.rate) for one in stats.by_seat(rows)]
    assert rates == [
        ("1", pytest.approx(2 / 3)),
        ("2", pytest.approx(1 / 3)),
    ]
    assert [(one.name, one.rate) for one in stats.by_trait(rows)["card"]] == [("owl", 1.0), ("mole", 0.0)]
    assert stats.reasons(rows) == [("most-glory", 2), ("shared", 1)]
    assert stats.leader_holds(rows) == [1.0] * 20
    assert stats.scores_by_place(rows) == ([10, 10, 10], [5, 5, 5])


def test_rare_things_are_left_out() -> None:
    rows = [row(number, ["a", "b"], [0]) for number in range(200)]
    rows[0]["traits"][0]["card"] = ["phoenix"]
    assert "phoenix" not in {one.name for one in stats.by_trait(rows)["card"]}


def test_the_report_is_one_page_that_needs_nothing_else(tmp_path: Path) -> None:
    what = plan("dice_forge", ["random", "greedy"], 2)
    rows = tournament(20, 15)
    paths = write_report(what, rows, tmp_path, "agon arena dice_forge --bots <strong>,weak")
    text = paths[0].read_text()
    assert "&lt;strong&gt;" in text
    assert not re.search(r'(src|href)="(?!data:)', text)
    images = re.findall(r"data:image/svg\+xml;base64,([^\"]+)", text)
    assert len(images) >= 8
    for image in images:
        assert ElementTree.fromstring(base64.b64decode(image)).tag.endswith("svg")
    assert "75.0 %" in text


def test_tables_hold_a_line_for_each_seat(tmp_path: Path) -> None:
    write_report(plan("dice_forge", ["random", "greedy"], 2), tournament(20, 15), tmp_path, "")
    frame = polars.read_parquet(tmp_path / "seats.parquet")
    assert frame.height == 40
    assert frame.filter(polars.col("bot") == "strong")["won"].sum() == 15
    assert polars.read_csv(tmp_path / "seats.csv").shape == frame.shape


def test_the_study_keeps_a_finding_written_by_hand(tmp_path: Path) -> None:
    what = plan("dice_forge", ["random"], 2)
    rows = tournament(20, 15)
    path = write_study(what, rows, tmp_path, "agon study dice_forge", finding="Owls win.")
    assert "**A finding.** Owls win." in path.read_text()
    write_study(what, rows, tmp_path, "agon study dice_forge")
    assert "**A finding.** Owls win." in path.read_text()
    for picture in re.findall(r"!\[[^]]*\]\(([^)]+)\)", path.read_text()):
        assert (tmp_path / picture).is_file()


def test_the_study_says_what_won() -> None:
    rows = tournament(20, 15)
    page = balance_page(plan("dice_forge", ["random"], 2), rows, "agon study", "", study_parts(rows, 0.5), {})
    assert "| owl | 20 | 100.0 % |" in page
    assert "| mole | 20 | 0.0 % |" in page


def test_the_terminal_table_and_the_page_agree() -> None:
    rows = tournament(20, 15)
    page = arena_page(plan("dice_forge", ["random", "greedy"], 2), rows, "")
    for line in rating_table(rows)[1]:
        assert all(cell in page for cell in line)


def test_shares_of_all_and_of_nothing_can_be_drawn() -> None:
    """Rounding puts a bound of such a share a hair on the wrong side, which a plot refuses."""
    for games in (4, 10, 14):
        shares = [stats.Share("all", games, float(games)), stats.Share("none", games, 0.0)]
        assert plots.share_plot(shares, 0.5, "won").startswith("<svg")


def test_a_plot_that_is_drawn_again_is_the_same() -> None:
    """Or pages that are made anew would all have changed."""
    shares = [stats.Share("some", 10, 4.0), stats.Share("none", 10, 0.0)]
    assert plots.share_plot(shares, 0.5, "won") == plots.share_plot(shares, 0.5, "won")
