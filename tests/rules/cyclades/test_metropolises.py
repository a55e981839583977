"""CY-9 and CY-12: metropolises, their bonuses, the end of the game."""

import pytest

from agon.games.cyclades.rules.land_battle import fortifications
from agon.games.cyclades.rules.recruiting import unused_temples
from agon.games.cyclades.rules.sea_battle import ports_at
from agon.games.cyclades.tables import BONUS_IDS, TOKEN_BONUS
from tests.rules.cyclades.scenario import CycladesScenario, given, land_no, sea_no


@pytest.mark.rule("CY-9.1")
def test_four_types_become_a_metropolis_at_once() -> None:
    table = given().settle(0, "t9l1").settle(0, "t9l2").settle(0, "t9l3").erect("t9l1.1", "port")
    table.erect("t9l2.1", "temple").erect("t9l3.1", "academy").turn(0, "ares", duties_done=False)
    table.chance("gold3").play("build fortress t9l3.2")
    table.expect(prompt="found")  # cannot be put off, comes before the troop
    table.expect(options=[f"found {slot}" for slot in ("t9l1.1", "t9l1.2", "t9l2.1", "t9l3.1", "t9l3.2")])
    assert table.buildings() == []
    table.play("found t9l2.1")
    assert table.building_at("t9l2.1") == "metropolis"
    table.expect_coins(8).expect(prompt="duty")


@pytest.mark.rule("CY-9.1")
def test_with_several_of_a_type_one_chooses_which_go() -> None:
    table = given().settle(0, "t8l1").settle(0, "t9l1").erect("t8l1.1", "port").erect("t8l1.2", "port")
    table.erect("t8l1.3", "temple").erect("t8l1.4", "academy").turn(0, "ares", duties_done=False)
    table.play("build fortress t9l1.1").expect(prompt="clear", options=["clear t8l1.1", "clear t8l1.2"])
    table.play("clear t8l1.2").chance("priestess1").play("found t8l1.4")
    assert table.buildings() == ["t8l1.1", "t8l1.4"]
    assert [table.building_at(slot) for slot in table.buildings()] == ["port", "metropolis"]


@pytest.mark.rule("CY-9.1")
def test_a_capture_completes_the_set_too() -> None:
    table = given().settle(0, "t9l1", troops=1).settle(0, "t9l3").settle(1, "t9l2").settle(1, "t3l1")
    table.erect("t9l1.1", "port").erect("t9l1.2", "fortress").erect("t9l3.1", "temple").erect("t9l2.1", "academy")
    table.turn(0, "ares").play("march t9l1").expect(prompt="found")
    table.chance("priestess1").play("found t9l2.1").expect(prompt="action")
    assert table.buildings() == ["t9l2.1"]
    assert table.metropolises(0) == 1


@pytest.mark.rule("CY-9.2")
def test_the_fourth_philosopher_builds_at_once() -> None:
    table = given().settle(0, "t9l1").cards(0, philosophers=3).coins(0, 4).turn(0, "athena")
    table.chance("priestess1").play("philosopher", "found t9l1.2")
    assert (table.faction(0).philosophers, table.game.philosophers_left) == (0, 20)
    assert table.metropolises(0) == 1
    assert table.faction(0).priestesses == 1


@pytest.mark.rule("CY-9.4")
def test_without_a_free_slot_a_basic_building_makes_way() -> None:
    table = given().settle(0, "t9l1").erect("t9l1.1", "port").metropolis("t9l1.2").cards(0, philosophers=3)
    table.coins(0, 4).turn(0, "athena")
    table.chance("priestess1").play("philosopher")  # the port is the only way, so it goes of itself
    assert table.building_at("t9l1.1") == "metropolis"
    assert table.stock_of("port") == 10
    assert table.metropolises(0) == 2


