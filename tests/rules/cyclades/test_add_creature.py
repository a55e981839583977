"""The guide to a new creature: its diff still applies, and the creature it adds can be played."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
GUIDES = ROOT / "docs" / "guides"
PLAYED = """
import agon
from agon.games.cyclades.tables import CREATURE_IDS
from tests.rules.cyclades.scenario import given


assert agon.__file__.startswith({home!r}), agon.__file__
assert CREATURE_IDS[-1] == "nymph"
table = given().open_creatures("nymph").settle(0, "t9l1").sail(0, "t9s1").sail(0, "t9s3").sail(1, "t9s5")
table.turn(0, "athena").play("buy nymph 2")
assert table.options == ["plenty-sea t9s1", "plenty-sea t9s3"]
assert agon.load(table.game.dump()).digest() == table.game.digest()
table.play("plenty-sea t9s3")
assert table.plenty_at("t9s3") == 1
assert table.in_discard() == ["nymph"]
played = agon.new("cyclades", 3, 1)
agon.playout(played, 1)
assert played.result is not None
"""


def test_the_creature_of_the_guide_can_be_added_and_played(tmp_path: Path) -> None:
    home = tmp_path / "src" / "agon"
    shutil.copytree(ROOT / "src" / "agon", home, ignore=shutil.ignore_patterns("__pycache__", "static"))
    subprocess.run(["git", "apply", str(GUIDES / "creature.diff")], cwd=tmp_path, check=True)
    script = PLAYED.format(home=str(tmp_path))
    environment = {**os.environ, "AGON_BUILD": "pure", "PYTHONPATH": f"{tmp_path / 'src'}{os.pathsep}{ROOT}"}
    subprocess.run([sys.executable, "-c", script], cwd=tmp_path, env=environment, check=True)


@pytest.mark.parametrize("line", ["class Nymph(CardRule):", 'creature("nymph", Nymph)', 'id = "nymph"'])
def test_the_guide_shows_what_the_diff_adds(line: str) -> None:
    assert line in (GUIDES / "add-a-creature.md").read_text("utf-8")
    assert f"+{line}" in (GUIDES / "creature.diff").read_text("utf-8")
