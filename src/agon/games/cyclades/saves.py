"""The board as plain data, and back. Names here are part of the save format."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.cyclades import tables
from agon.games.cyclades.archipelago import restored
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.state import restored_faction

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
        saved[name] = int(getattr(g, name))
    for name in TABLES:
        saved[name] = [int(number) for number in getattr(g, name)]
    return saved


def restore_board(g: Cyclades, saved: dict[str, Any]) -> None:
    g.map = restored(saved["map"])
    g.ladder = vec[i64](tables.LADDERS[g.options["ladder"]])
    g.teams = saved["teams"]
    g.forced_end = saved["forced_end"]
    g.factions = [restored_faction(faction) for faction in saved["factions"]]
    for name in NUMBERS:
        setattr(g, name, saved[name])
    for name in TABLES:
        setattr(g, name, vec[i64](saved[name]))
