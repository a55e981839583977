"""A real server in a process of its own, for tests that need one."""

import os
import tempfile
from pathlib import Path

from agon.server.chaos.postgres import free_port
from agon.server.chaos.processes import Process

SMTP_PORT, HTTP_PORT = free_port(), free_port()
BYTECODE = tempfile.TemporaryDirectory(prefix="agon-bytecode-")
"""Servers are started many times: what they import is compiled once, whatever the environment says."""
SETTINGS = {
    "PYTHONDONTWRITEBYTECODE": "",
    "PYTHONPYCACHEPREFIX": BYTECODE.name,
    "AGON_BUILD": "auto",
    "AGON_RATE_LIMITS": "0",
    "AGON_BOT_WORKERS": "1",
    "AGON_BOT_PACE": "0",
    "AGON_SMTP_HOST": "127.0.0.1",
    "AGON_SMTP_PORT": str(SMTP_PORT),
    "AGON_SMTP_TLS": "none",
    "AGON_NOTICE_DELAY": "0.2",
    "AGON_PRIVATE_WEBHOOKS": "1",
    "AGON_OPEN_NETWORK": "0",
}
OTHER = os.environ.get("AGON_TEST_SERVER")
"""The Python of another installation: what would these tests say of its servers? (docs/security-proofs.md)"""


class ServerProcess(Process):
    """A server as tests want it: bots answer at once, notices go to the test's own post office."""

    def __init__(self, data: Path, database: str = "", port: int | None = None, **env: str) -> None:
        super().__init__(data, {**SETTINGS, "DATABASE_URL": database, **env}, port, OTHER)

    def stop(self) -> None:
        """Graceful shutdown: everything is closed, and nothing went wrong before."""
        super().stop()
        told = self.told()
        assert "closed" in told, told[-3000:]
        assert "Traceback" not in told, told[-6000:]
