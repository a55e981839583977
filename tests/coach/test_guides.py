"""A title in five minutes: whole in every language, drawn with drawings that the page has."""

import re
from pathlib import Path

import pytest

from agon.coach.guides import Guide, Scene, guide
from agon.rulestext import LANGUAGES

TITLES = ("cyclades", "dice_forge", "hellas")
ART = Path(__file__).resolve().parents[2] / "web" / "src" / "art" / "drawings"
ARROW = "to"


def scenes(found: Guide) -> list[Scene]:
    return [*found.ways, *found.turn, *found.legend, *found.mistakes, found.example]


@pytest.mark.parametrize("title", TITLES)
def test_a_guide_says_the_same_in_every_language(title: str) -> None:
    guides = [guide(language, title) for language in LANGUAGES]
    for found in guides:
        assert found is not None
        assert len(found.mistakes) == 3
        assert all(one.text or one.title for one in scenes(found))
        numbers = [re.findall(r"\d+", one.text) for one in scenes(found)]
        assert guides[0] is not None
        assert [sorted(one) for one in numbers] == [sorted(re.findall(r"\d+", one.text)) for one in scenes(guides[0])]
    texts = {found.goal for found in guides if found}
    assert len(texts) == len(LANGUAGES)


@pytest.mark.parametrize("title", TITLES)
def test_what_a_guide_shows_is_drawn(title: str) -> None:
    drawn = set(re.findall(r'N\("([\w-]+)"\)', "".join(path.read_text("utf-8") for path in ART.glob("*.ts"))))
    found = guide("en", title)
    assert found is not None
    shown = {name.partition(":")[0] for one in scenes(found) for name in one.picture}
    assert shown - drawn <= {ARROW}


def test_a_title_without_a_guide_has_none() -> None:
    assert guide("en", "stadion") is None
