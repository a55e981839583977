"""CY-8: heroes in battle and in sacrifice."""

from typing import Any

import pytest

from tests.rules.cyclades.scenario import CycladesScenario, given


def duel(attackers: dict[str, Any], defenders: dict[str, Any]) -> CycladesScenario:
    """Faction 0 in t9l1 beside faction 1 in t9l2, Ares' turn; both have other land that is out of reach."""
    table = given().settle(0, "t9l1", **attackers).settle(0, "t4l1").settle(1, "t9l2", **defenders).settle(1, "t3l1")
    table.coins(0, 20).coins(1, 20)
    return table


@pytest.mark.rule("CY-8.1")
def test_a_hired_hero_goes_to_any_own_land_and_counts_one() -> None:
    table = given().settle(0, "t9l1").settle(0, "t3l1").settle(1, "t4l1").open_heroes("hector", "jason")
    table.turn(0, "hera").play("hire hector").expect(options=["on-land t3l1", "on-land t9l1"])
    table.play("on-land t3l1").expect_land("t3l1", heroes=["hector"])


@pytest.mark.rule("CY-8.2")
def test_no_sacrifice_in_the_round_of_hiring_or_swapping() -> None:
    table = given().settle(0, "t9l1", heroes=("ajax",)).settle(1, "t3l1").settle(2, "t4l1").coins(0, 40)
    table.open_heroes("croesus").turn(0, "hera").play("hire croesus").expect(cannot="sacrifice croesus")
    table.play("done").turn(0, "athena").expect(can="sacrifice croesus")  # the next round
    table = given().settle(0, "t9l1", heroes=("ajax",)).coins(0, 40).open_heroes("croesus").open_creatures("charon")
    table.turn(0, "athena").play("buy charon 2").expect_land("t9l1", heroes=["croesus"])
    table.expect(cannot="sacrifice croesus")


@pytest.mark.rule("CY-8.2")
def test_any_number_of_sacrifices_a_round() -> None:
    table = given().settle(0, "t8l1", heroes=("croesus", "jason")).sail(0, "t8s1", 8).coins(0, 15).turn(0, "ares")
    table.play("sacrifice croesus", "found t8l1.1")
    table.take_first(until="action")
    table.play("sacrifice jason", "found t8l1.2")
    table.take_first(until="action")
    assert table.metropolises(0) == 2


@pytest.mark.rule("CY-8.1")
def test_a_sacrifice_may_come_before_and_between_the_free_duties() -> None:
    table = given().settle(0, "t9l1", heroes=("hector", "croesus")).cards(0, priestesses=2).coins(0, 15)
    table.turn(0, "ares", duties_done=False).expect(prompt="duty", can=["sacrifice hector", "sacrifice croesus"])
    table.play("sacrifice hector").expect(prompt="duty", can="build fortress t9l1.1")
    assert table.philosophers() == [1, 0, 0]
    table.play("build fortress t9l1.1").expect(prompt="duty", options=["troop t9l1", "sacrifice croesus"])
    table.chance("priestess1").play("sacrifice croesus").expect(prompt="action")  # then the troop came of itself
    table.expect_land("t9l1", troops=1)
    assert table.building_at("t9l1.2") == "metropolis"


@pytest.mark.rule("CY-8.1", "CY-5.3", "CY-hero-perseus")
def test_perseus_flying_first_makes_room_for_the_duty() -> None:
    table = given().settle(0, "t2l3", troops=1, heroes=("perseus",)).metropolis("t2l3.1").settle(1, "t3l1")
    table.turn(0, "athena", duties_done=False).expect(prompt="duty", options=["philosopher", "sacrifice perseus"])
    table.play("philosopher").expect(prompt="action", can="sacrifice perseus")  # no slot: the academy waits
    table.play("sacrifice perseus", "to-land t9l1")
    table.expect(prompt="duty", options=["build academy t9l1.1", "build academy t9l1.2"])


