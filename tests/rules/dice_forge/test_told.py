"""What the log tells of a turn, line by line, and who it happens to. It is the second player's turn throughout."""

import pytest

from tests.logs import log, log_of

from .scenario import given, second_turn


@pytest.mark.rule("DF-1.7", "DF-2.1")
def test_rounds_turns_rolls_and_gains_are_told_in_order() -> None:
    table = second_turn()
    assert log(table)[:2] == ["round 1", "turn 0"]
    assert log(table)[8:12] == ["turn 1", "rolled 1 gold1 gold1", "rolled 2 gold1 gold1", "rolled 0 gold1 gold1"]
    assert log(table)[12:] == ["gain 1 2 0 0 0", "gain 2 2 0 0 0", "gain 0 2 0 0 0"]
    for seat in (2, 0, 1, 0, 1, 2):
        table.rolls(seat, "gold1", "moon1")
    told = log_of(table, "pass", "pass")
    assert [line for line in told if line.startswith(("turn", "round"))] == ["turn 2", "round 2", "turn 0"]


@pytest.mark.rule("DF-3.3", "DF-3.7", "DF-card-triton")
def test_an_offering_an_extra_feat_and_a_token() -> None:
    table = second_turn().reserve(1, gold=9, sun=2, moon=1).tokens(1, triton=2)
    assert log_of(table, "buy gold3", "forge gold3 dark moon1", "done") == ["buy 1 gold3 2", "forge 1 gold3 dark moon1"]
    assert log_of(table, "feat blacksmiths_chest") == ["extra 1 2", "feat 1 blacksmiths_chest 0 1", "chest 1 4 3 3"]
    assert log_of(table, "triton moon") == ["token-used 1 triton", "gain 1 0 0 2 0"]
    table.expect_reserve(1, gold=7, moon=2)


@pytest.mark.rule("DF-card-triton", "DF-card-cerberus")
@pytest.mark.parametrize(("slot", "name"), [("sun4", "triton"), ("moon4", "cerberus")])
def test_a_token_taken(slot: str, name: str) -> None:
    table = second_turn(slot).feat(1, name)
    assert log(table)[-2:] == [f"feat 1 {name} {'4 0' if name == 'triton' else '0 4'}", f"token 1 {name}"]


@pytest.mark.rule("DF-face-mirror", "DF-face-boar_red", "DF-card-cerberus")
def test_a_mirror_a_boar_and_cerberus() -> None:
    table = second_turn("moon4", "moon3").own(1, "tenacious_boar_red").tokens(2, cerberus=1, triton=0)
    table.show(0, "sun1", "glory2").result(2, "mirror", "boar_red")
    assert log_of(table, "copy sun1", "take moon 1") == ["copy 2 sun1", "gain 2 0 1 0 0", "gain 2 0 0 1 0"]
    assert log_of(table, "take glory 3") == ["boar-reward 1 boar_red", "gain 1 0 0 0 3"]
    assert log_of(table, "repeat mirror boar_red", "copy glory2") == [
        "token-used 2 cerberus",
        "copy 2 glory2",
        "gain 2 0 0 0 2",
    ]
    table.play("take sun 1", "take moon 1").expect(asked=(1, "action"))
    table.expect_reserve(1, moon=1, glory=3).expect_reserve(2, sun=2, moon=1, glory=2)


@pytest.mark.rule("DF-card-tenacious_boar_red")
def test_a_boar_given_to_a_rival_who_forges_it() -> None:
    table = second_turn("moon3").boar_stack("red", "blue", "green").reserve(1, moon=3).play("feat tenacious_boar_red")
    table.expect(asked=(1, "boar"), options=["give p0 boar_red", "give p2 boar_red"])
    assert log_of(table, "give p2 boar_red") == ["boar 1 2 boar_red"]
    table.expect(asked=(2, "forge"))
    assert log_of(table, "forge boar_red dark glory2") == ["forge 2 boar_red dark glory2"]
    assert table.left("boar_red") == 0


@pytest.mark.rule("DF-card-typhon")
def test_typhon_rewards_its_buyer() -> None:
    table = second_turn("sun5moon5").forged_before(1, 4).forged_before(0, 2).feat(1, "typhon")
    assert log(table)[-1] == "gain 1 0 0 0 4"
    table.expect_reserve(1, glory=4).expect_reserve(0)


@pytest.mark.rule("DF-card-satyrs")
def test_satyrs_pick_two_dice_of_rivals() -> None:
    table = second_turn().rolls(2, "gold1", "glory2").rolls(0, "sun1", "moon1").feat(1, "satyrs")
    assert log(table)[-3:] == ["feat 1 satyrs 0 3", "rolled 2 gold1 glory2", "rolled 0 sun1 moon1"]
    table.expect(options=["pick p0 light sun1", "pick p0 dark moon1", "pick p2 light gold1", "pick p2 dark glory2"])
    assert log_of(table, "pick p2 dark glory2") == ["pick 1 2 glory2"]
    table.expect(options=["pick p0 light sun1", "pick p0 dark moon1", "pick p2 light gold1"])
    assert log_of(table, "pick p0 dark moon1") == ["pick 1 0 moon1", "gain 1 0 0 0 2", "gain 1 0 0 1 0"]


