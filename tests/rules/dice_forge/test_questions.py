"""What questions say and offer in full, and the reasons for what they withhold. It is the second player's turn."""

import pytest

import agon
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.rules.blessings import EveryoneBlessed
from agon.games.dice_forge.rules.turn import Turn
from tests.frames import top
from tests.logs import log, question, reason

from .scenario import DiceForgeScenario, given, second_turn

TRITON = ["triton gold", "triton sun", "triton moon"]


@pytest.mark.rule("DF-3.3", "DF-3.4")
def test_equal_faces_of_a_die_are_one_place_to_forge() -> None:
    table = second_turn().reserve(1, gold=2).play("buy gold3")
    assert question(table) == "forge gold3"
    places = ["light gold1", "light sun1", "dark gold1", "dark moon1", "dark glory2"]
    table.expect(options=[f"forge gold3 {place}" for place in places])


@pytest.mark.rule("DF-3.1", "DF-card-guardians_owl")
def test_an_owl_brings_one_of_three() -> None:
    table = given(3).own(1, "guardians_owl").play("pass", "use guardians_owl")
    table.expect(asked=(1, "owl"), options=["take gold 1", "take sun 1", "take moon 1"])


@pytest.mark.rule("DF-3.1", "DF-card-elder")
def test_an_elder_wants_three_gold_which_a_triton_token_may_bring() -> None:
    table = given(3, "sun4").own(1, "elder").tokens(1, triton=1)
    for seat in (1, 2, 0):
        table.rolls(seat, "sun1", "moon1")
    table.play("pass").reserve(1, gold=2).expect(options=[*TRITON, "skip"])
    table.play("triton gold").expect(asked=(1, "reinforce"), options=["use elder", "skip"])
    table.play("use elder").expect(asked=(1, "action")).expect_reserve(1, gold=5, sun=1, moon=1, glory=4)


@pytest.mark.rule("DF-4.1")
@pytest.mark.parametrize(("slot", "card", "asked"), [("moon6", "sentinel", "sun 2"), ("sun6", "cyclops", "gold 4")])
def test_what_may_be_refused(slot: str, card: str, asked: str) -> None:
    table = second_turn(slot).result(1, "gold4", "sun2", by=card)
    assert question(table) == f"refuse {card} {asked}"
    table.expect(options=[f"refuse {asked}", f"keep {asked}"])


@pytest.mark.rule("DF-card-cerberus", "DF-face-x3")
def test_cerberus_repeats_an_x3_too() -> None:
    table = second_turn("moon4").tokens(1, cerberus=1).result(1, "sum_m2_v2", "x3").expect_reserve(1, moon=6, glory=6)
    assert question(table) == "cerberus sum_m2_v2 x3"
    table.play("repeat sum_m2_v2 x3").expect_reserve(1, moon=6, glory=12).expect(asked=(1, "action"))
    assert table.hero(1).cerberus == 0


@pytest.mark.rule("DF-card-cerberus", "DF-2.4")
def test_cerberus_repeats_the_one_die_of_a_minor_blessing() -> None:
    table = second_turn("moon4").tokens(1, cerberus=2).result(1, "gold4")
    assert question(table) == "cerberus gold4 gold4"
    table.play("repeat gold4 gold4").expect_reserve(1, gold=8).expect(asked=(1, "action"))  # once a roll
    assert table.hero(1).cerberus == 1


@pytest.mark.rule("DF-2.4", "DF-card-sphinx")
def test_the_sphinx_wants_one_die_for_all_its_rolls() -> None:
    table = second_turn().feat(1, "sphinx").expect(options=["roll light", "roll dark"])
    assert question(table) == "same-die sphinx"


@pytest.mark.rule("DF-face-ship", "DF-2.1")
@pytest.mark.parametrize("other", ["choice_g1_s1_m1", "sum_g1_s1_m1_v1", "choice_g3_v2"])
def test_the_order_is_asked_beside_whatever_may_give_gold(other: str) -> None:
    table = second_turn().result(1, "ship", other).expect(options=["first ship", f"first {other}"])
    assert question(table) == f"order ship {other}"


@pytest.mark.rule("DF-face-ship", "DF-2.1")
@pytest.mark.parametrize("other", ["moon2", "glory3", "sum_m2_v2"])
def test_the_order_is_not_asked_beside_what_gives_none(other: str) -> None:
    second_turn().result(1, "ship", other).expect(asked=(1, "ship"))


