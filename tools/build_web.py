"""Build the browser client into the server's folder, unless it is there already from exactly these sources."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "agon" / "server" / "static"
STAMP = STATIC / "sources.txt"
SKIPPED = {"node_modules", "dist", ".svelte-kit"}


def sources() -> list[Path]:
    """The client and the texts that are built into it."""
    files = [path for path in WEB.rglob("*") if path.is_file() and not SKIPPED & set(path.parts)]
    return sorted(files + list((ROOT / "src" / "agon" / "locales").rglob("*.ftl")))


def fingerprint() -> str:
    digest = hashlib.blake2b(digest_size=16)
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def npm(*arguments: str) -> None:
    command = [sys.executable, str(ROOT / "tools" / "node.py"), "npm", *arguments]
    subprocess.run(command, cwd=WEB, check=True, env={**os.environ, "NO_UPDATE_NOTIFIER": "1"})


def main() -> None:
    if STAMP.is_file() and STAMP.read_text() == fingerprint():
        print("browser client is up to date")
        return
    npm("run", "build", "--silent", "--", "--logLevel", "warn")
    STAMP.write_text(fingerprint())
    print(f"browser client built into {STATIC.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
