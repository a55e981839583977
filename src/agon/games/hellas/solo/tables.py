"""The data of the game alone as flat tables, read once from ``data/solo.toml``.

An operation of a script is a row of numbers: what it does, up to three arguments, and the operation done otherwise.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.hellas import effects, tables
from agon.games.hellas.solo import effects as ops
from agon.games.hellas.tables import ids, read
from agon.kernel.bits import BIT

SOLO: Final[dict[str, Any]] = read("solo")

# ---------------------------------------------------------------------- the sheet and the map

WITH_PERSIANS: Final = -1
"""Instead of a set of lands: those with a Persian control token."""

XERXES: Final = 1
"""His place among the lords: a force on the board, never a seat."""
TOKENS: Final = 24
ACTS: Final = 2
SPIES: Final = 4
COMMAND_SLOTS: Final = 5
START_LEVEL: Final = 5
START_PERSIANS: Final = 2
FIRST_SPACE: Final = 1
MARCH_SPACE: Final[int] = FIRST_SPACE + SOLO["mobilization_steps"]
CARRIES_SURPLUS: Final[bool] = SOLO["mobilization_surplus"] == "carried"
SLAIN_REWARD: Final[int] = ops.REWARDS.index(SOLO["slain_reward"])
TOP_INVASION: Final[int] = SOLO["top_invasion"]
TOKENS_TO_LOSE: Final[int] = SOLO["persian_tokens_lost"]
LANDS_TO_LOSE: Final = 2
PERSIAN_STRENGTH: Final[int] = SOLO["hoplite_strength"]
CITY_RECRUIT: Final[vec[i64]] = vec[i64](
    [
        0 if not row["city"] else SOLO["recruit_sparta"] if row["city"] == "sparta" else SOLO["recruit_city"]
        for row in tables.REGION_DATA
    ]
)
TEMPLES: Final[int] = SOLO["temples"]


def region(name: str) -> int:
    return tables.REGION_IDS.index(name)


LACONIA: Final[int] = region("laconia")
MESSENIA: Final[int] = region("messenia")
MACEDONIA: Final[int] = region("macedonia")
ROUTE: Final[vec[i64]] = vec[i64]([region(name) for name in SOLO["route"]])
ROUTE_LENGTH: Final[int] = len(SOLO["route"])
NO_USURPING: Final[int] = sum(1 << tables.LAND_IDS.index(name) for name in SOLO["no_usurping_in"])
NORTH: Final[int] = int(tables.LAND_REGIONS[tables.LAND_IDS.index("red")])
"""The regions of the land that falls first (LS-13.8)."""

NUMBER: Final[vec[i64]] = vec[i64]([SOLO["numbers"][name] for name in tables.REGION_IDS])
"""By region: the number printed on it."""
BY_NUMBER: Final[vec[i64]] = vec[i64](
    [int(at) for at in sorted(range(tables.REGIONS), key=lambda at: SOLO["numbers"][tables.REGION_IDS[at]])]
)
"""All regions in number order."""
ARROW: Final[vec[i64]] = vec[i64](
    [region(SOLO["arrows"][name]) if name in SOLO["arrows"] else -1 for name in tables.REGION_IDS]
)
"""By region: where a monster goes from there; -1 where a monument stands."""


def neighbours_without_fleece() -> vec[i64]:
    pairs = tables.MAP["borders"] + SOLO["open_routes"]
    return tables.neighbour_masks(pairs)


FEWER_NEIGHBOURS: Final[vec[i64]] = neighbours_without_fleece()
"""LS-13.17: for the player when most sea routes are closed."""
FEWER_WITHIN: Final[vec[i64]] = tables.within_masks(FEWER_NEIGHBOURS)

# ---------------------------------------------------------------------- the prologue and the cards


def drawn(head: str, field: str, words: tuple[str, ...]) -> vec[i64]:
    """By token number (0 stands for none): what it brings."""
    found = [-1] * (TOKENS + 1)
    for row in SOLO[head]:
        for token in range(row["from"], row["to"] + 1):
            found[token] = words.index(row[field])
    return vec[i64](found)


DRAWN_MONSTER: Final[vec[i64]] = drawn("monster", "monster", tables.MONSTER_IDS)
DRAWN_LAIR: Final[vec[i64]] = drawn("monster", "region", tables.REGION_IDS)
DRAWN_QUEST: Final[vec[i64]] = drawn("quest", "quest", tables.QUEST_IDS)
MONSTER_DRAWS: Final = 2
QUEST_DRAWS: Final = 3
ALL_TOKENS: Final[int] = (1 << (TOKENS + 1)) - 2
"""The tokens 1 to 24 as bits."""


def chosen(words: tuple[str, ...], named: list[str]) -> int:
    return sum(int(BIT[at]) for at, word in enumerate(words) if word in named)


COMBAT: Final[int] = sum(
    1 << at
    for at, name in enumerate(tables.COMBAT_IDS)
    if name in SOLO["combat"] or name.rsplit("-", 1)[0] in SOLO["combat"]
)
ARTIFACTS: Final[int] = chosen(tables.ARTIFACT_IDS, SOLO["artifacts"])
BLESSINGS: Final[int] = chosen(tables.BLESSING_IDS, SOLO["blessings"])

# ---------------------------------------------------------------------- scripts

SCRIPT_DATA: Final[list[dict[str, Any]]] = SOLO["script"]
SCRIPT_IDS: Final[tuple[str, ...]] = ids(SCRIPT_DATA)
ROWS: Final[list[list[int]]] = []


def mask(words: tuple[str, ...], named: Any) -> int:
    if named == "all":
        return int(BIT[len(words)]) - 1
    return WITH_PERSIANS if isinstance(named, str) else chosen(words, named)


def arguments(row: dict[str, Any]) -> list[int]:
    """The three arguments of an operation, each as its rule reads them."""
    name = row["op"]
    if name == "attitude":
        return [mask(tables.LAND_IDS, row["lands"]), row["by"], 0]
    if name == "reinforce_vanguard":
        return [row["hoplites"], row["if_fewer_than"], 0]
    if name == "spawn_monster":
        return [tables.MONSTER_IDS.index(row["monster"]), region(row["region"]), 0]
    if name in ("place_spy", "place_persian_control"):
        return [region(row["region"]), 0, 0]
    if name == "destroy_monument_level":
        which = ops.MONUMENTS.index(row.get("god") or row["which"])
        return [which, row.get("not_below", 0), mask(tables.REGION_IDS, row.get("vanguard_in", []))]
    if name in ("hero_injury", "lose_hoplites_per_land", "lose_hoplites_per_region"):
        return [row.get("hostile", 0), row.get("wary", 0), row.get("amount", 0)]
    if name == "lose_allied_control":
        return [mask(ops.ATTITUDES, row["attitudes"]), 0, 0]
    if name in ("mobilization", "invasion"):
        return [row["by"], 0, 0]
    if name == "set_mobilization":
        return [row["space"], 0, 0]
    if name == "mark_special_action":
        return [effects.ACTIONS.index(row["action"]), 0, 0]
    return [0, 0, 0]


def laid_down(rows: list[dict[str, Any]]) -> int:
    """The place of the first of these operations among all; what is done otherwise lies behind them."""
    first = len(ROWS)
    for row in rows:
        ROWS.append([ops.OPERATIONS.index(row["op"]), *arguments(row), -1])
    for at, row in enumerate(rows):
        if "otherwise" in row:
            ROWS[first + at][4] = laid_down(row["otherwise"])
    return first


SCRIPT_FIRST: Final[vec[i64]] = vec[i64]([laid_down(row["do"]) for row in SCRIPT_DATA])
"""By script (Act I, then Act II, by token): its first operation; the others follow."""
SCRIPT_COUNT: Final[vec[i64]] = vec[i64]([len(row["do"]) for row in SCRIPT_DATA])
SCRIPT_MOBILIZATION: Final[vec[i64]] = tables.column(SCRIPT_DATA, "mobilization")
SCRIPT_INVASION: Final[vec[i64]] = tables.column(SCRIPT_DATA, "invasion")
SCRIPT_MONSTERS: Final[vec[i64]] = tables.column(SCRIPT_DATA, "monsters")
FAILED_QUEST: Final[vec[i64]] = tables.coded(SOLO["failed"], "quest", tables.QUEST_IDS)
"""Quests in the order in which their failure is paid for (LS-13.7)."""
FAILED_FIRST: Final[vec[i64]] = vec[i64]([laid_down(row["do"]) for row in SOLO["failed"]])
FAILED_COUNT: Final[int] = len(SOLO["failed"])

OPERATION: Final[vec[i64]] = vec[i64]([row[0] for row in ROWS])
FIRST: Final[vec[i64]] = vec[i64]([row[1] for row in ROWS])
SECOND: Final[vec[i64]] = vec[i64]([row[2] for row in ROWS])
THIRD: Final[vec[i64]] = vec[i64]([row[3] for row in ROWS])
OTHERWISE: Final[vec[i64]] = vec[i64]([row[4] for row in ROWS])
OPERATION_COUNT: Final[int] = len(ROWS)


def script_of(act: i64, token: i64) -> i64:
    """The script that a token means in an act."""
    return (act - 1) * TOKENS + token - 1


def first_in_order(regions: i64) -> i64:
    """The region of a set with the lowest number; -1 of none."""
    for place in range(tables.REGIONS):
        if regions & BIT[BY_NUMBER[place]] != 0:
            return BY_NUMBER[place]
    return -1
