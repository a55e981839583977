"""CY-10: the eighteen creatures."""

import pytest

from agon.games.cyclades.rules.creatures import EFFECTS, creature
from agon.games.cyclades.rules.prey import Harpy
from agon.games.cyclades.tables import CREATURE_IDS, ids
from tests.rules.cyclades.scenario import CycladesScenario, given


def with_creature(name: str) -> CycladesScenario:
    """A board where the creature lies open for two coins and everyone has some land."""
    return given().open_creatures(name).settle(0, "t9l1").settle(1, "t3l1").settle(2, "t4l1")


def buy(table: CycladesScenario, name: str, god: str = "athena") -> CycladesScenario:
    return table.turn(0, god).play(f"buy {name} 2")


@pytest.mark.rule("CY-10.1")
@pytest.mark.parametrize("name", ["harpy", "giant", "dryad", "pegasus", "satyr", "sylph", "charon", "cyclops"])
def test_an_ability_that_cannot_be_used_costs_the_card_anyway(name: str) -> None:
    table = buy(with_creature(name), name)
    assert table.told("no-effect") == [{"player": {"seat": 0}, "creature": f"cyclades-creature-{name}"}]
    assert table.in_discard() == [name]
    table.expect_coins(3)


@pytest.mark.rule("CY-10.2")
def test_figures_stand_where_no_other_creature_is_controlled_or_not() -> None:
    table = with_creature("medusa").summon(1, "polyphemus", "t3l1").summon(1, "hydra", "t9s1")
    buy(table, "medusa").expect(cannot="on-land t3l1", can=["on-land t9l1", "on-land t4l1", "on-land t8l1"])
    assert len(table.options) == 16
    table.play("on-land t8l1")
    assert table.figure_area("medusa") == "t8l1"
    assert table.in_discard() == []  # the card stays with its owner
    assert table.board(1)["factions"][0]["creatures"] == ["medusa"]


@pytest.mark.rule("CY-10.3")
def test_an_empty_deck_is_not_renewed() -> None:
    table = with_creature("harpy").leave_in_deck().settle(1, "t3l2").turn(0, "zeus").expect(cannot="peek")
    table.play("done")
    assert table.game.round == 2
    assert table.column() == ["", "", "", ""]


@pytest.mark.rule("CY-10.4", "CY-creature-harpy")
def test_harpy_destroys_a_troop_or_mercenary_anywhere_but_no_hero() -> None:
    table = with_creature("harpy").settle(1, "t3l1", troops=2, mercenaries=1, heroes=("ajax",))
    table.settle(0, "t9l1", troops=1).settle(2, "t4l1", heroes=("jason",)).summon(1, "medusa", "t3l1")
    buy(table, "harpy").expect(options=["kill-troop t3l1", "kill-mercenary t3l1", "kill-troop t9l1"])
    table.play("kill-mercenary t3l1")
    assert (table.mercenaries_at("t3l1"), table.game.mercenaries_left) == (0, 16)
    table = with_creature("harpy").settle(1, "t3l1", troops=1)
    buy(table, "harpy")
    assert (table.troops_at("t3l1"), table.owner_of("t3l1"), table.faction(1).troops_left) == (0, 1, 8)


@pytest.mark.rule("CY-10.5", "CY-creature-giant")
def test_giant_steals_all_mercenaries_of_an_area_not_from_medusas() -> None:
    table = with_creature("giant").settle(0, "t9l3", mercenaries=1).settle(1, "t3l1", mercenaries=3, troops=1)
    table.settle(2, "t4l1", mercenaries=2).settle(2, "t4l3", mercenaries=2).summon(1, "medusa", "t4l1")
    buy(table, "giant").expect(options=["seize t3l1", "seize t4l3"])
    table.play("seize t3l1", "mercenary t9l1", "mercenary t9l3", "mercenary t9l3")
    table.expect_land("t9l1", mercenaries=1).expect_land("t9l3", mercenaries=3)
    table.expect_land("t3l1", mercenaries=0, owner=1)


