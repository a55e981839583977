"""A real server in a process of its own, for tests that need one."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


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
}


class ServerProcess:
    """``python -m agon.server serve`` on a free port; can be killed and started again on the same data."""

    def __init__(self, data: Path, database: str = "", port: int | None = None, **env: str) -> None:
        self.data = data
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.env = {**os.environ, **SETTINGS, "DATABASE_URL": database, **env}
        self.log = data / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, wait: float = 120.0) -> "ServerProcess":
        self.data.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "agon.server", "serve", "--port", str(self.port), "--data", str(self.data)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=self.env, stdout=log, stderr=log)
        self.wait_healthy(wait)
        return self

    def wait_healthy(self, seconds: float) -> None:
        limit = time.monotonic() + seconds
        while time.monotonic() < limit:
            try:
                if httpx.get(f"{self.url}/api/health", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()[-3000:]
            time.sleep(0.05)
        raise AssertionError(f"the server did not come up: {self.log.read_text()[-3000:]}")

    def kill(self) -> None:
        """As if the power went off."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Graceful shutdown: everything is closed, and nothing went wrong before."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        told = self.log.read_text()
        assert "closed" in told, told[-3000:]
        assert "Traceback" not in told, told[-6000:]
