"""The rules text is complete, well-formed and the same in every language."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

import agon
from agon import rulestext
from agon.rulestext import LANGUAGES, RulesTextError, parse

ROOT = Path(__file__).parents[2]


def load_check() -> ModuleType:
    spec = importlib.util.spec_from_file_location("check_rules_text", ROOT / "tools" / "check_rules_text.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


check = load_check()

SAMPLE = """# Title

## DF-1 Set-up

### DF-1.1 Players and dice
One sentence that is long enough to be a rule.
*Ruling:* ours.

### DF-1.2 Reserves
Another sentence that is long enough to be a rule.
"""


def test_all_files_are_sound() -> None:
    assert check.faults() == []


@pytest.mark.parametrize("title", agon.titles())
@pytest.mark.parametrize("language", LANGUAGES)
def test_load(language: str, title: str) -> None:
    rules = rulestext.load(language, title)
    assert list(rules) == list(rulestext.load("en", title))
    assert all(rule.id == name for name, rule in rules.items())
    listed = [name for chapter in rulestext.chapters(language, title) for name in chapter.rules]
    assert listed == list(rules)


def test_load_finds_the_packaged_folder_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "dice_forge.md").write_text(SAMPLE, encoding="utf-8")
    monkeypatch.setattr(rulestext, "_PACKAGED", tmp_path)
    assert rulestext.path("en", "dice_forge") == tmp_path / "en" / "dice_forge.md"
    assert rulestext.path("en", "hellas") == ROOT / "docs" / "rules" / "en" / "hellas.md"


def test_wheel_carries_the_rules() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert '"docs/rules" = "agon/docs_rules"' in text


@pytest.mark.parametrize(("language", "title"), [("de", "hellas"), ("en", "chess"), ("../en", "hellas")])
def test_unknown_names(language: str, title: str) -> None:
    with pytest.raises(KeyError):
        rulestext.load(language, title)


def test_parse() -> None:
    chapters, rules = parse(SAMPLE)
    assert [(chapter.id, chapter.title, chapter.rules) for chapter in chapters] == [
        ("DF-1", "Set-up", ("DF-1.1", "DF-1.2"))
    ]
    assert rules[0].text.endswith("*Ruling:* ours.")
    assert rulestext.ruling(rules[0], "en") == "ours."
    assert rulestext.ruling(rules[1], "en") is None


@pytest.mark.parametrize("source", ["### DF-1.1 Too early\n", "## DF-1 A\n#### DF-1.1 Too deep\n"])
def test_parse_refuses(source: str) -> None:
    with pytest.raises(RulesTextError):
        parse(source)


def faults_of(source: str, components: tuple[str, ...] = ()) -> list[str]:
    chapters, rules = parse(source)
    return list(check.check_file("en", "dice_forge", chapters, rules, components))


def test_check_accepts_the_sample() -> None:
    assert faults_of(SAMPLE) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("DF-1.2", "DF-1.1", "DF-1.1: entry occurs twice"),
        ("DF-1.2", "DF-1.3", "DF-1.3: does not follow DF-1.1"),
        ("DF-1.2", "DF-2.1", "DF-2.1: stands in chapter DF-1"),
        (" Reserves", "", "DF-1.2: no title"),
        ("Another sentence that is long enough to be a rule.", "Short.", "DF-1.2: text of 6 characters"),
        ("Another", "Another" * 250, "DF-1.2: text of 1793 characters"),
        ("*Ruling:* ours.", "*Ruling:*", "DF-1.1: empty ruling"),
        ("*Ruling:* ours.", "*Решение:* наше.", "DF-1.1: mark *Решение:* in a wrong place or language"),
        ("*Ruling:* ours.", "*Ruling:* ours.\nMore.", "DF-1.1: mark *Ruling:* in a wrong place or language"),
    ],
)
def test_check_finds(old: str, new: str, fault: str) -> None:
    assert fault in faults_of(SAMPLE.replace(old, new))


def test_check_finds_missing_components() -> None:
    assert faults_of(SAMPLE, ("DF-face-x3",)) == ["DF-face-x3: component without an entry"]


def test_compare() -> None:
    english = parse(SAMPLE)[1]
    assert list(check.compare("en", english, english)) == []
    assert list(check.compare("en", english, english[:1])) == ["DF-1.2: missing"]
    assert list(check.compare("en", english[:1], english)) == ["DF-1.2: not in the English file"]
    assert list(check.compare("en", english, english[::-1])) == ["DF-1.2: not in the order of the English file"]
    other = parse(SAMPLE.replace("Another", "2 other"))[1]
    assert list(check.compare("en", english, other)) == ["DF-1.2: other figures than the English text"]
    other = parse(SAMPLE.replace("*Ruling:* ours.\n", ""))[1]
    assert list(check.compare("en", english, other)) == ["DF-1.1: ruling only in one of the two languages"]
