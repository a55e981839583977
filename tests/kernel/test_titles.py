"""Nothing outside a title's own folders knows a title by name: adding a game is a folder and a line."""

import io
import re
import tokenize
from pathlib import Path

import pytest

import agon

ROOT = Path(__file__).resolve().parents[2]
PACKAGE, PAGE = ROOT / "src" / "agon", ROOT / "web" / "src"
SHELF = PACKAGE / "games" / "__init__.py"
LOAD_TEST = {PACKAGE / "server" / "swarm.py", PACKAGE / "server" / "commands.py"}
"""A load test plays some game by default."""
HOUSE = ("cyclades", "dice_forge", "hellas")


def is_own(path: Path) -> bool:
    """In a folder, or a file, that is called by the name of a title, or begins with it."""
    return any(name in path.parts or f"{path.stem}_".startswith(f"{name}_") for name in HOUSE)


def words_of(path: Path) -> list[str]:
    """Strings of Python code, whole lines of other code; what stands in comments and explanations may give examples."""
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        return [line for line in text.splitlines() if not line.lstrip().startswith(("*", "/*", "//", "<!--"))]
    tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    strings = [token.string for token in tokens if token.type == tokenize.STRING]
    return [string for string in strings if not string.startswith(('"""', 'f"""', 'r"""'))]


def sources() -> list[Path]:
    python = [path for path in PACKAGE.rglob("*.py") if path != SHELF and path not in LOAD_TEST]
    page = [path for path in PAGE.rglob("*") if path.suffix in {".ts", ".js", ".svelte"}]
    tools = [ROOT / "tools" / name for name in ("check_rules.py", "check_rules_text.py", "build_web.py", "compile.py")]
    return [path for path in [*python, *page, *tools] if not is_own(path.relative_to(ROOT))]


def test_the_house_is_what_the_shelf_says() -> None:
    assert set(HOUSE) <= set(agon.titles())


@pytest.mark.parametrize("name", HOUSE)
def test_no_room_knows_a_title_by_name(name: str) -> None:
    prefix = agon.title(name).rule_prefix
    spelled = re.compile(rf"\b{name}\b|[\"'`]{prefix}[-\"'`]")
    found = [
        f"{path.relative_to(ROOT)}: {word}" for path in sources() for word in words_of(path) if spelled.search(word)
    ]
    assert found == []


def test_prefixes_of_rules_differ() -> None:
    prefixes = [agon.title(name).rule_prefix for name in agon.titles()]
    assert len(set(prefixes)) == len(prefixes)
