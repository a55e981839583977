"""LH-10.3, LH-11.1: the data files, and what the check says of edited ones."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import agon
from agon.games.hellas import checks
from agon.games.hellas.checks import FILES, check_data, reconstructed
from agon.games.hellas.solo.checks import check_solo
from agon.games.hellas.tables import (
    ARTIFACT_IDS,
    BLESSING_IDS,
    COMBAT_FILE,
    GOD_DATA,
    HERO_DATA,
    NEIGHBOURS,
    REGION_IDS,
)

ROOT = Path(__file__).resolve().parents[3]
DATA = ROOT / "src" / "agon" / "games" / "hellas" / "data"


def test_the_data_files_are_in_order() -> None:
    assert check_data(DATA) == []


def test_names_follow_the_order_of_the_data() -> None:
    assert ARTIFACT_IDS[:20] == checks.ARTIFACTS
    assert BLESSING_IDS[:36] == checks.BLESSINGS
    assert REGION_IDS == checks.REGIONS
    assert tuple(row["id"] for row in COMBAT_FILE["card"]) == checks.COMBAT
    assert tuple(row["id"] for row in HERO_DATA) == checks.HEROES
    assert tuple(row["id"] for row in GOD_DATA) == checks.GODS


@pytest.mark.rule("LH-11.1")
def test_the_map_has_nineteen_regions_that_hang_together() -> None:
    assert len(REGION_IDS) == 19
    reached, fresh = {0}, [0]
    while fresh:
        at = fresh.pop()
        for other in range(19):
            if (NEIGHBOURS[at] >> other) & 1:
                assert (NEIGHBOURS[other] >> at) & 1
                if other not in reached:
                    reached.add(other)
                    fresh.append(other)
    assert len(reached) == 19


@pytest.mark.rule("LH-11.1")
@pytest.mark.parametrize("players", [0, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(agon.AgonError):
        agon.new("hellas", players, 1)


def test_the_document_names_what_is_reconstructed() -> None:
    page = (ROOT / "docs" / "hellas-reconstructed.md").read_text("utf-8")
    for line in reconstructed(DATA):
        file, _, field = line.partition(": ")
        assert f"`{file.split(',')[0]}.toml`" in page
        assert f"`{field}`" in page


EDITS = [
    (
        "monsters",
        '"torch", "torch", "bow", "sword", "spear"',
        '"torch", "bow", "swrod", "spear"',
        "'swrod' is not one of",
    ),
    ("monsters", '"torch", "torch", "bow", "sword", "spear"', '"torch"', "4 to 7 wounds"),
    (
        "monsters",
        'passive = "no_leaving"',
        'passive = "nothing"',
        "exactly one monster has the passive power 'no_leaving'",
    ),
    ("monsters", 'special = "heal"', 'special = "heals"', "special must be one of"),
    ("gods", "priest_places = 2", "priest_places = 0", "priest_places must be a whole number"),
    ("gods", "amounts = [0, 1, 2, 3, 3]", "amounts = [0, 1, 2]", "one for each level"),
    ("gods", "amounts = [0, 1, 2, 3, 3]", "amounts = [0, 2, 1, 3, 3]", "must not fall"),
    ("gods", '"attack", "attack", ', '"attack", ', "has 6 faces"),
    ("events", 'adds = ["mace"]', 'adds = "mace"', "adds must be a list"),
    ("events", 'monster = "cyclops"', 'monster = "cyclop"', "monster must be one of"),
    ("quests", "{ strength = 2 }", "{ strenght = 2 }", "'strenght' is not one of"),
    ("quests", "reward = { look = 3 }", "reward = { gold = 3 }", "reward must name some of"),
    ("quests", 'recruit_in = "every_city"', 'recruit_in = "everywhere"', "recruit_in must be one of"),
    ("combat", "copies = 3", "copies = 2", "30 cards in all, not 29"),
    ("combat", 'effect = "half_army"', 'effect = "half_arm"', "effect must be one of"),
    ("combat", "torch = 3", "torch = 0", "torch must be a whole number"),
    ("combat", 'id = "phalanx-torch"', 'id = "falanx-torch"', "the ids of [[card]] must be"),
    ("attacks", "base = 3", 'base = "three"', "base must be a whole number"),
    ("artifacts", 'kind = "god"', 'kind = "divine"', "kind must be one of"),
    ("blessings", 'god = "athena"', 'god = "apollo"', "god must be one of"),
    ("blessings", "gain = { draw = 2 }", "gain = { cards = 2 }", "gain may name"),
    ("temples", "drafts = [2, 4, 6, 8]", "drafts = [2, 4, 6, 9]", "different places from 1 to 8"),
    ("heroes", "speed = 2", "speed = 7", "speed must be a whole number from 1 to 5"),
    ("map", '["acarnania", "aetolia"]', '["acarnania", "atlantis"]', "is not a pair of two regions"),
    ("map", "population = 2", "population = 0", "population must be a whole number"),
    ("map", "[[region]]", "[[regions]]", "it needs entries [[region]]"),
    ("heroes", 'id = "helen"', 'name = "helen"', "has no id"),
    ("gods", "[[god]]", "[[god", "not a TOML file"),
    ("solo", "mobilization_steps = 3", "mobilization_steps = 0", "mobilization_steps must be a whole number"),
    ("solo", "macedonia = 1", "macedonia = 2", "gives each region one of the numbers"),
    ("solo", 'locris = "thessaly"', 'locris = "phocis"', "must end at a monument"),
    ("solo", "to = 2", "to = 3", "must name every token"),
    ("solo", 'op = "spying_phase"', 'op = "spy_phase"', "op must be one of"),
    ("solo", '"reinforcements-shield"', '"reinforcement-shield"', "is not one of"),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), EDITS)
def test_the_check_says_what_is_wrong(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    shutil.copytree(DATA, tmp_path / "data")
    path = tmp_path / "data" / f"{file}.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, -1 if old.startswith("[[region") else 1), "utf-8")
    problems = check_data(tmp_path / "data", check_solo)
    assert any(problem.startswith(f"{file}.toml") and said in problem for problem in problems), problems


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path / "data")
    (tmp_path / "data" / "quests.toml").unlink()
    assert check_data(tmp_path / "data") == ["quests.toml: the file is missing"]


def test_the_tool_works_on_broken_files_that_the_game_could_not_load(tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path / "data")
    path = tmp_path / "data" / "combat.toml"
    path.write_text(path.read_text("utf-8").replace('symbol = "torch"', 'symbol = "lamp"', 1), "utf-8")
    tool = ROOT / "tools" / "check_hellas_data.py"
    broken = subprocess.run([sys.executable, tool, tmp_path / "data"], capture_output=True, text=True, check=False)
    assert broken.returncode == 1
    assert "symbol must be one of" in broken.stdout
    good = subprocess.run([sys.executable, tool], capture_output=True, text=True, check=False)
    assert good.returncode == 0
    assert "in order" in good.stdout


def test_every_file_is_checked() -> None:
    """The bots' weights are no components: they check their names themselves as they are read."""
    assert sorted((*FILES, "rough", "trained", "solo_weights")) == sorted(path.stem for path in DATA.glob("*.toml"))
