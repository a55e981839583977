"""The rules of every title are exercised by tests: at least 95 % of lines and branches."""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

import json  # noqa: E402

import agon  # noqa: E402

FLOOR = 95.0


def main() -> None:
    failed = False
    for title in agon.titles():
        with tempfile.TemporaryDirectory() as folder:
            report = Path(folder) / "coverage.json"
            include = f"src/agon/games/{title}/*"
            command = [sys.executable, "-m", "coverage", "json", "-q", "-o", str(report), f"--include={include}"]
            subprocess.run(command, cwd=ROOT, check=True)
            found = json.loads(report.read_text())
        share = found["totals"]["percent_covered"]
        print(f"{title}: {share:.1f} % of lines and branches covered")
        if share < FLOOR:
            failed = True
            for name, part in found["files"].items():
                if part["summary"]["percent_covered"] < FLOOR:
                    print(f"  {name}: {part['summary']['percent_covered']:.1f} %, lines {part['missing_lines']}")
    sys.exit(f"coverage is below {FLOOR} %" if failed else 0)


if __name__ == "__main__":
    main()
