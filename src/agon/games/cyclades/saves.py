"""The board as plain data, and back. Names here are part of the save format."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.cyclades import tables
from agon.games.cyclades.archipelago import restored
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.state import restored_holdings
from agon.kernel.bits import BIT

NUMBERS: Final = (
    "count",
    "needed",
    "guest",
    "guest_land",
    "guest_sea",
    "guest_troops",
    "guest_mercenaries",
    "guest_heroes",
    "guest_fleets",
    "open_altars",
    "creature_deck",
    "creature_discard",
    "top",
    "top_known",
    "hero_deck",
    "heroes_out",
    "fresh_heroes",
    "tokens",
    "mercenaries_left",
    "priestesses_left",
    "philosophers_left",
    "round",
    "phase",
    "active",
    "active_god",
)
TABLES: Final = (
    "coins",
    "owner",
    "troops",
    "mercenaries",
    "heroes",
    "plenty",
    "building",
    "temples_used",
    "sea_owner",
    "fleets",
    "sea_plenty",
    "altars",
    "order",
    "next_order",
    "column",
    "hero_cells",
    "figure_at",
    "figure_owner",
    "stock",
)


def dump_board(g: Cyclades) -> dict[str, Any]:
    saved: dict[str, Any] = {
        "map": g.map.dump(),
        "teams": g.teams,
        "forced_end": g.forced_end,
        "factions": [faction.dump() for faction in g.factions],
    }
    for name in NUMBERS:
        saved[name] = getattr(g, name)
    for name in TABLES:
        saved[name] = list(getattr(g, name))
    return saved


def restore_board(g: Cyclades, saved: dict[str, Any]) -> None:
    g.map = restored(saved["map"])
    g.ladder = vec[i64](tables.LADDERS[g.options["ladder"]])
    g.teams = saved["teams"]
    g.forced_end = saved["forced_end"]
    g.factions = [restored_holdings(faction) for faction in saved["factions"]]
    for name in NUMBERS:
        setattr(g, name, saved[name])
    for name in TABLES:
        setattr(g, name, vec[i64](saved[name]))


# ---------------------------------------------------------------------- saves of version 2


ENDED_IN_2: Final = {
    "borrow": "done",
    "capture": "done",
    "card_thief": "done",
    "chimera": "done",
    "cyclops": "done",
    "flight": "done",
    "found": "done",
    "give_up_buildings": "done",
    "hero_founds": "done",
    "land_battle": "captured",
    "place_figure": "done",
    "sacrifice": "done",
    "sail": "arrived",
}
"""By rule: the step that did nothing but end it. Now the last rule that it calls takes its place."""


def from_version_2(saved: dict[str, Any]) -> dict[str, Any]:
    """Who moves in remembers whether the land area was the last of its owner; rules that wait to end are over."""
    under_way = [frame for frame in saved["stack"] if ENDED_IN_2.get(frame["rule"]) != frame["step"]]
    stack = [note_last_land(frame, saved) if frame["rule"] == "entry" else frame for frame in under_way]
    return {**saved, "save": 3, "stack": stack}


def note_last_land(entry: dict[str, Any], saved: dict[str, Any]) -> dict[str, Any]:
    """As far as the board still tells: the area may have been taken already."""
    rival = entry["rival"]
    return {**entry, "was_last": rival >= 0 and saved["board"]["factions"][rival]["lands"] == BIT[entry["land"]]}


NOTES_OF_A_STAGE: Final = {"stages": 0, "attackers": 0, "defenders": 0, "attack_sum": 0, "defence_sum": 0}


def from_version_3(saved: dict[str, Any]) -> dict[str, Any]:
    """Battles note their last stage; that of a battle under way is not known any more."""
    more = {"land_battle": NOTES_OF_A_STAGE, "sea_battle": {**NOTES_OF_A_STAGE, "die": 0, "rival_die": 0}}
    stack = [{**frame, **more.get(frame["rule"], {})} for frame in saved["stack"]]
    return {**saved, "save": 4, "stack": stack}


# ---------------------------------------------------------------------- saves of version 1

RULES_OF_1: Final = {
    "apollo": "apollo_turn",
    "creature": "play_creature",
    "figure": "place_figure",
    "hydra": "hydra_kills",
    "land-battle": "land_battle",
    "pegasus": "flight",
    "polyphemus": "polyphemus_pushes",
    "sea-battle": "sea_battle",
}
"""Rules that have another name now; the tables below go by the old one. A step not named in them has only lost its
hyphens, a field not named is what it was."""
STEPS_OF_1: Final = {
    "apollo": {"land": "ask_land", "sea": "ask_sea"},
    "bonus": {"ask": "ask_place"},
    "charon": {"ask": "ask_hero", "ask-more": "ask_successor"},
    "chimera": {"ask": "ask_which", "then": "done"},
    "cyclops": {"ask": "ask_which", "then": "done"},
    "draft": {"land": "ask_land", "sea": "ask_sea", "troops": "ask_troop"},
    "entry": {"hector": "hector_strikes"},
    "figure": {"ask": "ask_where", "then": "done"},
    "found": {"place": "ask_place"},
    "giant": {"ask": "ask_whose", "ask-more": "ask_where"},
    "growth": {"clear": "ask_clear"},
    "harpy": {"ask": "ask_whom"},
    "hydra": {"ask": "ask_whom"},
    "land-battle": {
        "attacker-loses": "ask_attackers_loss",
        "attacker-retreats": "ask_attacker",
        "defender-loses": "ask_defenders_loss",
        "defender-retreats": "ask_defender",
        "reroll": "ask_reroll",
    },
    "march": {"where": "ask_where"},
    "muster": {"hero": "ask_hero", "mercenaries": "ask_mercenaries", "troops": "ask_troops"},
    "pegasus": {"ask": "ask_source", "then": "done"},
    "polyphemus": {"ask": "ask_which"},
    "sail": {"ask-number": "ask_how_many", "there": "arrived", "where": "ask_where"},
    "sea-battle": {"attacker": "ask_attacker", "defender": "ask_defender"},
    "sphinx": {"choose": "ask_which"},
    "sylph": {"ask": "ask_first", "ask-more": "ask_second"},
    "thief": {"ask": "ask_whom", "then": "done"},
    "turn": {"duty": "ask_duty", "grown": "check_duties", "hero-place": "ask_hero_place", "look": "ask_look"},
    "upkeep": {"settled": "ask", "where": "ask_where"},
}
FIELDS_OF_1: Final = {
    "bonus": {"n": "bonus", "at": "pieces_given"},
    "capture": {"at": "slots_seen"},
    "draft": {"n": "areas_chosen", "left": "troops"},
    "entry": {"n": "troops"},
    "giant": {"left": "mercenaries"},
    "growth": {"n": "kind"},
    "march": {"flags": "kind", "n": "campaigns", "left": "troops"},
    "offerings": {"at": "factions_begun"},
    "round": {"at": "altar"},
    "sail": {"to": "target"},
    "sea-battle": {"n": "fleets"},
    "sphinx": {"mask": "drawn"},
    "sylph": {"sea": "first"},
    "turn": {"n": "extra_recruits", "left": "campaigns"},
    "upkeep": {"at": "factions_begun", "mask": "settled"},
}


def from_version_1(saved: dict[str, Any]) -> dict[str, Any]:
    """Rules, steps and fields got the names of what they mean; marches took in their musters, sacrifices gave each
    ability a rule of its own."""
    stack: list[dict[str, Any]] = []
    for old in saved["stack"]:
        rule = str(old["rule"])
        new = renamed(old)
        if rule == "muster":
            stack[-1].update(step=new["step"], hero=old["at"], troops=old["n"], heroes=old["heroes"])
            stack[-1]["jason_must_go"] = old["flags"] & 2 != 0
        elif rule == "sacrifice":
            stack.extend(sacrifice_of_1(old))
        else:
            note_changes_since_1(rule, old, new)
            stack.append(new)
    return {**saved, "save": 2, "stack": stack}


def renamed(old: dict[str, Any]) -> dict[str, Any]:
    rule = str(old["rule"])
    fields = FIELDS_OF_1.get(rule, {})
    new = {fields.get(name, name): value for name, value in old.items()}
    new["rule"] = RULES_OF_1.get(rule, rule)
    new["step"] = STEPS_OF_1.get(rule, {}).get(old["step"], old["step"].replace("-", "_"))
    return new


def note_changes_since_1(rule: str, old: dict[str, Any], new: dict[str, Any]) -> None:
    """What is more than a name."""
    if rule == "turn":
        for bit, name in enumerate(("has_built", "has_recruited", "has_hired", "has_peeked")):
            new[name] = old["flags"] >> bit & 1 == 1
    elif rule == "land-battle":
        new["attacker_is_hit"] = old["mask"] & 1 != 0
        new["defender_is_hit"] = old["mask"] & 2 != 0
    elif rule == "found":
        new["at_partners_too"] = old["flags"] == 1
    elif rule == "march":
        new.update(jason_must_go=False, hero=tables.HEROES, moves=old["n"])
    elif rule == "thief":
        new["takes_philosopher"] = tables.CREATURE_IDS[old["card"]] == "satyr"
        new["rule"] = "griffin" if tables.CREATURE_IDS[old["card"]] == "griffin" else "card_thief"
    elif rule in tables.CREATURE_IDS:
        new["card"] = tables.CREATURE_IDS.index(rule)


def sacrifice_of_1(old: dict[str, Any]) -> list[dict[str, Any]]:
    """The sacrifice and, if its ability is at work, the rule of that."""
    faction, power = old["faction"], old["card"]
    frames = [{"rule": "sacrifice", "step": "done", "faction": faction, "hero": old["hero"]}]
    if old["step"] == "borrow":
        frames.append({"rule": "borrow", "step": "ask_whose", "faction": faction, "hero": old["hero"]})
    elif old["step"] == "slot":
        given = {"kind": old["at"], "first_kind": old["left"], "given_up": old["n"]}
        frames.append({"rule": "give_up_buildings", "step": "ask_slot", "faction": faction, "hero": power, **given})
    elif old["step"] == "again":
        frames.append({"rule": "trade_priestesses", "step": "ask_again", "faction": faction, "hero": power})
    elif old["step"] == "source":
        frames.append({"rule": "flight", "step": "ask_source", "faction": faction, "card": tables.NONE})
    return frames
