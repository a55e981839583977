"""Small print, for the third player: no seat is 0 here."""

import pytest

from tests.logs import log_of, question, reason, transcript

from .scenario import HellasScenario, region, third

POWERS = {"zeus": (0, 1, 2, 3, 3), "athena": (0, 1, 2, 3, 3)}
"""Cards drawn, and recruits, by level of the monument."""


@pytest.mark.rule("LH-3.3")
@pytest.mark.parametrize("level", range(1, 6))
def test_the_powers_of_the_gods_rise_with_their_monuments(level: int) -> None:
    table = third().priests(2, 1).level("zeus", level).play("pray zeus")
    table.expect_hand_size(2, POWERS["zeus"][level - 1]).expect(asked=(2, "turn")).expect_priests(2, 0)
    assert table.values(2) == [1, 2, 1]
    table = third().priests(2, 1).level("athena", level).army(2, "elis", 1).play("pray athena")
    recruits = POWERS["athena"][level - 1]
    assert question(table) == (f"levy elis {recruits}" if recruits else "turn")
    assert table.values(2) == [2, 1, 1]


@pytest.mark.rule("LH-3.3", "LH-3.10")
def test_the_power_of_hermes_is_a_march_or_nothing() -> None:
    table = third().priests(2, 1).level("hermes", 3).army(2, "elis", 1).play("pray hermes")
    assert question(table) == "power hermes"
    assert table.copy().play("skip").asked == (2, "turn")
    table.play("use-power").expect(prompt="march")
    third().priests(2, 1).level("hermes", 1).army(2, "elis", 1).play("pray hermes").expect(asked=(2, "turn"))
    third().priests(2, 1).level("hermes", 3).play("pray hermes").expect(asked=(2, "turn"))  # nobody can march


def hunted() -> HellasScenario:
    """The cyclops attacks Perseus with strength 5; three cards are in hand."""
    table = third().monster("cyclops", "crete").hand(2, "glory-bow", "trap-mace", "assault-axe")
    table.chance("wild_attack-axe", "attack-5", "fury").play("act hunt", "strike glory-bow bow plain", "end-attack")
    return table.play("attack-with attack-5")


@pytest.mark.rule("LH-7.4")
def test_cards_guard_together_and_without_a_master_plan_plainly() -> None:
    table = hunted()
    assert question(table) == "defend cyclops 5"
    table.expect(options=["guard trap-mace", "guard wild_attack-axe", "guard assault-axe", "endure"])
    assert log_of(table, "guard trap-mace") == ["discard 2 trap mace"]
    assert question(table) == "defend cyclops 4"


@pytest.mark.rule("LH-10.3")
def test_heros_wrath_wants_an_enemy_and_a_card() -> None:
    blessed = third().bless(2, "heros_wrath")
    blessed.copy().hand(2, "glory-bow").play("go attica").expect(asked=(2, "turn"))
    blessed.copy().army(1, "attica", 2).play("go attica").expect(asked=(2, "turn"))
    assert transcript(blessed.hand(2, "glory-bow").army(1, "attica", 3), "go attica", "wrath glory-bow") == [
        "2 turn | go attica | hero-moves 2 perseus crete attica",
        "2 wrath attica | wrath glory-bow | blessing-used 2 heros_wrath, discard 2 glory bow, hoplites-die 1 2 attica",
    ]


@pytest.mark.rule("LH-9.1", "LH-3.5")
def test_only_the_quest_of_the_region_can_be_begun_there() -> None:
    table = third().quest("capture_cretan_bull", "aid_to_atlas").attributes(2, leadership=5, strength=5, speed=5)
    table.play("go crete").expect(asked=(2, "begin-quest"), no="begin-quest aid_to_atlas")
    table.expect(can=["begin-quest capture_cretan_bull 1", "skip"])


