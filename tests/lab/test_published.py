"""What is published can be repeated: games are fixed by their seeds, no bot thinks by the clock."""

import re
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

import agon
from agon.bots import BOTS, NormalBot, SeatWindow, tuned
from agon.kernel.errors import BadOption
from agon.lab.arena import Store, hold, plan
from agon.lab.commands import register
from agon.lab.matches import Match, by_the_clock, play, seated
from agon.lab.report import arena_page
from tests.lab.made_up import tournament
from tools import arena_docs

ROOT = Path(__file__).parents[2]
PAGES = [*sorted((ROOT / "docs" / "arena").glob("*.*")), *sorted((ROOT / "docs" / "balance").glob("*.md"))]
MADE = [
    *sorted((ROOT / "src" / "agon" / "bots" / "data").glob("*.toml")),
    *sorted((ROOT / "src" / "agon" / "games").glob("*/data/trained.*")),
    *sorted((ROOT / "examples").glob("*.json")),
]
"""Settings, weights and networks that say how they were made."""
COMMAND = re.compile(r"(?:agon (?:arena|study)|python tools/arena_docs\.py) [^`<]*")


def commands_in(path: Path) -> list[str]:
    return [found.replace("&#x27;", "'") for found in COMMAND.findall(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_no_published_page_was_made_with_a_limit_in_seconds(path: Path) -> None:
    commands = commands_in(path)
    assert commands, "every page says how it was made"
    for command in commands:
        assert "seconds" not in command
        for bots in re.findall(r"--bots? (\S+)", command):
            assert by_the_clock(bots.split(",")) == []


@pytest.mark.parametrize("path", MADE, ids=lambda path: path.name)
def test_settings_and_networks_were_made_without_a_clock(path: Path) -> None:
    assert "seconds" not in path.read_text(encoding="utf-8")


def test_the_duels_of_the_docs_are_fixed_by_their_seeds() -> None:
    published = [one.plan for one in arena_docs.arenas(agon.titles())]
    assert by_the_clock(sorted({name for what in published for name in what.bots})) == []
    assert by_the_clock(arena_docs.ALONE) == []


def test_who_thinks_by_the_clock() -> None:
    assert by_the_clock(sorted(BOTS)) == ["search"]
    assert by_the_clock(["search:simulations=40", "search:seconds=0.2"]) == ["search:seconds=0.2"]
    assert getattr(seated("hard"), "seconds", None) == 0


def test_arenas_seat_levels_without_their_second(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[float] = []

    class Listening(NormalBot):
        def think(self, window: SeatWindow) -> list[tuple[int, float]]:
            budgets.append(self.seconds)
            return [(1, 0.0)] * len(window.choice.codes)

    monkeypatch.setitem(BOTS, "normal", Listening)
    play(Match(0, "dice_forge", 3, ("normal", "random")))
    assert set(budgets) == {0.0}


def test_a_study_refuses_a_bot_with_a_clock() -> None:
    app = typer.Typer()
    register(app)
    result = CliRunner().invoke(app, ["study", "dice_forge", "--bot", "search:seconds=0.1", "--players", "2"])
    assert isinstance(result.exception, BadOption)


def test_a_report_says_when_games_cannot_be_repeated() -> None:
    rows = tournament(8, 5)
    assert "Their seeds fix the games" in arena_page(plan("dice_forge", ["normal", "random"], 2), rows, "")
    timed = arena_page(plan("dice_forge", ["search:seconds=0.1", "random"], 2), rows, "")
    assert "Not repeatable: search:seconds=0.1" in timed


def test_a_published_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Only whole seeds count, and the games are those of an arena that nobody stopped."""
    one = arena_docs.Arena("dice_forge", "greedy", "random", 3)
    what, ended = one.plan, arena_docs.Clock(1.0)
    ended.end = 0.0
    with pytest.raises(arena_docs.TimeIsUpError):
        arena_docs.play(what, 6, tmp_path / "stopped", 1, ended)
    assert arena_docs.rows_of(what, tmp_path / "stopped") == []
    arena_docs.play(what, 6, tmp_path / "stopped", 1, arena_docs.Clock(0.0))
    rows = arena_docs.rows_of(what, tmp_path / "stopped")
    assert [row["lineup"].index("greedy") for row in rows] == [0, 1, 2] * 2
    assert [row["digest"] for row in rows] == [row["digest"] for row in hold(what, 6, tmp_path / "whole")]


def test_one_among_others_is_published_for_every_number_of_players() -> None:
    found = {(one.title, one.players) for one in arena_docs.arenas(agon.titles()) if one.players > 2}
    assert found == {(title, players) for title in agon.titles() for players in (3, 4)} | {("cyclades", 5)}


def test_levels_with_other_settings_are_another_tournament(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are kept are not mixed with those of other bots by the same name."""
    what = plan("dice_forge", ["normal", "random"], 2)
    Store(tmp_path, what.header())
    sheet = tuned.table("dice_forge")
    monkeypatch.setattr(tuned, "table", lambda title: {**sheet, "normal": {"simulations": 7}})
    with pytest.raises(BadOption, match="levels differ"):
        Store(tmp_path, what.header())


def test_a_book_is_told_with_the_settings() -> None:
    """Whoever learns an opening is another rival."""
    levels = plan("hellas", ["hard", "greedy"], 4).header()["levels"]
    assert levels["hard"]["book"] == [{"levels": ["hard", "expert"], "options": ["hero heracles", "hero perseus"]}]
    assert "book" not in plan("hellas", ["hard", "greedy"], 2).header()["levels"]["hard"]
