"""A real server and a real Chromium, for the browser tests and for the screenshots."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
STATIC = REPOSITORY / "src" / "agon" / "server" / "static"
CHROMIUM_ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
START_SECONDS = 180
STOP_SECONDS = 20


def chromium_path() -> str | None:
    return os.environ.get("AGON_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def server(data: Path) -> Iterator[str]:
    """The address of a server of its own; one worker for its bots leaves the machine to the browser."""
    port = free_port()
    env = {
        **os.environ,
        "AGON_RATE_LIMITS": "0",
        "AGON_BOT_WORKERS": "1",
        "AGON_BOT_PACE": "0",
        "PYTHONPATH": str(REPOSITORY / "src"),
    }
    command = [sys.executable, "-m", "agon.server", "serve", "--port", str(port), "--data", str(data)]
    with (data / "server.log").open("wb") as log, subprocess.Popen(command, env=env, stdout=log, stderr=log) as process:
        url = f"http://127.0.0.1:{port}"
        try:
            wait_for(f"{url}/api/health", process)
            yield url
        finally:
            process.terminate()
            process.wait(timeout=STOP_SECONDS)


def wait_for(url: str, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise RuntimeError("the server ended")
        try:
            with urllib.request.urlopen(url, timeout=2):
                return
        except OSError:
            time.sleep(0.2)
    raise RuntimeError("the server did not open in time")
