"""CY-6 and CY-7: moves and battles."""

import pytest

from tests.rules.cyclades.scenario import given


@pytest.mark.rule("CY-6.1", "CY-1.5")
def test_fleets_move_one_area_for_a_coin_and_leave_the_sea_to_no_one() -> None:
    table = given().settle(0, "t9l1", troops=1).sail(0, "t9s1", 2).turn(0, "poseidon").expect(can="sail t9s1")
    table.play("sail t9s1").expect(options=["to-sea t3s4", "to-sea t6s1", "to-sea t9s3", "to-sea t9s4"])
    table.play("to-sea t9s3", "take 2").expect_sea("t9s1", owner=-1, fleets=0).expect_sea("t9s3", owner=0, fleets=2)
    table.expect_coins(4)


@pytest.mark.rule("CY-6.1")
def test_not_all_fleets_need_move_and_entering_enemies_is_a_battle_within_the_move() -> None:
    table = given().settle(0, "t9l1").settle(1, "t9l3").sail(0, "t9s1", 3).sail(1, "t9s3", 1).turn(0, "poseidon")
    table.dice(3, 0).play("sail t9s1", "to-sea t9s3", "take 2")
    assert (table.sea_owner_of("t9s3"), table.fleets_at("t9s3"), table.fleets_at("t9s1")) == (0, 2, 1)
    assert table.faction(1).fleets_left == 8
    table.expect(prompt="action", seat=0)


@pytest.mark.rule("CY-6.2")
def test_land_within_reach_is_a_neighbour_or_lies_beside_a_chain_of_own_fleets() -> None:
    table = given().settle(0, "t9l1", troops=2).settle(1, "t3l1", troops=1).settle(1, "t4l1", troops=1)
    table.turn(0, "ares").play("march t9l1", "take 1")
    table.expect(prompt="action")  # the neighbour t9l2 was the only place within reach
    table.expect_land("t9l2", troops=1)
    table = given().settle(0, "t9l1", troops=2).sail(0, "t9s1").sail(0, "t6s1").sail(1, "t3s4").turn(0, "ares")
    table.play("march t9l1", "take 1")
    table.expect(options=[f"to-land {land}" for land in ("t6l1", "t6l2", "t6l3", "t8l2", "t9l2")])


@pytest.mark.rule("CY-6.3", "CY-1.5")
def test_an_area_left_by_all_keeps_its_token_and_owner() -> None:
    table = given().settle(0, "t9l1", troops=2).turn(0, "ares").play("march t9l1", "take 2")
    table.expect_land("t9l1", troops=0, owner=0)
    tokens = {land["id"]: land["token"] for land in table.board()["lands"]}
    assert (tokens["t9l1"], tokens["t9l2"]) == (True, False)


@pytest.mark.rule("CY-6.4")
def test_an_area_with_only_a_token_is_taken_without_battle() -> None:
    table = given().settle(0, "t9l1", troops=1).settle(1, "t9l2").settle(1, "t3l1").turn(0, "ares").play("march t9l1")
    table.expect_land("t9l2", owner=0, troops=1)
    assert table.stages() == []


@pytest.mark.rule("CY-6.4")
@pytest.mark.parametrize("defender", ["troop", "mercenary", "hero", "minotaur"])
def test_troops_heroes_and_minotaur_fight_for_their_area(defender: str) -> None:
    table = given().settle(0, "t9l1", troops=1).settle(1, "t9l2").settle(1, "t3l1")
    if defender == "troop":
        table.settle(1, "t9l2", troops=1)
    elif defender == "mercenary":
        table.settle(1, "t9l2", mercenaries=1)
    elif defender == "hero":
        table.settle(1, "t9l2", heroes=("ajax",))
    else:
        table.summon(1, "minotaur", "t9l2")
    table.turn(0, "ares").dice(0, 3).play("march t9l1")
    assert len(table.stages()) == 1
    table.expect_land("t9l2", owner=1)


