"""What befalls the first player, seat 0, in another's turn: number 0 is somebody. And quests and monsters to their end."""

import pytest

from agon.games.hellas.rules.monsters import RegionAttack
from agon.games.hellas.rules.quests import CompleteQuest
from tests.logs import log, log_of, question, reason, transcript

from .scenario import HellasScenario, monster_no, quest_no, third

ATTACKS = {
    "hydra": ["hoplites-die 0 1 elis", "hoplites-die 1 1 arcadia"],
    "cerberus": ["hoplites-die 0 3 elis"],
    "medusa": ["hoplites-die 0 1 elis"],
    "sphinx": ["hoplites-die 0 1 elis"],
    "chimera": ["hoplites-die 0 1 elis"],
    "minotaur": ["hoplites-die 0 1 elis", "priest-sacrificed 0"],
    "cyclops": [],
}


def beset(name: str) -> HellasScenario:
    """A monster in Elis, which seat 0 holds; the heroes of seats 0 and 2 are near, that of seat 1 is not."""
    table = third().monster(name, "elis").army(0, "elis", 3).priests(0, 1).army(1, "arcadia", 1)
    table.hero(0, "arcadia").hero(1, "epirus").hero(2, "elis")
    return table.happen(RegionAttack(seat=2, monster=monster_no(name)))


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.rule("LH-5.2", f"LH-monster-{name}")) for name in ATTACKS]
)
def test_what_a_monster_does_to_its_region(name: str) -> None:
    assert log(beset(name)) == [f"monster-attacks {name} elis", *ATTACKS[name]]


@pytest.mark.rule("LH-5.2", "LH-monster-cyclops", "LH-monster-chimera")
def test_who_is_asked_after_the_attack() -> None:
    table = beset("cyclops").expect(asked=(0, "injure")).play("injure speed")
    assert log_of(table.expect(asked=(2, "injure")), "injure strength") == ["injured 2 perseus strength"]
    table.expect(asked=(2, "turn")).expect_injuries(1, 0)  # Achilles was too far away
    table = beset("chimera").expect(asked=(2, "drive"))
    assert table.offers("drive") == ["chimera thessaly", "chimera acarnania", "chimera attica"]


QUESTS = {
    "aid_to_atlas": ["glory 2 green"],
    "amazon_queen": ["glory 2 red", "attribute 2 strength 2"],
    "clean_augean_stables": ["glory 2 green"],
    "saving_prometheus": ["glory 2 red", "priest 2 1"],
    "capture_cretan_bull": ["glory 2 brown"],
    "calydonian_hunt": ["glory 2 yellow"],
    "kill_stymphalian_birds": ["glory 2 blue"],
    "golden_fleece": ["glory 2 yellow"],
    "cattle_of_geryon": ["glory 2 blue"],
}


def fulfilled(name: str) -> HellasScenario:
    table = third().own(2, "elis", "arcadia").quest(name)
    return table.happen(CompleteQuest(seat=2, quest=quest_no(name)))


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.rule(f"LH-quest-{name}")) for name in QUESTS])
def test_what_a_quest_brings_at_once(name: str) -> None:
    told = [f"quest-done 2 perseus {name}", *QUESTS[name]]
    assert log(fulfilled(name))[: len(told)] == told


@pytest.mark.rule("LH-9.4")
def test_what_quests_ask_when_they_are_done() -> None:
    table = fulfilled("capture_cretan_bull").expect(prompt="glory")
    assert table.offers("take-glory") == ["red", "yellow", "blue", "green"]
    assert log_of(table, "take-glory yellow") == ["glory 2 yellow"]
    table.expect(asked=(2, "turn"))
    table = fulfilled("calydonian_hunt").play("levy elis 2")
    assert question(table) == "levy arcadia 2"
    table.play("levy arcadia 1").expect(asked=(2, "turn"))
    table = fulfilled("kill_stymphalian_birds").expect(prompt="keep-artifact")
    assert len(table.options) == 3
    kept = table.options[1].split()[1]
    left = table.relics_left()
    assert log_of(table, f"keep-artifact {kept}") == [f"artifact-gained 2 {kept}"]
    assert table.has_artifact(2, kept)
    assert table.relics_left() == left + 2


