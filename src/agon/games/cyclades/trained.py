"""How trained bots judge: what a side and its rivals hold, weighed by a network that games between bots have taught.

The network (``data/trained.json``) is made by ``agon learn cyclades``.
"""

from importlib.resources import files
from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.cyclades import tables
from agon.games.cyclades.evaluate import IslandEvaluator, evaluate, side_value
from agon.games.cyclades.frame import FactionRule
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.income import income_of
from agon.games.cyclades.reach import reachable_lands
from agon.games.cyclades.rules.rounds import ACTIONS_PHASE, OFFERINGS_PHASE
from agon.kernel.bits import BIT, count_bits, each, has
from agon.kernel.evaluator import NetworkEvaluator
from agon.kernel.game import Game
from agon.kernel.network import read_network

# the things, by place in the table
METROPOLISES: Final = 0
"""Three places: at least one, two, three."""
KINDS: Final = 3
PHILOSOPHERS: Final = 6
COINS: Final = 9
"""Four places: all, and those up to each of COIN_STEPS."""
PRIESTESSES: Final = 13
INCOME: Final = 14
LAND: Final = 15
FREE_SLOTS: Final = 16
BUILDINGS: Final = 17
FORTRESSES: Final = 18
TROOPS: Final = 19
FLEETS: Final = 20
HIRED: Final = 21
HEROES_HELD: Final = 22
FIGURES_HELD: Final = 23
GUARDS: Final = 24
METROPOLIS_IN_REACH: Final = 25
LAND_IN_REACH: Final = 26
LATE_PLACES: Final = 27
NEW_KIND_TO_COME: Final = 28
GODS: Final = 29
"""Six places: the gods whose gifts are still to come."""
RIVALS_TO_ACT: Final = 35
"""With enough metropolises to win: the turns in which rivals may still take one."""
THINGS: Final = 36
COIN_STEPS: Final[vec[i64]] = vec[i64]([6, 12, 20])
MOST_GUARDS: Final = 4
MOMENT: Final = 2 * THINGS
"""Five places: the phase, who is asked, and the lead by hand-made numbers."""
INPUTS: Final = MOMENT + 5
ROUGH_SCALE: Final = 80.0
FARTHEST: Final = 4.0
SLIGHTEST: Final = 0.01
UNIT: Final = 50.0
"""Worth for a step of one in the logarithm of the odds; leads count twice, once on each side."""


class Standing:
    """What every side holds, and what that is by hand-made numbers."""

    def __init__(self, g: Cyclades) -> None:
        self.held: list[vec[float]] = []
        self.rough: list[float] = []
        for seat in range(g.players):
            first, last = g.side(seat)
            self.held.append(things(g, first, last))
            self.rough.append(side_value(g, first, last))


class TrainedIslands(NetworkEvaluator):
    """What a side's chance to win, as the network sees it, comes to. The end is known, not judged."""

    def evaluate(self, game: Game, seat: i64) -> float:
        return self.by_seat(game)[seat]

    def by_seat(self, game: Game) -> vec[float]:
        assert isinstance(game, Cyclades)
        if game.over:
            return vec[float]([evaluate(game, seat) for seat in range(game.players)])
        standing = Standing(game)
        found = vec[float]([0.0] * game.players)
        for seat in range(game.players):
            answer = self.network.answer(inputs(game, standing, seat), seat)
            chance = min(max(answer, SLIGHTEST), 1.0 - SLIGHTEST)
            found[seat] = UNIT * log(chance / (1.0 - chance))
        return found

    def inputs(self, game: Game) -> list[vec[float]]:
        assert isinstance(game, Cyclades)
        standing = Standing(game)
        return [inputs(game, standing, seat) for seat in range(game.players)]

    def lookahead(self) -> int:
        return IslandEvaluator().lookahead()


def trained_islands() -> TrainedIslands:
    text = files("agon.games.cyclades").joinpath("data", "trained.json").read_text("utf-8")
    return TrainedIslands(read_network(text))


def inputs(g: Cyclades, standing: Standing, seat: i64) -> vec[float]:
    """What a side holds, the mean of what its rivals hold, and the moment."""
    own = standing.held[seat]
    found = vec[float]([0.0] * INPUTS)
    for at in range(THINGS):
        found[at] = own[at]
    rivals = 0.0
    rough = 0.0
    for other in range(g.players):
        if g.is_rival(seat, other):
            rivals += 1.0
            rough += standing.rough[other]
            theirs = standing.held[other]
            for at in range(THINGS):
                found[THINGS + at] += theirs[at]
    for at in range(THINGS, 2 * THINGS):
        found[at] /= rivals
    lead = (standing.rough[seat] - rough / rivals) / ROUGH_SCALE
    found[MOMENT] = 1.0 if g.phase == OFFERINGS_PHASE else 0.0
    found[MOMENT + 1] = 1.0 if g.phase == ACTIONS_PHASE else 0.0
    found[MOMENT + 2] = 1.0 if g.asked == seat else 0.0
    found[MOMENT + 3] = 1.0 if g.asked >= 0 and g.asked != seat else 0.0
    found[MOMENT + 4] = max(-FARTHEST, min(FARTHEST, lead))
    return found


