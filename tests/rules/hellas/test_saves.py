"""Saves of earlier versions: what a migration may do to them, and what it must not."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import agon
from agon.games.hellas.migrations import MIGRATIONS, from_version_2
from agon.games.hellas.tables import REGION_IDS
from agon.kernel.formats import current_save

from .scenario import given

KEPT = Path(__file__).resolve().parents[2] / "golden" / "hellas"
POSITIONS = [json.loads(line) for version in (1, 2, 3) for line in (KEPT / f"positions-v{version}.jsonl").open()]


def named(position: dict[str, Any]) -> str:
    return f"{position['save']['save']}-" + "-".join(position["stack"]).replace(" ", ".")


def test_there_is_a_way_from_every_version_to_the_present_one() -> None:
    assert set(MIGRATIONS) == set(range(1, agon.title("hellas").game.SAVE_VERSION))


@pytest.mark.parametrize("position", POSITIONS, ids=named)
def test_a_migration_leaves_the_save_as_it_was(position: dict[str, Any]) -> None:
    version, before = position["save"]["save"], copy.deepcopy(position["save"])
    after = MIGRATIONS[version](position["save"])
    assert position["save"] == before
    assert after["save"] == version + 1
    usurping = any(frame["rule"] == "usurp" and frame["step"] == "take" for frame in before["stack"])
    assert (after["board"] == before["board"]) is (version == 1 or not usurping)


@pytest.mark.parametrize("position", POSITIONS, ids=named)
def test_a_migrated_game_is_saved_as_it_was_migrated(position: dict[str, Any]) -> None:
    """Every field of every rule is there, and nothing that no rule knows."""
    after = current_save(position["save"], agon.title("hellas").game.SAVE_VERSION, MIGRATIONS)
    known = after.get("rules", ["1.0"])
    rules = known if "1.1" in known else [*known, "1.1"]  # it goes on under the new ones
    assert agon.load(after).dump(history=False) == {**after, "rules": rules}


def of_version_2(save: dict[str, Any], rule: str, **old: Any) -> dict[str, Any]:
    """A save as version 2 wrote it, with fields of one rule under way as they were then."""
    stack = [{**frame, **old} if frame["rule"] == rule else dict(frame) for frame in save["stack"]]
    return {**save, "save": 2, "stack": stack}


@pytest.mark.rule("LH-4.7")
def test_who_was_usurping_in_version_2_has_control_now() -> None:
    table = given().army(1, "thessaly", 3).hero(0, "thessaly").glory(0, "red").play("act usurp")
    old = of_version_2(table.game.dump(history=False), "usurp", step="take")
    lords = [dict(lord) for lord in old["board"]["lords"]]
    for name in ("held", "artifacts", "charged"):  # the region and the Thunder of Zeus were still the enemy's
        lords[0][name], lords[1][name] = 0, lords[0][name]
    owner = [1 if one == 0 else one for one in old["board"]["owner"]]
    old["board"] = {**old["board"], "lords": lords, "owner": owner}
    assert from_version_2(old)["board"] == table.game.dump(history=False)["board"]
    table.game = agon.load(old)  # type: ignore[assignment]
    table.expect(asked=(1, "retreat")).play("retreat locris", "levy thessaly 0").expect_owner("thessaly", 0)
    assert table.is_charged(0, "thunder_of_zeus")


@pytest.mark.rule("LH-8.5")
def test_a_march_that_fought_in_version_2_remembers_its_numbers() -> None:
    table = given().army(0, "arcadia", 5).army(1, "elis", 9).hand(1, "trap-mace")
    table.play("act march", "march arcadia elis", "count 4").expect(asked=(1, "battle"))
    now = table.game.dump(history=False)
    noted = [1 if name == "arcadia" else 0 for name in REGION_IDS]
    came = [4 if name == "arcadia" else 0 for name in REGION_IDS]
    after = from_version_2(of_version_2(now, "sides", origins=noted))
    assert next(frame["origins"] for frame in after["stack"] if frame["rule"] == "sides") == came
    assert after["stack"] == now["stack"]


def test_a_record_of_other_rules_says_that_they_have_changed() -> None:
    """Its game would come out otherwise now."""
    record = json.loads((KEPT / "rules-1.0.json").read_text())["record"]
    with (
        pytest.warns(agon.RulesWarning, match=r"rules 1\.0, these are rules 1\.1"),
        pytest.raises(agon.RulesChanged, match=r"the rules have changed: the record was played under rules 1\.0"),
    ):
        agon.replay(record)
