"""Pictures of situations in which a player may be lost: a tap on a die, a battle about to be lost, a link that must
reach a friend. Each is looked for in games between quick bots, opened in a real page and brought about as a person
would: by a tap, a hover, a setting. They are for looking at, side by side with earlier ones:

    .venv/bin/python -m tools.situations --to /tmp/situations --only hunt
"""

import argparse
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import agon
from agon import bots
from agon.kernel.game import Game
from tests.browser import scenes, stage
from tests.browser.player import Player

SEEDS = range(300, 340)
SETTLE = 700
PATIENCE = 8_000
SIZES = {"390": (390, 844), "1024": (1024, 768), "1280": (1280, 800), "1440": (1440, 900), "2560": (2560, 1440)}
Act = Callable[[Page], None]
Fits = Callable[[Game], bool]


@dataclass
class Situation:
    name: str
    title: str
    prompt: str = ""
    fits: Fits = lambda _: True
    act: Act = lambda _: None
    sizes: tuple[str, ...] = ("1440", "390")
    settings: str = ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, required=True)
    parser.add_argument("--only", nargs="*", default=[], help="parts of names")
    parser.add_argument("--sizes", nargs="*", choices=list(SIZES), help="in place of those of each situation")
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", default="light", choices=["light", "dark"])
    wish = parser.parse_args()
    wish.to.mkdir(parents=True, exist_ok=True)
    wanted = [one for one in SITUATIONS if not wish.only or any(part in one.name for part in wish.only)]
    with tempfile.TemporaryDirectory() as data, stage.server(Path(data)) as url, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=stage.chromium_path(), args=stage.CHROMIUM_ARGS)
        for situation in wanted:
            for size in wish.sizes or situation.sizes:
                shoot(browser, url, situation, size, wish)
        browser.close()


def shoot(browser: Browser, url: str, situation: Situation, size: str, wish: argparse.Namespace) -> None:
    width, height = SIZES[size]
    phone = width < 600
    context = browser.new_context(
        base_url=url,
        viewport={"width": width, "height": height},
        locale=wish.language,
        color_scheme=wish.theme,
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
    )
    kept = f'{{"speed":"off","name":"Anna"{situation.settings}}}'
    context.add_init_script(f"localStorage.setItem('agon.settings', localStorage.getItem('agon.settings') ?? '{kept}')")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    path = wish.to / f"{situation.name}_{size}_{wish.language}_{wish.theme}.png"
    try:
        page.goto("/")
        if situation.prompt:
            scenes.open_table(page, table_for(situation), "Anna", wish.language)
        situation.act(page)
        page.wait_for_timeout(SETTLE)
        print(path.name, flush=True)
    except Exception as error:
        print(f"{path.name}: {type(error).__name__}: {str(error).splitlines()[0]}", flush=True)
    page.screenshot(path=path)
    context.close()


def table_for(situation: Situation) -> dict[str, Any]:
    record, seat = position(situation.name)
    players = record["players"]
    seats = [{"kind": "me"} if one == seat else {"kind": "bot", "level": "easy"} for one in range(players)]
    return {"record": record, "seats": seats}


@cache
def position(name: str) -> tuple[dict[str, Any], int]:
    """The record of a game up to a moment that fits, and who is asked there."""
    situation = next(one for one in SITUATIONS if one.name == name)
    for game in games(situation.title):
        choice = game.choice
        assert choice is not None
        if choice.prompt.id == f"{situation.title}-prompt-{situation.prompt}" and situation.fits(game):
            return agon.record(game), choice.seat
    raise LookupError(f"no game shows {name}")


def games(title: str) -> Iterator[Game]:
    """Every decision of one game after the other."""
    for seed in SEEDS:
        game = agon.new(title, players=3, seed=seed)
        players = [bots.make("greedy", seed * 10 + seat) for seat in range(3)]
        while game.choice is not None:
            yield game
            mover = players[game.choice.seat]
            game.apply(mover.choose(bots.SeatWindow(game, game.choice.seat, mover.rng)))


# ---------------------------------------------------------------------- what fits


def options(least: int, most: int = 1000) -> Fits:
    return lambda game: least <= len(game.choice.options) <= most if game.choice else False


def late(fits: Fits, moves: int) -> Fits:
    return lambda game: game.moves >= moves and fits(game)


def offers(*parts: str) -> Fits:
    """Whether the notation of some option holds all of these."""
    return lambda game: any(all(part in option.notation for part in parts) for option in game.choice.options)  # type: ignore[union-attr]


def risks_a_battle(game: Game) -> bool:
    choice = game.choice
    assert choice is not None
    return any(agon.preview(game, option, choice.seat).odds for option in range(len(choice.options)))


def king_waits(game: Game) -> bool:
    king = game.view(None)["board"]["king"]
    return bool(king) and bool(king.get("waiting"))


def under_way(kind: str, least: int) -> Fits:
    def fits(game: Game) -> bool:
        going = game.view(None)["board"]["under_way"]
        return bool(going) and going["kind"] == kind and game.choice is not None and len(game.choice.options) >= least

    return fits


