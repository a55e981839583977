"""LS-4: the sheet of Xerxes."""

import pytest

from .scenario import given


@pytest.mark.rule("LS-4.1")
def test_three_tracks() -> None:
    assert set(given().board(0)["solo"]["tracks"]) == {"mobilization", "invasion", "command", "victory"}
    assert given().board(0)["solo"]["tracks"]["victory"] is None


@pytest.mark.rule("LS-4.2", "LS-4.3")
def test_the_third_step_is_a_march() -> None:
    table = given().persians("chalkidiki", 2)
    table.mobilize(1).expect_sheet(mobilization=2).mobilize(1).expect_sheet(mobilization=3)
    table.expect_persians("chalkidiki", 2)
    assert table.board(0)["solo"]["tracks"]["mobilization"] == {"space": 3, "spaces": 4, "to_march": 1}
    table.mobilize(1).expect_sheet(mobilization=1).expect_persians("macedonia", 2)


@pytest.mark.rule("LS-4.3")
def test_t4_steps_left_over_are_lost() -> None:
    table = given().persians("chalkidiki", 2).tracks(mobilization=3).mobilize(2)
    table.expect_sheet(mobilization=1).expect_persians("macedonia", 2)
    assert len(table.told("march-ordered")) == 1


@pytest.mark.rule("LS-4.4")
def test_the_invasion_stops_at_ten_and_never_rises_in_act_two() -> None:
    given().persians("chalkidiki", 4).tracks(invasion=9).script(
        3,
    ).expect_sheet(invasion=10)
    given(act=2).token("macedonia", "persian").script(8).expect_sheet(invasion=5)


@pytest.mark.rule("LS-4.5")
def test_more_spies_out_make_a_better_command() -> None:
    given().expect_sheet(command=1).spy("attica", "elis").expect_sheet(command=3)
    given().spies_on_track(0).expect_sheet(command=5)


@pytest.mark.rule("LS-4.6")
def test_t13_a_caught_spy_goes_back_to_the_track() -> None:
    table = given(act=2).token("macedonia", "persian").spies_on_track(1).hero(0, "attica")
    table.game.spies[10] = 1
    table.spy()  # two on slots 4 and 5: one there, one in Attica
    table.expect_sheet(command=4)
    table.spies_on_track(2).expect_sheet(command=3).play("catch-spy attica").expect_sheet(command=2)
    assert table.spies_in("attica") == 0


@pytest.mark.rule("LS-4.7")
def test_no_spy_left_none_is_placed_and_a_region_may_hold_several() -> None:
    table = given().persians("chalkidiki", 4).spy("attica", "attica").script(3)
    assert table.spies_in("attica") == 3
    table = given().persians("chalkidiki", 4).spies_on_track(0).script(3)
    assert table.spies_in("attica") == 0
    table.expect(told="spy-none").expect_sheet(command=5)


@pytest.mark.rule("LS-4.8")
def test_the_victory_counter_comes_with_act_two() -> None:
    assert given().board(0)["solo"]["goal"]["victories_needed"] is None
    assert given(act=2).board(0)["solo"]["goal"]["victories_needed"] == 5


@pytest.mark.rule("LS-4.9")
def test_an_extra_step_of_a_script_is_an_instruction_of_its_own() -> None:
    """T14: the extra step is the march, the value of the script starts anew."""
    table = given().persians("macedonia", 3).tracks(mobilization=3).script(1)
    table.expect_persians("thessaly", 3).expect_sheet(mobilization=2, invasion=1)


@pytest.mark.rule("LS-4.9")
def test_each_of_two_instructions_can_cause_a_march() -> None:
    table = given().persians("chalkidiki", 3).tracks(mobilization=3)
    table.mobilize(1).tracks(mobilization=3).mobilize(1).expect_persians("thessaly", 3)
