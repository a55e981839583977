"""A rough worth of a position, for bots: the nearest way to win, and the means to get there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from agon.games.hellas.constants import (
    KING_TOKENS,
    PLACES,
    PRIESTS,
    SYMBOL_COUNT,
    TEMPLES_TO_WIN,
    TOP_LEVEL,
    TROPHIES_TO_WIN,
)
from agon.games.hellas.names import A_RECRUIT
from agon.games.hellas.state import Lord
from agon.games.hellas.tables import (
    CITIES,
    CONVERSION,
    COUNTS_FOR_THREE,
    DELPHI,
    GOD_COUNT,
    GOD_REGION,
    LAND_OF,
    LAND_REGIONS,
    LANDS,
    MONSTERS,
    PLACE_SYMBOL,
    REGIONS,
    SHRINES,
    SYMBOL_CARDS,
    WITHIN,
)
from agon.kernel.bits import BIT, count_bits, has

if TYPE_CHECKING:
    from agon.games.hellas.game import Hellas
    from agon.games.hellas.rules.hunt import Hunt

VICTORY: Final = 1000.0
NEAREST_WAY: Final = 40.0
OTHER_WAYS: Final = 10.0
REGION: Final = 0.5
CITY: Final = 0.4
HOPLITE: Final = 0.3
FORTIFIED: Final = 0.1
ATTRIBUTE: Final = 1.0
INJURY: Final = -0.6
PRIEST: Final = 0.7
CARD: Final = 0.4
ARTIFACT: Final = 1.0
CHARGED: Final = 0.2
BLESSING: Final = 1.2
GLORY: Final = 0.8
QUEST_STEP: Final = 0.6
QUEST_CARD: Final = 1.0
USED_ACTION: Final = -0.25
SPECIAL_LEFT: Final = 3.0
REGULAR_LEFT: Final = 0.1
NEAR_GAME: Final = 1.6
IN_REACH: Final = 0.5
FULL_GARRISON: Final = 5
HUNT_ROUND: Final = 1.5
"""Wounds that a hunter may hope for beyond those in hand."""


CONQUER: Final = 0
WORSHIP: Final = 1
SLAY: Final = 2
RULE: Final = 3
WAYS: Final = 4
INCLINATIONS: Final[list[float]] = [
    *(1.6, 1.0, 0.8, 1.1),  # Achilles
    *(1.0, 2.6, 0.4, 1.2),  # Helen
    *(0.9, 0.9, 1.1, 1.0),  # Heracles
    *(0.9, 1.0, 1.1, 1.0),  # Perseus
]
"""By hero and way to win."""


def worth(g: Hellas, seat: i64) -> float:
    if g.over:
        return VICTORY if has(g.winners, seat) else 0.0
    lord = g.lords[seat]
    value = ways(g, lord) + means(g, lord)
    if g.active == seat:
        value += time_left(g, lord)
    return value + hunting(g, lord)


def ways(g: Hellas, lord: Lord) -> float:
    """The four ways to win, each from 0 to 1 and as the hero is inclined; the nearest counts most (LH-1)."""
    warlord = conquest(g, lord) * inclination(lord.hero, CONQUER)
    favored = devotion(g, lord) * inclination(lord.hero, WORSHIP)
    slayer = float(count_bits(lord.trophies)) / float(TROPHIES_TO_WIN) * inclination(lord.hero, SLAY)
    king = crown(g, lord) * inclination(lord.hero, RULE)
    best = max(max(warlord, favored), max(slayer, king))
    return NEAREST_WAY * best * best + OTHER_WAYS * (warlord + favored + slayer + king)


def inclination(hero: i64, way: i64) -> float:
    """Heroes differ: Achilles leads armies, Helen gathers temples, Heracles and Perseus hunt."""
    return INCLINATIONS[hero * WAYS + way] if hero >= 0 else 1.0


def conquest(g: Hellas, lord: Lord) -> float:
    """The fullest lands, as many as are needed."""
    first, second, third = 0.0, 0.0, 0.0
    for land in range(LANDS):
        if g.players == 3 and COUNTS_FOR_THREE[land] == 0:
            continue
        regions = LAND_REGIONS[land]
        share = float(count_bits(lord.held & regions)) / float(count_bits(regions))
        if share > first:
            first, second, third = share, first, second
        elif share > second:
            second, third = share, second
        elif share > third:
            third = share
    if g.players == 2:
        return (first + second + third) / 3.0
    return (first + second) / 2.0


def devotion(g: Hellas, lord: Lord) -> float:
    """Temples held, and shrines held where one may still be built."""
    open_shrines = BIT[DELPHI]
    if g.temples_built < g.places_for_temples():
        open_shrines |= SHRINES
    sites = count_bits(lord.held & open_shrines & ~g.temples)
    share = (float(count_bits(lord.held & g.temples)) + 0.35 * float(sites)) / float(TEMPLES_TO_WIN)
    return share if share < 1.0 else 0.99


def crown(g: Hellas, lord: Lord) -> float:
    """LH-1.4: the first monument to be complete, and who holds it."""
    if g.players == 2:
        return 0.0
    if g.king_god >= 0:
        region = GOD_REGION[g.king_god]
        if not lord.holds(region):
            return siege(g, lord, region)
        tokens: i64 = g.king_tokens if g.king_tokens > 0 else 0
        garrison = g.hoplites(lord.seat, region)
        held = 1.0 - float(tokens) / float(KING_TOKENS + 2)
        return held + 0.03 * float(garrison if garrison < FULL_GARRISON else FULL_GARRISON)
    best = 0.0
    for god in range(GOD_COUNT):
        if lord.holds(GOD_REGION[god]):
            share = 0.12 * float(g.level[god]) / float(TOP_LEVEL) * float(g.level[god])
            if share > best:
                best = share
    return best


def siege(g: Hellas, lord: Lord, goal: i64) -> float:
    """Hoplites on their way to the king's region, and a hero who could usurp it: a countdown must be answered."""
    value = 0.0
    for region in range(REGIONS):
        count = g.hoplites(lord.seat, region)
        if count > 0:
            if has(WITHIN[REGIONS + goal], region):
                value += 0.04 * float(count)
            elif has(WITHIN[2 * REGIONS + goal], region):
                value += 0.02 * float(count)
    if lord.at == goal and has(lord.glory, LAND_OF[goal]):
        value += 0.15
    return value if value < 0.4 else 0.4


