"""The small changes that are made to a piece of syntax: what a tired author might have written instead."""

import ast
from collections.abc import Iterator
from typing import NamedTuple


class Change(NamedTuple):
    """A node, or the operator after a node, and what stands there instead."""

    kind: str
    node: ast.AST
    new: str
    old: str = ""
    """An operator to be found between this node and the next; empty: the whole node is replaced."""


OTHER_COMPARISON: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
OTHER_ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
BOUNDARIES = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
RISING = (ast.Gt, ast.LtE)
"""``x > 3`` becomes ``x >= 3``, which is ``x > 2``: of the constant only 4 is new. The other way round for the rest."""

PLAIN = (ast.Name, ast.Attribute, ast.Subscript, ast.Call, ast.Constant)


def comparison(node: ast.Compare, parent: ast.AST) -> Iterator[Change]:
    if takes_the_lesser(node, parent):
        return
    left: ast.expr = node.left
    for operator, right in zip(node.ops, node.comparators, strict=True):
        old, new = OTHER_COMPARISON[type(operator)]
        yield Change("comparison", left, new, old)
        left = right


def takes_the_lesser(node: ast.Compare, parent: ast.AST) -> bool:
    """``a if a < b else b``, and ``if a > b: a = b``: with equal numbers both ways are one."""
    sides = {ast.unparse(node.left), ast.unparse(node.comparators[0])}
    match parent:
        case ast.IfExp():
            return (
                isinstance(node.ops[0], BOUNDARIES) and {ast.unparse(parent.body), ast.unparse(parent.orelse)} == sides
            )
        case ast.If(body=[ast.Assign(targets=[target], value=value)], orelse=[]):
            return isinstance(node.ops[0], BOUNDARIES) and {ast.unparse(target), ast.unparse(value)} == sides
    return False


def arithmetic(node: ast.BinOp) -> Iterator[Change]:
    found = OTHER_ARITHMETIC.get(type(node.op))
    if found is not None and not isinstance(node.left, ast.JoinedStr):
        yield Change("arithmetic", node.left, found[1], found[0])


def in_place(node: ast.AugAssign) -> Iterator[Change]:
    found = OTHER_ARITHMETIC.get(type(node.op))
    if found is not None:
        yield Change("arithmetic", node.target, f"{found[1]}=", f"{found[0]}=")


def either(node: ast.BoolOp) -> Iterator[Change]:
    """``and`` for ``or`` and back; a part of the condition forgotten."""
    old, new, neutral = ("and", "or", "True") if isinstance(node.op, ast.And) else ("or", "and", "False")
    for value in node.values[:-1]:
        yield Change("and-or", value, new, old)
    for value in node.values:
        yield Change("condition-part", value, neutral)


def negation(node: ast.UnaryOp) -> Iterator[Change]:
    if isinstance(node.op, (ast.Not, ast.Invert)):
        yield Change("negation", node, f"({ast.unparse(node.operand)})")


def condition(test: ast.expr) -> Iterator[Change]:
    """The opposite of a condition, where no comparison in it is turned round anyway."""
    is_turned = isinstance(test, ast.Compare) and len(test.ops) == 1 and not isinstance(test.ops[0], BOUNDARIES)
    if not is_turned and not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
        yield Change("condition", test, f"not ({ast.unparse(test)})")


def constant(node: ast.Constant, parent: ast.AST) -> Iterator[Change]:
    value = node.value
    if isinstance(value, bool):
        yield Change("constant", node, str(not value))
    elif isinstance(value, int):
        for near in neighbours(node, value, parent):
            yield Change("constant", node, str(near))


def neighbours(node: ast.Constant, value: int, parent: ast.AST) -> list[int]:
    if isinstance(parent, ast.UnaryOp):
        return [value - 1]  # -1 says "nobody": -2 would say the same
    if isinstance(parent, ast.Compare) and value == 0 and isinstance(parent.ops[-1], (ast.Eq, ast.NotEq)):
        return []  # "none" or "some": the comparison itself is turned round
    if isinstance(parent, ast.Compare) and node is parent.comparators[-1] and isinstance(parent.ops[-1], BOUNDARIES):
        return [value + 1] if isinstance(parent.ops[-1], RISING) else [value - 1]
    return [value + 1, value - 1] if value > 0 else [value + 1]


MUTUAL = ("min", "max", "are_enemies")
"""Functions of two that are the same the other way round."""


def swapped_arguments(node: ast.Call) -> Iterator[Change]:
    if ast.unparse(node.func).split(".")[-1] in MUTUAL:
        return
    for at in range(len(node.args) - 1):
        one, two = node.args[at : at + 2]
        if is_swappable(one) and is_swappable(two) and not is_same(one, two):
            changed = [*node.args[:at], two, one, *node.args[at + 2 :]]
            parts = [*map(ast.unparse, changed), *map(ast.unparse, node.keywords)]
            yield Change("argument-swap", node, f"{ast.unparse(node.func)}({', '.join(parts)})")


def is_same(one: ast.expr, two: ast.expr) -> bool:
    if isinstance(one, ast.Constant) and isinstance(two, ast.Constant):
        return bool(one.value == two.value)  # 0 and False as well
    return ast.unparse(one) == ast.unparse(two)


def is_swappable(node: ast.expr) -> bool:
    """Not the game itself, not a word, no text: nobody mistakes those for a number."""
    if not isinstance(node, PLAIN) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
        return False
    text = ast.unparse(node)
    return text not in ("g", "game", "self", "engine") and not text.startswith("words.") and not text.isupper()


def other_step(node: ast.expr, steps: list[str]) -> Iterator[Change]:
    """Another step of the same rule goes on."""
    if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self" and node.attr in steps and len(steps) > 1:
        follower = steps[(steps.index(node.attr) + 1) % len(steps)]
        yield Change("other-step", node, f"self.{follower}")


def dropped(node: ast.stmt, known: set[str]) -> Iterator[Change]:
    """A statement forgotten; ``known``: the local names that have a value before it."""
    if isinstance(node, ast.Expr):
        is_dropped = isinstance(node.value, ast.Call)
    elif isinstance(node, ast.Assign):
        target = node.targets[0]
        is_dropped = isinstance(target, (ast.Attribute, ast.Subscript)) or (
            isinstance(target, ast.Name) and target.id in known
        )
    else:
        is_dropped = isinstance(node, (ast.AugAssign, ast.Continue, ast.Break, ast.Delete))
    if is_dropped:
        yield Change("dropped", node, "pass")
