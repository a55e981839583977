"""A rough worth of a position, for bots. The unit is about a coin.

It counts what leads to metropolises (types of buildings, philosophers), what brings coins, the strength on the
map, and, once offerings stand, what the god of a faction will give it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.cyclades import tables
from agon.games.cyclades.frame import IslandRule
from agon.games.cyclades.game import Cyclades, basic_kinds
from agon.games.cyclades.income import income_of
from agon.games.cyclades.rules.rounds import OFFERINGS_PHASE
from agon.kernel.bits import BIT, count_bits, has, lowest

METROPOLIS_WORTH: Final = 60.0
ENOUGH_WORTH: Final = 400.0
"""Metropolises enough to end the game with the coming end of the round."""
VICTORY_WORTH: Final = 1000.0
SET_WORTH: Final[vec[float]] = vec[float]([0.0, 6.0, 15.0, 30.0, METROPOLIS_WORTH])
"""By number of types of basic buildings."""
PHILOSOPHER_WORTH: Final[vec[float]] = vec[float]([0.0, 7.0, 17.0, 32.0, METROPOLIS_WORTH])
DUPLICATE_WORTH: Final = 1.5
FREE_SLOT_WORTH: Final = 1.2
COIN_WORTH: Final = 1.7
SPARE_COIN_WORTH: Final = 0.9
COINS_IN_USE: Final = 15
INCOME_WORTH: Final = 2.5
PRIESTESS_WORTH: Final = 3.5
LAND_WORTH: Final = 3.0
TROOP_WORTH: Final = 1.6
FLEET_WORTH: Final = 1.0
HERO_WORTH: Final = 3.5
FIGURE_WORTH: Final = 1.5
GUARD_WORTH: Final = 3.0
"""A piece or fortress beside a metropolis, up to GUARDS of them."""
GUARDS: Final = 4
BARE_METROPOLIS: Final = 12.0


def worth(g: Cyclades, seat: i64) -> float:
    """Of the side that a seat belongs to: partners and the two factions of one person go together."""
    if g.over:
        return VICTORY_WORTH if has(g.winners, seat) else 0.0
    first, last = g.side(seat)
    return side_worth(g, first, last)


def side_worth(g: Cyclades, first: i64, last: i64) -> float:
    total = 0.0
    kinds: i64 = 0
    metropolises: i64 = 0
    for faction in range(first, last + 1):
        total += faction_worth(g, faction)
        kinds |= basic_kinds(g, g.factions[faction].lands)
        metropolises += g.metropolises(faction)
    total += SET_WORTH[count_bits(kinds)] + METROPOLIS_WORTH * float(metropolises)
    if metropolises >= g.needed:
        total += ENOUGH_WORTH
    total += coins_worth(g.gold(first))
    for faction in range(first, last + 1):
        total += prospect(g, faction, kinds)
    return total


def coins_worth(coins: i64) -> float:
    in_use = min(coins, COINS_IN_USE)
    return COIN_WORTH * float(in_use) + SPARE_COIN_WORTH * float(coins - in_use)


def faction_worth(g: Cyclades, faction: i64) -> float:
    """Cards, stock on the map and land of one faction."""
    own = g.factions[faction]
    total = PHILOSOPHER_WORTH[min(own.philosophers, 4)]
    total += PRIESTESS_WORTH * float(min(own.priestesses, 6))
    total += INCOME_WORTH * float(income_of(g, faction))
    total += TROOP_WORTH * float(8 - own.troops_left) + FLEET_WORTH * float(8 - own.fleets_left)
    rest = own.lands
    while rest != 0:
        total += land_worth(g, lowest(rest))
        rest &= rest - 1
    for figure in range(tables.FIGURES):
        if g.figure_owner[figure] == faction:
            total += FIGURE_WORTH
    if g.guest == faction:
        total += TROOP_WORTH * float(g.guest_mercenaries) + HERO_WORTH * float(count_bits(g.guest_heroes))
    return total


def land_worth(g: Cyclades, land: i64) -> float:
    """Room and buildings, mercenaries and heroes, and how well metropolises are guarded."""
    total = LAND_WORTH + TROOP_WORTH * float(g.mercenaries[land]) + HERO_WORTH * float(count_bits(g.heroes[land]))
    guards = g.troops[land] + g.mercenaries[land] + count_bits(g.heroes[land])
    metropolises: i64 = 0
    for slot in range(land * 4, land * 4 + g.map.slot_count[land]):
        there = g.building[slot]
        if there == tables.EMPTY:
            total += FREE_SLOT_WORTH
        elif there < tables.METROPOLIS:
            total += DUPLICATE_WORTH
            if there == tables.FORTRESS:
                guards += 1
        else:
            metropolises += 1
    if metropolises > 0:
        total += GUARD_WORTH * float(min(guards, GUARDS))
        if guards == 0 and not g.minotaur_guards(land) and g.medusa_mask() != BIT[land]:
            total -= BARE_METROPOLIS
    return total


# ---------------------------------------------------------------------- what a god will give


def prospect(g: Cyclades, faction: i64, kinds: i64) -> float:
    """The worth of the god a faction stands on, less what it will pay; nothing once its turn has begun."""
    own = g.factions[faction]
    if own.bid_god == tables.NONE:
        return 0.0
    if g.active == faction:
        return duties_worth(g, faction, kinds)
    total = god_worth(g, faction, own.bid_god, kinds)
    if g.phase == OFFERINGS_PHASE:
        total -= COIN_WORTH * float(max(own.bid - own.priestesses, 0))
    return total


def duties_worth(g: Cyclades, faction: i64, kinds: i64) -> float:
    """What is left of the god's gifts in a turn under way: or its worth would vanish as the turn begins."""
    for frame in g.stack:
        if isinstance(frame, IslandRule) and frame.is_turn_of(faction):
            god = g.factions[faction].bid_god
            built = building_gain(kinds, tables.GOD_BUILDS[god], god == tables.HERA)
            left = built if frame.owes_building() else 0.0
            if frame.owes_recruit():
                left += god_worth(g, faction, god, kinds) - built
            return left
    return 0.0


def god_worth(g: Cyclades, faction: i64, god: i64, kinds: i64) -> float:
    if god == tables.APOLLO:
        return 2.0 * COIN_WORTH + 2.0 * INCOME_WORTH * 0.8
    own = g.factions[faction]
    built = building_gain(kinds, tables.GOD_BUILDS[god], god == tables.HERA)
    if god == tables.ATHENA:
        count = min(own.philosophers, 3)
        return built + PHILOSOPHER_WORTH[count + 1] - PHILOSOPHER_WORTH[count]
    if god == tables.ZEUS:
        return built + PRIESTESS_WORTH + 1.0
    if god == tables.POSEIDON:
        return built + FLEET_WORTH + 1.0
    if god == tables.ARES:
        return built + TROOP_WORTH + 2.0
    return built + TROOP_WORTH + 2.0


def building_gain(kinds: i64, kind: i64, is_any: bool) -> float:
    """What one more building adds to the set."""
    have = count_bits(kinds)
    if is_any or not has(kinds, kind):
        return SET_WORTH[have + 1] - SET_WORTH[have] + DUPLICATE_WORTH if have < 4 else DUPLICATE_WORTH
    return DUPLICATE_WORTH
