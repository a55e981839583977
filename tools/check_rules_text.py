"""Check the rules text: format, completeness, the same entries in every language.

Run without arguments from a checkout; prints one line for each fault and exits with 1 if there is any.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import agon
from agon.rulestext import LANGUAGES, RULING_MARKS, Chapter, Rule, RulesTextError, parse, ruling

FOLDER = Path(__file__).parents[1] / "docs" / "rules"
SHORTEST, LONGEST = 40, 1500
LONGEST_TITLE = 60

_NUMBERED = re.compile(r"[A-Z]{2}-(\d+)\.(\d+)")


def component_ids(title: str, folder: Path = FOLDER) -> list[str]:
    """The components of one game that need an entry."""
    prefix = agon.title(title).rule_prefix + "-"
    lines = (folder / "component_ids.txt").read_text(encoding="utf-8").split()
    return [line for line in lines if line.startswith(prefix)]


def chapter_of(rule_id: str) -> str:
    """DF-3.2 belongs to DF-3, DF-face-x3 to DF-face."""
    if _NUMBERED.fullmatch(rule_id):
        return rule_id.split(".")[0]
    return "-".join(rule_id.split("-")[:2])


def doubled(names: Iterable[str]) -> list[str]:
    """Names that occur more than once, each named once."""
    seen: set[str] = set()
    again: list[str] = []
    for name in names:
        if name in seen and name not in again:
            again.append(name)
        seen.add(name)
    return again


def check_file(
    language: str, title: str, chapters: Sequence[Chapter], rules: Sequence[Rule], components: Sequence[str]
) -> Iterator[str]:
    """Faults that one file shows by itself."""
    prefix = agon.title(title).rule_prefix + "-"
    for name in doubled(rule.id for rule in rules):
        yield f"{name}: entry occurs twice"
    for name in doubled(chapter.id for chapter in chapters):
        yield f"{name}: chapter occurs twice"
    for chapter in chapters:
        if not chapter.title:
            yield f"{chapter.id}: chapter without a title"
        for name in chapter.rules:
            if chapter_of(name) != chapter.id:
                yield f"{name}: stands in chapter {chapter.id}"

    for rule in rules:
        if not rule.id.startswith(prefix):
            yield f"{rule.id}: id of another game"
        if not rule.title:
            yield f"{rule.id}: no title"
        elif len(rule.title) > LONGEST_TITLE:
            yield f"{rule.id}: title of {len(rule.title)} characters"
        if not SHORTEST <= len(rule.text) <= LONGEST:
            yield f"{rule.id}: text of {len(rule.text)} characters"
        for mark in RULING_MARKS.values():
            wanted = 1 if mark == RULING_MARKS[language] and ruling(rule, language) is not None else 0
            if rule.text.count(mark) != wanted:
                yield f"{rule.id}: mark {mark} in a wrong place or language"
        if ruling(rule, language) == "":
            yield f"{rule.id}: empty ruling"

    numbers = [(int(m[1]), int(m[2])) for rule in rules if (m := _NUMBERED.fullmatch(rule.id))]
    last = (0, 0)
    for number in numbers:
        if number not in {(last[0], last[1] + 1), (last[0] + 1, 1)}:
            yield f"{prefix}{number[0]}.{number[1]}: does not follow {prefix}{last[0]}.{last[1]}"
        last = number

    present = {rule.id for rule in rules}
    for name in components:
        if name not in present:
            yield f"{name}: component without an entry"
    known = set(components)
    for rule in rules:
        if not _NUMBERED.fullmatch(rule.id) and rule.id not in known:
            yield f"{rule.id}: no such component"


def compare(language: str, english: Sequence[Rule], other: Sequence[Rule]) -> Iterator[str]:
    """Faults of a translation against the English file."""
    here, there = [rule.id for rule in english], [rule.id for rule in other]
    for name in here:
        if name not in there:
            yield f"{name}: missing"
    for name in there:
        if name not in here:
            yield f"{name}: not in the English file"
    if sorted(here) == sorted(there) and here != there:
        first = next(name for name, wanted in zip(there, here, strict=True) if name != wanted)
        yield f"{first}: not in the order of the English file"
    by_id = {rule.id: rule for rule in other}
    for rule in english:
        twin = by_id.get(rule.id)
        if twin is None:
            continue
        if (ruling(rule, "en") is None) != (ruling(twin, language) is None):
            yield f"{rule.id}: ruling only in one of the two languages"
        if sorted(figures(rule.text)) != sorted(figures(twin.text)):
            yield f"{rule.id}: other figures than the English text"


def figures(text: str) -> set[str]:
    """The numbers a text names, ids of other rules left out."""
    return set(re.findall(r"\d+", re.sub(r"\b[A-Z]{2}-\d+(\.\d+)?", "", text)))


def faults(folder: Path = FOLDER, languages: Sequence[str] = LANGUAGES) -> list[str]:
    """All faults of all files, each with its file."""
    found: list[str] = []
    for title in agon.titles():
        english: list[Rule] = []
        components = component_ids(title, folder)
        for language in languages:
            name = f"{language}/{title}.md"
            file = folder / name
            if not file.is_file():
                found.append(f"{name}: no such file")
                continue
            try:
                chapters, rules = parse(file.read_text(encoding="utf-8"))
            except RulesTextError as error:
                found.append(f"{name}: {error}")
                continue
            found += [f"{name}: {fault}" for fault in check_file(language, title, chapters, rules, components)]
            if language == "en":
                english = rules
            else:
                found += [f"{name}: {fault}" for fault in compare(language, english, rules)]
    return found


def main() -> int:
    found = faults()
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
