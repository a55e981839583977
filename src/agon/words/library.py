"""The Fluent files of one language: the built-in ones, and those that a title from outside brings."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource

from agon.games import title, titles

NAMES_FILE = "names.ftl"
FALLBACK_LANGUAGE = "en"
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) =.*\n(?: .*\n)*", re.ASCII | re.MULTILINE)


@cache
def languages() -> tuple[str, ...]:
    folders = _locales().iterdir()
    return tuple(sorted(folder.name for folder in folders if folder.joinpath(NAMES_FILE).is_file()))


@cache
def texts(language: str) -> tuple[Resource, ...]:
    """Every file but the names, parsed."""
    folder = _locales().joinpath(language)
    file_names = sorted(path.name for path in folder.iterdir() if _is_text_file(path.name))
    return tuple(FluentResource(folder.joinpath(name).read_text("utf-8")) for name in file_names)


@cache
def names(language: str) -> Mapping[str, str]:
    """The source of each name. There are many and a game needs few, so each is parsed when first used."""
    source = _locales().joinpath(language, NAMES_FILE).read_text("utf-8")
    return {entry[1]: entry[0] for entry in ENTRY.finditer(source)}


@cache
def name(language: str, key: str) -> Resource:
    return FluentResource(names(language)[key])


def brought(language: str, of: str) -> str:
    """The words that the title of this name brings, in English where it has none in the language; else nothing."""
    if of not in titles():
        return ""
    files = [title(of).own_file("texts", f"{spoken}.ftl") for spoken in (language, FALLBACK_LANGUAGE)]
    found = next((path for path in files if path is not None), None)
    return "" if found is None else found.read_text("utf-8")


def lesson_words(language: str, of: str) -> str:
    """What the lesson of a title says."""
    return _locales().joinpath(language, f"{of}_lessons.ftl").read_text("utf-8")


def _locales() -> Traversable:
    return files("agon").joinpath("locales")


def _is_text_file(file_name: str) -> bool:
    return file_name.endswith(".ftl") and file_name != NAMES_FILE
