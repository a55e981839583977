"""Saves of earlier versions: what a migration may do to them, and what it must not."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import agon
from agon.games.hellas.migrations import MIGRATIONS, from_version_1
from agon.kernel.formats import save_from_1

KEPT = Path(__file__).resolve().parents[2] / "golden" / "hellas" / "positions-v1.jsonl"
POSITIONS = [json.loads(line) for line in KEPT.read_text().splitlines()]


def named(position: dict[str, Any]) -> str:
    return "-".join(position["stack"]).replace(" ", ".")


def test_there_is_a_way_from_every_version_to_the_present_one() -> None:
    assert set(MIGRATIONS) == set(range(1, agon.title("hellas").game.SAVE_VERSION))


@pytest.mark.parametrize("position", POSITIONS, ids=named)
def test_a_migration_leaves_the_save_as_it_was(position: dict[str, Any]) -> None:
    before = copy.deepcopy(position["save"])
    after = from_version_1(position["save"])
    assert position["save"] == before
    assert (after["save"], after["board"]) == (2, before["board"])


@pytest.mark.parametrize("position", POSITIONS, ids=named)
def test_a_migrated_game_is_saved_as_it_was_migrated(position: dict[str, Any]) -> None:
    """Every field of every rule is there, and nothing that no rule knows."""
    after = save_from_1(from_version_1(position["save"]))
    assert agon.load(after).dump(history=False) == after
