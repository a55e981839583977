"""Servers in processes of their own, to be killed and started again on the same data."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

import httpx

from agon.server.chaos.postgres import free_port

STARTING_SECONDS = 120.0
STOPPING_SECONDS = 30.0


def obeying_file_modes() -> list[str]:
    """Root may write what nobody may write; a server of root's is started without this right, where that can be done."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return []
    setpriv = shutil.which("setpriv")
    return [setpriv, "--bounding-set", "-dac_override", "--inh-caps", "-dac_override"] if setpriv else []


class Process:
    """``python -m agon.server serve`` on a free port; ``python`` may be that of another installation."""

    def __init__(self, data: Path, env: dict[str, str], port: int | None = None, python: str | None = None) -> None:
        self.data = data
        self.python = python or sys.executable
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.env = {**os.environ, **env}
        self.log = data / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def running(self) -> subprocess.Popen[bytes]:
        assert self.process is not None
        return self.process

    def launch(self, prefix: list[str] | None = None) -> None:
        self.data.mkdir(parents=True, exist_ok=True)
        serve = [self.python, "-m", "agon.server", "serve", "--port", str(self.port), "--data", str(self.data)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*(prefix or []), *serve], env=self.env, stdout=log, stderr=log)  # noqa: S603

    def start(self, seconds: float = STARTING_SECONDS) -> Self:
        self.launch()
        self.wait_healthy(seconds)
        return self

    def wait_healthy(self, seconds: float) -> None:
        limit = time.monotonic() + seconds
        while time.monotonic() < limit:
            try:
                if httpx.get(f"{self.url}/api/health", timeout=10).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            if self.running.poll() is not None:
                raise RuntimeError(f"the server has ended: {self.told()[-3000:]}")
            time.sleep(0.05)
        raise RuntimeError(f"the server did not come up: {self.told()[-3000:]}")

    def told(self) -> str:
        return self.log.read_text("utf-8", errors="replace")

    def kill(self) -> None:
        """As if the power went off."""
        self.running.send_signal(signal.SIGKILL)
        self.running.wait()

    def stop(self) -> None:
        self.running.send_signal(signal.SIGTERM)
        try:
            self.running.wait(STOPPING_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def bot_workers(self) -> list[int]:
        """The processes in which this server's bots think."""
        found = subprocess.run(  # noqa: S603
            ["pgrep", "-P", str(self.running.pid), "-f", "spawn_main"],  # noqa: S607
            capture_output=True,
            text=True,
            check=False,
        )
        return [int(pid) for pid in found.stdout.split()]
