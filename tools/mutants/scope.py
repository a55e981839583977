"""What is mutated, group by group, and which tests are to notice."""

import random
from collections.abc import Sequence
from pathlib import Path

from tools.mutants.mutate import Mutant, mutants_of

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "mutants"
"""Where traces and verdicts are kept between runs."""

TITLES = ("dice_forge", "cyclades", "hellas")
GROUPS = ("dice_forge", "kernel", "cyclades", "hellas")
NOT_PLAYED = {"expand.py", "rule.py", "step.py", "__init__.py"}
"""Of the kernel: how rules are declared and written out for the compiler, which no game runs."""

STAGES = ("rules", "golden", "properties")
FOLDERS = {
    "tests/rules": "rules",
    "tests/kernel": "rules",
    "tests/explain": "rules",
    "tests/golden": "golden",
    "tests/properties": "properties",
}
"""By folder of tests, the stage in which they run. All that states what must happen in a known position counts as a
test of rules: scenarios of the titles, the contract of the kernel, reasons for what is withheld."""


RANDOM = (
    "tests/kernel/test_corruption.py",
    "tests/kernel/test_sharing.py",
    "tests/rules/cyclades/test_odds.py",
    "tests/rules/cyclades/test_texts.py",
    "tests/rules/hellas/test_options.py",
    "tests/explain/test_explain.py::test_some_reason_in_words_for_everything_on_the_board",
)
"""Tests that go through random games, random damage or all that was kept: they count with the properties."""
NOT_ASKED = (
    "/test_judgement.py",
    "/test_terminal.py",
    "/test_add_",
    "/test_builds.py",
    "/test_old_saves.py",
    "/hellas/test_saves.py",
    "::test_saves_of_every_version_go_on",
    "::test_positions_of_every_version_end_as_they_did",
)
"""Drawings, the judgement of bots, guides, the compiler's output and migrations say nothing about rules; hundreds of
kept positions say no more than the golden games."""
MOST_SECONDS = {"rules": 600.0, "golden": 30.0, "properties": 40.0}
"""By stage, how long the tests of one mutant may take when they are traced; the quickest ones are asked."""


def stage_of(test: str) -> str:
    if test.startswith(RANDOM):
        return "properties"
    return FOLDERS["/".join(test.split("/")[:2])]


def is_asked(test: str) -> bool:
    """Whether a test, or a file of tests, has a say."""
    return not any(part in test for part in NOT_ASKED)


def test_files(groups: Sequence[str], stages: Sequence[str]) -> list[str]:
    """The files of tests that have something to say about these groups."""
    others = set() if "kernel" in groups else set(TITLES) - set(groups)
    found = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("test_*.py"))]
    names = [name for name in map(name_of, found) if is_asked(name)]
    return [name for name in names if stage_of(name) in stages and not any(other in name for other in others)]


def files_of(group: str) -> list[Path]:
    if group == "kernel":
        return [path for path in sorted((ROOT / "src/agon/kernel").glob("*.py")) if path.name not in NOT_PLAYED]
    home = ROOT / "src/agon/games" / group
    return [*sorted((home / "rules").glob("*.py")), home / "game.py"]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def all_mutants(group: str) -> list[Mutant]:
    return [mutant for path in files_of(group) for mutant in mutants_of(name_of(path), path.read_text())]


def sampled(group: str, count: int, seed: int, files: list[str]) -> list[Mutant]:
    """As many of a group as asked for, 0: all; the same for the same seed and sources, in the order of the text."""
    found = [one for one in all_mutants(group) if not files or any(part in one.file for part in files)]
    if not count or count >= len(found):
        return found
    chosen = random.Random(f"{seed} {group}").sample(range(len(found)), count)
    return [found[at] for at in sorted(chosen)]
