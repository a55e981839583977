"""LH-4: special actions; temple cards; LH-10.1, LH-10.2."""

import pytest

from agon.kernel.bits import count_bits

from .scenario import HellasScenario, given


@pytest.mark.rule("LH-4.1")
def test_recruit_two_in_every_city_four_in_sparta_one_fortified() -> None:
    table = given().own(0, "elis", "laconia", "messenia").play("act recruit").expect(asked=(0, "levy"))
    two, one = ["levy elis 2", "levy-fortified elis 2"], ["levy elis 1", "levy-fortified elis 1"]
    table.expect(options=[*two, *one, "levy elis 0"])
    table.play("levy-fortified elis 2").expect(can="levy laconia 4")
    table.play("levy laconia 3")
    table.expect_hoplites(0, "elis", 2).expect_hoplites(0, "laconia", 3).expect_hoplites(0, "messenia", 0)
    assert table.is_fortified(0, "elis")
    assert not table.is_fortified(0, "laconia")
    table.expect(asked=(1, "turn"))


@pytest.mark.rule("LH-4.1")
def test_no_room_in_the_city_no_fortified_recruit() -> None:
    given().army(0, "elis", 1, fortified=True).play("act recruit").expect(no="levy-fortified")


@pytest.mark.rule("LH-4.2")
def test_fifteen_hoplites_are_all_there_are() -> None:
    table = given().army(0, "elis", 14).play("act recruit")
    assert table.offers("levy") == ["elis 1", "elis 0"]
    table.play("levy elis 1")
    assert table.lord(0).reserve == 0
    table.prepare().prepare()
    table.used(0).expect(cannot="act recruit")


@pytest.mark.rule("LH-4.3")
def test_march_any_number_from_one_region_to_a_neighbour_but_not_the_fortified() -> None:
    table = given().army(0, "elis", 5, fortified=True).army(0, "crete", 1).play("act march", "march elis messenia")
    assert table.offers("count") == ["4", "3", "2", "1"]
    table.play("count 4").expect_hoplites(0, "elis", 1).expect_hoplites(0, "messenia", 4).expect_owner("messenia", 0)
    assert table.is_fortified(0, "elis")


@pytest.mark.rule("LH-4.3")
def test_hoplites_that_moved_may_march() -> None:
    table = given().army(0, "elis", 1)
    table.play("act hoplite_movement", "step elis arcadia", "act march", "march arcadia argolis")
    table.expect_hoplites(0, "argolis", 1)


@pytest.mark.rule("LH-4.3", "LH-3.8")
def test_a_march_into_enemies_is_a_battle() -> None:
    table = given().army(0, "arcadia", 4).army(1, "elis", 1).play("act march", "march arcadia elis", "count 4")
    table.expect_owner("elis", 0).expect_hoplites(1, "elis", 0)


@pytest.mark.rule("LH-4.4")
def test_a_temple_on_a_shrine_under_control_brings_a_priest() -> None:
    table = given().own(0, "elis", "messenia", "arcadia").play("act build_temple")
    assert sorted(table.offers("build")) == ["elis", "messenia"]
    table.play("build elis")
    assert table.has_temple("elis")
    table.expect_priests(0, 1)
    assert table.game.temples_built == 1


@pytest.mark.rule("LH-4.4")
def test_no_shrine_no_action_and_no_second_temple() -> None:
    given().own(0, "arcadia", "elis").temples("elis").expect(cannot="act build_temple")


@pytest.mark.rule("LH-4.4", "LH-2.3")
def test_with_three_players_the_seventh_temple_does_not_exist_but_the_oracle_does() -> None:
    table = given(3).own(0, "elis", "phocis").built(6).play("act build_temple")
    assert not table.has_temple("elis")
    assert table.has_temple("phocis")
    given(4).own(0, "elis").built(6).expect(can="act build_temple")


@pytest.mark.rule("LH-4.5")
def test_at_most_four_priests_in_pool_and_at_monuments() -> None:
    given().own(0, "elis").priests(0, 3).praying("zeus", 0).play("act build_temple").expect_priests(0, 3)


