"""LS-11: Act I."""

import pytest

from .scenario import given


@pytest.mark.rule("LS-11.2")
def test_spies_do_nothing_in_act_one_but_raise_the_command() -> None:
    table = given().spy("laconia").token("laconia", "loyal").end_turn(8).expect_token("laconia", "loyal")
    table.expect_sheet(command=2)


@pytest.mark.rule("LS-11.3")
def test_the_vanguard_marches_along_its_way_and_stays_in_phocis() -> None:
    table = given()
    for goal in ("macedonia", "thessaly", "locris", "phocis", "phocis"):
        table.tracks(mobilization=3).mobilize(1).expect_persians(goal, 2)
    assert given().persians("locris", 2).board(0)["solo"]["vanguard"] == {
        "region": "locris",
        "hoplites": 2,
        "path": ["chalkidiki", "macedonia", "thessaly", "locris", "phocis"],
        "next": "phocis",
        "back": "thessaly",
        "marches_left": 1,
    }


@pytest.mark.rule("LS-11.4")
def test_your_hoplites_where_it_comes_defend_at_once() -> None:
    table = given().loyal("macedonia", 9).tracks(mobilization=3).chance("trap-sword").mobilize(1)
    table.expect(told=["persians-attack", "persians-beaten"]).expect_sheet(mobilization=1)
    table.expect_persians("chalkidiki", 1)


@pytest.mark.rule("LS-11.5")
def test_it_places_no_tokens_but_takes_yours_away() -> None:
    table = given().persians("chalkidiki", 5).token("macedonia", "loyal").tracks(mobilization=3).mobilize(1)
    table.expect_token("macedonia", None)
    assert table.persian_regions() == []
    table = given().persians("locris", 2).token("thessaly", "allied").allied("locris", 9).chance("trap-sword")
    table.fight("locris", came_from="phocis").expect_token("thessaly", None)  # it fell back there


@pytest.mark.rule("LS-11.6")
def test_reinforcements_join_it_and_a_destroyed_one_is_not_rebuilt() -> None:
    given().persians("thessaly", 2).script(1).expect_persians("thessaly", 3)
    table = given()
    table.game.take_persians_off(3)
    table.changed().script(1)
    assert table.game.vanguard() == -1
    table.expect_sheet(mobilization=3)  # the extra step, then the one of the script


@pytest.mark.rule("LS-11.7", "LS-14.1")
def test_quests_are_for_act_one() -> None:
    given().quest("clean_augean_stables").attributes(0, strength=5).hero(0, "achaea").expect(can="go elis")
    table = given().persians("locris", 2).quest("clean_augean_stables").tracks(mobilization=3).end_turn(8)
    assert table.game.act == 2
    assert table.open_quests() == []


@pytest.mark.rule("LS-11.8")
def test_the_act_ends_after_a_whole_events_phase() -> None:
    assert given().persians("locris", 2).tracks(mobilization=3).end_turn(8).game.act == 2
    assert given().tracks(invasion=9).end_turn(8).game.act == 2
    assert given().tracks(invasion=8).end_turn(8).game.act == 1
    beaten_back = given().persians("locris", 2).allied("phocis", 9).tracks(mobilization=3).end_turn(8, "trap-sword")
    assert beaten_back.game.act == 1
    beaten_back.expect_persians("locris", 1)


@pytest.mark.rule("LS-11.9")
def test_the_pile_lasts_beyond_act_one() -> None:
    from agon.games.hellas.solo.tables import SCRIPT_INVASION

    rises = sorted(SCRIPT_INVASION[at] for at in range(24))
    assert sum(rises[:19]) >= 15
    assert sum(rises[:14]) >= 10


@pytest.mark.rule("LS-11.10")
def test_a_march_without_a_vanguard_only_puts_the_counter_back() -> None:
    table = given()
    table.game.take_persians_off(3)
    table.changed().tracks(mobilization=3).mobilize(1).expect_sheet(mobilization=1).expect(told="march-idle")


@pytest.mark.rule("LS-11.11")
def test_a_vanguard_destroyed_in_your_phase_ends_the_act_after_the_events() -> None:
    table = given().persians("locris", 1).allied("phocis", 9).attributes(0, leadership=5).chance("trap-sword")
    for _ in range(5):
        table.play("act hoplite_movement" if table.prompt == "turn" else "step phocis locris")
    table.play("step phocis locris").expect(prompt="turn", can="act pass")
    assert table.game.act == 1
    table.end_turn(8).expect(told=["vanguard-gone", "invasion", "act-ends"])
    assert table.game.act == 2
