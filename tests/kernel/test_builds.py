"""Both builds are one engine: the same seeds give the same digests at every decision."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import agon
from agon.build import compiled_home

ROOT = Path(__file__).resolve().parents[2]

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

VERDICTS = """
import json, random, sys, warnings
import agon
from tests.kernel.test_corruption import damage, picked
warnings.simplefilter("ignore")
found = []
for seed in range(int(sys.argv[2])):
    for part, opened in enumerate((agon.load, agon.replay)):
        rng = random.Random(seed)
        saved = json.loads(picked(sys.argv[1], rng)[part])
        damage(saved, rng)
        try:
            found.append(opened(saved).digest())
        except agon.AgonError as error:
            found.append(type(error).__name__)
print(json.dumps([agon.BUILD, found]))
"""


def answers(build: str, script: str, title: str, count: int) -> Any:
    done = subprocess.run(
        [sys.executable, "-c", script, title, str(count)],
        env={**os.environ, "AGON_BUILD": build, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    ran, found = json.loads(done.stdout)
    assert ran == build
    return found


def check_there_are_two_builds() -> None:
    if not compiled_home().is_dir() and os.environ.get("CI") != "true":
        pytest.skip("no compiled build here: run 'make compiled'")


@pytest.mark.parametrize("title", agon.titles())
def test_compiled_and_pure_builds_agree_at_every_decision(title: str) -> None:
    check_there_are_two_builds()
    compiled = answers("compiled", SCRIPT, title, 12)
    assert len(compiled) > 500
    assert compiled == answers("pure", SCRIPT, title, 12)


@pytest.mark.parametrize("title", agon.titles())
def test_compiled_and_pure_builds_refuse_the_same_damaged_saves_and_records(title: str) -> None:
    check_there_are_two_builds()
    compiled = answers("compiled", VERDICTS, title, 400)
    assert {"BadSave", "BadRecord"} < set(compiled)
    assert compiled == answers("pure", VERDICTS, title, 400)
