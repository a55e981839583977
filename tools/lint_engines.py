"""Refuse in engine modules what mypyc compiles wrongly or slowly, which no other linter knows."""

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


def main() -> None:
    failed = False
    for path in engine_sources():
        trap = Trap()
        trap.visit(ast.parse(path.read_text("utf-8")))
        for line, what in trap.found:
            print(f"{path.relative_to(ROOT)}:{line}: {what}")
            failed = True
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
