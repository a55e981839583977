"""What comes seldom: two monuments completed, powers that wake each other, decks and places that are just used up."""

import pytest

from agon.games.hellas.rules.draft import Draft
from agon.games.hellas.rules.quests import CompleteQuest
from agon.kernel.bits import BIT
from tests.logs import log_of

from .scenario import HellasScenario, blessing, given, quest_no, third


@pytest.mark.rule("LH-10.3")
def test_the_eye_of_the_cyclops_in_the_first_region() -> None:
    third().hero(2, "epirus").temples("epirus").artifact(2, "eye_of_cyclops").expect(can="use eye_of_cyclops")


@pytest.mark.rule("LH-8.1")
def test_who_has_nothing_to_use_comes_after_the_other() -> None:
    """The defender's Caduceus takes the attacker's last card, and so wakes Always Prepared."""
    table = third().army(2, "arcadia", 3).army(1, "elis", 3).hand(2, "glory-bow").bless(2, "always_prepared")
    table.artifact(1, "caduceus").play("act march", "march arcadia elis", "count 3")
    table.expect(asked=(1, "before"), can="use caduceus").play("use caduceus")
    table.expect(asked=(2, "before"), options=["bless always_prepared", "done"])
    table = third().army(2, "arcadia", 3).army(1, "elis", 3).hand(1, "glory-bow").bless(1, "always_prepared")
    table.artifact(2, "caduceus").play("act march", "march arcadia elis", "count 3")
    table.expect(asked=(2, "before"), can="use caduceus").play("use caduceus")
    table.expect(asked=(1, "before"), options=["bless always_prepared", "done"])


@pytest.mark.rule("LH-7.8", "LH-4.5")
def test_a_priest_as_a_reward_needs_room_for_one() -> None:
    full = ["artifact-gained 2 harpe", "turn-begins 0"]  # the only reward is taken at once
    for pool, chance, priest, rest in ((3, (), [""], []), (4, ("harpe",), [], full)):
        table = third().monster("hydra", "crete").hand(2, "trap-sword", "assault-axe").priests(2, pool)
        table.chance("glory-bow").play("act hunt", "strike trap-sword sword priest", "strike assault-axe axe artifact")
        told = log_of(table.chance(*chance), "give-up", "injure speed")
        assert table.offers("reward-priest") == priest
        assert told[2:] == rest


@pytest.mark.rule("LH-3.3", "LH-10.3")
def test_the_power_of_hermes_is_no_march_with_its_blessings() -> None:
    table = third().army(2, "arcadia", 3).priests(2, 1).level("hermes", 3).bless(2, "rearguard", "murderous_march")
    table.play("pray hermes", "use-power").expect(no="murderous-march arcadia")
    table.play("march arcadia elis", "count 2", "halt").expect(asked=(2, "turn")).expect_hoplites(2, "arcadia", 1)


@pytest.mark.rule("LH-9.4")
def test_others_on_a_quest_that_is_done_return() -> None:
    table = third().on_quest(0, "aid_to_atlas", 2).on_quest(1, "aid_to_atlas", 1).on_quest(2, "aid_to_atlas", 2)
    told = log_of(table, "advance")
    assert told[1:] == [
        "hero-returns 0 heracles messenia",
        "hero-returns 1 achilles messenia",
        "quest-done 2 perseus aid_to_atlas",
        "glory 2 green",
    ]
    for seat in range(3):
        table.expect_hero(seat, "messenia")
    assert table.kept_quests(2) == ["aid_to_atlas"]
    assert (table.kept_quests(0), table.kept_quests(1)) == ([], [])


KEPT = {"aid_to_atlas": True, "clean_augean_stables": True, "amazon_queen": False, "calydonian_hunt": False}


@pytest.mark.rule("LH-9.4")
@pytest.mark.parametrize("name", KEPT)
def test_which_quest_cards_are_kept(name: str) -> None:
    table = third().quest(name).happen(CompleteQuest(seat=2, quest=quest_no(name)))
    assert (table.kept_quests(2) == [name]) == KEPT[name]
    assert table.kept_quests(2) in ([], [name])


@pytest.mark.rule("LH-quest-calydonian_hunt")
def test_the_calydonian_hunt_brings_recruits_and_its_own_glory_only() -> None:
    table = third().own(2, "elis", "arcadia").quest("calydonian_hunt")
    table.happen(CompleteQuest(seat=2, quest=quest_no("calydonian_hunt")))
    told = log_of(table, "levy elis 2", "levy arcadia 1")
    assert told == ["recruit 2 2 elis", "recruit 2 1 arcadia"]
    assert table.expect(asked=(2, "turn")).lands_of_glory(2) == ["yellow"]
    table = third().quest("calydonian_hunt").happen(CompleteQuest(seat=2, quest=quest_no("calydonian_hunt")))
    assert (table.prompt, table.lands_of_glory(2)) == ("turn", ["yellow"])


