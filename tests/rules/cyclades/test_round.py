"""CY-3 and CY-4: preparation, income, offerings, upkeep."""

import pytest

from agon.games.cyclades.tables import GOD_IDS
from tests.rules.cyclades.scenario import given


@pytest.mark.rule("CY-3.1")
def test_empty_hero_cells_are_filled_while_the_deck_lasts() -> None:
    table = given().open_heroes("ajax").leave_in_hero_deck("jason").round_from("prepare", number=2)
    assert table.hero_cells() == ["ajax", "jason"]
    table.dismiss(0).round_from("prepare")
    assert table.hero_cells() == ["", "jason"]  # discarded heroes do not return


@pytest.mark.rule("CY-3.2")
def test_only_the_cheapest_creature_is_discarded_and_the_rest_slides_down() -> None:
    table = given().open_creatures("harpy", "giant", "graeae", "griffin").open_heroes("ajax", "jason")
    table.chance("kraken").round_from("prepare")
    assert table.column() == ["giant", "graeae", "griffin", "kraken"]
    assert table.in_discard() == ["harpy"]


@pytest.mark.rule("CY-3.2")
def test_an_empty_cheapest_cell_costs_no_card_and_a_short_deck_leaves_gaps() -> None:
    table = given().open_creatures("", "giant").leave_in_deck("kraken")
    before = table.in_discard()
    table.round_from("prepare")
    assert table.column() == ["giant", "kraken", "", ""]
    assert table.in_discard() == before


@pytest.mark.rule("CY-3.2", "CY-10.14")
def test_chimera_discarded_from_the_column_reshuffles_before_the_column_is_filled() -> None:
    table = given().open_creatures("chimera").leave_in_deck().open_heroes("ajax", "jason")
    table.chance("harpy", "chimera", "kraken", "medusa").round_from("prepare")
    assert table.column() == ["harpy", "chimera", "kraken", "medusa"]
    assert table.in_discard() == []


@pytest.mark.rule("CY-3.4")
@pytest.mark.parametrize(("players", "is_open"), [(3, 2), (5, 4), (6, 5)])
def test_the_top_altar_goes_to_the_bottom_and_the_open_ones_stay_the_upper_ones(players: int, is_open: int) -> None:
    table = given(players).altars("zeus", "ares", "hera", "athena", "poseidon").round_from("prepare")
    altars = table.board()["altars"]
    assert [altar["god"] for altar in altars] == ["ares", "hera", "athena", "poseidon", "zeus", "apollo"]
    assert [altar["open"] for altar in altars[:5]] == [True] * is_open + [False] * (5 - is_open)


@pytest.mark.rule("CY-4.1")
def test_income_is_a_coin_for_every_horn_on_land_and_sea() -> None:
    table = given().settle(0, "t8l2")  # two printed horns, control token only
    table.settle(0, "t9l3", troops=1)  # one
    table.sail(0, "t9s5")  # one
    table.sail(0, "t9s4")  # none
    table.settle(1, "t4l2", heroes=("ajax",))  # two
    table.prosper("t8l2", 3).prosper("t9s4", 1).round_from("take_income")
    table.expect_coins(5 + 2 + 3 + 1 + 1 + 1, 5 + 2, 5)


@pytest.mark.rule("CY-4.2")
def test_any_open_god_and_any_number_that_can_be_paid() -> None:
    table = given().altars("zeus", "ares", "hera", "athena", "poseidon").round_from("offerings")
    zeus = ["offer zeus 1", "offer zeus 2", "offer zeus 3", "offer zeus 5"]
    ares = ["offer ares 1", "offer ares 2", "offer ares 3", "offer ares 5"]
    table.expect(asked=(0, "offer"), options=[*zeus, *ares, "offer apollo 0"])