# ---------------------------------------------------------------------- what a person does


def tap(selector: str, nth: int = 0) -> Act:
    return lambda page: page.locator(selector).nth(nth).click()


def hover(selector: str, nth: int = 0) -> Act:
    """By the pointer's coming: the middle of a region of odd shape may belong to its neighbour."""
    return lambda page: page.locator(selector).nth(nth).dispatch_event("pointerenter", {"pointerType": "mouse"})


def then(*acts: Act) -> Act:
    def act(page: Page) -> None:
        for one in acts:
            one(page)
            page.wait_for_timeout(300)

    return act


def tap_battle(page: Page) -> None:
    """The first lit place whose lens tells a chance to win."""
    for place in page.locator(LIT).all():
        place.dispatch_event("pointerenter", {"pointerType": "mouse"})
        page.wait_for_timeout(SETTLE)
        if "%" in page.locator(".prompt .sub").inner_text():
            place.dispatch_event("click")
            return
    raise LookupError("no lit place leads to a battle")


def play_until(selector: str, taps: int = 40) -> Act:
    def act(page: Page) -> None:
        player = Player(page, seed=3)
        for _ in range(taps):
            if page.locator(selector).count() or not player.tap():
                break

    return act


def to_the_end(page: Page) -> None:
    Player(page, seed=2).play()


def on_hero_tab(act: Act) -> Act:
    """What stands on the hero's board is under a tab of its own where the screen is narrow."""

    def there(page: Page) -> None:
        tab = page.locator("[role=tab]:has(use[href='#i-hero'])")
        if tab.count():
            tab.click()
            page.wait_for_timeout(300)
        act(page)

    return there


def go_on(page: Page) -> None:
    """One step back in the replay, then on from there."""
    page.locator("button:has(use[href='#i-hourglass'])").first.click()
    page.locator(".replay .tool").nth(1).click()
    page.wait_for_timeout(300)
    page.locator(".replay .btn.ghost").first.click()


LIT = "[data-legal]"
LIT_REGION = "[data-legal][data-anchor^='region:']"
ATTRIBUTE = "[data-anchor='attribute:strength']"
MOVE_HERO = "[data-anchor='action:hero_movement']"
SITUATIONS = [
    Situation("01_own_die", "dice_forge", "forge", act=tap(".mine [data-anchor^='die:'], [data-anchor^='die:']")),
    Situation("02_recap", "dice_forge", "action", late(options(3), 60), play_until(".recap")),
    Situation("03_satyrs", "dice_forge", "satyrs", options(2)),
    Situation("04_options", "dice_forge", "action", late(options(4), 60), tap(".prompt [aria-expanded]")),
    Situation("05_hint", "dice_forge", "action", late(options(4), 60), tap("button:has(svg use[href='#i-bulb'])")),
    Situation("06_gold_or_glory", "dice_forge", "take", options(2)),
    Situation("07_continue", "hellas", "turn", late(options(4), 60), go_on),
    Situation("08_attribute_tip", "hellas", "turn", late(options(4), 60), on_hero_tab(hover(ATTRIBUTE)), ("1440",)),
    Situation("09_move_hero", "hellas", "turn", late(options(4), 40), on_hero_tab(tap(MOVE_HERO))),
    Situation("10_king_waits", "hellas", "turn", king_waits),
    Situation("11_large_text", "hellas", "turn", late(options(4), 40), settings=',"large":true'),
    Situation("12_recruit", "hellas", "levy", options(4)),
    Situation("13_defend", "hellas", "defend", options(1, 1)),
    Situation("14_battle", "hellas", "battle", under_way("battle", 3)),
    Situation("15_hunt", "hellas", "hunt-step", under_way("hunt", 3)),
    Situation("16_wound", "hellas", "wound", options(2)),
    Situation("17_first_view", "cyclades", "offer", sizes=("1440", "2560", "390")),
    Situation("18_priestess", "cyclades", "action", offers("priestess")),
    Situation("19_march_to", "cyclades", "march-to", options(2), hover(LIT)),
    Situation("20_attack", "cyclades", "march-to", late(risks_a_battle, 100), tap_battle),
    Situation("23_df_1280", "dice_forge", "action", late(options(4), 60), sizes=("1280",)),
    Situation("24_df_2560", "dice_forge", "action", late(options(4), 60), sizes=("2560",)),
    Situation("25_df_1024", "dice_forge", "action", late(options(4), 60), sizes=("1024",)),
    Situation("26_hellas_sizes", "hellas", "turn", late(options(4), 60), sizes=("1024", "1280", "2560")),
    Situation("27_cyclades_sizes", "cyclades", "action", late(options(4), 60), sizes=("1024", "1280", "2560")),
    Situation("28_start_region", "hellas", "place", act=hover(LIT_REGION)),
    Situation("29_bid", "cyclades", "offer", late(options(4), 40), hover("[data-bid]")),
]


if __name__ == "__main__":
    main()
