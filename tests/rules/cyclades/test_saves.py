"""Saves of version 1: everything they may name has its place in the present rules."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.saves import FIELDS_OF_1, RULES_OF_1, STEPS_OF_1, from_version_1

KEPT = Path(__file__).resolve().parents[2] / "golden" / "cyclades" / "positions-v1.jsonl"
MERGED = {"muster": "march", "thief": "card_thief"}
"""Rules of version 1 that are part of another one now."""


def rule_now(old: str) -> Any:
    return Cyclades.PARTS.rules[MERGED.get(old, RULES_OF_1.get(old, old))]


@pytest.mark.parametrize(("rule", "step"), [(rule, step) for rule, steps in STEPS_OF_1.items() for step in steps])
def test_every_renamed_step_exists(rule: str, step: str) -> None:
    assert STEPS_OF_1[rule][step] in rule_now(rule).STEPS


@pytest.mark.parametrize("rule", FIELDS_OF_1)
def test_every_renamed_field_exists(rule: str) -> None:
    assert set(FIELDS_OF_1[rule].values()) <= {name for name, kind in rule_now(rule).FIELDS}


def test_a_migration_leaves_the_save_it_reads_alone() -> None:
    for line in KEPT.read_text().splitlines():
        saved = json.loads(line)["save"]
        before = copy.deepcopy(saved)
        migrated = from_version_1(saved)
        assert saved == before
        assert migrated["save"] == 2
        for frame in migrated["stack"]:
            rule = Cyclades.PARTS.rules[frame["rule"]]
            assert frame["step"] in rule.STEPS
            assert {name for name, kind in rule.FIELDS} <= frame.keys()


def sacrifice(step: str, hero: int, power: int) -> dict[str, Any]:
    fields = {"faction": 1, "hero": hero, "card": power, "n": 1, "at": 2, "left": 0, "land": 3}
    return {"rule": "sacrifice", "step": step, **fields}


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
def test_a_sacrifice_under_way_goes_on_with_the_rule_of_its_ability(step: str, rules: list[str]) -> None:
    migrated = from_version_1({"save": 1, "stack": [sacrifice(step, 5, 2)]})
    assert [frame["rule"] for frame in migrated["stack"]] == rules
    for frame in migrated["stack"]:
        rule = Cyclades.PARTS.rules[frame["rule"]]
        assert frame["step"] in rule.STEPS
        assert {name for name, kind in rule.FIELDS} <= frame.keys()
