"""A title from outside is known in every room without an edit elsewhere: it is played in each of them here."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console
from typer.testing import CliRunner

import agon
from agon import bots, games, rulestext
from agon.cli import app
from agon.explain import explain
from agon.kernel.errors import UnknownTitle
from agon.kernel.title import Title
from agon.lab import arena, fuzz, matches, pettingzoo_env
from agon.lab.gym_env import SeatEnv
from agon.terminal import plain, renderer
from agon.terminal.speech import Speech
from agon.words import Words
from examples.stadion import TITLE, rules
from examples.stadion.game import Stadion
from examples.stadion.parts import board_view, set_up
from tests.properties import properties

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "ru", "it", "pl")
PLACE = "examples.stadion:TITLE"


def another_title(name: str) -> Title:
    """Of the same parts, on a class of its own."""
    other = type("Other", (Stadion,), {"TITLE": name})
    dump, restore = Stadion.dump_board, Stadion.restore_board
    parts: Any = {"rules": rules, "setup": set_up, "view": board_view, "dump": dump, "restore": restore}
    return Title(name, other, **parts, players=(2, 2), rules_version="1.0")


def played(bot: str, players: int = 3, seed: int = 5) -> agon.Game:
    game = agon.new("stadion", players, seed)
    seats = [bots.make(bot, seed + seat) for seat in range(players)]
    while game.choice is not None:
        game.apply(seats[game.choice.seat].move(game))
    return game


# ---------------------------------------------------------------------- the rules


def race(places: list[int], cards: list[str]) -> agon.Game:
    """A race under way: seat 0 is asked, everybody holds a card."""
    names = Stadion.VOCABULARY.kinds["card"].index
    game = agon.new("stadion", len(places), 1)
    assert isinstance(game, Stadion)
    game.places = list(places)
    game.cards = [names[card] for card in cards]
    game.deck = sum(1 << card for card in range(6) if card not in game.cards)
    game.relist()
    return game


def test_one_die_or_two() -> None:
    game = race([0, 0], ["hermes", "nike"])
    game.impose([3, 1, 1])
    game.play("run", 0)
    game.play("sprint", 1)
    assert game.view(None)["board"]["runners"][0]["place"] == 4
    assert game.view(None)["board"]["runners"][1]["place"] == 0, "doubles throw you down"
    assert [line["id"] for line in game.log(None)][-3:] == [
        "stadion-log-run",
        "stadion-log-stumble",
        "stadion-log-round",
    ]


def test_the_gift_of_a_god_helps_or_hinders_once() -> None:
    game = race([2, 2], ["hermes", "hades"])
    game.play("play hermes", 0)
    assert game.choice is not None
    assert [option.notation for option in game.choice.options] == ["run", "sprint"]
    game.impose([0])
    game.play("run", 0)
    game.play("hinder hades p0", 1)
    assert [runner["place"] for runner in game.view(None)["board"]["runners"]] == [3, 2]


def test_the_last_round_is_played_to_its_end_and_a_tie_is_shared() -> None:
    game = race([19, 18], ["nike", "eris"])
    game.impose([0, 1])
    game.play("run", 0)
    assert game.result is None
    game.play("run", 1)
    assert game.result == {"winners": [0, 1], "reason": "stadion-log-together", "scores": [20, 20]}


# ---------------------------------------------------------------------- what every title owes


@pytest.mark.parametrize("players", [2, 3, 5])
def test_random_games_keep_the_contract(players: int) -> None:
    """Copies, saves, secrets, notation and replays, at every decision; its components fit after every move."""
    properties.check_game("stadion", players, 7 + players, {})
    assert fuzz.run("stadion", 30, players, 0, 1).failures == []


# ---------------------------------------------------------------------- rooms


@pytest.mark.parametrize("bot", ["random", "greedy", "easy", "normal", "search:simulations=20"])
def test_bots_play_it(bot: str) -> None:
    result = played(bot).result
    assert result is not None
    assert result["winners"]


def test_arena_and_traits(tmp_path: Path) -> None:
    what = arena.plan("stadion", ["greedy", "random"], 2, 1, {})
    rows = arena.hold(what, 4, tmp_path, 1, None, lambda done, total: None)
    assert len(rows) >= 4
    row = matches.play(matches.Match(0, "stadion", 3, ("random", "random")))
    assert set(row["traits"][0]) <= {"play", "hinder"}


def test_learning_environments() -> None:
    env = pettingzoo_env.env("stadion", players=3)
    env.reset(seed=4)
    rng = random.Random(1)
    for _ in env.agent_iter(2000):
        observation, _, ended, cut, _ = env.last()
        legal = [action for action, fits in enumerate(observation["action_mask"]) if fits]
        env.step(None if ended or cut else rng.choice(legal))
    assert env.agents == []
    seat = SeatEnv("stadion", players=2, rivals="greedy", numbered=True)
    _, info = seat.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, info = seat.step(next(at for at, fits in enumerate(info["action_mask"]) if fits))
    assert reward in (-1.0, 0.0, 1.0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_terminal_draws_it_with_the_plain_board(language: str) -> None:
    assert renderer("stadion") is plain.render
    game = agon.new("stadion", 3, 2)
    console = Console(width=90, record=True, file=open(os.devnull, "w"))  # noqa: SIM115
    console.print(renderer("stadion")(game.view(0), Speech(language, ["Anna", "Boris", "Clio"])))
    text = console.export_text()
    words = Words(language, strict=True)
    assert words.text("stadion-ui-runners") in text
    assert "Boris" in text
    held = game.view(0)["board"]["runners"][0]["card"]
    assert words.name(f"stadion-card-{held}") in text


def test_command_line_plays_it(tmp_path: Path) -> None:
    file = tmp_path / "race.json"
    arguments = ["--title", PLACE, "play", "stadion", "--players", "2", "--seed", "3", "--save", str(file)]
    done = CliRunner().invoke(app, arguments, input="1\n" * 60)
    assert done.exit_code == 0, done.output
    assert "Length of the track" in done.output
    assert agon.load(json.loads(file.read_text())["game"]).result
    os.environ.pop(games.OUTSIDE, None)


def test_other_processes_know_it_by_the_environment() -> None:
    env = {**os.environ, games.OUTSIDE: PLACE, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "agon.server", "serve", "--help"]
    assert subprocess.run(command, cwd=ROOT, env=env, capture_output=True, check=False).returncode == 0
    code = "import agon; print(agon.titles()); agon.playout(agon.new('stadion', 2, 1), 1)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    assert "stadion" in done.stdout


def test_reasons_rest_on_the_rule_of_the_question() -> None:
    game = agon.new("stadion", 2, 1)
    assert explain(game, 0, "card:hades") == ("why-not-now", {}, "ST-2.1")


# ---------------------------------------------------------------------- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_and_rules_are_whole(language: str) -> None:
    assert TITLE.folder is not None
    wanted = set(TITLE.game.VOCABULARY.message_ids())
    source = (TITLE.folder / "texts" / f"{language}.ftl").read_text("utf-8")
    english = (TITLE.folder / "texts" / "en.ftl").read_text("utf-8")
    assert wanted <= ids(source)
    assert ids(source) == ids(english)
    rules = rulestext.load(language, "stadion")
    assert list(rules) == list(rulestext.load("en", "stadion"))
    assert all(rule.startswith(TITLE.rule_prefix) for rule in rules)
    assert {row.rule for row in TITLE.game.VOCABULARY.prompts} <= set(rules)
    game = played("random")
    speech = Speech(language, ["Anna", "Boris", "Clio"])
    speech.words.strict = True
    for line in game.log(None):
        assert speech.text(line["id"], line["args"])


def ids(source: str) -> set[str]:
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


# ---------------------------------------------------------------------- the shelf


def test_names_are_given_once() -> None:
    assert agon.add(TITLE) is TITLE
    with pytest.raises(UnknownTitle, match="another title"):
        agon.add(another_title("stadion"))
    with pytest.raises(UnknownTitle, match="small letters"):
        agon.add(another_title("Race-2"))
    games.remove("stadion")
    with pytest.raises(UnknownTitle):
        agon.new("stadion")


@pytest.mark.parametrize("place", ["nowhere:TITLE", "examples.stadion:NOTHING", "examples.stadion.words:CARDS"])
def test_a_place_without_a_title_is_refused(place: str) -> None:
    with pytest.raises(UnknownTitle, match="title"):
        games.load(place)