def means(g: Hellas, lord: Lord) -> float:
    """Land, men, body and possessions."""
    value = REGION * float(count_bits(lord.held)) + CITY * float(count_bits(lord.held & CITIES))
    value += HOPLITE * float(15 - lord.reserve) + FORTIFIED * float(count_bits(lord.fortified))
    value += ATTRIBUTE * float(lord.leadership + lord.strength + lord.speed)
    value += INJURY * float(lord.injuries())
    value += PRIEST * float(lord.pool)
    cards = lord.hand_size()
    limit = lord.hand_limit()
    value += CARD * float(cards if cards < limit else limit)
    value += ARTIFACT * float(count_bits(lord.artifacts)) + CHARGED * float(count_bits(lord.charged))
    value += BLESSING * float(count_bits(lord.blessings)) + GLORY * float(count_bits(lord.glory))
    value += QUEST_CARD * float(count_bits(lord.kept)) + USED_ACTION * float(count_bits(lord.used >> A_RECRUIT))
    if lord.quest >= 0:
        value += QUEST_STEP * float(lord.quest_step + 1)
    return value + room_for_priests(g, lord)


def room_for_priests(g: Hellas, lord: Lord) -> float:
    """Priests at monuments come back as temples allow at the next building."""
    return 0.1 * float(PRIESTS - lord.pool - g.sent_priests(lord.seat))


def time_left(g: Hellas, lord: Lord) -> float:
    """A turn not yet spent is worth something, or a bot would end it at once."""
    value = SPECIAL_LEFT * float(g.specials)
    return value + REGULAR_LEFT * float(4 - count_bits(lord.done))


def hunting(g: Hellas, lord: Lord) -> float:
    """The prospect of a kill: a monster where the hero is, or within reach, against the cards in hand."""
    from agon.games.hellas.rules.hunt import Hunt

    for frame in g.stack:
        if isinstance(frame, Hunt) and frame.seat == lord.seat:
            return hunt_under_way(g, lord, frame)
    if lord.at < 0:
        return 0.0
    best = 0.0
    near = WITHIN[lord.speed * REGIONS + lord.at]
    for monster in range(MONSTERS):
        lair = g.lair[monster]
        if lair >= 0 and has(near, lair):
            chance = odds(g, lord, monster, float(lord.strength) * 0.7)
            value = chance * (NEAR_GAME if lair == lord.at else IN_REACH) * 3.0
            if value > best:
                best = value
    return best * inclination(lord.hero, SLAY)


def odds(g: Hellas, lord: Lord, monster: i64, more: float) -> float:
    """A guess at the share of the wounds still needed that the hunter can deal."""
    hits = float(hits_in_hand(g, lord, monster)) + more + HUNT_ROUND
    needed = float(count_bits(g.open_places(monster)))
    share = hits / needed
    return 1.0 if share > 1.0 else share * share


def hits_in_hand(g: Hellas, lord: Lord, monster: i64) -> i64:
    """Wounds that the hand can deal now: matching symbols, then sets."""
    places = g.open_places(monster)
    hits: i64 = 0
    for symbol in range(SYMBOL_COUNT):
        wanted: i64 = 0
        for place in range(PLACES):
            if has(places, place) and PLACE_SYMBOL[monster * PLACES + place] == symbol:
                wanted += 1
        cards = count_bits(lord.hand & SYMBOL_CARDS[symbol])
        direct = cards if cards < wanted else wanted
        hits += direct
        if CONVERSION[symbol] > 0:
            hits += (cards - direct) // CONVERSION[symbol]
    return hits


def hunt_under_way(g: Hellas, lord: Lord, hunt: Hunt) -> float:
    """Wounds dealt and to come; a hunter with nothing more in hand had better stop."""
    dealt = float(count_bits(hunt.mask))
    chance = odds(g, lord, hunt.monster, 0.0) if g.lair[hunt.monster] >= 0 else 1.0
    return 0.5 * dealt + 12.0 * chance * inclination(lord.hero, SLAY) + 0.12 * float(lord.hand_size())
