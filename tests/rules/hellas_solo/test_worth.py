"""What positions are worth to bots that play alone: the odds of battles, monuments and settlements."""

import pytest

from agon.games.hellas.solo import evaluate
from agon.games.hellas.solo.evaluate import evaluate_alone, settling
from agon.games.hellas.solo.odds import chance, chance_to_hold, chance_to_storm, doom, steps_to_monument
from agon.kernel.weights import Weights
from tests.rules.hellas.scenario import region
from tests.rules.hellas_solo.scenario import given


@pytest.mark.parametrize("weights", [evaluate.FIRST, evaluate.SECOND])
def test_every_weight_is_read_from_its_place(weights: Weights) -> None:
    for place, name in enumerate(weights.names):
        assert getattr(evaluate, name.upper()) == place


def test_the_chance_of_a_battle_is_that_of_the_best_card_drawn() -> None:
    """Of 26 cards 2 have no strength, 8 have 1, 8 have 2, 4 have 3 and 4 have 4."""
    game = given().game
    assert game.command() == 1
    assert [round(26 * chance(game, margin)) for margin in range(-1, 5)] == [0, 2, 10, 18, 22, 26]
    game.spies_ready = 3
    game.count_spies()
    assert round(26 * 26 * chance(game, 2)) == 18 * 18


def test_defenders_count_their_city_and_attackers_need_one_more() -> None:
    table = given().loyal("laconia", 2, fortified=True, token="loyal").persians("arcadia", 1)
    assert (
        round(26 * chance_to_hold(table.game, region("laconia"), 1, 0)) == 22
    )  # 2 + 2 and Achilles against 2 and a card
    assert round(26 * chance_to_storm(table.game, region("arcadia"), 0)) == 0  # one in the open, and Achilles
    table.loyal("laconia", 3)
    assert round(26 * chance_to_storm(table.game, region("arcadia"), 0)) == 18  # 5 against 2, a tie is lost
    assert round(26 * chance_to_storm(table.game, region("arcadia"), 1)) == 22


def test_monsters_threaten_the_monument_to_which_their_arrows_lead() -> None:
    game = given().monster("hydra", "laconia").game
    assert steps_to_monument(region("laconia")) == 3
    assert doom(game, 1, 6.0) == 0.0
    assert 0.0 < doom(game, 1, 8.0) < doom(game, 1, 12.0) < 1.0
    assert doom(game, 0, 12.0) == doom(game, 2, 12.0) == 0.0


def test_a_level_less_and_a_monster_nearer_are_worse() -> None:
    far, near = given().monster("hydra", "laconia").game, given().monster("hydra", "attica").game
    assert evaluate_alone(near) < evaluate_alone(far)
    before = evaluate_alone(near)
    near.level[1] = 2
    assert evaluate_alone(near) < before


def test_too_few_hoplites_for_a_region_are_on_the_way_to_it() -> None:
    assert settling(given().allied("arcadia", 1).game) == 0.5
    assert settling(given().allied("arcadia", 1, token="allied").game) == 0.0


def test_the_end_is_worth_more_than_any_position() -> None:
    game = given(act=2).game
    value = evaluate_alone(game)
    assert -evaluate.SURE < value < evaluate.SURE
    game.over = True
    assert evaluate_alone(game) == -evaluate.SURE
    game.winners = 1
    assert evaluate_alone(game) == evaluate.SURE