@pytest.mark.rule("CY-10.5", "CY-creature-giant", "CY-10.18")
def test_giant_brings_no_one_into_medusas_area() -> None:
    table = with_creature("giant").settle(1, "t3l1", mercenaries=1).summon(1, "medusa", "t9l1")
    buy(table, "giant").expect(told="no-effect").expect_land("t3l1", mercenaries=1)


@pytest.mark.rule("CY-10.6", "CY-creature-graeae")
def test_graeae_repeat_the_income_with_cerberus_and_hydra() -> None:
    table = with_creature("graeae").settle(0, "t8l2").summon(0, "hydra", "t8l2").summon(0, "cerberus", "t4l2")
    buy(table, "graeae").expect_coins(3 + 1 + 2 * 2 + 2)
    table = with_creature("graeae").summon(1, "cerberus", "t9l1")
    buy(table, "graeae").expect_coins(3, 5)


@pytest.mark.rule("CY-10.7", "CY-creature-griffin", "CY-1.3")
def test_griffin_takes_half_rounded_down_seen_by_the_two_only() -> None:
    table = with_creature("griffin").coins(1, 7).coins(2, 0)
    buy(table, "griffin").expect(options=["rob p1", "rob p2"])  # offered whatever the purses hold
    table.play("rob p1").expect_coins(3 + 3, 4)
    lines = [table.view(seat)["log"] for seat in (0, 1, 2, None)]
    ids = [{line["id"] for line in seen} for seen in lines]
    assert ["cyclades-log-stole-coins" in seen for seen in ids] == [True, True, False, False]
    assert ["cyclades-log-stole-coins-hidden" in seen for seen in ids] == [False, False, True, True]


@pytest.mark.rule("CY-10.8", "CY-creature-dryad")
def test_dryad_takes_a_priestess() -> None:
    table = with_creature("dryad").cards(1, priestesses=2).cards(0, priestesses=1)
    buy(table, "dryad")
    assert table.priestesses() == [2, 1, 0]


@pytest.mark.rule("CY-10.9", "CY-creature-pegasus")
def test_pegasus_flies_anywhere_and_may_start_a_battle() -> None:
    table = with_creature("pegasus").settle(0, "t9l1", troops=2, heroes=("ajax",)).settle(1, "t3l2", troops=1)
    table.settle(2, "t2l1").summon(2, "medusa", "t8l1")
    buy(table, "pegasus")
    table.play("join ajax", "take 1").expect(cannot="to-land t8l1", can="to-land t4l1").expect_coins(3)
    table.dice(3, 0).play("to-land t3l2").expect_land("t3l2", owner=0, heroes=["ajax"]).expect_land("t9l1", troops=1)


@pytest.mark.rule("CY-10.9", "CY-creature-pegasus", "CY-10.18", "CY-6.5")
def test_pegasus_does_not_leave_medusas_area_nor_take_a_last_land() -> None:
    table = with_creature("pegasus").settle(0, "t9l1", troops=2).settle(0, "t9l2", troops=1)
    table.summon(2, "medusa", "t9l1")
    buy(table, "pegasus")
    table.expect(can="to-land t8l1", cannot="to-land t3l1")  # from t9l2; t3l1 is the last land of faction 1


@pytest.mark.rule("CY-10.10", "CY-creature-satyr")
def test_satyr_takes_a_philosopher_and_the_fourth_builds() -> None:
    table = with_creature("satyr").cards(0, philosophers=3).cards(1, philosophers=1)
    buy(table, "satyr").expect(prompt="found")
    assert table.philosophers() == [0, 0, 0]
    table.chance("gold3").play("found t9l1.1")
    assert (table.metropolises(0), table.in_discard()) == (1, ["satyr"])


@pytest.mark.rule("CY-10.11", "CY-creature-sylph")
def test_sylph_swaps_the_fleets_of_two_seas() -> None:
    table = with_creature("sylph").sail(0, "t9s1", 3).sail(1, "t4s1", 1).sail(2, "t2s1", 2)
    buy(table, "sylph").expect(options=["swap t2s1", "swap t4s1", "swap t9s1"])
    table.play("swap t9s1", "swap t4s1").expect_sea("t9s1", owner=1, fleets=1).expect_sea("t4s1", owner=0, fleets=3)


