"""LH-3: regular actions. With the powers of the gods."""

import pytest

from agon.games.hellas.rules.armies import Enter
from agon.games.hellas.rules.march import March

from .scenario import given, region

# ---------------------------------------------------------------------- artifacts


@pytest.mark.rule("LH-3.1")
def test_several_artifacts_in_a_row_are_one_action() -> None:
    table = given().own(0, "elis").artifact(0, "horn_of_plenty", "ambrosia", "aegis").injure(0, "speed")
    assert sorted(table.offers("use")) == ["ambrosia", "horn_of_plenty"]  # the Aegis has a moment of its own
    table.play("use ambrosia")
    assert table.offers("use") == ["horn_of_plenty"]
    table.play("use horn_of_plenty", "levy elis 2").expect(no="use")


@pytest.mark.rule("LH-3.1")
def test_no_artifact_after_another_regular_action() -> None:
    table = given().own(0, "elis").artifact(0, "horn_of_plenty", "ambrosia").injure(0, "speed")
    table.play("use ambrosia", "go elis").expect(no="use")
    table = given().own(0, "elis").artifact(0, "horn_of_plenty").play("go elis")
    assert table.offers("use") == ["horn_of_plenty"]  # none was used before the move


@pytest.mark.rule("LH-3.2")
def test_used_artifacts_are_exhausted_until_any_monument_is_built() -> None:
    table = given().slain().artifact(0, "ambrosia").artifact(1, "harpe").exhaust(1).injure(0, "speed")
    table.play("use ambrosia")
    assert not table.is_charged(0, "ambrosia")
    table.play("act prepare", "prepare draw", "prepare draw")
    assert not table.is_charged(0, "ambrosia")
    table.play("act build_monument", "build-level zeus")
    assert table.is_charged(0, "ambrosia")
    assert table.is_charged(1, "harpe")


@pytest.mark.rule("LH-3.2")
def test_building_a_temple_recharges_nothing() -> None:
    table = given().own(0, "elis").artifact(0, "ambrosia").exhaust(0).play("act build_temple")
    assert not table.is_charged(0, "ambrosia")


# ---------------------------------------------------------------------- prayer


@pytest.mark.rule("LH-3.3")
def test_a_prayer_raises_the_gods_attribute_and_is_once_a_turn() -> None:
    table = given().priests(0, 2)
    assert sorted(table.offers("pray")) == ["athena", "hermes", "zeus"]
    table.play("pray athena")
    assert table.lord(0).leadership == 2
    assert (table.lord(0).pool, table.game.sent_priests(0)) == (1, 1)
    table.expect(no="pray")


@pytest.mark.rule("LH-3.3")
def test_no_free_place_no_prayer() -> None:
    table = given().priests(0, 1).praying("zeus", 1).praying("zeus", 2).praying("hermes", 1)
    assert sorted(table.offers("pray")) == ["athena", "hermes"]


@pytest.mark.rule("LH-3.3")
def test_an_injured_attribute_rises_but_counts_one_until_healed() -> None:
    table = given().priests(0, 1).attributes(0, leadership=3).injure(0, "leadership").play("pray athena")
    assert (table.lord(0).stored(0), table.lord(0).value(0)) == (4, 1)


@pytest.mark.rule("LH-3.3")
def test_attributes_end_at_five_and_the_power_still_works() -> None:
    table = given().priests(0, 1).attributes(0, strength=5).level("zeus", 2).play("pray zeus")
    assert table.lord(0).strength == 5
    table.expect_hand_size(0, 1)


POWERS = {1: 0, 2: 1, 3: 2, 4: 3, 5: 3}
"""By level of the monument: what the power of every god amounts to."""


def power_marks(name: str) -> list[object]:
    return [
        pytest.param(level, amount, marks=pytest.mark.rule("LH-3.3", f"LH-power-{name}-{level}"))
        for level, amount in POWERS.items()
    ]


@pytest.mark.parametrize(("level", "amount"), power_marks("zeus"))
def test_zeus_draws_cards(level: int, amount: int) -> None:
    table = given().priests(0, 1).level("zeus", level).play("pray zeus")
    assert table.lord(0).strength == 2
    table.expect_hand_size(0, amount)


