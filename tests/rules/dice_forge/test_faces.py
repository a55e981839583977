"""DF-2.5: every face."""

import pytest

from .scenario import given

NOTHING = (0, 0, 0, 0)

GAINS = {  # gold, sun, moon, glory
    "gold1": (1, 0, 0, 0),
    "glory2": (0, 0, 0, 2),
    "sun1": (0, 1, 0, 0),
    "moon1": (0, 0, 1, 0),
    "gold3": (3, 0, 0, 0),
    "gold4": (4, 0, 0, 0),
    "gold6": (6, 0, 0, 0),
    "sum_s1_v1": (0, 1, 0, 1),
    "sum_g2_m1": (2, 0, 1, 0),
    "moon2": (0, 0, 2, 0),
    "sun2": (0, 2, 0, 0),
    "glory3": (0, 0, 0, 3),
    "glory4": (0, 0, 0, 4),
    "sum_m2_v2": (0, 0, 2, 2),
    "sum_g1_s1_m1_v1": (1, 1, 1, 1),
}


def marked(names: object) -> list[object]:
    """One case per face, each proving its own id."""
    assert isinstance(names, dict)
    return [pytest.param(name, marks=pytest.mark.rule(f"DF-face-{name}")) for name in names]


@pytest.mark.rule("DF-2.5")
@pytest.mark.parametrize("name", marked(GAINS))
def test_plain_and_sum_faces_give_all_their_parts(name: str) -> None:
    assert given().result(0, name).reserves(0) == GAINS[name]


@pytest.mark.parametrize("name", GAINS)
def test_two_equal_faces_give_twice_as_much(name: str) -> None:
    gold, sun, moon, glory = GAINS[name]
    given().result(0, name, name).expect_reserve(0, gold=2 * gold, sun=2 * sun, moon=2 * moon, glory=2 * glory)


CHOICES = {
    "choice_g1_s1_m1": {"take gold 1": (1, 0, 0, 0), "take sun 1": (0, 1, 0, 0), "take moon 1": (0, 0, 1, 0)},
    "choice_g3_v2": {"take gold 3": (3, 0, 0, 0), "take glory 2": (0, 0, 0, 2)},
    "choice_g2_s2_m2": {"take gold 2": (2, 0, 0, 0), "take sun 2": (0, 2, 0, 0), "take moon 2": (0, 0, 2, 0)},
}


@pytest.mark.rule("DF-2.5")
@pytest.mark.parametrize("name", marked(CHOICES))
def test_choice_faces_give_exactly_one_option(name: str) -> None:
    for option, gained in CHOICES[name].items():
        table = given().result(0, name).expect(asked=(0, "take"), options=list(CHOICES[name]))
        assert table.play(option).reserves(0) == gained


@pytest.mark.rule("DF-2.5")
def test_a_capped_option_may_be_chosen() -> None:
    given().reserve(0, gold=12).result(0, "choice_g3_v2").play("take gold 3").expect_reserve(0, gold=12)


@pytest.mark.rule("DF-face-x3")
@pytest.mark.parametrize(
    ("other", "expected"),
    [("gold4", (12, 0, 0, 0)), ("sum_m2_v2", (0, 0, 6, 6)), ("sum_g1_s1_m1_v1", (3, 3, 3, 3)), ("x3", NOTHING)],
)
def test_x3_triples_the_whole_other_face_and_two_do_nothing(other: str, expected: tuple[int, int, int, int]) -> None:
    assert given().result(0, other, "x3").reserves(0) == expected
    assert given().result(0, "x3", other).reserves(0) == expected


@pytest.mark.rule("DF-face-x3")
def test_x3_alone_does_nothing() -> None:
    given().result(0, "x3").expect_reserve(0)


@pytest.mark.rule("DF-face-x3")
def test_x3_with_a_choice_face_triples_one_choice() -> None:
    table = given().result(0, "choice_g1_s1_m1", "x3").expect(options=["take gold 3", "take sun 3", "take moon 3"])
    table.play("take moon 3").expect_reserve(0, moon=3)


