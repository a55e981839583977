"""Pace: first games run slowly, what has one answer answers itself, the first hand at a shared screen is covered."""

from typing import Any

import pytest

from .scenes import Moment, found, moment_of, open_moment, open_scene, open_table, table_of


def only_offer(one: Moment) -> bool:
    return one.prompt == "cyclades-prompt-offer" and one.options == 1


def set_up(page: Any, settings: str) -> None:
    page.evaluate("(settings) => localStorage.setItem('agon.settings', settings)", settings)
    page.reload()


def test_the_first_games_run_slowly(open_page: Any) -> None:
    page = open_page()
    for stored, speed in (("{}", "Slow"), ('{"finished":2}', "Normal"), ('{"speed":"fast"}', "Fast")):
        set_up(page, stored)
        page.locator("header button[aria-label='Settings']").click()
        row = page.get_by_role("group", name="Animation speed")
        assert row.locator("[aria-pressed=true]").inner_text() == speed
        page.keyboard.press("Escape")


def test_a_finished_game_counts(open_page: Any) -> None:
    """The last face of the recorded game ends it."""
    page = open_page()
    open_scene(page, "dice_forge", "fight")
    page.locator("[data-legal]").last.click()
    page.wait_for_selector("dialog ol li .place")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('agon.settings')).finished === 1")


def test_the_only_answer_is_given_by_itself(open_page: Any) -> None:
    """Nobody taps: whoever cannot pay goes to Apollo."""
    page = open_page()
    open_moment(page, "cyclades", moment_of("cyclades", only_offer))
    page.wait_for_selector(".log-panel .line:has-text('Anna goes to Apollo')")


def test_the_only_answer_is_given_however_late_the_board_comes(open_page: Any) -> None:
    """What a title brings to the page may take longer than the first view of its table."""
    page = open_page()

    def late(route: Any) -> None:
        page.wait_for_timeout(1000)
        route.continue_()

    page.route("**/assets/cyclades-*.js", late)
    open_moment(page, "cyclades", moment_of("cyclades", only_offer))
    page.wait_for_selector(".log-panel .line:has-text('Anna goes to Apollo')")


def test_the_only_answer_is_left_to_who_wants_it(open_page: Any) -> None:
    page = open_page()
    set_up(page, '{"speed":"off","careful":false,"single":false}')
    open_moment(page, "cyclades", moment_of("cyclades", only_offer))
    seq = page.locator("#main").get_attribute("data-seq")
    page.wait_for_timeout(1500)
    assert page.locator("#main").get_attribute("data-seq") == seq


def test_the_end_of_a_turn_is_never_given_by_itself(open_page: Any) -> None:
    page = open_page()
    open_moment(
        page, "cyclades", moment_of("cyclades", lambda one: one.prompt == "cyclades-prompt-action" and one.options == 1)
    )
    seq = page.locator("#main").get_attribute("data-seq")
    page.wait_for_timeout(1500)
    assert page.locator("#main").get_attribute("data-seq") == seq


def test_the_first_hand_at_a_shared_screen_is_covered(open_page: Any) -> None:
    page = open_page()
    moment = found("hellas", "middle")
    table = table_of("hellas", moment)
    table["seats"] = [{"kind": "me"} for _ in table["seats"]]
    open_table(page, table, "Anna", "en")
    page.wait_for_selector(".curtain")
    page.locator(".curtain .btn").click()
    page.wait_for_selector(".curtain", state="detached")
    page.wait_for_selector(".prompt")


@pytest.mark.parametrize("title", ["dice_forge", "cyclades"])
def test_options_of_a_set_up_have_labels(open_page: Any, title: str) -> None:
    page = open_page()
    page.wait_for_selector("#new-table")
    names = page.evaluate(
        "async (title) => (await (await fetch('/api/titles')).json()).find((one) => one.title === title)"
        ".options.map((one) => one.name)",
        title,
    )
    page.locator("#new-table").get_by_role("button", name=LABELS[title]).click()
    page.locator("#new-table details summary").click()
    legends = page.locator("#new-table legend").all_inner_texts()
    assert len(legends) == len(names)
    assert not set(legends) & set(names)
    assert all(legend[0].isupper() for legend in legends)


LABELS = {"dice_forge": "Dice Forge", "cyclades": "Cyclades", "hellas": "Lords of Hellas"}


def test_lit_places_are_counted_as_they_are(open_page: Any) -> None:
    for title in LABELS:
        page = open_page()
        open_scene(page, title, "middle")
        said = int(page.locator(".prompt .sub").inner_text().split()[0])
        assert said == page.locator("[data-legal]").count()