@pytest.mark.parametrize(("level", "amount"), power_marks("athena"))
def test_athena_recruits_in_one_region(level: int, amount: int) -> None:
    table = given().priests(0, 1).own(0, "elis", "messenia").level("athena", level).play("pray athena")
    assert table.lord(0).leadership == 2
    if amount == 0:
        table.expect(asked=(0, "turn"))
        return
    assert sorted(table.offers("muster")) == ["elis", "messenia"]
    table.play("muster elis").expect(can=f"levy-fortified elis {amount}", cannot=f"levy elis {amount + 1}")
    table.play(f"levy-fortified elis {amount}").expect_hoplites(0, "elis", amount)
    assert table.is_fortified(0, "elis")


@pytest.mark.parametrize(("level", "amount"), power_marks("hermes"))
def test_hermes_moves_an_army(level: int, amount: int) -> None:
    table = given().priests(0, 1).army(0, "elis", 3).level("hermes", level).play("pray hermes")
    assert table.lord(0).speed == 2
    if amount == 0:
        table.expect(asked=(0, "turn"))
        return
    table.play("use-power", "march elis arcadia", "count 2")
    path = ["argolis", "crete"]
    for step in path[: amount - 1]:
        table.expect_owner("arcadia", -1)  # no control on the way
        table.play(f"onward {step}")
    end = ["arcadia", *path][amount - 1]
    table.expect_hoplites(0, end, 2).expect_hoplites(0, "elis", 1).expect(asked=(0, "turn"))


@pytest.mark.rule("LH-3.10", "LH-power-hermes-3")
def test_hermes_army_stops_at_enemies_and_may_be_declined() -> None:
    table = given().priests(0, 1).army(0, "elis", 3).own(1, "arcadia").level("hermes", 3)
    table.copy().play("pray hermes", "skip").expect_hoplites(0, "elis", 3)
    table.play("pray hermes", "use-power", "march elis arcadia", "count 2")
    table.expect(asked=(0, "turn"))  # an enemy region ends the way, and is taken
    table.expect_owner("arcadia", 0)


# ---------------------------------------------------------------------- the hero


@pytest.mark.rule("LH-3.4")
def test_a_hero_goes_up_to_speed_regions_through_anything() -> None:
    table = given().hero(0, "crete").army(1, "argolis", 3).monster("hydra", "argolis")
    assert sorted(table.offers("go")) == ["argolis", "attica", "euboea", "laconia"]
    table.attributes(0, speed=2)
    table.expect(can="go arcadia", cannot="go achaea")  # through Argolis or Laconia
    table.play("go arcadia").expect_hero(0, "arcadia").expect(no="go")


@pytest.mark.rule("LH-7.6", "LH-3.4")
def test_with_injured_speed_the_hero_goes_one_region() -> None:
    table = given().hero(0, "crete").attributes(0, speed=4).injure(0, "speed")
    assert sorted(table.offers("go")) == ["argolis", "attica", "euboea", "laconia"]
    given().hero(0, "crete").attributes(0, speed=2).injure(0, "leadership", "strength").expect(can="go arcadia")


@pytest.mark.rule("LH-3.4", "LH-9.2")
def test_on_a_quest_the_move_is_one_step() -> None:
    table = given().quest("aid_to_atlas").hero(0, "messenia").attributes(0, strength=2, speed=5)
    table.play("go messenia", "begin-quest aid_to_atlas 1")
    table.prepare().prepare().prepare().expect(asked=(0, "turn"), no="go")
    table.play("advance")
    assert table.lord(0).quest_step == 1
    table.expect(cannot="advance")


@pytest.mark.rule("LH-3.5")
def test_ending_the_move_at_a_token_allows_the_quest() -> None:
    table = given().quest("clean_augean_stables")
    table.attributes(0, speed=2)
    table.play("go elis").expect(asked=(0, "begin-quest"))
    table.expect(options=["begin-quest clean_augean_stables 1", "begin-quest clean_augean_stables 2", "skip"])
    table.play("skip").expect_hero(0, "elis")


# ---------------------------------------------------------------------- hoplites


@pytest.mark.rule("LH-3.6")
def test_up_to_leadership_hoplites_one_step_each_none_twice() -> None:
    table = given().attributes(0, leadership=3).army(0, "elis", 2).play("act hoplite_movement", "step elis messenia")
    table.expect(cannot="step messenia laconia")
    table.play("step elis messenia").expect(asked=(0, "turn"))
    table.expect_hoplites(0, "messenia", 2).expect_owner("messenia", -1)  # population 3


