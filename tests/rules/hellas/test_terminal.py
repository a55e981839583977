"""Lords of Hellas in the terminal, drawn from views alone; every message of played games in four languages."""

import io

import pytest
from rich.console import Console

import agon
from agon.games.hellas.rules.draft import Draft
from agon.terminal.hellas import render
from agon.terminal.speech import Speech

from .scenario import HellasScenario, given

NAMES = ("Anna", "Boris", "Clara", "Dion")


def drawn(table: HellasScenario, seat: int | None = 0, language: str = "en") -> str:
    console = Console(file=io.StringIO(), width=140)
    console.print(render(table.view(seat), Speech(language, NAMES)))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    return text


def busy() -> HellasScenario:
    """A bit of everything on the board."""
    table = given().army(0, "elis", 3, fortified=True).army(1, "laconia", 4).monster("hydra", "crete", "hydra_2")
    table.wound("hydra", 2).quest("golden_fleece").on_quest(2, "golden_fleece").temples("elis").glory(0, "green")
    table.artifact(0, "harpe", "aegis").exhaust(0).bless(1, "bluff").injure(0, "speed").used(0, "march")
    table.trophies(0, "sphinx").keep_quest(0, "aid_to_atlas").praying("zeus", 0).hand(0, "trap-mace", "charge-sickle")
    return table.king("athena", 2, 2)


def test_the_board_shows_map_monsters_quests_monuments_and_heroes() -> None:
    text = drawn(busy())
    for word in (
        "Elis 4",
        "●3+",
        "■4",
        "Hydra*",
        "Golden Fleece",
        "▲1",
        "Zeus",
        "Heracles",
        "Achilles",
        "King of Kings",
    ):
        assert word in text, word
    assert "Trap 1† mace" in text
    assert "Trap" not in drawn(busy(), 1)  # not Anna's hand


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Elis", "Heracles", "Golden Fleece")),
        ("ru", ("Элида", "Геракл", "руно")),
        ("it", ("Elide", "Eracle", "Vello d’oro")),
        ("pl", ("Elida", "Herakles", "Złote runo")),
    ],
)
def test_it_speaks_four_languages(language: str, words: tuple[str, ...]) -> None:
    text = drawn(busy(), None, language)
    for word in words:
        assert word.lower() in text.replace("\u00a0", " ").lower()


def test_battle_hunt_and_draft_under_way() -> None:
    table = given().army(1, "elis", 2).army(0, "elis", 3, owned=False).hand(1, "trap-mace").battle("elis")
    assert "Battle: Elis" in drawn(table)
    table = given().monster("hydra", "arcadia").hand(0, "glory-torch").hunt(0, "hydra", "trap-mace")
    assert "Hunt: Hydra" in drawn(table)
    table.play("strike glory-torch torch plain")
    table.monster_strikes("attack-5")
    assert "5 – 0" in drawn(table)
    table = given().own(0, "elis").happen(Draft(builder=0))
    assert "draft" in drawn(table).lower()


@pytest.mark.parametrize("language", ["en", "ru", "it", "pl"])
def test_everything_that_is_asked_or_told_has_words(language: str) -> None:
    speech = Speech(language, NAMES)
    game = agon.new("hellas", 3, 11)
    step = 0
    while game.choice is not None and step < 400:
        prompt = game.choice.prompt
        assert speech.text(prompt.id, prompt.args)
        for option in game.choice.options:
            assert "{" not in speech.text(option.label, option.args)
        game.apply(step % len(game.choice.codes))
        step += 1
    for line in game.log(0):
        assert "{" not in speech.text(line["id"], line["args"])
