"""Games of the past: records replay to the same end, saves of every version go on."""

import hashlib
import json
from difflib import unified_diff
from pathlib import Path
from typing import Any

import pytest

import agon
from agon.kernel.formats import RECORD_FORMAT, SAVE_FORMAT

from .playthrough import playthrough

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/record-*.json"))
PLAYTHROUGHS = sorted(HERE.glob("*/playthrough-*.txt"))
SAVES = sorted(HERE.glob("*/save-v*.json"))
POSITIONS = [
    (path, number, json.loads(line))
    for path in sorted(HERE.glob("*/positions-v*.jsonl"))
    for number, line in enumerate(path.read_text().splitlines())
]
"""One save for every question of every rule, as its version wrote it, and how a seeded playout ended there."""


def name(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_records_replay_to_the_same_end(path: Path) -> None:
    golden = json.loads(path.read_text())
    game = agon.replay(golden["record"])
    assert game.result == golden["record"]["result"]
    assert game.digest() == golden["digest"]


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=name)
def test_games_read_as_they_did(path: Path) -> None:
    """``tools/make_golden.py TITLE`` writes them anew when rules change on purpose: read the diff before committing."""
    record = json.loads(path.with_name(path.name.replace("playthrough", "record")).with_suffix(".json").read_text())
    now = playthrough(record["record"])
    before = path.read_text()
    changes = unified_diff(before.splitlines(), now.splitlines(), "before", "now", lineterm="", n=2)
    assert now == before, "\n".join(list(changes)[:60])


@pytest.mark.parametrize("path", SAVES, ids=name)
def test_saves_of_every_version_go_on(path: Path) -> None:
    game = agon.load(json.loads(path.read_text()))
    assert game.choice is not None
    agon.playout(game, 1)
    assert game.result is not None


def position_name(position: tuple[Path, int, dict[str, Any]]) -> str:
    path, number, kept = position
    return f"{name(path)}-{number}-{kept['stack'][-1].replace(' ', '-')}"


@pytest.mark.parametrize("position", POSITIONS, ids=position_name)
def test_positions_of_every_version_end_as_they_did(position: Any) -> None:
    kept = position[2]
    game = agon.load(kept["save"])
    agon.playout(game, kept["playout"])
    board = json.dumps(game.dump(history=False)["board"], sort_keys=True)
    assert game.result == kept["result"]
    assert hashlib.blake2b(board.encode(), digest_size=16).hexdigest() == kept["board"]


@pytest.mark.parametrize("title", agon.titles())
def test_every_title_has_golden_games_of_its_save_version(title: str) -> None:
    kept = [json.loads(path.read_text()) for path in SAVES if path.parent.name == title]
    assert {save["save"] for save in kept} == set(range(1, agon.title(title).game.SAVE_VERSION + 1))
    assert {save["agon"] for save in kept} == set(range(1, SAVE_FORMAT + 1))
    records = [json.loads(path.read_text())["record"] for path in RECORDS if path.parent.name == title]
    assert {record["agon_record"] for record in records} == set(range(1, RECORD_FORMAT + 1))
    assert len([path for path in RECORDS if path.parent.name == title]) >= 5
    assert len([path for path in PLAYTHROUGHS if path.parent.name == title]) >= 2
