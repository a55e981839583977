"""Compile the engines with mypyc into the environment: the same sources, the same tests, many times the speed.

A twin of the compiled rooms (source, data and extension modules) is made beside the environment's packages;
``agon.build`` uses it when it fits the sources.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))
os.environ["AGON_BUILD"] = "pure"

from agon import build  # noqa: E402
from agon.kernel.expand import expanded  # noqa: E402

STUBS = ROOT / "stubs"
SETUP = """
import sys
from pathlib import Path
from mypyc.build import mypycify
sys.path.insert(0, {tools!r})
from compile_c import compile_modules, find_lowest_at_once
from compiled_docs import document
modules = mypycify({arguments!r}, opt_level={level!r}, debug_level="0", multi_file=True, group_name="agon_engines")
document(Path("build"), Path({stubs!r}))
find_lowest_at_once(Path("build"))
compile_modules(modules, Path({out!r}))
"""


def compiler_is_there() -> bool:
    return any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang"))


def compile_into(home: Path) -> None:
    """Build in a scratch folder, then swap the finished twin in. The stamp is that of the sources copied."""
    stamp = build.fingerprint()
    with tempfile.TemporaryDirectory() as scratch:
        work = Path(scratch)
        shutil.copytree(build.SOURCE.parent, work / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
        expand_rules(work / "src")
        sources = [str(path.relative_to(build.SOURCE.parent)) for path in build.engine_sources()]
        # the engines call each other within one library: no need to go through its table of public names
        flags = f"{os.environ.get('CFLAGS', '')} -fvisibility=hidden -fno-semantic-interposition".strip()
        level = os.environ.get("AGON_OPT_LEVEL", "2")
        arguments = ["--config-file", str(ROOT / "pyproject.toml"), *sources]
        out = work / "out"
        copy_rooms(out / "agon")
        (out / build.STAMP).write_text(stamp)
        places = {"tools": str(ROOT / "tools"), "stubs": str(STUBS), "out": str(out)}
        (work / "src" / "setup.py").write_text(SETUP.format(arguments=arguments, level=level, **places))
        surroundings = {**os.environ, "MYPYPATH": str(work / "src"), "CFLAGS": flags}
        subprocess.run([sys.executable, "setup.py"], cwd=work / "src", check=True, env=surroundings)
        shutil.rmtree(home, ignore_errors=True)
        shutil.move(str(out), home)


def expand_rules(folder: Path) -> None:
    """Write the rules out flat in the copy that is compiled."""
    for path in build.engine_sources():
        place = path.relative_to(build.SOURCE.parent)
        name = ".".join(place.with_suffix("").parts)
        (folder / place).write_text(expanded(name, path.read_text("utf-8")), "utf-8")


def copy_rooms(target: Path) -> None:
    for room in build.COMPILED_ROOMS:
        if (build.SOURCE / room).is_dir():
            ignore = shutil.ignore_patterns("__pycache__")
            shutil.copytree(build.SOURCE / room, target / room, dirs_exist_ok=True, ignore=ignore)
    shutil.copytree(STUBS / "agon", target, dirs_exist_ok=True)


def main() -> None:
    home = build.compiled_home()
    stamp = home / build.STAMP
    if stamp.is_file() and stamp.read_text().strip() == build.fingerprint():
        print("compiled build is up to date")
        return
    if not compiler_is_there():
        sys.exit("no C compiler found: install gcc or clang to compile the engines (everything runs without, slower)")
    print(f"compiling {len(build.engine_sources())} modules, this takes a few minutes ...", flush=True)
    compile_into(home)
    print(f"compiled build ready in {home}")


if __name__ == "__main__":
    main()
