"""The terminal shows consequences beside the options, explains one at length, and warns."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from agon.terminal.consequences import Telling
from agon.terminal.files import Table
from agon.terminal.session import Session
from agon.terminal.speech import Speech
from tests.preview.seen import seen
from tests.preview.test_cyclades import battlefield
from tests.preview.test_dice_forge import about_to_roll
from tests.rules.hellas.scenario import given
from tests.scenario import Scenario

NAMES = ["Anna", "Boris", "Clio"]


def short(table: Scenario[Any], option: str, language: str = "en") -> str:
    return Telling(Speech(language, NAMES), table.game.VOCABULARY).short(seen(table, option)).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "−1 coin (4 left) · 45% to win · lose about 1.3, at worst 2"),
        ("ru", "−1 монета (останется 4) · победа 45 % · потери около 1,3, в худшем случае 2"),
        ("it", "−1 moneta (ne restano 4) · vittoria 45% · perdite circa 1,3, al peggio 2"),
        ("pl", "−1 moneta (zostanie 4) · zwycięstwo 45% · straty około 1,3, w najgorszym razie 2"),
    ],
)
def test_a_battle_in_one_line(language: str, text: str) -> None:
    assert short(battlefield(2, 2), "take 2", language) == text


def test_a_march_in_one_line() -> None:
    table = given().army(0, "arcadia", 5).play("act march")
    assert short(table, "march arcadia elis") == "control: Elis · 5 hoplites: Arcadia → Elis · ends the turn"


def test_a_roll_at_length() -> None:
    found = seen(about_to_roll(0, 0), "roll dark")
    telling = Telling(Speech("en", NAMES), about_to_roll(0, 0).game.VOCABULARY)
    assert telling.at_length(found) == [
        "free",
        "glory point: 0 to 2, 0.3 on average",
        "gold: 0 to 1, 0.7 on average",
        "moon shard: 0 to 1, 0.2 on average",
        "cannot be taken back",
    ]


def screen(table: Scenario[Any], typed: str, folder: Path) -> str:
    """What a person sees who types this."""
    table.settle_board()
    console = Console(width=150, file=io.StringIO(), record=True)
    lines = iter(typed.splitlines())
    console.input = lambda *_: next(lines)  # type: ignore[method-assign]
    names = NAMES[: int(table.game.players)]
    Session(Table(table.game, ["person"] * len(names), names), "en", folder / "game.json", console).run()
    return console.export_text().replace("\u00a0", " ")


def test_the_table_shows_the_column_explains_and_warns(tmp_path: Path) -> None:
    table = given().army(0, "arcadia", 3).monster("hydra", "crete").trophies(1, "medusa", "cerberus")
    shown = screen(table.play("act march"), "\nv 1\nv9\nq\n", tmp_path)
    assert "Boris wins by slaying one more monster: Monster Slayer" in shown
    assert "3 hoplites: Arcadia → Elis" in shown
    assert "  if you go on with: 3 hoplites" in shown
    assert "This option is not available" in shown
