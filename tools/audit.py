"""Look for known faults in the packages of the lock files. Says clearly what could not be looked at.

Exit code 0: nothing known, or the database of faults was not reachable (said so); 1: something was found.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCKS = ("bootstrap.txt", "play.txt", "dev.txt")
PATIENCE = 300
UNREACHABLE = ("connection", "timed out", "timeout", "resolve", "enotfound", "econnrefused", "eai_again", "proxy")
MIRROR = ("statuscode", "404 client error", "403 client error", "405 client error")
"""What a mirror answers that has packages but no database of faults."""


def ran(command: list[str]) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False, cwd=ROOT)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 1, "", "timed out")


def python_faults(lock: str) -> list[str] | None:
    """The faults known of a lock file; None if nobody could say."""
    options = ["--disable-pip", "--require-hashes", "--format", "json", "--progress-spinner", "off"]
    done = ran([sys.executable, "-m", "pip_audit", "-r", str(ROOT / "requirements" / lock), *options])
    try:
        parts = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError):
        check_unreachable(done)
        return None
    return [f"{part['name']} {part['version']}: {one['id']}" for part in parts for one in part.get("vulns", ())]


def page_faults() -> list[str] | None:
    done = ran(
        [sys.executable, str(ROOT / "tools" / "node.py"), "npm", "audit", "--prefix", str(ROOT / "web"), "--json"]
    )
    try:
        found = json.loads(done.stdout)["vulnerabilities"]
    except (ValueError, KeyError):
        check_unreachable(done)
        return None
    return [f"{name}: {one['severity']}" for name, one in found.items()]


def check_unreachable(done: subprocess.CompletedProcess[str]) -> None:
    """No answer is no fault, if it is for want of a network; anything else must be seen."""
    said = (done.stderr + done.stdout).strip()
    if not any(word in said.lower() for word in (*UNREACHABLE, *MIRROR)):
        sys.exit(f"the audit itself failed: {said[-2000:]}")


def main() -> int:
    found = False
    sources: dict[str, Callable[[], list[str] | None]] = {
        f"requirements/{lock}": partial(python_faults, lock) for lock in LOCKS
    }
    sources["web"] = page_faults
    for name, look in sources.items():
        faults = look()
        if faults is None:
            print(f"{name}: NOT CHECKED, the database of faults is not reachable from here")
        elif faults:
            found = True
            print(f"{name}: {len(faults)} known faults", *faults, sep="\n  ")
        else:
            print(f"{name}: no known faults")
    return int(found)


if __name__ == "__main__":
    sys.exit(main())
