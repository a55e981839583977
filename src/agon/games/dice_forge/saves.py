"""Saves of earlier versions."""

from typing import Any, Final

from agon.games.dice_forge import tables

ENDED_IN_2: Final = dict.fromkeys(
    ("feat", "garden_face", "give_boar", "minor_blessings", "satyrs", "spend_triton"), "done"
)
"""By rule: the step that did nothing but end it. Now the last rule that it calls takes its place."""


def from_version_2(saved: dict[str, Any]) -> dict[str, Any]:
    """Rules that wait to end are over."""
    stack = [frame for frame in saved["stack"] if ENDED_IN_2.get(frame["rule"]) != frame["step"]]
    return {**saved, "save": 3, "stack": stack}


STEPS_OF_1: Final = {
    "face": {"start": "ask_which"},
    "feat": {"filed": "done"},
    "garden_face": {"forged_it": "done"},
    "give_boar": {"rival_forged": "done"},
    "minor_blessings": {"blessed": "done"},
    "minotaur": {"next_loses": "hit_next"},
    "result": {"mirrors": "ask_mirror"},
    "satyrs": {"applied": "done", "ask_first_pick": "ask_first", "ask_second_pick": "ask_second"},
    "spend_triton": {"spent": "done"},
}
"""By rule: steps that have another name now."""
FIELDS_OF_1: Final = {
    "blessing": {"times": "blessings"},
    "everyone_blessed": {"times": "blessings", "mask": "players_blessed"},
    "face": {"other": "given_by_other", "times": "rewards_due"},
    "gain": {"mask": "answered"},
    "minor_blessings": {"times": "blessings"},
    "minotaur": {"times": "rivals_hit"},
    "offering": {"mask": "bought"},
    "spend_triton": {"mask": "resource"},
}


def from_version_1(saved: dict[str, Any]) -> dict[str, Any]:
    """Rules, steps and fields got the names of what they mean."""
    return {**saved, "save": 2, "stack": [renamed(frame) for frame in saved["stack"]]}


def renamed(old: dict[str, Any]) -> dict[str, Any]:
    rule = str(old["rule"])
    fields = FIELDS_OF_1.get(rule, {})
    new = {fields.get(name, name): value for name, value in old.items()}
    new["step"] = STEPS_OF_1.get(rule, {}).get(old["step"], old["step"])
    if rule == "face":
        new.update(rule="face_effect", is_loss=old["sign"] < 0)
    elif rule == "result":
        new.update(is_loss=old["sign"] < 0, may_repeat=old["mask"] == 1)
    elif rule == "give_boar":
        new["card"] = list(tables.BOAR_FACE).index(old["face"])
    elif rule == "minotaur":
        new["card"] = tables.card_named("minotaur")
    elif rule == "satyrs":
        has_picked = old["step"] != "ask_first_pick"
        new.update(
            card=tables.card_named("satyrs"),
            picked_from=old["die"] // 2 if has_picked else -1,
            picked_die=old["die"] % 2 if has_picked else -1,
        )
    return new
