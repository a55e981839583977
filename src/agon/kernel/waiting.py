"""Which steps of a rule may wait for another rule, read off its text: a save has a rule under another at no other step.

``then`` of a call is such a step, and so is any that is handed on, for nobody knows to whom; so is the first one, of a
rule that was laid under another before it began. One that is only returned, or follows a question, runs at once and
never lies under anything.
"""

import ast
import inspect
import sys
from functools import cache

ASKS = {"ask", "ask_secretly"}


@cache
def classes_in(module: str) -> dict[str, ast.ClassDef]:
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def steps_handed_on(rule: type) -> set[str]:
    """The attributes of ``self`` in the methods of a rule that neither are returned by a step nor follow a question."""
    node = classes_in(rule.__module__)[rule.__name__]
    found: set[str] = set()
    for method in node.body:
        if isinstance(method, ast.FunctionDef):
            at_once = run_at_once(method) if method.decorator_list else set()
            found |= {own_attribute(one) for one in ast.walk(method) if one not in at_once}
    return found


def run_at_once(method: ast.FunctionDef) -> set[ast.AST]:
    """What a step returns to be run next, and what takes the answer of a question."""
    found: set[ast.AST] = set()
    for node in ast.walk(method):
        if isinstance(node, ast.Return) and node.value is not None:
            found |= set(branches(node.value))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ASKS:
            found |= {one for keyword in node.keywords if keyword.arg == "then" for one in branches(keyword.value)}
    return found


def branches(value: ast.expr) -> list[ast.expr]:
    """The values that a conditional expression may have."""
    if isinstance(value, ast.IfExp):
        return [*branches(value.body), *branches(value.orelse)]
    return [value]


def own_attribute(node: ast.AST) -> str:
    """``name`` of ``self.name``."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self":
        return node.attr
    return ""
