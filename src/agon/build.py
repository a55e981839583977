"""Which build of the engines runs: the readable source, or the same source compiled.

Wheels bring a compiled twin of ``agon.kernel``, ``agon.games`` and ``agon.search``; in a checkout ``make compiled`` puts
it into the environment. It is used when it was made from exactly these sources. ``AGON_BUILD=pure`` or
``AGON_BUILD=compiled`` insists.
"""

import hashlib
import os
import sys
import warnings
from pathlib import Path

SOURCE = Path(__file__).resolve().parent
COMPILED_ROOMS = ("kernel", "games", "search")
NOT_COMPILED = {
    "__init__.py",
    "errors.py",
    "rule.py",
    "expand.py",
    "collect.py",
    "parts.py",
    "traits.py",
    "components.py",
    "saved.py",
    "waiting.py",
}
"""Exceptions stay ordinary classes: mypyc cannot inherit from most of the built-in ones. How rules are declared and
written out is the compiler's input, not its work. What only reads views or saves needs no speed."""
STAMP = "sources.txt"
INTERPRETED = (
    "the engines run interpreted, many times slower: install a wheel for this platform, or run 'make compiled' in "
    "a checkout; AGON_BUILD=pure silences this"
)


def compiled_home() -> Path:
    """In the package where a wheel brought it, else beside the interpreter's own packages: every environment has its
    own."""
    packaged = SOURCE / "_compiled"
    own = packaged if packaged.is_dir() else Path(sys.prefix) / "compiled"
    return Path(os.environ.get("AGON_COMPILED_HOME", str(own)))


def engine_sources() -> list[Path]:
    """The files that are compiled."""
    files = [path for room in COMPILED_ROOMS for path in sorted((SOURCE / room).rglob("*.py"))]
    return [path for path in files if path.name not in NOT_COMPILED]


def fingerprint() -> str:
    """Of every file in the compiled rooms, data included: a changed card makes the twin stale."""
    digest = hashlib.blake2b(f"{sys.version_info[:2]}".encode(), digest_size=16)
    for room in COMPILED_ROOMS:
        for path in sorted((SOURCE / room).rglob("*")):
            if path.is_file() and path.suffix in {".py", ".json", ".toml"}:
                digest.update(path.relative_to(SOURCE).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


def choose(package_path: list[str]) -> str:
    """Put the compiled twin first on the package's path if it fits; the name of the build chosen."""
    wish = os.environ.get("AGON_BUILD", "auto")
    if wish == "pure":
        return "pure"
    home = compiled_home()
    stamp = home / STAMP
    if stamp.is_file() and stamp.read_text().strip() == fingerprint():
        sys.path.append(str(home))
        package_path.insert(0, str(home / "agon"))
        return "compiled"
    if wish == "compiled":
        raise ImportError("AGON_BUILD=compiled, but there is no compiled build of these sources: run 'make compiled'")
    warnings.warn(INTERPRETED, RuntimeWarning, stacklevel=2)
    return "pure"