@pytest.mark.rule("CY-4.3")
def test_one_faction_a_god_and_the_displaced_places_at_once() -> None:
    table = given().altars("zeus", "ares", "hera", "athena", "poseidon").round_from("offerings").play("offer zeus 3")
    table.expect(seat=1, cannot="offer zeus 3")
    table.play("offer zeus 5").expect(seat=0)  # before the third in order
    assert table.told("displaced") == [{"player": {"seat": 0}, "god": "cyclades-god-zeus"}]


@pytest.mark.rule("CY-4.4")
def test_the_god_just_lost_is_barred_until_another_one_is_lost() -> None:
    table = given().altars("zeus", "ares", "hera", "athena", "poseidon")
    table.coins(0, 20).coins(1, 20).coins(2, 20).round_from("offerings")
    table.play("offer zeus 1", "offer zeus 2").expect(seat=0, no="offer zeus")
    table.play("offer ares 1", "offer ares 2").expect(seat=0, can="offer zeus 3", no="offer ares")
    table.play("offer zeus 3").expect(seat=1)  # displaced in turn: the chain goes on
    table.play("offer apollo 0")
    assert table.gods() == ["zeus", "apollo", "ares"]


@pytest.mark.rule("CY-4.5")
def test_twenty_five_cannot_be_beaten_and_nobody_offers_more_than_they_can_pay() -> None:
    table = given().altars("zeus", "ares", "hera", "athena", "poseidon")
    table.coins(0, 90).coins(1, 90).coins(2, 90).round_from("offerings").play("offer zeus 25").expect(no="offer zeus")
    table = given().altars("zeus", "ares", "hera", "athena", "poseidon").coins(0, 4).cards(0, priestesses=3)
    table.round_from("offerings").expect(can="offer zeus 7", cannot="offer zeus 10")


@pytest.mark.rule("CY-4.6")
def test_apollo_is_free_for_one_and_cannot_be_displaced() -> None:
    table = given().altars("zeus", "ares", "hera", "athena", "poseidon").round_from("offerings")
    table.play("offer apollo 0").expect(cannot="offer apollo 0")


@pytest.mark.rule("CY-4.4", "CY-4.6")
def test_a_displaced_player_may_not_displace_the_one_on_apollo() -> None:
    table = given().altars("zeus", "ares", "hera", "athena", "poseidon").coins(1, 9).coins(2, 9)
    table.round_from("offerings").play("offer apollo 0", "offer zeus 1", "offer zeus 2")
    table.expect(asked=(1, "offer"), cannot="offer apollo 0", no="offer zeus", can="offer ares 1")
    table.play("offer ares 1")
    assert table.gods() == ["apollo", "ares", "zeus"]


@pytest.mark.rule("CY-4.5", "CY-4.6")
def test_who_can_afford_nothing_stands_on_the_lowest_cell_of_a_free_altar() -> None:
    table = given().altars("zeus", "ares", "hera", "athena", "poseidon").coins(2, 0).round_from("offerings")
    table.play("offer apollo 0", "offer zeus 2").expect(options=["offer ares 1"])
    table.settle(0, "t9l1").settle(1, "t9l2").settle(2, "t9l3").play("offer ares 1")
    assert table.coins_of(2) == 0
    assert [line["n"] for line in table.told("paid")] == [0, 2, 0]


@pytest.mark.rule("CY-4.7")
def test_priestesses_make_offerings_cheaper_never_below_nothing_and_are_kept() -> None:
    table = given().altars("zeus", "ares", "hera", "athena", "poseidon").cards(0, priestesses=2)
    table.cards(1, priestesses=3).homes("t9l1", "t3l1", "t4l1").round_from("offerings")
    table.play("offer zeus 5", "offer ares 2", "offer apollo 0")
    assert [line["n"] for line in table.told("paid")] == [3, 0, 0]
    table.expect_coins(2, 5, 5)
    assert table.priestesses() == [2, 3, 0]


