"""Pages of a real server in a real Chromium. On a build machine (CI=true) nothing here may be skipped."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from . import stage

MISSING = pytest.fail if os.environ.get("CI") else pytest.skip
SIZES = {
    "desk": (1440, 900, False),
    "laptop": (1280, 800, False),
    "tablet": (1024, 768, False),
    "wide": (1920, 1080, False),
    "huge": (2560, 1440, False),
    "phone": (390, 844, True),
    "small": (360, 640, True),
}
# Bots answer at once, nothing moves and one tap plays: the tests wait for what they need, not for pictures.
QUIET = """localStorage.setItem('agon.settings', localStorage.getItem('agon.settings')
  ?? '{"speed":"off","careful":false}')"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in Path(item.fspath).parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty data folder."""
    if not (stage.STATIC / "index.html").is_file():
        MISSING("the browser page is not built: run `make web`")
    with stage.server(tmp_path_factory.mktemp("agon")) as url:
        yield url


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """One browser for the tests of a file. Playwright keeps an event loop running in this thread until it is stopped,
    so it is stopped before the tests of other files, which run loops of their own."""
    try:
        from playwright.sync_api import sync_playwright
    except ModuleNotFoundError:
        MISSING("Playwright is not installed")
    path = stage.chromium_path()
    if path is None:
        MISSING("Chromium is not installed")
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=path, args=stage.CHROMIUM_ARGS)
        yield chromium
        chromium.close()


@pytest.fixture
def open_page(browser: Any, base_url: str) -> Iterator[Callable[..., Any]]:
    """A function that opens a page of its own device; anything the page complains about fails the test."""
    contexts = []
    complaints: list[str] = []

    def opened(size: str = "desk", language: str = "en", theme: str = "light", path: str = "/") -> Any:
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
        context.add_init_script(QUIET)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []
