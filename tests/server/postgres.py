"""A real PostgreSQL for the tests, from the programs of the system's package."""

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from .server_process import free_port

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")


def programs() -> Path | None:
    """The folder with ``initdb``, newest version first."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    for place in PLACES:
        folders = sorted(Path("/").glob(f"{place[1:]}/initdb"))
        if folders:
            return folders[-1].parent
    return None


def unprivileged() -> str | None:
    """PostgreSQL does not run as root; then another user is needed."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@contextlib.contextmanager
def running(folder: Path) -> Iterator[str]:
    """Start a server on a fresh cluster; the address of its database."""
    user, port, data = unprivileged(), free_port(), Path(tempfile.mkdtemp(prefix="agon-pg-"))
    if user is not None:
        shutil.chown(data, user)

    def run(*command: str) -> None:
        subprocess.run(command, user=user, cwd="/", check=True, stdout=subprocess.DEVNULL, timeout=60)

    try:
        cluster = str(data / "cluster")
        run(str(folder / "initdb"), "-D", cluster, "-U", "agon", "-A", "trust", "--no-sync")
        options = f"-p {port} -k {data} -c listen_addresses=127.0.0.1 -c max_connections=60"
        control = str(folder / "pg_ctl")
        run(control, "-D", cluster, "-w", "-l", str(data / "log"), "-o", options, "start")
        try:
            run(str(folder / "createdb"), "-h", "127.0.0.1", "-p", str(port), "-U", "agon", "agon")
            yield f"postgresql://agon@127.0.0.1:{port}/agon"
        finally:
            run(control, "-D", cluster, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(data, ignore_errors=True)
