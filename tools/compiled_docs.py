"""Put the texts of the stubs into the C files that mypyc writes: it drops docstrings and types, help() needs both.

mypyc notes every function as ``"apply($self, option)\\n--\\n\\n"`` and leaves the text after that empty; properties have
no text at all. What does not look so any more is left alone: the tests of the compiled build tell.
"""

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from pathlib import Path

Texts = dict[str, str]
"""By name, ``Game.apply`` for a method."""
Note = Callable[[str, str, str], str]
"""From a table, a name in it and a text: the table with the text."""


def texts_of(stub: str) -> Texts:
    """Typed signature and docstring of everything documented in a stub."""
    return dict(documented(ast.parse(stub), ""))


def documented(node: ast.Module | ast.ClassDef, prefix: str) -> Iterator[tuple[str, str]]:
    for one in node.body:
        if isinstance(one, ast.ClassDef):
            yield f"{prefix}{one.name}", inspect.cleandoc(ast.get_docstring(one) or one.name)
            yield from documented(one, f"{prefix}{one.name}.")
        elif isinstance(one, ast.FunctionDef) and (text := ast.get_docstring(one)):
            yield f"{prefix}{one.name}", f"{signature(one, bool(prefix))}\n\n{inspect.cleandoc(text)}"


def signature(function: ast.FunctionDef, is_method: bool) -> str:
    shown = ast.unparse(function.args)
    if is_method:
        shown = shown.removeprefix("self").removeprefix(", ")
    gives = f" -> {ast.unparse(function.returns)}" if function.returns else ""
    is_property = any(ast.unparse(mark) == "property" for mark in function.decorator_list)
    return f"{function.name}:{gives[3:]}" if is_property else f"{function.name}({shown}){gives}"


def c_text(text: str) -> str:
    """As it stands within quotes in C."""
    ascii_text = text.encode("ascii", errors="backslashreplace").decode()
    return ascii_text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("?", "\\?")


def with_texts(source: str, texts: Texts) -> str:
    """The C source of a module with the texts of its stub."""
    for name, text in texts.items():
        owner, _, function = name.rpartition(".")
        if owner:
            source = in_table(source, rf"\b\w+___{owner}_methods\[\]", note_function, function, text)
            source = in_table(source, rf"\b\w+___{owner}_getseters\[\]", note_property, function, text)
        else:
            source = in_table(source, r"\w*module_methods\[\]", note_function, name, text)
            source = note_class(source, name, text)
    return source


def in_table(source: str, table: str, note: Note, name: str, text: str) -> str:
    """Note a text within the braces of one table."""
    found = re.search(rf"{table} = \{{.*?\n\}};", source, re.DOTALL)
    if found is None:
        return source
    return source[: found.start()] + note(found.group(), name, text) + source[found.end() :]


def note_function(table: str, name: str, text: str) -> str:
    head = re.compile(rf'(PyDoc_STR\("{name}\((?:[^"\\]|\\.)*?\\n--\\n\\n)"', re.DOTALL)
    return head.sub(lambda found: f'{found.group(1)}{c_text(text)}"', table, count=1)


def note_property(table: str, name: str, text: str) -> str:
    entry = re.compile(rf'(\{{"{name}",[^}}]*?)NULL, NULL\}}')
    return entry.sub(lambda found: f'{found.group(1)}PyDoc_STR("{c_text(text)}"), NULL}}', table, count=1)


def note_class(source: str, name: str, text: str) -> str:
    head = re.compile(rf'(\.tp_doc = PyDoc_STR\("{name}\((?:[^"\\]|\\.)*?\\n--\\n\\n)"')
    return head.sub(lambda found: f'{found.group(1)}{c_text(text)}"', source, count=1)


def document(folder: Path, stubs: Path) -> None:
    """Fill in the texts in the C files that mypyc has written into a folder."""
    for stub in sorted(stubs.rglob("*.pyi")):
        module = "___".join(stub.relative_to(stubs).with_suffix("").parts)
        path = folder / f"__native_{module}.c"
        source = with_texts(path.read_text("utf-8"), texts_of(stub.read_text("utf-8")))
        path.write_text(source, "utf-8")
