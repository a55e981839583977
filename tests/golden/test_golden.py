"""Games of the past: records replay to the same end, saves of every version go on."""

import json
from pathlib import Path

import pytest

import agon

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/record-*.json"))
SAVES = sorted(HERE.glob("*/save-v*.json"))


def name(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_records_replay_to_the_same_end(path):
    golden = json.loads(path.read_text())
    game = agon.replay(golden["record"])
    assert game.result == golden["record"]["result"]
    assert game.digest() == golden["digest"]


@pytest.mark.parametrize("path", SAVES, ids=name)
def test_saves_of_every_version_go_on(path):
    game = agon.load(json.loads(path.read_text()))
    assert game.choice is not None
    agon.playout(game, 1)
    assert game.result is not None


@pytest.mark.parametrize("title", agon.titles())
def test_every_title_has_golden_games_of_its_save_version(title):
    version = agon.title(title).game.SAVE_VERSION
    kept = {path.name for path in SAVES if path.parent.name == title}
    assert kept >= {f"save-v{number}.json" for number in range(1, version + 1)}
    assert len([path for path in RECORDS if path.parent.name == title]) >= 5