@pytest.mark.rule("DF-face-x3")
def test_x3_with_a_shield_triples_the_base_gain_and_never_gives_five_glory() -> None:
    given().result(0, "shield_glory", "x3").expect_reserve(0, glory=9)


@pytest.mark.rule("DF-face-x3")
def test_x3_with_a_ship_gives_a_discount_of_six() -> None:
    table = given(3).result(0, "ship", "x3").expect(asked=(0, "ship"), can="buy moon2", cannot="buy sun2")
    table.play("buy moon2", "forge moon2 light gold1").expect_reserve(0)


@pytest.mark.rule("DF-face-x3", "DF-face-mirror")
def test_x3_with_a_mirror_copies_first_then_triples() -> None:
    table = given().show(1, "sun1", "x3").result(0, "mirror", "x3").expect(options=["copy sun1", "copy x3"])
    table.play("copy sun1").expect_reserve(0, sun=3)


@pytest.mark.rule("DF-face-mirror")
def test_mirror_copies_any_opposing_face_that_lies_up() -> None:
    table = given(3).show(1, "gold6", "moon2").show(2, "glory3", "moon2").result(0, "mirror")
    assert sorted(table.options) == ["copy glory3", "copy gold6", "copy moon2"]
    table.play("copy glory3").expect_reserve(0, glory=3)


@pytest.mark.rule("DF-face-mirror")
def test_two_mirrors_are_two_copies_and_may_copy_the_same_face() -> None:
    table = given().show(1, "sun1", "moon1").result(0, "mirror", "mirror")
    table.play("copy sun1", "copy sun1").expect_reserve(0, sun=2)


@pytest.mark.rule("DF-face-mirror")
def test_an_opposing_mirror_reflects_the_own_showing_faces() -> None:
    table = given().show(1, "mirror", "gold1").show(0, "mirror", "sun2").result(0, "mirror", "sun2")
    assert sorted(table.options) == ["copy gold1", "copy sun2"]
    table.play("copy sun2").expect_reserve(0, sun=4)


@pytest.mark.rule("DF-face-mirror")
def test_nothing_but_mirrors_shows_nothing() -> None:
    table = given().show(0, "mirror", "mirror").show(1, "mirror", "mirror")
    table.result(0, "mirror", "mirror").expect(asked=(0, "action")).expect_reserve(0)


@pytest.mark.rule("DF-face-ship")
def test_ship_buys_one_face_two_cheaper_and_forges_it_at_once() -> None:
    table = given(3).reserve(0, gold=2).result(0, "ship")
    table.expect(can=["buy gold3", "buy gold6", "skip"], cannot="buy choice_g3_v2")
    table.play("buy gold6", "forge gold6 dark gold1").expect_reserve(0).expect_die(0, "dark", "gold6")
    assert table.left("gold6") == 0


@pytest.mark.rule("DF-face-ship")
def test_ship_is_optional_and_never_pays_out() -> None:
    table = given(3).result(0, "ship").play("buy gold3", "forge gold3 light gold1").expect_reserve(0)
    table.result(0, "ship").play("skip").expect(asked=(0, "action"))


@pytest.mark.rule("DF-face-ship", "DF-2.1")
def test_the_order_of_ship_and_gold_is_the_players() -> None:
    table = given(3).result(0, "ship", "gold3").expect(options=["first ship", "first gold3"])
    table.play("first gold3").expect(can="buy choice_g3_v2").play("skip").expect_reserve(0, gold=3)
    table = given(3).reserve(0, gold=12).result(0, "ship", "gold3")
    table.play("first ship", "buy choice_g3_v2", "forge choice_g3_v2 light gold1").expect_reserve(0, gold=12)


@pytest.mark.rule("DF-face-ship")
def test_two_ships_are_two_purchases_and_may_buy_the_same_kind() -> None:
    table = given(3).result(0, "ship", "ship")
    table.play("buy moon1", "forge moon1 light gold1", "buy moon1", "forge moon1 light gold1")
    assert table.faces(0, "light").count("moon1") == 2


