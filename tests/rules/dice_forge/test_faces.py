"""DF-2.5: every face."""

from typing import Any

import pytest

from agon.games.dice_forge.tables import FACE_DATA

from .table import asked, dice, face, options, play, reserves, result, show, start

RESOURCES = ("gold", "sun", "moon", "glory")


def marked(kind: str) -> list[object]:
    """One case per face of a kind, each proving its own id."""
    return [
        pytest.param(data, id=data["id"], marks=pytest.mark.rule(f"DF-face-{data['id']}"))
        for data in FACE_DATA
        if data["kind"] == kind
    ]


@pytest.mark.rule("DF-2.5")
@pytest.mark.parametrize("data", marked("gain"))
def test_plain_and_sum_faces_give_all_their_parts(data: Any) -> None:
    game = start()
    result(game, 0, data["id"])
    assert reserves(game, 0) == tuple(data["gain"].get(name, 0) for name in RESOURCES)


EXPECTED_GAINS = {
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


@pytest.mark.parametrize("name", EXPECTED_GAINS)
def test_the_data_of_plain_faces_is_as_printed(name: str) -> None:
    game = start()
    result(game, 0, name)
    assert reserves(game, 0) == EXPECTED_GAINS[name]


EXPECTED_CHOICES = {
    "choice_g1_s1_m1": ["take gold 1", "take sun 1", "take moon 1"],
    "choice_g3_v2": ["take gold 3", "take glory 2"],
    "choice_g2_s2_m2": ["take gold 2", "take sun 2", "take moon 2"],
}


@pytest.mark.rule("DF-2.5")
@pytest.mark.parametrize("data", marked("choice"))
def test_choice_faces_give_exactly_one_option(data: Any) -> None:
    for at, option in enumerate(EXPECTED_CHOICES[data["id"]]):
        game = start()
        result(game, 0, data["id"])
        assert options(game) == EXPECTED_CHOICES[data["id"]]
        game.apply(at)
        _, resource, amount = option.split()
        assert reserves(game, 0) == tuple(int(amount) if name == resource else 0 for name in RESOURCES)


@pytest.mark.rule("DF-2.5")
def test_a_capped_option_may_be_chosen() -> None:
    game = start()
    game.heroes[0].gold = 12
    result(game, 0, "choice_g3_v2")
    play(game, "take gold 3")
    assert reserves(game, 0) == (12, 0, 0, 0)


@pytest.mark.rule("DF-face-x3")
@pytest.mark.parametrize(
    ("other", "expected"),
    [("gold4", (12, 0, 0, 0)), ("sum_m2_v2", (0, 0, 6, 6)), ("sum_g1_s1_m1_v1", (3, 3, 3, 3)), ("x3", (0, 0, 0, 0))],
)
def test_x3_triples_the_whole_other_face_and_two_do_nothing(other: Any, expected: Any) -> None:
    for first, second in ((other, "x3"), ("x3", other)):
        game = start()
        result(game, 0, first, second)
        assert reserves(game, 0) == expected


@pytest.mark.rule("DF-face-x3")
def test_x3_alone_does_nothing() -> None:
    game = start()
    result(game, 0, "x3")
    assert reserves(game, 0) == (0, 0, 0, 0)


@pytest.mark.rule("DF-face-x3")
def test_x3_with_a_choice_face_triples_one_choice() -> None:
    game = start()
    result(game, 0, "choice_g1_s1_m1", "x3")
    assert options(game) == ["take gold 3", "take sun 3", "take moon 3"]
    play(game, "take moon 3")
    assert reserves(game, 0) == (0, 0, 3, 0)


@pytest.mark.rule("DF-face-x3")
def test_x3_with_a_shield_triples_the_base_gain_and_never_gives_five_glory() -> None:
    game = start()
    result(game, 0, "shield_glory", "x3")
    assert reserves(game, 0) == (0, 0, 0, 9)


@pytest.mark.rule("DF-face-x3")
def test_x3_with_a_ship_gives_a_discount_of_six() -> None:
    game = start(3)
    result(game, 0, "ship", "x3")
    assert asked(game) == (0, "ship")
    assert "buy moon2" in options(game)
    assert "buy sun2" not in options(game)
    play(game, "buy moon2", "forge moon2 light gold1")
    assert reserves(game, 0) == (0, 0, 0, 0)


@pytest.mark.rule("DF-face-x3", "DF-face-mirror")
def test_x3_with_a_mirror_copies_first_then_triples() -> None:
    game = start()
    show(game.heroes[1], "sun1", "x3")
    result(game, 0, "mirror", "x3")
    assert options(game) == ["copy sun1", "copy x3"]
    play(game, "copy sun1")
    assert reserves(game, 0) == (0, 3, 0, 0)


@pytest.mark.rule("DF-face-mirror")
def test_mirror_copies_any_opposing_face_that_lies_up() -> None:
    game = start(3)
    show(game.heroes[1], "gold6", "moon2")
    show(game.heroes[2], "glory3", "moon2")
    result(game, 0, "mirror")
    assert sorted(options(game)) == ["copy glory3", "copy gold6", "copy moon2"]
    play(game, "copy glory3")
    assert reserves(game, 0) == (0, 0, 0, 3)


@pytest.mark.rule("DF-face-mirror")
def test_two_mirrors_are_two_copies_and_may_copy_the_same_face() -> None:
    game = start()
    show(game.heroes[1], "sun1", "moon1")
    result(game, 0, "mirror", "mirror")
    play(game, "copy sun1", "copy sun1")
    assert reserves(game, 0) == (0, 2, 0, 0)


@pytest.mark.rule("DF-face-mirror")
def test_an_opposing_mirror_reflects_the_own_showing_faces() -> None:
    game = start()
    show(game.heroes[1], "mirror", "gold1")
    show(game.heroes[0], "mirror", "sun2")
    result(game, 0, "mirror", "sun2")
    assert sorted(options(game)) == ["copy gold1", "copy sun2"]
    play(game, "copy sun2")
    assert reserves(game, 0) == (0, 4, 0, 0)


@pytest.mark.rule("DF-face-mirror")
def test_nothing_but_mirrors_shows_nothing() -> None:
    game = start()
    show(game.heroes[0], "mirror", "mirror")
    show(game.heroes[1], "mirror", "mirror")
    result(game, 0, "mirror", "mirror")
    assert reserves(game, 0) == (0, 0, 0, 0)
    assert asked(game) == (0, "action")


@pytest.mark.rule("DF-face-ship")
def test_ship_buys_one_face_two_cheaper_and_forges_it_at_once() -> None:
    game = start(3)
    game.heroes[0].gold = 2
    result(game, 0, "ship")
    assert set(options(game)) >= {"buy gold3", "buy gold6", "skip"}
    assert "buy choice_g3_v2" not in options(game)
    play(game, "buy gold6", "forge gold6 dark gold1")
    assert reserves(game, 0) == (0, 0, 0, 0)
    assert game.heroes[0].showing(1) == face("gold6")
    assert game.stock[face("gold6")] == 0


@pytest.mark.rule("DF-face-ship")
def test_ship_is_optional_and_never_pays_out() -> None:
    game = start(3)
    result(game, 0, "ship")
    play(game, "buy gold3", "forge gold3 light gold1")
    assert reserves(game, 0) == (0, 0, 0, 0)
    result(game, 0, "ship")
    play(game, "skip")
    assert asked(game) == (0, "action")


@pytest.mark.rule("DF-face-ship", "DF-2.1")
def test_the_order_of_ship_and_gold_is_the_players() -> None:
    game = start(3)
    result(game, 0, "ship", "gold3")
    assert options(game) == ["first ship", "first gold3"]
    play(game, "first gold3")
    assert "buy choice_g3_v2" in options(game)
    play(game, "skip")
    assert reserves(game, 0) == (3, 0, 0, 0)
    other = start(3)
    other.heroes[0].gold = 12
    result(other, 0, "ship", "gold3")
    play(other, "first ship", "buy choice_g3_v2", "forge choice_g3_v2 light gold1")
    assert reserves(other, 0) == (12, 0, 0, 0)


@pytest.mark.rule("DF-face-ship")
def test_two_ships_are_two_purchases_and_may_buy_the_same_kind() -> None:
    game = start(3)
    result(game, 0, "ship", "ship")
    play(game, "buy moon1", "forge moon1 light gold1", "buy moon1", "forge moon1 light gold1")
    assert game.heroes[0].faces(0).count(face("moon1")) == 2


SHIELDS = [("sun", (0, 2, 0, 0)), ("moon", (0, 0, 2, 0)), ("gold", (3, 0, 0, 0)), ("glory", (0, 0, 0, 3))]


@pytest.mark.parametrize(
    ("resource", "base"), [pytest.param(*case, marks=pytest.mark.rule(f"DF-face-shield_{case[0]}")) for case in SHIELDS]
)
def test_a_shield_gives_its_base_gain_or_five_glory_if_the_other_die_matches(resource: str, base: Any) -> None:
    matching = {"sun": "sun1", "moon": "moon1", "gold": "gold1", "glory": "glory2"}[resource]
    other = "moon1" if resource == "sun" else "sun1"
    unmatched, matched, alone = start(), start(), start()
    result(unmatched, 0, f"shield_{resource}", other)
    extra = (0, 1, 0, 0) if other == "sun1" else (0, 0, 1, 0)
    assert reserves(unmatched, 0) == tuple(a + b for a, b in zip(base, extra, strict=True))
    result(matched, 0, matching, f"shield_{resource}")
    gains = {"sun": (0, 1, 0, 5), "moon": (0, 0, 1, 5), "gold": (1, 0, 0, 5), "glory": (0, 0, 0, 7)}
    assert reserves(matched, 0) == gains[resource]
    result(alone, 0, f"shield_{resource}")
    assert reserves(alone, 0) == base


@pytest.mark.rule("DF-face-shield_moon", "DF-face-shield_sun")
def test_sum_faces_match_by_a_part_and_choice_faces_by_the_option_taken() -> None:
    game = start()
    result(game, 0, "shield_moon", "sum_g2_m1")
    assert reserves(game, 0) == (2, 0, 1, 5)
    game = start()
    result(game, 0, "shield_sun", "choice_g1_s1_m1")
    play(game, "take moon 1")
    assert reserves(game, 0) == (0, 2, 1, 0)


@pytest.mark.rule("DF-face-shield_gold")
def test_a_gain_that_does_not_fit_still_matches() -> None:
    game = start()
    game.heroes[0].gold = 12
    result(game, 0, "shield_gold", "gold3")
    assert reserves(game, 0) == (12, 0, 0, 5)


@pytest.mark.rule("DF-face-shield_sun", "DF-face-shield_glory")
def test_two_shields() -> None:
    game = start()
    result(game, 0, "shield_sun", "shield_glory")
    assert reserves(game, 0) == (0, 2, 0, 3)
    equal = start()
    show(equal.heroes[1], "shield_sun", "shield_sun")
    result(equal, 0, "shield_sun", "mirror")
    play(equal, *[] if asked(equal)[1] == "action" else ["copy shield_sun"])
    assert reserves(equal, 0) == (0, 2, 0, 5)


BOARS = ["red", "blue", "yellow", "green"]


@pytest.mark.parametrize(
    "colour", [pytest.param(name, marks=pytest.mark.rule(f"DF-face-boar_{name}")) for name in BOARS]
)
def test_a_boar_gives_its_bearer_a_shard_and_rewards_the_owner_of_its_card(colour: str) -> None:
    game = start(3, "moon3")
    game.heroes[2].cards[5 + BOARS.index(colour)] = 1
    result(game, 0, f"boar_{colour}")
    assert asked(game) == (0, "take")
    assert options(game) == ["take sun 1", "take moon 1"]
    play(game, "take moon 1")
    assert asked(game) == (2, "reward")
    assert options(game) == ["take sun 1", "take moon 1", "take glory 3"]
    play(game, "take glory 3")
    assert reserves(game, 0) == (0, 0, 1, 0)
    assert reserves(game, 2) == (0, 0, 0, 3)


@pytest.mark.rule("DF-face-boar_red", "DF-face-x3")
def test_x3_with_a_boar_triples_the_shard_and_rewards_three_times() -> None:
    game = start(3, "moon3")
    game.heroes[1].cards[5] = 1
    result(game, 0, "boar_red", "x3")
    play(game, "take sun 3", "take sun 1", "take moon 1", "take glory 3")
    assert reserves(game, 0) == (0, 3, 0, 0)
    assert reserves(game, 1) == (0, 1, 1, 3)


@pytest.mark.rule("DF-face-boar_red", "DF-face-mirror")
def test_copying_a_boar_rewards_its_owner_too() -> None:
    game = start(3, "moon3")
    game.heroes[0].cards[5] = 1
    show(game.heroes[1], "boar_red", "boar_red")
    show(game.heroes[2], "boar_red", "boar_red")
    result(game, 0, "mirror")
    play(game, "take sun 1", "take glory 3")
    assert reserves(game, 0) == (0, 1, 0, 3)


@pytest.mark.rule("DF-face-boar_red", "DF-3.9")
def test_a_boar_can_never_be_replaced() -> None:
    game = start(2, "moon3")
    hero = game.heroes[0]
    dice(hero, ["boar_red"] + ["gold1"] * 5, ["gold1"] * 6)
    hero.gold = 2
    game.relist()
    play(game, "buy gold3")
    assert options(game) == ["forge gold3 light gold1", "forge gold3 dark gold1"]
