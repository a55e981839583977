"""Cyclades drawn in the terminal."""

import pytest
from rich.console import Console

import agon
from agon.terminal.cyclades import ROOM, render
from agon.terminal.speech import Speech
from agon.words import Words

NAMES = ["Anna", "Boris", "Clio", "Dora", "Egon", "Fabio"]


def drawn(game: agon.Game, seat: int | None, language: str = "en", width: int = 160) -> str:
    console = Console(width=width, force_terminal=False)
    with console.capture() as capture:
        console.print(render(game.view(seat), Speech(language, NAMES)))
    return capture.get()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_area_is_on_the_map(players: int) -> None:
    game = agon.new("cyclades", players, 3)
    for moves in (0, 40, 80, 80):
        agon.playout(game, players, limit=moves) if moves else None
        text = drawn(game, 0)
        board = game.view(0)["board"]
        areas = board["lands"] + board["seas"]
        names = [Words("en").name(f"cyclades-area-{area['id']}", "label")[:ROOM] for area in areas]
        assert [name for name in names if name not in text] == []
        assert all(NAMES[seat] in text for seat in range(players))


@pytest.mark.parametrize("width", [40, 60, 100])
def test_a_narrow_window_shows_the_map_in_parts(width: int) -> None:
    game = agon.new("cyclades", 5, 3)
    agon.playout(game, 1, limit=120)
    text = drawn(game, None, width=width)
    assert max(len(line) for line in text.splitlines()) <= width
    wide = drawn(game, None)
    assert text.count("¢") >= wide.count("¢") - 2


@pytest.mark.parametrize("language", ["en", "ru", "it", "pl"])
def test_it_speaks_every_language_and_hides_coins(language: str) -> None:
    game = agon.new("cyclades", 3, 4)
    agon.playout(game, 2, limit=100)
    text = drawn(game, 1, language)
    assert text.count("?") == 2
    assert drawn(game, None, language).count("?") == 3
