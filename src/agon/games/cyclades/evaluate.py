"""What a position is to a side, for bots. The unit is about a coin.

It counts what leads to metropolises (types of buildings, philosophers), what brings coins, the strength on the
map, and, once offerings stand, what the god of a faction will give it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.cyclades import tables
from agon.games.cyclades.frame import FactionRule
from agon.games.cyclades.game import Cyclades, basic_kinds
from agon.games.cyclades.income import income_of
from agon.games.cyclades.rules.rounds import OFFERINGS_PHASE
from agon.kernel.bits import BIT, count_bits, each, has
from agon.kernel.evaluator import Evaluator
from agon.kernel.game import Game

METROPOLIS_VALUE: Final = 60.0
ENOUGH_VALUE: Final = 400.0
"""Metropolises enough to end the game with the coming end of the round."""
VICTORY_VALUE: Final = 1000.0
SET_VALUE: Final[vec[float]] = vec[float]([0.0, 6.0, 15.0, 30.0, METROPOLIS_VALUE])
"""By number of types of basic buildings."""
PHILOSOPHER_VALUE: Final[vec[float]] = vec[float]([0.0, 7.0, 17.0, 32.0, METROPOLIS_VALUE])
DUPLICATE_VALUE: Final = 1.5
FREE_SLOT_VALUE: Final = 1.2
COIN_VALUE: Final = 1.7
SPARE_COIN_VALUE: Final = 0.9
COINS_IN_USE: Final = 15
INCOME_VALUE: Final = 2.5
PRIESTESS_VALUE: Final = 3.5
LAND_VALUE: Final = 3.0
TROOP_VALUE: Final = 1.6
FLEET_VALUE: Final = 1.0
HERO_VALUE: Final = 3.5
FIGURE_VALUE: Final = 1.5
GUARD_VALUE: Final = 3.0
"""A piece or fortress beside a metropolis, up to GUARDS of them."""
GUARDS: Final = 4
BARE_METROPOLIS: Final = 12.0


class IslandEvaluator(Evaluator):
    """Judges a position by hand-made numbers."""

    def evaluate(self, game: Game, seat: i64) -> float:
        assert isinstance(game, Cyclades)
        return evaluate(game, seat)

    def lookahead(self) -> int:
        """Source, pieces and target of a move, or the place of what was bought."""
        return 3


def evaluate(g: Cyclades, seat: i64) -> float:
    """Of the side that a seat belongs to: partners and the two factions of one person go together."""
    if g.over:
        return VICTORY_VALUE if has(g.winners, seat) else 0.0
    first, last = g.side(seat)
    return side_value(g, first, last)


def side_value(g: Cyclades, first: i64, last: i64) -> float:
    total = 0.0
    kinds: i64 = 0
    metropolises: i64 = 0
    for faction in range(first, last + 1):
        total += faction_value(g, faction)
        kinds |= basic_kinds(g, g.factions[faction].lands)
        metropolises += g.metropolises(faction)
    total += SET_VALUE[count_bits(kinds)] + METROPOLIS_VALUE * float(metropolises)
    if metropolises >= g.needed:
        total += ENOUGH_VALUE
    total += coins_value(g.gold(first))
    for faction in range(first, last + 1):
        total += prospect(g, faction, kinds)
    return total


def coins_value(coins: i64) -> float:
    in_use = min(coins, COINS_IN_USE)
    return COIN_VALUE * float(in_use) + SPARE_COIN_VALUE * float(coins - in_use)


def faction_value(g: Cyclades, faction: i64) -> float:
    """Cards, stock on the map and land of one faction."""
    own = g.factions[faction]
    total = PHILOSOPHER_VALUE[min(own.philosophers, 4)]
    total += PRIESTESS_VALUE * float(min(own.priestesses, 6))
    total += INCOME_VALUE * float(income_of(g, faction))
    total += TROOP_VALUE * float(8 - own.troops_left) + FLEET_VALUE * float(8 - own.fleets_left)
    for land in each(own.lands):
        total += land_value(g, land)
    for figure in range(tables.FIGURES):
        if g.figure_owner[figure] == faction:
            total += FIGURE_VALUE
    if g.guest == faction:
        total += TROOP_VALUE * float(g.guest_mercenaries) + HERO_VALUE * float(count_bits(g.guest_heroes))
    return total


def land_value(g: Cyclades, land: i64) -> float:
    """Room and buildings, mercenaries and heroes, and how well metropolises are guarded."""
    total = LAND_VALUE + TROOP_VALUE * float(g.mercenaries[land]) + HERO_VALUE * float(count_bits(g.heroes[land]))
    guards = g.troops[land] + g.mercenaries[land] + count_bits(g.heroes[land])
    metropolises: i64 = 0
    for slot in range(land * 4, land * 4 + g.map.slot_count[land]):
        there = g.building[slot]
        if there == tables.EMPTY:
            total += FREE_SLOT_VALUE
        elif there < tables.METROPOLIS:
            total += DUPLICATE_VALUE
            if there == tables.FORTRESS:
                guards += 1
        else:
            metropolises += 1
    if metropolises > 0:
        total += GUARD_VALUE * float(min(guards, GUARDS))
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
        return duties_value(g, faction, kinds)
    total = god_value(g, faction, own.bid_god, kinds)
    if g.phase == OFFERINGS_PHASE:
        total -= COIN_VALUE * float(max(own.bid - own.priestesses, 0))
    return total


def duties_value(g: Cyclades, faction: i64, kinds: i64) -> float:
    """What is left of the god's gifts in a turn under way: or its worth would vanish as the turn begins."""
    for frame in g.stack:
        if isinstance(frame, FactionRule) and frame.is_turn_of(faction):
            god = g.factions[faction].bid_god
            built = building_gain(kinds, tables.GOD_BUILDS[god], god == tables.HERA)
            left = built if frame.owes_building(g) else 0.0
            if frame.owes_recruit(g):
                left += god_value(g, faction, god, kinds) - built
            return left
    return 0.0


def god_value(g: Cyclades, faction: i64, god: i64, kinds: i64) -> float:
    if god == tables.APOLLO:
        return 2.0 * COIN_VALUE + 2.0 * INCOME_VALUE * 0.8
    own = g.factions[faction]
    built = building_gain(kinds, tables.GOD_BUILDS[god], god == tables.HERA)
    if god == tables.ATHENA:
        count = min(own.philosophers, 3)
        return built + PHILOSOPHER_VALUE[count + 1] - PHILOSOPHER_VALUE[count]
    if god == tables.ZEUS:
        return built + PRIESTESS_VALUE + 1.0
    if god == tables.POSEIDON:
        return built + FLEET_VALUE + 1.0
    if god == tables.ARES:
        return built + TROOP_VALUE + 2.0
    return built + TROOP_VALUE + 2.0


def building_gain(kinds: i64, kind: i64, is_any: bool) -> float:
    """What one more building adds to the set."""
    have = count_bits(kinds)
    if is_any or not has(kinds, kind):
        return SET_VALUE[have + 1] - SET_VALUE[have] + DUPLICATE_VALUE if have < 4 else DUPLICATE_VALUE
    return DUPLICATE_VALUE
