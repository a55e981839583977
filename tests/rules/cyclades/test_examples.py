"""The worked examples of the rulebook, move by move."""

import pytest

from tests.rules.cyclades.scenario import given

PURPLE, YELLOW, BLUE, BLACK = range(4)


@pytest.mark.rule("CY-3.3")
def test_refreshing_the_creatures() -> None:
    table = given().open_heroes("ajax", "jason")
    table.open_creatures("charon", "", "chimera", "")  # those at 3 and 5 were played
    table.chance("harpy", "giant", "sphinx").round_from("prepare")
    assert table.in_discard() == ["charon"]
    assert table.column() == ["chimera", "harpy", "giant", "sphinx"]


@pytest.mark.rule("CY-3.4")
def test_the_change_of_gods_with_four_players() -> None:
    table = given(4).altars("zeus", "ares", "poseidon", "athena", "hera")
    before = table.board()["altars"]
    assert [altar["open"] for altar in before] == [True, True, True, False, False, True]
    table.round_from("prepare")
    after = table.board()["altars"]
    assert [altar["god"] for altar in after] == ["ares", "poseidon", "athena", "hera", "zeus", "apollo"]
    assert [altar["open"] for altar in after] == [True, True, True, False, False, True]  # Athena has opened


@pytest.mark.rule("CY-4.8", "CY-4.3", "CY-4.4")
def test_offerings_of_three_players() -> None:
    table = given().altars("zeus", "ares", "hera", "athena", "poseidon").homes("t9l1", "t3l1", "t4l1")
    table.coins(PURPLE, 10).coins(YELLOW, 10).coins(BLUE, 10).round_from("offerings").expect(seat=PURPLE)
    table.play("offer zeus 3").expect(seat=YELLOW)
    table.play("offer zeus 5").expect(seat=PURPLE)  # yellow outbids
    table.play("offer ares 1").expect(seat=BLUE)  # purple goes to Ares
    table.play("offer ares 7").expect(seat=PURPLE)  # blue displaces purple
    table.play("offer zeus 7").expect(seat=YELLOW)  # purple comes back to Zeus and displaces yellow
    table.play("offer apollo 0")  # yellow takes Apollo's free place
    assert table.gods() == ["zeus", "apollo", "ares"]
    assert [line["n"] for line in table.told("paid")] == [7, 0, 7]
    table.expect_coins(10 - 7, 10, 10 - 7)


@pytest.mark.rule("CY-5.2")
def test_turn_order_of_three_players() -> None:
    table = given().altars("zeus", "ares", "hera", "athena", "poseidon").homes("t9l1", "t3l1", "t4l1")
    table.chosen("zeus", "apollo", "ares").round_from("act")  # of purple, yellow and blue
    while table.game.active == PURPLE:
        table.play(table.options[-1])
    assert table.board()["next_order"] == [None, None, PURPLE]
    while table.game.active == BLUE:
        table.play(table.options[-1])
    assert table.board()["next_order"] == [None, BLUE, PURPLE]
    while table.game.active == YELLOW:
        table.play(table.options[0])
    assert table.board()["order"] == [YELLOW, BLUE, PURPLE]
    table.expect(seat=YELLOW)


@pytest.mark.rule("CY-6.1", "CY-1.5")
def test_two_sea_moves_and_an_attack() -> None:
    table = given(4).settle(BLACK, "t1l1").sail(BLACK, "t1s1", 2).sail(BLACK, "t1s2", 2).sail(YELLOW, "t1s4", 1)
    table.turn(BLACK, "poseidon").play("sail t1s1", "to-sea t1s2", "take 2")
    table.expect_sea("t1s1", owner=-1, fleets=0).expect_sea("t1s2", owner=BLACK, fleets=4)
    assert table.coins_of(BLACK) == 4
    table.dice(3, 0).play("sail t1s2", "to-sea t1s4", "take 3")
    table.expect_sea("t1s4", owner=BLACK, fleets=3).expect_sea("t1s2", owner=BLACK, fleets=1)
    assert table.coins_of(BLACK) == 3


@pytest.mark.rule("CY-7.7", "CY-7.1")
def test_the_sea_battle() -> None:
    yellow, black = 0, 1
    table = given().settle(yellow, "t9l1").settle(black, "t9l3").settle(black, "t9l2").sail(yellow, "t9s1", 2)
    table.sail(black, "t9s2", 1).erect("t9l1.2", "port")  # both ports look upon t9s2
    table.erect("t9l2.1", "port").sail(yellow, "t9s3", 2).turn(yellow, "poseidon")
    table.dice(2, 2).play("sail t9s3", "to-sea t9s2", "take 2")
    assert table.stages("sea")[0] == (5, 4)
    assert (table.sea_owner_of("t9s2"), table.faction(black).fleets_left) == (yellow, 8)


@pytest.mark.rule("CY-10.22", "CY-10.17", "CY-5.6", "CY-4.9")
def test_buying_placing_and_moving_the_kraken() -> None:
    table = given(4).homes("t1l1", "t1l3", "t2l1", "t2l2").erect("t1l1.1", "temple").erect("t1l1.2", "temple")
    table.sail(YELLOW, "t1s1", 2).sail(BLACK, "t1s2", 1).cards(PURPLE, priestesses=1)
    table.open_creatures("", "", "", "kraken").turn(PURPLE, "athena")
    # 1) two temples take two coins off the price of five
    table.play("buy kraken 3").expect_coins(5 - 3)
    # 2) two fleets of yellow are destroyed
    table.play("on-sea t1s1").expect_sea("t1s1", owner=-1, fleets=0)
    assert table.faction(YELLOW).fleets_left == 8
    # 3) kept for a priestess, moved onto black's fleet
    table.round_from("upkeep").play("keep kraken", "on-sea t1s2").expect_sea("t1s2", owner=-1, fleets=0)
    assert table.figure_area("kraken") == "t1s2"
    assert table.faction(PURPLE).priestesses == 0
    assert table.faction(BLACK).fleets_left == 8


@pytest.mark.rule("CY-8.4", "CY-8.11")
def test_the_heroic_campaign() -> None:
    yellow, purple = 0, 1
    table = given().settle(yellow, "t9l1", heroes=("penthesilea",)).settle(yellow, "t9l2", troops=3)
    table.settle(purple, "t2l1", troops=1).settle(purple, "t3l1").sail(yellow, "t9s2").sail(yellow, "t2s2")
    table.turn(yellow, "athena").play("campaign t9l1", "to-land t9l2")  # first move, one coin
    assert (table.heroes_at("t9l2"), table.coins_of(yellow)) == (["penthesilea"], 4)
    table.dice(0, 3).play("campaign t9l2", "take 2", "to-land t2l1")  # second move, two coins, over the fleets
    assert table.coins_of(yellow) == 2
    assert table.stages()[0] == (3, 4)
    table.expect(prompt="loss", options=["lose-troop", "lose-hero penthesilea"])
    table.dice(2, 0).play("lose-troop", "stand", "stand")  # purple stays, yellow goes on
    table.expect_land("t2l1", owner=yellow).expect_land("t9l2", troops=1)