@pytest.mark.rule("CY-10.12", "CY-creature-sphinx")
def test_sphinx_draws_three_plays_one_for_free_and_discards_two() -> None:
    table = with_creature("sphinx").chance("harpy", "graeae", "kraken")
    buy(table, "sphinx").expect(options=["play harpy", "play graeae", "play kraken"])
    table.play("play graeae").expect_coins(5 - 2 + 1)
    assert table.in_discard() == ["harpy", "graeae", "sphinx", "kraken"]


@pytest.mark.rule("CY-10.12", "CY-10.14", "CY-creature-sphinx")
def test_chimera_among_the_three_reshuffles_after_the_discard() -> None:
    table = with_creature("sphinx").discard("dryad").chance("harpy", "chimera", "graeae")
    buy(table, "sphinx").play("play graeae")
    assert table.in_discard() == ["sphinx"]  # discarded after the reshuffle
    assert len(table.in_deck()) == 18 - 1


@pytest.mark.rule("CY-10.12", "CY-10.14")
def test_a_chimera_played_by_the_sphinx_does_not_reach_the_other_two() -> None:
    table = with_creature("sphinx").discard("dryad", "giant").chance("harpy", "chimera", "graeae")
    buy(table, "sphinx").play("play chimera").expect(options=["play giant", "play dryad"])


@pytest.mark.rule("CY-10.12")
def test_sphinx_with_a_short_or_empty_deck() -> None:
    buy(with_creature("sphinx").leave_in_deck("graeae"), "sphinx").expect_coins(5 - 2 + 1)
    buy(with_creature("sphinx").leave_in_deck(), "sphinx").expect(told="no-effect")


@pytest.mark.rule("CY-10.13", "CY-creature-charon")
def test_charon_swaps_a_hero_in_place_even_beside_medusa() -> None:
    table = with_creature("charon").settle(0, "t9l1", heroes=("ajax",)).settle(0, "t9l2", heroes=("jason",))
    table.summon(1, "medusa", "t9l1").open_heroes("helen", "perseus")
    buy(table, "charon").expect(options=["dismiss ajax", "dismiss jason"])
    table.play("dismiss ajax").expect(options=["hire helen", "hire perseus"])
    table.play("hire perseus").expect_land("t9l1", heroes=["perseus"])
    assert (table.heroes_out(), table.hero_cells()) == (["ajax"], ["helen", ""])


@pytest.mark.rule("CY-10.14", "CY-creature-chimera")
def test_chimera_plays_a_card_of_the_discard_then_everything_is_reshuffled() -> None:
    table = with_creature("chimera").discard("graeae", "harpy", "kraken")
    buy(table, "chimera").expect(options=["play harpy", "play graeae", "play kraken"])
    table.play("play kraken", "on-sea t2s1")
    assert table.figure_area("kraken") == "t2s1"
    assert table.in_discard() == []
    assert len(table.in_deck()) == 18 - 1


@pytest.mark.rule("CY-10.14", "CY-creature-chimera")
def test_chimera_with_an_empty_discard_only_reshuffles() -> None:
    table = with_creature("chimera").chance("harpy").turn(0, "zeus").play("peek", "put-back")
    assert table.board(0)["creatures"]["top"] == "harpy"
    table.play("buy chimera 2").expect(told="no-effect")
    assert len(table.in_deck()) == 18
    assert table.board(0)["creatures"]["top"] is None  # nobody knows the top card any more


@pytest.mark.rule("CY-10.15", "CY-creature-cyclops")
def test_cyclops_turns_a_building_into_another_type_and_may_complete_a_set() -> None:
    table = with_creature("cyclops").settle(0, "t8l1")
    table.erect("t8l1.1", "port").erect("t8l1.2", "port").erect("t8l1.3", "temple").erect("t8l1.4", "academy")
    table.use_up("academy", 1, "t3l1", "t3l2", "t3l3", "t6l1", "t9l3").turn(0, "ares").play("buy cyclops 1")
    table.expect(cannot=["convert t8l1.1 academy", "convert t8l1.1 port"])  # none in stock; the same
    table.play("convert t8l1.1 fortress").expect(prompt="found")
    assert table.building_at("t8l1.1") == ""


