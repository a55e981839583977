"""DF-2, DF-3 and DF-5: blessings, the turn, the end."""

import pytest

from agon.games.dice_forge.rules.blessings import Blessing, EveryoneBlessed, MinorBlessings
from agon.games.dice_forge.tables import BOTH
from agon.kernel.timeline import Timeline

from .scenario import DiceForgeScenario, fresh, given


@pytest.mark.rule("DF-2.1")
def test_in_every_turn_all_players_roll_both_dice_and_leave_them_showing() -> None:
    table = given(3).rolls(0, "gold1", "moon1").rolls(1, "sun1", "gold1").rolls(2, "gold1", "glory2")
    table.happen(EveryoneBlessed(seat=0, blessings=1))
    table.expect_reserve(0, gold=1, moon=1).expect_reserve(1, gold=1, sun=1).expect_reserve(2, gold=1, glory=2)
    table.expect_die(0, "light", "gold1").expect_die(1, "light", "sun1").expect_die(2, "light", "gold1")
    table.expect_die(0, "dark", "moon1").expect_die(1, "dark", "gold1").expect_die(2, "dark", "glory2")


@pytest.mark.rule("DF-2.1", "DF-2.3")
@pytest.mark.parametrize(("players", "dice"), [(2, 8), (3, 6), (4, 8)])
def test_with_two_players_everyone_is_blessed_twice_each_turn(players: int, dice: int) -> None:
    table = given(players)
    before = table.dice_rolled()
    table.play("pass")  # the next turn begins with its blessings
    assert table.game.active == 1
    assert table.dice_rolled() - before == dice


@pytest.mark.rule("DF-2.3")
def test_the_first_of_two_blessings_is_applied_before_the_second_roll() -> None:
    table = given().rolls(0, "choice_g3_v2", "gold1").rolls(1, "gold1", "gold1")
    table.rolls(0, "choice_g3_v2", "moon1").rolls(1, "gold1", "gold1")
    table.happen(EveryoneBlessed(seat=0, blessings=2)).expect(asked=(0, "take")).expect_die(0, "dark", "gold1")
    table.play("take glory 2").expect(asked=(0, "take")).expect_die(0, "dark", "moon1")
    table.play("take glory 2").expect_reserve(0, gold=1, moon=1, glory=4)


@pytest.mark.rule("DF-2.2")
def test_conflicts_resolve_in_turn_order_from_the_active_player() -> None:
    table = given(3)
    for seat in (1, 2, 0):
        table.reserve(seat, gold=2).rolls(seat, "ship", "glory2")
    table.play("pass").expect(asked=(1, "ship"))
    table.play("skip").expect(asked=(2, "ship"))
    table.play("skip").expect(asked=(0, "ship"))
    table.play("skip").expect(asked=(1, "action"))


@pytest.mark.rule("DF-2.2")
def test_the_first_in_order_may_take_the_last_face() -> None:
    table = given(3).reserve(0, gold=2).reserve(1, gold=2).rolls(0, "ship", "glory2").rolls(1, "ship", "glory2")
    table.happen(EveryoneBlessed(seat=0, blessings=1)).play("buy gold6", "forge gold6 light ship")
    table.expect(asked=(1, "ship"), cannot="buy gold6")


@pytest.mark.rule("DF-2.4")
def test_a_minor_blessing_rolls_one_die_of_choice() -> None:
    table = given().happen(MinorBlessings(seat=0, blessings=1))
    table.expect(asked=(0, "die"), options=["roll light", "roll dark"])
    table.rolls(0, dark="moon1").play("roll dark").expect_reserve(0, moon=1).expect_die(0, "dark", "moon1")


@pytest.mark.rule("DF-3.1")
def test_each_reinforcement_may_be_used_once_in_any_order() -> None:
    table = given().own(1, "guardians_owl", "guardians_owl", "elder").play("pass").reserve(1, gold=3, sun=0, moon=0)
    table.expect(asked=(1, "reinforce"), options=["use guardians_owl", "use elder", "skip"])
    table.play("use guardians_owl", "take sun 1", "use elder", "use guardians_owl", "take moon 1")
    table.expect(asked=(1, "action"))  # all are used
    assert table.reserves(1)[:3] == (0, 1, 1)


@pytest.mark.rule("DF-3.1")
def test_reinforcements_may_be_left_unused_and_those_bought_now_wait() -> None:
    table = given().feat(0, "guardians_owl").expect(asked=(0, "action"))  # step 2 is over for this turn
    table.own(1, "guardians_owl").play("pass").reserve(1, moon=1).expect(asked=(1, "reinforce"))
    table.play("skip").expect(asked=(1, "action"))


