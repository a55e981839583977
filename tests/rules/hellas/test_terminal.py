"""Lords of Hellas in the terminal, drawn from views alone; every message of played games in four languages."""

import io

import pytest
from rich.console import Console

import agon
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.draft import Draft
from agon.terminal.hellas import render
from agon.terminal.speech import Speech
from tests.frames import interrupt

from .table import (
    army,
    battle,
    bless,
    give_artifact,
    glory,
    hand,
    hunt,
    injure,
    lord,
    monster_strikes,
    own,
    play,
    put_monster,
    put_quest,
    refresh,
    start,
    temples,
    wound,
)

NAMES = ("Anna", "Boris", "Clara", "Dion")


def drawn(game: Hellas, seat: int | None = 0, language: str = "en") -> str:
    console = Console(file=io.StringIO(), width=140)
    console.print(render(game.view(seat), Speech(language, NAMES)))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    return text


def busy() -> Hellas:
    """A bit of everything on the board."""
    game = start()
    army(game, 0, "elis", 3, fortified=True)
    army(game, 1, "laconia", 4)
    put_monster(game, "hydra", "crete", "hydra_2")
    wound(game, "hydra", 2)
    put_quest(game, "golden_fleece")
    lord(game, 2).at, lord(game, 2).quest = -1, 7
    temples(game, "elis")
    glory(game, 0, "green")
    give_artifact(game, 0, "harpe", "aegis")
    lord(game, 0).charged = 0
    bless(game, 1, "bluff")
    injure(game, 0, "speed")
    lord(game, 0).used = 1 << 5
    lord(game, 0).trophies = 2
    lord(game, 0).kept = 1
    game.praying[0] = 1
    hand(game, 0, "trap-mace", "charge-sickle")
    game.king_god, game.king_seat, game.king_tokens = 1, 2, 2
    refresh(game)
    return game


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


@pytest.mark.parametrize("language", ["en", "ru", "it", "pl"])
def test_it_speaks_four_languages(language: str) -> None:
    assert len(drawn(busy(), None, language)) > 1000


def test_battle_hunt_and_draft_under_way() -> None:
    game = start()
    army(game, 1, "elis", 2)
    army(game, 0, "elis", 3, owned=False)
    hand(game, 1, "trap-mace")
    battle(game, 0, 1, "elis", "arcadia")
    assert "Battle: Elis" in drawn(game)
    game = start()
    put_monster(game, "hydra", "arcadia")
    hand(game, 0, "glory-torch")
    hunt(game, 0, "hydra", "trap-mace")
    assert "Hunt: Hydra" in drawn(game)
    play(game, "strike glory-torch torch plain")
    monster_strikes(game, "attack-5")
    assert "5 – 0" in drawn(game)
    game = start()
    own(game, 0, "elis")
    interrupt(game, Draft(builder=0))
    assert "draft" in drawn(game).lower()


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
