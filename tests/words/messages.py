"""The messages of the Fluent files as the tests see them: what they say, what they use, sample arguments."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from agon.words import Value

REPOSITORY = Path(__file__).resolve().parent.parent.parent
LOCALES = REPOSITORY / "src" / "agon" / "locales"
LANGUAGES = ("en", "ru", "it", "pl")
PLURAL_CATEGORIES = {
    "en": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
    "it": {"one", "many", "other"},
    "pl": {"one", "few", "many", "other"},
}
PEOPLE = {"Anna": "Анна", "Boris": "Борис"}
SAMPLE = re.compile(r"\$(\w+) = ([^,\n]+)")


@dataclass
class Uses(Visitor):
    """What a message refers to."""

    variables: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    keys: set[str] = field(default_factory=set)
    counted: set[str] = field(default_factory=set)
    selectors: list[ast.SelectExpression] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        keys = {arg.value for arg in node.arguments.positional if isinstance(arg, ast.StringLiteral)}
        self.keys |= keys
        if node.id.name in ("COUNT", "PARTS"):
            self.counted |= keys
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selectors.append(node)
        self.generic_visit(node)

    def variants(self) -> Iterator[tuple[str, str]]:
        """The words that a variable may be where a selector tells them apart."""
        for selector in self.selectors:
            if isinstance(selector.selector, ast.VariableReference):
                for variant in selector.variants:
                    if isinstance(variant.key, ast.Identifier) and variant.key.name not in PLURAL_CATEGORIES["ru"]:
                        yield selector.selector.id.name, variant.key.name

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@dataclass
class Text:
    """One message of a file written by hand."""

    file: str
    uses: Uses
    sample: dict[str, Value]


@cache
def glossary() -> dict[str, dict[str, Any]]:
    words = json.loads((LOCALES / "glossary.json").read_text("utf-8"))["entries"]
    return {entry["key"]: entry for entry in words}


@cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    source = (LOCALES / language / file).read_text("utf-8")
    return FluentParser(with_spans=False).parse(source).body


def text_files(language: str) -> list[str]:
    return sorted(path.name for path in (LOCALES / language).glob("*.ftl") if path.name != "names.ftl")


@cache
def texts(language: str) -> dict[str, Text]:
    found: dict[str, Text] = {}
    for file in text_files(language):
        for entry in entries(language, file):
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Text(file, _uses(entry), _sample(entry))
    return found


@cache
def names(language: str) -> set[str]:
    return {entry.id.name for entry in entries(language, "names.ftl") if isinstance(entry, ast.Message)}


def variables(language: str, message_id: str) -> set[str]:
    """Those of the message and of the messages it contains."""
    uses = texts(language)[message_id].uses
    inner = [variables(language, other) for other in uses.messages if other in texts(language)]
    return uses.variables.union(*inner)


def sample_of(message_id: str, language: str) -> dict[str, Value]:
    """The sample of the English file; in Russian the people have Russian names."""
    sample = texts("en")[message_id].sample
    if language != "ru":
        return sample
    return {name: PEOPLE.get(str(value), value) for name, value in sample.items()}


def sample_value(text: str) -> Value:
    return int(text) if re.fullmatch(r"-?\d+", text) else text


def _uses(entry: ast.Message) -> Uses:
    uses = Uses()
    uses.visit(entry)
    return uses


def _sample(entry: ast.Message) -> dict[str, Value]:
    comment = (entry.comment.content if entry.comment else "") or ""
    return {name: sample_value(value.strip()) for name, value in SAMPLE.findall(comment)}
