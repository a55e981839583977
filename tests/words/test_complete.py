"""Every message in every language, with the same arguments, all plurals, and nothing that does not belong."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

import agon
from agon.coach.themes import headings
from agon.words import Words

from .messages import (
    LANGUAGES,
    LOCALES,
    PLURAL_CATEGORIES,
    REPOSITORY,
    entries,
    glossary,
    text_files,
    texts,
    variables,
)

AREAS = {"log", "prompt", "opt", "why", "ui", "note", "err", "lesson"}
GAMES = set(agon.titles())
FUNCTIONS = {"NAME", "NAMES", "COUNT", "PARTS", "LIST", "QUOTE", "SAME", "CAP"}
PROBE_NUMBERS = (0, 1, 2, 5, 21, 22, 1_000_000, -1)
EMOJI = re.compile("[\U0001f000-\U0001ffff\u2600-\u27bf\u2b00-\u2bff\ufe0f\u200d]")
HTML = re.compile(r"</?\w|&\w+;|&#")
# Straight quotes and apostrophes, three dots, a hyphen as dash or minus, doubled spaces.
TYPEWRITER = re.compile(r"\"|'|\.\.\.| - |--|(?<!\w)-\d|  ")
ENGINE, CLIENT = REPOSITORY / "src" / "agon", REPOSITORY / "web" / "src"
SOURCES = {
    ".py": ENGINE,
    ".toml": ENGINE,
    ".json": ENGINE / "games",
    ".svelte": CLIENT,
    ".ts": CLIENT,
    ".js": CLIENT,
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_fluent_understands_every_line(language: str) -> None:
    for file in [*text_files(language), "names.ftl"]:
        junk = [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]
        assert junk == [], file


@every_language
def test_no_message_is_written_twice(language: str) -> None:
    ids = [
        entry.id.name
        for file in [*text_files(language), "names.ftl"]
        for entry in entries(language, file)
        if isinstance(entry, ast.Message)
    ]
    assert sorted(ids) == sorted(set(ids))


@every_language
def test_same_messages_in_the_same_files(language: str) -> Any:
    def places(of: str) -> set[tuple[str, str]]:
        return {(text.file, message_id) for message_id, text in texts(of).items()}

    assert places(language) == places("en")


@every_language
def test_same_order_as_in_english(language: str) -> None:
    assert list(texts(language)) == list(texts("en"))


@every_language
def test_same_variables(language: str) -> None:
    different = {
        message_id: (variables("en", message_id), variables(language, message_id))
        for message_id in texts("en")
        if variables("en", message_id) != variables(language, message_id)
    }
    assert different == {}


def test_every_variable_has_a_sample_in_english() -> None:
    wrong = {
        message_id: variables("en", message_id) ^ set(text.sample)
        for message_id, text in texts("en").items()
        if variables("en", message_id) != set(text.sample)
    }
    assert wrong == {}


@every_language
def test_selectors_on_numbers_name_all_plural_categories(language: str) -> None:
    incomplete = []
    for message_id, text in texts(language).items():
        for selector in text.uses.selectors:
            keys = {_variant_name(variant) for variant in selector.variants}
            if keys & {"zero", "one", "two", "few", "many"} and not keys >= PLURAL_CATEGORIES[language]:
                incomplete.append((message_id, keys))
            assert selector.variants[-1].default, f"{message_id}: the default stands last"
    assert incomplete == []


@every_language
def test_counted_words_have_count_forms(language: str) -> None:
    uncounted = {
        (message_id, key)
        for message_id, text in texts(language).items()
        for key in text.uses.counted
        if "count" not in glossary()[key][language]
    }
    assert uncounted == set()


@every_language
def test_only_known_functions_and_names(language: str) -> None:
    for message_id, text in texts(language).items():
        assert text.uses.functions <= FUNCTIONS, message_id
        assert text.uses.keys <= set(glossary()), message_id
        assert text.uses.messages <= set(texts(language)), f"{message_id}: names come through NAME"


@every_language
def test_every_message_renders_strictly(language: str) -> None:
    words = Words(language, strict=True)
    for message_id, text in texts("en").items():
        numeric = [name for name, value in text.sample.items() if isinstance(value, int)]
        for n in PROBE_NUMBERS:
            assert words.text(message_id, {**text.sample, **dict.fromkeys(numeric, n)})
        assert words.text(message_id, text.sample)


@every_language
def test_no_emoji_no_html_no_typewriter_marks(language: str) -> None:
    wrong = [
        (message_id, part)
        for message_id, text in texts(language).items()
        for part in text.uses.texts
        if EMOJI.search(part) or HTML.search(part) or TYPEWRITER.search(part)
    ]
    assert wrong == []


@every_language
def test_names_have_no_emoji_and_no_html(language: str) -> None:
    source = (LOCALES / language / "names.ftl").read_text("utf-8")
    assert not EMOJI.search(source)
    assert not HTML.search(source)


@every_language
def test_exclamation_marks_are_for_victory(language: str) -> None:
    shouting = {message_id for message_id, text in texts(language).items() if "!" in "".join(text.uses.texts)}
    assert shouting <= {"ui-you-win"}


@pytest.mark.parametrize("message_id", texts("en"))
def test_id_says_game_and_area(message_id: Any) -> None:
    assert re.fullmatch(r"[a-z0-9_]+(-[a-z0-9]+)+", message_id)
    first, *rest = message_id.split("-")
    file = texts("en")[message_id].file
    if first in GAMES:
        assert rest[0] in AREAS
        assert file == (f"{first}_lessons.ftl" if rest[0] == "lesson" else f"{first}.ftl")
    else:
        assert first in AREAS
        assert file in {"ui.ftl", "web.ftl"}


def test_no_unused_messages() -> None:
    """A message is used when its id stands in quotes in an engine, a server file or the client, or is a cover's text."""
    named = (
        ids_in_sources()
        | {f"{name}-ui-blurb" for name in GAMES}
        | ids_of_games_for_one()
        | ids_of_options()
        | ids_of_themes()
    )
    inner = {other for text in texts("en").values() for other in text.uses.messages}
    assert set(texts("en")) - named - inner == set()


