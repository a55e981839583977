"""What a seat may see of the board, built from nothing. Factions are named by their numbers."""

from typing import Any, Final

from agon.games.cyclades import tables
from agon.games.cyclades.archipelago import REACH, area_id
from agon.games.cyclades.frame import BattleRule
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.generator import CELLS, WIDTH
from agon.games.cyclades.income import income_of
from agon.games.cyclades.laying import LayTiles, cells_for
from agon.games.cyclades.rules.offerings import due, standing_on
from agon.games.cyclades.rules.recruiting import price_in, unused_temples
from agon.games.cyclades.words import CELL_IDS
from agon.kernel.bits import count_bits, has, members
from agon.kernel.game import Shared

PHASES: Final = ("preparation", "income", "offerings", "creature_upkeep", "god_actions")


def own_view(g: Cyclades, seat: int | None) -> dict[str, Any]:
    """What a seat may see otherwise than the rest: the next creature where Zeus has looked (CY-5.5), coins (CY-1.3)."""
    return {
        "creatures": creatures_view(g, seat),
        "factions": [faction_view(g, faction, seat) for faction in range(g.count)],
    }


def moment_view(g: Cyclades) -> dict[str, Any]:
    return {
        "round": int(g.round),
        "phase": PHASES[g.phase] if g.round > 0 else "set_up",
        "active": faction_or_none(g.active),
        "active_god": tables.GOD_IDS[g.active_god] if g.active_god >= 0 else None,
        "teams": g.teams,
        "needed": int(g.needed),
        "forced_end": g.forced_end,
        "laying": laying_view(g),
        "figures": figures_view(g),
        "altars": altars_view(g),
        "ladder": [int(number) for number in g.ladder],
        "order": order_view(g, False),
        "next_order": order_view(g, True),
        "heroes": heroes_view(g),
        "stock": stock_view(g),
        "under_way": under_way(g),
    }


def map_view(g: Cyclades) -> dict[str, Any]:
    return {"face": g.map.dump()["face"], "hexes": g.map.hexes()}


def lands_view(g: Cyclades) -> dict[str, Any]:
    return {"lands": [land_view(g, land) for land in range(tables.LANDS) if has(g.map.all_land, land)]}


def seas_view(g: Cyclades) -> dict[str, Any]:
    return {"seas": [sea_view(g, sea) for sea in range(tables.SEAS) if has(g.map.all_sea, sea)]}


def same_map(one: Cyclades, other: Cyclades) -> bool:
    """A map is never changed: another one takes its place."""
    return one.map is other.map


def same_lands(one: Cyclades, other: Cyclades) -> bool:
    return (
        one.map is other.map
        and one.plenty == other.plenty
        and one.owner == other.owner
        and one.troops == other.troops
        and one.mercenaries == other.mercenaries
        and one.heroes == other.heroes
        and one.building == other.building
        and one.temples_used == other.temples_used
        and same_guests(one, other)
    )


def same_seas(one: Cyclades, other: Cyclades) -> bool:
    return (
        one.map is other.map
        and one.sea_plenty == other.sea_plenty
        and one.sea_owner == other.sea_owner
        and one.fleets == other.fleets
        and one.figure_at == other.figure_at
        and same_guests(one, other)
    )


def same_guests(one: Cyclades, other: Cyclades) -> bool:
    return (
        one.guest == other.guest
        and one.guest_land == other.guest_land
        and one.guest_sea == other.guest_sea
        and one.guest_troops == other.guest_troops
        and one.guest_mercenaries == other.guest_mercenaries
        and one.guest_heroes == other.guest_heroes
        and one.guest_fleets == other.guest_fleets
    )


COMMON_VIEW: Final = (
    Shared(moment_view),
    Shared(map_view, same_map),
    Shared(lands_view, same_lands),
    Shared(seas_view, same_seas),
)


def under_way(g: Cyclades) -> dict[str, Any] | None:
    """The battle on the stack, with the dice and sums of its last stage."""
    for frame in reversed(g.stack):
        if isinstance(frame, BattleRule):
            return frame.outline(g)
    return None


def faction_or_none(faction: int) -> int | None:
    return int(faction) if faction >= 0 else None


# ---------------------------------------------------------------------- the map


