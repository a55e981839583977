"""LH-9: quests; every quest card."""

import pytest

from agon.games.hellas.rules.quests import CompleteQuest, may_begin
from agon.kernel.bits import has

from .scenario import HellasScenario, event, given, quest_no

REGIONS = {
    "aid_to_atlas": "messenia",
    "amazon_queen": "chalkidiki",
    "clean_augean_stables": "elis",
    "saving_prometheus": "macedonia",
    "capture_cretan_bull": "crete",
    "calydonian_hunt": "aetolia",
    "kill_stymphalian_birds": "corinthia",
    "golden_fleece": "acarnania",
    "cattle_of_geryon": "boeotia",
}


def at_quest(name: str, **more: int) -> HellasScenario:
    """Seat 0's hero stands on the token of a quest."""
    return given().quest(name).hero(0, REGIONS[name]).attributes(0, **more)


def steps(table: HellasScenario, name: str) -> list[int]:
    """The steps on which seat 0 may begin a quest."""
    return [step + 1 for step in range(3) if may_begin(table.game, 0, quest_no(name), step)]


@pytest.mark.rule("LH-9.1")
def test_a_quest_begins_on_any_step_whose_needs_are_met() -> None:
    table = at_quest("aid_to_atlas", strength=4).play("go messenia")
    table.expect(options=["begin-quest aid_to_atlas 1", "begin-quest aid_to_atlas 2", "skip"])
    table.play("begin-quest aid_to_atlas 2")
    assert table.where_is(0) is None
    assert table.board(1)["quests"][0]["heroes"] == [{"hero": "heracles", "seat": 0, "step": 2}]


@pytest.mark.rule("LH-9.1")
def test_no_needs_met_no_question() -> None:
    given().quest("aid_to_atlas").attributes(0, strength=1).play("go messenia").expect(asked=(0, "turn"))


@pytest.mark.rule("LH-7.6", "LH-9.1")
def test_an_injured_attribute_counts_one_for_quests() -> None:
    for attribute, name in [("strength", "aid_to_atlas"), ("leadership", "amazon_queen"), ("speed", "calydonian_hunt")]:
        table = (
            at_quest(name, leadership=5, strength=5, speed=5).priests(0, 1).own(0, "elis", "achaea", "crete", "argolis")
        )
        assert steps(table, name) == [1, 2, 3]
        assert steps(table.injure(0, attribute), name) == []


@pytest.mark.rule("LH-7.6", "LH-quest-capture_cretan_bull")
def test_of_two_attributes_the_sound_one_will_do() -> None:
    table = at_quest("capture_cretan_bull", strength=3, speed=3).injure(0, "strength")
    assert steps(table, "capture_cretan_bull") == [1]
    assert steps(table.injure(0, "speed"), "capture_cretan_bull") == []


@pytest.mark.rule("LH-9.2")
def test_later_steps_need_nothing() -> None:
    table = at_quest("aid_to_atlas", strength=2).play("go messenia", "begin-quest aid_to_atlas 1")
    for _round in range(2):
        table.prepare().prepare().prepare()
        table.attributes(0, strength=1).used(0).used(1).used(2).play("advance")
    table.expect_hero(0, "messenia")  # step 3: done
    assert table.kept_quests(0) == ["aid_to_atlas"]


@pytest.mark.rule("LH-9.3")
def test_a_rival_may_enter_higher_and_finish_first() -> None:
    table = at_quest("aid_to_atlas", strength=2).play("go messenia", "begin-quest aid_to_atlas 1")
    table.prepare()
    table.hero(1, "messenia").attributes(1, strength=5).play("go messenia", "begin-quest aid_to_atlas 3")
    assert table.kept_quests(1) == ["aid_to_atlas"]
    assert table.where_is(0) == table.where_is(1) == "messenia"  # the other hero returns with nothing
    assert table.kept_quests(0) == []


@pytest.mark.rule("LH-9.4")
def test_completion_returns_the_hero_and_ends_the_hero_movement() -> None:
    table = at_quest("aid_to_atlas", strength=5).glory(2, "green").play("go messenia", "begin-quest aid_to_atlas 3")
    table.expect_hero(0, "messenia").expect(no="go")
    assert table.lands_of_glory(0) == ["green"]
    assert table.lands_of_glory(2) == []  # taken from its holder
    assert table.open_quests() == []
    assert not has(table.game.event_deck | table.game.event_discard, event("aid_to_atlas"))


