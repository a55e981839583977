"""What the log tells: whoever reads it can follow every piece, card and coin that is public."""

import pytest

from tests.rules.cyclades.scenario import given

ANNA, BORIS = {"seat": 0}, {"seat": 1}


@pytest.mark.rule("CY-5.10")
def test_apollos_coins_are_told() -> None:
    table = given().settle(0, "t9l1").turn(0, "apollo")
    assert table.told("got-coins") == [{"player": ANNA, "n": 2}]


@pytest.mark.rule("CY-3.1", "CY-3.2")
def test_new_cards_in_the_columns_are_told() -> None:
    table = given().homes("t9l1", "t3l1", "t4l1").open_creatures("harpy", "giant").open_heroes("ajax")
    table.chance(1, "kraken", "sylph", "dryad").round_from("prepare", 2)
    assert table.told("new-hero") == [{"hero": "cyclades-hero-hector"}]
    assert [(row["creature"], row["n"]) for row in table.told("new-creature")] == [
        ("cyclades-creature-kraken", 3),
        ("cyclades-creature-sylph", 4),
        ("cyclades-creature-dryad", 5),
    ]


@pytest.mark.rule("CY-9.2")
def test_philosophers_discarded_for_a_metropolis_are_told() -> None:
    table = given().settle(0, "t9l1").cards(0, philosophers=3).coins(0, 9).turn(0, "athena").play("philosopher")
    assert table.told("gave-philosophers") == [{"player": ANNA, "n": 4}]


@pytest.mark.rule("CY-9.7")
@pytest.mark.parametrize("bonus", ["troops2", "fleets2", "priestess1", "gold3", "prosperity1"])
def test_the_bonus_of_a_lost_metropolis_is_told(bonus: str) -> None:
    table = given().settle(0, "t9l1", troops=1).settle(1, "t9l2").settle(1, "t3l1").sail(1, "t3s2")
    table.metropolis("t9l2.1", bonus).turn(0, "ares").play("march t9l1")
    assert table.told("bonus") == [{"player": BORIS, "bonus": f"cyclades-metropolis_bonus-{bonus}"}]


@pytest.mark.rule("CY-8.6")
def test_hectors_kill_is_told() -> None:
    table = given().settle(0, "t9l1", troops=2).settle(1, "t9l2", heroes=("hector",)).settle(1, "t3l1")
    table.turn(0, "ares").dice(0, 3).play("march t9l1", "take 2")
    assert table.told("hector-struck") == [{"player": BORIS, "land": "cyclades-area-t9l2"}]
    assert table.told("lost-troop")[0] == {"player": ANNA, "land": "cyclades-area-t9l2"}


@pytest.mark.rule("CY-9.4")
def test_a_metropolis_lost_for_want_of_a_slot_is_told() -> None:
    table = given().settle(0, "t2l3").metropolis("t2l3.1").cards(0, philosophers=3).coins(0, 9).turn(0, "athena")
    table.play("philosopher").expect(prompt="action")
    assert table.told("no-room") == [{"player": ANNA}]
    assert table.metropolises(0) == 1
    assert table.philosophers() == [0, 0, 0]
