"""Both builds are one engine: the same seeds give the same digests at every decision."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

import agon
from agon.build import compiled_home

SCRIPT = """
import json, sys
import agon
from agon.lab.setups import random_game
digests = []
for seed in range(int(sys.argv[2])):
    game = random_game(sys.argv[1], None, seed)
    step = 0
    while game.choice is not None and step < 400:
        digests.append(game.digest())
        agon.playout(game, seed + step, 1)
        step += 1
print(json.dumps([agon.BUILD, digests]))
"""


def digests(build: str, title: str, games: int) -> Any:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, title, str(games)],
        env={**os.environ, "AGON_BUILD": build},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    ran, found = json.loads(done.stdout)
    assert ran == build
    return found


@pytest.mark.parametrize("title", agon.titles())
def test_compiled_and_pure_builds_agree_at_every_decision(title: str) -> None:
    if not compiled_home().is_dir() and os.environ.get("CI") != "true":
        pytest.skip("no compiled build here: run 'make compiled'")
    compiled = digests("compiled", title, 12)
    assert len(compiled) > 500
    assert compiled == digests("pure", title, 12)