@pytest.mark.rule("LH-4.6")
def test_prepare_heal_draw_recruit_also_the_same_twice() -> None:
    table = given().injure(0, "speed", "strength").own(0, "arcadia").play("act prepare")
    table.expect(options=["prepare heal", "prepare draw", "prepare recruit"])
    table.play("prepare heal", "heal speed", "prepare heal").expect_injuries(0, 0)
    table = given().own(0, "arcadia")
    table.play("act prepare", "prepare recruit", "levy-fortified arcadia 1", "prepare draw")
    table.expect_hoplites(0, "arcadia", 1)
    assert table.is_fortified(0, "arcadia")
    table.expect_hand_size(0, 1)


@pytest.mark.rule("LH-4.6")
def test_prepare_recruits_not_among_enemies_but_takes_an_empty_enemy_region() -> None:
    given().army(1, "arcadia", 1).injure(0, "speed").play("act prepare").expect(cannot="prepare recruit")
    table = given().own(1, "arcadia").play("act prepare", "prepare recruit")
    table.expect(no="levy-fortified")  # not controlled before
    table.play("levy arcadia 1").expect_owner("arcadia", 0)


@pytest.mark.rule("LH-4.7")
def test_usurp_with_the_glory_token_of_the_land() -> None:
    table = given().army(1, "arcadia", 3, fortified=True).own(1, "elis").expect(cannot="act usurp")
    table.glory(0, "green").play("act usurp").expect(asked=(1, "retreat"))
    table.play("retreat elis").expect_hoplites(1, "elis", 3)  # no losses
    table.expect_owner("arcadia", 0)
    table.play("levy-fortified arcadia 1").expect_hoplites(0, "arcadia", 1)
    assert table.is_fortified(0, "arcadia")
    assert table.lands_of_glory(0) == ["green"]  # the token stays


@pytest.mark.rule("LH-4.7")
def test_usurp_a_neutral_region_or_ones_own() -> None:
    table = given().glory(0, "green").hero(0, "messenia")
    table.play("act usurp", "levy messenia 1").expect_owner("messenia", 0)
    table = given().glory(0, "green").army(0, "arcadia", 1).play("act usurp")
    table.expect(options=["levy arcadia 1", "levy-fortified arcadia 1", "levy arcadia 0"])
    table.play("levy-fortified arcadia 1").expect_hoplites(0, "arcadia", 2)  # its recruits come all the same
    assert "usurp" in table.actions_used(0)


@pytest.mark.rule("LH-4.7", "LH-1.1")
def test_a_victim_of_usurp_loses_control_before_the_retreat() -> None:
    """Or the retreat could complete a second land while the region still counts."""
    table = given(4).own(1, "achaea", "elis", "argolis", "laconia", "crete").army(1, "arcadia", 3)
    table.own(1, "arcadia").glory(0, "green").play("act usurp").expect_owner("arcadia", 0).expect(asked=(1, "retreat"))
    table.play("retreat messenia").expect_owner("messenia", 1)  # population 3: all of the green land but Arcadia
    assert table.winner is None
    table.expect(asked=(0, "levy"))


@pytest.mark.rule("LH-4.7")
def test_usurped_hoplites_with_nowhere_to_go_die() -> None:
    table = given().army(1, "chalkidiki", 2).own(2, "macedonia", "euboea").hero(0, "chalkidiki").glory(0, "red")
    table.play("act usurp", "levy chalkidiki 0")
    assert table.lord(1).reserve == 15


@pytest.mark.rule("LH-4.8")
def test_hunt_needs_a_monster_where_the_hero_is() -> None:
    table = given().monster("hydra", "elis").expect(cannot="act hunt")
    table.monster("cyclops", "arcadia").monster("medusa", "arcadia").play("act hunt")
    assert sorted(table.offers("hunt")) == ["cyclops", "medusa"]


def building() -> HellasScenario:
    return given().slain()


@pytest.mark.rule("LH-4.9")
def test_a_monument_sends_all_priests_home_and_pays_only_the_builder() -> None:
    table = building().temples("elis", "phocis", "crete").own(0, "elis", "phocis").own(1, "crete").praying("zeus", 0)
    table.praying("athena", 1).used(1, "march").used(0, "recruit").artifact(1, "harpe").exhaust(1)
    table.play("act build_monument", "build-level hermes")
    assert list(table.game.level) == [1, 1, 2]  # of Zeus, Athena and Hermes
    assert list(table.game.praying) == [0] * 9
    table.expect_priests(0, 2).expect_priests(1, 0)  # the Oracle counts; the other player gets none
    assert (table.actions_used(0), table.actions_used(1)) == ([], [])
    assert table.is_charged(1, "harpe")


