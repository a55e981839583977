"""Choices of Dice Forge: chips with their results, only live faces lit, the cap told before and after, the hammer asked once."""

from typing import Any

import agon

from .player import Player
from .scenes import Moment, moment_of, open_moment, open_scene, recorded

CAREFUL = 'localStorage.setItem(\'agon.settings\', \'{"speed":"off","careful":true}\')'


def previews(moment: Moment) -> dict[str, agon.Preview]:
    game = agon.replay(recorded("dice_forge")[0], moment.move)
    assert game.choice is not None
    return {option.notation: agon.preview(game, option) for option in game.choice.options}


def asked(prompt: str, **more: int) -> Moment:
    def fits(one: Moment) -> bool:
        return one.prompt == f"dice_forge-prompt-{prompt}" and all(getattr(one, key) == n for key, n in more.items())

    return moment_of("dice_forge", fits)


def notes(page: Any) -> dict[str, str]:
    page.wait_for_function("() => document.querySelectorAll('.prompt .chip.legal small').length")
    chips = page.locator(".prompt .chip.legal").all()
    return {
        str(chip.get_attribute("data-option")): chip.locator("small").inner_text().replace("\u00a0", " ")
        for chip in chips
        if chip.locator("small").count()
    }


def test_what_to_take_stands_in_chips_with_the_result(open_page: Any) -> None:
    page = open_page()
    moment = asked("owl")
    open_moment(page, "dice_forge", moment)
    told = notes(page)
    for notation, preview in previews(moment).items():
        (change,) = [one for one in preview.changes if one.seat == moment.seat]
        assert told[notation] == f"{change.now - change.n} → {change.now}"


def test_satyrs_light_only_the_faces_that_came_up(open_page: Any) -> None:
    page = open_page()
    moment = asked("satyrs", options=4)
    open_moment(page, "dice_forge", moment)
    chips = page.locator(".prompt .chip.legal")
    assert chips.count() == 4
    lit = page.locator("[data-legal]").all()
    assert len(lit) == 4
    for face in lit:
        assert face.locator("svg.up").count() == 1
    lit[0].click()
    page.wait_for_function("() => document.querySelectorAll('[data-legal]').length === 3")
    second = notes(page)  # the results of both dice together
    assert len(second) == 3
    assert all("+" in text for text in second.values())


def test_the_hammer_is_asked_once(open_page: Any) -> None:
    page = open_page()
    moment = asked("hammer")
    open_moment(page, "dice_forge", moment)
    page.locator("[data-habit=hammer]").click()
    page.wait_for_selector("[data-prompt='dice_forge-prompt-hammer']", state="detached")
    player = Player(page, seed=2)
    for _ in range(12):
        player.wait()
        if player.is_over:
            break
        assert page.locator("[data-habit=hammer]").count() == 0
        if page.locator("[data-prompt='dice_forge-prompt-hammer']").count():
            page.wait_for_selector("[data-prompt='dice_forge-prompt-hammer']", state="detached")
            continue
        player.tap()
        page.wait_for_timeout(100)
    page.get_by_role("button", name="The table", exact=True).click()
    page.get_by_role("dialog").get_by_text("only what the purse cannot hold").wait_for()


def spills() -> tuple[Moment, str]:
    """A choice after which a reserve overflows for certain, and the option that does it."""
    for moment in recorded("dice_forge")[1]:
        for notation, preview in previews(moment).items():
            if any(line.id.endswith("-spill") and line.args["player"]["seat"] == moment.seat for line in preview.tells):
                return moment, notation
    raise LookupError("nothing is ever lost to the cap")


def test_what_the_cap_takes_is_told_before_and_after(open_page: Any) -> None:
    page = open_page()
    moment, notation = spills()
    open_moment(page, "dice_forge", moment)
    page.keyboard.press("o")
    row = page.locator(f".list [data-option='{notation}']")
    row.hover()
    page.wait_for_selector(".prompt .sub:has-text('lost to the cap')")
    before = page.locator(".line", has_text="has no room for").count()
    row.click()
    page.wait_for_function(
        "(n) => [...document.querySelectorAll('.line')].filter((one) => one.textContent.includes('has no room for'))"
        ".length > n",
        arg=before,
    )
    if page.locator(".prompt:not(.busy)").count():
        assert "lost to the cap" in page.locator(".notice").inner_text()


def test_what_ends_the_turn_waits_for_that_word(open_page: Any) -> None:
    """The last face that can be paid would run on into the rolls of the next player, which nobody takes back."""
    page = open_page()
    page.evaluate(CAREFUL)
    page.reload()
    forging = (one for one in recorded("dice_forge")[1] if one.prompt == "dice_forge-prompt-forge")
    moment = next(one for one in forging if all(found.ends_turn for found in previews(one).values()))
    open_moment(page, "dice_forge", moment)
    seq = page.locator("#main").get_attribute("data-seq")
    page.locator("[data-legal]").last.click()
    page.wait_for_selector("[data-confirm]")
    assert page.locator("[data-confirm]").inner_text().startswith("End the turn")
    assert page.locator("#main").get_attribute("data-seq") == seq
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-confirm]", state="detached")
    page.locator("[data-legal]").last.click()
    page.locator("[data-confirm]").click()
    page.wait_for_function("(seq) => document.querySelector('#main').dataset.seq !== seq", arg=seq)


def test_gains_that_come_by_themselves_are_told(open_page: Any) -> None:
    """An Elder costs gold and brings glory while the turn goes on."""
    page = open_page()
    elder = (one for one in recorded("dice_forge")[1] if one.prompt == "dice_forge-prompt-reinforce")
    moment = next(one for one in elder if "use elder" in previews(one))
    open_moment(page, "dice_forge", moment)
    page.keyboard.press("o")
    page.locator(".list [data-option='use elder']").click()
    page.wait_for_selector(".notice:has-text('+4')")


def test_cards_say_what_they_do_without_being_pointed_at(open_page: Any) -> None:
    page = open_page()
    open_scene(page, "dice_forge", "middle")
    cards = page.locator(".sea .card").all()
    assert len(cards) == 15
    for card in cards:
        assert card.locator("[data-does] span").count() > 0


def test_the_log_shows_faces_and_goods(open_page: Any) -> None:
    page = open_page()
    open_scene(page, "dice_forge", "middle")
    rolled = page.locator(".log-panel .line", has_text="rolls").first
    assert rolled.locator(".pic svg.face").count() == 2
    assert rolled.locator(".pic .sr").first.inner_text() != ""
    assert "“" not in rolled.inner_text()
    gained = page.locator(".log-panel .line", has_text="gains").first
    assert gained.locator(".good svg").count() >= 1
    for title, good in (("cyclades", "coin"), ("hellas", "hoplite")):
        other = open_page()
        open_scene(other, title, "middle")
        assert other.locator(f".log-panel .good use[href='#i-{good}']").count() >= 1


def test_my_dice_lie_still_when_only_rivals_roll(open_page: Any) -> None:
    """Satyrs let the rivals roll: whoever plays them has not rolled."""
    page = open_page()
    page.evaluate('localStorage.setItem(\'agon.settings\', \'{"speed":"fast","careful":false}\')')
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    satyrs = (one for one in recorded("dice_forge")[1] if "feat satyrs" in previews(one))
    open_moment(page, "dice_forge", next(satyrs))
    page.keyboard.press("o")
    page.locator(".list [data-option='feat satyrs']").click()
    page.wait_for_selector("[data-prompt='dice_forge-prompt-satyrs']")
    assert page.locator(".own .scene:is(.rolled, .rolled2)").count() == 0
