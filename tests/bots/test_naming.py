"""Bots by name: built in, of installed packages, and at a place in a module."""

from pathlib import Path

import pytest

import agon
from agon import bots
from agon.bots import levels, naming
from examples.own_bot import KeenBot

KEEN = "examples.own_bot:KeenBot"


@pytest.mark.parametrize(
    ("text", "who", "options"),
    [
        ("greedy", "greedy", {}),
        ("search:lines=400", "search", {"lines": 400}),
        ("my_package.bots:MyBot", "my_package.bots:MyBot", {}),
        ("bots:MyBot:depth=3:share=0.5", "bots:MyBot", {"depth": 3, "share": 0.5}),
        ("bots:MyBot:net=nets/a=b.json:deep=true", "bots:MyBot", {"net": "nets/a=b.json", "deep": True}),
    ],
)
def test_a_name_has_one_reading(text: str, who: str, options: dict[str, object]) -> None:
    assert naming.read(text) == naming.BotName(who, options)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "a bot is named as"),
        ("two words", "a bot is named as"),
        ("a:b:c", "a bot is named as"),
        ("my_package.bots", "a bot is named as"),
        ("bots:MyBot:depth=3:deep", "written name=value, not 'deep'"),
        ("bots:MyBot:=3", "written name=value, not '=3'"),
        ("bots:MyBot:depth=3:depth=4", "'depth' is given twice"),
        ("clever", "there are easy, expert, greedy, hard, normal, random, search"),
        ("no_such_module:Bot", "No module named 'no_such_module'"),
        ("examples.own_bot:NoBot", "no attribute 'NoBot'"),
        ("agon.bots:SeatWindow", "must be a class that inherits from agon.bots.Bot"),
        ("agon.bots:make", "must be a class that inherits from agon.bots.Bot"),
        (f"{KEEN}:depth=3", "unexpected keyword argument 'depth'"),
        (f"{KEEN}:keenness=3", "keenness is a share between 0 and 1"),
        ("hard:depth=3", "unexpected keyword argument 'depth'"),
    ],
)
def test_what_is_wrong_with_a_name_is_told(text: str, told: str) -> None:
    with pytest.raises(agon.BadOption) as caught:
        bots.make(text)
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_module_that_breaks_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_bots.py").write_text("1 / 0\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(agon.BadOption, match="no bot at 'broken_bots:Bot': division by zero"):
        bots.make("broken_bots:Bot")


def test_a_bot_of_the_folder_where_the_program_was_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots_of_this_folder.py").write_text("from agon.bots import RandomBot as Mine\n")
    monkeypatch.syspath_prepend(tmp_path / "elsewhere")  # puts the path back afterwards
    monkeypatch.chdir(tmp_path)
    assert isinstance(bots.make("bots_of_this_folder:Mine"), bots.RandomBot)


def test_options_reach_the_constructor() -> None:
    bot = bots.make(f"{KEEN}:likes=feat:keenness=0.25", 1)
    assert isinstance(bot, KeenBot)
    assert (bot.likes, bot.keenness) == (["feat"], 0.25)


def install(folder: Path, *lines: str) -> None:
    """What an installed package leaves behind."""
    info = folder / "outside_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: outside-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("\n".join(["[agon.bots]", *lines]))


def test_a_bot_of_an_installed_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, f"keen = {KEEN}", "greedy = examples.own_bot:KeenBot", "gone = no_such_module:Bot")
    monkeypatch.syspath_prepend(tmp_path)
    bot = bots.make("keen:keenness=0.5", 1)
    assert isinstance(bot, KeenBot)
    assert bot.keenness == 0.5
    assert "keen" in bots.names()
    assert isinstance(bots.make("greedy"), bots.GreedyBot), "nobody takes the name of a built-in bot"
    with pytest.raises(agon.BadOption, match="no_such_module"):
        bots.make("gone")


def test_levels_are_what_the_operator_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(levels.OUTSIDE, f"talos={KEEN}:keenness=0.5, quick=search:simulations=20")
    assert list(bots.known_levels()) == ["easy", "normal", "hard", "expert", "talos", "quick"]
    assert isinstance(bots.for_level("talos"), KeenBot)
    assert isinstance(bots.for_level("quick"), bots.SearchBot)


@pytest.mark.parametrize("entry", ["talos", "hard=random", "Talos=random", "open=random", "a_very_long_label=random"])
def test_wrong_labels_are_refused(entry: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(levels.OUTSIDE, entry)
    with pytest.raises(agon.BadOption, match="label=name"):
        bots.known_levels()
