"""Where the rulebook can be read in two ways: each decision of docs/rulings.md, held by a test."""

import pytest

from tests.rules.cyclades.scenario import CycladesScenario, given

# ---------------------------------------------------------------------- CY-11.5: a partner's slots


def partners() -> CycladesScenario:
    """Board 4A: faction 0 in t1l1, its partner in t1l3, both with free slots; two opponents."""
    return given(4, teams=True).homes("t1l1", "t1l3", "t2l1", "t2l2")


@pytest.mark.rule("CY-11.5", "CY-9.2")
def test_a_metropolis_of_four_philosophers_stands_on_own_land() -> None:
    table = partners().cards(0, philosophers=3).turn(0, "athena").play("philosopher").expect(prompt="found")
    assert {slot.split(".")[0] for slot in table.offers("found")} == {"t1l1"}


@pytest.mark.rule("CY-11.5", "CY-9.3")
def test_a_metropolis_of_a_sacrifice_stands_on_own_land() -> None:
    table = partners().settle(0, "t1l1", heroes=("croesus",)).coins(0, 15).turn(0, "athena")
    table.play("sacrifice croesus").expect(prompt="found")
    assert {slot.split(".")[0] for slot in table.offers("found")} == {"t1l1"}


@pytest.mark.rule("CY-11.5", "CY-9.1")
def test_a_metropolis_of_the_common_set_stands_on_the_land_of_either() -> None:
    table = partners().settle(0, "t4l1").erect("t4l1.1", "port").erect("t4l1.2", "temple").erect("t1l3.1", "academy")
    table.turn(0, "ares", duties_done=False).play("build fortress t1l1.1").expect(prompt="found")
    assert {slot.split(".")[0] for slot in table.offers("found")} == {"t1l1", "t1l3", "t4l1"}


# ---------------------------------------------------------------------- CY-10.6: Graeae and a foreign Cerberus


@pytest.mark.rule("CY-10.6", "CY-10.21", "CY-creature-graeae")
def test_an_area_under_a_foreign_cerberus_pays_nobody_when_graeae_repeat_the_income() -> None:
    table = given().settle(0, "t9l1").settle(0, "t8l2").prosper("t9l1", 3).open_creatures("graeae")
    table.summon(1, "cerberus", "t9l1").settle(1, "t3l1").turn(0, "ares")
    table.play("buy graeae 2").expect_coins(5 - 2 + 2, 5)  # two horns of t8l2, none of t9l1


# ---------------------------------------------------------------------- CY-10.12: the cards of the Sphinx


@pytest.mark.rule("CY-10.12", "CY-creature-sphinx")
def test_everyone_sees_the_three_cards_of_the_sphinx() -> None:
    table = given().settle(0, "t9l1", troops=1).settle(1, "t3l1", troops=1).open_creatures("sphinx").turn(0, "ares")
    table.chance("harpy", "graeae", "kraken").play("buy sphinx 2").expect(asked=(0, "sphinx"))
    for seat in (0, 1, None):
        drawn = [row["args"]["creature"] for row in table.game.log(seat) if row["id"] == "cyclades-log-drawn"]
        assert drawn == [f"cyclades-creature-{name}" for name in ("harpy", "graeae", "kraken")]


# ---------------------------------------------------------------------- CY-5.6: which temple


def three_temples(*creatures: str) -> CycladesScenario:
    """Temples in t8l1.1, t8l1.2 and t9l1.1; a metropolis in t8l1.3; five coins."""
    table = given().settle(0, "t8l1").settle(0, "t9l1").settle(1, "t3l1", troops=1)
    table.erect("t8l1.1", "temple").erect("t8l1.2", "temple").erect("t9l1.1", "temple").metropolis("t8l1.3")
    return table.open_creatures(*creatures).turn(0, "ares")


def used(table: CycladesScenario) -> list[str]:
    return [slot["id"] for land in table.board()["lands"] for slot in land["slots"] if slot["used"]]


@pytest.mark.rule("CY-5.6")
def test_of_more_temples_than_are_needed_the_buyer_chooses() -> None:
    table = three_temples("graeae", "cyclops").play("buy graeae 0").expect(asked=(0, "temple"))
    table.expect(options=["tap t8l1.1", "tap t8l1.2", "tap t9l1.1"]).expect_coins(5)
    assert table.choice.prompt.args["n"] == 2
    table.play("tap t9l1.1").expect(options=["tap t8l1.1", "tap t8l1.2"]).play("tap t8l1.2")
    assert used(table) == ["t8l1.2", "t9l1.1"]
    table.expect(prompt="action", can="buy cyclops 1").expect_coins(5 + 1)
    # the Cyclops turns the used temple into a port: the discounts that are left stay
    table.play("buy cyclops 1", "convert t9l1.1 port")
    assert used(table) == ["t8l1.1", "t8l1.2", "t8l1.3"]


@pytest.mark.rule("CY-5.6")
def test_nobody_is_asked_where_it_cannot_matter() -> None:
    table = three_temples("graeae").play("buy graeae 0").expect(prompt="action")  # no other creature to buy
    assert used(table) == ["t8l1.1", "t8l1.2"]
    table = three_temples("", "", "harpy", "cyclops").play("buy harpy 0").expect(prompt="action")
    assert used(table) == ["t8l1.1", "t8l1.2", "t8l1.3", "t9l1.1"]  # all four are needed


@pytest.mark.rule("CY-5.6")
def test_temples_are_used_before_metropolises() -> None:
    table = given().settle(0, "t8l1").settle(1, "t3l1").metropolis("t8l1.1").metropolis("t8l1.2")
    table.erect("t8l1.4", "temple").open_creatures("graeae", "cyclops").turn(0, "ares")
    table.play("buy graeae 0").expect(prompt="action")
    assert used(table) == ["t8l1.1", "t8l1.4"]  # only the temple can still go this turn
