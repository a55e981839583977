"""The words that ``data/solo.toml`` uses, each with its number. No data is read here."""

from typing import Final

ATTITUDES: Final = ("hostile", "wary", "neutral", "loyal")
HOSTILE: Final = 0
WARY: Final = 1
NEUTRAL: Final = 2
LOYAL: Final = 3

REWARDS: Final = ("blessing_or_marked_wound", "blessing_and_marked_wound", "blessing_only")
BLESSING_AND_WOUND: Final = 1
BLESSING_ONLY: Final = 2

OPERATIONS: Final = (
    "attitude",
    "reinforce_vanguard",
    "mobilization",
    "spawn_monster",
    "monster_phase",
    "place_spy",
    "spying_phase",
    "destroy_monument_level",
    "hero_injury",
    "lose_allied_half_up",
    "lose_hoplites_per_land",
    "lose_hoplites_per_region",
    "lose_allied_control",
    "invasion",
    "place_persian_control",
    "set_mobilization",
    "mark_special_action",
    "close_sea_routes",
)
DO_ATTITUDE: Final = 0
DO_REINFORCE: Final = 1
DO_MOBILIZE: Final = 2
DO_MONSTER: Final = 3
DO_MONSTERS: Final = 4
DO_SPY: Final = 5
DO_SPYING: Final = 6
DO_DESTROY: Final = 7
DO_INJURE: Final = 8
DO_HALVE: Final = 9
DO_LAND_LOSSES: Final = 10
DO_REGION_LOSSES: Final = 11
DO_DROP_TOKENS: Final = 12
DO_INVASION: Final = 13
DO_PERSIAN_TOKEN: Final = 14
DO_SET_MOBILIZATION: Final = 15
DO_MARK: Final = 16
DO_CLOSE_SEA: Final = 17

MONUMENTS: Final = ("zeus", "athena", "hermes", "each", "highest_in_persian_controlled_region")
EACH_MONUMENT: Final = 3
HIGHEST_PERSIAN: Final = 4