@pytest.mark.rule("CY-10.16", "CY-creature-hydra")
def test_hydra_kills_beside_her_and_brings_prosperity() -> None:
    table = with_creature("hydra").settle(1, "t9l2", troops=1, heroes=("ajax",)).settle(2, "t9l3", mercenaries=1)
    table.sail(1, "t9s1", 2).sail(2, "t4s1")
    buy(table, "hydra").expect(can=["on-land t9l1", "on-sea t9s3"])
    table.play("on-sea t9s3").expect(options=["kill-troop t9l2", "kill-mercenary t9l3", "kill-fleet t9s1"])
    table.play("kill-fleet t9s1")
    assert (table.fleets_at("t9s1"), table.plenty_at("t9s3")) == (1, 1)


@pytest.mark.rule("CY-10.16", "CY-creature-hydra")
def test_hydra_without_prey_brings_nothing() -> None:
    table = with_creature("hydra")
    buy(table, "hydra").play("on-land t8l1")
    assert (table.prompt, table.plenty_at("t8l1")) == ("action", 0)


@pytest.mark.rule("CY-10.16", "CY-creature-hydra", "CY-4.9")
@pytest.mark.parametrize("move", ["stay", "on-land t9l2"])
def test_hydra_kills_at_every_paid_upkeep_where_she_then_stands(move: str) -> None:
    table = given().settle(0, "t9l1", troops=1).settle(1, "t9l2", mercenaries=1).summon(0, "hydra", "t9l1")
    table.cards(0, priestesses=1).round_from("upkeep")
    table.play("keep hydra", move, "kill-troop t9l1")  # her own owner's is prey too
    where = "t9l1" if move == "stay" else "t9l2"
    assert table.plenty_at(where) == 1
    table.expect_land("t9l1", troops=0)


@pytest.mark.rule("CY-10.17", "CY-creature-kraken")
def test_kraken_destroys_fleets_and_lets_none_in() -> None:
    table = with_creature("kraken").sail(1, "t9s3", 3).sail(0, "t9s1", 1)
    buy(table, "kraken", "poseidon")
    assert table.verbs == {"on-sea"}
    table.play("on-sea t9s3")
    assert (table.fleets_at("t9s3"), table.faction(1).fleets_left) == (0, 8)
    table.play("sail t9s1").expect(cannot="to-sea t9s3")


@pytest.mark.rule("CY-10.18", "CY-creature-medusa")
def test_medusa_lets_nobody_in_or_out_but_new_hires() -> None:
    table = given().settle(0, "t9l1", troops=1, heroes=("ajax",)).settle(0, "t9l2", troops=1)
    table.summon(1, "medusa", "t9l1").homes("t8l2", "t3l1", "t4l1").coins(0, 20).turn(0, "ares")
    table.expect(no="march", can="troop t9l1")
    table.open_heroes("croesus").turn(0, "hera")
    table.expect(no="campaign")
    table.play("hire croesus", "on-land t9l1").expect_land("t9l1", heroes=["ajax", "croesus"])
    table.play("done").turn(0, "athena").coins(0, 15).expect(can="sacrifice croesus")  # in a later round


@pytest.mark.rule("CY-10.19", "CY-creature-minotaur")
def test_minotaur_fights_alone_with_strength_two_and_is_lost_last() -> None:
    table = given().settle(0, "t9l1", troops=3).settle(1, "t9l2").settle(1, "t3l1").summon(1, "minotaur", "t9l2")
    table.turn(0, "ares").dice(2, 0).play("march t9l1", "take 3")
    assert table.stages()[0][1] == 2
    assert (table.owner_of("t9l2"), table.figure_area("minotaur"), table.in_discard()) == (0, "", ["minotaur"])


@pytest.mark.rule("CY-10.19", "CY-creature-minotaur")
def test_minotaur_may_be_the_loss_and_does_not_retreat() -> None:
    table = given().settle(0, "t9l1", troops=5).settle(1, "t9l2", troops=2).settle(1, "t9l3").sail(1, "t9s3")
    table.summon(1, "minotaur", "t9l2").turn(0, "ares")
    table.dice(3, 0, 0, 3).play("march t9l1", "take 5").expect(options=["lose-troop", "lose-minotaur"])
    table.play("lose-troop", "retreat t9l3")
    assert (table.troops_at("t9l3"), table.figure_area("minotaur")) == (1, "t9l2")
    table.expect(seat=0)  # the battle goes on against him alone
    table.play("stand")
    assert table.stages()[1][1] == 3 + 2


