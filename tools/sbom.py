"""Write a software bill of materials in CycloneDX's JSON: what a server is installed from, and what its page is built of.

The versions and hashes are those of the lock files, so the lists tell what ``make server`` installs.
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
OUT = ROOT / "dist"


def python_parts(to: Path) -> None:
    lock = str(ROOT / "requirements" / "play.txt")
    program = [sys.executable, "-W", "ignore", "-m", "cyclonedx_py", "requirements", lock]
    options = ["--pyproject", str(ROOT / "pyproject.toml"), "--output-reproducible", "--of", "JSON", "-o", str(to)]
    subprocess.run([*program, *options], check=True)


def page_parts(to: Path) -> None:
    program = [sys.executable, str(ROOT / "tools" / "node.py"), "npm", "sbom", "--prefix", str(ROOT / "web")]
    options = ["--sbom-format", "cyclonedx", "--package-lock-only"]
    told = subprocess.run([*program, *options], check=True, capture_output=True, text=True).stdout
    to.write_text(json.dumps(json.loads(told), indent=2) + "\n", "utf-8")


def main() -> None:
    OUT.mkdir(exist_ok=True)
    for name, write in (("agon-python.cdx.json", python_parts), ("agon-page.cdx.json", page_parts)):
        write(OUT / name)
        parts = json.loads((OUT / name).read_text("utf-8"))["components"]
        print(f"{(OUT / name).relative_to(ROOT)}: {len(parts)} parts")


if __name__ == "__main__":
    main()