@pytest.mark.rule("CY-6.5")
def test_the_last_land_of_an_opponent_cannot_be_attacked() -> None:
    table = given().settle(0, "t9l1", troops=1).settle(1, "t9l2", troops=1).turn(0, "ares")
    table.expect(cannot="march t9l1")
    table.settle(1, "t3l1").turn(0, "ares").expect(can="march t9l1")


@pytest.mark.rule("CY-6.5")
def test_the_last_land_may_be_taken_to_end_the_game_which_then_ends_whatever_happens() -> None:
    table = given().settle(0, "t9l1", troops=1).settle(0, "t8l1").metropolis("t8l1.1").metropolis("t8l1.2")
    table.settle(1, "t9l2").metropolis("t9l2.1", "priestess1").settle(2, "t4l1").turn(0, "ares").play("march t9l1")
    table.expect_land("t9l2", owner=0)
    table.settle(2, "t8l1")  # lost again in the same round
    table.play("done").expect(winner=([2], "end-last-land"))


@pytest.mark.rule("CY-6.5")
def test_the_game_ends_although_the_defenders_of_the_last_land_got_away_to_free_land() -> None:
    table = given().settle(0, "t9l1", troops=3).settle(0, "t8l1").metropolis("t8l1.1").metropolis("t8l1.2")
    table.settle(1, "t9l2", troops=2).metropolis("t9l2.1", "priestess1").sail(1, "t9s2").sail(1, "t2s2")
    table.settle(2, "t4l1").turn(0, "ares").dice(3, 0).play("march t9l1", "take 3", "retreat t2l1")
    table.expect_land("t9l2", owner=0).expect_land("t2l1", owner=1, troops=1)
    assert table.told("forced") == [{"player": {"seat": 0}, "rival": {"seat": 1}}]
    table.settle(2, "t8l1")  # lost again in the same round
    table.play("done").expect(winner=([2], "end-last-land"))


@pytest.mark.rule("CY-6.5")
def test_an_attack_on_the_last_land_that_is_beaten_off_does_not_end_the_game() -> None:
    table = given().settle(0, "t9l1", troops=1).settle(0, "t8l1").metropolis("t8l1.1").metropolis("t8l1.2")
    table.settle(1, "t9l2", troops=2).metropolis("t9l2.1", "priestess1").settle(2, "t4l1")
    table.turn(0, "ares").dice(0, 3).play("march t9l1").expect_land("t9l2", owner=1, troops=2)
    assert table.told("forced") == []
    table.play("done").expect(prompt="offer")  # the next round


@pytest.mark.rule("CY-6.5")
def test_the_last_land_is_protected_although_its_owner_has_fleets() -> None:
    table = given().settle(0, "t9l1", troops=1).settle(1, "t9l2", troops=1).sail(1, "t9s2", 3).turn(0, "ares")
    table.expect(cannot="march t9l1")


@pytest.mark.rule("CY-6.5")
def test_the_last_land_is_safe_from_one_who_would_still_lack_a_metropolis_or_has_enough() -> None:
    for own in (1, 3):
        table = given().settle(0, "t9l1", troops=1).settle(0, "t8l1")
        for at in range(own):
            table.metropolis(f"t8l1.{at + 1}")
        table.settle(1, "t9l2").metropolis("t9l2.1", "priestess1").turn(0, "ares").expect(cannot="march t9l1")


@pytest.mark.rule("CY-6.5")
def test_a_set_completed_by_the_capture_counts_for_the_exception() -> None:
    table = given().settle(0, "t9l1", troops=1).settle(0, "t8l1").settle(0, "t2l1").settle(0, "t2l3")
    table.metropolis("t8l1.1").metropolis("t8l1.2").erect("t2l1.1", "port").erect("t2l1.2", "fortress")
    table.erect("t2l3.1", "academy").settle(1, "t9l2").erect("t9l2.1", "temple").turn(0, "ares")
    table.play("march t9l1").expect(prompt="found")
    table.play("found t9l2.1")
    assert table.metropolises(0) == 3