@pytest.mark.rule("DF-face-ship")
def test_a_ship_says_its_discount_and_offers_what_can_be_paid() -> None:
    table = second_turn().reserve(1, gold=1).result(1, "ship")
    assert question(table) == "ship 2"
    table.expect(options=["buy sun1", "buy moon1", "buy gold3", "buy gold4", *TRITON, "skip"])
    table.play("buy gold4").expect_reserve(1).expect(asked=(1, "forge"))
    assert question(second_turn().result(1, "ship", "x3")) == "ship 6"


@pytest.mark.rule("DF-face-ship", "DF-face-x3")
def test_a_tripled_ship_never_pays_out() -> None:
    second_turn().reserve(1, gold=1).result(1, "x3", "ship").play("buy gold3").expect_reserve(1, gold=1)


@pytest.mark.rule("DF-card-minotaur", "DF-face-boar_red")
def test_questions_of_a_loss_and_of_a_reward() -> None:
    table = second_turn("moon3").own(1, "tenacious_boar_red")
    loss = table.copy().result(2, "choice_g1_s1_m1", is_loss=True).expect(seat=2)
    assert question(loss) == "lose choice_g1_s1_m1"
    table.result(2, "boar_red").play("take sun 1").expect(seat=1)
    assert question(table) == "reward boar_red 2"


@pytest.mark.rule("DF-face-shield_glory")
def test_one_glory_is_a_match_for_the_shield_of_glory() -> None:
    second_turn().result(1, "sum_s1_v1", "shield_glory").expect_reserve(1, sun=1, glory=6)
    second_turn().result(1, "shield_moon", "sum_s1_v1").expect_reserve(1, sun=1, moon=2, glory=1)


@pytest.mark.rule("DF-4.2", "DF-2.1")
def test_a_single_gold_rolled_may_go_into_the_hammer_and_a_roll_without_gold_asks_nothing() -> None:
    table = second_turn().feat(1, "blacksmiths_hammer")
    for seat, light, dark in ((1, "gold1", "moon1"), (2, "sun1", "moon1"), (0, "gold1", "glory2")):
        table.rolls(seat, light, dark)
    table.happen(EveryoneBlessed(seat=1, blessings=1)).expect(asked=(1, "hammer"), options=["hammer 0", "hammer 1"])
    assert question(table) == "hammer 1"
    table.play("hammer 1").expect_reserve(1, moon=1).expect_reserve(2, sun=1, moon=1).expect_reserve(0, gold=1, glory=2)
    for seat in (1, 2, 0):
        table.rolls(seat, "sun1", "moon1")
    table.happen(EveryoneBlessed(seat=1, blessings=1)).expect(asked=(1, "action"))
    assert log(table)[-3:] == ["gain 1 0 1 1 0", "gain 2 0 1 1 0", "gain 0 0 1 1 0"]


@pytest.mark.rule("DF-4.2")
def test_the_hammer_takes_no_more_than_its_way_is_long() -> None:
    table = second_turn().feat(1, "blacksmiths_hammer").tokens(1, hammer_steps=28).result(1, "gold6")
    table.expect(options=["hammer 0", "hammer 1", "hammer 2"])


@pytest.mark.rule("DF-card-guardians_shield", "DF-card-tenacious_boar_red")
def test_what_a_garden_and_a_boar_ask() -> None:
    table = second_turn("sun3").feat(1, "guardians_shield")
    assert question(table) == "garden guardians_shield"
    kinds = ("sun", "moon", "gold", "glory")
    table.expect(options=[f"take-face shield_{kind}" for kind in kinds])
    table.play("take-face shield_gold", "forge shield_gold light gold1")
    assert table.left("shield_gold") == 0
    again = table.feat(1, "guardians_shield")
    again.expect(options=[f"take-face shield_{kind}" for kind in ("sun", "moon", "glory")])
    boar = second_turn("moon3").boar_stack("red", "blue", "green").feat(1, "tenacious_boar_red")
    assert question(boar) == "boar boar_red"


@pytest.mark.rule("DF-3.3", "DF-3.5")
def test_reasons_name_prices_and_shards() -> None:
    table = second_turn().reserve(1, gold=1, sun=4, moon=5)
    found = [reason(table, anchor) for anchor in ("face:gold3", "face:mirror", "card:hydra", "card:sphinx")]
    assert found == ["gold 2", "garden", "shards 5 5", "shards 6 0"]
    table.sell_out("ferryman", to=2).reserve(1, gold=12, moon=5)
    assert reason(table, "card:ferryman") == "stack-empty"
    for _ in range(table.left("gold6")):
        table.exchange(2, "light", table.faces(2, "light").index("gold1"), "gold6")
    assert reason(table.changed(), "face:gold6") == "none-left"


