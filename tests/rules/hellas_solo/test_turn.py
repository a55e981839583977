"""LS-5: the turn and its regular actions."""

import pytest

from .scenario import given


@pytest.mark.rule("LS-5.1", "LS-7.1", "LS-7.2")
def test_a_turn_is_a_player_phase_and_an_events_phase() -> None:
    table = given().loyal("laconia", 2, token="loyal")
    table.chance("trap-sword", "trap-mace", 8).play("act prepare", "prepare draw", "prepare draw")
    table.expect(asked=(0, "turn"), told=["script", "mobilized", "invasion"])
    told = [name for name, _, _ in table.game.events]
    assert told.index("hellas-log-script") < told.index("hellas-log-mobilized") < told.index("hellas-log-invasion")
    assert table.actions_used(0) == ["prepare"]


@pytest.mark.rule("LS-5.2")
def test_each_regular_action_once_then_exactly_one_special_action() -> None:
    table = given().loyal("laconia", 2, token="loyal").priests(0, 2)
    table.play("go argolis").expect(no="go").play("pray zeus").take_first(until="turn").expect(no="pray")
    table.play("act hoplite_movement", "step laconia arcadia").expect(prompt="turn", no="act hoplite_movement")


@pytest.mark.rule("LS-5.3")
def test_prayer_uses_the_power_of_the_present_level_and_priests_stay() -> None:
    table = given().priests(0, 2).level("zeus", 3)
    table.play("pray zeus").expect_priests(0, 1).expect_hand_size(0, 2)
    assert table.values(0)[1] == 2
    table.end_turn(8).expect(asked=(0, "turn")).expect_priests(0, 1)
    assert table.board(0)["monuments"][0]["priests"] == {"0": 1}
    given().priests(0, 1).play("pray zeus").expect_hand_size(0, 3)  # level 5, and nobody controls Thessaly


@pytest.mark.rule("LS-5.4", "LS-6.8")
def test_loyal_and_allied_hoplites_march_and_count_together() -> None:
    table = given().loyal("arcadia", 1).allied("arcadia", 1).chance(8)
    table.play("act march", "march arcadia corinthia", "count 2")
    table.expect_men("corinthia", 1, 1).expect_token("corinthia", "allied")


@pytest.mark.rule("LS-5.5")
def test_in_act_two_a_hero_catches_a_spy_instead_of_moving() -> None:
    table = given(act=2).token("macedonia", "persian").spy("laconia", "laconia").expect(can="catch-spy laconia")
    table.play("catch-spy laconia").expect(no=["go", "catch-spy"]).expect_sheet(command=2)
    assert table.spies_in("laconia") == 1
    given().spy("laconia").expect(no="catch-spy")
    given(act=2).token("macedonia", "persian").spy("attica").expect(no="catch-spy")


@pytest.mark.rule("LS-5.6", "LS-5.8")
def test_a_gods_artifact_is_yours_while_you_control_its_region() -> None:
    table = given().allied("boeotia", 5).play("act march", "march boeotia attica", "count 5")
    assert table.artifacts(0) == ["owl_of_athena"]
    assert table.is_charged(0, "owl_of_athena")
    table = given().allied("attica", 5, token="allied").exhaust(0).attitude("blue", "loyal")
    table.game.give_glory(0, 2)
    table.changed().expect_token("attica", "loyal")
    assert not table.is_charged(0, "owl_of_athena")  # a change of colour is no gain
    table = given().token("attica", "allied").attitude("blue", "hostile")
    table.game.lower_attitude(2)
    table.changed().expect_token("attica", None)
    assert table.artifacts(0) == []


@pytest.mark.rule("LS-5.7")
def test_hand_limit_and_injuries_are_those_of_the_game() -> None:
    table = given()
    table.hand(0, "phalanx-torch", "trap-sword", "charge-sickle", "glory-bow")
    table.play("act prepare", "prepare draw").expect(asked=(0, "discard"))
    table = given().injure(0, "speed").expect(can="go argolis", no="go corinthia")


@pytest.mark.rule("LS-5.9")
def test_you_say_which_hoplites_go() -> None:
    table = given().loyal("arcadia", 2).allied("arcadia", 2).play("act march", "march arcadia elis", "count 2")
    table.expect(asked=(0, "kinds"), options=["kinds 2 0 arcadia", "kinds 1 1 arcadia", "kinds 0 2 arcadia"])
    table.chance(8).play("kinds 1 1 arcadia").expect_men("elis", 1, 1).expect_men("arcadia", 1, 1)


@pytest.mark.rule("LS-5.9")
def test_the_kind_in_a_city_is_chosen_when_it_steps_in() -> None:
    table = given().loyal("arcadia", 1, token="allied").allied("arcadia", 1).attributes(0, leadership=3)
    table.play("act hoplite_movement", "fortify arcadia").expect(options=["kinds 1 0 arcadia", "kinds 0 1 arcadia"])
    allied = table.copy().play("kinds 0 1 arcadia")
    assert allied.is_fortified(0, "arcadia")
    assert not allied.is_loyal_in_city("arcadia")
    assert table.play("kinds 1 0 arcadia").is_loyal_in_city("arcadia")
    table.play("step arcadia elis").expect_men("elis", 0, 1)  # the loyal one stays in the city


@pytest.mark.rule("LS-5.9")
def test_a_hoplite_that_has_moved_does_not_go_on_in_place_of_another() -> None:
    table = given().loyal("elis", 1).allied("arcadia", 1).attributes(0, leadership=2)
    table.play("act hoplite_movement", "step elis arcadia", "step arcadia corinthia").expect_men("corinthia", 0, 1)


@pytest.mark.rule("LS-5.9")
def test_an_army_on_the_march_stays_the_same() -> None:
    table = given().bless(0, "forced_march").loyal("arcadia", 1).allied("corinthia", 1)
    table.chance(8).play("act march", "march arcadia corinthia", "onward boeotia")
    table.expect_men("boeotia", 1, 0).expect_men("corinthia", 0, 1)


@pytest.mark.rule("LS-5.10")
def test_persians_stop_hoplites_that_move_on() -> None:
    table = given(act=2).tokens("persian", "boeotia").bless(0, "forced_march").allied("corinthia", 4)
    table.play("act march", "march corinthia boeotia", "count 4").expect(told="you-attack-persians", no="onward")
    table = given().persians("locris", 2).bless(0, "forced_march").allied("phocis", 4)
    table.play("act march", "march phocis locris", "count 4").expect(told="you-attack-persians", no="onward")


@pytest.mark.rule("LS-5.11")
def test_the_hero_stops_anywhere_and_alone_keeps_nobody_out() -> None:
    table = given().persians("locris", 3).hero(0, "phocis").play("go locris").expect_hero(0, "locris")
    assert table.told("persians-attack") == []
    table.tracks(mobilization=3).mobilize(1).expect_persians("phocis", 3).expect_injuries(0, 0)
    table.hero(0, "phocis")
    assert table.told("persians-attack") == []
