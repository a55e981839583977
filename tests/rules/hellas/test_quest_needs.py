"""LH-9.1: what every step of every quest asks for: just enough will do, one less will not."""

import pytest

from agon.games.hellas.rules.quests import BeginQuest

from .scenario import HellasScenario, region, third
from .test_quests import REGIONS

NEEDS: dict[str, list[dict[str, int]]] = {
    "aid_to_atlas": [{"strength": 2}, {"strength": 4}, {"strength": 5}],
    "amazon_queen": [{"leadership": 2}, {"leadership": 2, "priests": 1}, {"leadership": 2, "priests": 1}],
    "clean_augean_stables": [{"speed": 2}, {"speed": 2, "sound": 2}, {"speed": 3, "sound": 2}],
    "saving_prometheus": [{"cards": 1}, {"cards": 2}, {"cards": 4}],
    "capture_cretan_bull": [{"either": 3}, {"either": 3, "cards": 2}, {"either": 4, "cards": 2}],
    "calydonian_hunt": [{"speed": 2, "cities": 2}, {"speed": 2, "cities": 3}, {"speed": 3, "cities": 3}],
    "kill_stymphalian_birds": [{"priests": 1}, {"priests": 1, "temples": 2}, {"priests": 2, "temples": 2}],
    "golden_fleece": [{"leadership": 2}, {"leadership": 2, "speed": 2}, {"leadership": 2, "speed": 2, "artifacts": 1}],
    "cattle_of_geryon": [{"strength": 2}, {"strength": 4}, {"strength": 4, "cards": 2}],
}
"""``either``: Strength or Speed; ``sound``: attributes without an injury."""
HAND = ("glory-bow", "trap-mace", "trap-sword", "assault-axe")
CITIES = ("elis", "arcadia", "argolis")
TEMPLES = ("messenia", "crete")


def steps_open(name: str, **has: int) -> list[int]:
    """The steps that a player may begin with who has this and no more."""
    table = (
        third()
        .hero(2, REGIONS[name])
        .quest(name)
        .attributes(2, leadership=has.get("leadership", 1), strength=has.get("strength", 1), speed=has.get("speed", 1))
    )
    table.priests(2, has.get("priests", 0)).hand(2, *HAND[: has.get("cards", 0)])
    table.own(2, *CITIES[: has.get("cities", 0)], *TEMPLES[: has.get("temples", 0)]).temples(*TEMPLES)
    table.artifact(2, *("harpe", "aegis")[: has.get("artifacts", 0)])
    table.injure(2, *("leadership", "strength")[: 3 - has.get("sound", 3)])
    return offered(table, name)


def offered(table: HellasScenario, name: str) -> list[int]:
    table.happen(BeginQuest(seat=2, region=region(REGIONS[name])))
    return [int(step.split()[1]) for step in table.offers("begin-quest")]


def variants(needs: dict[str, int]) -> list[dict[str, int]]:
    """Of two attributes either will do."""
    if "either" not in needs:
        return [needs]
    rest = {what: count for what, count in needs.items() if what != "either"}
    return [rest | {"strength": needs["either"]}, rest | {"speed": needs["either"]}]


@pytest.mark.rule("LH-9.1")
@pytest.mark.parametrize("step", [1, 2, 3])
@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.rule(f"LH-quest-{name}")) for name in NEEDS])
def test_just_enough_will_do_and_one_less_will_not(name: str, step: int) -> None:
    for needs in variants(NEEDS[name][step - 1]):
        assert step in steps_open(name, **needs)
        for what, count in needs.items():
            assert step not in steps_open(name, **needs | {what: count - 1})


@pytest.mark.rule("LH-9.1")
def test_a_quest_can_be_begun_in_its_region_only() -> None:
    for name in REGIONS:
        table = third().quest(name).attributes(2, 5, 5, 5).priests(2, 3).hand(2, *HAND).artifact(2, "harpe")
        table.own(2, *CITIES, *TEMPLES).temples(*TEMPLES)
        for place in ("epirus", "laconia"):
            assert table.copy().happen(BeginQuest(seat=2, region=region(place))).offers("begin-quest") == []
        assert offered(table, name) == [1, 2, 3]