@pytest.mark.rule("LH-7.6", "LH-3.6")
def test_with_injured_leadership_one_hoplite_moves() -> None:
    table = given().attributes(0, leadership=3).injure(0, "leadership").army(0, "elis", 3)
    table.play("act hoplite_movement", "step elis messenia").expect(asked=(0, "turn"), no="step")
    table = given().attributes(0, leadership=3).injure(0, "speed", "strength").army(0, "elis", 3)
    table.play("act hoplite_movement", "step elis messenia").expect(asked=(0, "move-hoplites"))


@pytest.mark.rule("LH-3.6")
def test_sea_routes_join_neighbours_and_leadership_limits() -> None:
    table = given().army(0, "crete", 2).play("act hoplite_movement")
    assert sorted(table.offers("step")) == ["crete argolis", "crete attica", "crete euboea", "crete laconia"]
    table.play("step crete euboea").expect(asked=(0, "turn"), cannot="act hoplite_movement")


@pytest.mark.rule("LH-3.7")
def test_a_hoplite_steps_into_the_city_and_out_of_it_as_a_move() -> None:
    table = given().attributes(0, leadership=2).army(0, "elis", 2).play("act hoplite_movement", "fortify elis")
    assert table.is_fortified(0, "elis")
    table.expect(no="fortify")  # one a city
    table.play("step elis achaea").expect_hoplites(0, "elis", 1).expect(asked=(0, "turn"))


@pytest.mark.rule("LH-3.7")
def test_leaving_the_city_is_a_move_and_the_hoplite_goes_no_further() -> None:
    table = given().attributes(0, leadership=2).army(0, "elis", 1, fortified=True).play("act hoplite_movement")
    # the only move there is: the kernel takes it at once
    assert not table.is_fortified(0, "elis")
    table.expect(no="step")


@pytest.mark.rule("LH-3.6", "LH-3.7")
def test_a_hoplite_that_has_just_fortified_stays_in_the_city() -> None:
    table = given().attributes(0, leadership=4).army(0, "elis", 2).army(0, "achaea", 1, fortified=True)
    table.play("act hoplite_movement").expect(can="leave-city achaea")
    table.play("fortify elis").expect(no="leave-city elis", can="leave-city achaea")  # none moves twice
    table.play("leave-city achaea", "step elis arcadia").expect(asked=(0, "turn"))  # nobody else can move
    assert table.is_fortified(0, "elis")
    table.prepare().prepare().prepare()
    table.play("act hoplite_movement").expect(can="leave-city elis")  # in a later turn


@pytest.mark.rule("LH-3.6", "LH-3.7")
def test_one_may_take_the_place_in_the_city_that_another_has_left() -> None:
    table = given().attributes(0, leadership=3).army(0, "elis", 2, fortified=True)
    table.play("act hoplite_movement", "leave-city elis", "fortify elis")
    assert table.is_fortified(0, "elis")
    table.expect(asked=(0, "turn")).expect_hoplites(0, "elis", 2)


@pytest.mark.rule("LH-3.7")
def test_fortifying_needs_control_and_a_city_and_not_the_hoplite_that_just_came() -> None:
    table = given().attributes(0, leadership=3).army(0, "messenia", 1)  # no city
    table.army(0, "elis", 1, owned=False)  # no control
    table.play("act hoplite_movement").expect(no="fortify")
    table.own(0, "arcadia").play("step messenia arcadia").expect(no="fortify")


@pytest.mark.rule("LH-3.7")
@pytest.mark.parametrize(("where", "bonus"), [("argolis", 1), ("laconia", 2)])
def test_a_fortified_hoplite_adds_one_or_two_in_sparta(where: str, bonus: int) -> None:
    table = given().army(1, where, 2, fortified=True).army(0, where, 2, owned=False)
    assert (table.strength(1, where), table.strength(0, where)) == (2 + bonus, 2)


@pytest.mark.rule("LH-3.8")
def test_an_empty_enemy_region_is_taken_by_one_hoplite_whatever_its_people() -> None:
    table = given().army(0, "boeotia", 1).own(1, "attica").play("act hoplite_movement", "step boeotia attica")
    table.expect_owner("attica", 0)
    assert table.has_artifact(0, "owl_of_athena")


@pytest.mark.rule("LH-3.8")
def test_a_neutral_region_is_taken_when_hoplites_reach_its_population() -> None:
    table = given().attributes(0, leadership=3).army(0, "arcadia", 3)
    table.play("act hoplite_movement", "step arcadia messenia", "step arcadia messenia").expect_owner("messenia", -1)
    table.play("step arcadia messenia").expect_owner("messenia", 0)