@pytest.mark.rule("CY-5.1", "CY-8.1")
def test_a_duty_that_was_skipped_is_not_made_up_for_after_a_paid_action() -> None:
    table = given().settle(0, "t2l3", troops=1, heroes=("perseus",)).metropolis("t2l3.1").settle(1, "t3l1")
    table.coins(0, 9).turn(0, "athena", duties_done=False).play("philosopher", "philosopher")
    table.play("sacrifice perseus", "to-land t9l1").expect(prompt="action", no="build")


@pytest.mark.rule("CY-8.1", "CY-1.3")
def test_a_lone_duty_beside_croesus_is_asked_whatever_the_coins() -> None:
    for coins in (0, 15):
        table = given().settle(0, "t9l1", heroes=("croesus",)).coins(0, coins)
        table.turn(0, "zeus", duties_done=False).play("build temple t9l1.1").expect(prompt="duty", can="priestess")
    table = given().settle(0, "t9l1", heroes=("pandora",)).open_heroes("ajax", "croesus").coins(0, 0)
    table.turn(0, "zeus", duties_done=False).play("build temple t9l1.1").expect(options=["priestess"])
    table = given().settle(0, "t9l1", heroes=("pandora",)).open_heroes("ajax").coins(0, 0)
    table.turn(0, "zeus", duties_done=False).play("build temple t9l1.1").expect(prompt="action")


@pytest.mark.rule("CY-8.3")
def test_the_attackers_powers_come_first_and_one_player_orders_their_own() -> None:
    table = duel({"troops": 1, "mercenaries": 2}, {"heroes": ("pandora", "hector")}).turn(0, "ares")
    table.play("march t9l1", "take 1", "take 2").expect(seat=1, options=["power pandora", "power hector"])
    table.dice(0, 3).play("power pandora")
    # both mercenaries came over, then Hector slew the troop: nobody is left to fight
    table.expect_land("t9l2", mercenaries=2)
    assert table.game.guest == -1
    assert table.faction(0).troops_left == 8


@pytest.mark.rule("CY-8.3")
def test_hector_before_pandora() -> None:
    table = duel({"troops": 1, "mercenaries": 2}, {"heroes": ("pandora", "hector")}).turn(0, "ares")
    table.play("march t9l1", "take 1", "take 2", "power hector")
    table.expect(options=["kill-troop t9l2", "kill-mercenary t9l2"])
    table.dice(0, 3).play("kill-mercenary t9l2").expect_land("t9l2", mercenaries=1)


@pytest.mark.rule("CY-8.4")
def test_campaigns_cost_one_more_each_time_and_need_a_hero() -> None:
    table = given().settle(0, "t9l1", troops=2, heroes=("ajax",)).settle(0, "t2l1", heroes=("helen",)).coins(0, 6)
    table.turn(0, "athena").play("campaign t9l1", "take 2")
    table.expect_land("t9l2", troops=2, heroes=["ajax"]).expect_coins(5)
    table.play("campaign t9l2", "take 0")
    table.expect_land("t9l2", troops=2).expect_land("t9l1", heroes=["ajax"]).expect_coins(3)
    table.play("campaign t2l1").expect_land("t2l2", heroes=["helen"]).expect_coins(0).expect(options=["done"])


@pytest.mark.rule("CY-8.5", "CY-hero-ajax")
def test_ajax_counts_two_in_battle_on_either_side() -> None:
    table = duel({"heroes": ("ajax",)}, {"troops": 2}).turn(0, "ares").dice(1, 2).play("march t9l1")
    assert table.stages()[0][0] == 3
    table = duel({"troops": 3}, {"heroes": ("ajax",)}).turn(0, "ares").dice(0, 0).play("march t9l1", "take 3")
    assert table.stages()[0][1] == 2


