"""Rules written out for the compiler.

The committed source runs as it stands; mypyc wants it flat. This module rewrites an engine module so that every rule
has a constructor, ``copy`` and ``run`` of its own, steps are numbers, words are constants, and loops over sets count.
It asks the running classes *what* to write and the syntax tree *where*. No line moves: what is added takes the place of
decorators, field lines and blank lines, so tracebacks of the compiled build point into the source. What it does not
understand it refuses.
"""

import ast
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from types import ModuleType
from typing import Any

from agon.kernel.errors import RuleError
from agon.kernel.rule import Rule, closing_steps, constructor, copier
from agon.kernel.vocabulary import Vocabulary
from agon.kernel.waiting import own_attribute

RULE_IMPORT = "from agon.kernel.rule import "
FLAT_IMPORT = (
    "from typing import ClassVar; from librt.vecs import vec; from mypy_extensions import i64, mypyc_attr; "
    "from agon.kernel.engine import Engine, Frame as Rule; from agon.kernel.step import Step"
)
WORDS = {"verb": "verb_index", "prompt": "prompt_index", "message": "message_index", "reason": "reason_index"}

MARKS = ("agon.kernel.rule", "Vocabulary(", " each(", ": Final = ", ".tell(", ".deny(")
"""Where none of these stands there is nothing to write."""
ASKED_FIRST = {"tell": "keeps_log", "tell_only": "keeps_log", "deny": "explains"}
"""What is told to nobody need not be put into words: what the board is asked before such a call."""

PLAIN = (ast.Expr, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Return, ast.Continue, ast.Assert, ast.Raise)
"""Statements that may share a line with others."""

LARGE = 1 << 62

Edit = tuple[int, int, int, str]
"""Line (from 0), first and last column in bytes, and what stands there instead."""


def expanded(name: str, source: str) -> str:
    """The text that is compiled for the module of that name."""
    if name == "agon.kernel.step":
        return source.replace('Step = NewType("Step", i64)', "Step = i64")
    if name == "agon.kernel.engine":
        # mypyc stumbles over a required keyword after numbers with defaults; mypy has checked the calls before
        source = source.replace("*, then: Step)", "then: Step = 0)")
    if any(mark in source for mark in MARKS):
        return Expansion(import_module(name), source).text()
    return source


