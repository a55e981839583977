"""Whatever looks alike to a seat has the same preview and the same threats; and nothing is changed by looking."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import agon
from agon.kernel.game import Game

SAMPLES = 40
EVERY = 12
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("cyclades", 2, {"board": "given"}),
    ("cyclades", 3, {"board": "given", "start": "quick"}),
    ("dice_forge", 3, {}),
    ("hellas", 3, {}),
    ("hellas", 1, {}),
]


def options_in_play(game: Game, rng: random.Random, moves: int) -> list[tuple[Game, int]]:
    """Every so many moves of a random game, the position and one of its options."""
    found = []
    for move in range(moves):
        choice = game.choice
        if choice is None:
            break
        index = rng.randrange(len(choice.codes))
        if move % EVERY == 0:
            found.append((game.copy(), index))
        game.apply(index)
    return found


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_a_redealt_game_has_the_same_previews(title: str, players: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        rng = random.Random(seed)
        for game, index in options_in_play(agon.new(title, players, seed, options), rng, 400):
            seat, before = int(game.asked), game.digest()
            found = agon.preview(game, index, seat, SAMPLES)
            for luck in (1, 2):
                assert agon.preview(game.redeal(seat, luck), index, seat, SAMPLES) == found
            assert game.digest() == before


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_a_redealt_game_has_the_same_threats(title: str, players: int, options: dict[str, Any]) -> None:
    rng = random.Random(5)
    for game, _ in options_in_play(agon.new(title, players, 5, options), rng, 600):
        for seat in (*range(players), None):
            assert agon.threats(game.redeal(seat, 3), seat) == agon.threats(game, seat) == agon.threats(game)


def test_an_option_is_told_by_index_notation_or_itself() -> None:
    game = agon.new("dice_forge", 2, 7)
    assert game.choice is not None
    option = game.choice.options[1]
    assert agon.preview(game, 1) == agon.preview(game, option.notation) == agon.preview(game, option)


@pytest.mark.parametrize("option", [-1, 99, True, "buy moon12", "nonsense"])
def test_what_is_not_offered_has_no_preview(option: Any) -> None:
    with pytest.raises(agon.IllegalChoice):
        agon.preview(agon.new("dice_forge", 2, 7), option)


def test_only_who_is_asked_has_previews() -> None:
    with pytest.raises(agon.IllegalChoice, match="seat 0 is to choose, not seat 1"):
        agon.preview(agon.new("dice_forge", 2, 7), 0, 1)


def test_a_game_that_is_over_has_neither() -> None:
    game = agon.new("dice_forge", 2, 7)
    agon.playout(game, 1)
    assert agon.threats(game) == []
    with pytest.raises(agon.IllegalChoice, match="over"):
        agon.preview(game, 0)


def test_a_preview_is_plain_data_for_others() -> None:
    shown = agon.preview(agon.new("dice_forge", 2, 7), "pass").view()
    assert shown["option"] == "pass"
    assert shown["ends_turn"] is True
    assert shown["odds"] is None


def test_the_examples_of_the_docs_run() -> None:
    text = (Path(__file__).parents[2] / "docs" / "preview.md").read_text("utf-8")
    names: dict[str, Any] = {}
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    for example in examples:
        exec(example, names)
    assert len(examples) == 3
    assert names["found"].seat == int(names["game"].asked)