@pytest.mark.rule("CY-8.5", "CY-hero-ajax", "CY-9.3")
def test_ajax_sacrificed_with_seven_land_areas_builds_a_metropolis() -> None:
    table = given().settle(0, "t9l1", heroes=("ajax",))
    for land in ("t9l2", "t9l3", "t3l1", "t3l2", "t3l3"):
        table.settle(0, land)
    table.turn(0, "athena").expect(cannot="sacrifice ajax")
    table.settle(0, "t4l1").turn(0, "athena").chance("gold3").play("sacrifice ajax", "found t9l2.1")
    table.expect_coins(5 + 3).expect_land("t9l1", heroes=[])
    assert table.building_at("t9l2.1") == "metropolis"
    assert table.heroes_out() == ["ajax"]


@pytest.mark.rule("CY-8.6", "CY-hero-hector")
def test_hector_slays_one_who_moves_in_and_not_when_he_moves_himself() -> None:
    table = duel({"troops": 2, "mercenaries": 1}, {"heroes": ("hector",)}).turn(0, "ares")
    table.play("march t9l1", "take 2", "take 1").expect(seat=1, options=["kill-troop t9l2", "kill-mercenary t9l2"])
    table.dice(3, 0).play("kill-troop t9l2")
    assert table.stages()[0][0] == 3 + 2
    table = duel({"heroes": ("hector",)}, {"troops": 1}).turn(0, "ares")
    table.dice(0, 3).play("march t9l1").expect_land("t9l2", troops=1)


@pytest.mark.rule("CY-8.6", "CY-hero-hector")
def test_hector_leaves_heroes_alone() -> None:
    table = duel({"heroes": ("ajax",)}, {"heroes": ("hector",)}).turn(0, "ares").dice(0, 0).play("march t9l1")
    assert table.stages()[0][0] == 2


@pytest.mark.rule("CY-8.6", "CY-hero-hector")
def test_hector_sacrificed_trades_priestesses_for_philosophers() -> None:
    table = given().settle(0, "t9l1", heroes=("hector",)).cards(0, priestesses=1, philosophers=2).turn(0, "athena")
    table.expect(cannot="sacrifice hector")
    table.cards(0, priestesses=6).turn(0, "athena").play("sacrifice hector").expect(options=["trade", "done"])
    assert (table.faction(0).priestesses, table.faction(0).philosophers) == (7 - 2, 2 + 1)
    table.chance("gold3").play("trade").expect(prompt="found")  # the fourth philosopher stops the trade
    table.play("found t9l1.1")
    table.expect(options=["trade", "done"])
    table.play("trade")
    assert (table.faction(0).philosophers, table.prompt) == (1, "action")


@pytest.mark.rule("CY-8.7", "CY-hero-helen")
def test_helens_die_is_always_two() -> None:
    table = duel({"troops": 1, "heroes": ("helen",)}, {"troops": 1}).turn(0, "ares")
    table.dice(0).play("march t9l1", "join helen", "take 1")
    assert table.stages()[0] == (4, 1)


@pytest.mark.rule("CY-8.7", "CY-hero-helen")
def test_helen_sacrificed_turns_two_pairs_into_a_metropolis() -> None:
    table = given().settle(0, "t8l1", heroes=("helen",)).settle(0, "t9l1").settle(0, "t9l2")
    for slot in ("t8l1.1", "t8l1.2", "t8l1.3", "t8l1.4"):
        table.erect(slot, "port")
    table.turn(0, "athena").expect(cannot="sacrifice helen")  # four of a type are no two pairs
    table.erect("t9l1.1", "temple").erect("t9l1.2", "temple").turn(0, "athena")
    table.play("sacrifice helen", "clear t8l1.2").expect(options=["clear t8l1.1", "clear t8l1.3", "clear t8l1.4"])
    table.play("clear t8l1.3").expect(options=["clear t9l1.1", "clear t9l1.2"])  # the other pair is of another type
    table.chance("gold3").play("clear t9l1.1")  # the last temple goes of itself
    table.expect(prompt="found")
    table.play("found t9l2.1")
    assert table.buildings() == ["t8l1.1", "t8l1.4", "t9l2.1"]
    assert table.building_at("t9l2.1") == "metropolis"


