"""What an option does is told where it is looked at, with the figures of ``agon.preview``."""

from typing import Any

import pytest

import agon
from agon.lens import Preview

from .scenes import found, open_scene, open_table, recorded, table_of


def previews(title: str, kind: str) -> list[tuple[str, Preview]]:
    """The options of a scene by notation, and what each would do."""
    moment = found(title, kind)
    assert moment is not None
    game = agon.replay(recorded(title)[0], moment.move)
    assert game.choice is not None
    return [(option.notation, agon.preview(game, option)) for option in game.choice.options]


def looked_at(page: Any, notation: str) -> str:
    """The line of the prompt while an option of the list is under the pointer."""
    if not page.locator("section.list").count():
        page.keyboard.press("o")
    page.locator(f'section.list [data-option="{notation}"]').hover()
    page.wait_for_selector(".prompt .sub[data-lens]")
    return str(page.locator(".prompt .sub").inner_text())


def test_prices_of_faces(open_page: Any) -> None:
    page = open_page()
    open_scene(page, "dice_forge", "middle")
    told = [(notation, one) for notation, one in previews("dice_forge", "middle") if one.price]
    assert len(told) >= 2
    for notation, one in told[:3]:
        text = looked_at(page, notation)
        assert f"−{one.price[0].n}" in text, notation
        assert f"({one.price[0].left} left)" in text, notation


def test_the_chance_of_a_battle(open_page: Any) -> None:
    page = open_page()
    open_scene(page, "cyclades", "fight")
    told = [
        (notation, one) for notation, one in previews("cyclades", "fight") if one.odds and one.odds.chance is not None
    ]
    if not told:
        pytest.fail("the scene has no battle to go on with")
    notation, one = told[0]
    assert one.odds is not None
    assert one.odds.chance is not None
    assert f"{round(100 * one.odds.chance)}% to win" in looked_at(page, notation)


def test_a_place_on_the_board_tells_what_a_tap_would_do(open_page: Any) -> None:
    page = open_page()
    open_scene(page, "hellas", "opening")
    hero = page.locator("[data-legal]").first
    hero.hover()
    page.wait_for_selector(".prompt .sub[data-lens]")


def test_whoever_is_near_to_winning_is_named(open_page: Any) -> None:
    record, moments = recorded("hellas")
    near = next(one for one in reversed(moments) if agon.threats(agon.replay(record, one.move), one.seat))
    page = open_page()
    open_table(page, table_of("hellas", near), "Anna", "en")
    page.wait_for_selector("[data-threats]")
