"""Screenshots of every game for the docs: opening, mid-game, a battle or hunt, the end.

Two devices see the same scenes: a desk in English and light, a phone in Russian and dark. Run by `make screenshots`.
"""

import argparse
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

REPOSITORY = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(REPOSITORY))
from tests.browser.player import Player  # noqa: E402

TITLES = ("dice_forge", "cyclades", "hellas")
DEVICES = {
    "desk": {"viewport": {"width": 1440, "height": 900}, "locale": "en", "color_scheme": "light"},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "locale": "ru",
        "color_scheme": "dark",
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
}
SCENE = ".battle:visible, .hunt:visible"
MIDDLE_TAPS = 40
MOST_TAPS = 1_500
ARGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=REPOSITORY / "docs" / "screenshots")
    parser.add_argument("--titles", nargs="*", default=list(TITLES), choices=TITLES)
    wish = parser.parse_args()
    wish.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        port = free_port()
        env = {**os.environ, "AGON_RATE_LIMITS": "0", "PYTHONPATH": str(REPOSITORY / "src")}
        command = [sys.executable, "-m", "agon.server", "serve", "--port", str(port), "--data", data]
        with subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL) as server:
            try:
                wait_for(f"http://127.0.0.1:{port}/api/health")
                shoot(f"http://127.0.0.1:{port}", wish.titles, wish.to)
            finally:
                server.terminate()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(url: str) -> None:
    for _ in range(200):
        try:
            with urllib.request.urlopen(url, timeout=2):
                return
        except OSError:
            time.sleep(0.2)
    sys.exit("the server did not open")


def shoot(url: str, titles: list[str], folder: Path) -> None:
    chromium = os.environ.get("AGON_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=ARGS)
        for device, settings in DEVICES.items():
            context = browser.new_context(base_url=url, reduced_motion="reduce", **settings)
            context.add_init_script("localStorage.setItem('agon.settings', '{\"speed\":\"off\"}')")
            page = context.new_page()
            page.set_default_timeout(120_000)
            page.goto("/")
            page.wait_for_timeout(600)
            page.screenshot(path=folder / f"home_{device}.png")
            for title in titles:
                page.goto("/")
                play(page, title, folder, device)
            context.close()
        browser.close()


def play(page: Any, title: str, folder: Path, device: str) -> None:
    page.locator(f"[data-play={title}]").click()
    page.wait_for_url("**/t/*")
    player = Player(page, seed=5)
    scenes = {"opening"}
    snap(page, player, folder / f"{title}_opening_{device}.png")
    for taps in range(MOST_TAPS):
        player.wait()
        if player.is_over:
            break
        if "scene" not in scenes and page.locator(SCENE).count():
            scenes.add("scene")
            snap(page, player, folder / f"{title}_scene_{device}.png")
        if taps == MIDDLE_TAPS:
            snap(page, player, folder / f"{title}_middle_{device}.png")
        player.tap()
    page.wait_for_timeout(4_000)
    snap(page, player, folder / f"{title}_end_{device}.png")


def snap(page: Any, player: Player, path: Path) -> None:
    player.wait()
    page.mouse.move(2, 2)
    page.wait_for_timeout(500)
    page.screenshot(path=path)


if __name__ == "__main__":
    main()
