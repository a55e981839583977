"""What is risky or final is told at the first tap and played at the second."""

from typing import Any

import agon
from agon.lens import Preview

from .scenes import found, open_scene, recorded

CAREFUL = 'localStorage.setItem(\'agon.settings\', \'{"speed":"off","careful":true}\')'


def careful(open_page: Any, title: str = "cyclades", kind: str = "middle") -> Any:
    page = open_page()
    page.evaluate(CAREFUL)
    page.reload()
    open_scene(page, title, kind)
    return page


def is_asked_again(page: Any, seq: str) -> bool:
    """After a tap: whether the question is still the same one, and waits."""
    page.wait_for_function(
        "(seq) => document.querySelector('.again') || document.querySelector('#main').dataset.seq !== seq", arg=seq
    )
    return bool(page.locator(".again").count())


def seq_of(page: Any) -> str:
    return str(page.locator("#main").get_attribute("data-seq"))


def moved(page: Any, seq: str) -> None:
    page.wait_for_function("(seq) => document.querySelector('#main').dataset.seq !== seq", arg=seq)


def previews(title: str, kind: str) -> dict[str, Preview]:
    moment = found(title, kind)
    assert moment is not None
    game = agon.replay(recorded(title)[0], moment.move)
    assert game.choice is not None
    return {option.notation: agon.preview(game, option) for option in game.choice.options}


def test_the_end_of_a_turn_with_actions_left_takes_two_taps(open_page: Any) -> None:
    page = careful(open_page)
    seq = seq_of(page)
    end = page.locator(".prompt [data-option='done']")
    end.click()
    assert is_asked_again(page, seq)
    assert "ends the turn" in page.locator(".prompt .sub").inner_text()
    assert "staged" in str(end.get_attribute("class"))
    page.keyboard.press("Escape")
    page.wait_for_selector(".again", state="detached")
    assert seq_of(page) == seq
    end.click()
    assert is_asked_again(page, seq)
    end.click()
    moved(page, seq)


def test_keys_take_two_as_well(open_page: Any) -> None:
    page = careful(open_page)
    seq = seq_of(page)
    page.locator(".prompt [data-option='done']").focus()
    page.keyboard.press("Enter")
    assert is_asked_again(page, seq)
    page.keyboard.press("Enter")
    moved(page, seq)


def test_what_can_be_taken_back_is_played_at_once(open_page: Any) -> None:
    page = careful(open_page)
    seq = seq_of(page)
    assert previews("cyclades", "middle")["priestess"].can_be_undone
    page.locator(".prompt [data-option='priestess']").click()
    assert not is_asked_again(page, seq)


def test_each_option_of_a_battle_is_asked_for_twice_if_it_is_risky(open_page: Any) -> None:
    for notation, preview in previews("cyclades", "fight").items():
        page = careful(open_page, kind="fight")
        seq = seq_of(page)
        page.keyboard.press("o")
        page.locator(f".list [data-option='{notation}']").click()
        assert is_asked_again(page, seq) == preview.is_risky
        page.close()


def test_without_the_setting_one_tap_plays(open_page: Any) -> None:
    page = open_page()
    open_scene(page, "cyclades", "middle")
    page.locator("header button[aria-label='Settings']").click()
    row = page.get_by_role("group", name="Second tap before what is risky or final")
    assert row.get_by_role("button", name="Off").get_attribute("aria-pressed") == "true"
    page.keyboard.press("Escape")
    seq = seq_of(page)
    page.locator(".prompt [data-option='done']").click()
    assert not is_asked_again(page, seq)


def test_chips_tell_their_price(open_page: Any) -> None:
    page = careful(open_page)
    assert [price.n for price in previews("cyclades", "middle")["priestess"].price] == [4]
    page.wait_for_selector(".prompt [data-option='priestess'] small")
    assert page.locator(".prompt [data-option='priestess'] small").inner_text().replace("\u00a0", " ") == "−4 coins"
    assert page.locator(".prompt [data-option='done'] small").count() == 0


def test_always_is_asked_twice(open_page: Any) -> None:
    """A standing order plays at once and for ever: it takes a word and a second tap."""
    page = careful(open_page)
    seq = seq_of(page)
    page.keyboard.press("o")
    page.locator(".list li", has=page.locator("[data-option='done']")).get_by_text("Always…").click()
    sure = page.locator("[data-always]")
    assert sure.inner_text() == "Always answer this way"
    assert seq_of(page) == seq
    sure.click()
    moved(page, seq)


def test_the_number_of_lit_places_is_true(open_page: Any) -> None:
    page = careful(open_page)
    said = int(page.locator(".prompt .sub").inner_text().split()[0])
    assert said == page.locator("[data-legal]").count() == 4
