"""LS-7: the events phase."""

import pytest

from .scenario import given


@pytest.mark.rule("LS-7.1", "LS-7.3")
def test_the_token_of_the_last_action_is_turned_up_and_stays_until_pass() -> None:
    table = given().chance("trap-sword", "trap-mace", 8).play("act prepare", "prepare draw", "prepare draw")
    assert table.told("script") == [{"script": "hellas-script-act1_8", "n": 8}]
    assert table.board(0)["solo"]["tokens"]["marks"] == {"prepare": 8}
    table.end_turn(13)
    assert table.board(0)["solo"]["tokens"]["marks"] == {}
    assert 8 not in table.board(0)["solo"]["tokens"]["unseen"]


@pytest.mark.rule("LS-7.1")
def test_in_act_two_the_other_list_is_read() -> None:
    table = given(act=2).token("macedonia", "persian").end_turn(8)
    assert table.told("script") == [{"script": "hellas-script-act2_8", "n": 8}]


@pytest.mark.rule("LS-7.2")
def test_effect_mobilisation_invasion_monsters_in_this_order() -> None:
    table = given().monster("hydra", "elis").script(13, "move")
    told = [name.removeprefix("hellas-log-") for name, _, _ in table.game.events]
    order = [told.index(name) for name in ("script", "attitude", "mobilized", "invasion", "monster-roll")]
    assert order == sorted(order)


@pytest.mark.rule("LS-7.2")
def test_a_march_and_its_battle_are_over_before_the_invasion_rises() -> None:
    table = given().persians("macedonia", 2).loyal("thessaly", 9).hand(0, "charge-sickle").tracks(mobilization=2)
    table.chance("trap-sword", "trap-mace", 8).play("act prepare", "prepare draw", "prepare draw")
    table.expect(asked=(0, "battle")).expect_sheet(invasion=0).chance("glory-bow").play("pass")
    table.expect(prompt="turn").expect_sheet(invasion=1)


@pytest.mark.rule("LS-7.4")
def test_a_loss_larger_than_what_is_there_takes_all_and_the_city_falls_last() -> None:
    table = given().attitude("green", "wary").loyal("elis", 2, fortified=True, token="loyal").allied("achaea", 1)
    table.script(15).expect(asked=(0, "lose"), options=["lose achaea allied", "lose elis loyal"])
    table.play("lose elis loyal").expect_men("elis", 1, 0)
    assert table.is_fortified(0, "elis")
    table.play("lose achaea allied").expect(prompt="turn").expect_men("achaea", 0, 0)
    given().attitude("green", "hostile").allied("elis", 3).script(15).expect_men("elis", 0, 0)


@pytest.mark.rule("LS-7.5")
def test_a_hero_on_a_quest_is_in_no_land() -> None:
    table = given().attitude("brown", "hostile").script(9).expect(asked=(0, "injure"))
    table.play("injure speed", "injure strength").expect(prompt="turn").expect_injuries(0, 2)
    table = given().attitude("green", "hostile").on_quest(0, "clean_augean_stables").script(9)
    table.expect(prompt="turn").expect_injuries(0, 0)
    table = given().attitude("brown", "hostile").injure(0, "leadership", "strength").script(9)
    table.expect(prompt="turn").expect_injuries(0, 3)


@pytest.mark.rule("LS-7.6")
def test_after_the_check_the_act_ends_or_the_next_turn_comes() -> None:
    given().end_turn(8).expect(asked=(0, "turn")).expect_sheet(invasion=1)
    table = given().persians("locris", 3).tracks(mobilization=3).end_turn(8).expect(told=["act-ends", "act-two"])
    assert table.game.act == 2


@pytest.mark.rule("LS-7.7")
def test_nothing_is_asked_where_there_is_no_choice() -> None:
    table = given().attitude("green", "wary").allied("elis", 3).monster("hydra", "elis")
    table.end_turn(15, "attack").expect(asked=(0, "turn")).expect_men("elis", 0, 0)
    assert table.game.moves == 1


@pytest.mark.rule("LS-7.8")
def test_losses_in_a_land_are_spread_and_those_in_each_region_are_not() -> None:
    table = given().attitude("green", "wary").allied("elis", 2).allied("achaea", 2).script(21)
    table.play("lose elis allied", "lose elis allied").expect(prompt="turn")
    table.expect_men("elis", 0, 0).expect_men("achaea", 0, 2)
    table = given(act=2).token("macedonia", "persian").attitude("green", "wary").allied("elis", 2).allied("achaea", 2)
    table.script(3).expect(prompt="turn").expect_men("elis", 0, 1).expect_men("achaea", 0, 1)


@pytest.mark.rule("LS-7.8")
def test_t21_a_hostile_land_loses_four_and_all_if_there_are_fewer() -> None:
    table = given().attitude("brown", "hostile").loyal("laconia", 2, fortified=True, token="loyal").allied("crete", 1)
    table.script(15).take_first("lose")
    table.expect_men("laconia", 0, 0).expect_men("crete", 0, 0)
    assert not table.is_fortified(0, "laconia")


@pytest.mark.rule("LS-7.8")
def test_t22_half_of_the_allies_rounded_up_where_no_loyal_one_stands() -> None:
    table = given().allied("elis", 3).allied("corinthia", 1).allied("achaea", 3).loyal("achaea", 1).script(12)
    table.expect_men("elis", 0, 1).expect_men("corinthia", 0, 0).expect_men("achaea", 1, 3)
    table = given().allied("elis", 2, token="allied").loyal("elis", 1, fortified=True).script(12)
    table.expect_men("elis", 1, 2)  # the one in the city protects them too
    table = given().allied("elis", 2, fortified=True, token="allied").script(12).expect_men("elis", 0, 1)
    assert table.is_fortified(0, "elis")
