"""Whatever asks "is there one?" must not take the first for none: the first tile, sea, hero, creature and god of the
tables, which are number 0. Six players, so that the first tile is on the board; the third is at turn."""

import pytest

from tests.logs import log_of, transcript

from .scenario import CycladesScenario, given


def first_tile() -> CycladesScenario:
    table = given(6).settle(2, "t1l1", troops=2, heroes=("ajax",)).sail(2, "t1s1", 2).coins(2, 9)
    for faction, land in ((0, "t3l1"), (1, "t4l1"), (3, "t8l1"), (4, "t9l1"), (5, "t6l1")):
        table.settle(faction, land)
    return table


@pytest.mark.rule("CY-6.2", "CY-6.4")
def test_marches_from_and_to_the_first_land() -> None:
    assert transcript(first_tile().turn(2, "ares"), "march t1l1", "join ajax", "take 1", "to-land t1l2") == [
        "2 action 2 ares | march t1l1 | ",
        "2 join ajax t1l1 | join ajax | ",
        "2 how-many-troops t1l1 | take 1 | ",
        "2 march-to t1l1 | to-land t1l2 | marched 2 t1l1 t1l2 1 0 1, control 2 t1l2, got-priestess 2",
    ]
    table = first_tile().settle(1, "t1l2", troops=3).settle(2, "t2l1").turn(1, "ares").dice(3, 0)
    table.play("march t1l2", "take 3", "to-land t1l1").expect(
        asked=(2, "loss"), options=["lose-troop", "lose-hero ajax"]
    )
    assert log_of(table, "lose-hero ajax") == ["lost-hero 2 ajax"]
    assert table.board()["lands"][0]["guests"]["troops"] == 3
    table.expect_land("t1l1", troops=2, heroes=[])


@pytest.mark.rule("CY-6.1", "CY-7.2")
def test_fleets_from_and_to_the_first_sea() -> None:
    table = first_tile().turn(2, "poseidon").play("sail t1s1", "to-sea t1s3", "take 2")
    table.expect_sea("t1s1", owner=-1, fleets=0).expect_sea("t1s3", owner=2, fleets=2)
    table = first_tile().settle(1, "t1l2").sail(1, "t1s2", 3).turn(1, "poseidon").dice(3, 0)
    table.play("sail t1s2", "to-sea t1s1", "take 3").expect(prompt="withdraw")
    seas = {sea["id"]: sea["guests"] for sea in table.board()["seas"]}
    assert seas["t1s1"] == {"faction": 1, "fleets": 3}
    assert [name for name in seas if seas[name]] == ["t1s1"]


@pytest.mark.rule("CY-10.2", "CY-4.9")
def test_figures_on_the_first_areas() -> None:
    table = first_tile().open_creatures("kraken").turn(2, "zeus").play("buy kraken 2", "on-sea t1s3")
    assert table.figure_area("kraken") == "t1s3"
    table = first_tile().settle(2, "t1l2").summon(2, "minotaur", "t1l2").cards(2, priestesses=1).round_from("upkeep")
    table.expect(asked=(2, "upkeep")).play("keep minotaur").expect(options=["stay", "on-land t1l1"])
    table.play("on-land t1l1")
    assert table.figure_area("minotaur") == "t1l1"
    table = first_tile().summon(2, "kraken", "t1s2").cards(2, priestesses=1).round_from("upkeep")
    table.play("keep kraken").expect(can="stay", no="on-land")


@pytest.mark.rule("CY-5.3", "CY-9.4")
def test_buildings_in_the_first_slot() -> None:
    table = first_tile().turn(2, "ares", duties_done=False)
    assert log_of(table, "build fortress t1l1.1") == ["built 2 fortress t1l1", "got-troop 2 t1l1"]
    assert table.building_at("t1l1.1") == "fortress"
    table = first_tile().cards(2, philosophers=3).turn(2, "athena").chance("gold3").play("philosopher", "found t1l1.1")
    assert (table.building_at("t1l1.1"), table.metropolises(2)) == ("metropolis", 1)


