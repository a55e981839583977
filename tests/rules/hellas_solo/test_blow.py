"""What bots think of a blow at a Persian region within one turn."""

import pytest

from agon.games.hellas.solo.board import YOU
from agon.games.hellas.solo.strike import (
    Means,
    army_for,
    battle_lead,
    battle_under_way,
    best_blow,
    blow_to_come,
    cards_for,
    readiness,
)
from agon.games.hellas.tables import COMBAT_IDS
from agon.kernel.bits import BIT
from tests.rules.hellas.scenario import region
from tests.rules.hellas_solo.scenario import SoloScenario, given

MACEDONIA = region("macedonia")


def before_macedonia(leadership: int = 1, priests: int = 0) -> SoloScenario:
    table = given(act=2).token("macedonia", "persian").allied("locris", 3, token="allied")
    table.game.lord(YOU).leadership = leadership
    table.game.lord(YOU).pool = priests
    table.game.invasion = table.game.victory = 6
    return table


@pytest.mark.parametrize(
    ("leadership", "priests", "army"),
    [
        (1, 0, 1),  # one steps to Thessaly and marches on
        (3, 0, 3),
        (5, 0, 3),  # no more than there are
        (1, 1, 2),  # Athena raises Leadership
        (5, 1, 6),  # and sends three more
    ],
)
def test_an_army_steps_beside_its_goal_and_marches_in(leadership: int, priests: int, army: int) -> None:
    game = before_macedonia(leadership, priests).game
    assert army_for(game, Means(game), MACEDONIA) == army


def test_without_the_march_only_those_beside_the_goal_step_in() -> None:
    table = before_macedonia(3).allied("thessaly", 2)
    assert army_for(table.game, Means(table.game), MACEDONIA) == 5
    table.game.lord(YOU).used |= BIT[5]
    assert army_for(table.game, Means(table.game), MACEDONIA) == 2


def test_cards_count_as_far_as_the_men_can_pay_for_them() -> None:
    """Wild Attack 3 for one life, Charge 4 for two."""
    game = before_macedonia().game
    game.lord(YOU).hand = BIT[COMBAT_IDS.index("wild_attack-axe")] | BIT[COMBAT_IDS.index("charge-sickle")]
    assert [int(cards_for(game, men, men, MACEDONIA)) for men in range(5)] == [0, 3, 3, 7, 7]


def test_readiness_grows_with_the_lead_in_even_steps() -> None:
    assert [readiness(lead) for lead in (-20.0, -12.0, -4.0, 0.0, 4.0, 9.0)] == [0.0, 0.0, 0.5, 0.75, 1.0, 1.0]


def test_a_stronger_army_and_a_weaker_invasion_make_readier() -> None:
    weak, strong = before_macedonia(1).game, before_macedonia(3).game
    assert best_blow(weak) < best_blow(strong)
    before = best_blow(strong)
    strong.invasion = 4
    assert best_blow(strong) > before


def test_in_the_first_act_regions_near_macedonia_and_priests_prepare_the_blow() -> None:
    table = given().token("laconia", "loyal").persians("thessaly", 2)
    far = blow_to_come(table.game)
    near = blow_to_come(table.token("locris", "allied").game)
    assert near > far
    table.game.lord(YOU).leadership = 3
    table.game.lord(YOU).pool = 1
    assert blow_to_come(table.game) > near


def test_cards_in_hand_count_in_the_battle_under_way() -> None:
    table = before_macedonia(3).allied("thessaly", 3).hand(YOU, "wild_attack-axe", "charge-sickle")
    table.play("act march", "march thessaly macedonia", "count 3")
    before = battle_under_way(table.game)
    assert before is not None
    lead = battle_lead(table.game, before)
    after = battle_under_way(table.play("play wild_attack-axe").game)
    assert after is not None
    assert battle_lead(table.game, after) == lead


def test_a_march_under_way_is_a_blow_only_where_it_goes() -> None:
    table = before_macedonia(3).allied("thessaly", 3).play("act march")
    ready = best_blow(table.game)
    assert best_blow(table.copy().play("march thessaly macedonia").game) == ready
    assert best_blow(table.copy().play("march thessaly epirus").game) < ready