@pytest.mark.rule("LH-10.3")
def test_regions_and_enemies_of_the_first_player() -> None:
    third().own(0, "crete").artifact(2, "head_of_sphinx").expect(cannot="use head_of_sphinx")
    third().army(0, "crete", 2).bless(2, "shoot_to_kill").hand(2, "glory-bow").expect(can="shoot glory-bow")
    third().bless(2, "shoot_to_kill").hand(2, "glory-bow").expect(cannot="shoot glory-bow")
    table = third().glory(2, "brown").army(0, "crete", 2).own(0, "attica").play("act usurp")
    table.expect(asked=(0, "retreat")).expect_owner("crete", 2)
    table = third().bless(2, "heros_wrath").hand(2, "glory-bow").army(0, "attica", 3).play("go attica")
    table.expect(prompt="wrath").play("wrath glory-bow").expect_hoplites(0, "attica", 1)


@pytest.mark.rule("LH-3.6", "LH-3.9")
def test_only_a_region_with_enemies_is_fought_for() -> None:
    table = third().attributes(2, leadership=2).army(2, "arcadia", 2).army(0, "elis", 1)
    table.play("act hoplite_movement", "step arcadia messenia")
    told = log_of(table, "step arcadia elis")
    assert told[:2] == ["hoplites-move 2 1 arcadia elis", "battle-begins 2 0 elis"]
    assert [line for line in told if line.startswith("battle-begins")] == ["battle-begins 2 0 elis"]


@pytest.mark.rule("LH-3.6")
def test_a_hoplite_leaves_the_city() -> None:
    table = third().army(2, "elis", 2, fortified=True).attributes(2, leadership=3).play("act hoplite_movement")
    assert log_of(table, "leave-city elis") == ["unfortified 2 elis"]
    assert not table.is_fortified(2, "elis")
    assert question(table) == "move-hoplites 2"


@pytest.mark.rule("LH-4.1")
def test_nobody_need_be_recruited_and_that_is_not_told() -> None:
    assert log_of(third().army(2, "elis", 1), "act recruit", "levy elis 0") == ["action 2 recruit", "turn-begins 0"]


@pytest.mark.rule("LH-8.1", "LH-10.3")
def test_an_exhausted_artifact_does_not_help_before_a_battle() -> None:
    table = third().army(2, "arcadia", 3).army(1, "elis", 1).artifact(2, "harpe").exhaust(2)
    table.play("act march", "march arcadia elis", "count 3").expect_owner("elis", 2).expect(no="use harpe")
    table = third().army(2, "arcadia", 3).army(1, "elis", 1).artifact(2, "harpe")
    table.play("act march", "march arcadia elis", "count 3").expect(asked=(2, "before"), can="use harpe")


@pytest.mark.rule("LH-7.2")
def test_each_kind_of_wound_is_offered_once() -> None:
    table = third().monster("cyclops", "crete").hand(2, "glory-bow").artifact(2, "poison_arrows")
    table.chance("trap-mace").play("act hunt").expect(can="use poison_arrows").chance("trap-sword")
    table.play("use poison_arrows").expect(prompt="wound")
    kinds = ["torch plain", "bow plain", "sword priest", "spear artifact"]
    assert sorted(table.offers("wound")) == sorted(f"cyclops {kind}" for kind in kinds)


@pytest.mark.rule("LH-4.8")
def test_monsters_off_the_map_give_no_reason() -> None:
    assert reason(third().monster("hydra", "elis"), "monster:cyclops") == "why-not-now"


@pytest.mark.rule("LH-10.3")
def test_ariadnes_thread_leads_monsters_on_the_map() -> None:
    table = third().artifact(2, "ariadnes_thread").monster("hydra", "elis").play("use ariadnes_thread")
    assert {name.split()[0] for name in table.offers("drive")} == {"hydra"}
    assert transcript(table, "drive hydra locris") == [
        "2 drive-any | drive hydra locris | monster-moves hydra elis locris"
    ]
