"""The boards of Lords of Hellas and Cyclades: battles, hunts, start regions, tooltips, what a move would do."""

import re
from collections.abc import Callable
from typing import Any

import pytest

import agon

from .scenes import Moment, open_scene, open_table, recorded, table_of

CUT = """(selector) => [...document.querySelectorAll(selector)].filter(
  (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)"""


def moment(title: str, fits: Callable[[Moment], bool]) -> Moment:
    return next(one for one in recorded(title)[1] if fits(one))


def position(title: str, one: Moment) -> Any:
    return agon.replay(recorded(title)[0], one.move)


def under_way(one: Moment) -> dict[str, Any]:
    return one.view["board"]["under_way"] or {}


def looked_at(page: Any, place: str) -> str:
    """The line of the prompt while a place on the board is under the pointer."""
    page.locator(place).first.hover()
    page.wait_for_selector(".prompt .sub[data-lens]")
    return str(page.locator(".prompt .sub").inner_text()).replace("\u00a0", " ")


def is_at_cards(one: Moment) -> bool:
    sides = [under_way(one).get(side) for side in ("attacker", "defender")]
    cards = [len(side["played"]) for side in sides if isinstance(side, dict)]
    return one.prompt == "hellas-prompt-battle" and one.options > 1 and sum(cards) > 0


def test_a_battle_of_hellas_shows_what_the_engine_says(open_page: Any) -> None:
    one = moment("hellas", is_at_cards)
    page = open_page()
    open_table(page, table_of("hellas", one), "Anna", "en")
    page.wait_for_selector(".battle .big")
    sides = [under_way(one)[side] for side in ("attacker", "defender")]
    assert [int(text) for text in page.locator(".battle .big b").all_inner_texts()] == [s["strength"] for s in sides]
    for side, name in zip(sides, ("attacker", "defender"), strict=True):
        cards = page.locator(f"[data-played={name}] [data-card]").all()
        assert [card.get_attribute("data-card") for card in cards] == [card["id"] for card in side["played"]]
    losses = [int(text) for text in page.locator("[data-losses] .loss").all_inner_texts()]
    assert losses == [side["losses_now"] for side in sides]
    hand = [card["id"] for card in one.view["board"]["players"][one.seat]["hand"]]
    shown = page.locator(".battle section [data-card]").all()
    assert [card.get_attribute("data-card") for card in shown] == hand


def test_a_wall_is_told_apart_from_the_cards(open_page: Any) -> None:
    one = moment("hellas", lambda m: under_way(m).get("kind") == "battle" and under_way(m)["defender"]["by_wall"] > 0)
    page = open_page()
    open_table(page, table_of("hellas", one), "Anna", "en")
    defender = page.locator(".battle header .side").nth(1)
    assert defender.locator("[data-part=fortress] b").inner_text() == str(under_way(one)["defender"]["by_wall"])
    cards = under_way(one)["defender"]["by_cards"]
    assert defender.locator("[data-part=scroll]").count() == (1 if cards else 0)


def test_the_card_looked_at_tells_the_sums_it_makes(open_page: Any) -> None:
    def strength(m: Moment) -> dict[str, int]:
        game = position("hellas", m)
        found = {}
        for option in game.choice.options:
            for change in agon.preview(game, option, samples=20).progress:
                if change.way == "hellas-term-army_strength" and change.seat == m.seat:
                    found[option.anchors[0]] = change.now
        return found

    one = moment("hellas", lambda m: m.prompt == "hellas-prompt-battle" and m.options > 2 and bool(strength(m)))
    anchor, now = next(iter(strength(one).items()))
    page = open_page()
    open_table(page, table_of("hellas", one), "Anna", "en")
    page.locator(f"[data-anchor='{anchor}']").hover()
    page.wait_for_selector("[data-then]")
    assert str(now) in re.findall(r"\d+", page.locator("[data-then]").inner_text())


def test_who_cannot_defend_reads_why_and_what_it_costs(open_page: Any) -> None:
    def is_helpless(m: Moment) -> bool:
        if m.prompt != "hellas-prompt-defend":
            return False
        scene, own = under_way(m), m.view["board"]["players"][m.seat]["defence_at_hand"]
        return bool(own < scene["attack_strength"] - scene["defence"])

    one = moment("hellas", is_helpless)
    scene, own = under_way(one), one.view["board"]["players"][one.seat]["defence_at_hand"]
    page = open_page()
    open_table(page, table_of("hellas", one), "Anna", "en")
    why = f"Cannot defend: your cards give {own}, needed: {scene['attack_strength'] - scene['defence']}"
    assert page.locator("[data-reason]").inner_text() == why
    assert why in page.locator(".prompt [data-option=endure]").inner_text()
    assert len(page.locator("[data-attack] p").first.inner_text()) > 10


def test_hunts_write_on_cards_what_they_do_in_hunts(open_page: Any) -> None:
    page = open_page()
    open_scene(page, "hellas", "hunt")
    texts = page.locator(".hunt [data-card] .text").all_inner_texts()
    assert texts
    allowed = r"\d \w+: any wound|Any wound|This symbol only|Stops any attack for 1 injury"
    assert all(re.fullmatch(allowed, text) for text in texts)


