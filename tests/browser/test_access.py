"""axe finds nothing serious on any page, in either theme."""

import pytest

from .conftest import REPOSITORY
from .player import Player

AXE = REPOSITORY / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(page):
    page.add_script_tag(path=str(AXE))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {violation['nodes'][0]['html'][:160]} {violation['nodes'][0]['failureSummary'][:200]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/learn", "/rules/dice_forge"])
def test_pages(open_page, path, theme):
    page = open_page(theme=theme, path=path)
    page.wait_for_timeout(500)
    assert serious(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("title", ["dice_forge", "cyclades", "hellas"])
def test_tables(open_page, title, theme):
    page = open_page(theme=theme)
    page.locator(f"[data-play={title}]").click()
    page.wait_for_url("**/t/*")
    Player(page).wait()
    page.wait_for_timeout(300)
    assert serious(page) == []