@pytest.mark.rule("CY-8.8", "CY-hero-croesus")
def test_croesus_rerolls_for_a_coin_as_often_as_wanted_seeing_both_dice() -> None:
    table = duel({"troops": 1, "heroes": ("croesus",)}, {"troops": 2}).turn(0, "ares")
    table.dice(0, 2, 1, 3).play("march t9l1", "join croesus", "take 1").expect(prompt="reroll")
    assert table.choice.prompt.args == {"own": 0, "rival": 2}
    table.play("reroll", "reroll")
    assert table.choice.prompt.args == {"own": 3, "rival": 2}
    table.expect_coins(20 - 1 - 2)
    table.play("stand").expect_land("t9l2", troops=1)


@pytest.mark.rule("CY-8.8", "CY-hero-croesus")
def test_croesus_defends_too_is_asked_without_coins_and_not_beside_helen() -> None:
    table = duel({"troops": 3}, {"troops": 1, "heroes": ("croesus",)}).coins(1, 0).turn(0, "ares")
    table.dice(1, 0).play("march t9l1", "take 3").expect(seat=1, options=["stand"])
    table = duel({"troops": 3}, {"heroes": ("croesus", "helen")}).turn(0, "ares").dice(0).play("march t9l1", "take 3")
    table.expect(asked=(0, "retreat"))  # no question before the stage is over


@pytest.mark.rule("CY-8.8", "CY-hero-croesus")
def test_croesus_sacrificed_buys_a_metropolis_for_fifteen() -> None:
    table = given().settle(0, "t9l1", heroes=("croesus",)).coins(0, 14).turn(0, "athena")
    table.expect(cannot="sacrifice croesus")
    table.coins(0, 16).turn(0, "athena").chance("priestess1").play("sacrifice croesus", "found t9l1.1")
    assert (table.coins_of(0), table.metropolises(0)) == (1, 1)


@pytest.mark.rule("CY-8.9", "CY-hero-odysseus")
def test_odysseus_ignores_fortresses_and_metropolises_when_attacking_only() -> None:
    table = duel({"heroes": ("odysseus",)}, {"troops": 1}).metropolis("t9l2.1").turn(0, "ares")
    table.dice(3, 0).play("march t9l1")
    assert table.stages()[0][1] == 1
    table = duel({"heroes": ("odysseus",)}, {"troops": 1}).erect("t9l2.1", "fortress").turn(0, "ares")
    table.dice(1, 0).play("march t9l1").expect_land("t9l2", owner=0, heroes=["odysseus"])
    assert table.stages() == [(2, 1)]
    table = duel({"troops": 1}, {"heroes": ("odysseus",)}).erect("t9l2.1", "fortress").turn(0, "ares")
    table.dice(0, 3).play("march t9l1")
    assert table.stages()[0][1] == 3 + 1 + 1


@pytest.mark.rule("CY-8.9", "CY-hero-odysseus")
def test_odysseus_sacrificed_turns_three_alike_into_a_metropolis() -> None:
    table = given().settle(0, "t8l1", heroes=("odysseus",)).erect("t8l1.1", "port").erect("t8l1.2", "port")
    table.turn(0, "athena").expect(cannot="sacrifice odysseus")
    table.erect("t8l1.3", "port").erect("t8l1.4", "temple").turn(0, "athena")
    table.play("sacrifice odysseus", "clear t8l1.1", "clear t8l1.2")
    table.expect(options=["found t8l1.1", "found t8l1.2", "found t8l1.3"])
    table.chance("priestess1").play("found t8l1.2").expect(prompt="action")
    assert (table.buildings(), table.metropolises(0)) == (["t8l1.2", "t8l1.4"], 1)
    assert (table.stock_of("port"), table.heroes_out()) == (10, ["odysseus"])