@pytest.mark.rule("LH-9.5")
def test_a_quest_begun_cannot_be_left() -> None:
    table = at_quest("aid_to_atlas", strength=2).artifact(0, "boots_of_hermes")
    table.play("go messenia", "begin-quest aid_to_atlas 1")
    table.prepare().prepare().prepare().expect(asked=(0, "turn"), no="go")
    table.expect(cannot="use boots_of_hermes", can="advance")


@pytest.mark.rule("LH-9.1", "LH-9.3")
def test_two_heroes_may_share_a_step() -> None:
    table = at_quest("aid_to_atlas", strength=2).play("go messenia", "begin-quest aid_to_atlas 1")
    table.prepare()
    table.hero(1, "messenia").attributes(1, strength=2).play("go messenia", "begin-quest aid_to_atlas 1")
    heroes = [(one["seat"], one["step"]) for one in table.board()["quests"][0]["heroes"]]
    assert heroes == [(0, 1), (1, 1)]


# ---------------------------------------------------------------------- the nine quests


def complete(table: HellasScenario, name: str) -> HellasScenario:
    return table.on_quest(0, name).happen(CompleteQuest(seat=0, quest=quest_no(name)))


@pytest.mark.rule("LH-quest-aid_to_atlas", "LH-10.3")
def test_aid_to_atlas() -> None:
    for strength, open_steps in [(1, []), (2, [1]), (4, [1, 2]), (5, [1, 2, 3])]:
        assert steps(at_quest("aid_to_atlas", strength=strength), "aid_to_atlas") == open_steps
    table = complete(given(), "aid_to_atlas").used(0, "march", "recruit").play("quest-card aid_to_atlas")
    assert table.actions_used(0) == []
    table.expect_hand_size(0, 2)
    assert table.kept_quests(0) == []
    table.expect(no="quest-card")


@pytest.mark.rule("LH-quest-aid_to_atlas")
def test_aid_to_atlas_works_in_others_turns_within_a_battle() -> None:
    table = given().keep_quest(1, "aid_to_atlas").army(1, "elis", 2).army(0, "elis", 2, owned=False).battle("elis")
    table.expect(asked=(1, "battle"))
    table.play("quest-card aid_to_atlas").expect_hand_size(1, 2)


@pytest.mark.rule("LH-quest-amazon_queen", "LH-10.3")
def test_amazon_queen() -> None:
    table = at_quest("amazon_queen", leadership=2)
    assert steps(table, "amazon_queen") == [1]
    table.priests(0, 1)
    assert steps(table, "amazon_queen") == [1, 2, 3]
    table.play("go chalkidiki", "begin-quest amazon_queen 3").expect_priests(0, 0)  # sacrificed
    assert table.lord(0).strength == 2
    table.expect_hand_size(0, 2)
    table = at_quest("amazon_queen", leadership=1).priests(0, 1)
    assert steps(table, "amazon_queen") == []


@pytest.mark.rule("LH-quest-amazon_queen", "LH-9.1")
def test_priests_at_monuments_do_not_count_for_quests() -> None:
    table = at_quest("amazon_queen", leadership=2).praying("zeus", 0)
    assert steps(table, "amazon_queen") == [1]


@pytest.mark.rule("LH-quest-clean_augean_stables", "LH-10.3")
def test_clean_augean_stables() -> None:
    table = at_quest("clean_augean_stables", speed=3)
    assert steps(table, "clean_augean_stables") == [1, 2, 3]
    assert steps(at_quest("clean_augean_stables", speed=2), "clean_augean_stables") == [1, 2]
    twin = at_quest("clean_augean_stables", speed=3).injure(0, "strength", "leadership")
    assert steps(twin, "clean_augean_stables") == [1]  # two injuries cannot be taken
    table.play("go elis", "begin-quest clean_augean_stables 3", "injure strength", "injure leadership")
    table.expect_injuries(0, 2).expect(can="quest-card clean_augean_stables")
    table.play("quest-card clean_augean_stables")
    table.prepare().expect(asked=(0, "special"))
    table.play("act build_monument")
    assert table.kept_quests(0) == []