@pytest.mark.rule("CY-10.4", "CY-10.5")
def test_creatures_reach_the_first_land() -> None:
    table = first_tile().open_creatures("harpy").turn(1, "zeus").play("buy harpy 2")
    table.expect_land("t1l1", troops=1)  # the only troops on the board
    table = first_tile().settle(2, "t1l1", mercenaries=2).open_creatures("giant").turn(1, "zeus").play("buy giant 2")
    table.expect_land("t1l1", mercenaries=0).expect_land("t4l1", mercenaries=2)


@pytest.mark.rule("CY-8.1", "CY-8.2")
def test_the_first_hero_is_hired_and_new_for_a_round() -> None:
    table = given().settle(2, "t9l1").settle(1, "t3l1").settle(0, "t4l1").open_heroes("ajax").coins(2, 9)
    table.turn(2, "hera").expect(can="hire ajax").play("hire ajax")
    table.expect_land("t9l1", heroes=["ajax"]).expect(no="sacrifice")
    assert table.game.fresh_heroes == 1
    assert table.play("done").game.fresh_heroes == 0


@pytest.mark.rule("CY-10.13")
def test_charon_fetches_the_first_hero() -> None:
    table = given().settle(2, "t9l1", heroes=("helen",)).settle(1, "t3l1").open_heroes("ajax", "hector").coins(2, 9)
    table.open_creatures("charon").turn(2, "zeus").play("buy charon 2")
    table.expect(asked=(2, "charon-hero"), options=["hire ajax", "hire hector"])


@pytest.mark.rule("CY-4.3", "CY-4.5")
def test_only_the_offering_that_stands_must_be_beaten() -> None:
    table = given().homes("t9l1", "t3l1", "t4l1").altars("ares", "athena", "hera", "zeus", "poseidon").order(0, 1, 2)
    table.round_from("offerings").play("offer ares 2", "offer ares 3", "offer athena 1").expect(seat=2)
    table.expect(cannot="offer ares 3", can=["offer ares 5", "offer athena 2", "offer apollo 0"])
    table.play("offer ares 5").expect(seat=1, no="offer ares", can=["offer athena 2", "offer athena 5"])


@pytest.mark.rule("CY-5.5", "CY-5.4")
def test_without_priestesses_there_are_still_philosophers() -> None:
    table = given().settle(2, "t9l1").settle(1, "t3l1")
    table.cards(1, priestesses=int(table.game.priestesses_left))
    table.copy().turn(2, "zeus", duties_done=False).expect(no="priestess")
    table.copy().turn(2, "athena", duties_done=False).expect(can="philosopher")


@pytest.mark.rule("CY-3.2")
def test_the_column_slides_over_gaps_and_leaves_them_at_its_end() -> None:
    table = given().open_creatures("", "giant", "", "harpy").leave_in_deck().round_from("prepare")
    assert table.column() == ["giant", "harpy", "", ""]


@pytest.mark.rule("CY-12.1")
def test_the_game_ends_with_a_player_who_has_no_area_not_with_one_who_has_only_seas() -> None:
    table = given().settle(0, "t9l1").settle(1, "t3l1").sail(2, "t9s1").round_from("finish")
    assert not table.is_over
    table = given().settle(0, "t9l1").settle(1, "t3l1").coins(0, 9).round_from("finish")
    table.expect(winner=([0], "end-no-area"))


@pytest.mark.rule("CY-12.1", "CY-12.2")
def test_phases_are_shown() -> None:
    table = given().homes("t9l1", "t3l1", "t4l1").order(0, 1, 2).round_from("prepare")
    assert table.board()["phase"] == "offerings"
    table = given().homes("t9l1", "t3l1", "t4l1").summon(1, "minotaur", "t3l1").cards(1, priestesses=1)
    assert table.round_from("upkeep").board()["phase"] == "creature_upkeep"
    assert table.play("release minotaur").board()["phase"] == "god_actions"
