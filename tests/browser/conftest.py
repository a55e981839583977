"""A real server and a real Chromium for the browser tests."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

playwright = pytest.importorskip("playwright.sync_api")

REPOSITORY = Path(__file__).resolve().parents[2]
STATIC = REPOSITORY / "src" / "agon" / "server" / "static" / "index.html"
CHROMIUM_ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
START_SECONDS = 40


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in Path(item.fspath).parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty data folder."""
    if not STATIC.is_file():
        pytest.skip("the browser page is not built: run `make web`")
    port = free_port()
    data = tmp_path_factory.mktemp("agon")
    env = {**os.environ, "AGON_RATE_LIMITS": "0", "AGON_BOT_SECONDS": "0.5", "PYTHONPATH": str(REPOSITORY / "src")}
    command = [sys.executable, "-m", "agon.server", "serve", "--port", str(port), "--data", str(data)]
    with (data / "server.log").open("wb") as log, subprocess.Popen(command, env=env, stdout=log, stderr=log) as server:
        url = f"http://127.0.0.1:{port}"
        try:
            wait_for(f"{url}/api/health", server)
            yield url
        finally:
            server.terminate()
            server.wait(timeout=20)


def wait_for(url: str, server: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        assert server.poll() is None, "the server ended"
        try:
            with urllib.request.urlopen(url, timeout=2):
                return
        except OSError:
            time.sleep(0.2)
    raise AssertionError("the server did not open in time")


@pytest.fixture(scope="session")
def browser() -> Iterator["playwright.Browser"]:
    path = os.environ.get("AGON_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        pytest.skip("Chromium is not installed")
    with playwright.sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=path, args=CHROMIUM_ARGS)
        yield chromium
        chromium.close()


SIZES = {"desk": (1440, 900, False), "phone": (390, 844, True)}


@pytest.fixture
def open_page(browser: "playwright.Browser", base_url: str) -> Iterator[object]:
    """A function that opens a page of its own device; anything the page complains about fails the test."""
    contexts = []
    complaints: list[str] = []

    def opened(size: str = "desk", language: str = "en", theme: str = "light", path: str = "/") -> "playwright.Page":
        width, height, touch = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            locale=language,
            color_scheme=theme,
            reduced_motion="reduce",
            base_url=base_url,
        )
        contexts.append(context)
        context.add_init_script(
            "localStorage.setItem('agon.settings', localStorage.getItem('agon.settings') ?? '{\"speed\":\"off\"}')"
        )
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []
