"""The rules in our own words, entry by entry, in every language of the product."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from agon import games
from agon.kernel.errors import UnknownTitle

LANGUAGES = ("en", "ru", "it", "pl")

# A last line that starts with this mark is a ruling of ours, not of the printed rules.
RULING_MARKS = {
    "en": "*Ruling:*",
    "ru": "*Решение:*",
    "it": "*Interpretazione:*",
    "pl": "*Rozstrzygnięcie:*",
}

_PACKAGED = Path(__file__).parent / "docs_rules"
_CHECKOUT = Path(__file__).parents[2] / "docs" / "rules"

_CHAPTER = re.compile(r"## +(?P<id>\S+)(?: +(?P<title>.*))?")
_ENTRY = re.compile(r"### +(?P<id>\S+)(?: +(?P<title>.*))?")


@dataclass(frozen=True, slots=True)
class Rule:
    """One entry: a numbered rule such as DF-3.2 or a component such as DF-face-x3."""

    id: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading and the ids of the entries below it, in order."""

    id: str
    title: str
    rules: tuple[str, ...]


class RulesTextError(ValueError):
    """A rules file breaks the fixed format."""


def parse(source: str) -> tuple[list[Chapter], list[Rule]]:
    """Read one file. Entries keep their order; doubled ids are left to the check."""
    chapters: list[tuple[str, str, list[str]]] = []
    rules: list[Rule] = []
    heading: tuple[str, str] | None = None
    body: list[str] = []

    def finish() -> None:
        if heading is not None:
            rules.append(Rule(heading[0], heading[1], "\n".join(body).strip()))
        body.clear()

    for number, line in enumerate(source.splitlines(), start=1):
        if match := _ENTRY.fullmatch(line.rstrip()):
            finish()
            if not chapters:
                raise RulesTextError(f"line {number}: entry {match['id']} stands before the first chapter")
            heading = (match["id"], (match["title"] or "").strip())
            chapters[-1][2].append(match["id"])
        elif match := _CHAPTER.fullmatch(line.rstrip()):
            finish()
            heading = None
            chapters.append((match["id"], (match["title"] or "").strip(), []))
        elif line.startswith("##"):
            raise RulesTextError(f"line {number}: not a chapter or entry heading: {line}")
        elif heading is not None:
            body.append(line.rstrip())
    finish()
    return [Chapter(chapter, title, tuple(ids)) for chapter, title, ids in chapters], rules


def path(language: str, title: str) -> Path:
    """Where the file lies: a title from outside brings it, built-in ones have it in the installed package beside
    this module, else in the checkout."""
    if language not in LANGUAGES:
        raise KeyError(f"unknown language: {language}")
    try:
        found = games.title(title)
    except UnknownTitle as error:
        raise KeyError(f"unknown title: {title}") from error
    own, english = found.own_file("texts", f"{language}.md"), found.own_file("texts", "en.md")
    for file in (own or english, _PACKAGED / language / f"{title}.md", _CHECKOUT / language / f"{title}.md"):
        if file is not None and file.is_file():
            return file
    raise FileNotFoundError(f"no rules text for {title} in {language}")


@cache
def _read(file: Path) -> tuple[tuple[Chapter, ...], tuple[Rule, ...]]:
    chapters, rules = parse(file.read_text(encoding="utf-8"))
    return tuple(chapters), tuple(rules)


def load(language: str, title: str) -> dict[str, Rule]:
    """All entries of one game in one language, by id, in the order of the file."""
    return {rule.id: rule for rule in _read(path(language, title))[1]}


def chapters(language: str, title: str) -> tuple[Chapter, ...]:
    """The chapters of one game in one language, for a table of contents."""
    return _read(path(language, title))[0]


def find(language: str, title: str, rule: str) -> Rule | None:
    """One entry, where the title has a rules text and the text this entry."""
    try:
        return load(language, title).get(rule)
    except FileNotFoundError:
        return None


def ruling(rule: Rule, language: str) -> str | None:
    """The line of an entry that is our own ruling, without its mark; None where there is none."""
    mark = RULING_MARKS[language]
    last = rule.text.rsplit("\n", 1)[-1]
    return last.removeprefix(mark).strip() if last.startswith(mark) else None