@pytest.mark.rule("CY-6.6")
def test_taking_an_area_with_the_symbol_gives_a_priestess_every_time() -> None:
    table = given().settle(0, "t9l1", troops=2).turn(0, "ares").play("march t9l1", "take 1")
    assert table.faction(0).priestesses == 1
    table.play("march t9l1")
    assert table.faction(0).priestesses == 1  # already in control
    table.settle(1, "t9l1", troops=4).settle(1, "t3l1").settle(0, "t8l1").turn(1, "ares")
    table.dice(3, 0, 3, 0).play("march t9l1", "take 4", "stand")
    assert table.faction(1).priestesses == 1


# ---------------------------------------------------------------------- sea battles


@pytest.mark.rule("CY-7.1")
def test_sea_strength_is_die_fleets_and_ports_of_that_sea_for_both_sides() -> None:
    table = given().settle(0, "t9l1").settle(1, "t9l3").settle(1, "t9l2").sail(0, "t9s1", 2).sail(1, "t9s3", 1)
    table.erect("t9l1.1", "port")  # looks upon t9s3
    table.metropolis("t9l1.2")  # looks upon t9s2
    table.erect("t9l3.1", "port")  # looks upon t9s4
    table.turn(0, "poseidon").dice(1, 3).play("sail t9s1", "to-sea t9s3", "take 2")
    assert table.stages("sea")[0] == (1 + 2 + 1, 3 + 1)
    parts = [(one["fleets"], one["ports"], one["die"]) for one in table.told("sea-strength")[:2]]
    assert parts == [(2, 1, 1), (1, 0, 3)]
    assert table.fleets_at("t9s3") == 1  # a tie cost both one
    assert table.sea_owner_of("t9s3") == 0


@pytest.mark.rule("CY-7.1", "CY-9.5")
@pytest.mark.parametrize("bonus", ["troops2", "fleets2", "priestess1", "gold3", "prosperity1"])
def test_a_metropolis_is_a_port_too_whatever_its_bonus(bonus: str) -> None:
    table = given().settle(0, "t9l1").settle(1, "t9l3").sail(0, "t9s1", 1).sail(1, "t9s3", 1)
    table.metropolis("t9l1.1", bonus)
    table.turn(0, "poseidon").dice(1, 1).play("sail t9s1", "to-sea t9s3")
    assert table.stages("sea")[0][0] == 3
    assert table.sea_owner_of("t9s3") == 0


@pytest.mark.rule("CY-7.2")
def test_at_sea_the_defender_may_retreat_first_then_the_attacker_else_it_goes_on() -> None:
    table = given().settle(0, "t9l1").settle(1, "t9l3").sail(0, "t9s1", 3).sail(1, "t9s3", 3).sail(1, "t9s5", 1)
    table.sail(2, "t9s4", 1).turn(0, "poseidon")
    table.dice(0, 0, 0, 3).play("sail t9s1", "to-sea t9s3", "take 3").expect(seat=1)
    table.expect(options=["withdraw t9s1", "withdraw t9s2", "withdraw t9s5", "stand"])
    table.play("stand").expect(seat=0, options=["withdraw t9s1", "withdraw t9s2", "stand"])
    table.play("stand")
    assert (table.game.guest_fleets, table.fleets_at("t9s3")) == (1, 2)
    table.play("stand", "withdraw t9s2").expect_sea("t9s2", owner=0, fleets=1).expect_sea("t9s3", owner=1, fleets=2)


@pytest.mark.rule("CY-7.2")
def test_a_defender_who_withdraws_leaves_the_sea_to_the_attacker() -> None:
    table = given().settle(0, "t9l1").settle(1, "t9l3").sail(0, "t9s1", 3).sail(1, "t9s3", 3).sail(1, "t9s5", 1)
    table.turn(0, "poseidon")
    table.dice(3, 0).play("sail t9s1", "to-sea t9s3", "take 3", "withdraw t9s5").expect_sea("t9s3", owner=0, fleets=3)
    table.expect_sea("t9s5", owner=1, fleets=3)


