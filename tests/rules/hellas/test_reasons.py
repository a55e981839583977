"""Why not: the reason a lord is given for what cannot be chosen. It is the third player's turn."""

import pytest

from tests.logs import reason

from .scenario import HellasScenario, third


def reasons(table: HellasScenario, *anchors: str) -> list[str]:
    return [reason(table, anchor) for anchor in anchors]


@pytest.mark.rule("LH-3.1", "LH-4.1", "LH-4.4", "LH-4.7", "LH-4.8")
def test_actions_without_anything_to_do() -> None:
    table = third()
    for name in ("use_artifacts", "hoplite_movement", "march"):
        assert reason(table, f"action:{name}") == f"action-idle {name}"
    assert reasons(table, "action:recruit", "action:build_temple", "action:usurp", "action:hunt") == [
        "no-city",
        "no-site",
        "no-token",
        "no-monster",
    ]
    assert reasons(table, "action:prepare", "action:build_monument") == ["why-not-now"] * 2  # they can be chosen


@pytest.mark.rule("LH-4.1")
def test_nobody_is_left_to_recruit() -> None:
    assert reason(third().army(2, "elis", 15), "action:recruit") == "no-reserve"


@pytest.mark.rule("LH-4.9", "LH-3.1")
def test_actions_used_and_done() -> None:
    table = third().army(2, "arcadia", 2).used(2, "recruit", "march")
    assert reasons(table, "action:recruit", "action:march") == ["action-used recruit", "action-used march"]
    table.play("act hoplite_movement", "step arcadia elis")
    assert reason(table, "action:hoplite_movement") == "action-done hoplite_movement"


@pytest.mark.rule("LH-3.3", "LH-monster-chimera")
def test_gods_who_hear_no_prayer() -> None:
    assert reasons(third(), "monument:zeus", "monument:hermes") == ["no-priest"] * 2
    table = third().priests(2, 2).level("zeus", 2).play("pray zeus")
    assert reason(table, "monument:athena") == "action-done prayer"
    full = third().priests(2, 1).level("zeus", 1).praying("zeus", 0, 1)
    assert reason(full.expect(cannot="pray zeus", can="pray athena"), "monument:zeus") == "monument-full zeus"
    barred = third().priests(2, 1).monster("chimera", "attica").expect(cannot="pray athena", can="pray zeus")
    assert reason(barred, "monument:athena") == "chimera athena"


@pytest.mark.rule("LH-4.8")
def test_a_monster_elsewhere() -> None:
    table = third().monster("hydra", "epirus").monster("cyclops", "crete")
    assert reasons(table, "monster:hydra", "monster:cyclops") == ["hero-elsewhere epirus", "why-not-now"]


@pytest.mark.rule("LH-3.2")
def test_an_exhausted_artifact_and_one_that_another_has() -> None:
    table = third().artifact(2, "caduceus", "aegis").exhaust(2).artifact(1, "harpe")
    assert reasons(table, "artifact:caduceus", "artifact:aegis", "artifact:harpe") == [
        "exhausted caduceus",
        "exhausted aegis",
        "why-not-now",
    ]
    assert reason(third().artifact(2, "caduceus"), "artifact:caduceus") == "why-not-now"


@pytest.mark.rule("LH-3.6", "LH-monster-medusa")
def test_regions_that_no_hoplite_can_leave() -> None:
    table = third().army(2, "arcadia", 3).army(2, "epirus", 1).monster("medusa", "epirus").play("act march")
    assert reasons(table, "region:epirus", "region:thessaly") == ["medusa epirus", "no-hoplites thessaly"]


@pytest.mark.rule("LH-4.4")
def test_regions_without_a_place_for_a_temple() -> None:
    table = third().own(2, "epirus", "elis", "crete").temples("elis").play("act build_temple")
    assert reasons(table, "region:boeotia", "region:elis") == ["not-controlled boeotia", "no-shrine elis"]


@pytest.mark.rule("LH-8.2")
def test_cards_whose_casualties_cannot_be_taken() -> None:
    table = third().army(2, "arcadia", 1).army(1, "elis", 1).hand(2, "charge-sickle", "glory-bow")
    table.play("act march", "march arcadia elis").expect(options=["play glory-bow", "pass"])
    assert reasons(table, "card:charge-sickle", "card:glory-bow", "card:trap-mace") == ["card", *["why-not-now"] * 2]
