"""A PostgreSQL of our own on an empty folder, from the programs of the system's package."""

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


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


class Cluster:
    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.user = unprivileged()
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="agon-pg-"))
        if self.user is not None:
            shutil.chown(self.folder, self.user)

    @property
    def url(self) -> str:
        return f"postgresql://agon@127.0.0.1:{self.port}/agon"

    def run(self, program: str, *options: str) -> None:
        command = [str(self.programs / program), *options]
        subprocess.run(command, user=self.user, cwd="/", check=True, stdout=subprocess.DEVNULL, timeout=60)  # noqa: S603

    def control(self, *options: str) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "cluster"), *options)

    def create(self) -> None:
        self.run("initdb", "-D", str(self.folder / "cluster"), "-U", "agon", "-A", "trust", "--no-sync")
        self.start()
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "agon", "agon")

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
        self.control("-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        """``immediate``: as if it crashed; ``fast``: lines are cut, what is under way is given up."""
        self.control("-m", mode, "stop")

    def tell(self, statement: str, database: str = "agon") -> None:
        self.run("psql", "-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", "agon", "-d", database, "-c", statement)


@contextlib.contextmanager
def running(programs: Path) -> Iterator[Cluster]:
    """A cluster with an empty database; afterwards it is gone."""
    cluster = Cluster(programs)
    try:
        cluster.create()
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(cluster.folder, ignore_errors=True)
