"""Screenshots of every game for the docs: opening, middle, a battle, a hunt, the end, and the pages around them; of the
game alone against Xerxes the opening, a script, the change of acts, a battle, a defeat and a victory.

The positions are those of recorded games (tests/browser/scenes.py, solo_scenes.py), so that a new run shows the same
scenes. Each is taken on two devices in both themes; of the two languages each device has both. Run by
`make screenshots`.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

REPOSITORY = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(REPOSITORY))
from tests.browser import scenes, solo_scenes, stage  # noqa: E402

SCENES = {
    "dice_forge": ["opening", "middle", "fight", "end"],
    "cyclades": ["opening", "middle", "fight", "end"],
    "hellas": ["opening", "middle", "fight", "hunt", "end"],
    "hellas_solo": list(solo_scenes.KINDS),
}
ENDS = ("end", "victory", "defeat")
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
LOOKS = {
    "desk_light_en": {**DESK, "locale": "en", "color_scheme": "light"},
    "desk_dark_ru": {**DESK, "locale": "ru", "color_scheme": "dark"},
    "phone_light_ru": {**PHONE, "locale": "ru", "color_scheme": "light"},
    "phone_dark_en": {**PHONE, "locale": "en", "color_scheme": "dark"},
}
PAGES = {
    "home": "/",
    "learn": "/learn",
    "guide": "/guide/hellas",
    "rules": "/rules/hellas#LH-7.2",
    "puzzles": "/puzzles",
}
NAMES = {"en": "Anna", "ru": "Анна"}
QUALITY = 76
SETTLE = 700
CHART = 6_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=REPOSITORY / "docs" / "screenshots")
    parser.add_argument("--titles", nargs="*", default=list(SCENES), choices=list(SCENES))
    parser.add_argument("--scenes", nargs="*", help="only these scenes")
    parser.add_argument("--looks", nargs="*", default=list(LOOKS), choices=list(LOOKS))
    parser.add_argument("--no-pages", action="store_true", help="only the games")
    wish = parser.parse_args()
    wish.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, stage.server(Path(data)) as url, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=stage.chromium_path(), args=stage.CHROMIUM_ARGS)
        for look in wish.looks:
            shoot(browser, url, look, wish)
        browser.close()


def shoot(browser: Browser, url: str, look: str, wish: argparse.Namespace) -> None:
    settings = LOOKS[look]
    language = settings["locale"]
    context = browser.new_context(base_url=url, reduced_motion="reduce", **settings)
    kept = f'{{"speed":"off","name":"{NAMES[language]}"}}'
    context.add_init_script(f"localStorage.setItem('agon.settings', localStorage.getItem('agon.settings') ?? '{kept}')")
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto("/")
    if not wish.no_pages:
        pages(page, wish.to, look)
    for title in wish.titles:
        for scene in SCENES[title]:
            if not wish.scenes or scene in wish.scenes:
                open_scene(page, title, scene, language)
                snap(page, wish.to / f"{title}_{scene}_{look}.jpg", CHART if scene in ENDS else SETTLE)
    context.close()


def open_scene(page: Page, title: str, scene: str, language: str) -> None:
    if title == "hellas_solo":
        solo_scenes.open_solo(page, scene, NAMES[language], language)
    else:
        scenes.open_scene(page, title, scene, NAMES[language], language)


def pages(page: Page, folder: Path, look: str) -> None:
    """Home, the waiting room, learn, a guide, rules, puzzles, settings."""
    for name, path in PAGES.items():
        page.goto(path)
        snap(page, folder / f"{name}_{look}.jpg")
    page.goto("/")
    page.locator("header button:has(svg use[href='#i-gear'])").click()
    snap(page, folder / f"settings_{look}.jpg")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.locator("#new-table button.btn").last.click()
    page.wait_for_selector(".qr svg")
    snap(page, folder / f"waiting_{look}.jpg")


def snap(page: Page, path: Path, settle: int = SETTLE) -> None:
    page.mouse.move(2, 2)
    page.wait_for_timeout(settle)
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    print(path.name, flush=True)


if __name__ == "__main__":
    main()