@pytest.mark.rule("CY-8.10", "CY-hero-pandora")
def test_pandora_wins_enemy_mercenaries_whoever_moved() -> None:
    table = duel({"heroes": ("pandora",)}, {"mercenaries": 2}).turn(0, "ares").play("march t9l1")
    table.expect_land("t9l2", owner=0, mercenaries=2)
    assert table.stages() == []
    table = duel({"troops": 1, "mercenaries": 2}, {"heroes": ("pandora",)}).turn(0, "ares")
    table.dice(0, 3).play("march t9l1", "take 1", "take 2")
    assert table.stages()[0][1] == 3 + 3
    table.expect_land("t9l2", mercenaries=2)


@pytest.mark.rule("CY-8.6", "CY-8.10", "CY-hero-hector", "CY-hero-pandora")
def test_hector_slays_nobody_if_pandora_came_alone() -> None:
    table = duel({"heroes": ("pandora",)}, {"mercenaries": 2, "heroes": ("hector",)}).turn(0, "ares")
    table.dice(0, 3).play("march t9l1").expect(prompt="loss")
    assert table.told("hector-struck") == []
    assert table.stages() == [(3, 4)]  # the two that were there come over to her and live
    assert table.game.guest_mercenaries == 2


@pytest.mark.rule("CY-8.6", "CY-8.10", "CY-hero-hector", "CY-hero-pandora")
def test_hector_never_slays_a_mercenary_that_was_there() -> None:
    table = duel({"troops": 1, "heroes": ("pandora",)}, {"mercenaries": 2, "heroes": ("hector",)}).turn(0, "ares")
    table.dice(0, 3).play("march t9l1", "join pandora", "take 1")
    assert (table.game.guest_troops, table.game.guest_mercenaries) == (0, 2)  # only the troop had moved in
    table = duel({"mercenaries": 1, "heroes": ("pandora",)}, {"mercenaries": 2, "heroes": ("hector",)})
    table.turn(0, "ares").dice(0, 3).play("march t9l1", "join pandora", "take 1")
    assert table.game.guest_mercenaries == 2  # one had moved in


@pytest.mark.rule("CY-8.10", "CY-hero-pandora")
def test_pandora_sacrificed_borrows_the_ability_of_an_open_hero() -> None:
    table = given().settle(0, "t9l1", heroes=("pandora",)).coins(0, 15).turn(0, "athena")
    table.expect(cannot="sacrifice pandora")  # nobody lies open
    table.open_heroes("croesus", "ajax").turn(0, "athena").play("sacrifice pandora").expect(options=["use croesus"])
    table.chance("priestess1").play("use croesus", "found t9l1.1")
    assert (table.coins_of(0), table.metropolises(0)) == (0, 1)
    assert table.hero_cells() == ["croesus", "ajax"]
    assert table.heroes_out() == ["pandora"]


@pytest.mark.rule("CY-8.10", "CY-hero-pandora")
@pytest.mark.parametrize("cells", [("croesus", "jason"), ("jason", "croesus")])
def test_pandora_borrows_from_any_cell_of_the_column(cells: tuple[str, str]) -> None:
    table = given().settle(0, "t9l1", heroes=("pandora",)).coins(0, 15).open_heroes(*cells).sail(0, "t9s1", 8)
    table.turn(0, "athena").play("sacrifice pandora")
    assert sorted(table.options) == ["use croesus", "use jason"]


@pytest.mark.rule("CY-8.11", "CY-hero-penthesilea")
def test_penthesileas_side_wins_ties() -> None:
    table = duel({"heroes": ("penthesilea",)}, {"troops": 1}).turn(0, "ares")
    table.dice(1, 1).play("march t9l1").expect_land("t9l2", owner=0, heroes=["penthesilea"])
    table = duel({"troops": 1}, {"heroes": ("penthesilea",)}).turn(0, "ares")
    table.dice(1, 1).play("march t9l1").expect_land("t9l2", owner=1, heroes=["penthesilea"])


