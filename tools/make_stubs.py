"""Write the stubs of the public contract, for help() and editors on the compiled build, where nothing else tells types.

    python tools/make_stubs.py [--check]

They are made from the source and committed under ``stubs``; ``make lint`` checks that they are up to date.
``tools/compile.py`` puts them beside the compiled modules and their texts into these.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STUBS = ROOT / "stubs"
MODULES = ("choice", "engine", "game", "playout", "records", "timeline", "title", "vocabulary")
"""Of the kernel: what ``import agon`` hands out, and what that is made of."""
BIN = Path(sys.executable).parent


def stub_path(module: str) -> Path:
    return Path("agon") / "kernel" / f"{module}.pyi"


def without_repeats(text: str) -> str:
    """Attributes that a subclass only sets again have their type in the base."""
    lines, inherits = [], False
    for line in text.splitlines():
        if line.startswith("class "):
            inherits = "(" in line
        if not (inherits and re.fullmatch(r"    \w+: Incomplete", line)):
            lines.append(line)
    return "\n".join(lines) + "\n"


def made(folder: Path) -> dict[Path, str]:
    """The stubs of the present source, by their path."""
    sources = [str(ROOT / "src" / stub_path(module).with_suffix(".py")) for module in MODULES]
    command = [str(BIN / "stubgen"), "--quiet", "--include-docstrings", "--no-import", "-o", str(folder), *sources]
    subprocess.run(command, check=True)
    for module in MODULES:
        path = folder / stub_path(module)
        path.write_text(without_repeats(path.read_text("utf-8")), "utf-8")
    for order in (("check", "--select", "I,F401,UP037", "--fix"), ("format",)):
        settings = ["--quiet", "--config", str(ROOT / "pyproject.toml")]
        subprocess.run([str(BIN / "ruff"), *order, *settings, str(folder)], check=True)
    return {stub_path(module): (folder / stub_path(module)).read_text("utf-8") for module in MODULES}


def main() -> None:
    with tempfile.TemporaryDirectory() as scratch:
        wanted = made(Path(scratch))
    there = {path.relative_to(STUBS): path.read_text("utf-8") for path in STUBS.rglob("*.pyi")}
    if wanted == there:
        return
    if "--check" in sys.argv:
        sys.exit("the stubs are not those of the source: run 'python tools/make_stubs.py'")
    for path in there.keys() - wanted.keys():
        (STUBS / path).unlink()
    for path, text in wanted.items():
        (STUBS / path).parent.mkdir(parents=True, exist_ok=True)
        (STUBS / path).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
