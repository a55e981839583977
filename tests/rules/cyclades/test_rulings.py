"""Every open point of the rulebook is a ruling that stands, with its reason, where the code follows it."""

import re
from pathlib import Path

import pytest

import agon

FOLDER = Path(agon.__file__).parent / "games" / "cyclades"

RECOMMENDED = [
    "1.a", "1.b", "1.c", "1.d", "2.1", "3", "3.a", "3.b", "3.c", "4.a", "4.b", "4.c", "5", "5.a", "5.b", "5.c",
    "6.a", "6.b", "6.c", "6.d", "6.e", "6.f", "7.a", "7.b", "7.c", "7.d", "7.e", "8.a", "8.b", "9.a", "9.b",
    "9 Hector", "9 Pandora", "9 Penthesilea", "9 Perseus", "10 Graeae", "10 Sphinx", "10 Hydra", "10 Kraken",
    "11.a", "11.b", "12", "12.a",
]  # fmt: skip


SOURCE = "".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))


@pytest.mark.parametrize("number", RECOMMENDED)
def test_the_ruling_is_cited_where_it_is_followed(number: str) -> None:
    assert re.search(rf"[Rr]uling {re.escape(number)}\b(?!\.[a-z\d]| [A-Z])", SOURCE)
