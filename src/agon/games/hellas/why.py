"""Reasons in Lords of Hellas: action used, no control, no hoplites, a monster in the way, the hero elsewhere."""

from typing import Any

from agon.kernel.parts import Reason, View, asked

MOVES = ("move-hoplites", "march", "lift")
BUILDING_UP = ("levy", "muster")
ACTION_RULES = {
    "use_artifacts": "LH-3.1",
    "prayer": "LH-3.3",
    "hero_movement": "LH-3.4",
    "hoplite_movement": "LH-3.6",
    "recruit": "LH-4.1",
    "march": "LH-4.3",
    "build_temple": "LH-4.4",
    "prepare": "LH-4.6",
    "usurp": "LH-4.7",
    "hunt": "LH-4.8",
    "build_monument": "LH-4.9",
}


def reason(view: View, kind: str, name: str) -> Reason | None:
    if kind == "action":
        return of_action(view, name)
    if kind == "region":
        return of_region(view, name)
    if kind == "monument":
        return of_monument(view, name)
    if kind == "monster":
        return of_monster(view, name)
    if kind == "artifact":
        return of_artifact(view, name)
    if kind == "card":
        return Reason("hellas-why-card", {}, view["choice"]["prompt"]["rule"])
    return None


def own(view: View) -> dict[str, Any]:
    lord: dict[str, Any] = view["board"]["players"][view["seat"]]
    return lord


def of_action(view: View, name: str) -> Reason | None:
    rule = ACTION_RULES.get(name)
    if name in own(view)["used_actions"]:
        return Reason("hellas-why-action-used", {"action": f"hellas-action-{name}"}, "LH-4.9")
    if name in own(view)["regular_actions_done"]:
        return Reason("hellas-why-action-done", {"action": f"hellas-action-{name}"}, rule)
    if asked(view, "turn", "special"):
        return Reason("hellas-why-action-idle", {"action": f"hellas-action-{name}"}, rule)
    return None


def of_region(view: View, name: str) -> Reason | None:
    region = next(one for one in view["board"]["regions"] if one["id"] == name)
    key = {"region": f"hellas-region-{name}"}
    if asked(view, *MOVES):
        return of_march(view, region, key)
    if asked(view, *BUILDING_UP) and "sphinx" in region["monsters"]:
        return Reason("hellas-why-sphinx", key, "LH-monster-sphinx")
    if asked(view, *BUILDING_UP, "temple") and region["owner"] != view["seat"]:
        return Reason("hellas-why-not-controlled", key, view["choice"]["prompt"]["rule"])
    if asked(view, "temple"):
        return Reason("hellas-why-no-shrine", key, "LH-4.4")
    return None


def of_march(view: View, region: dict[str, Any], key: dict[str, str]) -> Reason:
    army = region["armies"].get(str(view["seat"]))
    if army is None:
        return Reason("hellas-why-no-hoplites", key, "LH-3.6")
    if "medusa" in region["monsters"]:
        return Reason("hellas-why-medusa", key, "LH-monster-medusa")
    return Reason("hellas-why-moved", key, "LH-3.6")


def of_monument(view: View, name: str) -> Reason | None:
    monument = next(one for one in view["board"]["monuments"] if one["god"] == name)
    region = next(one for one in view["board"]["regions"] if one["id"] == monument["region"])
    if own(view)["priests"]["pool"] == 0:
        return Reason("hellas-why-no-priest", {}, "LH-3.3")
    if "chimera" in region["monsters"]:
        return Reason("hellas-why-chimera", {"god": f"hellas-god-{name}"}, "LH-monster-chimera")
    if sum(monument["priests"].values()) >= monument["places"]:
        return Reason("hellas-why-monument-full", {"god": f"hellas-god-{name}"}, "LH-3.3")
    return None


def of_monster(view: View, name: str) -> Reason | None:
    monster = next(one for one in view["board"]["monsters"] if one["id"] == name)
    if own(view)["region"] != monster["region"]:
        return Reason("hellas-why-hero-elsewhere", {"region": f"hellas-region-{monster['region']}"}, "LH-4.8")
    return None


def of_artifact(view: View, name: str) -> Reason | None:
    held = next((one for one in own(view)["artifacts"] if one["id"] == name), None)
    if held is not None and not held["charged"]:
        return Reason("hellas-why-exhausted", {"artifact": f"hellas-artifact-{name}"}, "LH-3.2")
    return None
