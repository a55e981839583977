"""Reasons in Cyclades: closed altars, no control, no coins, the wrong god, a creature in the way."""

from typing import Any

from agon.kernel.parts import Reason, View, asked


def reason(view: View, kind: str, name: str) -> Reason | None:
    if kind == "god":
        return of_god(view, name)
    if kind == "creature":
        return of_creature(view, name)
    if kind == "slot":
        return of_slot(view, name)
    if kind == "area":
        return of_sea(view, name) if "s" in name else of_land(view, name)
    return None


def factions(view: View) -> list[dict[str, Any]]:
    """The asked seat's own."""
    return [one for one in view["board"]["factions"] if one["seat"] == view["seat"]]


def acting(view: View) -> dict[str, Any]:
    """The one that acts now; with two players a seat has two."""
    mine = factions(view)
    return next((one for one in mine if one["faction"] == view["board"]["active"]), mine[0])


def is_mine(view: View, owner: int | None) -> bool:
    return any(one["faction"] == owner for one in factions(view))


def area_name(name: str) -> str:
    return name[1:].replace("l", "·").replace("s", "·")


def of_god(view: View, name: str) -> Reason | None:
    if not asked(view, "offer"):
        return Reason("cyclades-why-no-bidding", {}, "CY-4.2")
    altar = next(one for one in view["board"]["altars"] if one["god"] == name)
    god = f"cyclades-god-{name}"
    if not altar["open"]:
        return Reason("cyclades-why-altar-closed", {"god": god}, "CY-4.2")
    if any(one["banned"] == name for one in factions(view)):
        return Reason("cyclades-why-displaced", {"god": god}, "CY-4.4")
    return Reason("cyclades-why-outbid", {"god": god}, "CY-4.5")


def of_creature(view: View, name: str) -> Reason | None:
    if not asked(view, "action"):
        return None
    price = next((cell["price"] for cell in view["board"]["creatures"]["column"] if cell["creature"] == name), None)
    if price is not None and price > (acting(view)["coins"] or 0):
        return Reason("cyclades-why-coins", {"n": price}, "CY-10.1")
    return None


def of_slot(view: View, name: str) -> Reason | None:
    land = land_of(view, name.partition(".")[0])
    slot = next(one for one in land["slots"] if one["id"] == name)
    if slot["building"] is not None and asked(view, "action", "duty"):
        return Reason("cyclades-why-slot-taken", {}, "CY-5.3")
    return None if is_mine(view, land["owner"]) else not_controlled(land["id"], "CY-5.3")


def of_land(view: View, name: str) -> Reason | None:
    land = land_of(view, name)
    if not asked(view, "action", "duty"):
        return None
    if not is_mine(view, land["owner"]):
        return not_controlled(name, "CY-6.2")
    if any(one["area"] == name and one["creature"] == "medusa" for one in view["board"]["figures"]):
        return Reason("cyclades-why-medusa", {}, "CY-creature-medusa")
    if land["troops"] + land["mercenaries"] == 0:
        return Reason("cyclades-why-no-troops", {"land": area_name(name)}, "CY-6.2")
    return needs(view, "ares", "CY-5.8")


def of_sea(view: View, name: str) -> Reason | None:
    sea = next(one for one in view["board"]["seas"] if one["id"] == name)
    if sea["closed"]:
        return Reason("cyclades-why-sea-closed", {"sea": area_name(name)}, "CY-creature-kraken")
    if not asked(view, "action", "duty"):
        return None
    if not is_mine(view, sea["owner"]):
        return Reason("cyclades-why-not-controlled-sea", {"sea": area_name(name)}, "CY-6.1")
    return needs(view, "poseidon", "CY-5.7")


def needs(view: View, god: str, rule: str) -> Reason | None:
    """The move belongs to another god, or there is no coin for it."""
    if view["board"]["active_god"] != god:
        return Reason("cyclades-why-needs-god", {"god": f"cyclades-god-{god}"}, rule)
    if (acting(view)["coins"] or 0) < 1:
        return Reason("cyclades-why-coins", {"n": 1}, rule)
    return None


def land_of(view: View, name: str) -> dict[str, Any]:
    land: dict[str, Any] = next(one for one in view["board"]["lands"] if one["id"] == name)
    return land


def not_controlled(land: str, rule: str) -> Reason:
    return Reason("cyclades-why-not-controlled", {"land": area_name(land)}, rule)
