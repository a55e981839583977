"""Reasons for what cannot be chosen: right ones in known positions, and some reason everywhere."""

import random
from typing import Any

import pytest

import agon
from agon.explain import explain
from agon.words import Words

TITLES = ("dice_forge", "cyclades", "hellas")


def anchors_of(view: Any) -> Any:
    """Every anchor a board of this view may show."""
    board = view["board"]
    if view["title"] == "dice_forge":
        faces = [
            stock["face"] for group in (board["sanctuary"], board["gardens"]) for one in group for stock in one["faces"]
        ]
        cards = [stack["card"] for island in board["islands"] for stack in island["stacks"]]
        return [f"face:{face}" for face in faces] + [f"card:{card}" for card in cards] + ["die:light", "resource:gold"]
    if view["title"] == "cyclades":
        slots = [f"slot:{slot['id']}" for land in board["lands"] for slot in land["slots"]]
        areas = [f"area:{area['id']}" for area in (*board["lands"], *board["seas"])]
        gods = [f"god:{altar['god']}" for altar in board["altars"]]
        creatures = [f"creature:{cell['creature']}" for cell in board["creatures"]["column"] if cell["creature"]]
        return slots + areas + gods + creatures + ["hero:ajax"]
    regions = [f"region:{region['id']}" for region in board["regions"]]
    monuments = [f"monument:{one['god']}" for one in board["monuments"]]
    monsters = [f"monster:{one['id']}" for one in board["monsters"]]
    actions = [f"action:{name}" for name in ("march", "prayer", "hunt", "recruit")]
    return regions + monuments + monsters + actions + ["card:assault-spear", "artifact:harpe", "quest:golden_fleece"]


@pytest.mark.parametrize("title", TITLES)
def test_some_reason_in_words_for_everything_on_the_board(title: str) -> None:
    words = Words("ru", strict=True)
    luck = random.Random(4)
    game = agon.new(title, players=3, seed=11)
    for move in range(220):
        choice = game.choice
        if choice is None:
            break
        if move % 11 == 0:
            for anchor in anchors_of(game.view(choice.seat)):
                found = explain(game, choice.seat, anchor)
                assert words.text(found.message, found.args)
        game.apply(luck.randrange(len(choice.options)))


def test_no_reason_but_the_turn_for_others() -> None:
    game = agon.new("dice_forge", players=3, seed=7)
    assert explain(game, 1, "face:gold3").message == "why-not-your-turn"


def test_dice_forge_names_the_price_of_a_face_too_dear() -> None:
    game = agon.new("dice_forge", players=3, seed=7)
    assert explain(game, 0, "face:glory3") == ("dice_forge-why-gold", {"n": 8}, "DF-3.3")


def test_dice_forge_names_the_shards_of_a_feat() -> None:
    game = agon.new("dice_forge", players=3, seed=7)
    assert explain(game, 0, "card:hydra") == ("dice_forge-why-shards", {"sun": 5, "moon": 5}, "DF-3.5")


def test_dice_forge_garden_faces_are_not_for_sale() -> None:
    game = agon.new("dice_forge", players=3, seed=7)
    assert explain(game, 0, "face:mirror").message == "dice_forge-why-garden"


def test_hellas_names_a_used_action() -> None:
    view_of = agon.new("hellas", players=3, seed=7)
    luck = random.Random(3)
    while view_of.choice is not None:
        choice = view_of.choice
        lord = view_of.view(choice.seat)["board"]["players"][choice.seat]
        if choice.prompt.id in ("hellas-prompt-turn", "hellas-prompt-special") and lord["used_actions"]:
            used = lord["used_actions"][0]
            assert explain(view_of, choice.seat, f"action:{used}").message == "hellas-why-action-used"
            return
        view_of.apply(luck.randrange(len(choice.options)))
    raise AssertionError("no special action was ever used")


def test_cyclades_names_a_closed_altar() -> None:
    game = agon.new("cyclades", players=3, seed=7)
    luck = random.Random(1)
    while game.choice is not None and game.choice.prompt.id != "cyclades-prompt-offer":
        game.apply(luck.randrange(len(game.choice.options)))
    seat = int(game.asked)
    closed = next(altar["god"] for altar in game.view(seat)["board"]["altars"] if not altar["open"])
    assert explain(game, seat, f"god:{closed}").message == "cyclades-why-altar-closed"


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("anchor", ["", "nonsense", "face:nope", "region:nope", "area:nope", "slot:nope", "god:nope"])
def test_anchors_from_outside_do_no_harm(title: str, anchor: str) -> None:
    game = agon.new(title, players=3, seed=7)
    assert explain(game, int(game.asked), anchor).message
