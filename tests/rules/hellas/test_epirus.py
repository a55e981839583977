"""Epirus is the first region of the board: whatever asks "somewhere?" must not take it for nowhere."""

import pytest

from .scenario import HellasScenario, third


def perseus_in_epirus() -> HellasScenario:
    return third().hero(2, "epirus")


@pytest.mark.rule("LH-10.3")
def test_artifacts_work_for_a_hero_in_epirus() -> None:
    table = perseus_in_epirus().artifact(2, "head_of_sphinx").play("use head_of_sphinx").expect_owner("epirus", 2)
    perseus_in_epirus().artifact(2, "boots_of_hermes").expect(can="use boots_of_hermes")
    table = perseus_in_epirus().artifact(2, "chimeras_fire").army(1, "epirus", 2).expect(can="use chimeras_fire")
    table = third().artifact(2, "thunder_of_zeus").hero(1, "epirus").play("use thunder_of_zeus")
    table.expect(options=["smite p0", "smite p1"])


@pytest.mark.rule("LH-10.3")
@pytest.mark.parametrize("name", ["head_of_sphinx", "boots_of_hermes", "chimeras_fire", "pandoras_box"])
def test_artifacts_do_not_work_for_a_hero_on_a_quest(name: str) -> None:
    table = third().quest("aid_to_atlas").on_quest(2, "aid_to_atlas").artifact(2, name).army(1, "crete", 1)
    table.temples("crete").expect(cannot=f"use {name}")


@pytest.mark.rule("LH-10.3")
def test_a_hero_on_a_quest_cannot_be_struck() -> None:
    table = third().quest("aid_to_atlas").on_quest(1, "aid_to_atlas").artifact(2, "thunder_of_zeus")
    table.monster("hydra", "elis").play("use thunder_of_zeus").expect(can="smite p0", cannot=["smite p1", "smite p2"])


@pytest.mark.rule("LH-4.1", "LH-monster-sphinx")
def test_the_sphinx_in_epirus_bars_recruits_there_and_nowhere_else() -> None:
    table = third().own(2, "epirus").bless(2, "local_volunteers").expect(can="bless local_volunteers")
    table.monster("sphinx", "epirus").expect(cannot="bless local_volunteers")
    table.own(2, "elis").play("bless local_volunteers").expect(no="muster epirus")


@pytest.mark.rule("LH-4.8", "LH-7.1")
def test_a_hunt_in_epirus() -> None:
    table = perseus_in_epirus().monster("cyclops", "epirus").play("act hunt")
    table.expect(asked=(2, "hunt-step"), told="hunt")


@pytest.mark.rule("LH-3.4", "LH-9.1")
def test_a_quest_reached_in_epirus_land() -> None:
    table = third().hero(2, "acarnania").quest("golden_fleece").attributes(2, leadership=4, strength=4, speed=4)
    table.play("go acarnania").expect(prompt="begin-quest")