@pytest.mark.rule("LH-4.9")
def test_build_monument_is_possible_at_any_time_and_never_marked() -> None:
    table = building().expect(can="act build_monument")
    table.play("act build_monument", "build-level zeus")
    assert table.actions_used(0) == []
    table.used(1, "recruit", "march", "build_temple", "prepare", "usurp", "hunt")
    assert table.offers("act") == ["build_monument"]


@pytest.mark.rule("LH-4.9", "LH-5.1", "LH-5.2")
def test_then_monsters_then_an_event() -> None:
    table = given().monster("cerberus", "elis").chance("move", "golden_fleece")
    table.play("act build_monument", "build-level zeus", "drive cerberus achaea").expect_lair("cerberus", "achaea")
    assert table.open_quests() == ["golden_fleece"]


@pytest.mark.rule("LH-4.10")
def test_the_fifth_level_of_the_first_monument_starts_the_countdown() -> None:
    table = building().level("zeus", 4).play("act build_monument", "build-level zeus")
    assert table.game.king_tokens == 3
    table.expect(told="king-countdown")


@pytest.mark.rule("LH-4.11", "LH-11.1")
def test_two_players_may_repeat_a_used_action_before_the_monument() -> None:
    table = given(2).slain().own(0, "elis").used(0, "recruit", "usurp").play("act build_monument")
    table.expect(asked=(0, "repeat"), options=["repeat recruit", "skip"])  # Usurp is not possible now
    table.play("repeat recruit", "levy elis 2", "build-level zeus").expect_hoplites(0, "elis", 2)
    assert list(table.game.level) == [2, 1, 1]
    assert table.actions_used(0) == []


@pytest.mark.rule("LH-4.11")
def test_nothing_to_repeat_and_no_repeat_with_three() -> None:
    given(2).slain().play("act build_monument").expect(asked=(0, "monument"))
    building().own(0, "elis").used(0, "recruit").play("act build_monument").expect(asked=(0, "monument"))


@pytest.mark.rule("LH-4.11")
@pytest.mark.parametrize("repeat", ["march", "build_temple", "prepare", "hunt"])
def test_other_actions_can_be_repeated_too(repeat: str) -> None:
    table = given(2).slain().army(0, "elis", 1).monster("sphinx", "arcadia").used(0, repeat)
    table.play("act build_monument", f"repeat {repeat}")
    table.take_last(until="monument").expect(asked=(0, "monument"))


@pytest.mark.rule("LH-4.11", "LH-4.9")
def test_all_monuments_complete_the_action_goes_on_without_a_level() -> None:
    table = (
        given(2)
        .slain()
        .level("zeus", 5)
        .level("athena", 5)
        .level("hermes", 5)
        .artifact(1, "harpe")
        .exhaust(1)
        .play("act build_monument")
        .expect(asked=(1, "turn"))
    )
    assert table.is_charged(1, "harpe")


@pytest.mark.rule("LH-4.1", "LH-3.1")
def test_a_used_special_action_is_blocked_until_a_monument() -> None:
    table = given(2, ("heracles", "achilles")).slain().prepare().prepare().expect(cannot="act prepare")
    table.play("act build_monument", "skip", "build-level zeus")
    table.prepare()
    assert "prepare" in table.actions_used(1)


# ---------------------------------------------------------------------- drafts and temple cards


@pytest.mark.rule("LH-10.1")
def test_a_draft_goes_round_to_the_right_and_the_last_card_is_discarded() -> None:
    table = given(3).own(0, "elis").built(1)  # the second place of temple card 1
    names = ["bluff", "ambush", "exile", "push_ups"]
    table.chance(*names).play("act build_temple").expect(asked=(0, "draft"))
    assert sorted(table.offers("draft")) == sorted(names)
    table.play("draft bluff").expect(asked=(2, "draft"))  # counter-clockwise
    assert sorted(table.offers("draft")) == ["ambush", "exile", "push_ups"]
    table.play("draft exile").expect(asked=(1, "draft"))
    table.play("draft ambush")
    assert [one["blessings"] for one in table.board()["players"]] == [["bluff"], ["ambush"], ["exile"]]
    assert table.board()["decks"]["blessings_discarded"] == ["push_ups"]
    table.expect(asked=(1, "turn"))


