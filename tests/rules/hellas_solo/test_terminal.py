"""The game alone in the terminal, drawn from views alone; every message of played games in four languages."""

import io

import pytest
from rich.console import Console

import agon
from agon.terminal.hellas import render
from agon.terminal.speech import Speech

from .scenario import SoloScenario, given


def drawn(table: SoloScenario, language: str = "en") -> str:
    console = Console(file=io.StringIO(), width=160)
    console.print(render(table.view(0), Speech(language, ("Anna",))))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    return text.replace("\u00a0", " ")


def test_the_sheet_shows_tracks_vanguard_and_attitudes() -> None:
    table = given().persians("thessaly", 3).tracks(mobilization=2, invasion=4).attitude("green", "wary").spy("elis")
    text = drawn(table.loyal("laconia", 2, fortified=True, token="loyal").allied("elis", 1, token="allied"))
    for word in (
        "Xerxes – Act I",
        "[2]",
        "4/10",
        "Elis 5",
        "▲3 Thessaly",
        "Green land",
        "wary",
        "●2+",
        "◐1 ?",
        "Hoplites 3/30",
    ):
        assert word in text, word


def test_act_two_shows_the_victory_counter_and_persian_tokens() -> None:
    text = drawn(given(act=2).tokens("persian", "macedonia", "epirus").tracks(victory=3))
    for word in ("Act II", "Victory counter", "2/13"):
        assert word in text, word


def test_a_battle_shows_both_strengths() -> None:
    table = given().persians("locris", 3).allied("locris", 2).hand(0, "trap-mace").fight("locris", came_from="phocis")
    text = drawn(table)
    for word in ("Battle: Locris", "Army strength 2", "Army strength 6", "×1"):
        assert word in text, word


@pytest.mark.parametrize("language", ["en", "ru", "it", "pl"])
def test_every_line_of_played_games_has_words(language: str) -> None:
    speech = Speech(language, ("Anna",))
    for seed in range(4):
        game = agon.new("hellas", 1, seed)
        agon.playout(game, seed)
        for message, args, _ in game.events:
            text = speech.text(message, args)
            assert "{" not in text
            assert "hellas-" not in text
