"""A title may bring a lens of its own; without one its previews tell questions, turns and what is revealed."""

from typing import Any

import pytest

import agon
from agon.lens import Change, Lens
from agon.lens.lens import Facts

TITLE = "dice_forge"


class GoldLens(Lens):
    """Sees nothing but gold."""

    def facts(self, board: dict[str, Any]) -> Facts:
        return Facts(stores={(hero["seat"], "test-term-gold"): hero["gold"]["now"] for hero in board["heroes"]})


def test_a_title_brings_its_lens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agon.title(TITLE), "lens", GoldLens())
    found = agon.preview(agon.new(TITLE, 2, 7), "buy moon1")
    assert [(change.what, change.n) for change in found.changes] == [("test-term-gold", -2)]
    assert isinstance(found.changes[0], Change)
    assert found.price == ()  # it names nothing that things are paid with


def test_without_a_lens_the_course_of_play_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agon.title(TITLE), "lens", Lens())
    game = agon.new(TITLE, 2, 7)
    found = agon.preview(game, "pass")
    assert (found.ends_turn, found.changes, found.odds) == (True, (), None)
    assert agon.threats(game) == []
