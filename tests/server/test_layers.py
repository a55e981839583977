"""The rooms of the server and the way imports point: from http down to store, never back."""

import ast
from pathlib import Path

import pytest

import agon.server

SERVER = Path(agon.server.__file__).parent
SHARED = {
    "api_types",
    "background",
    "coach_types",
    "config",
    "faults",
    "metrics",
    "rate_limits",
    "refusals",
    "view_types",
}
"""Modules beside the rooms that any room may use."""
MAY_USE = {
    "store": set(),
    "tables": {"store"},
    "notices": {"store", "tables"},
    "bots": {"store", "tables"},
    "live": {"store", "tables", "notices", "bots"},
    "chaos": {"store", "tables"},
    "http": {"store", "tables", "notices", "bots", "live", "network", "services"},
}


def imported(path: Path) -> set[str]:
    """The rooms and modules of the server that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("agon.server"):
            parts = (node.module or "").split(".")[2:]
            found |= {parts[0]} if parts else {name.name for name in node.names}
    return found


@pytest.mark.parametrize("room", MAY_USE)
def test_a_room_imports_only_what_lies_below(room: str) -> None:
    for path in (SERVER / room).rglob("*.py"):
        assert imported(path) <= MAY_USE[room] | SHARED | {room}, path.name


def test_only_the_application_knows_all_parts() -> None:
    """A part gets what it needs by its constructor; nobody reaches for the services."""
    knowing = {path.relative_to(SERVER).as_posix() for path in SERVER.rglob("*.py") if "services" in imported(path)}
    assert knowing == {"http/app.py"}


def test_what_is_shared_knows_no_room() -> None:
    for name in SHARED:
        assert imported(SERVER / f"{name}.py") <= SHARED, name
