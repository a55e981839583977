"""Old saves of Dice Forge and Cyclades: everything they may name has its place in the present rules."""

import copy
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import agon
from agon.games.cyclades import saves as cyclades
from agon.games.dice_forge import saves as dice_forge
from agon.kernel.formats import current_save

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
SAVES: dict[str, ModuleType] = {"dice_forge": dice_forge, "cyclades": cyclades}
NOW = {
    "dice_forge": {"face": "face_effect"},
    "cyclades": {**cyclades.RULES_OF_1, "muster": "march", "thief": "card_thief"},
}
"""Rules of version 1 that have another name now, or are part of another rule."""

STEPS = [
    (title, rule, new)
    for title, saves in SAVES.items()
    for rule, steps in saves.STEPS_OF_1.items()
    for new in steps.values()
]
FIELDS = [(title, rule) for title, saves in SAVES.items() for rule in saves.FIELDS_OF_1]


def rule_named(title: str, name: str) -> Any:
    return agon.title(title).game.PARTS.rules[name]


def rule_now(title: str, old: str) -> Any:
    return rule_named(title, NOW[title].get(old, old))


def fields_of(rule: Any) -> set[str]:
    return {name for name, _ in rule.FIELDS}


def check_frame(title: str, frame: dict[str, Any]) -> None:
    """A rule under way in a save, as the present rules write it."""
    rule = rule_named(title, frame["rule"])
    assert frame["step"] in rule.STEPS
    assert fields_of(rule) <= frame.keys()


@pytest.mark.parametrize(("title", "rule", "step"), STEPS)
def test_every_renamed_step_exists(title: str, rule: str, step: str) -> None:
    now = rule_now(title, rule)
    if SAVES[title].ENDED_IN_2.get(now.NAME) != step:
        assert step in now.STEPS


@pytest.mark.parametrize(("title", "rule"), FIELDS)
def test_every_renamed_field_exists(title: str, rule: str) -> None:
    assert set(SAVES[title].FIELDS_OF_1[rule].values()) <= fields_of(rule_now(title, rule))


@pytest.mark.parametrize("title", SAVES)
def test_a_migration_leaves_the_save_it_reads_alone(title: str) -> None:
    for line in (GOLDEN / title / "positions-v1.jsonl").read_text().splitlines():
        saved = json.loads(line)["save"]
        before = copy.deepcopy(saved)
        migrated = SAVES[title].from_version_1(saved)
        assert saved == before
        assert migrated["save"] == 2
        for frame in current_save(migrated, agon.title(title).game.SAVE_VERSION, agon.title(title).migrations)["stack"]:
            check_frame(title, frame)


@pytest.mark.parametrize(
    ("step", "rules"),
    [
        ("borrow", ["sacrifice", "borrow"]),
        ("slot", ["sacrifice", "give_up_buildings"]),
        ("again", ["sacrifice", "trade_priestesses"]),
        ("source", ["sacrifice", "flight"]),
        ("over", ["sacrifice"]),
    ],
)
def test_a_sacrifice_of_cyclades_goes_on_with_the_rule_of_its_ability(step: str, rules: list[str]) -> None:
    fields = {"faction": 1, "hero": 5, "card": 2, "n": 1, "at": 2, "left": 0, "land": 3}
    migrated = cyclades.from_version_1({"save": 1, "stack": [{"rule": "sacrifice", "step": step, **fields}]})
    assert [frame["rule"] for frame in migrated["stack"]] == rules
    for frame in cyclades.from_version_2({**migrated, "board": {}})["stack"]:
        assert frame["rule"] != "sacrifice"  # its ability has taken its place
        check_frame("cyclades", frame)


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("title", SAVES)
def test_an_old_save_is_loaded_through_its_migrations(title: str, version: int) -> None:
    for line in (GOLDEN / title / f"positions-v{version}.jsonl").read_text().splitlines()[:5]:
        saved = json.loads(line)["save"]
        assert saved["save"] == version
        now = agon.load(saved).dump()
        assert now["save"] == agon.title(title).game.SAVE_VERSION
        for frame in now["stack"]:
            check_frame(title, frame)


@pytest.mark.parametrize(("lands", "was_last"), [(1 << 33, True), (1 << 33 | 1 << 2, False), (1 << 2, False)])
def test_an_entry_of_cyclades_under_way_learns_whether_the_land_is_the_last(lands: int, was_last: bool) -> None:
    bottom, ended = {"rule": "round", "step": "acted"}, {"rule": "flight", "step": "done"}
    entry = {"rule": "entry", "step": "over", "rival": 1, "land": 33}
    board = {"factions": [{"lands": 7}, {"lands": lands}]}
    migrated = cyclades.from_version_2({"save": 2, "stack": [bottom, ended, entry], "board": board})
    assert migrated["stack"] == [bottom, {**entry, "was_last": was_last}]
    assert migrated["save"] == 3