class Expansion:
    """One module on its way."""

    def __init__(self, module: ModuleType, source: str) -> None:
        self.module = module
        self.name = module.__name__
        self.lines = source.split("\n")
        self.tree = ast.parse(source)
        self.edits: list[Edit] = []
        self.added: dict[int, str] = {}

    def text(self) -> str:
        count = len(self.lines)
        starts = [first_line(node) for node in self.tree.body] + [count]
        for at, node in enumerate(self.tree.body):
            if isinstance(node, ast.ClassDef) and is_rule(getattr(self.module, node.name)):
                self.expand(node, starts[at + 1])
            elif isinstance(node, ast.ImportFrom) and node.module == "agon.kernel.rule":
                self.whole_line(node, FLAT_IMPORT)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call):
                self.number_word(node, node.value)
            if isinstance(node, ast.AnnAssign):
                self.number_constant(node)
        self.write_loops()
        self.ask_first()
        for line, first, last, new in sorted(self.edits, reverse=True):
            raw = self.lines[line].encode()
            self.lines[line] = (raw[:first] + new.encode() + raw[last:]).decode()
        for line, new in sorted(self.added.items()):
            if line < count:
                self.lines[line] = new
            else:
                self.lines.append(new)
        return "\n".join(self.lines)

    def refuse(self, node: ast.AST, what: str) -> RuleError:
        return RuleError(f"{self.name}:{getattr(node, 'lineno', 0)}: {what}")

    def whole_line(self, node: ast.stmt, new: str) -> None:
        if node.lineno != node.end_lineno:
            raise self.refuse(node, "must stand on one line")
        self.edits.append((node.lineno - 1, node.col_offset, node.end_col_offset or 0, new))

    def number_word(self, node: ast.AnnAssign, call: ast.Call) -> None:
        """``ASK: Final = prompt("ask", ...)`` keeps its call and becomes a constant."""
        words = getattr(self.module, "VOCABULARY", None)
        if not isinstance(words, Vocabulary) or not isinstance(call.func, ast.Name) or call.func.id not in WORDS:
            return
        if not isinstance(call.args[0], ast.Constant):
            raise self.refuse(node, "the name of a word must be written out")
        number = getattr(words, WORDS[call.func.id])[call.args[0].value]
        self.edits.append((call.lineno - 1, call.col_offset, call.col_offset, f"{number}; "))

    def number_constant(self, node: ast.AnnAssign) -> None:
        """``FACES: Final = len(FACE_IDS)`` keeps its reckoning and becomes a constant."""
        value = getattr(self.module, ast.unparse(node.target), None)
        if ast.unparse(node.annotation) != "Final" or type(value) is not int or not is_reckoned(node.value):
            return
        assert node.value is not None
        text = self.lines[node.value.lineno - 1].encode()[: node.value.col_offset].decode()
        if text.endswith(" = ") and abs(value) < LARGE:
            self.insert(node.value.lineno, node.value.col_offset, f"{value}; ")

    def ask_first(self) -> None:
        """``g.tell(...)`` becomes ``if g.keeps_log: g.tell(...)`` where nothing was added to its line."""
        touched = {(line, first) for line, first, _, _ in self.edits}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                called = node.value.func
                if (
                    isinstance(called, ast.Attribute)
                    and isinstance(called.value, ast.Name)
                    and called.attr in ASKED_FIRST
                    and (node.lineno - 1, node.col_offset) not in touched
                    and ((node.end_lineno or 0) - 1, node.end_col_offset) not in touched
                ):
                    board = called.value.id
                    self.insert(node.lineno, node.col_offset, f"if {board}.{ASKED_FIRST[called.attr]}: ")

    # ------------------------------------------------------------------ loops over sets

    def write_loops(self) -> None:
        """``for land in each(lands)`` becomes a loop over numbers: the compiler would make it a slow generator."""
        before = {after: one for block in blocks(self.tree) for one, after in pairwise(block)}
        loops = [node for node in ast.walk(self.tree) if isinstance(node, ast.For) and is_each(node.iter)]
        for node in ast.walk(self.tree):
            if is_each(node) and not any(node is loop.iter for loop in loops):
                raise self.refuse(node, "each() stands in the head of a loop only")
            if isinstance(node, ast.ImportFrom) and node.module == "agon.kernel.bits" and loops:
                name = node.names[0]
                self.insert(name.lineno, name.col_offset, "count_bits as count_each, lowest as lowest_of_each, ")
        for loop in loops:
            self.write_loop(loop, before.get(loop))

    def write_loop(self, loop: ast.For, before: ast.stmt | None) -> None:
        """The set is a number that loses a member each time. It is laid down at the end of the statement before; where
        none stands on a line of its own, the head lays it down and counts."""
        call = loop.iter
        assert isinstance(call, ast.Call)
        if loop.lineno != call.end_lineno or loop.orelse or not isinstance(loop.target, ast.Name):
            raise self.refuse(loop, "the head of a loop over a set stands on one line, with one name and no else")
        rest = f"rest_{loop.lineno}_"
        members = call.args[0]
        if isinstance(before, PLAIN):
            text = self.lines[loop.lineno - 1].encode()[members.col_offset : members.end_col_offset].decode()
            self.insert(before.end_lineno or 0, before.end_col_offset or 0, f"; {rest} = {text}")
            self.edits.append((loop.lineno - 1, loop.col_offset, call.end_col_offset or 0, f"while {rest} != 0"))
        else:
            head = f"for count_{rest} in range(count_each({rest} := "
            self.edits.append((loop.lineno - 1, loop.col_offset, members.col_offset, head))
            self.insert(loop.lineno, call.end_col_offset or 0, ")")
        self.take_member(loop.body[0], loop.target.id, rest)

    def take_member(self, first: ast.stmt, name: str, rest: str) -> None:
        """Before anything else happens in the loop: the lowest member leaves the set."""
        taken = f"({name} := lowest_of_each({rest})) >= 0 and ({rest} := {rest} & ({rest} - 1)) >= 0"
        if isinstance(first, PLAIN):
            self.insert(first.lineno, first.col_offset, f"{name} = lowest_of_each({rest}); {rest} &= {rest} - 1; ")
        elif isinstance(first, ast.If):
            self.wrap(first.test, f"{taken} and (", ")")
        elif isinstance(first, ast.For) and isinstance(first.iter, ast.Call) and first.iter.args:
            self.wrap(first.iter.args[0], "(", f" if {taken} else lowest_of_each({rest}))")
        else:
            raise self.refuse(first, "a loop over a set begins with a plain statement, an if or another loop")

    def wrap(self, node: ast.expr, before: str, after: str) -> None:
        self.insert(node.lineno, node.col_offset, before)
        self.insert(node.end_lineno or 0, node.end_col_offset or 0, after)

    def insert(self, line: int, column: int, new: str) -> None:
        self.edits.append((line - 1, column, column, new))

    # ------------------------------------------------------------------ rules

    def expand(self, node: ast.ClassDef, end: int) -> None:
        rule = getattr(self.module, node.name)
        if rule.STEPS:
            self.header(node)
            self.keep_freed(node)
            self.number_steps(
                node, {name: int(getattr(rule, name)) for name in [*step_names(node), *closing_steps(rule)]}
            )
            self.write(node, end, flat_lines(rule, node))

    def keep_freed(self, node: ast.ClassDef) -> None:
        """Memory of a rule that has ended serves the next one, if there is a blank line before it to say so."""
        line = first_line(node) - 1
        if not self.added.get(line, self.lines[line]).strip():
            self.added[line] = "@mypyc_attr(free_list_len=1)"

    def header(self, node: ast.ClassDef) -> None:
        """Without ``saved=``, which the compiler does not know."""
        for keyword in node.keywords:
            last = node.bases[-1]
            assert last.end_col_offset is not None
            if keyword.lineno != node.lineno or last.end_lineno != node.lineno:
                raise self.refuse(node, "the head of a rule must stand on one line")
            self.edits.append((node.lineno - 1, last.end_col_offset, keyword.end_col_offset or 0, ""))

    def number_steps(self, node: ast.ClassDef, numbers: dict[str, int]) -> None:
        for one in ast.walk(node):
            if isinstance(one, ast.Call) and own_attribute(one.func) in numbers:
                raise self.refuse(one, "a step is returned, not called")
            name = own_attribute(one)
            if name in numbers:
                assert isinstance(one, ast.Attribute)
                if not isinstance(one.ctx, ast.Load):
                    raise self.refuse(one, f"{name} is a step and cannot be set")
                self.edits.append((one.lineno - 1, one.col_offset, one.end_col_offset or 0, str(numbers[name])))

    def write(self, node: ast.ClassDef, end: int, new: list[str]) -> None:
        """Put lines where nothing stands: instead of decorators and fields, on blank lines, after the last line."""
        taken = {node.lineno - 1}
        for one in node.body:
            if is_field(one):
                if one.lineno != one.end_lineno:
                    raise self.refuse(one, "a field must stand on one line")
                continue
            taken.update(range(one.lineno - 1, one.end_lineno or 0))
        for line in range(node.lineno, end):
            text = self.lines[line].strip()
            if line not in taken and not text.startswith("#"):
                self.added[line] = ""
        free = [line for line in sorted(self.added) if node.lineno <= line < end]
        if end == len(self.lines):
            free.extend(range(end, end + len(new)))
        elif end - 1 in free and len(free) > len(new):
            free.remove(end - 1)  # it is for the rule that comes next
        if len(free) < len(new):
            raise self.refuse(node, "no room to write the rule out")
        for line, text in zip(free, new, strict=False):
            self.added[line] = f"    {text}"