@pytest.mark.rule("CY-9.4")
def test_with_metropolises_everywhere_a_new_one_is_lost() -> None:
    table = given().settle(0, "t9l1").metropolis("t9l1.1").metropolis("t9l1.2").cards(0, philosophers=3).coins(0, 4)
    table.turn(0, "athena").play("philosopher")
    assert (table.metropolises(0), table.faction(0).philosophers) == (2, 0)
    table.expect(prompt="action")


@pytest.mark.rule("CY-9.5", "CY-building-metropolis")
def test_a_metropolis_is_temple_port_and_fortress() -> None:
    table = given().settle(0, "t9l1").metropolis("t9l1.1")
    assert fortifications(table.game, land_no("t9l1")) == 1
    assert ports_at(table.game, 0, sea_no("t9s3")) == 1
    assert ports_at(table.game, 0, sea_no("t9s2")) == 0
    assert unused_temples(table.game, 0) == 1


def build_with(bonus: str) -> CycladesScenario:
    table = given().settle(0, "t9l1").settle(0, "t9l3").sail(0, "t9s3").sail(0, "t9s5").cards(0, philosophers=3)
    return table.coins(0, 4).turn(0, "athena").chance(bonus).play("philosopher", "found t9l1.1")


@pytest.mark.rule("CY-9.6", "CY-bonus-troops2")
def test_bonus_of_two_troops() -> None:
    table = build_with("troops2").expect(options=["troop t9l1", "troop t9l3"])
    table.play("troop t9l1", "troop t9l3")
    assert (table.troops_at("t9l1"), table.troops_at("t9l3"), table.prompt) == (1, 1, "action")


@pytest.mark.rule("CY-9.6", "CY-bonus-fleets2")
def test_bonus_of_two_fleets_in_controlled_seas() -> None:
    table = build_with("fleets2").expect(options=["fleet t9s3", "fleet t9s5"])
    table.play("fleet t9s5", "fleet t9s5")
    assert (table.fleets_at("t9s5"), table.prompt) == (3, "action")


@pytest.mark.rule("CY-9.6", "CY-bonus-priestess1")
def test_bonus_of_a_priestess() -> None:
    table = build_with("priestess1")
    assert (table.faction(0).priestesses, table.prompt) == (1, "action")


@pytest.mark.rule("CY-9.6", "CY-bonus-gold3")
def test_bonus_of_three_coins() -> None:
    table = build_with("gold3")
    assert (table.coins_of(0), table.prompt) == (3, "action")


@pytest.mark.rule("CY-9.6", "CY-bonus-prosperity1")
def test_bonus_of_prosperity_on_a_controlled_area() -> None:
    table = build_with("prosperity1")
    table.expect(options=["plenty-land t9l1", "plenty-land t9l3", "plenty-sea t9s3", "plenty-sea t9s5"])
    table.play("plenty-sea t9s3")
    assert (table.plenty_at("t9s3"), table.prompt) == (1, "action")


@pytest.mark.rule("CY-9.6")
def test_a_bonus_without_stock_or_place_is_lost() -> None:
    table = given().settle(0, "t9l1", troops=7).cards(0, philosophers=3).coins(0, 4).turn(0, "athena")
    table.chance("troops2").play("philosopher", "found t9l1.1")
    assert (table.troops_at("t9l1"), table.prompt) == (8, "action")
    table = given().settle(0, "t9l1").cards(0, philosophers=3).coins(0, 4).turn(0, "athena")
    table.chance("fleets2").play("philosopher", "found t9l1.1")
    assert (table.faction(0).fleets_left, table.prompt) == (8, "action")