@pytest.mark.rule("DF-3.2")
def test_one_action_offering_or_feat_or_nothing() -> None:
    table = given().reserve(0, gold=2, moon=1).expect(can=["buy gold3", "feat blacksmiths_chest", "pass"])
    table.play("feat blacksmiths_chest")
    table.expect(asked=(0, "extra"), cannot="buy gold3")  # a further action costs sun shards
    table.play("pass")
    assert table.game.active == 1


@pytest.mark.rule("DF-3.3")
def test_an_offering_buys_different_faces_and_forges_each_at_once() -> None:
    table = given(3).reserve(0, gold=9).play("buy gold3").expect(asked=(0, "forge"))
    table.play("forge gold3 dark moon1").expect(asked=(0, "offering"), cannot="buy gold3")  # strictly different faces
    table.play("buy sun1", "forge sun1 light gold1", "buy gold4", "forge gold4 light gold1")
    table.expect_reserve(0, gold=1).expect(asked=(0, "offering"), can="done")
    table.expect_die(0, "light", "gold4").expect_die(0, "dark", "gold3")  # the last new faces lie up
    assert "moon1" not in table.faces(0, "dark")
    assert (table.left("gold4"), table.gone("moon1")) == (3, 1)
    assert table.hero(0).forged == 3


@pytest.mark.rule("DF-3.3")
def test_different_kinds_of_a_mixed_square_may_be_bought_together_and_empty_squares_sell_nothing() -> None:
    table = given(3).reserve(0, gold=12).play("buy gold6", "forge gold6 light gold1").expect(can="buy sum_g2_m1")
    table.play("buy sum_g2_m1", "forge sum_g2_m1 light gold1", "done", "pass")
    table.reserve(1, gold=12).expect(cannot="buy gold6", can="buy choice_g1_s1_m1")


@pytest.mark.rule("DF-3.3")
def test_the_kinds_are_free_again_in_the_extra_action() -> None:
    table = given(3).reserve(0, gold=4, sun=2).play("buy gold3", "forge gold3 light gold1", "done")
    table.expect(asked=(0, "extra")).play("buy gold3").expect_reserve(0).play("forge gold3 light gold1")
    assert table.faces(0, "light").count("gold3") == 2


@pytest.mark.rule("DF-3.4")
def test_a_face_just_forged_may_be_overlaid_in_the_same_action() -> None:
    table = given(3).reserve(0, gold=5)
    table.play("buy gold3", "forge gold3 light gold1", "buy gold4", "forge gold4 light gold3")
    assert table.faces(0, "light") == ["gold4", "gold1", "gold1", "gold1", "gold1", "sun1"]
    assert table.gone("gold3") == 1
    assert table.hero(0).forged == 2


@pytest.mark.rule("DF-3.5")
def test_a_feat_is_paid_the_pawn_moves_and_the_top_card_is_taken() -> None:
    table = given(3).reserve(0, moon=4).play("feat ferryman").expect_reserve(0)
    assert table.hero(0).portal == 3
    assert table.cards(0, "ferryman") == 1
    assert table.hero(0).card_glory() == 12
    assert table.game.stack_left[4] == 2


@pytest.mark.rule("DF-3.5")
def test_an_empty_stack_cannot_be_chosen_nor_one_too_dear() -> None:
    table = given(3).reserve(0, moon=4).sell_out("ferryman", to=1)
    table.expect(can="feat satyrs", cannot=["feat ferryman", "feat helmet_of_invisibility"])


@pytest.mark.rule("DF-3.6")
def test_the_ousted_hero_goes_home_and_is_blessed_before_the_card_is_taken() -> None:
    table = given(3).pawn(2, 3).reserve(0, moon=4).rolls(2, "choice_g3_v2", "gold1").play("feat ferryman")
    table.expect(asked=(2, "take"))
    assert (table.hero(2).portal, table.cards(0, "ferryman")) == (0, 0)
    table.play("take glory 2").expect_reserve(2, gold=1, glory=2)
    assert table.cards(0, "ferryman") == 1


@pytest.mark.rule("DF-3.6")
def test_no_one_is_ousted_by_staying_or_from_the_starting_portal() -> None:
    table = given(3).pawn(0, 3)
    before = table.dice_rolled()
    table.feat(0, "ferryman")
    assert table.dice_rolled() == before, "nobody was blessed"
    assert [table.hero(seat).portal for seat in range(3)] == [3, 0, 0]