def laying_view(g: Cyclades) -> dict[str, Any] | None:
    """The tiles that are not laid yet, the one in hand, and the middles of the cells where it may lie."""
    for frame in g.stack:
        if isinstance(frame, LayTiles):
            cells = members(cells_for(g.map, frame.tile, CELLS)) if frame.tile >= 0 else []
            return {
                "tiles": [tile + 1 for tile in members(frame.pool)],
                "tile": frame.tile + 1 if frame.tile >= 0 else None,
                "cells": [cell_view(cell) for cell in cells],
            }
    return None


def cell_view(cell: int) -> dict[str, Any]:
    i, j = cell // WIDTH - REACH, cell % WIDTH - REACH
    return {"id": CELL_IDS[cell], "q": 3 * i - 2 * j, "r": 2 * i + 5 * j}


def land_view(g: Cyclades, land: int) -> dict[str, Any]:
    return {
        "id": tables.LAND_IDS[land],
        "horns": int(g.map.land_horns[land]),
        "prosperity": int(g.plenty[land]),
        "priestess": has(g.map.priestess, land),
        "owner": faction_or_none(g.owner[land]),
        "token": g.owner[land] >= 0 and g.troops[land] == 0,  # CY-1.5, CY-1.6
        "troops": int(g.troops[land]),
        "mercenaries": int(g.mercenaries[land]),
        "heroes": [tables.HERO_IDS[hero] for hero in members(g.heroes[land])],
        "guests": guests_view(g) if g.guest_land == land else None,
        "slots": [slot_view(g, land * 4 + at) for at in range(g.map.slot_count[land])],
        "island": tables.LAND_IDS[members(g.map.island[land])[0]],
    }


def guests_view(g: Cyclades) -> dict[str, Any]:
    """Attackers who fight for the area."""
    return {
        "faction": int(g.guest),
        "troops": int(g.guest_troops),
        "mercenaries": int(g.guest_mercenaries),
        "heroes": [tables.HERO_IDS[hero] for hero in members(g.guest_heroes)],
    }


