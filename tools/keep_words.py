"""Render every message in every language over its arguments, into the files that tests compare with.

A change of words is then seen as words in a diff. Run it after a change and read what it writes:

    .venv/bin/python -m tools.keep_words
"""

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from agon.words import Value, Words
from tests.words.messages import LANGUAGES, glossary, sample_of, texts

KEPT = Path(__file__).resolve().parent.parent / "tests" / "words" / "kept"
NUMBERS = (0, 1, 2, 5, 21)


def lines(language: str) -> Iterator[str]:
    """``id: text`` for the sample, for other numbers and for a name of each kind of word."""
    words = Words(language, strict=True)
    for message_id in texts("en"):
        seen: set[str] = set()
        for arguments in variations(language, message_id):
            text = words.text(message_id, arguments).replace("\u00a0", " ").replace("\n", " / ")
            if text not in seen:
                seen.add(text)
                yield f"{message_id}: {text}"


def variations(language: str, message_id: str) -> Iterator[dict[str, Value]]:
    sample = sample_of(message_id, language)
    yield sample
    for name, variant in texts("en")[message_id].uses.variants():
        yield {**sample, name: variant}
    for name, value in sample.items():
        if isinstance(value, int):
            for number in NUMBERS:
                yield {**sample, name: number}
        elif value in glossary():
            for key in kinds_like(language, str(value)):
                yield {**sample, name: key}


@cache
def kinds_like(language: str, key: str) -> list[str]:
    """Of the names of one kind (the regions, the gods …) the first of each way to decline and to take articles."""
    game, kind = key.split("-")[:2]
    ways: dict[tuple[object, ...], str] = {}
    for other, entry in glossary().items():
        if other.startswith(f"{game}-{kind}-"):
            word = entry[language]
            way = tuple(word.get(part) for part in ("gender", "article", "class", "animate", "indeclinable"))
            ways.setdefault((*map(str, way), *place_of(word), "count" in word), other)
    return list(ways.values())


def place_of(word: dict[str, Any]) -> Iterator[str]:
    """How a place is said, without what all its forms share: ``на ~е``, ``из моря ~``."""
    name, forms = word["name"], list(word.get("place", {}).values())
    parts = (name[start : start + size] for size in range(len(name), -1, -1) for start in range(len(name) - size + 1))
    shared = next(part for part in parts if all(part in form for form in forms))
    return (form.replace(shared, "~", 1) for form in forms)


def file_of(language: str) -> Path:
    return KEPT / f"{language}.txt"


def main() -> int:
    KEPT.mkdir(exist_ok=True)
    for language in LANGUAGES:
        file_of(language).write_text("\n".join(lines(language)) + "\n", "utf-8")
        print(f"written: {file_of(language).name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