def is_reckoned(value: ast.expr | None) -> bool:
    """Whether a number does not stand there as such."""
    return value is not None and not isinstance(value, (ast.Constant, ast.UnaryOp))


def is_rule(thing: Any) -> bool:
    return isinstance(thing, type) and issubclass(thing, Rule)


def blocks(tree: ast.AST) -> Iterator[list[ast.stmt]]:
    for node in ast.walk(tree):
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list):
                yield block


def is_each(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "each"


def is_field(node: ast.stmt) -> bool:
    return isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id[0].islower()


def first_line(node: ast.stmt) -> int:
    marks: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(mark.lineno for mark in marks)]) - 1


def step_methods(node: ast.ClassDef) -> list[ast.FunctionDef]:
    return [one for one in node.body if isinstance(one, ast.FunctionDef) and any(map(is_step, one.decorator_list))]


def is_step(mark: ast.expr) -> bool:
    return isinstance(mark.func if isinstance(mark, ast.Call) else mark, ast.Name) and "step" in ast.unparse(mark)


def step_names(node: ast.ClassDef) -> list[str]:
    return [method.name for method in step_methods(node)]


def flat_lines(rule: type[Rule], node: ast.ClassDef) -> list[str]:
    methods = step_methods(node)
    board = methods[0].args.args[1].annotation
    assert board is not None
    names = f"NAME: ClassVar[str] = {rule.NAME!r}; STEPS: ClassVar[tuple[str, ...]] = {rule.STEPS!r}"
    waits = f"WAITS: ClassVar[tuple[str, ...]] = {rule.WAITS!r}"
    fields = f"FIELDS: ClassVar[tuple[tuple[str, str], ...]] = {rule.FIELDS!r}"
    calls = [f"self.{name}(game)" for name in step_names(node)] + ["game.end()" for _name in closing_steps(rule)]
    run = f"assert isinstance(game, {ast.unparse(board)}); at = self.step; return {chosen(calls, 0)}"
    return [
        f"{names}; {waits}; {fields}",
        constructor(rule),
        copier(rule, node.name),
        f"def run(self, game: Engine) -> Step: {run}",
    ]


def chosen(calls: list[str], first: int) -> str:
    """A binary choice over the steps from number ``first`` on."""
    if len(calls) == 1:
        return calls[0]
    half = len(calls) // 2
    return f"({chosen(calls[:half], first)} if at < {first + half} else {chosen(calls[half:], first + half)})"
