"""Imports point one way: between rooms as listed here, and within a game without a circle."""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
ALLOWED = {
    "kernel": set(),
    "games": {"kernel"},
    "search": {"kernel"},
    "words": {"kernel", "games"},
    "bots": {"kernel", "games", "search"},
    "explain": {"kernel", "games"},
    "lens": {"kernel", "games"},
    "coach": {"kernel", "games", "search", "bots", "lens"},
    "terminal": {"kernel", "games", "words", "bots", "coach", "explain", "lens", "rulestext"},
    "lab": {"kernel", "games", "search", "bots", "coach", "terminal", "words"},
    "server": {"kernel", "games", "bots", "coach", "lab", "explain", "lens", "words", "rulestext"},
}
"""By room, the rooms it may import from; ``api`` and ``build`` are open to all rooms above the games."""
OPEN = {"api", "build", "client"}


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(path: Path, names: set[str]) -> list[tuple[int, str, bool]]:
    """Line, module, and whether it stands at the top of the file."""
    tree = ast.parse(path.read_text("utf-8"))
    top = {id(node) for node in tree.body}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found.append((node.lineno, whole if whole in names else node.module, id(node) in top))
        elif isinstance(node, ast.Import):
            found += [(node.lineno, alias.name, id(node) in top) for alias in node.names]
    return [one for one in found if one[1].startswith("agon.")]


def room(module: str) -> str:
    return module.split(".")[1]


def crossings(files: dict[str, Path]) -> list[str]:
    wrong = []
    for name, path in files.items():
        if name.count(".") < 1 or room(name) not in ALLOWED:
            continue
        for line, target, _ in imports_of(path, set(files)):
            if room(target) != room(name) and room(target) not in ALLOWED[room(name)] | OPEN:
                wrong.append(f"{path.relative_to(ROOT)}:{line}: {room(name)} may not import {target}")
    return wrong


def late_imports(files: dict[str, Path]) -> list[str]:
    """Engine modules import at the top: an import within a function hides a circle and costs time."""
    return [
        f"{path.relative_to(ROOT)}:{line}: import {target} at the top of the file"
        for name, path in files.items()
        if name.startswith(("agon.games.", "agon.kernel.", "agon.search."))
        for line, target, at_top in imports_of(path, set(files))
        if not at_top
    ]


def circles(files: dict[str, Path]) -> list[str]:
    """Groups of modules of the engines that import each other."""
    engines = {name for name in files if name.startswith(("agon.games.", "agon.kernel.", "agon.search."))}
    graph = {
        name: {target for _, target, _ in imports_of(files[name], set(files)) if target in engines and target != name}
        for name in engines
        if files[name].name != "__init__.py"
    }
    reach: dict[str, set[str]] = {}

    def reached(start: str) -> set[str]:
        if start not in reach:
            seen: set[str] = set()
            stack = [start]
            while stack:
                for target in graph.get(stack.pop(), ()):
                    if target not in seen:
                        seen.add(target)
                        stack.append(target)
            reach[start] = seen
        return reach[start]

    rings = {frozenset(other for other in reached(name) if name in reached(other)) for name in graph}
    return [f"a circle of imports: {', '.join(sorted(ring))}" for ring in rings if ring]


def main() -> None:
    files = {module_name(path): path for path in sorted((SOURCE / "agon").rglob("*.py"))}
    wrong = crossings(files) + late_imports(files) + circles(files)
    print("\n".join(wrong), end="\n" if wrong else "")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
