"""Write `locales/<language>/names.ftl` from `locales/glossary.json`.

One message per glossary key; its value is the name as it stands inside a sentence, its attributes are the
other forms. A form that equals the name is left out: NAME and COUNT fall back to the name.

    tools/make_names.py           write the four files
    tools/make_names.py --check   say which files are out of date, change nothing
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

LOCALES = Path(__file__).resolve().parent.parent / "src" / "agon" / "locales"
LANGUAGES = ("en", "ru", "it", "pl")
HEADER = "# Names with their forms, made by tools/make_names.py from glossary.json. Do not edit.\n"
# Cases whose form after a number is the plain singular or plural; the glossary lists the others.
PLAIN_COUNT_CASES = ("dat", "ins", "loc")

Word = dict[str, Any]
Form = tuple[str, str]


def simple_forms(word: Word) -> Iterator[Form]:
    """Cases, verb forms, places, Italian prepositions: one label, one word."""
    for group in ("cases", "verb", "forms", "place"):
        yield from word.get(group, {}).items()


def english_article(word: Word) -> Iterator[Form]:
    if isinstance(word.get("forms"), dict) or not word.get("article"):
        return
    yield "def", f"{word['article']} {word['name']}"


def gender(word: Word) -> Iterator[Form]:
    """For sentences that agree with the name: NAME($key, case: "gender") in a selector."""
    if "gender" in word:
        yield "gender", "pl" if word.get("plural_only") else word["gender"]


def label(word: Word) -> Iterator[Form]:
    """On the map, where there is no room for the whole name."""
    if "label" in word:
        yield "label", word["label"]


def plural_forms(word: Word) -> Iterator[Form]:
    plural = word.get("plural", {})
    if isinstance(plural, str):
        plural = {"name": plural}
    for label, text in plural.items():
        if label in ("nom", "name"):
            yield "pl", text
        elif label != "article":
            yield f"pl-{label}", text


def adjective_forms(word: Word) -> Iterator[Form]:
    for gender_label, forms in word.get("adjective", {}).items():
        label = gender_label.replace("_", "-")
        if isinstance(forms, str):
            yield label, forms
            continue
        for case, text in forms.items():
            yield label if case == "nom" else f"{label}-{case.replace('_', '-')}", text


def count_forms(word: Word) -> Iterator[Form]:
    """`n-few` where the language has no cases, `n-acc-few` where it has."""
    for label, form in word.get("count", {}).items():
        if isinstance(form, str):
            yield f"n-{label}", form
            continue
        for category, text in form.items():
            yield f"n-{label}-{category}", text


def plain_count_forms(word: Word) -> Iterator[Form]:
    if not ("cases" in word and isinstance(word.get("plural"), dict)):
        return
    for case in PLAIN_COUNT_CASES:
        yield f"n-{case}-one", word["cases"][case]
        yield f"n-{case}-few", word["plural"][case]
        yield f"n-{case}-many", word["plural"][case]


FORM_SOURCES: tuple[Callable[[Word], Iterator[Form]], ...] = (
    gender,
    simple_forms,
    english_article,
    label,
    plural_forms,
    adjective_forms,
    count_forms,
    plain_count_forms,
)


def forms_of(word: Word) -> dict[str, str]:
    forms: dict[str, str] = {}
    for source in FORM_SOURCES:
        for label, text in source(word):
            if forms.setdefault(label, text) != text:
                raise ValueError(f"{word['name']}: two forms called {label}: {forms[label]}, {text}")
    return {label: text for label, text in forms.items() if text != word["name"]}


def message(key: str, word: Word) -> str:
    attributes = "".join(f"    .{label} = {text}\n" for label, text in forms_of(word).items())
    return f"{key} = {word['name']}\n{attributes}"


def names_file(entries: list[dict[str, Any]], language: str) -> str:
    return HEADER + "\n" + "".join(message(entry["key"], entry[language]) for entry in entries)


def outdated(files: dict[Path, str]) -> list[Path]:
    return [path for path, text in files.items() if not path.exists() or path.read_text("utf-8") != text]


def generated() -> dict[Path, str]:
    entries = json.loads((LOCALES / "glossary.json").read_text("utf-8"))["entries"]
    return {LOCALES / language / "names.ftl": names_file(entries, language) for language in LANGUAGES}


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the names of the glossary as Fluent files.")
    parser.add_argument("--check", action="store_true", help="say what is out of date, change nothing")
    check = parser.parse_args().check
    files = generated()
    stale = outdated(files)
    for path in stale:
        if not check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(files[path], "utf-8")
        print("out of date:" if check else "written:", path.relative_to(LOCALES))
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
