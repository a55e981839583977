"""How the C of the engines is compiled: as one program, and, by gcc, twice with a practice run in between.

The first time the compiler makes engines that count how often each way is taken; ``practice.py`` plays with them; the
second time the compiler knows what happens often and what hardly ever does. The practice is the same every time, so
the engines are too. Where this cannot be done they are compiled plainly. ``AGON_PRACTICE=0`` leaves it out.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup  # type: ignore[import-untyped]
from setuptools._distutils.ccompiler import CCompiler

TOOLS = Path(__file__).resolve().parent
WHOLE = "-flto"
"""All files at once: what is called from another file can be written out in place."""
COUNTING = [WHOLE, "-fprofile-generate"]
KNOWING = [WHOLE, "-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]

LOWEST = "int64_t CPyDef_bits___lowest(int64_t cpy_r_mask) {\n"
AT_ONCE = """#ifdef __GNUC__
    if (cpy_r_mask != 0) return __builtin_ctzll((unsigned long long)cpy_r_mask);
#endif
"""
"""Every processor finds the lowest bit by one instruction, for which Python has no word."""


def find_lowest_at_once(folder: Path) -> None:
    """In the C of ``kernel/bits.py``; where mypyc writes it otherwise it stays as it is."""
    file = folder / "__native_agon___kernel___bits.c"
    if file.is_file():
        file.write_text(file.read_text("utf-8").replace(LOWEST, LOWEST + AT_ONCE), "utf-8")


def compile_modules(modules: list[Extension], folder: Path) -> None:
    """Into a folder: the library with all engines, and the small modules through which it is imported."""
    jobs = int(os.environ.get("AGON_JOBS", os.cpu_count() or 1))
    CCompiler.compile = side_by_side(jobs)  # type: ignore[method-assign]
    library = next(one for one in modules if one.name.endswith("__mypyc"))
    plainly = list(library.extra_compile_args)
    if is_gcc() and os.environ.get("AGON_PRACTICE", "1") != "0":
        try:
            build(modules, folder, library, [*plainly, *COUNTING], jobs)
            practise(folder)
            build([library], folder, library, [*plainly, *KNOWING], jobs)
        except (SystemExit, subprocess.CalledProcessError) as error:
            print(f"going on without the practice run: {error}", file=sys.stderr)
        else:
            return
    build(modules, folder, library, plainly, jobs)


def is_gcc() -> bool:
    """Whether it is gcc that compiles, under whatever name."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[:1]
    try:
        told = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    return "Free Software Foundation" in told


def build(modules: list[Extension], folder: Path, library: Extension, flags: list[str], jobs: int) -> None:
    library.extra_compile_args = flags
    how = [flag for flag in flags if flag.startswith("-fprofile")]
    library.extra_link_args = [*how, f"{WHOLE}={jobs}"] if WHOLE in flags else []
    told = ["-q", "build_ext", "--force", "--build-lib", str(folder), f"-j{jobs}"]
    setup(name="agon-engines", packages=[], ext_modules=modules, script_args=told)


def practise(folder: Path) -> None:
    """Play with the engines that count; they write down what they counted when the process ends."""
    which = {"AGON_BUILD": "compiled", "AGON_COMPILED_HOME": str(folder), "PYTHONHASHSEED": "0"}
    subprocess.run([sys.executable, str(TOOLS / "practice.py")], check=True, env={**os.environ, **which})


def side_by_side(jobs: int) -> Any:
    """Files of one module at the same time: setuptools does so with modules only."""

    def compile_all(
        self: Any,
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        told = self._setup_compile(output_dir, macros, include_dirs, sources, depends, extra_postargs)
        _, objects, extra_postargs, options, wanted = told
        arguments = self._get_cc_args(options, debug, extra_preargs)

        def compile_one(made: str) -> None:
            source, ending = wanted[made]
            self._compile(made, source, ending, arguments, extra_postargs, options)

        with ThreadPoolExecutor(jobs) as pool:
            list(pool.map(compile_one, [made for made in objects if made in wanted]))
        return list(objects)

    return compile_all
