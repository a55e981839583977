"""Refuse what no other linter knows: in engine modules what mypyc compiles wrongly or slowly and writing into what
copies share, in rules what a step forgets, everywhere files and functions that have grown too long."""

import ast
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))
os.environ["AGON_BUILD"] = "pure"

from agon.build import engine_sources  # noqa: E402


def is_constant(node: ast.expr) -> bool:
    """A literal, or a name written like a constant."""
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


class Trap(ast.NodeVisitor):
    """Collects (line, what is wrong)."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []
        self.depth = 0

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.depth += 1
        self.generic_visit(node)
        self.depth -= 1

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if self.depth and isinstance(node.op, ast.LShift) and is_constant(node.left) and not is_constant(node.right):
            self.found.append((node.lineno, "a constant shifted by a variable is 32 bits wide: use BIT[...]"))
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        if isinstance(node.target, ast.Name) and node.target.id == "_" and self.depth:
            self.found.append((node.lineno, "a loop over _ boxes every number: name the variable"))
        self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        if node.id == "bytearray":
            self.found.append((node.lineno, "bytearray is slow when compiled: use vec"))


CONTROL = {"ask", "ask_secretly", "become", "call", "end", "finish"}
"""What a step gives back: whoever calls one of these and does not return it has forgotten something."""


class RuleTrap(ast.NodeVisitor):
    """What the type checker cannot see in rules: forgotten returns, fields that were not declared."""

    def __init__(self, shared: dict[str, set[str]]) -> None:
        self.shared = shared
        self.found: list[tuple[int, str]] = []

    def visit_Expr(self, node: ast.Expr) -> None:
        call = node.value
        if (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Attribute)
            and isinstance(call.func.value, ast.Name)
            and call.func.value.id == "g"
            and call.func.attr in CONTROL
        ):
            self.found.append((node.lineno, f"return g.{call.func.attr}(...), or the step after is lost"))
        self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        bases = [ast.unparse(base) for base in node.bases]
        declared = fields(node).union(*(self.shared.get(base, set()) for base in bases))
        if any(base.endswith("Rule") for base in bases):
            for one in ast.walk(node):
                if (
                    isinstance(one, ast.Attribute)
                    and isinstance(one.ctx, ast.Store)
                    and ast.unparse(one.value) == "self"
                ):
                    if one.attr not in declared:
                        self.found.append((one.lineno, f"{node.name} has no field {one.attr}: declare it"))
        self.generic_visit(node)


def fields(node: ast.ClassDef) -> set[str]:
    return {one.target.id for one in node.body if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)}


def shared_fields(trees: list[ast.Module]) -> dict[str, set[str]]:
    """What rules inherit: the fields of ``SomethingRule`` and of those that it builds on."""
    found: dict[str, set[str]] = {}
    classes = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    for _ in range(3):  # as deep as they build on each other
        for node in classes:
            if node.name.endswith("Rule"):
                found[node.name] = fields(node).union(*(found.get(ast.unparse(base), set()) for base in node.bases))
    return found


class SharingTrap(ast.NodeVisitor):
    """Arrays that copies of a game share (``SHARED_ARRAYS`` of its board) and that are written into all the same."""

    def __init__(self, names: set[str]) -> None:
        self.names = names
        self.found: list[tuple[int, str]] = []

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if isinstance(node.ctx, ast.Store) and isinstance(node.value, ast.Attribute) and node.value.attr in self.names:
            self.found.append((node.lineno, f"copies share {node.value.attr}: replace it with changed(...)"))
        self.generic_visit(node)


def shared_arrays(trees: dict[Path, ast.Module]) -> dict[Path, set[str]]:
    """By the folder of a board: what its copies share."""
    found: dict[Path, set[str]] = {}
    for path, tree in trees.items():
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.AnnAssign)
                and ast.unparse(node.target) == "SHARED_ARRAYS"
                and node.value is not None
            ):
                found[path.parent] = set(str(ast.literal_eval(node.value)).split())
    return found


def shared_by(path: Path, arrays: dict[Path, set[str]]) -> set[str]:
    """What a module must not write into; a set-up comes before all copies."""
    if path.name == "setup.py":
        return set()
    return set().union(*(names for folder, names in arrays.items() if folder in path.parents))


MOST_LINES = 500
MOST_IN_FUNCTION = 60


def sizes(path: Path, tree: ast.Module) -> list[tuple[int, str]]:
    """Files and functions that one can no longer hold in the head."""
    found = [
        (node.lineno, f"{node.name} has {size} lines, more than {MOST_IN_FUNCTION}")
        for node in ast.walk(tree)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        and (size := (node.end_lineno or 0) - node.lineno + 1) > MOST_IN_FUNCTION
    ]
    count = len(path.read_text("utf-8").splitlines())
    return found + ([(1, f"{count} lines, more than {MOST_LINES}")] if count > MOST_LINES else [])


def main() -> None:
    failed = False
    engines = set(engine_sources())
    trees = {path: ast.parse(path.read_text("utf-8")) for path in engines}
    shared, arrays = shared_fields(list(trees.values())), shared_arrays(trees)
    for path in sorted((ROOT / "src").rglob("*.py")):
        if "migrations" in path.parts:
            continue  # a migration is frozen when it has landed
        tree = ast.parse(path.read_text("utf-8"))
        found = sizes(path, tree)
        if path in engines:
            for trap in (Trap(), RuleTrap(shared), SharingTrap(shared_by(path, arrays))):
                trap.visit(tree)
                found += trap.found
        for line, what in found:
            print(f"{path.relative_to(ROOT)}:{line}: {what}")
            failed = True
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
