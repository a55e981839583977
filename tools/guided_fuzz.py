"""Fuzzing guided by coverage: atheris drives the targets of tests/fuzzing and keeps what found new ways in their corpora.

    python tools/guided_fuzz.py load --seconds 60

atheris sees Python code only, so it runs on the readable build. Where there is no wheel of it, Hypothesis alone fuzzes
(``pytest -m slow tests/fuzzing``), and this says so.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CORPUS = ROOT / "tests" / "fuzzing" / "corpus"
os.environ["AGON_BUILD"] = "pure"
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]


def fuzz(target: str, seconds: int) -> None:
    """In a process of its own: the engine of atheris ends its process when it is done."""
    import atheris

    with atheris.instrument_imports(include=["agon"]):
        from tests.fuzzing.targets import TARGETS

    folder = CORPUS / target
    folder.mkdir(parents=True, exist_ok=True)
    limits = [f"-max_total_time={seconds}", "-max_len=400", "-timeout=60", "-rss_limit_mb=2048", "-verbosity=0"]
    # what is found goes into a folder beside the kept corpus, which grows only by hand
    found = ROOT / "build" / "fuzz" / target
    found.mkdir(parents=True, exist_ok=True)
    atheris.Setup([sys.argv[0], *limits, f"-artifact_prefix={found}/", str(found), str(folder)], TARGETS[target])
    atheris.Fuzz()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("targets", nargs="*", default=["load", "replay", "notation", "frames"])
    parser.add_argument("--seconds", type=int, default=60, help="for each target")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.here:
        fuzz(options.targets[0], options.seconds)
        return 0
    try:
        import atheris  # noqa: F401
    except ImportError:
        print("NOT RUN: there is no atheris here (requirements/fuzz.txt); Hypothesis fuzzes the same targets")
        return 0
    worst = 0
    for target in options.targets:
        print(f"{target}: {options.seconds} s", flush=True)
        command = [sys.executable, __file__, target, "--seconds", str(options.seconds), "--here"]
        worst = max(worst, subprocess.run(command, check=False).returncode)
    return worst


if __name__ == "__main__":
    sys.exit(main())
