"""Which tests run which lines, kept by the contents of sources and tests."""

import ast
import hashlib
import json
import subprocess
import sys
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import coverage
import pytest

from tools.mutants.forks import in_forks
from tools.mutants.scope import BUILD, GROUPS, ROOT, TITLES, files_of, name_of
from tools.mutants.tests_run import seconds_of

HOUR = 3600.0
LEAST, TIMES = 5.0, 3.0
"""Seconds that a random game may take with a mutant in it, and how many times as long as without."""


class TracedTest(NamedTuple):
    """One test as it was traced."""

    id: str
    version: str
    """Of its file and of all that it stands on."""
    seconds: float
    lines: dict[str, frozenset[int]]
    """By source file."""


def mutated_files() -> list[Path]:
    return [path for group in GROUPS for path in files_of(group)]


def title_of(test_file: Path) -> str:
    """The only title that a file of tests plays; empty if it may play several."""
    return next((title for title in TITLES if title in name_of(test_file)), "")


def foundations(title: str) -> str:
    """Of the engines with their data, and of what tests share: of one title, or of all."""
    digest = hashlib.blake2b(digest_size=8)
    sources = [path for room in ("kernel", "games") for path in sorted((ROOT / "src/agon" / room).rglob("*"))]
    shared = [path for path in sorted((ROOT / "tests").rglob("*.py")) if not path.name.startswith("test_")]
    others = {one for one in TITLES if title and one != title}
    for path in [*sources, *shared]:
        if path.suffix in {".py", ".toml", ".json"} and not others & set(path.parts):
            digest.update(name_of(path).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def version_of(test_file: Path, base: str) -> str:
    return hashlib.blake2b(base.encode() + test_file.read_bytes(), digest_size=8).hexdigest()


def traced(items: list[pytest.Item], jobs: int, note: Any) -> list[TracedTest]:
    """Every test with its lines; files of tests that have changed are run again."""
    bases = {title: foundations(title) for title in ("", *TITLES)}
    by_file = {path: list(group) for path, group in groupby(items, key=lambda item: item.path)}
    kept_at = {path: BUILD / "traces" / f"{name_of(path).replace('/', '.')}.json" for path in by_file}
    versions = {path: version_of(path, bases[title_of(path)]) for path in by_file}
    stale = [path for path in by_file if not is_fresh(kept_at[path], versions[path])]
    answers = in_forks(stale, lambda path: trace_file(by_file[path]), lambda _: HOUR, jobs)
    for done, (path, found) in enumerate(answers, 1):
        if found is None or "failed" in found:
            raise RuntimeError(f"{found['failed'] if found else name_of(path)} fails without any mutant")
        kept_at[path].parent.mkdir(parents=True, exist_ok=True)
        kept_at[path].write_text(json.dumps({"version": versions[path], "tests": found}))
        note(done, len(stale), name_of(path))
    return [test for path in by_file for test in read(kept_at[path])]


def untraced(items: list[pytest.Item], jobs: int) -> list[TracedTest]:
    """Tests that pass through most of a title anyway; they too must pass without a mutant."""
    bases = {title: foundations(title) for title in ("", *TITLES)}
    versions = {path: version_of(path, bases[title_of(path)]) for path in {item.path for item in items}}
    found = []
    for item, answer in in_forks(items, lambda item: seconds_of(item, None), lambda _: HOUR, jobs):
        if not answer or not answer[0]:
            raise RuntimeError(f"{item.nodeid} fails without any mutant")
        found.append(TracedTest(item.nodeid, versions[item.path], LEAST + TIMES * answer[1], {}))
    return found


def is_fresh(kept: Path, version: str) -> bool:
    return kept.exists() and json.loads(kept.read_text())["version"] == version


def read(kept: Path) -> Iterable[TracedTest]:
    saved = json.loads(kept.read_text())
    for name, test in saved["tests"].items():
        lines = {file: frozenset(numbers) for file, numbers in test["lines"].items()}
        yield TracedTest(name, saved["version"], test["seconds"], lines)


def trace_file(items: list[pytest.Item]) -> dict[str, Any]:
    """In a process of its own: the lines that each test of a file runs. A test that fails already is an error."""
    watch = coverage.Coverage(data_file=None, config_file=False, include=[str(path) for path in mutated_files()])
    watch.start()
    seconds = {}
    for item, following in zip(items, [*items[1:], None], strict=True):
        watch.switch_context(item.nodeid)
        ok, seconds[item.nodeid] = seconds_of(item, following)
        if not ok:
            return {"failed": item.nodeid}
    watch.stop()
    tests: dict[str, Any] = {name: {"seconds": round(taken, 3), "lines": {}} for name, taken in seconds.items()}
    data = watch.get_data()
    for file in data.measured_files():
        for line, contexts in data.contexts_by_lineno(file).items():
            for name in contexts:
                if name in tests:
                    tests[name]["lines"].setdefault(name_of(Path(file)), []).append(line)
    return tests


IMPORTING = """
import coverage, json, sys
watch = coverage.Coverage(data_file=None, config_file=False, include=json.loads(sys.argv[1]))
watch.start()
import agon
for title in agon.titles():
    agon.title(title)
watch.stop()
data = watch.get_data()
print(json.dumps({file: data.lines(file) for file in data.measured_files()}))
"""


def functions_run_on_import() -> set[tuple[str, str]]:
    """File and outermost function of all that runs while the titles are imported."""
    files = json.dumps([str(path) for path in mutated_files()])
    command = [sys.executable, "-c", IMPORTING, files]
    answer = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    found = set()
    for file, lines in json.loads(answer.stdout).items():
        for name, first, last in functions_in(Path(file)):
            if any(first <= line <= last for line in lines):
                found.add((name_of(Path(file)), name))
    return found


def functions_in(path: Path) -> Iterable[tuple[str, int, int]]:
    """Outermost functions and methods: name, first and last line of the body."""
    for node in ast.parse(path.read_text()).body:
        inside = node.body if isinstance(node, ast.ClassDef) else [node]
        prefix = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for one in inside:
            if isinstance(one, ast.FunctionDef):
                yield f"{prefix}{one.name}", one.body[0].lineno, one.end_lineno or one.lineno
