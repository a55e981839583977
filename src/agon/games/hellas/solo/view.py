"""What the game alone shows beside the board of several, under ``solo``. Nothing of it is secret.

``act`` 1 or 2. ``tracks``: the sheet of Xerxes: ``mobilization`` (space, spaces, steps to the march), ``invasion`` (value,
top), ``command`` (value, spies on the track, spies out of the game), ``victory`` (victories still needed; None in Act I).
``attitudes``: by land. ``tokens``: how many are in the pile, numbers not seen yet, and by used action the number shown on
its token (None: face down). ``vanguard``: None when it is gone or in Act II, else region, hoplites, ``path`` and the
places behind and ahead on it. ``regions``: by id, what lies over a region: number, arrow of monsters, control token
(loyal, allied, persian), hoplites of each kind, the kind of the one in the city, spies, population as it counts now.
``script``: the script under way, None outside an events phase; the log tells it step by step (``hellas-log-script`` first).
``threats``: what may come next and how near it is, each with ``kind``, ``have`` and ``limit``: ``march`` (steps of
mobilisation), ``invasion`` (Act I ends at the limit), ``monument`` (a monster or script can take a level; ``god``),
``lands`` and ``tokens`` (Persian ones), ``time`` (tokens spent). ``goal``: how far each way to win is. ``closed_sea`` and
``blocked_places``: what Act II has taken. ``reconstructed``: what of the data stands in no text.

Why a game was won or lost is the ``reason`` of the result: ``hellas-log-solo-...``.
"""

from typing import Any

from agon.games.hellas import effects, tables
from agon.games.hellas.solo import effects as ops
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo.board import EXHAUSTED_FIGHT, YOU
from agon.games.hellas.solo.game import SoloHellas
from agon.games.hellas.solo.rules.events import Events
from agon.games.hellas.solo.tables import XERXES
from agon.kernel.bits import count_bits, has, members

RECONSTRUCTED = sorted(
    name.removesuffix("_provenance") for name, value in solo.SOLO.items() if value == "reconstructed"
)


def solo_view(g: SoloHellas) -> dict[str, Any]:
    return {
        "act": int(g.act),
        "tracks": tracks_view(g),
        "attitudes": {land: ops.ATTITUDES[g.attitude[at]] for at, land in enumerate(tables.LAND_IDS)},
        "tokens": tokens_view(g),
        "vanguard": vanguard_view(g),
        "regions": {tables.REGION_IDS[region]: overlay(g, region) for region in range(tables.REGIONS)},
        "script": script_view(g),
        "threats": threats_view(g),
        "goal": goal_view(g),
        "closed_sea": g.sea_closed != 0,
        "blocked_places": int(g.blocked),
        "reconstructed": RECONSTRUCTED,
    }


def tracks_view(g: SoloHellas) -> dict[str, Any]:
    on_map = sum(int(count) for count in g.spies)
    return {
        "mobilization": {
            "space": int(g.mobilization),
            "spaces": solo.MARCH_SPACE,
            "to_march": int(solo.MARCH_SPACE - g.mobilization),
        },
        "invasion": {"value": int(g.invasion), "top": solo.TOP_INVASION},
        "command": {
            "value": int(g.command()),
            "spies": int(g.spies_ready),
            "spies_out": on_map,
            "spies_gone": solo.SPIES - int(g.spies_ready) - on_map,
        },
        "victory": int(g.victory) if g.act == 2 else None,
    }


def tokens_view(g: SoloHellas) -> dict[str, Any]:
    lord = g.lord(YOU)
    marks = {effects.ACTIONS[action]: int(g.marks[action]) or None for action in members(lord.used)}
    if lord.tired:
        marks["exhausted_fight"] = int(g.marks[EXHAUSTED_FIGHT]) or None
    return {"pile": int(g.pile), "unseen": members(g.unseen), "marks": marks}


def vanguard_view(g: SoloHellas) -> dict[str, Any] | None:
    region = int(g.vanguard())
    if g.act == 2 or region < 0:
        return None
    path = [int(one) for one in solo.ROUTE]
    at = path.index(region)
    return {
        "region": tables.REGION_IDS[region],
        "hoplites": int(g.persians(region)),
        "path": [tables.REGION_IDS[one] for one in path],
        "next": tables.REGION_IDS[path[at + 1]] if at + 1 < len(path) else None,
        "back": tables.REGION_IDS[path[at - 1]] if at else None,
        "marches_left": len(path) - 1 - at,
    }


def token_kind(g: SoloHellas, region: int) -> str | None:
    if g.owner[region] == XERXES:
        return "persian"
    if g.owner[region] == YOU:
        return "loyal" if has(g.loyal, region) else "allied"
    return None


def overlay(g: SoloHellas, region: int) -> dict[str, Any]:
    in_city = g.lord(YOU).is_fortified(region)
    arrow = int(solo.ARROW[region])
    return {
        "number": int(solo.NUMBER[region]),
        "arrow": tables.REGION_IDS[arrow] if arrow >= 0 else None,
        "token": token_kind(g, region),
        "loyal": int(g.hoplites(YOU, region) - g.allied[region]),
        "allied": int(g.allied[region]),
        "in_city": None if not in_city else "allied" if has(g.allied_in_city, region) else "loyal",
        "persians": int(g.persians(region)),
        "spies": int(g.spies[region]),
        "population": int(g.population_for(YOU, region)),
    }


def script_view(g: SoloHellas) -> dict[str, Any] | None:
    for frame in g.stack:
        if isinstance(frame, Events) and frame.script >= 0:
            script = int(frame.script)
            return {
                "id": solo.SCRIPT_IDS[script],
                "token": script % solo.TOKENS + 1,
                "mobilization": int(solo.SCRIPT_MOBILIZATION[script]),
                "invasion": int(solo.SCRIPT_INVASION[script]),
                "monsters": solo.SCRIPT_MONSTERS[script] != 0,
            }
    return None


def threats_view(g: SoloHellas) -> list[dict[str, Any]]:
    """What may come next, the nearest things to watch."""
    threats = [threat("march", g.mobilization, solo.MARCH_SPACE)]
    if g.act == 1:
        threats.append(threat("invasion", g.invasion, solo.TOP_INVASION))
    else:
        held = g.lord(XERXES).held
        lands = [one for one in tables.LAND_REGIONS if held & one == one]
        threats.append(threat("lands", len(lands), solo.LANDS_TO_LOSE))
        threats.append(threat("tokens", count_bits(held), solo.TOKENS_TO_LOSE))
        threats.append(threat("time", solo.TOKENS - g.pile, solo.TOKENS))
    for god, name in enumerate(tables.GOD_IDS):
        besieged = g.monsters_in(tables.GOD_REGION[god]) != 0
        if besieged or g.level[god] < solo.START_LEVEL:
            lost = threat("monument", solo.START_LEVEL - g.level[god], solo.START_LEVEL)
            threats.append({**lost, "god": name, "monster_there": besieged})
    return threats


def threat(kind: str, have: int, limit: int) -> dict[str, Any]:
    return {"kind": kind, "have": int(have), "limit": int(limit)}


def goal_view(g: SoloHellas) -> dict[str, Any]:
    return {
        "victories_needed": int(g.victory) if g.act == 2 else None,
        "persian_tokens": int(count_bits(g.lord(XERXES).held)),
        "regions": int(count_bits(g.lord(YOU).held)),
        "loyal_regions": int(count_bits(g.loyal)),
    }