SHIELDS = {  # alone; beside another kind; beside its own kind: gold, sun, moon, glory
    "sun": ((0, 2, 0, 0), ("moon1", (0, 2, 1, 0)), ("sun1", (0, 1, 0, 5))),
    "moon": ((0, 0, 2, 0), ("sun1", (0, 1, 2, 0)), ("moon1", (0, 0, 1, 5))),
    "gold": ((3, 0, 0, 0), ("sun1", (3, 1, 0, 0)), ("gold1", (1, 0, 0, 5))),
    "glory": ((0, 0, 0, 3), ("sun1", (0, 1, 0, 3)), ("glory2", (0, 0, 0, 7))),
}


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=pytest.mark.rule(f"DF-face-shield_{kind}")) for kind in SHIELDS]
)
def test_a_shield_gives_its_base_gain_or_five_glory_if_the_other_die_matches(kind: str) -> None:
    base, (other, with_other), (matching, with_matching) = SHIELDS[kind]
    assert given().result(0, f"shield_{kind}").reserves(0) == base
    assert given().result(0, f"shield_{kind}", other).reserves(0) == with_other
    assert given().result(0, matching, f"shield_{kind}").reserves(0) == with_matching


@pytest.mark.rule("DF-face-shield_moon", "DF-face-shield_sun")
def test_sum_faces_match_by_a_part_and_choice_faces_by_the_option_taken() -> None:
    given().result(0, "shield_moon", "sum_g2_m1").expect_reserve(0, gold=2, moon=1, glory=5)
    given().result(0, "shield_sun", "choice_g1_s1_m1").play("take moon 1").expect_reserve(0, sun=2, moon=1)


@pytest.mark.rule("DF-face-shield_gold")
def test_a_gain_that_does_not_fit_still_matches() -> None:
    given().reserve(0, gold=12).result(0, "shield_gold", "gold3").expect_reserve(0, gold=12, glory=5)


@pytest.mark.rule("DF-face-shield_sun", "DF-face-shield_glory")
def test_two_shields() -> None:
    given().result(0, "shield_sun", "shield_glory").expect_reserve(0, sun=2, glory=3)
    equal = given().show(1, "shield_sun", "gold1").result(0, "shield_sun", "mirror")
    equal.play("copy shield_sun").expect_reserve(0, sun=2, glory=5)


BOARS = ["red", "blue", "yellow", "green"]


@pytest.mark.parametrize(
    "colour", [pytest.param(name, marks=pytest.mark.rule(f"DF-face-boar_{name}")) for name in BOARS]
)
def test_a_boar_gives_its_bearer_a_shard_and_rewards_the_owner_of_its_card(colour: str) -> None:
    table = given(3, "moon3").own(2, f"tenacious_boar_{colour}").result(0, f"boar_{colour}")
    table.expect(asked=(0, "take"), options=["take sun 1", "take moon 1"]).play("take moon 1")
    table.expect(asked=(2, "reward"), options=["take sun 1", "take moon 1", "take glory 3"]).play("take glory 3")
    table.expect_reserve(0, moon=1).expect_reserve(2, glory=3)


@pytest.mark.rule("DF-face-boar_red", "DF-face-x3")
def test_x3_with_a_boar_triples_the_shard_and_rewards_three_times() -> None:
    table = given(3, "moon3").own(1, "tenacious_boar_red").result(0, "boar_red", "x3")
    table.play("take sun 3", "take sun 1", "take moon 1", "take glory 3")
    table.expect_reserve(0, sun=3).expect_reserve(1, sun=1, moon=1, glory=3)


@pytest.mark.rule("DF-face-boar_red", "DF-face-mirror")
def test_copying_a_boar_rewards_its_owner_too() -> None:
    table = given(3, "moon3").own(0, "tenacious_boar_red").show(1, "boar_red", "gold1")
    table.result(0, "mirror").play("copy boar_red", "take sun 1", "take glory 3").expect_reserve(0, sun=1, glory=3)


@pytest.mark.rule("DF-face-boar_red", "DF-3.9")
def test_a_boar_can_never_be_replaced() -> None:
    table = given(2, "moon3").show(0, "boar_red", "gold1").reserve(0, gold=2)
    table.play("buy gold3").refuse("forge gold3 light boar_red").expect(can="forge gold3 light gold1")
