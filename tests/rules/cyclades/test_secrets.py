"""CY-1.3: what others must not learn."""

import pytest

from tests.rules.cyclades.scenario import CycladesScenario, fresh, given


@pytest.mark.rule("CY-1.3")
def test_a_lonely_done_or_offering_is_left_to_its_player() -> None:
    given().settle(0, "t9l1").coins(0, 0).turn(0, "athena").expect(options=["done"], seat=0)


@pytest.mark.rule("CY-1.3")
def test_others_see_the_question_but_never_the_options() -> None:
    table = given().settle(0, "t9l1").turn(0, "athena")
    for seat in (1, 2, None):
        choice = table.view(seat)["choice"]
        assert choice["options"] is None
        assert choice["prompt"]["id"] == "cyclades-prompt-action"
    assert table.view(0)["choice"]["options"]


@pytest.mark.rule("CY-1.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_redealt_coins_differ_for_others_and_cover_what_was_offered(players: int) -> None:
    for seed in range(4):
        table = fresh(players, seed, board="given", start="quick")
        while table.prompt == "offer" and table.game.moves < 2:
            table.play(table.options[0])
        for seat in range(players):
            purses = set()
            for again in range(12):
                other = table.redeal(seat, again)
                for faction in range(table.game.count):
                    own = other.faction(faction)
                    if own.bid_god >= 0:
                        assert other.coins_of(faction) >= own.bid - own.priestesses
                    if table.game.seat(faction) == seat:
                        assert other.coins_of(faction) == table.coins_of(faction)
                purses.add(tuple(other.purses()))
            assert len(purses) > 3


@pytest.mark.rule("CY-1.3")
def test_a_move_begun_stays_possible_in_every_redeal() -> None:
    table = given().settle(0, "t9l1", troops=2).settle(1, "t3l1").settle(2, "t4l1").turn(0, "ares").play("march t9l1")
    table.expect(prompt="how-many-troops")
    for seed in range(30):
        other = table.redeal(1, seed)
        assert other.coins_of(0) >= 1
        other.play("take 1")


@pytest.mark.rule("CY-1.3", "CY-8.10")
def test_pandora_borrowing_croesus_stays_possible_in_every_redeal() -> None:
    table = given().settle(0, "t9l1", heroes=("pandora",)).open_heroes("croesus").coins(0, 15).turn(0, "athena")
    table.play("sacrifice pandora")
    for seed in range(10):
        other = table.redeal(2, seed).expect(options=["use croesus"])
        assert other.coins_of(0) >= 15


def least_coins(table: CycladesScenario, seat: int, faction: int) -> int:
    """The fewest coins of a faction that another seat can imagine."""
    return min(table.redeal(seat, seed).coins_of(faction) for seed in range(90))


@pytest.mark.rule("CY-1.3", "CY-6.1", "CY-11.4")
def test_a_fleet_under_way_has_its_price_behind_the_screen() -> None:
    table = given().homes("t8l1", "t9l1", "t4l1").sail(2, "t9s1", 2).coins(2, 9).turn(2, "poseidon").play("sail t9s1")
    assert least_coins(table, 1, 2) == 1
    team = given(4, teams=True).homes("t8l1", "t8l2", "t2l1", "t2l3").sail(2, "t1s1", 2).sail(3, "t1s2").coins(2, 9)
    team.turn(2, "poseidon").play("sail t1s1")
    assert least_coins(team, 0, 2) == 1  # the sea t1s3 is free
    assert least_coins(team.copy().play("to-sea t1s3"), 0, 2) == 1
    assert least_coins(team.copy().play("to-sea t6s1"), 1, 3) == 2  # through the partner's
    team.sail(3, "t1s3").turn(2, "poseidon").play("sail t1s1")
    assert least_coins(team, 0, 2) == 2
    team.coins(2, 2).expect(options=["to-sea t1s4", "to-sea t4s1", "to-sea t6s1"])
    team.play("to-sea t1s4", "take 2").expect_coins(10, 10, 0, 0).expect_sea("t1s4", owner=2, fleets=2)


@pytest.mark.rule("CY-1.3", "CY-8.4", "CY-11.4")
def test_an_army_under_way_has_its_price_behind_the_screen() -> None:
    table = given().settle(2, "t2l2", troops=3, heroes=("ajax",)).settle(1, "t3l1").settle(0, "t4l1").coins(2, 9)
    assert least_coins(table.copy().turn(2, "ares").play("march t2l2"), 1, 2) == 1
    table.turn(2, "zeus").play("campaign t2l2", "take 1", "to-land t2l1", "campaign t2l1")
    assert least_coins(table, 1, 2) == 2  # the second campaign
    table = given(4, teams=True).settle(2, "t7l1", troops=2, heroes=("ajax",)).settle(3, "t7l2").settle(3, "t7l3")
    table.settle(0, "t1l1").settle(1, "t2l1").coins(2, 9)
    assert least_coins(table.copy().turn(2, "ares").play("march t7l1", "leave ajax"), 0, 2) == 2
    assert least_coins(table.copy().turn(2, "zeus").play("campaign t7l1"), 0, 3) == 1 + 2
    table.open_creatures("pegasus").turn(2, "zeus").play("buy pegasus 2")
    assert least_coins(table, 0, 2) == 0  # a flight is free


@pytest.mark.rule("CY-1.3", "CY-7.4")
def test_an_army_that_has_arrived_has_paid() -> None:
    table = (
        given().settle(2, "t9l1", troops=3).settle(1, "t9l2", troops=3, mercenaries=1).settle(1, "t3l1").turn(2, "ares")
    )
    table.dice(3, 0).play("march t9l1", "take 3").expect(asked=(1, "loss"))
    assert least_coins(table, 1, 2) == 0


@pytest.mark.rule("CY-1.3", "CY-8.10")
def test_pandora_need_not_have_croesus_in_mind() -> None:
    table = (
        given().settle(2, "t9l1", heroes=("pandora",)).settle(1, "t3l1").open_heroes("croesus", "hector").coins(2, 20)
    )
    table.cards(2, priestesses=2).turn(2, "athena").play("sacrifice pandora").expect(
        options=["use hector", "use croesus"]
    )
    assert least_coins(table, 1, 2) == 0
    table = given().settle(2, "t9l1", heroes=("pandora",)).settle(1, "t3l1").open_heroes("croesus").coins(2, 20)
    table.turn(2, "athena").play("sacrifice pandora")
    assert least_coins(table, 1, 2) == 15


@pytest.mark.rule("CY-1.3", "CY-5.6")
def test_a_buyer_who_taps_temples_can_pay_the_rest() -> None:
    table = given().settle(2, "t8l1").settle(2, "t9l1").settle(1, "t3l1").erect("t8l1.1", "temple").coins(2, 9)
    table.erect("t9l1.1", "temple").erect("t8l1.2", "temple").open_creatures("graeae", "satyr", "", "dryad")
    table.cards(1, priestesses=1).turn(2, "hera")
    table.copy().play("buy dryad 2").expect_coins(5, 5, 7)  # 5 less 3: all temples were needed, nothing to choose
    table.open_creatures("graeae").play("buy graeae 0").expect(prompt="temple")
    assert least_coins(table, 1, 2) == 0
