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

STAGES = ("rules", "properties", "golden")
OF_RULES = ("tests/rules", "tests/kernel", "tests/explain")
"""Tests that state what must happen in a known position: scenarios of the titles, the contract of the kernel, reasons
for what is withheld."""
FOR_TITLES = ("/test_contract.py", "/test_records.py")
"""What of the kernel's own tests plays all titles; the rest is asked for the kernel alone."""
NOT_ASKED = (
    "/test_judgement.py",
    "/test_terminal.py",
    "/test_add_",
    "/test_builds.py",
    "/test_old_saves.py",
    "/hellas/test_saves.py",
    "/hellas/test_options.py",
    "/test_corruption.py",
    "/test_sharing.py",
    "/test_odds.py",
    "/test_texts.py",
    "::test_some_reason_in_words_for_everything_on_the_board",
)
"""Drawings, the judgement of bots, guides, the compiler's output and migrations say nothing about rules; what goes
through random games, random damage or hundreds of kept positions counts with the properties, or takes too long."""
SHORT_FORM = {
    "golden": ("tests/golden/test_golden.py::test_records_replay_to_the_same_end[{title}",),
    "properties": ("tests/properties/test_{title}_referee.py", "tests/properties/test_{title}.py"),
}
"""What a survivor meets then."""
MOST_OF_A_KIND = {"golden": (1,), "properties": (6, 1)}
"""Of each pattern the first so many tests."""


def is_of_rules(test: str) -> bool:
    """Whether a test, or a file of tests, is a test of rules that has a say."""
    return test.startswith(OF_RULES) and not any(part in test for part in NOT_ASKED)


def title_to_play(group: str) -> str:
    """The kernel is tried with the quickest title."""
    return TITLES[0] if group == "kernel" else group


def has_a_say(test: str, group: str) -> bool:
    """Whether a test of rules, or a file of them, is asked about mutants of a group."""
    others = set(TITLES) - {title_to_play(group)}
    is_its_own = group == "kernel" or "tests/kernel" not in test or any(part in test for part in FOR_TITLES)
    return is_of_rules(test) and is_its_own and not any(other in test for other in others)


def files_of_tests(groups: Sequence[str], stages: Sequence[str]) -> list[str]:
    """The files of tests that have something to say about these groups."""
    names = [name_of(path) for path in sorted((ROOT / "tests").rglob("test_*.py"))]
    found = [name for name in names if any(has_a_say(name, group) for group in groups)]
    for stage in stages[1:]:
        patterns = [pattern.format(title=title_to_play(one)) for one in groups for pattern in SHORT_FORM[stage]]
        found += [file for pattern in patterns if (ROOT / (file := pattern.split("::")[0])).exists()]
    return sorted(set(found))


def short_form(tests: Sequence[str], group: str, stage: str) -> list[str]:
    """The tests of a later stage, out of all that were collected."""
    found: list[str] = []
    for pattern, most in zip(SHORT_FORM[stage], MOST_OF_A_KIND[stage], strict=True):
        beginning = pattern.format(title=title_to_play(group))
        found += [test for test in tests if test.startswith(beginning)][:most]
    return found


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
