"""The generated names follow the glossary."""

import re
import subprocess
import sys
from typing import Any

import pytest

from agon.games.cyclades.tables import LAND_IDS, SEA_IDS
from agon.terminal.cyclades import ROOM
from agon.words import Words

from .messages import LANGUAGES, LOCALES, REPOSITORY, glossary, names

IDENTIFIER = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


def test_files_are_up_to_date() -> None:
    command = [sys.executable, str(REPOSITORY / "tools" / "make_names.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}run tools/make_names.py"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_a_message(language: str) -> None:
    assert names(language) == set(glossary())


@pytest.mark.parametrize("language", LANGUAGES)
def test_identifiers_are_fluent(language: str) -> None:
    source = (LOCALES / language / "names.ftl").read_text("utf-8")
    labels = re.findall(r"^(?:    \.)?(\S+) =", source, re.MULTILINE)
    assert labels
    assert [label for label in labels if not IDENTIFIER.fullmatch(label)] == []


@pytest.mark.parametrize(
    ("language", "key", "form", "expected"),
    [
        ("en", "hellas-monster-hydra", "def", "the Hydra"),
        ("en", "hellas-term-hoplite", "pl", "hoplites"),
        ("en", "general-verb-build", "pres3", "builds"),
        ("ru", "hellas-region-crete", "to", "на Крит"),
        ("ru", "hellas-term-hoplite", "pl-ins", "гоплитами"),
        ("ru", "general-colour-red", "f-acc", "красную"),
        ("ru", "general-verb-build", "imp", "постройте"),
        ("it", "hellas-region-attica", "from", "dall’Attica"),
        ("it", "hellas-monster-hydra", "di", "dell’Idra"),
        ("it", "general-colour-red", "f-pl", "rosse"),
        ("en", "cyclades-area-t1s1", "from", "from the Sea of Thetis"),
        ("ru", "cyclades-area-t1s1", "from", "из моря Фетиды"),
        ("ru", "cyclades-area-t10l3", "from", "со Скироса"),
        ("it", "cyclades-area-t2l1", "in", "ad Andro"),
        ("pl", "cyclades-area-t1s1", "label", "Tetyda"),
        ("pl", "hellas-region-crete", "in", "na Krecie"),
        ("pl", "general-colour-red", "pl-nom-personal", "czerwoni"),
        ("pl", "hellas-monster-sphinx", "gender", "m"),
    ],
)
def test_forms(language: str, key: str, form: Any, expected: Any) -> None:
    assert Words(language, strict=True).name(key, form) == expected


def test_form_equal_to_the_name_and_unknown_form_give_the_name() -> None:
    assert Words("ru", strict=True).name("hellas-region-crete", "acc") == "Крит"
    assert Words("en", strict=True).name("hellas-region-crete", "acc") == "Crete"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_area_of_cyclades_has_a_name_of_its_own(language: str) -> None:
    """On the map by its short one, of which a hex of the terminal shows the first letters."""
    keys = [f"cyclades-area-{area}" for area in (*LAND_IDS, *SEA_IDS)]
    words = Words(language, strict=True)
    for form in ("nom", "label"):
        assert len({words.name(key, form) for key in keys}) == len(keys)
    assert len({words.name(key, "label")[:ROOM] for key in keys}) == len(keys)
