"""Ratings, win rates and what reports say of made-up tournaments."""

import base64
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import polars
import pytest

from agon.lab import plots, stats
from agon.lab.arena import plan
from agon.lab.ratings import duels, ratings, wilson
from agon.lab.report import arena_page, rating_table, write_report
from agon.lab.study import balance_page, write_study


def row(number: int, lineup: list[str], winners: list[int], **more: Any) -> dict[str, Any]:
    players = len(lineup)
    made = {
        "number": number,
        "seed": number // players,
        "lineup": lineup,
        "winners": winners,
        "scores": [10 if seat in winners else 5 for seat in range(players)],
        "reason": "most-glory",
        "moves": 50 + number,
        "digest": "d",
        "openings": ["pass"] * players,
        "standing": [[float(seat in winners) for seat in range(players)]] * 20,
        "traits": [{"card": ["owl"] if seat in winners else ["mole"]} for seat in range(players)],
        "choices": [10] * players,
        "seconds": [0.5] * players,
        "slowest": [0.1] * players,
    }
    return {**made, **more}


def tournament(games: int, strong_wins: int) -> list[dict[str, Any]]:
    """Two bots change seats; "strong" wins the first so many games."""
    rows = []
    for number in range(games):
        lineup = ["strong", "weak"] if number % 2 == 0 else ["weak", "strong"]
        winner = lineup.index("strong" if number < strong_wins else "weak")
        rows.append(row(number, lineup, [winner]))
    return rows


def test_the_stronger_bot_is_rated_higher() -> None:
    first, second = ratings(tournament(60, 48))
    assert (first.bot, second.bot) == ("strong", "weak")
    assert first.rate == pytest.approx(0.8)
    assert first.low < 0.8 < first.high
    assert first.mu > second.mu
    assert first.milliseconds == pytest.approx(50)
    assert first.slowest == pytest.approx(100)


def test_intervals_narrow_with_games() -> None:
    few, many = ratings(tournament(20, 14))[0], ratings(tournament(400, 280))[0]
    assert many.high - many.low < few.high - few.low
    assert many.sigma < few.sigma


def test_wilson_is_the_known_interval() -> None:
    assert wilson(8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0, 0) == (0.0, 1.0)


def test_shared_wins_count_as_halves() -> None:
    rows = [row(0, ["a", "b"], [0, 1]), row(1, ["b", "a"], [1])]
    assert {one.bot: one.wins for one in ratings(rows)} == {"a": 1.5, "b": 0.5}
    assert duels(rows)[0].wins == 1.5


def test_a_bot_against_itself_is_not_rated_by_it() -> None:
    found = ratings([row(number, ["a", "a"], [0]) for number in range(5)])
    assert found[0].mu == pytest.approx(25.0)
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
    page = balance_page(plan("dice_forge", ["random"], 2), tournament(20, 15), "agon study", "", {})
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