@pytest.mark.rule("LH-4.6")
def test_the_last_hoplite_of_the_reserve_may_be_recruited() -> None:
    table = third().army(2, "elis", 14).play("act prepare").expect(options=["prepare draw", "prepare recruit"])
    table.play("prepare recruit", "levy crete 1")
    assert table.lord(2).reserve == 0
    table.expect_hand_size(2, 1)  # the second pick can only be a card
    third().army(2, "elis", 15).play("act prepare").expect(no="prepare recruit")


@pytest.mark.rule("LH-8.3")
def test_reinforcements_come_from_where_they_stood() -> None:
    table = third().army(2, "arcadia", 2).army(2, "achaea", 3).army(1, "elis", 2).hand(2, "reinforcements-shield")
    table.play("act march", "march arcadia elis", "count 2", "play reinforcements-shield")
    assert question(table) == "bring elis"
    assert log_of(table, "bring achaea 2")[:3] == [
        "hoplites-move 2 2 achaea elis",
        "passed 2",
        "battle-strength elis 2 4 1 2",
    ]
    table.expect_hoplites(2, "achaea", 1).expect_hoplites(2, "elis", 4).expect_hoplites(2, "arcadia", 0)


@pytest.mark.rule("LH-10.3")
def test_the_aegis_saves_the_loser_of_a_battle() -> None:
    table = third().army(2, "arcadia", 6).army(1, "elis", 3).artifact(1, "aegis")
    table.play("act march", "march arcadia elis", "count 6")
    assert question(table) == "aegis 1 elis"
    assert log_of(table.copy(), "protect")[:1] == ["artifact-used 1 aegis"]
    assert log_of(table.copy(), "accept")[:1] == ["hoplites-die 1 1 elis"]
    table.play("protect", "retreat achaea").expect_hoplites(1, "achaea", 3).expect_owner("elis", 2)
    assert not table.is_charged(1, "aegis")


@pytest.mark.rule("LH-3.9")
def test_two_battles_in_the_order_of_the_attackers_choice() -> None:
    table = third().attributes(2, leadership=4).army(2, "arcadia", 4).army(1, "elis", 1).army(0, "messenia", 1)
    table.play("act hoplite_movement", *["step arcadia elis"] * 2, *["step arcadia messenia"] * 2)
    table.expect(asked=(2, "fight"), options=["fight elis", "fight messenia"])
    assert log_of(table, "fight messenia")[:1] == ["battle-begins 2 0 messenia"]
    table.expect(asked=(2, "turn")).expect_owner("elis", 2).expect_owner("messenia", 2)
    table.expect_hoplites(2, "elis", 2).expect_hoplites(2, "messenia", 2)


@pytest.mark.rule("LH-3.8")
def test_no_control_while_an_enemy_is_there() -> None:
    table = third().army(1, "elis", 1, owned=False).army(2, "elis", 4, owned=False)
    table.game.settle(region("elis"))
    table.expect_owner("elis", -1)


@pytest.mark.rule("LH-3.6")
def test_who_leaves_last_leaves_the_city_too() -> None:
    table = third().army(2, "elis", 2, fortified=True)
    table.game.shift_hoplites(2, region("elis"), region("arcadia"), 1)
    assert table.is_fortified(2, "elis")
    table.game.shift_hoplites(2, region("elis"), region("arcadia"), 1)
    assert not table.is_fortified(2, "elis")


@pytest.mark.rule("LH-3.6")
def test_reasons_while_hoplites_move() -> None:
    table = third().army(2, "elis", 1).attributes(2, leadership=2).play("act hoplite_movement")
    assert reason(table, "region:epirus") == "no-hoplites epirus"
    table.play("step elis achaea")
    assert table.asked == (2, "turn")  # everyone has moved


@pytest.mark.rule("LH-1.4")
def test_a_token_comes_off_after_each_special_action_of_the_king_to_be() -> None:
    table = third().king("zeus", 2, 2).hero(2, "elis")
    told = log_of(table, "act build_monument", "build-level athena")
    assert [line for line in told if line.startswith("king")] == ["king-token 2 1"]