@pytest.mark.rule("CY-4.9")
def test_a_creature_stays_for_a_priestess_and_may_move_or_leaves_for_the_discard() -> None:
    table = given().summon(0, "kraken", "t9s3").summon(0, "cerberus", "t9l3").summon(1, "medusa", "t9l1")
    table.summon(2, "hydra", "t9s4").cards(0, priestesses=1)
    table.order(1, 0, 2).settle(1, "t4l1").round_from("upkeep")
    assert table.figure_area("medusa") == ""  # faction 1 goes first and has no priestess
    assert table.in_discard() == ["medusa"]
    table.expect(seat=0, options=["keep kraken", "release kraken", "keep cerberus", "release cerberus"])
    table.play("keep kraken")
    table.expect(options=["stay", "on-sea t9s1", "on-sea t9s2", "on-sea t9s5"])  # not beside the Hydra's
    table.play("on-sea t9s5")
    assert table.figure_area("kraken") == "t9s5"
    assert table.figure_area("cerberus") == ""  # no priestess left: it leaves of itself
    assert table.figure_area("hydra") == ""
    assert sorted(table.in_discard()) == ["cerberus", "hydra", "medusa"]
    assert table.faction(0).priestesses == 0
    assert table.game.priestesses_left == 20


@pytest.mark.rule("CY-4.9", "CY-10.19")
def test_the_minotaur_moves_at_upkeep_and_only_to_neighbouring_own_land() -> None:
    table = given().settle(0, "t2l2").settle(0, "t2l3").settle(1, "t2l1").settle(0, "t9l1")
    table.summon(0, "minotaur", "t2l2").cards(0, priestesses=1).round_from("upkeep").play("keep minotaur")
    table.expect(options=["stay", "on-land t2l3"])
    table.play("on-land t2l3")
    assert table.figure_area("minotaur") == "t2l3"


@pytest.mark.rule("CY-4.9", "CY-10.20")
def test_polyphemus_pushes_again_where_he_moves() -> None:
    table = given().summon(0, "polyphemus", "t6l3").cards(0, priestesses=1).sail(1, "t3s2", 2).round_from("upkeep")
    table.play("keep polyphemus", "on-land t3l3")
    assert len(table.told("pushed")) == 2  # t3s1 is the only open sea beside
    assert table.fleets_at("t3s1") == 2
    assert table.fleets_at("t3s2") == 0


@pytest.mark.rule("CY-4.1", "CY-10.16", "CY-10.21")
def test_income_with_hydra_and_cerberus() -> None:
    table = given().settle(0, "t8l2").settle(0, "t9l3").sail(1, "t9s5").summon(1, "cerberus", "t8l2")
    table.summon(0, "hydra", "t9s5").round_from("take_income").expect_coins(5 + 1, 5 + 2 + 2, 5)
    table.desert("t8l2").round_from("take_income")
    table.expect_coins(6 + 1, 9 + 2 + 2, 5)  # Cerberus takes it also where no one is in control


@pytest.mark.rule("CY-4.2")
def test_gods_are_named_in_their_order() -> None:
    assert GOD_IDS == ("ares", "poseidon", "zeus", "athena", "hera", "apollo")


@pytest.mark.rule("CY-turn-order")
def test_the_parts_of_a_cycle_follow_each_other() -> None:
    table = given().altars("zeus", "ares", "hera", "athena", "poseidon").homes("t9l1", "t3l1", "t4l1")
    table.summon(2, "kraken", "t9s3").cards(2, priestesses=1)
    table.round_from("prepare").expect(asked=(0, "offer"))
    assert [altar["god"] for altar in table.board()["altars"]][:2] == ["ares", "hera"]  # the gods have changed places
    assert len(table.told("income")) == 3  # before anybody offers
    table.play("offer hera 1").expect(asked=(1, "offer")).play("offer ares 1").expect(asked=(2, "offer"))
    assert table.told("paid") == []
    table.play("offer apollo 0").expect(asked=(2, "upkeep"))
    assert len(table.told("paid")) == 3
    table.play("release kraken")
    assert table.game.active == 1  # from the top altar down: Ares acts first
