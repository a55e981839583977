"""Why not: the reason a player is given for what cannot be chosen. It is the third player's turn."""

import pytest

from tests.logs import reason

from .scenario import CycladesScenario, given, shore


def reasons(table: CycladesScenario, *anchors: str) -> list[str]:
    return [reason(table, anchor) for anchor in anchors]


@pytest.mark.rule("CY-5.1", "CY-6.1", "CY-6.2")
def test_moves_that_another_god_grants() -> None:
    table = shore("harpy")  # with Zeus
    found = reasons(table, "area:t9l2", "area:t9l1", "area:t6l1", "area:t9s1", "area:t9s2")
    assert found == [
        "not-controlled t9l2",
        "why-not-now",  # a campaign of Ajax
        "no-troops t6l1",
        "needs-god poseidon",
        "not-controlled-sea t9s2",
    ]
    plain = given().settle(2, "t9l1", troops=1).settle(1, "t3l1").turn(2, "poseidon")
    assert reason(plain, "area:t9l1") == "needs-god ares"
    assert reasons(table, "god:ares", "god:athena") == ["no-bidding"] * 2


@pytest.mark.rule("CY-5.1")
def test_moves_and_creatures_without_a_coin() -> None:
    table = shore("harpy", "ares").coins(2, 0)
    assert reasons(table, "area:t9l1", "area:t6l1", "creature:harpy") == ["coins 1", "no-troops t6l1", "coins 2"]
    assert reason(shore(god="poseidon").coins(2, 0), "area:t9s1") == "coins 1"
    assert reason(shore(god="ares"), "area:t9l1") == "why-not-now"
    assert reason(shore(god="poseidon"), "area:t9s1") == "why-not-now"


@pytest.mark.rule("CY-5.1")
def test_the_reason_of_each_cell_of_the_column_is_its_price() -> None:
    table = given().settle(2, "t9l1").settle(1, "t3l1").open_creatures("harpy", "", "giant").coins(2, 0).turn(2, "zeus")
    assert reasons(table, "creature:harpy", "creature:giant") == ["coins 2", "coins 4"]


@pytest.mark.rule("CY-creature-medusa", "CY-creature-kraken")
def test_areas_that_a_creature_holds() -> None:
    table = shore(god="poseidon").summon(1, "kraken", "t2s1").summon(1, "medusa", "t9l1")
    assert reasons(table, "area:t9l1", "area:t2s1") == ["medusa", "sea-closed t2s1"]


@pytest.mark.rule("CY-5.3")
def test_slots_of_others_and_slots_taken() -> None:
    assert reasons(shore(), "slot:t9l1.1", "slot:t9l2.1", "slot:t9l1.2") == [
        "slot-taken",
        "not-controlled t9l2",
        "why-not-now",
    ]


@pytest.mark.rule("CY-4.2", "CY-4.4", "CY-4.5")
def test_altars_closed_outbid_and_just_lost() -> None:
    table = given().homes("t9l1", "t3l1", "t4l1").altars("ares", "athena", "hera", "zeus", "poseidon").order(2, 0, 1)
    table.round_from("offerings").play("offer ares 2", "offer athena 5").expect(seat=1)
    assert reasons(table, "god:athena", "god:hera", "god:zeus", "god:poseidon") == [
        "outbid athena",
        "altar-closed hera",
        "altar-closed zeus",
        "altar-closed poseidon",
    ]
    assert reasons(table, "god:ares", "god:apollo") == ["why-not-now"] * 2
    table.play("offer ares 3").expect(seat=2)
    assert reasons(table, "god:ares", "god:athena") == ["displaced ares", "outbid athena"]
    table = given().homes("t9l1", "t3l1", "t4l1").order(2, 0, 1).round_from("offerings").play("offer apollo 0")
    assert reason(table, "god:apollo") == "outbid apollo"
