"""What everyone sees of a battle under way: dice, sums and what they are made of, stage by stage."""

import pytest

from .scenario import given


@pytest.mark.rule("CY-7.1", "CY-7.2")
def test_a_battle_at_sea() -> None:
    table = given().settle(0, "t9l1").settle(1, "t9l3").sail(0, "t9s1", 3).sail(1, "t9s3", 3).sail(1, "t9s5", 1)
    table.turn(0, "poseidon")
    assert table.board(2)["under_way"] is None
    shown = table.dice(0, 0).play("sail t9s1", "to-sea t9s3", "take 3").board(2)["under_way"]
    attacker, defender = shown["attacker"], shown["defender"]
    assert (shown["kind"], shown["area"], shown["stage"], shown["is_counted"]) == ("sea_battle", "t9s3", 1, True)
    assert (attacker["faction"], attacker["pieces"], attacker["die"], attacker["total"]) == (0, 3, 0, 3)
    assert (defender["faction"], defender["pieces"], defender["die"], defender["total"]) == (1, 3, 0, 3)
    assert (attacker["fleets"], defender["fleets"]) == (2, 2)  # a tie cost both one


@pytest.mark.rule("CY-7.4", "CY-9.5")
def test_a_battle_on_land_with_a_wall() -> None:
    table = given().settle(0, "t9l1", troops=3).settle(1, "t9l3").settle(1, "t8l1", troops=3)
    table.erect("t8l1.1", "fortress").sail(0, "t9s1").sail(0, "t6s1").sail(0, "t8s3").turn(0, "ares")
    table.dice(1, 3).play("march t9l1", "take 3", "to-land t8l1")
    shown = table.board(None)["under_way"]
    assert (shown["kind"], shown["stage"]) == ("land_battle", 1)
    attacker, defender = shown["attacker"], shown["defender"]
    parts = ("pieces", "walls", "powers", "die", "total")
    assert [attacker[part] for part in parts] == [3, 0, 0, 1, 4]
    assert [defender[part] for part in parts] == [3, 1, 0, 3, 7]


@pytest.mark.rule("CY-5.6")
def test_creatures_cost_what_i_would_pay_with_my_temples() -> None:
    table = given().settle(0, "t9l1").settle(1, "t9l3").erect("t9l1.1", "temple").erect("t9l1.2", "temple")
    table.open_creatures("sphinx", "pegasus").turn(0, "ares")
    prices = {seat: [cell["own_price"] for cell in table.board(seat)["creatures"]["column"]] for seat in (0, 1, None)}
    listed = [cell["price"] for cell in table.board(0)["creatures"]["column"]]
    assert listed == prices[1] == prices[None] == [2, 3, 4, 5]
    assert prices[0] == [0, 1, 2, 3]
