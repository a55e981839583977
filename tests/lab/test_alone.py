"""Arena and study of a game for one: win rates without ratings, and what games were lost to."""

import warnings
from pathlib import Path

import pytest
from typer.testing import CliRunner

from agon.cli import app
from agon.lab import arena, solo_study
from agon.lab.matches import Match, play
from agon.lab.ratings import ratings
from agon.lab.report import arena_page, rating_table
from agon.lab.strengths import Row


def row(bot: str, seed: int, won: bool, reason: str, act: int, scripts: list[str], invasion: int | None = 7) -> Row:
    return {
        "number": seed,
        "seed": seed,
        "lineup": [bot],
        "winners": [0] if won else [],
        "scores": [1 if won else 0],
        "reason": reason,
        "moves": 40 + seed,
        "openings": ["act pass"],
        "standing": [[0.0]] * 20,
        "traits": [{"artifact": ["harpe"] if won else ["ambrosia"]}],
        "choices": [10],
        "seconds": [0.1],
        "slowest": [0.02],
        "digest": "0",
        "factors": {},
        "story": {
            "act": act,
            "turns": 9 + seed,
            "scripts": scripts,
            "invasion": invasion,
            "vanguard": "on its way",
            "slain": ["hydra"] * seed,
        },
    }


def games() -> list[Row]:
    return [
        row("greedy", 1, True, "solo-counter", 2, ["act1_3", "act2_4"]),
        row("greedy", 2, False, "solo-monument", 1, ["act1_3", "act1_6"], None),
        row("random", 1, False, "solo-two-lands", 2, ["act1_6", "act2_4"]),
        row("random", 2, False, "solo-monument", 1, ["act1_6"], None),
    ]


def test_a_game_alone_tells_its_story() -> None:
    made = play(Match(0, "hellas", 5, ("random",)))
    story = made["story"]
    assert story["scripts"], "at least one token was read"
    assert story["scripts"][0].startswith("act1_")
    assert story["turns"] >= len(story["scripts"]) - 1
    assert (story["invasion"] is None) == (story["act"] == 1)
    assert "story" not in play(Match(0, "dice_forge", 5, ("random", "random")))


def test_bots_alone_are_ranked_by_their_wins() -> None:
    assert [one.bot for one in ratings(games())] == ["greedy", "random"]
    head, body = rating_table(games())
    assert head == ["bot", "games", "won", "95 % interval", "ms per choice", "slowest"]
    assert body[0][:3] == ["greedy", "2", "50.0 %"]
    assert body[1][:3] == ["random", "2", "0.0 %"]


def test_the_report_of_an_arena_alone_is_made_without_warnings() -> None:
    what = arena.plan("hellas", ["greedy", "random"], 1)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        page = arena_page(what, games(), "agon arena hellas --players 1")
    assert "one player, every bot on every seed" in page
    assert "How games of random ended" in page
    for absent in ("Duels", "Seats", "Bradley-Terry", "leader"):
        assert absent not in page


def test_the_command_gives_win_rates_by_bot(tmp_path: Path) -> None:
    out = tmp_path / "games"
    command = ["arena", "hellas", "--bots", "random", "--players", "1", "--games", "4", "--out", str(out)]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        result = CliRunner().invoke(app, command)
    assert result.exit_code == 0, result.output
    assert "hellas, one player" in result.output
    assert "Duels" not in result.output


def test_the_study_of_a_game_alone(tmp_path: Path) -> None:
    what = arena.plan("hellas", ["greedy"], 1)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        path = solo_study.write_study_alone(what, games(), tmp_path, "agon study hellas --players 1", "It is hard.")
    text = path.read_text(encoding="utf-8")
    assert path.name == "hellas-alone.md"
    assert "Won: 25.0 % (95 % interval 4.6 – 69.9 %)" in text
    assert "rest on reconstructed values" in text
    assert "**A finding.** It is hard." in text
    assert "| solo-monument | 2 | 50.0 % |" in text
    assert "| Act 2 | 2 | 50.0 % |" in text
    assert "| act1_3 | 2 | 50.0 % |" in text
    assert "| harpe | 1 | 100.0 % |" in text
    for line in text.splitlines():
        if line.startswith("!["):
            assert (tmp_path / line.partition("(")[2].rstrip(")")).is_file()
    again = solo_study.write_study_alone(what, games(), tmp_path, "agon study hellas --players 1")
    assert "**A finding.** It is hard." in again.read_text(encoding="utf-8")


@pytest.mark.parametrize(("script", "read", "lost"), [("act1_6", 3, 2), ("act2_4", 2, 1), ("act1_3", 2, 0)])
def test_scripts_that_ended_games(script: str, read: int, lost: int) -> None:
    found = {one.name: one for one in solo_study.fatal_scripts(games())}
    assert (found[script].games, found[script].wins) == (read, lost)


def test_no_script_is_left_out_of_the_page() -> None:
    names = [f"act{act}_{token}" for act in (1, 2) for token in range(1, 25)]
    rows = [row("normal", 1, False, "solo-time", 2, names)]
    what = arena.plan("hellas", ["normal"], 1, 1)
    page = solo_study.page_alone(what, rows, "", "", solo_study.parts_of(rows), {})
    assert all(page.count(f"| {name} |") == 2 for name in names)
