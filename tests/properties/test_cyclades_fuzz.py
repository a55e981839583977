"""Random games of Cyclades over all modes: they end, and everything in the box comes to be used."""

import random
from collections import Counter
from typing import Any

import pytest

import agon
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.reach import reachable_lands
from agon.games.cyclades.rules.land_battle import LandBattle
from agon.games.cyclades.rules.march import March
from agon.games.cyclades.tables import (
    AJAX,
    CREATURE_IDS,
    FORTRESS,
    HELEN,
    HERO_IDS,
    METROPOLIS,
    ODYSSEUS,
    PENTHESILEA,
)
from agon.games.cyclades.words import ASK_HECTOR, ASK_LOSS, ASK_MARCH_TO, LAND_STAGE, VOCABULARY, WON_MERCENARIES
from agon.kernel.bits import BIT, has
from agon.kernel.codes import arg_a
from agon.kernel.game import Game
from tests.frames import top

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
DECIDED_BY_CHOICE = {"reroll": "croesus", "save-troop": "perseus", "save-mercenary": "perseus"}
"""Military abilities that a player uses by choosing so."""
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
    *(f"battle of {name}" for name in HERO_IDS),
    "replace",
    "skip",
]


def battle_feat(game: Cyclades) -> str:
    """The hero whose military ability counts in the present question, if one does (CY-8.5 to CY-8.13)."""
    asking = top(game)
    if isinstance(asking, March) and game.prompt == ASK_MARCH_TO and asking.with_jason():
        near = reachable_lands(game, asking.faction, asking.land, False)
        far = [code for code in game.option_codes() if not has(near, arg_a(code))]
        return "jason" if far else ""
    if isinstance(asking, LandBattle) and game.prompt == ASK_LOSS:
        return stage_feat(game, asking)
    return "hector" if game.prompt == ASK_HECTOR else ""


def stage_feat(game: Cyclades, battle: LandBattle) -> str:
    there = game.heroes[battle.land]
    heroes = there | game.guest_heroes
    stage = [event for event in game.chapter.events if event.message == LAND_STAGE][-1:]
    if has(heroes, PENTHESILEA) and stage and stage[0].b == stage[0].d:
        return "penthesilea"
    walls = game.count_buildings(BIT[battle.land], FORTRESS) + game.count_buildings(BIT[battle.land], METROPOLIS)
    if has(game.guest_heroes, ODYSSEUS) and walls:
        return "odysseus"
    if has(heroes, HELEN):
        return "helen"
    return "ajax" if has(heroes, AJAX) else ""


def random_game(seed: int) -> tuple[Cyclades, Counter[str]]:
    """Played to the end, with the heroes who fought."""
    players, options = MODES[seed % len(MODES)]
    game = agon.new("cyclades", players, seed, options)
    assert isinstance(game, Cyclades)
    rng = random.Random(seed)
    feats: Counter[str] = Counter()
    while not game.over:
        feats[f"battle of {battle_feat(game)}"] += 1
        game.apply(rng.randrange(len(game.option_codes())))
        assert game.moves < LONGEST
    feats["battle of pandora"] = sum(1 for event in game.chapter.events if event.message == WON_MERCENARIES)
    return game, feats


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
        game, feats = random_game(seed)
        assert game.result is not None
        assert game.result["winners"]
        seen += names_of_choices(game) + feats
    for choice, hero in DECIDED_BY_CHOICE.items():
        seen[f"battle of {hero}"] += seen[choice]
    wanted = EVERYWHERE + (IN_MANY_GAMES if agon.BUILD == "compiled" else [])
    assert [name for name in wanted if not seen[name]] == []