def ids_of_games_for_one() -> set[str]:
    """The page offers a game for one by this name."""
    return {f"{name}-ui-alone" for name in agon.titles() if agon.title(name).solo is not None}


def ids_of_themes() -> set[str]:
    """What puzzles are about."""
    return {f"{name}-ui-theme-{one}" for name in GAMES for one in headings(name).values()}


def ids_in_sources() -> set[str]:
    quoted = re.compile(r"[\"'`]([a-z0-9_]+(?:-[a-z0-9]+)+)[\"'`]")
    named = {message_id for path in source_files() for message_id in quoted.findall(path.read_text("utf-8"))}
    return named | ids_of_engines()


def ids_of_engines() -> set[str]:
    """Engines name their messages in tables: option labels, prompts, log lines."""
    return {message_id for name in agon.titles() for message_id in agon.title(name).game.VOCABULARY.message_ids()}


def ids_of_options() -> set[str]:
    """The page calls an option of the set-up and its values by these; a value may be named by the glossary instead."""
    found = set()
    for name in agon.titles():
        for spec in agon.title(name).options:
            option = f"{name}-ui-option-{spec.name.replace('_', '-')}"
            values = [] if spec.many else [value for value in spec.values if isinstance(value, str)]
            found |= {option, *(f"{option}-{value}" for value in values)}
    return found


def test_every_option_of_a_set_up_has_words() -> None:
    assert ids_of_options() <= set(texts("en"))


def test_engines_say_nothing_without_words() -> None:
    assert ids_of_engines() <= set(texts("en"))


def source_files() -> list[Path]:
    return [path for suffix, folder in SOURCES.items() for path in folder.rglob(f"*{suffix}")]


def _variant_name(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