@pytest.mark.rule("CY-7.2")
def test_at_sea_the_attacker_is_asked_when_the_defender_cannot_flee() -> None:
    table = given().settle(0, "t9l1").settle(1, "t9l3").sail(0, "t9s1", 3).sail(1, "t9s3", 3)
    for sea in ("t9s2", "t9s4", "t9s5"):
        table.sail(2, sea)
    table.sail(0, "t9s1", 1).turn(0, "poseidon").dice(0, 3).play("sail t9s1", "to-sea t9s3", "take 3")
    table.expect(asked=(0, "withdraw"), options=["withdraw t9s1", "stand"])
    table.play("withdraw t9s1").expect_sea("t9s1", owner=0, fleets=3).expect_sea("t9s3", owner=1, fleets=3)


@pytest.mark.rule("CY-7.3")
def test_if_none_is_left_the_sea_is_no_ones() -> None:
    table = given().settle(0, "t9l1").settle(1, "t9l3").sail(0, "t9s1", 1).sail(1, "t9s3", 1).turn(0, "poseidon")
    table.dice(1, 1).play("sail t9s1", "to-sea t9s3").expect_sea("t9s3", owner=-1, fleets=0)
    assert (table.faction(0).fleets_left, table.faction(1).fleets_left) == (8, 8)


# ---------------------------------------------------------------------- land battles


@pytest.mark.rule("CY-7.4")
def test_land_strength_counts_every_piece_and_the_defenders_fortresses_and_metropolises() -> None:
    table = given().settle(0, "t9l1", troops=2, mercenaries=1, heroes=("jason",)).settle(1, "t9l3")
    table.settle(1, "t8l1", troops=1, mercenaries=1, heroes=("pandora",)).sail(0, "t9s1").sail(0, "t6s1")
    table.sail(0, "t8s3").erect("t8l1.1", "fortress").erect("t8l1.2", "fortress").metropolis("t8l1.3")
    table.erect("t8l1.4", "temple").erect("t9l1.1", "fortress")  # the attacker's does not count
    table.turn(0, "ares").dice(0, 0).play("march t9l1", "join jason", "take 2", "take 0", "to-land t8l1")
    assert table.stages()[0] == (3, 3 + 3)
    parts = [(one["troops"], one["walls"], one["powers"], one["die"]) for one in table.told("land-strength")[:2]]
    assert parts == [(3, 0, 0, 0), (3, 3, 0, 0)]
    table.expect(options=["lose-troop", "lose-hero jason"])
    table.play("lose-hero jason")
    assert table.heroes_out() == ["jason"]


@pytest.mark.rule("CY-7.4")
def test_a_tie_costs_both_sides_a_piece_of_their_choice() -> None:
    table = given().settle(0, "t9l1", troops=2, mercenaries=2).settle(1, "t9l2", troops=2, mercenaries=2)
    table.settle(1, "t3l1").turn(0, "ares").dice(1, 1).play("march t9l1", "take 2", "take 2").expect(seat=0)
    table.play("lose-mercenary").expect(seat=1, options=["lose-troop", "lose-mercenary"])
    table.play("lose-troop")
    assert (table.game.guest_troops, table.game.guest_mercenaries) == (2, 1)
    table.expect_land("t9l2", troops=1, mercenaries=2)
    assert table.game.mercenaries_left == 16 - 3  # back in the common stock
    assert table.faction(1).troops_left == 7


@pytest.mark.rule("CY-7.5")
def test_on_land_the_defender_may_retreat_first_to_own_or_empty_land_within_reach() -> None:
    table = given().settle(0, "t9l1", troops=3).settle(1, "t9l2", troops=3).settle(1, "t2l1").settle(2, "t2l2")
    table.sail(1, "t9s2").sail(1, "t2s2").turn(0, "ares").dice(3, 0).play("march t9l1", "take 3").expect(seat=1)
    table.expect(options=["retreat t2l1", "stand"])  # not t2l2, which bears another's token
    table.play("retreat t2l1").expect_land("t9l2", owner=0, troops=3).expect_land("t2l1", troops=2)