@pytest.mark.rule("DF-3.2", "DF-3.3")
def test_reasons_within_an_offering() -> None:
    table = second_turn().reserve(1, gold=4, moon=4).play("buy gold3", "forge gold3 light gold1")
    table.expect(options=["buy moon1", *TRITON, "done"])
    found = [reason(table, anchor) for anchor in ("face:gold3", "face:gold6", "card:ferryman", "card:elder")]
    assert found == ["bought", "gold 4", "offering", "offering"]


@pytest.mark.rule("DF-3.7")
def test_the_extra_action_lists_what_two_sun_shards_less_can_pay() -> None:
    table = second_turn().reserve(1, gold=3, sun=4, moon=2).play("feat blacksmiths_chest").expect(asked=(1, "extra"))
    feats = ["blacksmiths_hammer", "blacksmiths_chest", "guardians_owl", "elder", "wild_spirits"]
    assert sorted(table.offers("feat")) == sorted(feats)
    assert sorted(table.offers("buy")) == ["gold3", "gold4", "moon1", "sun1"]
    table.play("buy gold4").expect_reserve(1, sun=2, moon=1)


@pytest.mark.rule("DF-3.1", "DF-card-elder", "DF-card-silver_hind")
def test_each_elder_is_used_once_a_turn() -> None:
    table = given(3).own(1, "elder", "elder", "silver_hind")
    for seat in (1, 2, 0):
        table.rolls(seat, "sun1", "moon1")
    table.play("pass").reserve(1, gold=12).play("use elder", "use elder").expect(options=["use silver_hind", "skip"])
    table.expect_reserve(1, gold=6, sun=1, moon=1, glory=8)
    table.rolls(1, light="sun1").play("use silver_hind", "roll light").expect(asked=(1, "action"))
    table.expect_reserve(1, gold=6, sun=2, moon=1, glory=8)


@pytest.mark.rule("DF-3.2")
def test_an_action_is_awaited_until_it_was_taken() -> None:
    table = second_turn().reserve(1, sun=2, moon=1)
    assert is_action_awaited(table)
    assert not is_action_awaited(table.play("feat blacksmiths_chest"))


def is_action_awaited(table: DiceForgeScenario) -> bool:
    turn = top(table.game)
    assert isinstance(turn, Turn)
    return turn.awaits_action()


@pytest.mark.rule("DF-face-x3", "DF-face-shield_sun")
def test_an_x3_gives_a_shield_nothing_to_match() -> None:
    second_turn().result(1, "x3", "shield_sun").expect_reserve(1, sun=6)
    mirrored = second_turn().show(2, "x3", "gold1").result(1, "mirror", "mirror")
    mirrored.play("copy x3", "copy x3").expect_reserve(1).expect(asked=(1, "action"))


@pytest.mark.rule("DF-face-ship", "DF-2.1")
def test_the_order_is_asked_whichever_die_shows_the_ship() -> None:
    second_turn().result(1, "gold3", "ship").expect(prompt="order", options=["first gold3", "first ship"])
    table = second_turn().result(1, "choice_g3_v2", "ship").expect(prompt="order").play("first ship", "skip")
    table.play("take gold 3").expect_reserve(1, gold=3)


@pytest.mark.rule("DF-card-minotaur")
def test_a_loss_of_glory_alone_is_told() -> None:
    table = second_turn().reserve(2, glory=5, gold=1).result(2, "glory3", "gold1", is_loss=True)
    assert log(table)[-2:] == ["lose 2 0 0 0 3", "lose 2 1 0 0 0"]


@pytest.mark.rule("DF-card-satyrs")
def test_all_four_dice_of_rivals_can_be_picked() -> None:
    table = second_turn().rolls(2, "gold1", "glory2").rolls(0, "sun1", "moon1").feat(1, "satyrs")
    table.expect(can="pick p0 light sun1").play("pick p0 light sun1").expect(
        no="pick p0 light", can="pick p2 light gold1"
    )


@pytest.mark.rule("DF-card-tenacious_boar_red")
def test_the_boars_left_are_kept_by_copies_and_saves() -> None:
    table = second_turn("moon3").boar_stack("red", "blue", "green")
    again = agon.load(table.game.dump())
    for game in (table.copy().game, again):
        assert isinstance(game, DiceForge)
        assert game.boars == table.game.boars
    copied = table.copy().feat(1, "tenacious_boar_red").play("give p2 boar_red", "forge boar_red light sun1")
    assert [len(copied.game.boars), len(table.game.boars)] == [2, 3]
