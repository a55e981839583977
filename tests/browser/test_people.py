"""People at a table: seats offered and taken, leaving, records brought in, notices, standing answers, the undo barrier."""

import json
from typing import Any

from .player import Player
from .scenes import found, open_scene, table_of
from .test_table import forge, start


def open_table_dialog(page: Any) -> Any:
    page.get_by_role("button", name="The table", exact=True).click()
    return page.locator("dialog")


def two_at_a_table(open_page: Any, name: str) -> Any:
    host = open_page()
    host.locator("#new-table").get_by_role("button", name=name).click()
    host.locator("#new-table").get_by_role("button", name="2", exact=True).click()
    host.get_by_role("button", name="Create the table").click()
    host.wait_for_url("**/t/*")
    friend = open_page(path=host.locator("input[readonly]").input_value())
    friend.get_by_role("button", name="Take this seat").click()
    for page in (host, friend):
        page.wait_for_selector(".prompt, .waiting")
    return host, friend


def test_a_seat_is_offered_taken_and_left(open_page: Any) -> None:
    host = open_page()
    start(host)
    dialog = open_table_dialog(host)
    dialog.get_by_role("button", name="Offer the seat").first.click()
    dialog.get_by_text("a bot plays until somebody takes the seat").wait_for()
    link = dialog.locator("input[readonly]").input_value()

    friend = open_page("phone", path=link)
    friend.get_by_role("button", name="Take this seat").click()
    friend.locator("dialog").get_by_role("button", name="Take this seat").click()
    friend.wait_for_selector(".prompt, .waiting:not(:has(button))")
    dialog.get_by_text("a bot plays until").wait_for(state="detached")

    dialog = open_table_dialog(friend)
    dialog.get_by_role("button", name="Leave the table").click()
    friend.locator("[data-leave]").click()
    friend.wait_for_selector("[data-play]")
    host.locator("dialog").get_by_text("a bot plays until somebody takes the seat").wait_for()


def test_a_bot_sits_in_and_hands_the_seat_back(open_page: Any) -> None:
    # the other seat is a person's: between bots the game could end before the seat is taken back
    page, _ = two_at_a_table(open_page, "Dice Forge")
    dialog = open_table_dialog(page)
    dialog.get_by_role("button", name="Replace with a bot").click()
    dialog.get_by_role("button", name="Take my seat back").click()
    dialog.get_by_role("button", name="Replace with a bot").wait_for()


def test_everybody_leaves_a_waiting_room(open_page: Any) -> None:
    page = open_page()
    page.get_by_role("button", name="Create the table").click()
    page.get_by_role("button", name="Leave the table").click()
    page.wait_for_selector("[data-play]")


def test_a_record_is_pasted_and_played_on(open_page: Any) -> None:
    page = open_page("phone")
    moment: Any = found("dice_forge", "middle")
    page.get_by_role("button", name="Import a game").click()
    box = page.locator("textarea")
    box.fill("no record")
    page.locator("dialog").get_by_role("button", name="Import a game").click()
    page.get_by_role("alert").get_by_text("cannot be read").wait_for()
    box.fill(json.dumps({"record": table_of("dice_forge", moment)["record"]}))
    page.locator("dialog").get_by_role("button", name=str(moment.seat + 1), exact=True).click()
    page.locator("dialog").get_by_role("button", name="Import a game").click()
    page.wait_for_selector(f"[data-prompt='{moment.prompt}']")


def test_a_record_comes_from_a_file(open_page: Any) -> None:
    page = open_page()
    page.get_by_role("button", name="Import a game").click()
    content = json.dumps(table_of("dice_forge", None)["record"]).encode()
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": content}
    )
    page.get_by_role("button", name="All at this screen").click()
    page.locator("dialog").get_by_role("button", name="Import a game").click()
    page.wait_for_selector("dialog ol li .place")


def test_a_notice_channel_is_kept_and_removed(open_page: Any) -> Any:
    def notices() -> Any:
        page.get_by_role("button", name="Settings").click()
        page.get_by_text("Notices when it is your turn").click()
        return page.get_by_label("Address of the webhook")

    page = open_page()
    address = notices()
    page.get_by_label("Chat").select_option("ntfy")
    address.fill("https://ntfy.example.org/a-topic-of-mine")
    page.locator("form", has=address).get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Remove").wait_for()
    page.reload()
    assert notices().get_attribute("placeholder").startswith("https://ntfy.example")
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("button", name="Remove").wait_for(state="detached")


def test_a_standing_answer_answers_and_is_withdrawn(open_page: Any) -> None:
    page = open_page()
    open_scene(page, "dice_forge", "opening")
    question = page.locator(".prompt .q").inner_text()
    before = page.locator("#main").get_attribute("data-seq")
    page.keyboard.press("o")
    page.get_by_role("button", name="Always answer this way").first.click()
    page.locator("[data-always]").click()
    page.wait_for_function("(before) => document.querySelector('#main').dataset.seq !== before", arg=before)
    dialog = open_table_dialog(page)
    dialog.get_by_text(question).wait_for()
    dialog.get_by_role("button", name="Remove").click()
    dialog.get_by_text("None yet").wait_for()
    box = dialog.get_by_role("checkbox")
    box.check()
    page.wait_for_timeout(300)
    assert box.is_checked()


def test_the_log_shows_where_undo_stops(open_page: Any) -> None:
    """Among people only: alone with bots everything can be taken back."""
    host, friend = two_at_a_table(open_page, "Cyclades")
    for _ in range(40):
        mover: Any = next((page for page in (host, friend) if page.locator(".prompt:not(.busy)").count()), None)
        if mover is None:
            host.wait_for_timeout(50)
            continue
        Player(mover).tap()
        mover.wait_for_timeout(150)
        if mover.locator(".barrier").count():
            break
    assert mover.locator(".barrier").inner_text() == "Undo reaches back to here"
    other = friend if mover is host else host
    assert other.locator(".barrier").count() == 0


def test_no_barrier_alone_with_bots(open_page: Any) -> None:
    page = open_page()
    start(page)
    forge(page)
    assert page.locator(".barrier").count() == 0