@pytest.mark.rule("DF-3.7")
def test_one_extra_action_a_turn_for_two_sun_shards() -> None:
    table = given(3).reserve(0, sun=5, moon=2).play("feat blacksmiths_chest").tokens(0, triton=0)
    table.expect(
        asked=(0, "extra"), cannot="feat gorgon", can="feat minotaur"
    )  # 4 of 5 sun shards, but 2 are for the action
    table.rolls(1, "gold1", "gold1").rolls(2, "gold1", "gold1").rolls(0, "gold1", "gold1")
    table.play("feat blacksmiths_hammer")
    assert table.hero(0).sun == 3
    assert table.game.active == 1, "only one extra action"


@pytest.mark.rule("DF-3.7")
def test_without_two_sun_shards_there_is_no_extra_action() -> None:
    table = given(3).reserve(0, sun=1, moon=2).play("feat blacksmiths_chest")
    table.expect(options=["triton gold", "triton sun", "triton moon", "pass"])


@pytest.mark.rule("DF-3.7", "DF-card-triton")
def test_after_a_feat_as_the_extra_action_a_triton_token_may_still_be_spent() -> None:
    table = given(3).reserve(0, sun=2, moon=2).play("feat blacksmiths_chest", "feat blacksmiths_hammer")
    table.expect(asked=(0, "triton"), options=["triton gold", "triton sun", "triton moon", "pass"])
    table.play("triton gold").expect(asked=(0, "hammer")).rolls(1, "sun1", "moon1").rolls(2, "sun1", "moon1")
    table.rolls(0, "sun1", "moon1").play("hammer 6")  # it was the last token: the turn is over
    assert (table.hero(0).triton, table.hero(0).hammer_steps, table.game.active) == (0, 6, 1)


@pytest.mark.rule("DF-3.7", "DF-card-triton")
def test_a_triton_taken_as_the_extra_action_may_be_spent_at_once_or_kept() -> None:
    table = given(3, "sun4").tokens(0, triton=0).reserve(0, sun=6, moon=1).play("feat blacksmiths_hammer")
    table.play("feat triton").expect(asked=(0, "triton")).play("pass")
    assert (table.hero(0).triton, table.game.active) == (1, 1)


@pytest.mark.rule("DF-3.8")
def test_the_same_feat_may_be_performed_twice_in_a_turn() -> None:
    table = given(3).reserve(0, sun=2, moon=4).play("feat silver_hind", "feat silver_hind")
    assert table.cards(0, "silver_hind") == 2


@pytest.mark.rule("DF-3.9")
def test_dice_change_only_by_forging() -> None:
    table = given(3, seed=9)
    before = [table.faces(seat, die) for seat in range(3) for die in ("light", "dark")]
    table.happen(Blessing(seat=0, die=BOTH, blessings=3)).feat(0, "ferryman")
    assert [table.faces(seat, die) for seat in range(3) for die in ("light", "dark")] == before


@pytest.mark.rule("DF-3.2")
def test_a_turn_taken_back_goes_back_to_the_last_roll_and_no_further() -> None:
    table = given(3).reserve(0, gold=2, sun=5).tokens(0, triton=2)
    timeline = Timeline(table.game)
    for notation in ("buy gold3", "forge gold3 light gold1", "done"):
        timeline.apply(timeline.game.index_of(notation))
    assert timeline.steps_back(whole_turn=True) == 3
    timeline.apply(timeline.game.index_of("feat minotaur"))  # dice are rolled: a barrier
    assert timeline.restart_turn() == 0
    barrier = timeline.game.digest()
    timeline.apply(timeline.game.index_of("triton sun"))
    assert timeline.restart_turn() == 1
    assert timeline.game.digest() == barrier


def last_turn() -> DiceForgeScenario:
    """The last decision of the last turn: seat 1 of two players, with nothing rolled left."""
    table = fresh(2, seed=4)
    while not (table.game.round == 9 and table.asked == (1, "action")):
        table.play(table.options[-1])
    for seat in (0, 1):
        table.reserve(seat, gold=0, sun=0, moon=0, glory=0)
    return table.tokens(1, triton=1)


@pytest.mark.rule("DF-5.1")
def test_most_glory_in_reserve_and_on_cards_wins() -> None:
    table = last_turn().reserve(0, glory=30).reserve(1, glory=20).own(1, "ferryman").play("pass")
    table.expect(winner=([1], "most-glory"))
    assert table.game.scores == [30, 20 + 12]
    assert table.game.choice is None


@pytest.mark.rule("DF-5.1")
def test_a_tie_is_shared_and_leftovers_count_for_nothing() -> None:
    table = last_turn().reserve(0, glory=25, gold=12).reserve(1, glory=25).play("pass")
    table.expect(winner=([0, 1], "shared"))
    assert table.game.scores == [25, 25]
