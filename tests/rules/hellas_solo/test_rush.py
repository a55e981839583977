"""What bots think of the vanguard: how likely it is destroyed early, and what that is worth."""

from agon.games.hellas.solo import rush
from agon.games.hellas.solo.board import YOU
from agon.games.hellas.solo.rush import RUSH, chance_of_rush, chance_with, lead_over_vanguard, prospect
from tests.rules.hellas.scenario import region
from tests.rules.hellas_solo.scenario import SoloScenario, given

CHALKIDIKI = region("chalkidiki")


def beside_the_vanguard(men: int, persians: int = 2) -> SoloScenario:
    table = given().persians("chalkidiki", persians)
    if men:
        table.allied("euboea", men, token="allied")
    table.game.lord(YOU).at = region("euboea")
    return table


def lead(table: SoloScenario) -> float:
    return lead_over_vanguard(table.game, CHALKIDIKI, RUSH.values)


def chances(table: SoloScenario) -> float:
    return chance_of_rush(table.game, RUSH.values)


def test_every_weight_is_read_from_its_place() -> None:
    for place, name in enumerate(RUSH.names):
        assert getattr(rush, name.upper()) == place


def test_the_lead_counts_men_hero_and_the_cards_they_can_pay_for() -> None:
    """Two Persian hoplites count 4; Wild Attack 3 for one life."""
    assert lead(beside_the_vanguard(3)) == 3 + 1 - 4
    assert lead(beside_the_vanguard(3, persians=3)) == 3 + 1 - 6
    assert lead(beside_the_vanguard(3).hand(YOU, "wild_attack-axe")) == 3 + 1 + 3 - 4
    assert lead(beside_the_vanguard(0).hand(YOU, "wild_attack-axe")) == 1 - 4 - RUSH.values[rush.NOBODY]
    assert lead(beside_the_vanguard(3).attitude("red", "wary")) == 3 + 1 - 4 - 1


def test_a_hoplite_in_crete_steps_to_euboea_before_the_march() -> None:
    assert lead(beside_the_vanguard(2).allied("crete", 1)) == lead(beside_the_vanguard(3))


def test_a_tie_is_lost_and_a_lead_of_five_wins_nearly_for_sure() -> None:
    game = beside_the_vanguard(3).game
    assert chance_with(game, 0.0, RUSH.values) < 0.05
    assert chance_with(game, 5.0, RUSH.values) > 0.95


def test_more_men_help_and_more_persians_or_invasion_hurt() -> None:
    assert chances(beside_the_vanguard(6)) > chances(beside_the_vanguard(4)) > chances(beside_the_vanguard(2))
    assert chances(beside_the_vanguard(6)) > chances(beside_the_vanguard(6, persians=4))
    assert chances(beside_the_vanguard(6)) > chances(beside_the_vanguard(6).tracks(invasion=5))


def test_a_vanguard_two_battles_from_its_end_is_harder_to_destroy() -> None:
    """In Chalkidiki the first battle ends it (LS-10.10), in Macedonia it loses one and steps back (LS-10.9)."""
    there = given().persians("macedonia", 2).allied("thessaly", 6, token="allied")
    there.game.lord(YOU).at = region("thessaly")
    assert chances(there) < chances(beside_the_vanguard(6))


def test_before_the_script_of_the_turn_the_vanguard_may_still_march_away() -> None:
    early, late = beside_the_vanguard(6).tracks(mobilization=1), beside_the_vanguard(6).tracks(mobilization=3)
    assert chances(early) == chances(late)
    for table in (early, late):
        table.game.specials = 0
    assert chances(early) > chances(late)


def test_without_a_vanguard_act_one_is_nearly_won_and_preparation_counts_else() -> None:
    gone = given().game
    gone.take_persians_off(CHALKIDIKI)
    assert prospect(gone, 0.0) > prospect(beside_the_vanguard(6).game, 0.0)
    nobody = beside_the_vanguard(0).game
    assert prospect(nobody, 1.0) > prospect(nobody, 0.0)
