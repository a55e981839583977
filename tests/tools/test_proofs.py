"""The page of proofs names tests that exist, and none of its points is without one."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security-proofs.md").read_text("utf-8")
ROWS = [
    line.split(" | ")
    for line in PAGE.splitlines()
    if line.startswith("| ") and not line.startswith(("| point", "| ---"))
]


@cache
def names_in(path: str) -> set[str]:
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_every_test_that_is_named_exists() -> None:
    named = re.findall(r"`(tests/\S+\.py)::(\w+)`", PAGE)
    assert len(named) > 60
    assert [one for one in named if one[1] not in names_in(one[0])] == []


def test_every_point_has_a_test_and_says_what_was_seen_before() -> None:
    points = [int(row[0].split()[1]) for row in ROWS if row[0].strip("| ")]
    assert points == list(range(1, 20))
    for row in ROWS:
        assert len(row) == 4, row
        assert "::test_" in row[2], row
        assert row[3].strip("| "), row