@pytest.mark.rule("CY-10.19", "CY-creature-minotaur", "CY-10.2")
def test_minotaur_stands_on_own_land_only() -> None:
    table = with_creature("minotaur").settle(0, "t9l2")
    buy(table, "minotaur").expect(options=["on-land t9l1", "on-land t9l2"])


@pytest.mark.rule("CY-10.20", "CY-creature-polyphemus")
def test_polyphemus_empties_and_closes_the_seas_around() -> None:
    table = with_creature("polyphemus").sail(1, "t9s2", 2)  # beside t9l2
    table.sail(2, "t9s3", 1).sail(0, "t2s1", 1).sail(0, "t9s1", 1)
    buy(table, "polyphemus", "poseidon").play("on-land t9l2").expect(prompt="polyphemus")
    table.expect(options=["push t9s2 t2s2", "push t9s2 t9s5", "push t9s3 t9s4", "push t9s3 t9s5"])
    table.play("push t9s2 t2s2", "push t9s3 t9s5")  # the last one has a single way left
    assert (table.fleets_at("t2s2"), table.fleets_at("t9s5")) == (2, 1)
    table.play("sail t9s1").expect(cannot=["to-sea t9s3", "to-sea t9s2"])


@pytest.mark.rule("CY-10.20", "CY-creature-polyphemus")
def test_fleets_that_cannot_be_pushed_without_meeting_another_colour_are_destroyed() -> None:
    table = with_creature("polyphemus").sail(1, "t3s1", 2)  # its only neighbour is t3s2, which is closed as well
    table.sail(2, "t3s3", 1).sail(0, "t6s3", 1)
    buy(table, "polyphemus").play("on-land t3l1")
    assert (table.fleets_at("t3s1"), table.fleets_at("t3s3"), table.fleets_at("t6s3")) == (0, 0, 1)
    assert (table.faction(1).fleets_left, table.faction(2).fleets_left) == (8, 8)


@pytest.mark.rule("CY-10.20", "CY-10.17")
def test_nobody_is_pushed_to_the_kraken() -> None:
    table = with_creature("polyphemus").sail(1, "t3s3", 1).summon(1, "kraken", "t6s3")
    buy(table, "polyphemus").play("on-land t3l1")
    assert table.faction(1).fleets_left == 8


@pytest.mark.rule("CY-10.21", "CY-creature-cerberus")
def test_cerberus_takes_the_income_of_his_area_instead_of_its_controller() -> None:
    table = with_creature("cerberus").settle(1, "t8l2")
    buy(table, "cerberus").play("on-land t8l2").round_from("take_income").expect_coins(3 + 1 + 2, 5 + 1)


@pytest.mark.rule("CY-10.1")
def test_every_creature_has_its_rule() -> None:
    for card in range(len(CREATURE_IDS)):
        assert EFFECTS[card].NAME


def test_a_constant_that_does_not_fit_the_data_cannot_be_imported() -> None:
    with pytest.raises(ValueError, match="creature 13 is kraken, not hydra"):
        ids("creature", hydra=13)
    with pytest.raises(ValueError, match="nymph"):
        creature("nymph", Harpy)


@pytest.mark.rule("CY-4.9", "CY-10.16", "CY-creature-hydra")
def test_hydra_may_move_from_land_to_sea_at_her_upkeep_and_back() -> None:
    table = given().homes("t9l1", "t3l1", "t4l1").cards(0, priestesses=2).summon(0, "hydra", "t9l2")
    table.settle(1, "t9l3", troops=1).round_from("upkeep").play("keep hydra")
    table.expect(prompt="creature-move", can=["stay", "on-land t9l1", "on-sea t9s2", "on-sea t9s3"])
    table.play("on-sea t9s3")
    assert table.figure_area("hydra") == "t9s3"
    assert (table.troops_at("t9l3"), table.plenty_at("t9s3"), table.plenty_at("t9l2")) == (0, 1, 0)