@pytest.mark.rule("LH-4.10")
@pytest.mark.parametrize(("first", "second"), [("zeus", "athena"), ("athena", "zeus"), ("hermes", "athena")])
def test_the_first_complete_monument_makes_the_king_and_no_other(first: str, second: str) -> None:
    table = third().king(first, 1, 2).level(first, 5).level(second, 4).chance("golden_fleece")
    told = log_of(table, "act build_monument", f"build-level {second}")
    assert told[1:] == [f"monument 2 {second} 5", "quest-appears golden_fleece acarnania", "turn-begins 0"]
    assert (int(table.game.king_seat), int(table.game.king_tokens)) == (1, 2)


@pytest.mark.rule("LH-2.7")
def test_heracles_is_not_asked_when_no_artifact_is_left() -> None:
    table = given(players=2, heroes=("achilles", "heracles")).glory(1, "green")
    table.artifact(0, *NEUTRAL)
    assert table.relics_left() == 0
    table.prepare().expect(asked=(1, "turn"))


NEUTRAL = (
    "caduceus",
    "apollos_arrow",
    "femes_trumpet",
    "harpe",
    "pandoras_box",
    "horn_of_plenty",
    "ambrosia",
    "aegis",
    "eye_of_graeae",
    "ariadnes_thread",
)


@pytest.mark.rule("LH-10.2")
@pytest.mark.parametrize("old", [0, 1])
def test_the_artifact_of_a_god_goes_with_its_region(old: int) -> None:
    table = third().artifact(old, "owl_of_athena").army(2, "boeotia", 3).army(2, "crete", 3)
    assert (table.owner("attica"), table.has_artifact(old, "owl_of_athena")) == (old, True)
    told = log_of(table, "act march", "march boeotia attica", "count 3")
    assert told[-3:] == ["control 2 attica", "god-artifact 2 owl_of_athena", "turn-begins 0"]
    assert (table.has_artifact(2, "owl_of_athena"), table.has_artifact(old, "owl_of_athena")) == (True, False)
    assert (table.is_charged(2, "owl_of_athena"), table.is_charged(old, "owl_of_athena")) == (True, False)


@pytest.mark.rule("LH-3.1")
def test_searches_may_stop_when_a_turn_has_ended() -> None:
    table = given(players=2, heroes=("heracles", "achilles"))
    table.game.halt_after(1)
    told = log_of(table.chance("glory-bow", "trap-mace"), "act prepare", "prepare draw", "prepare draw")
    assert told[-1] == "turn-begins 1"
    assert (table.game.is_halted, int(table.game.asked)) == (True, -1)  # the next turn waits


@pytest.mark.rule("LH-8.2", "LH-10.3")
def test_help_comes_from_the_first_region_too() -> None:
    table = third().army(2, "thessaly", 2).army(2, "epirus", 2).army(1, "macedonia", 3).hand(2, "reinforcements-shield")
    table.play("act march", "march thessaly macedonia", "count 2", "play reinforcements-shield")
    table.expect(asked=(2, "bring"), options=["bring epirus 2", "bring epirus 1", "done"])
    told = log_of(table, "bring epirus 2")
    assert told[0] == "hoplites-move 2 2 epirus macedonia"


def two_battles() -> HellasScenario:
    """Two hoplites step to Elis, two to Messenia; seat 1 has two in the one, one in the other."""
    return third().attributes(2, leadership=4).army(2, "arcadia", 4).army(1, "elis", 2).army(1, "messenia", 1)


@pytest.mark.rule("LH-3.9", "LH-8.2")
def test_a_battle_whose_defenders_went_to_help_elsewhere_is_none() -> None:
    table = two_battles().hand(1, "reinforcements-shield")
    table.play("act hoplite_movement", *["step arcadia elis"] * 2, *["step arcadia messenia"] * 2, "fight elis")
    told = log_of(table, "play reinforcements-shield", "bring messenia 1")
    assert told == [
        "card 1 reinforcements shield",
        "hoplites-move 1 1 messenia elis",
        "passed 2",
        "passed 1",
        "battle-strength elis 2 2 1 3",
        "hoplites-die 2 1 elis",
        "battle-losses 2 1 1 0",
        "retreat 2 1 elis arcadia",
        "battle-won 1 elis",
        "control 2 messenia",
    ]
    table.expect(asked=(2, "turn")).expect_hoplites(2, "messenia", 2).expect_hoplites(2, "arcadia", 1)