@pytest.mark.rule("LH-3.8")
def test_enemy_hoplites_mean_a_battle() -> None:
    table = given().army(0, "arcadia", 1).army(1, "elis", 1).hand(1, "trap-mace")
    table.play("act hoplite_movement", "step arcadia elis").expect(asked=(1, "battle"))
    table.expect_owner("elis", 1)  # while the battle lasts


@pytest.mark.rule("LH-3.8", "LH-3.9")
def test_control_waits_for_the_battle() -> None:
    table = (
        given().attributes(0, leadership=4).army(0, "arcadia", 4).army(1, "elis", 1).army(1, "argolis", 2, owned=False)
    )
    table.play("act hoplite_movement", *["step arcadia elis"] * 2, *["step arcadia argolis"] * 2)
    table.expect(asked=(0, "fight")).expect_owner("elis", 1).expect_owner("argolis", -1)
    table.play("fight elis").expect_owner("elis", 0)


@pytest.mark.rule("LH-3.9")
def test_all_moves_first_then_battles_in_the_attackers_order() -> None:
    table = given().attributes(0, leadership=3).army(0, "arcadia", 4).army(1, "elis", 1).army(2, "argolis", 1)
    table.play("act hoplite_movement", "step arcadia elis", "step arcadia argolis", "step arcadia achaea")
    table.expect(asked=(0, "fight"))
    assert sorted(table.offers("fight")) == ["argolis", "elis"]
    table.expect_hoplites(2, "argolis", 1)
    table.play("fight elis").expect(asked=(0, "turn"))
    table.expect_hoplites(0, "arcadia", 1 + 2 - 2)  # one stayed, both attackers died in ties


@pytest.mark.rule("LH-3.10")
def test_a_long_move_passes_only_free_regions_and_may_end_in_an_enemy_one() -> None:
    table = given().army(0, "elis", 2).own(1, "argolis").happen(March(seat=0, reach=3))
    table.play("march elis arcadia", "count 2").expect(asked=(0, "onward"))
    assert "argolis" in table.offers("onward")
    table.play("onward argolis").expect_owner("argolis", 0).expect_owner("arcadia", -1).expect(asked=(0, "turn"))


@pytest.mark.rule("LH-3.10")
def test_an_army_may_halt_on_its_way() -> None:
    table = given().army(0, "elis", 2).happen(March(seat=0, reach=2)).play("march elis arcadia", "count 2", "halt")
    table.expect_owner("arcadia", 0)  # population 2


@pytest.mark.rule("LH-8.8")
def test_leaving_a_region_keeps_its_control() -> None:
    table = given().army(0, "elis", 1).play("act hoplite_movement", "step elis arcadia").expect_hoplites(0, "elis", 0)
    table.expect_owner("elis", 0)


@pytest.mark.rule("LH-3.8")
def test_people_are_counted_however_the_hoplites_came() -> None:
    table = given().army(0, "elis", 1, owned=False).army(0, "arcadia", 1, owned=False)
    table.happen(Enter(seat=0, origin=region("elis"), region=region("arcadia"), count=1)).expect_owner("arcadia", 0)


@pytest.mark.rule("LH-3.1")
@pytest.mark.rule("LH-turn-order")
def test_regular_actions_end_with_the_special_action() -> None:
    given().army(0, "elis", 1).play("act prepare", "prepare draw", "prepare draw").expect(asked=(1, "turn"))


@pytest.mark.rule("LH-3.9", "LH-3.8")
def test_a_region_whose_defenders_left_for_another_battle_is_taken_without_one() -> None:
    table = given().attributes(0, leadership=2).army(0, "arcadia", 2).army(1, "elis", 1).army(1, "messenia", 1)
    table.artifact(1, "minotaurs_horn")
    table.play("act hoplite_movement", "step arcadia elis", "step arcadia messenia", "fight elis")
    table.play("use minotaurs_horn", "bring messenia 1").expect_hoplites(1, "messenia", 0).expect_owner("messenia", 0)
    table.expect(asked=(0, "turn"))


@pytest.mark.rule("LH-3.10", "LH-8.5")
def test_an_army_from_afar_goes_back_to_the_region_it_entered_from() -> None:
    table = given().army(0, "elis", 3).army(1, "argolis", 5).happen(March(seat=0, reach=2))
    table.play("march elis arcadia", "count 3", "onward argolis").expect_hoplites(0, "arcadia", 2)
    table.expect_hoplites(0, "elis", 0)
