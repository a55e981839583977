"""Previews of scenarios."""

from typing import Any

import agon
from agon.lens import Odds
from tests.scenario import Scenario


def seen(table: Scenario[Any], option: str) -> agon.Preview:
    """What an option does; the scenario itself must be as it was."""
    table.settle_board()
    before = table.game.digest()
    found = agon.preview(table.game, option)
    assert table.game.digest() == before
    assert found.option == option
    return found


def odds_of(table: Scenario[Any], option: str) -> Odds:
    odds = seen(table, option).odds
    assert odds is not None
    return odds


def chance_of(table: Scenario[Any], option: str) -> float:
    """The chance to win a fight."""
    chance = odds_of(table, option).chance
    assert chance is not None
    return chance
