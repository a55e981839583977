"""Saves of version 1: everything they may name has its place in the present rules."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.saves import FIELDS_OF_1, STEPS_OF_1, from_version_1

KEPT = Path(__file__).resolve().parents[2] / "golden" / "dice_forge" / "positions-v1.jsonl"


def rule_now(old: str) -> Any:
    return DiceForge.PARTS.rules["face_effect" if old == "face" else old]


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
            rule = DiceForge.PARTS.rules[frame["rule"]]
            assert frame["step"] in rule.STEPS
            assert {name for name, kind in rule.FIELDS} <= frame.keys()
