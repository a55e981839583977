"""The command: it plays, saves, resumes, and answers bad input with one line and exit code 2."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import agon
from agon.coach.puzzles import puzzles
from agon.terminal import renderer
from agon.terminal.speech import Speech

TITLES = agon.titles()


def run(*arguments: str, typed: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "XDG_DATA_HOME": str(folder or "unused"),
        "COLUMNS": "160",
        "NO_COLOR": "1",
        "LOGNAME": "anna",
    }
    return subprocess.run(
        [sys.executable, "-c", "from agon.cli import main; main()", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=environment,
        check=False,
        timeout=300,
    )


@pytest.mark.parametrize("title", TITLES)
def test_a_game_can_be_played_saved_and_resumed(title: str, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    first = run(
        "play",
        title,
        "--players",
        "3",
        "--bots",
        "2",
        "--bot",
        "random",
        "--seed",
        "7",
        "--save",
        str(save),
        typed="1\n1\nq\n",
    )
    assert first.returncode == 0, first.stderr
    assert "Anna" in first.stdout
    moves = agon.load(json.loads(save.read_text())["game"]).moves
    assert moves >= 2
    second = run("play", "--load", str(save), typed="1\n")
    assert second.returncode == 0, second.stderr
    assert agon.load(json.loads(save.read_text())["game"]).moves > moves


def test_undo_help_hint_and_log_answer(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    done = run(
        "play", "dice_forge", "--seed", "7", "--save", str(save), typed="1\nu\n?\nh\nl\nb\n77\nnonsense\nr\nt\ns\nq\n"
    )
    assert done.returncode == 0, done.stderr
    assert "DF-3.2" in done.stdout, "the rule of the prompt"
    assert "Best: " in done.stdout
    assert "Second best: " in done.stdout
    assert "% to win" in done.stdout
    assert done.stdout.count("This option is not available") == 2, "a wrong number and nonsense"
    assert agon.load(json.loads(save.read_text())["game"]).moves == 0


def test_puzzles_are_asked_and_answered(tmp_path: Path) -> None:
    first = puzzles("dice_forge")[0]
    choice = first.game().choice
    assert choice is not None
    right = [option.notation for option in choice.options].index(first.best) + 1
    done = run("puzzle", "dice_forge", typed=f"h\nv 1\n{right}\nq\n", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "No hints in a puzzle" in done.stdout
    assert "Right: " in done.stdout
    assert f"{100 * first.options[0].chance:.0f} %" in done.stdout
    again = run("puzzle", "dice_forge", typed="q\n", folder=tmp_path)
    assert "Puzzle 1 of" in again.stdout
    assert first.id in json.loads((tmp_path / "agon" / "puzzles-dice_forge.json").read_text())["answers"]
    themes = run("puzzle", "dice_forge", "--theme", "list")
    assert sum(int(line.split()[1]) for line in themes.stdout.splitlines()) == len(puzzles("dice_forge"))
    assert run("puzzle", "dice_forge", "--theme", "chess").returncode == 2


def test_a_lesson_is_gone_through() -> None:
    done = run("lesson", "dice_forge", "--lang", "ru")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith("1. Вот ваша слава.")
    assert "   seat 1: forge moon1 dark gold1  [0, 1, 0, 0, 1, 1, 5, 1]" in lines
    assert lines[-1].startswith("   seat 1 is asked: ")
    assert run("lesson", "chess").returncode == 2


def test_a_map_wider_than_the_window_is_moved_over() -> Any:
    board = agon.new("cyclades", 6, 3).view(0)
    speech = Speech("en", ["Anna", "Boris", "Clio", "Dion", "Egle", "Fyodor"])
    speech.pan = 0

    def drawn() -> str:
        console = Console(width=70, file=io.StringIO(), record=True)
        console.print(renderer("cyclades")(board, speech))
        return console.export_text()

    west = drawn()
    assert "> ▸" in west
    assert "◂ <" not in west
    speech.pan = 1
    middle = drawn()
    assert "> ▸" in middle
    assert "◂ <" in middle
    speech.pan = 99
    east = drawn()
    assert "> ▸" not in east
    assert "◂ <" in east
    assert speech.pan < 99, "nobody looks past the edge"
    assert len({west, middle, east}) == 3


@pytest.mark.parametrize(("lang", "word"), [("ru", "Выберите"), ("it", "Scegli"), ("pl", "Wybierz")])
def test_the_table_speaks_the_language_of_the_player(lang: Any, word: Any, tmp_path: Path) -> None:
    done = run("play", "dice_forge", "--seed", "7", "--lang", lang, "--save", str(tmp_path / "x.json"), typed="q\n")
    assert word in done.stdout


def test_several_people_share_the_screen(tmp_path: Path) -> None:
    done = run(
        "play", "dice_forge", "-p", "2", "-b", "0", "--seed", "1", "--save", str(tmp_path / "x.json"), typed="\n10\n\n"
    )
    assert "Boris plays next" in done.stdout or "Boris" in done.stdout
    assert done.returncode == 0


def test_a_whole_game_of_bots_ends_with_a_result(tmp_path: Path) -> None:
    done = run(
        "play", "dice_forge", "-p", "3", "-b", "3", "--bot", "random", "--seed", "2", "--save", str(tmp_path / "x.json")
    )
    assert "wins" in done.stdout or "Shared" in done.stdout


def test_new_show_and_replay(tmp_path: Path) -> None:
    save, record = tmp_path / "new.json", tmp_path / "record.json"
    assert run("new", "dice_forge", "-p", "2", "--seed", "3", "-o", str(save)).returncode == 0
    shown = run("show", str(save), "--json", "--seat", "1")
    assert json.loads(shown.stdout)["seat"] == 1
    assert "Temple" in run("show", str(save)).stdout
    game = agon.load(json.loads(save.read_text()))
    agon.playout(game, 1)
    record.write_text(json.dumps(agon.record(game)))
    replayed = run("replay", str(record))
    assert game.digest() in replayed.stdout
    spoilt = {**agon.record(game), "result": {"winners": [0, 1], "reason": "x", "scores": []}}
    record.write_text(json.dumps(spoilt))
    assert run("replay", str(record)).returncode == 2


@pytest.mark.parametrize("title", TITLES)
def test_fuzz_reports(title: str) -> None:
    done = run("fuzz", title, "--games", "6", "--jobs", "2")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "6 passed, 0 failed" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["play", "chess"], "dice_forge"),
        (["play"], "dice_forge"),
        (["play", "dice_forge", "--players", "9"], "2 to 4"),
        (["play", "dice_forge", "--bots", "7"], "0 to 3"),
        (["play", "dice_forge", "--bot", "genius"], "greedy"),
        (["play", "dice_forge", "--lang", "xx"], "en"),
        (["play", "dice_forge", "--set", "colour=red"], "alternatives"),
        (["play", "dice_forge", "--set", "random_mix=perhaps"], "True"),
        (["play", "dice_forge", "--set", "random_mix"], "name=value"),
        (["play", "--load", "no-such-file.json"], "cannot read"),
        (["show", "pyproject.toml"], "not JSON"),
        (["replay", "no-such-file.json"], "cannot read"),
        (["fuzz", "go"], "dice_forge"),
        (["bench", "go"], "dice_forge"),
        (["new", "dice_forge", "-p", "1"], "2 to 4"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_two(arguments: Any, hint: Any) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stderr.startswith("agon: ")
    assert len(done.stderr.strip().splitlines()) == 1
    assert hint in done.stderr


@pytest.mark.parametrize(
    "content", ["", "[]", "{}", '{"title": "dice_forge"}', '{"agon_record": 7, "title": "dice_forge"}']
)
def test_corrupt_and_foreign_files_are_refused(content: Any, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content)
    for command in (["play", "--load", str(path)], ["show", str(path)], ["replay", str(path)]):
        done = run(*command)
        assert done.returncode == 2, done.stderr
        assert len(done.stderr.strip().splitlines()) == 1
        assert path.read_text() == content, "the file is as it was"
