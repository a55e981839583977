"""The lab's commands as people type them."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

import agon
from agon.lab import coach_commands
from agon.lab.commands import register

app = typer.Typer()
register(app)
coach_commands.register(app)
runner = CliRunner()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def record_file(folder: Path, moves: int = 0) -> Path:
    game = agon.new("dice_forge", 2, 3)
    agon.playout(game, 3, moves)
    path = folder / "game.json"
    path.write_text(json.dumps(agon.record(game)))
    return path


def test_arena(folder: Path) -> None:
    command = ["arena", "dice_forge", "--bots", "random,greedy", "--games", "2", "--out", "out"]
    result = runner.invoke(app, command)
    assert result.exit_code == 0, result.output
    assert "greedy" in result.output
    assert (folder / "out" / "report.html").is_file()
    assert len((folder / "out" / "games.jsonl").read_text().splitlines()) == 3


def test_study(folder: Path) -> None:
    command = ["study", "dice_forge", "--games", "3", "--players", "2", "--bot", "random", "--out", "docs"]
    result = runner.invoke(app, command)
    assert result.exit_code == 0, result.output
    assert "agon study dice_forge --games 3" in (folder / "docs" / "dice_forge.md").read_text()


def test_hint(folder: Path) -> None:
    result = runner.invoke(app, ["hint", str(record_file(folder, 5)), "--seconds", "0.05", "--json"])
    assert result.exit_code == 0, result.output
    assert len(json.loads(result.stdout)) > 1


def test_hint_of_a_save(folder: Path) -> None:
    path = folder / "save.json"
    path.write_text(json.dumps(agon.new("dice_forge", 2, 3).dump()))
    result = runner.invoke(app, ["hint", str(path), "--seconds", "0.05"])
    assert result.exit_code == 0, result.output
    assert "%" in result.output


def test_analyse(folder: Path) -> None:
    path = record_file(folder)
    result = runner.invoke(app, ["analyse", str(path), "--samples", "1", "--out", "page.html"])
    assert result.exit_code == 0, result.output
    assert "Biggest swings" in result.output
    assert "<html" in (folder / "page.html").read_text()


def test_a_file_that_is_none_is_refused(folder: Path) -> None:
    result = runner.invoke(app, ["hint", str(folder / "nothing.json")])
    assert isinstance(result.exception, agon.BadSave)