def slot_view(g: Cyclades, slot: int) -> dict[str, Any]:
    q, r, direction = g.map.slot_place(slot)
    there = int(g.building[slot])
    building = None
    if there >= tables.METROPOLIS:
        building = "metropolis"
    elif there > 0:
        building = tables.BASIC_IDS[there - 1]
    return {
        "id": tables.SLOT_IDS[slot],
        "q": q,
        "r": r,
        "dir": direction,
        "sea": tables.SEA_IDS[g.map.slot_sea[slot]],
        "building": building,
        "bonus": tables.BONUS_IDS[there - tables.METROPOLIS] if there >= tables.METROPOLIS else None,
        "used": has(g.temples_used[slot // 4], slot % 4),
    }


def sea_view(g: Cyclades, sea: int) -> dict[str, Any]:
    return {
        "id": tables.SEA_IDS[sea],
        "horns": int(g.map.sea_horns[sea]),
        "prosperity": int(g.sea_plenty[sea]),
        "owner": faction_or_none(g.sea_owner[sea]),
        "fleets": int(g.fleets[sea]),
        "guests": {"faction": int(g.guest), "fleets": int(g.guest_fleets)} if g.guest_sea == sea else None,
        "closed": has(g.closed_seas(), sea),
    }


def figures_view(g: Cyclades) -> list[dict[str, Any]]:
    return [
        {
            "creature": tables.CREATURE_IDS[tables.FIGURE_CREATURE[figure]],
            "area": area_id(int(g.figure_at[figure])),
            "kind": "sea" if g.figure_at[figure] >= tables.SEA else "land",
            "faction": int(g.figure_owner[figure]),
        }
        for figure in range(tables.FIGURES)
        if g.figure_at[figure] >= 0
    ]


# ---------------------------------------------------------------------- the board of fate


def altars_view(g: Cyclades) -> list[dict[str, Any]]:
    """From the top down, Apollo last."""
    gods = [(int(g.altars[cell]), cell < g.open_altars) for cell in range(5)]
    return [altar_view(g, god, is_open) for god, is_open in [*gods, (tables.APOLLO, True)]]


def altar_view(g: Cyclades, god: int, is_open: bool) -> dict[str, Any]:
    faction = standing_on(g, god)
    return {
        "god": tables.GOD_IDS[god],
        "open": is_open,
        "faction": faction_or_none(faction),
        "offering": int(g.factions[faction].bid) if faction >= 0 else None,
    }


def order_view(g: Cyclades, coming: bool) -> list[int | None]:
    track = g.next_order if coming else g.order
    return [faction_or_none(track[place]) for place in range(g.count)]


def creatures_view(g: Cyclades, seat: int | None) -> dict[str, Any]:
    known = g.top >= 0 and seat is not None and has(g.top_known, seat)
    temples = int(unused_temples(g, faction_of(g, seat))) if seat is not None else 0
    cells = [
        {
            "price": int(tables.COLUMN_PRICE[cell]),
            "own_price": int(price_in(cell, temples)),
            "creature": tables.CREATURE_IDS[g.column[cell]] if g.column[cell] >= 0 else None,
        }
        for cell in range(tables.COLUMN_CELLS)
    ]
    return {
        "column": cells,
        "deck": int(count_bits(g.creature_deck)),
        "discard": [tables.CREATURE_IDS[card] for card in members(g.creature_discard)],
        "top": tables.CREATURE_IDS[g.top] if known else None,
    }


def faction_of(g: Cyclades, seat: int) -> int:
    """The faction of a seat: of two the one whose turn it is."""
    if g.active >= 0 and g.seat(g.active) == seat:
        return int(g.active)
    return next(faction for faction in range(g.count) if g.seat(faction) == seat)


def heroes_view(g: Cyclades) -> dict[str, Any]:
    return {
        "column": [
            tables.HERO_IDS[g.hero_cells[cell]] if g.hero_cells[cell] >= 0 else None
            for cell in range(tables.HERO_CELLS)
        ],
        "deck": int(count_bits(g.hero_deck)),
        "out": [tables.HERO_IDS[hero] for hero in members(g.heroes_out)],
        "fresh": [tables.HERO_IDS[hero] for hero in members(g.fresh_heroes)],
    }


# ---------------------------------------------------------------------- factions


def faction_view(g: Cyclades, faction: int, seat: int | None) -> dict[str, Any]:
    own = g.factions[faction]
    heroes = [hero for land in members(own.lands) for hero in members(g.heroes[land])]
    if g.guest == faction:
        heroes += members(g.guest_heroes)
    return {
        "faction": faction,
        "id": g.VOCABULARY.kinds["faction"].word(int(g.who(faction))),  # as options and their anchors name it
        "colour": tables.FACTION_IDS[faction],
        "city": tables.CITY_IDS[faction],
        "seat": int(g.seat(faction)),
        "team": faction // 2 if g.teams else None,
        "coins": int(g.gold(faction)) if may_see_coins(g, faction, seat) else None,
        "income": int(income_of(g, faction)),
        "priestesses": int(own.priestesses),
        "philosophers": int(own.philosophers),
        "troops_left": int(own.troops_left),
        "fleets_left": int(own.fleets_left),
        "metropolises": int(g.metropolises(faction)),
        "sheltered": [tables.HERO_IDS[hero] for hero in members(own.sheltered)],
        "lands": int(count_bits(own.lands)),
        "seas": int(count_bits(own.seas)),
        "heroes": [tables.HERO_IDS[hero] for hero in heroes],
        "creatures": [
            tables.CREATURE_IDS[tables.FIGURE_CREATURE[at]]
            for at in range(tables.FIGURES)
            if g.figure_owner[at] == faction
        ],
        "god": tables.GOD_IDS[own.bid_god] if own.bid_god >= 0 else None,
        "offering": int(own.bid) if own.bid_god >= 0 else None,
        "due": int(due(g, faction)) if own.bid_god >= 0 and may_see_coins(g, faction, seat) else None,
        "banned": tables.GOD_IDS[own.banned] if own.banned >= 0 else None,
    }


def may_see_coins(g: Cyclades, faction: int, seat: int | None) -> bool:
    """CY-1.3: behind the screen; CY-11.1: a team has one purse. At the end the screens come down."""
    if g.over:
        return True
    if seat is None:
        return False
    return any(g.seat(other) == seat and g.purse(other) == g.purse(faction) for other in range(g.count))


def stock_view(g: Cyclades) -> dict[str, Any]:
    return {
        "buildings": {name: int(g.stock[at + 1]) for at, name in enumerate(tables.BASIC_IDS)},
        "metropolises": int(count_bits(g.tokens)),
        "mercenaries": int(g.mercenaries_left),
        "priestesses": int(g.priestesses_left),
        "philosophers": int(g.philosophers_left),
    }
