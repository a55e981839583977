"""Every rule, card and face of the rules text has a test that proves it; lists those that have none."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

import agon  # noqa: E402
from agon import rulestext  # noqa: E402

LATER = set((ROOT / "docs" / "rules" / "later.txt").read_text("utf-8").split())
"""Rules of modes that the product does not have yet."""
SUMMARIES = ("-solo-", "-term-")
"""Chapters of a game for one, whose rules are proven one by one by their index, and lists of terms."""


def solo_rules(title: str) -> set[str]:
    """The index of a game for one, where a title has it, without what only describes it."""
    index = ROOT / "docs" / "rules" / f"{title}_solo.txt"
    lines = index.read_text("utf-8").splitlines() if index.is_file() else []
    return {line for line in lines if line and not line.startswith("#") and " " not in line}


def proven_rules() -> dict[str, list[str]]:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "rules.json"
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "tests/rules", f"--rule-report={report}"]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if not report.is_file():
            sys.exit(f"the tests cannot be collected:\n{done.stdout}{done.stderr}")
        found: dict[str, list[str]] = json.loads(report.read_text())
        return found


def main() -> None:
    proven = proven_rules()
    known: set[str] = set()
    failed = False
    for title in agon.titles():
        rules = {rule for rule in rulestext.load("en", title) if not any(part in rule for part in SUMMARIES)} - LATER
        rules |= solo_rules(title)
        known |= rules
        missing = sorted(rules - set(proven))
        print(f"{title}: {len(rules) - len(missing)} of {len(rules)} rules, cards and pieces have a test")
        for rule in missing:
            print(f"  no test proves {rule}")
        failed = failed or bool(missing)
    for rule in sorted(set(proven) - known):
        print(f"a test names {rule}, which the rules text does not have: {proven[rule][0]}")
        failed = True
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
