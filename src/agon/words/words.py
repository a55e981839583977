"""Messages and names of one language. Twin of web/src/lib/words/words.js."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType

from agon.words import library, marks
from agon.words.library import FALLBACK_LANGUAGE, languages

__all__ = ["FALLBACK_LANGUAGE", "MissingWordsError", "Value", "Words", "languages"]

# A number, a display name of a player, or a glossary key (several keys: separated by spaces).
Value = str | int
# What Fluent hands to a function: a string, a number, or the mark of something missing.
Given = str | FluentType

NOMINATIVE = "nom"
NOTHING = "ui-nothing"
TOO_LONG = "{???}"


class MissingWordsError(Exception):
    """A message, a name or an argument is missing. Raised in strict mode only."""


class _Number(FluentInt):
    """A number that is written as the style page says, not as the locale data of this machine say."""

    def format(self, locale: Locale) -> str:
        return marks.number(int(self), locale.language)


class _Arguments(dict[str, Given]):
    """Arguments of a message; a missing one shows its name."""

    def __init__(self, args: Mapping[str, Value], problems: list[str]) -> None:
        for name, value in args.items():
            self[name] = _Number(value) if isinstance(value, int) else value
        self.problems = problems

    def __missing__(self, name: str) -> str:
        self.problems.append(f"no argument ${name}")
        return f"{{${name}}}"


class Words:
    """Speaks one language. Never raises on a missing message, name or argument unless strict.

    `extra` are Fluent sources that know more messages than the files of the language.
    """

    def __init__(self, language: str, *, strict: bool = False, extra: Iterable[str] = ()) -> None:
        if language not in languages():
            raise ValueError(f"unknown language: {language}")
        self.language = language
        self.strict = strict
        self._locale = Locale.parse(language)
        self._problems: list[str] = []
        self._bundle = FluentBundle([language], functions=self._functions(), use_isolating=False)
        self._asked_titles: set[str] = set()
        for resource in (*library.texts(language), *map(FluentResource, extra)):
            self._bundle.add_resource(resource)

    def has(self, message_id: str) -> bool:
        return self._message(message_id) is not None

    def text(self, message_id: str, args: Mapping[str, Value] | None = None) -> str:
        """The message; in English where this language lacks it; its id where English lacks it too."""
        message = self._message(message_id)
        if message is None or message.value is None:
            return self._without_message(message_id, args)
        return self._finished(message_id, self._rendered(message.value, args or {}))

    def name(self, key: str, case: str = NOMINATIVE) -> str:
        """The name behind a glossary key, in a case or another form of it."""
        return self._finished(key, self._form(key, case))

    def count(self, n: int, key: str, case: str = NOMINATIVE) -> str:
        """`3 hoplites`."""
        return self._finished(key, self._counted(n, key, case))

    def join(self, parts: Iterable[str], conjunction: str = "and") -> str:
        """`a, b and c`, without the empty ones. The conjunction is `and` or `or`."""
        return marks.tie(self._joined(parts, conjunction), self.language)

    def number(self, value: int | float, digits: int = 0) -> str:
        return marks.number(value, self.language, digits)

    def quote(self, text: str) -> str:
        return marks.quote(text, self.language)

    def cap(self, text: str) -> str:
        return marks.capitalised(text)

    @cached_property
    def _english(self) -> "Words":
        return Words(FALLBACK_LANGUAGE)

    def _message(self, message_id: str) -> Message | None:
        if not self._bundle.has_message(message_id):
            if message_id in library.names(self.language):
                self._bundle.add_resource(library.name(self.language, message_id))
            else:
                self._ask_title(message_id.partition("-")[0])
        return self._bundle.get_message(message_id) if self._bundle.has_message(message_id) else None

    def _ask_title(self, title: str) -> None:
        """An id begins with the name of its title; one from outside brings its own words."""
        if title in self._asked_titles:
            return
        if source := library.brought(self.language, title):
            self._asked_titles.add(title)
            self._bundle.add_resource(FluentResource(source))

    def _rendered(self, pattern: Pattern, args: Mapping[str, Value]) -> str:
        """As FluentBundle.format_pattern does, but with our numbers and our mark of a missing argument."""
        errors: list[Exception] = []
        current = CurrentEnvironment(args=_Arguments(args, self._problems))
        environment = ResolverEnvironment(context=self._bundle, current=current, errors=errors)
        try:
            text = str(pattern(environment))
        except ValueError as error:  # longer than Fluent allows
            errors.append(error)
            text = TOO_LONG
        self._problems += map(str, errors)
        return text

    def _without_message(self, message_id: str, args: Mapping[str, Value] | None) -> str:
        self._problems.append(f"no message in {self.language}")
        self._raise_problems(message_id)
        if self.language == FALLBACK_LANGUAGE:
            return message_id
        return self._english.text(message_id, args)

    def _finished(self, about: str, text: str) -> str:
        self._raise_problems(about)
        return marks.tie(text, self.language)

    def _raise_problems(self, about: str) -> None:
        problems = list(self._problems)
        self._problems.clear()
        if self.strict and problems:
            raise MissingWordsError(f"{about}: {'; '.join(problems)}")

    # Names and lists

    def _form(self, key: str, *labels: str) -> str:
        """The first of these forms that the name has, else the name itself, else the key."""
        message = self._message(key)
        if message is None or message.value is None:
            self._problems.append(f"no name for {key}")
            return key
        forms = message.attributes
        pattern = next((forms[label] for label in labels if label in forms), message.value)
        return self._rendered(pattern, {})

    def _counted(self, n: int, key: str, case: str) -> str:
        category = self._locale.plural_form(n)
        word = self._form(key, f"n-{case}-{category}", f"n-{category}")
        return f"{marks.number(n, self.language)}{marks.NO_BREAK}{word}"

    def _joined(self, parts: Iterable[str], conjunction: str) -> str:
        return marks.joined([part for part in parts if part], self._form(f"general-label-{conjunction}"))

    # Functions of Fluent messages

    def _functions(self) -> dict[str, Callable[..., Any]]:
        return {
            "NAME": self._name_function,
            "NAMES": self._names_function,
            "COUNT": self._count_function,
            "PARTS": self._parts_function,
            "LIST": self._list_function,
            "QUOTE": lambda text: self.quote(self._plain(text)),
            "CAP": lambda text: self.cap(self._plain(text)),
            "SAME": lambda one, other: "yes" if self._plain(one) == self._plain(other) else "no",
        }

    def _plain(self, value: Given) -> str:
        return value if isinstance(value, str) else value.format(self._locale)

    def _name_function(self, key: Given, case: str = NOMINATIVE) -> str:
        return self._form(self._plain(key), case)

    def _names_function(self, keys: Given, case: str = NOMINATIVE, join: str = "and", quotes: str = "") -> str:
        names = [self._form(key, case) for key in self._plain(keys).split()]
        return self._joined(map(self.quote, names) if quotes else names, join)

    def _count_function(self, n: Given, key: Given, case: str = NOMINATIVE) -> str:
        if isinstance(n, FluentInt):
            return self._counted(int(n), self._plain(key), case)
        self._problems.append(f"not a number: {self._plain(n)}")
        return f"{self._plain(n)}{marks.NO_BREAK}{self._form(self._plain(key), case)}"

    def _parts_function(self, *numbers_and_keys: Given, case: str = NOMINATIVE, join: str = "and") -> str:
        pairs = zip(numbers_and_keys[::2], numbers_and_keys[1::2], strict=True)
        parts = [self._count_function(n, key, case) for n, key in pairs if not _is_zero(n)]
        return self._joined(parts, join) if parts else self._form(NOTHING)

    def _list_function(self, *parts: Given, join: str = "and") -> str:
        return self._joined(map(self._plain, parts), join)


def _is_zero(value: Given) -> bool:
    return isinstance(value, FluentInt) and int(value) == 0
