"""A real PostgreSQL for the tests."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

from agon.server.chaos import postgres

programs = postgres.programs


@contextlib.contextmanager
def running(folder: Path) -> Iterator[str]:
    """Start a server on a fresh cluster; the address of its database."""
    with postgres.running(folder) as cluster:
        yield cluster.url
