"""The docs as a site: it builds without a warning, needs nothing from elsewhere, and has what it promises."""

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tools.site_docstrings import plain
from tools.site_hooks import LINK, link_on_site, spaced

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One strict build for all tests of this file; broken links are warnings, and warnings are errors."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    made = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stderr
    return folder


class Loads(HTMLParser):
    """What a page loads by itself: scripts, styles, pictures, frames."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        loads = given.get("rel") in ("stylesheet", "preload", "preconnect", "icon") if tag == "link" else tag != "a"
        self.found += [value for name in ("src", "href") if loads and (value := given.get(name))]


def test_pages_load_nothing_from_elsewhere(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 40
    for page in pages:
        reader = Loads()
        reader.feed(page.read_text(encoding="utf-8"))
        assert not [each for each in reader.found if re.match(r"(https?:)?//", each)], page


@pytest.mark.parametrize(
    ("page", "words"),
    [
        ("index.html", "unofficial implementation by players for players"),
        ("architecture.html", "How a rule reads"),
        ("hosting.html", "small public server"),
        ("rules/en/dice_forge.html", "DF-1.2"),
        ("rules/ru/hellas.html", "LH-1.1"),
        ("reference/lab.html", "numpy arrays in, numpy arrays out"),
        ("reference/game.html", "IllegalChoice"),
        ("reference/bots.html", "SeatWindow"),
        ("tutorials/first-bot.html", "A bot that tries things out"),
        ("tutorials/first-training-run.html", 'href="first-bot.html"'),
    ],
)
def test_the_site_has(site: Path, page: str, words: str) -> None:
    assert words in (site / page).read_text(encoding="utf-8")


def test_signatures_are_those_of_the_source(site: Path) -> None:
    text = re.sub(r"<[^>]*>|\s", "", (site / "reference" / "lab.html").read_text(encoding="utf-8"))
    assert "wilson(wins:float,games:float,z:float=Z95)" in text


@pytest.mark.parametrize(
    ("written", "uri", "link", "on_site"),
    [
        ("README.md", "index.md", "[lab](docs/lab.md#arena)", "[lab](lab.md#arena)"),
        ("README.md", "index.md", "![x](docs/screenshots/a.jpg)", "![x](screenshots/a.jpg)"),
        ("README.md", "index.md", "[decisions](docs/decisions)", "[decisions](decisions/README.md)"),
        ("docs/guides/a.md", "guides/a.md", "[how](../../CONTRIBUTING.md)", "[how](../contributing.md)"),
        ("docs/add-a-game.md", "add-a-game.md", "[Stadion](../examples/stadion)", "Stadion"),
        ("docs/lab.md", "lab.md", "[bot](tutorials/first-bot.ipynb)", "[bot](tutorials/first-bot.md)"),
        ("docs/lab.md", "lab.md", "[gone](../nowhere.md)", "[gone](../nowhere.md)"),
        ("docs/lab.md", "lab.md", "[far](https://example.org)", "[far](https://example.org)"),
    ],
)
def test_links_work_on_the_site_as_in_the_repository(written: str, uri: str, link: str, on_site: str) -> None:
    found = LINK.match(link)
    assert found is not None
    assert link_on_site(found, written, uri) == on_site


def test_lists_need_no_empty_line_but_code_stays_as_it_is() -> None:
    assert spaced("text:\n- one\n- two\n") == "text:\n\n- one\n- two\n"
    assert spaced("```\nx\n- y\n```\n") == "```\nx\n- y\n```\n"


def test_examples_in_docstrings_become_code() -> None:
    assert plain("Do it.\n\n>>> a = 1\n>>> b\n\nSee :class:`Game`.") == (
        "Do it.\n\n\n```python\n>>> a = 1\n>>> b\n```\n\nSee `Game`."
    )
