"""Large text: the question stays on the screen."""

from typing import Any

import pytest

from .scenes import open_scene

LARGE = 'localStorage.setItem(\'agon.settings\', \'{"speed":"off","careful":false,"large":true}\')'


@pytest.mark.parametrize("title", ["dice_forge", "cyclades", "hellas"])
def test_large_text_keeps_the_prompt_on_the_screen(open_page: Any, title: str) -> None:
    page = open_page()
    page.evaluate(LARGE)
    page.reload()
    open_scene(page, title, "middle")
    bottom = page.evaluate("document.querySelector('.prompt').getBoundingClientRect().bottom")
    assert bottom <= page.evaluate("innerHeight")
