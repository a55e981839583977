"""Dice Forge at every decision of random games."""

import pytest

from agon.games.dice_forge.tables import SWAPPABLE
from tests.properties.dice_forge_box import conserve
from tests.properties.properties import check_game, random_setups


@pytest.mark.parametrize(("seed", "players"), random_setups("dice_forge"))
def test_properties_hold_at_every_decision(seed: int, players: int) -> None:
    options = {"random_mix": True} if seed % 3 else {"alternatives": list(SWAPPABLE) if seed % 2 else []}
    game = check_game("dice_forge", players, seed, options, conserve)
    assert game.result is not None
