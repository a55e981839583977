"""Random games of Cyclades over all modes: they end, and everything in the box comes to be used."""

from collections import Counter
from typing import Any

import pytest

import agon
from agon.games.cyclades.tables import CREATURE_IDS, HERO_IDS
from agon.games.cyclades.words import VOCABULARY
from agon.kernel.game import Game

MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"teams": True}),
    (5, {}),
    (6, {}),
    (6, {"metropolises": 4}),
    (3, {"board": "given", "start": "quick"}),
]
GAMES = 5000 if agon.BUILD == "compiled" else 240
LONGEST = 5000
NAMED = {"buy", "play", "keep", "release", "hire", "sacrifice", "use", "shelter"}

EVERYWHERE = [f"buy {name}" for name in CREATURE_IDS] + [
    "found",
    "clear",
    "philosopher",
    "retreat",
    "withdraw",
    "seize",
]
"""What even a few games show."""
IN_MANY_GAMES = [
    *(f"play {name}" for name in CREATURE_IDS),
    *(f"hire {name}" for name in HERO_IDS),
    *(f"sacrifice {name}" for name in HERO_IDS if name != "penthesilea"),
    *(f"use {name}" for name in HERO_IDS if name not in ("penthesilea", "pandora", "croesus")),
    "shelter penthesilea",
    "shelter pandora",
    "found-over",
    "reroll",
    "save-troop",
    "save-mercenary",
    "lose-hero",
    "lose-minotaur",
    "trade",
    "push",
    "convert",
    "swap",
    "dismiss",
    "replace",
    "skip",
]


def names_of_choices(game: Game) -> Counter[str]:
    found: Counter[str] = Counter()
    for choice in game.chapter.all_choices():
        words = VOCABULARY.notation(choice).split()
        found[" ".join(words[:2]) if words[0] in NAMED else words[0]] += 1
    return found


@pytest.mark.rule("CY-12.1")
def test_random_games_end_and_use_everything() -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        players, options = MODES[seed % len(MODES)]
        game = agon.new("cyclades", players, seed, options)
        assert agon.playout(game, seed) < LONGEST
        assert game.result is not None
        assert game.result["winners"]
        seen += names_of_choices(game)
    wanted = EVERYWHERE + (IN_MANY_GAMES if agon.BUILD == "compiled" else [])
    assert [name for name in wanted if not seen[name]] == []
