"""Reasons in Dice Forge: no gold, no shards, nothing left, bought already."""

from typing import Any

from agon.kernel.parts import Reason, View, asked


def reason(view: View, kind: str, name: str) -> Reason | None:
    if kind == "face":
        return of_face(view, name)
    if kind == "card":
        return of_card(view, name)
    return None


def of_face(view: View, name: str) -> Reason | None:
    board = view["board"]
    if any(stock["face"] == name for garden in board["gardens"] for stock in garden["faces"]):
        return Reason("dice_forge-why-garden", {}, "DF-2.5")
    if not asked(view, "action", "offering"):
        return None
    for square in board["sanctuary"]:
        for stock in square["faces"]:
            if stock["face"] == name:
                return of_stock(view, square["price"], stock["left"])
    return None


def of_stock(view: View, price: int, left: int) -> Reason:
    if left == 0:
        return Reason("dice_forge-why-none-left", {}, "DF-3.3")
    if price > own(view)["gold"]["now"]:
        return Reason("dice_forge-why-gold", {"n": price}, "DF-3.3")
    return Reason("dice_forge-why-bought", {}, "DF-3.3")


def of_card(view: View, name: str) -> Reason | None:
    if asked(view, "offering", "forge"):
        return Reason("dice_forge-why-offering", {}, "DF-3.2")
    if not asked(view, "action", "extra"):
        return None
    for island in view["board"]["islands"]:
        for stack in island["stacks"]:
            if stack["card"] == name:
                return of_stack(view, stack)
    return None


def of_stack(view: View, stack: dict[str, Any]) -> Reason | None:
    if stack["left"] == 0:
        return Reason("dice_forge-why-stack-empty", {}, "DF-3.5")
    if stack["sun"] > own(view)["sun"]["now"] or stack["moon"] > own(view)["moon"]["now"]:
        return Reason("dice_forge-why-shards", {"sun": stack["sun"], "moon": stack["moon"]}, "DF-3.5")
    return None


def own(view: View) -> dict[str, Any]:
    hero: dict[str, Any] = view["board"]["heroes"][view["seat"]]
    return hero