@pytest.mark.rule("CY-8.11", "CY-hero-penthesilea", "CY-12.2")
def test_penthesilea_shelters_a_metropolis_on_her_card() -> None:
    table = given().settle(0, "t9l1", heroes=("penthesilea",)).cards(0, philosophers=3).open_creatures("graeae")
    table.coins(0, 9).turn(0, "athena").chance("priestess1").play("philosopher").expect(can="shelter penthesilea")
    table.play("shelter penthesilea")
    assert (table.metropolises(0), table.buildings()) == (1, [])
    assert table.priestesses() == [1, 0, 0]  # the bonus
    assert (table.heroes_at("t9l1"), table.heroes_out()) == ([], [])  # the card stays
    assert table.board(1)["factions"][0]["sheltered"] == ["penthesilea"]
    table.open_creatures("graeae", "kraken").expect(can=["buy graeae 1", "buy kraken 2"])  # it counts as a temple
    table.play("buy graeae 1").expect(can="buy kraken 3")  # once a round


@pytest.mark.rule("CY-8.2", "CY-8.11", "CY-hero-penthesilea")
def test_penthesilea_hired_this_round_shelters_nothing() -> None:
    table = given().settle(0, "t9l1").open_heroes("penthesilea").coins(0, 40).cards(0, philosophers=3)
    table.open_creatures("satyr").settle(1, "t3l1").cards(1, philosophers=1).turn(0, "hera").play("hire penthesilea")
    table.play("buy satyr 2").expect(prompt="found", options=["found t9l1.1", "found t9l1.2"])


@pytest.mark.rule("CY-8.1", "CY-9.4")
def test_a_sacrifice_without_a_free_slot_clears_a_basic_building_for_its_metropolis() -> None:
    table = given().settle(0, "t9l1", heroes=("croesus",)).erect("t9l1.1", "port").metropolis("t9l1.2").coins(0, 15)
    table.settle(0, "t9l2").erect("t9l2.1", "academy").turn(0, "athena").play("sacrifice croesus")
    table.expect(options=["found-over t9l1.1", "found-over t9l2.1"]).chance("priestess1").play("found-over t9l1.1")
    assert (table.building_at("t9l1.1"), table.stock_of("port"), table.metropolises(0)) == ("metropolis", 10, 2)
    table = given().settle(0, "t9l2", heroes=("croesus",)).metropolis("t9l2.1").coins(0, 15).turn(0, "athena")
    table.expect(cannot="sacrifice croesus")  # a metropolis never makes way


@pytest.mark.rule("CY-8.11", "CY-8.10", "CY-hero-pandora")
def test_pandora_may_stand_in_for_an_open_penthesilea() -> None:
    table = given().settle(0, "t9l1", heroes=("pandora",)).open_heroes("penthesilea").cards(0, philosophers=3)
    table.coins(0, 9).turn(0, "athena").chance("priestess1").play("philosopher", "shelter pandora")
    assert table.board()["factions"][0]["sheltered"] == ["pandora"]
    assert table.hero_cells() == ["penthesilea", ""]


@pytest.mark.rule("CY-8.12", "CY-hero-perseus")
def test_perseus_lets_troops_retreat_instead_of_dying_but_not_himself() -> None:
    table = duel({"troops": 2, "mercenaries": 1, "heroes": ("perseus",)}, {"troops": 3}).turn(0, "ares")
    table.dice(0, 3, 0, 3).play("march t9l1", "join perseus", "take 2", "take 1")
    lost, saved = ["lose-troop", "lose-mercenary", "lose-hero perseus"], ["save-troop t9l1", "save-mercenary t9l1"]
    table.expect(options=[*lost, *saved])
    table.play("save-troop t9l1", "stand", "save-mercenary t9l1").expect_land("t9l1", troops=1, mercenaries=1)
    assert table.game.guest_troops == 1


