"""Me on two devices, an account, all my games, going on from a position, and the hall of fame."""

from typing import Any

from .scenes import open_scene
from .test_friends import waiting_room
from .test_table import forge, start


def code_of(page: Any) -> str:
    page.goto("/me")
    page.get_by_role("button", name="Show the code").click()
    return str(page.locator("[data-code]").get_attribute("data-code"))


def test_a_code_brings_my_seats_to_my_phone(open_page: Any) -> None:
    desk = open_page()
    desk.goto("/me")
    desk.get_by_label("Your name").fill("Anna")
    desk.get_by_label("Your name").press("Enter")
    desk.goto("/")
    start(desk)
    table = desk.evaluate("location.pathname")
    link = code_of(desk)

    asked: list[str] = []
    phone = open_page("phone")
    phone.on("request", lambda request: asked.append(request.url + str(request.headers.get("referer", ""))))
    phone.goto(link)
    phone.get_by_role("heading", name="Play as the person who showed the code?").wait_for()
    assert "#" not in phone.url, "the secret has left the address"
    phone.get_by_role("button", name="Yes, this is me").click()
    phone.get_by_role("heading", name="You are Anna on this device now").wait_for()
    phone.get_by_role("link", name="My games", exact=True).first.click()
    phone.locator(f"a[href='{table}']").click()
    phone.wait_for_selector(".prompt")
    secret = link.partition("#")[2]
    assert not any(secret in url for url in asked), "neither in an address nor in a referrer"

    other = open_page("phone", path=link)
    other.get_by_role("button", name="Yes, this is me").click()
    other.get_by_role("alert").get_by_text("was used already").wait_for()


def test_what_a_device_leaves_behind_is_said(open_page: Any) -> None:
    phone, desk = open_page("phone"), open_page()
    start(phone)
    phone.goto(code_of(desk))
    phone.get_by_text("This device has 1 game of its own").wait_for()
    phone.get_by_role("link", name="Cancel").click()
    phone.goto("/games")
    phone.locator("li a[href^='/t/']").wait_for()


def enter(page: Any, login: str, password: str, button: str) -> None:
    form = page.locator("form", has=page.get_by_label("Login"))
    form.get_by_label("Login").fill(login)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name=button).click()


def test_an_account_is_opened_used_and_left(open_page: Any) -> None:
    desk = open_page(path="/me")
    enter(desk, "Penelope", "long enough", "Create an account")
    desk.get_by_text("Signed in as penelope").wait_for()

    phone = open_page("phone", path="/me")
    phone.get_by_role("button", name="Sign in").first.click()
    enter(phone, "penelope", "not this one", "Sign in")
    phone.get_by_role("alert").get_by_text("Wrong login or password").wait_for()
    enter(phone, "penelope", "long enough", "Sign in")
    phone.wait_for_url("**/games")
    phone.goto("/me")
    phone.get_by_text("Signed in as penelope").wait_for()

    desk.get_by_text("Change the password").click()
    desk.get_by_label("Password", exact=True).fill("long enough")
    desk.get_by_label("New password").fill("longer still")
    desk.get_by_role("button", name="Save").first.click()
    desk.get_by_text("your other devices are signed out").wait_for()
    phone.reload()
    phone.get_by_role("button", name="Create an account").first.wait_for()

    desk.get_by_role("button", name="Sign out everywhere").click()
    desk.locator("[data-sign-out]").click()
    desk.wait_for_selector("[data-play]")
    desk.goto("/me")
    desk.get_by_role("button", name="Create an account").first.wait_for()


def test_my_games_are_searched_put_away_and_deleted(open_page: Any) -> None:
    page = open_page()
    for title in ("dice_forge", "cyclades"):
        page.goto("/")
        page.locator(f"[data-play={title}]").click()
        page.wait_for_selector(".prompt, .waiting")
    page.goto("/games")
    rows = page.locator("main li")
    page.get_by_text("Round 1 of").wait_for()
    assert rows.count() == 2
    page.get_by_label("Search by game or player").fill("dice orion")
    assert rows.count() == 1
    page.get_by_label("Search by game or player").fill("")
    rows.filter(has_text="Dice Forge").get_by_role("button", name="To the archive").click()
    rows.filter(has_text="Dice Forge").wait_for(state="detached")
    page.get_by_role("button", name="Archive", exact=True).click()
    rows.filter(has_text="Dice Forge").get_by_role("button", name="Back to the list").click()
    page.get_by_text("No games here").wait_for()
    page.get_by_role("button", name="Under way").click()
    rows.filter(has_text="Cyclades").get_by_role("button", name="Delete").click()
    page.locator("[data-delete]").click()
    rows.filter(has_text="Cyclades").wait_for(state="detached")
    page.reload()
    rows.filter(has_text="Dice Forge").wait_for()
    assert rows.count() == 1


def test_a_game_with_others_cannot_be_deleted(open_page: Any) -> None:
    host = open_page()
    waiting_room(host)
    friend = open_page(path=host.locator("input[readonly]").input_value())
    friend.get_by_role("button", name="Take this seat").click()
    friend.wait_for_selector(".prompt, .waiting")
    friend.goto("/games")
    friend.get_by_role("button", name="To the archive").wait_for()
    assert friend.get_by_role("button", name="Delete").count() == 0


def go_on(page: Any) -> Any:
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="Step back").click()
    page.locator(".replay").get_by_role("button", name="Continue from here").click()
    return page.locator("dialog")


def test_continue_from_here_keeps_the_bots(open_page: Any) -> None:
    page = open_page()
    start(page)
    page.locator("[data-mark]").nth(1).wait_for()
    names = page.locator(".rival b.disp").all_inner_texts()
    forge(page)
    dialog = go_on(page)
    before = page.url
    dialog.get_by_role("button", name="Continue from here").click()
    page.wait_for_function("(before) => location.href !== before", arg=before)
    page.wait_for_selector(".prompt, .waiting")
    assert page.locator(".rival b.disp").all_inner_texts() == names
    assert page.locator("[data-mark] svg").count() >= 2, "bots again"


def test_continue_from_here_with_friends(open_page: Any) -> None:
    page = open_page()
    open_scene(page, "dice_forge", "middle")
    dialog = go_on(page)
    dialog.get_by_role("button", name="Me and friends").click()
    dialog.get_by_text("By invitation link").first.wait_for()
    before = page.url
    dialog.get_by_role("button", name="Continue from here").click()
    page.wait_for_function("(before) => location.href !== before", arg=before)
    page.get_by_text("The game begins when all seats are taken").wait_for()


def test_continue_from_here_at_one_screen_covers_the_first_hand(open_page: Any) -> None:
    page = open_page()
    open_scene(page, "dice_forge", "middle")
    dialog = go_on(page)
    dialog.get_by_role("button", name="All at this screen").click()
    dialog.get_by_text("Someone at this screen").first.wait_for()
    dialog.get_by_role("button", name="Continue from here").click()
    curtain = page.get_by_role("dialog", name="Pass the device")
    curtain.get_by_role("button").click()
    page.wait_for_selector(".prompt")
    assert curtain.count() == 0


def test_the_hall_of_fame_opens(open_page: Any) -> None:
    page = open_page()
    page.get_by_role("link", name="Hall of fame").click()
    page.get_by_role("heading", name="Hall of fame").wait_for()
    page.get_by_text("Nobody yet").wait_for()