@pytest.mark.rule("DF-card-sentinel", "DF-4.1")
def test_what_the_sentinel_refuses() -> None:
    table = second_turn("moon6").result(1, "sum_g1_s1_m1_v1", "sun2", by="sentinel")
    assert log_of(table, "refuse sun 1") == ["refuse 1 sun 1 2"]
    assert log_of(table, "keep moon 1") == ["gain 1 1 0 1 3"]
    assert log_of(table, "refuse sun 2") == ["refuse 1 sun 2 4", "gain 1 0 0 0 4"]
    table.expect_reserve(1, gold=1, moon=1, glory=7)


@pytest.mark.rule("DF-4.2")
def test_the_hammer_and_its_laps() -> None:
    table = second_turn().feat(1, "blacksmiths_hammer").tokens(1, hammer_steps=12).result(1, "gold6")
    assert log_of(table, "hammer 4") == ["hammer 1 4", "hammer-lap 1 10", "gain 1 2 0 0 0"]
    table.result(1, "gold3")
    assert log_of(table, "hammer 0") == ["gain 1 3 0 0 0"]
    table.tokens(1, hammer_steps=29).result(1, "gold1")
    assert log_of(table, "hammer 1") == ["hammer 1 1", "hammer-lap 1 15"]
    table.expect_reserve(1, gold=5, glory=25)
    assert (table.hero(1).hammers, table.hero(1).hammer_steps) == (0, 0)


@pytest.mark.rule("DF-3.6", "DF-card-great_bear")
def test_an_oust_pays_the_bears_of_both() -> None:
    table = second_turn("moon2").own(1, "great_bear", "great_bear").own(2, "great_bear").pawn(2, 3)
    table.reserve(1, moon=4).rolls(2, "gold1", "moon1")
    assert log_of(table, "feat ferryman") == [
        "feat 1 ferryman 0 4",
        "oust 1 2",
        "gain 1 0 0 0 6",
        "gain 2 0 0 0 3",
        "rolled 2 gold1 moon1",
        "gain 2 1 0 0 0",
        "gain 2 0 0 1 0",
    ]
    assert [table.hero(seat).portal for seat in range(3)] == [0, 3, 0]


@pytest.mark.rule("DF-3.1", "DF-2.4")
def test_reinforcements() -> None:
    table = given(3).own(1, "silver_hind", "elder", "guardians_owl")
    for seat in (1, 2, 0):
        table.rolls(seat, "gold1", "gold1")
    table.play("pass").reserve(1, gold=4)
    table.expect(options=["use silver_hind", "use guardians_owl", "use elder", "skip"]).rolls(1, dark="moon1")
    assert log_of(table, "use silver_hind", "roll dark") == [
        "use 1 silver_hind",
        "rolled-one 1 dark moon1",
        "gain 1 0 0 1 0",
    ]
    assert log_of(table, "use elder") == ["use 1 elder", "pay 1 elder 3", "gain 1 0 0 0 4"]
    assert log_of(table, "use guardians_owl", "take moon 1") == ["use 1 guardians_owl", "gain 1 0 0 1 0"]
    table.expect(asked=(1, "action")).expect_reserve(1, gold=1, moon=2, glory=4)


@pytest.mark.rule("DF-card-minotaur", "DF-1.2")
def test_losses_as_far_as_the_reserves_go() -> None:
    table = second_turn().reserve(2, gold=3, sun=2, moon=1, glory=1)
    table.result(2, "sum_g1_s1_m1_v1", "glory2", is_loss=True)
    assert log(table)[-1:] == ["lose 2 1 1 1 1"]  # no glory is left to lose
    table.expect_reserve(2, gold=2, sun=1)
    before = log(table)
    table.result(1, "gold4", "moon1", is_loss=True)
    assert log(table) == before  # nothing is lost, nothing is told


@pytest.mark.rule("DF-5.1")
def test_the_score_of_everyone_is_told_at_the_end() -> None:
    table = given(3)
    table.game.round = 10  # the last with three players
    table.game.active = 2
    table.changed().reserve(1, glory=30).own(2, "ferryman").reserve(2, glory=7).tokens(0, triton=0)
    told = [line for line in log_of(table, "pass") if line.startswith("score")]
    assert told == ["score 0 0 0 0", "score 1 30 0 30", "score 2 7 12 19"]
    table.expect(winner=([1], "most-glory"))
