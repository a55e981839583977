"""Every open point of the rulebook is a named ruling with its reason."""

import ast
from pathlib import Path

import pytest

import agon
from agon.games.cyclades import rulings

FOLDER = Path(agon.__file__).parent / "games" / "cyclades"

RECOMMENDED = [
    "1.a", "1.b", "1.c", "2.1", "3", "3.a", "3.b", "3.c", "4.a", "4.b", "4.c", "5", "5.a", "5.b", "5.c",
    "6.a", "6.b", "6.c", "6.d", "6.e", "7.a", "7.b", "7.c", "7.d", "7.e", "8.a", "8.b", "9.a", "9.b",
    "9 Hector", "9 Pandora", "9 Penthesilea", "9 Perseus", "10 Graeae", "10 Sphinx", "10 Hydra", "10 Kraken",
    "11.a", "11.b", "12", "12.a",
]  # fmt: skip


@pytest.mark.parametrize("number", RECOMMENDED)
def test_the_ruling_is_named_and_has_its_reason(number: str) -> None:
    tree = ast.parse((FOLDER / "rulings.py").read_text("utf-8"))
    notes = [node.value for node in tree.body if isinstance(node, ast.Expr)]
    reasons = [str(note.value) for note in notes if isinstance(note, ast.Constant)]
    in_flags = any(reason.startswith((f"{number}:", f"{number},")) for reason in reasons)
    in_options = f"({number})" in reasons[0]
    assert in_flags or in_options or number in rulings.BUILT_IN


def test_every_flag_is_used_by_a_rule() -> None:
    source = "".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py") if path.name != "rulings.py")
    flags = [name for name in vars(rulings) if name.isupper() and isinstance(getattr(rulings, name), bool)]
    assert len(flags) > 15
    assert [name for name in flags if name not in source] == []
