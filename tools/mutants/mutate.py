"""Every mutant of a source file: where the file is changed, and into what. Nothing is run here."""

import ast
import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import unified_diff

from tools.mutants import operators
from tools.mutants.operators import Change

SIZES = re.compile(r"(MOST|MAX)(_|$)")
"""Bounds that only keep absurd input and endless loops out."""
Lines = tuple[int, int]
Place = tuple[str, Lines, Change]
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Mutant:
    """One small change of one file."""

    file: str
    """From the root of the project."""
    line: int
    function: str
    """The outermost function around it, as in ``__qualname__``; empty for what runs on import."""
    kind: str
    start: int
    end: int
    """In bytes."""
    new: str
    lines: Lines
    """First and last line of the statement (of its head, where it holds others)."""
    key: str
    """The same as long as the file is."""

    @property
    def place(self) -> str:
        return f"{self.file} {self.function}"

    def applied(self, source: str) -> str:
        raw = source.encode()
        return (raw[: self.start] + self.new.encode() + raw[self.end :]).decode()

    def diff(self, source: str) -> list[str]:
        """The lines that differ, without their surroundings."""
        lines = unified_diff(source.splitlines(), self.applied(source).splitlines(), lineterm="", n=0)
        return [line for line in list(lines)[2:] if not line.startswith("@@")]


def mutants_of(file: str, source: str) -> list[Mutant]:
    """All of them, in the order of the text, no two alike."""
    writer = Writer(file, source)
    found: dict[tuple[int, int, str], Mutant] = {}
    for function, lines, change in Walker().walk(ast.parse(source)):
        mutant = writer.mutant(function, lines, change)
        if mutant is not None:
            found.setdefault((mutant.start, mutant.end, mutant.new), mutant)
    return sorted(found.values(), key=lambda one: (one.start, one.end, one.new))


class Writer:
    """Turns changes of the syntax into changes of the text."""

    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.raw = source.encode()
        self.starts = [0]
        for line in self.raw.split(b"\n"):
            self.starts.append(self.starts[-1] + len(line) + 1)
        self.digest = hashlib.blake2b(self.raw, digest_size=8).hexdigest()

    def mutant(self, function: str, lines: Lines, change: Change) -> Mutant | None:
        start, end = self.span(change.node)
        if change.old:
            found = self.operator_after(end, change.old)
            if found is None:
                return None
            start, end = found
        line = self.raw.count(b"\n", 0, start) + 1
        text = f"{self.file} {self.digest} {start} {end} {change.new}"
        key = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
        return Mutant(self.file, line, function, change.kind, start, end, change.new, lines, key)

    def span(self, node: ast.AST) -> tuple[int, int]:
        assert isinstance(node, (ast.expr, ast.stmt))
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self.starts[node.lineno - 1] + node.col_offset,
            self.starts[node.end_lineno - 1] + node.end_col_offset,
        )

    def operator_after(self, end: int, old: str) -> tuple[int, int] | None:
        """Between an operand and the next stand brackets, blanks and the operator; comments are not looked through."""
        wanted = r"\s+".join(re.escape(word) for word in old.split())
        gap = re.compile(rb"[\s)]*(" + wanted.encode() + rb")(?![<>=])").match(self.raw, end)
        return gap.span(1) if gap else None


class Walker:
    """Goes through a module and proposes changes, each with the function and the statement it lies in."""

    def __init__(self) -> None:
        self.function = ""
        self.steps: list[str] = []
        self.known: set[str] = set()
        self.lines = (0, 0)

    def walk(self, tree: ast.Module) -> Iterator[Place]:
        for node in tree.body:
            yield from self.statement(node, "")

    def statement(self, node: ast.stmt, prefix: str) -> Iterator[Place]:
        if is_left_out(node):
            return
        if isinstance(node, ast.ClassDef):
            yield from self.class_body(node, prefix)
        elif isinstance(node, FUNCTIONS):
            yield from self.function_body(node, prefix)
        else:
            yield from self.changes(node, node)

    def class_body(self, node: ast.ClassDef, prefix: str) -> Iterator[Place]:
        before = self.steps
        self.steps = [one.name for one in node.body if isinstance(one, FUNCTIONS) and is_step(one)]
        for one in node.body:
            yield from self.statement(one, f"{prefix}{node.name}.")
        self.steps = before

    def function_body(self, node: ast.FunctionDef | ast.AsyncFunctionDef, prefix: str) -> Iterator[Place]:
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                yield from self.changes(default, node)
        is_outermost = not self.function
        if is_outermost:
            self.function = f"{prefix}{node.name}"
            self.known = {argument.arg for argument in node.args.args}
        for one in node.body:
            yield from self.statement(one, "")
        if is_outermost:
            self.function = ""

    def changes(self, node: ast.AST, parent: ast.AST) -> Iterator[Place]:
        """Of a node and all that is in it, nested functions and statements included."""
        before = self.lines
        if isinstance(node, ast.stmt):
            if is_left_out(node):
                return
            self.lines = head_of(node)
            if self.function:
                for change in operators.dropped(node, self.known):
                    yield self.function, self.lines, change
        for change in self.own_changes(node, parent):
            yield self.function, self.lines, change
        for child in ast.iter_child_nodes(node):
            if not is_annotation(child, node):
                yield from self.changes(child, node)
        self.note_names(node)
        self.lines = before

    def own_changes(self, node: ast.AST, parent: ast.AST) -> Iterator[Change]:
        match node:
            case ast.Compare():
                yield from operators.comparison(node, parent)
            case ast.BinOp():
                yield from operators.arithmetic(node)
            case ast.AugAssign():
                yield from operators.in_place(node)
            case ast.BoolOp():
                yield from operators.either(node)
            case ast.UnaryOp():
                yield from operators.negation(node)
            case ast.Constant():
                yield from operators.constant(node, parent)
            case ast.If() | ast.IfExp():
                yield from operators.condition(node.test)
            case ast.comprehension():
                for test in node.ifs:
                    yield from operators.condition(test)
            case ast.Call():
                yield from operators.swapped_arguments(node)
                for keyword in node.keywords:
                    if keyword.arg == "then":
                        yield from operators.other_step(keyword.value, self.steps)
            case ast.Return() if node.value is not None:
                yield from operators.other_step(node.value, self.steps)

    def note_names(self, node: ast.AST) -> None:
        targets: list[ast.expr] = []
        match node:
            case ast.Assign():
                targets = node.targets
            case ast.AnnAssign() | ast.For():
                targets = [node.target]
        for target in targets:
            self.known.update(one.id for one in ast.walk(target) if isinstance(one, ast.Name))


def head_of(node: ast.stmt) -> Lines:
    """The lines of a statement without those of the statements in it."""
    body = getattr(node, "body", None)
    return node.lineno, max(node.lineno, body[0].lineno - 1) if body else node.end_lineno or node.lineno


def is_step(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(ast.unparse(mark).split("(")[0] == "step" for mark in node.decorator_list)


def is_left_out(node: ast.stmt) -> bool:
    """What cannot matter to a game: see ``docs/mutants.md``."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Raise():
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.FunctionDef(name="__repr__"):
            return True
        case ast.AnnAssign(target=ast.Name(id=name)):
            return node.value is None or SIZES.match(name) is not None
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
    return False


def is_annotation(child: ast.AST, parent: ast.AST) -> bool:
    if isinstance(parent, FUNCTIONS):
        return child is parent.returns
    return isinstance(parent, (ast.AnnAssign, ast.arg)) and child is parent.annotation
