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
from tests.rules.cyclades.positions import *


assert agon.__file__.startswith({home!r}), agon.__file__
assert CREATURE_IDS[-1] == "nymph"
game = empty_board()
open_creatures(game, "nymph")
settle(game, 0, "t9l1")
sail(game, 0, "t9s1")
sail(game, 0, "t9s3")
sail(game, 1, "t9s5")
turn(game, 0, "athena")
play(game, "buy nymph 2")
assert options(game) == ["plenty-sea t9s1", "plenty-sea t9s3"]
assert agon.load(game.dump()).digest() == game.digest()
play(game, "plenty-sea t9s3")
assert game.sea_plenty[sea_no("t9s3")] == 1
assert in_discard(game) == ["nymph"]
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


@pytest.mark.parametrize("line", ["class Nymph(Rule):", 'creature("nymph", Nymph)', 'id = "nymph"'])
def test_the_guide_shows_what_the_diff_adds(line: str) -> None:
    assert line in (GUIDES / "add-a-creature.md").read_text("utf-8")
    assert f"+{line}" in (GUIDES / "creature.diff").read_text("utf-8")