@pytest.mark.rule("LH-quest-saving_prometheus", "LH-10.3")
def test_saving_prometheus() -> None:
    cards = ("charge-sickle", "trap-mace", "trap-sword", "glory-bow")
    for count, open_steps in [(0, []), (1, [1]), (2, [1, 2]), (3, [1, 2]), (4, [1, 2, 3])]:
        table = at_quest("saving_prometheus").hand(0, *cards[:count])
        assert steps(table, "saving_prometheus") == open_steps
    table = at_quest("saving_prometheus").hand(0, *cards).own(0, "elis", "crete")
    table.play("go macedonia", "begin-quest saving_prometheus 2", "discard trap-mace", "discard glory-bow")
    table.expect_hand_size(0, 2)
    table = complete(given().own(0, "elis", "crete"), "saving_prometheus")
    table.expect_priests(0, 1)
    table.play("muster crete", "levy crete 2").expect_hoplites(0, "crete", 2)


@pytest.mark.rule("LH-quest-capture_cretan_bull", "LH-10.3")
def test_capture_cretan_bull() -> None:
    name = "capture_cretan_bull"
    assert steps(at_quest(name, speed=2, strength=2), name) == []
    assert steps(at_quest(name, speed=3), name) == [1]  # either attribute will do
    table = at_quest(name, strength=4)
    assert steps(table, name) == [1]
    table.hand(0, "trap-mace", "trap-sword")
    assert steps(table, name) == [1, 2, 3]
    table.glory(1, "red").play("go crete", "begin-quest capture_cretan_bull 3").expect(asked=(0, "pay-card"))
    table.play("discard trap-mace").expect(asked=(0, "glory")).expect_hand(0)
    assert table.offers("take-glory") == ["yellow", "blue", "green"]  # red is held, brown just taken
    table.play("take-glory blue")
    assert sorted(table.lands_of_glory(0)) == ["blue", "brown"]


@pytest.mark.rule("LH-quest-calydonian_hunt", "LH-10.3")
def test_calydonian_hunt() -> None:
    name = "calydonian_hunt"
    table = at_quest(name, speed=2).own(0, "elis")
    assert steps(table, name) == []
    table.own(0, "laconia")  # Sparta is a city
    assert steps(table, name) == [1]
    table.own(0, "achaea", "messenia")
    assert steps(table, name) == [1, 2]
    table.attributes(0, speed=3)
    assert steps(table, name) == [1, 2, 3]
    table.play("go aetolia", "begin-quest calydonian_hunt 3", "levy achaea 2", "levy elis 2")
    assert table.offers("levy") == ["laconia 2", "laconia 1", "laconia 0"]  # two even in Sparta
    table.play("levy laconia 2").expect_hoplites(0, "messenia", 0)


@pytest.mark.rule("LH-quest-kill_stymphalian_birds", "LH-10.3")
def test_kill_stymphalian_birds() -> None:
    name = "kill_stymphalian_birds"
    table = at_quest(name)
    assert steps(table, name) == []
    table.priests(0, 1)
    assert steps(table, name) == [1]
    table.temples("elis", "crete").own(0, "elis", "crete")
    assert steps(table, name) == [1, 2]
    table.priests(0, 2)
    assert steps(table, name) == [1, 2, 3]
    table.chance("harpe", "aegis", "caduceus")
    table.play("go corinthia", "begin-quest kill_stymphalian_birds 3", "keep-artifact aegis")
    assert table.has_artifact(0, "aegis")
    table.expect_priests(0, 2)  # needed, not sacrificed


@pytest.mark.rule("LH-quest-golden_fleece", "LH-10.3")
def test_golden_fleece() -> None:
    name = "golden_fleece"
    assert steps(at_quest(name, leadership=2), name) == [1]
    table = at_quest(name, leadership=2, speed=2)
    assert steps(table, name) == [1, 2]
    table.artifact(0, "harpe").own(0, "elis")
    assert steps(table, name) == [1, 2, 3]
    table.play("go acarnania", "begin-quest golden_fleece 3", "levy elis 3").expect_hoplites(0, "elis", 3)
    assert table.has_artifact(0, "harpe")


@pytest.mark.rule("LH-quest-cattle_of_geryon", "LH-10.3")
def test_cattle_of_geryon() -> None:
    name = "cattle_of_geryon"
    assert steps(at_quest(name, strength=2), name) == [1]
    assert steps(at_quest(name, strength=4), name) == [1, 2]
    table = at_quest(name, strength=4).hand(0, "trap-mace", "trap-sword")
    assert steps(table, name) == [1, 2, 3]
    table.play("go boeotia", "begin-quest cattle_of_geryon 3", "discard trap-mace").expect_hand(0)
    assert table.offers("raise") == ["leadership", "speed"]  # Strength is 4 already
    table.play("raise speed")
    assert table.lord(0).speed == 3