@pytest.mark.rule("CY-7.5")
def test_retreating_into_free_land_takes_it_and_its_priestess() -> None:
    table = given().settle(0, "t6l3", troops=3).settle(1, "t6l2", troops=2).settle(1, "t4l1").sail(0, "t6s1")
    table.sail(1, "t6s3").turn(0, "ares")
    table.dice(3, 0).play("march t6l3", "take 3", "to-land t6l2").expect(can="retreat t3l3")
    table.play("retreat t3l3")
    assert (table.owner_of("t3l3"), table.faction(1).priestesses) == (1, 1)


@pytest.mark.rule("CY-7.5", "CY-7.6")
def test_attackers_retreat_under_the_same_rule() -> None:
    table = given().settle(0, "t9l1", troops=3).settle(1, "t9l2", troops=3).settle(1, "t3l1").turn(0, "ares")
    table.dice(0, 3).play("march t9l1", "take 3").expect(seat=0)  # the defender has nowhere to go
    table.expect(options=["retreat t9l1", "stand"])
    table.play("retreat t9l1")
    assert (table.troops_at("t9l1"), table.troops_at("t9l2"), table.game.guest) == (2, 3, -1)


@pytest.mark.rule("CY-7.6")
def test_with_both_sides_destroyed_the_defender_keeps_the_area_with_a_token() -> None:
    table = given().settle(0, "t9l1", troops=1).settle(1, "t9l2", troops=1).settle(1, "t3l1").turn(0, "ares")
    table.dice(2, 2).play("march t9l1").expect_land("t9l2", owner=1, troops=0).expect(told="wiped-out")
    assert (table.faction(0).troops_left, table.faction(1).troops_left) == (8, 8)


@pytest.mark.rule("CY-7.6", "CY-10.19")
def test_a_lone_minotaur_who_beats_the_attackers_is_not_told_destroyed() -> None:
    table = given().settle(0, "t9l1", troops=1).settle(1, "t9l2").settle(1, "t3l1").summon(1, "minotaur", "t9l2")
    table.turn(0, "ares").dice(0, 3).play("march t9l1").expect_land("t9l2", owner=1)
    assert table.told("wiped-out") == []
    assert table.figure_area("minotaur") == "t9l2"


@pytest.mark.rule("CY-7.5", "CY-10.18")
def test_nobody_retreats_into_medusas_area() -> None:
    table = given().settle(0, "t9l1", troops=3).settle(1, "t9l2", troops=3).settle(1, "t2l1").sail(1, "t9s2")
    table.sail(1, "t2s2").summon(2, "medusa", "t2l1").turn(0, "ares")
    table.dice(3, 0).play("march t9l1", "take 3").expect(options=["retreat t2l2", "stand"])


@pytest.mark.rule("CY-7.2", "CY-10.17", "CY-10.20")
def test_no_fleet_withdraws_into_a_closed_sea() -> None:
    table = given().settle(0, "t9l1").settle(1, "t9l3").sail(0, "t9s1", 3).sail(1, "t9s3", 3)
    table.summon(2, "kraken", "t9s5").summon(2, "polyphemus", "t2l1").turn(0, "poseidon")
    table.dice(3, 0).play("sail t9s1", "to-sea t9s3", "take 3")
    table.expect(options=["withdraw t9s1", "withdraw t9s2", "withdraw t9s4", "stand"])


@pytest.mark.rule("CY-9.7", "CY-9.1")
def test_capture_gives_the_loser_the_bonuses_again_and_the_conqueror_the_buildings() -> None:
    table = given().settle(0, "t9l1", troops=1).erect("t9l1.1", "temple").settle(1, "t9l2").settle(1, "t3l1")
    table.metropolis("t9l2.1", "gold3").turn(0, "ares").play("march t9l1").expect_coins(4, 8)
    assert table.metropolises(0) == 1
    assert table.metropolises(1) == 0


@pytest.mark.rule("CY-6.2", "CY-10.18")
def test_land_moves_cost_a_coin_each_and_end_without_one() -> None:
    table = given().settle(0, "t9l1", troops=1).coins(0, 2).cards(0, priestesses=1).turn(0, "ares")
    table.play("march t9l1", "march t9l2").expect_coins(0).expect(options=["done"]).expect_land("t9l1", heroes=[])