@pytest.mark.rule("CY-9.7")
@pytest.mark.parametrize("bonus", ["troops2", "fleets2", "priestess1", "gold3", "prosperity1"])
def test_the_loser_of_a_metropolis_takes_its_bonus_again(bonus: str) -> None:
    table = given().settle(0, "t9l1", troops=1).settle(1, "t9l2").settle(1, "t3l1").sail(1, "t3s1")
    table.metropolis("t9l2.1", bonus).turn(0, "ares").play("march t9l1").expect_land("t9l2", owner=0)
    if bonus == "prosperity1":  # the only one that leaves a choice
        table.expect(seat=1, options=["plenty-land t3l1", "plenty-sea t3s1"]).play("plenty-land t3l1")  # out of turn
    table.expect(asked=(0, "action"))
    got = {
        "troops2": table.troops_at("t3l1"),
        "fleets2": table.fleets_at("t3s1") - 1,
        "priestess1": table.priestesses()[1],
        "gold3": table.coins_of(1) - 5,
        "prosperity1": table.plenty_at("t3l1"),
    }
    assert {name: count for name, count in got.items() if count} == {bonus: int(bonus[-1])}
    table.expect_coins(5 - 1)  # the conqueror pays the march and gets nothing but the area's priestess
    assert table.metropolises(0) == 1


@pytest.mark.rule("CY-9.6")
def test_every_bonus_is_on_three_tokens() -> None:
    assert sorted(BONUS_IDS[bonus] for bonus in TOKEN_BONUS) == sorted(
        3 * ["troops2", "fleets2", "priestess1", "gold3", "prosperity1"]
    )


# ---------------------------------------------------------------------- the end


def all_have_land() -> CycladesScenario:
    return given().homes("t8l1", "t4l1", "t2l1")


@pytest.mark.rule("CY-1.1", "CY-12.1")
def test_three_metropolises_end_the_game_at_the_end_of_the_round() -> None:
    table = all_have_land().metropolis("t8l1.1").metropolis("t8l1.2").round_from("finish")
    assert table.winner is None
    table.metropolis("t8l1.3").round_from("finish").expect(winner=([0], "end-metropolises"))
    assert table.game.scores == [3, 0, 0]


@pytest.mark.rule("CY-12.1")
def test_the_game_does_not_end_in_the_middle_of_a_round() -> None:
    table = all_have_land().metropolis("t8l1.1").metropolis("t8l1.2").cards(0, philosophers=3).turn(0, "athena")
    table.chance("priestess1").play("philosopher", "found t8l1.3")
    assert table.metropolises(0) == 3
    assert table.winner is None
    table.play("done").expect(winner=([0], "end-metropolises"))


@pytest.mark.rule("CY-1.1", "CY-12.1")
def test_a_faction_without_any_area_ends_the_game_fleets_count() -> None:
    table = all_have_land().desert("t2l1").sail(2, "t2s1").metropolis("t4l1.1").round_from("finish")
    assert not table.is_over
    table.lose_fleet("t2s1").round_from("finish").expect(winner=([1], "end-no-area"))


@pytest.mark.rule("CY-12.2")
def test_most_metropolises_then_most_coins_then_a_shared_victory() -> None:
    for coins, winners in (((5, 6, 99), [1]), ((6, 6, 99), [0, 1])):
        table = all_have_land()
        for at in (1, 2, 3):
            table.metropolis(f"t8l1.{at}", "gold3").metropolis(f"t4l1.{at}", "priestess1")
        for faction in range(3):
            table.coins(faction, coins[faction])
        table.round_from("finish").expect(winner=(winners, "end-metropolises"))
        assert [row["coins"] for row in table.board()["factions"]] == list(coins)


@pytest.mark.rule("CY-12.2")
def test_a_metropolis_on_a_card_counts() -> None:
    table = all_have_land().metropolis("t8l1.1").metropolis("t8l1.2").shelter(0, "penthesilea").round_from("finish")
    table.expect(winner=([0], "end-metropolises"))


@pytest.mark.rule("CY-9.7")
def test_figures_do_not_hinder_the_loser() -> None:
    table = given().settle(0, "t9l1", troops=1).settle(1, "t9l2").settle(1, "t3l1").summon(2, "medusa", "t3l1")
    table.metropolis("t9l2.1", "troops2").turn(0, "ares").play("march t9l1")
    table.expect_land("t3l1", troops=2)  # new troops may be placed with Medusa
    assert table.told("forced") == []