def things(g: Cyclades, first: i64, last: i64) -> vec[float]:
    found = vec[float]([0.0] * THINGS)
    lands: i64 = 0
    for faction in range(first, last + 1):
        lands |= g.factions[faction].lands
    kinds = note_lands(g, first, lands, found)
    coins = g.gold(first)
    metropolises: i64 = 0
    for faction in range(first, last + 1):
        metropolises += g.metropolises(faction)
        coins -= due(g, faction)
        note_faction(g, faction, found)
        note_gifts(g, faction, kinds, found)
    for n in range(3):
        found[METROPOLISES + n] = 1.0 if metropolises > n else 0.0
        found[KINDS + n] = 1.0 if count_bits(kinds) > n else 0.0
        found[COINS + 1 + n] = float(min(coins, COIN_STEPS[n]))
    found[COINS] = float(coins)
    if metropolises >= g.needed:
        found[RIVALS_TO_ACT] = rivals_to_act(g, first)
    return found


def rivals_to_act(g: Cyclades, first: i64) -> float:
    count = 0.0
    for rival in range(g.count):
        if g.are_enemies(first, rival) and g.factions[rival].bid_god != tables.NONE:
            count += 1.0
    return count


def due(g: Cyclades, faction: i64) -> i64:
    """What a faction will pay for its offering."""
    own = g.factions[faction]
    return max(own.bid - own.priestesses, 0) if g.phase == OFFERINGS_PHASE else 0


def note_faction(g: Cyclades, faction: i64, found: vec[float]) -> None:
    own = g.factions[faction]
    for n in range(3):
        if own.philosophers > n:
            found[PHILOSOPHERS + n] += 1.0
    found[PRIESTESSES] += float(own.priestesses)
    found[INCOME] += float(income_of(g, faction))
    found[TROOPS] += float(tables.MAX_TROOPS - own.troops_left)
    found[FLEETS] += float(tables.MAX_FLEETS - own.fleets_left)
    for figure in range(tables.FIGURES):
        if g.figure_owner[figure] == faction:
            found[FIGURES_HELD] += 1.0
    for place in range(g.count):
        if g.next_order[place] == faction:
            found[LATE_PLACES] += float(place)
    if g.guest == faction:
        found[HIRED] += float(g.guest_mercenaries)
        found[HEROES_HELD] += float(count_bits(g.guest_heroes))


def note_lands(g: Cyclades, first: i64, lands: i64, found: vec[float]) -> i64:
    """What stands on the land of a side; the kinds of basic buildings, as bits."""
    threats = threats_to(g, first, lands)
    kinds: i64 = 0
    for land in each(lands):
        guards = strength(g, land)
        metropolises = 0.0
        for slot in range(land * 4, land * 4 + g.map.slot_count[land]):
            there = g.building[slot]
            if there == tables.EMPTY:
                found[FREE_SLOTS] += 1.0
            elif there >= tables.METROPOLIS:
                metropolises += 1.0
            elif tables.PORT <= there <= tables.ACADEMY:
                kinds |= BIT[there]
                found[BUILDINGS] += 1.0
                if there == tables.FORTRESS:
                    found[FORTRESSES] += 1.0
                    guards += 1
        found[LAND] += 1.0
        found[HIRED] += float(g.mercenaries[land])
        found[HEROES_HELD] += float(count_bits(g.heroes[land]))
        found[GUARDS] += float(min(guards, MOST_GUARDS)) * metropolises
        if threats[land] > 0 and threats[land] >= guards:
            if metropolises > 0.0:
                found[METROPOLIS_IN_REACH] += metropolises
            else:
                found[LAND_IN_REACH] += 1.0
    return kinds


def strength(g: Cyclades, land: i64) -> i64:
    return g.troops[land] + g.mercenaries[land] + count_bits(g.heroes[land])


def threats_to(g: Cyclades, first: i64, lands: i64) -> vec[i64]:
    """By land area of a side, the strongest force of a rival that could march there."""
    threats = vec[i64]([0] * tables.LANDS)
    for rival in range(g.count):
        if not g.are_enemies(first, rival):
            continue
        for land in each(g.factions[rival].lands):
            force = strength(g, land)
            for target in each(reachable_lands(g, rival, land) & lands if force > 0 else 0):
                threats[target] = max(threats[target], force)
    return threats


def note_gifts(g: Cyclades, faction: i64, kinds: i64, found: vec[float]) -> None:
    """The god of a faction whose turn is to come, or what it has not yet given in a turn under way."""
    god = g.factions[faction].bid_god
    if god == tables.NONE:
        return
    gives_building = gives_recruit = g.active != faction
    for frame in g.stack:
        if isinstance(frame, FactionRule) and frame.is_turn_of(faction):
            gives_building, gives_recruit = frame.owes_building(g), frame.owes_recruit(g)
    if gives_recruit:
        found[GODS + god] += 1.0
    is_new_kind = god != tables.APOLLO and (god == tables.HERA or not has(kinds, tables.GOD_BUILDS[god]))
    if gives_building and is_new_kind:
        found[NEW_KIND_TO_COME] += 1.0