@pytest.mark.rule("CY-8.12", "CY-hero-perseus")
def test_perseus_saves_defenders_too() -> None:
    table = duel({"troops": 4}, {"troops": 1, "mercenaries": 1, "heroes": ("perseus",)}).sail(1, "t9s2")
    table.settle(1, "t9l3").sail(1, "t9s3").turn(0, "ares").dice(3, 0, 3, 0).play("march t9l1", "take 4")
    table.expect(can="save-troop t9l3")
    table.play("save-troop t9l3", "stand", "stand", "save-mercenary t9l3")
    table.expect_land("t9l3", troops=1, mercenaries=1)


@pytest.mark.rule("CY-8.12", "CY-hero-perseus", "CY-10.18")
def test_perseus_sacrificed_flies_others_anywhere_but_from_or_to_medusa() -> None:
    table = given().settle(0, "t9l1", troops=1, heroes=("perseus",)).settle(0, "t9l2", troops=2)
    table.settle(1, "t4l1", troops=1).settle(1, "t4l3").summon(1, "medusa", "t9l2").turn(0, "athena")
    table.dice(3, 0).play("sacrifice perseus").expect(can="to-land t4l1")  # one source left: t9l1
    table.expect(cannot="to-land t9l2")
    table.play("to-land t4l1").expect_land("t4l1", owner=0)
    assert table.heroes_out() == ["perseus"]
    table = given().settle(0, "t9l1", heroes=("perseus",)).turn(0, "athena")
    table.expect(cannot="sacrifice perseus")  # nobody to fly


@pytest.mark.rule("CY-8.13", "CY-hero-jason")
def test_jason_sails_on_enemy_fleets_on_his_campaign_only() -> None:
    table = given().settle(0, "t3l1", troops=1, heroes=("jason", "ajax")).sail(1, "t3s2").sail(0, "t3s4")
    table.settle(1, "t9l1", troops=1).coins(0, 9).turn(0, "athena").play("campaign t3l1")
    table.expect(options=["join ajax", "leave ajax"])
    table.play("leave ajax", "take 1")  # without him there is no way: Jason went of himself
    table.expect(options=["to-land t3l2", "to-land t3l3", "to-land t6l3"])
    table.play("to-land t6l3").expect_land("t6l3", heroes=["jason"], troops=1)
    table.turn(0, "ares").expect(cannot="march t3l1")  # an ordinary move


@pytest.mark.rule("CY-8.13", "CY-hero-jason")
def test_jasons_campaign_may_mix_own_fleets_with_those_of_enemies() -> None:
    board = given().settle(0, "t9l1", heroes=("jason",)).settle(0, "t3l1").coins(0, 9)
    table = board.copy().sail(0, "t9s1").sail(1, "t6s1").turn(0, "athena").play("campaign t9l1")
    table.expect(can="to-land t6l3")
    table = board.copy().sail(0, "t9s1").turn(0, "athena").play("campaign t9l1")
    table.expect(cannot="to-land t6l3")  # no chain without the enemy's


@pytest.mark.rule("CY-8.13", "CY-hero-jason")
def test_jason_sacrificed_with_all_eight_fleets_builds_a_metropolis() -> None:
    table = given().settle(0, "t9l1", heroes=("jason",)).sail(0, "t9s1", 7).turn(0, "athena")
    table.expect(cannot="sacrifice jason")
    table.sail(0, "t9s2", 1).turn(0, "athena").chance("priestess1").play("sacrifice jason", "found t9l1.2")
    assert (table.metropolises(0), table.faction(0).fleets_left) == (1, 0)


@pytest.mark.rule("CY-8.2")
def test_a_sacrifice_that_would_do_nothing_is_not_offered() -> None:
    table = given().settle(0, "t9l1", heroes=("penthesilea", "hector", "helen", "odysseus", "pandora"))
    table.turn(0, "athena")
    table.expect(no="sacrifice")