def test_a_wound_with_a_reward_is_tapped_itself(open_page: Any) -> None:
    """Two maces, one with a priest: a tap on either is enough."""

    def has_two(m: Moment) -> bool:
        if m.prompt != "hellas-prompt-hunt-step":
            return False
        kinds = [option.anchors for option in position("hellas", m).choice.options if len(option.anchors) == 3]
        return any(a[:2] == b[:2] and a[2] != b[2] for a in kinds for b in kinds)

    one = moment("hellas", has_two)
    options = [option.anchors for option in position("hellas", one).choice.options if len(option.anchors) == 3]
    first = next(a for a in options if any(a[:2] == b[:2] and a[2] != b[2] for b in options))
    page = open_page()
    open_table(page, table_of("hellas", one), "Anna", "en")
    seq = page.locator("#main").get_attribute("data-seq")
    page.locator(f".hunt [data-anchor='{first[0]}']").first.click()
    page.locator(f".hunt [data-anchor='{first[1]} {first[2]}'][data-legal]").first.click()
    page.wait_for_function("(seq) => document.querySelector('#main').dataset.seq !== seq", arg=seq)


def test_the_monster_dice_are_shown(open_page: Any) -> None:
    one = moment("hellas", lambda m: under_way(m).get("kind") == "monsters" and bool(under_way(m)["rolls"]))
    page = open_page()
    open_table(page, table_of("hellas", one), "Anna", "en")
    page.wait_for_selector("[data-roll]")
    shown = [roll.get_attribute("data-roll") for roll in page.locator("[data-roll]").all()]
    assert shown == [f"{roll['monster']} {roll['face']}" for roll in under_way(one)["rolls"]]


def test_start_regions_say_whether_they_will_be_mine(open_page: Any) -> None:
    one = moment("hellas", lambda m: m.prompt == "hellas-prompt-place")
    game = position("hellas", one)
    page = open_page()
    open_table(page, table_of("hellas", one), "Anna", "en")
    assert agon.preview(game, "place attica").control == ()
    assert agon.preview(game, "place elis").control == ()
    assert agon.preview(game, "place epirus").control != ()
    assert "no control: 2 of 5 hoplites" in looked_at(page, "path[data-anchor='region:attica']")
    page.mouse.move(5, 5)
    page.keyboard.press("o")
    note = page.locator("section.list [data-option='place epirus'] small")
    note.wait_for()
    assert note.inner_text() == "you will control it"


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("[data-anchor='attribute:leadership']", "Move up to Leadership hoplites"),
        ("[data-anchor='attribute:speed']", "Move your hero up to Speed regions"),
        ("[data-anchor='monument:athena']", "Your Leadership rises by 1"),
        ("path[data-anchor='region:laconia']", "Sparta: up to 4 hoplites are recruited here"),
        ("path[data-anchor='region:phocis']", "Oracle of Delphi"),
        ("path[data-anchor='region:attica']", "Shield 5: so many hoplites are needed for control"),
    ],
)
def test_tooltips_explain_the_thing_itself(open_page: Any, place: str, words: str) -> None:
    page = open_page()
    open_scene(page, "hellas", "middle")
    page.locator(place).first.hover(force=True)
    page.wait_for_selector("[role=tooltip]")
    assert words in page.locator("[role=tooltip]").inner_text().replace("\u00a0", " ")


def test_a_move_is_drawn_before_it_is_made(open_page: Any) -> None:
    """The source in cream, an arrow, and the pale piece at the target."""
    one = moment("cyclades", lambda m: m.prompt == "cyclades-prompt-sail-to" and m.options > 1)
    game = position("cyclades", one)
    option = game.choice.options[0]
    move = next(move for move in agon.preview(game, option).moves if move.origin)
    page = open_page()
    open_table(page, table_of("cyclades", one), "Anna", "en")
    assert page.locator(f"[data-source='{move.origin}']").count() == 1  # marked before anything is looked at
    assert page.locator("[data-ghost]").count() == 0
    page.locator(f"[data-anchor='{move.target}'][data-legal]").first.focus()  # a sea may have land in its middle
    page.wait_for_selector("[data-ghost] .head")
    assert page.locator("[data-ghost]").count() == 1


def test_a_bid_tells_what_it_costs_after_priestesses(open_page: Any) -> None:
    one = moment("cyclades", lambda m: m.prompt == "cyclades-prompt-offer" and m.options > 4)
    game = position("cyclades", one)
    option = next(o for o in game.choice.options if agon.preview(game, o).price)
    price = agon.preview(game, option).price[0]
    _, god, number = option.notation.split()
    page = open_page()
    open_table(page, table_of("cyclades", one), "Anna", "en")
    text = looked_at(page, f"[data-bid='{god}-{number}']")
    assert f"−{price.n} coin" in text
    assert f"({price.left} left)" in text


def test_whoever_was_outbid_is_told_so(open_page: Any) -> None:
    def is_outbid(m: Moment) -> bool:
        mine = [one for one in m.view["board"]["factions"] if one["seat"] == m.seat]
        return m.prompt == "cyclades-prompt-offer" and any(one["banned"] for one in mine)

    one = moment("cyclades", is_outbid)
    page = open_page()
    open_table(page, table_of("cyclades", one), "Anna", "en")
    assert "You were outbid at" in page.locator(".prompt .sub").inner_text()


@pytest.mark.parametrize("language", ["en", "ru", "it", "pl"])
@pytest.mark.parametrize(
    ("title", "kind", "size", "cards"),
    [
        ("cyclades", "middle", "desk", ".creatures .card, .hero"),
        ("hellas", "fight", "desk", "[data-card]"),
        ("hellas", "hunt", "phone", "[data-card]"),
        ("hellas", "middle", "desk", "[data-card]"),
    ],
)
def test_no_text_of_a_card_is_cut(open_page: Any, title: str, kind: str, size: str, cards: str, language: str) -> None:
    page = open_page(size, language)
    open_scene(page, title, kind, language=language)
    page.wait_for_selector(cards.split(", ", maxsplit=1)[0])
    assert page.evaluate(CUT, cards) == []
    assert all("…" not in text for text in page.locator(cards).all_inner_texts())