@pytest.mark.rule("LH-3.9", "LH-8.2")
def test_a_battle_whose_attackers_went_to_help_elsewhere_is_none() -> None:
    table = two_battles().hand(2, "reinforcements-shield")
    table.play("act hoplite_movement", *["step arcadia elis"] * 2, *["step arcadia messenia"] * 2, "fight elis")
    table.play("play reinforcements-shield").expect(options=["bring messenia 2", "bring messenia 1", "done"])
    told = log_of(table, "bring messenia 2", "retreat messenia")
    assert told == [
        "hoplites-move 2 2 messenia elis",
        "passed 2",
        "battle-strength elis 2 4 1 2",
        "hoplites-die 1 1 elis",
        "battle-losses 2 0 1 1",
        "retreat 1 1 elis messenia",
        "battle-won 2 elis",
        "control 2 elis",
    ]
    table.expect(asked=(2, "turn")).expect_hoplites(1, "messenia", 2).expect_owner("messenia", 1)


@pytest.mark.rule("LH-10.1")
def test_a_draft_ends_with_the_last_blessing() -> None:
    """Two are left for three players: the builder and the next one to the right have one each."""
    table = third()
    left = sum(BIT[blessing(name)] for name in ("ambush", "exile"))
    table.game.blessings_gone |= table.game.blessings & ~left
    table.game.blessings = left
    table.chance("ambush", "exile").happen(Draft(builder=2)).expect(asked=(2, "draft"))
    assert log_of(table, "draft exile") == ["blessing-gained 2 exile", "blessing-gained 1 ambush"]
    table.expect(asked=(2, "turn"))


@pytest.mark.parametrize(
    ("name", "land", "recruits"),
    [
        pytest.param("saving_prometheus", "red", 2, marks=pytest.mark.rule("LH-quest-saving_prometheus")),
        pytest.param("golden_fleece", "yellow", 3, marks=pytest.mark.rule("LH-quest-golden_fleece")),
    ],
)
def test_recruits_of_a_quest_come_to_one_region_and_bring_no_more_glory(name: str, land: str, recruits: int) -> None:
    table = third().own(2, "arcadia", "elis").quest(name).happen(CompleteQuest(seat=2, quest=quest_no(name)))
    table.expect(asked=(2, "muster"), options=["muster elis", "muster arcadia"])
    told = log_of(table, "muster arcadia", f"levy-fortified arcadia {recruits}")
    assert told == [f"recruit-fortified 2 {recruits} arcadia"]
    table.expect(asked=(2, "turn")).expect_hoplites(2, "arcadia", recruits).expect_hoplites(2, "elis", 0)
    assert table.lands_of_glory(2) == [land]
    assert table.is_fortified(2, "arcadia")


@pytest.mark.rule("LH-3.1", "LH-blessing-hermes_temple")
def test_a_turn_that_follows_another_has_one_special_action_and_what_is_added() -> None:
    table = given(players=2, heroes=("heracles", "achilles")).bless(1, "hermes_temple").own(1, "elis", "messenia")
    assert table.board()["active"] == 0
    assert table.prepare().board()["active"] == 1
    told = log_of(table.expect(asked=(1, "turn")), "act build_temple", "build elis")
    assert told == ["action 1 build_temple", "priest 1 1", "temple 1 elis", "extra-special 1"]
    table.expect(asked=(1, "special")).prepare().expect(asked=(0, "turn"))
    assert table.board()["active"] == 0


@pytest.mark.rule("LH-8.4", "LH-8.5")
def test_losers_who_cannot_leave_pay_for_the_battle_first_and_then_die() -> None:
    table = third().army(2, "arcadia", 3).army(1, "elis", 6).monster("medusa", "elis").artifact(2, "aegis")
    table.hand(2, "phalanx-torch").play("act march", "march arcadia elis", "count 3")
    told = log_of(table, "play phalanx-torch")
    assert told[2:] == [
        "battle-strength elis 2 6 1 6",
        "hoplites-die 2 2 elis",
        "battle-losses 2 2 1 0",
        "hoplites-die 2 1 elis",
        "battle-won 1 elis",
        "turn-begins 0",
    ]
    assert table.is_charged(2, "aegis")