DRAFTS = {  # the places of a temple card that start a draft
    "temple_1": [2, 4, 6, 8],
    "temple_2": [2, 3, 6, 8],
    "temple_3": [2, 3, 5, 7],
    "temple_4": [3, 4, 5, 7],
    "temple_5": [3, 4, 6, 7],
}


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=pytest.mark.rule("LH-4.4", f"LH-temple-{one}")) for one in DRAFTS]
)
def test_only_marked_places_of_the_temple_card_start_a_draft(name: str) -> None:
    for place in range(1, 9):
        table = given(4).temple_card(name).built(place - 1).own(0, "elis").play("act build_temple")
        table.expect(prompt="draft" if place in DRAFTS[name] else "turn")


def oracle(card_name: str) -> HellasScenario:
    return given(3).temple_card(card_name).own(0, "phocis")


@pytest.mark.rule("LH-temple-temple_1", "LH-4.4")
def test_oracle_of_card_1_another_special_action() -> None:
    table = oracle("temple_1").play("act build_temple").expect_priests(0, 1)
    table.expect(asked=(0, "special"), cannot="act build_temple", no="go")  # special actions only
    table.prepare().expect(asked=(1, "turn"))


@pytest.mark.rule("LH-temple-temple_2", "LH-4.4")
def test_oracle_of_card_2_another_priest_and_a_draft() -> None:
    oracle("temple_2").play("act build_temple").expect_priests(0, 2).expect(asked=(0, "draft"))


@pytest.mark.rule("LH-temple-temple_3", "LH-4.4")
def test_oracle_of_card_3_one_of_three_artifacts() -> None:
    table = oracle("temple_3").chance("aegis", "harpe", "caduceus").play("act build_temple")
    assert sorted(table.offers("keep-artifact")) == ["aegis", "caduceus", "harpe"]
    table.play("keep-artifact harpe")
    assert table.has_artifact(0, "harpe")
    assert table.relics_left() == 9


@pytest.mark.rule("LH-temple-temple_4", "LH-4.4")
def test_oracle_of_card_4_a_full_hand() -> None:
    table = oracle("temple_4").hand(0, "charge-sickle").bless(0, "armory").play("act build_temple")
    table.expect_hand_size(0, 6)


@pytest.mark.rule("LH-temple-temple_5", "LH-4.4")
def test_oracle_of_card_5_two_different_attributes() -> None:
    table = oracle("temple_5").attributes(0, 1, 1, 5).play("act build_temple", "raise strength")
    assert table.values(0) == [2, 2, 5]  # Speed cannot rise: no choice left
    table = oracle("temple_5").play("act build_temple", "raise speed")
    assert table.offers("raise") == ["leadership", "strength"]
    table.play("raise leadership")
    assert table.values(0) == [2, 1, 2]


@pytest.mark.rule("LH-10.2")
def test_a_gods_artifact_goes_charged_with_the_region_of_its_monument() -> None:
    table = given().own(1, "thessaly").artifact(1, "thunder_of_zeus").exhaust(1).army(0, "locris", 1)
    table.play("act march", "march locris thessaly")
    assert table.is_charged(0, "thunder_of_zeus")
    assert not table.has_artifact(1, "thunder_of_zeus")


@pytest.mark.rule("LH-10.2")
def test_artifacts_are_public() -> None:
    table = given().artifact(1, "harpe")
    assert table.board(2)["players"][1]["artifacts"] == [{"id": "harpe", "charged": True}]


@pytest.mark.rule("LH-6.1")
def test_the_hand_limit_is_kept_at_once() -> None:
    table = given().hand(0, "charge-sickle", "trap-mace", "trap-sword").chance("assault-axe", "assault-spear")
    table.play("act prepare", "prepare draw", "prepare draw").expect(asked=(0, "discard"))
    assert len(table.offers("discard")) == 5
    table.play("discard charge-sickle").expect_hand_size(0, 4).expect(asked=(1, "turn"))


@pytest.mark.rule("LH-6.2")
def test_an_empty_deck_is_the_shuffled_discard() -> None:
    table = given().deck("charge-sickle").play("act prepare", "prepare draw", "prepare draw").expect_hand_size(0, 2)
    assert "charge-sickle" in table.in_hand(0)
    assert (count_bits(table.game.discard), count_bits(table.game.deck)) == (0, 30 - 2)
