"""What a position of the game alone is worth to bots: lands and men, what Xerxes has, and how near the end is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.hellas import effects, tables
from agon.games.hellas.ids import Region
from agon.games.hellas.prospects import odds
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo.board import YOU
from agon.games.hellas.solo.game import SoloHellas
from agon.games.hellas.solo.tables import XERXES
from agon.games.hellas.state import Lord
from agon.kernel.bits import count_bits, each, has
from agon.kernel.weights import Weights

VICTORY: Final = 1000.0
NAMES: Final = list(tables.read("solo_weights"))
WEIGHTS: Final = Weights(NAMES, tables.read("solo_weights"))


def place(name: str) -> int:
    return NAMES.index(name)


BASE: Final[int] = place("base")
HOPLITE: Final[int] = place("hoplite")
REGION: Final[int] = place("region")
LOYAL_REGION: Final[int] = place("loyal_region")
CITY: Final[int] = place("city")
FORTIFIED: Final[int] = place("fortified")
ATTITUDE: Final[int] = place("attitude")
ATTRIBUTE: Final[int] = place("attribute")
INJURY: Final[int] = place("injury")
PRIEST: Final[int] = place("priest")
CARD: Final[int] = place("card")
ARTIFACT: Final[int] = place("artifact")
CHARGED: Final[int] = place("charged")
BLESSING: Final[int] = place("blessing")
TEMPLE: Final[int] = place("temple")
USED_ACTION: Final[int] = place("used_action")
SPECIAL_LEFT: Final[int] = place("special_left")
REGULAR_LEFT: Final[int] = place("regular_left")
LEVEL_LOST: Final[int] = place("level_lost")
BESIEGED: Final[int] = place("besieged")
BEAST: Final[int] = place("beast")
BEAST_STEP: Final[int] = place("beast_step")
WOUND: Final[int] = place("wound")
HUNT: Final[int] = place("hunt")
QUEST: Final[int] = place("quest")
QUEST_STEP: Final[int] = place("quest_step")
QUEST_NEAR: Final[int] = place("quest_near")
INVASION: Final[int] = place("invasion")
VANGUARD: Final[int] = place("vanguard")
VANGUARD_STEP: Final[int] = place("vanguard_step")
VANGUARD_GONE: Final[int] = place("vanguard_gone")
SIEGE: Final[int] = place("siege")
VICTORY_COUNTER: Final[int] = place("victory")
PERSIAN_TOKEN: Final[int] = place("persian_token")
PERSIAN_LAND: Final[int] = place("persian_land")
PERSIAN_CROWD: Final[int] = place("persian_crowd")
PERSIAN_HOPLITE: Final[int] = place("persian_hoplite")
SPY: Final[int] = place("spy")
SPY_HERE: Final[int] = place("spy_here")
FRONT: Final[int] = place("front")
FRONT_ENOUGH: Final[int] = place("front_enough")
STORM: Final[int] = place("storm")
LEAD: Final[int] = place("lead")
HITS_OF_ROUND: Final = 0.6
HITS_OF_STRENGTH: Final = 0.6
GARRISON: Final = 3
"""Hoplites that stand a march of one Persian hoplite with some luck."""
CROWD: Final = 7
"""Persian tokens beyond which each is worse than the one before."""


def evaluate_alone(g: SoloHellas, w: vec[float]) -> float:
    if g.over:
        return VICTORY if g.winners != 0 else -VICTORY
    value = w[BASE] + means(g, w) + monuments(g, w) + time_left(g, w)
    return value + (first_act(g, w) if g.act == 1 else second_act(g, w))


def means(g: SoloHellas, w: vec[float]) -> float:
    """Land, men, body and possessions."""
    lord = g.lord(YOU)
    value = w[REGION] * float(count_bits(lord.held)) + w[LOYAL_REGION] * float(count_bits(g.loyal))
    value += w[CITY] * float(count_bits(lord.held & tables.CITIES))
    value += w[TEMPLE] * float(count_bits(lord.held & g.temples))
    value += w[HOPLITE] * float(2 * effects.HOPLITES - lord.reserve) + w[FORTIFIED] * float(count_bits(lord.fortified))
    for land in range(tables.LANDS):
        value += w[ATTITUDE] * float(g.attitude[land])
    value += w[ATTRIBUTE] * float(lord.leadership + lord.strength + lord.speed)
    value += w[INJURY] * float(lord.injuries()) + w[PRIEST] * float(lord.pool)
    cards, limit = lord.hand_size(), lord.hand_limit()
    value += w[CARD] * float(cards if cards < limit else limit)
    value += w[ARTIFACT] * float(count_bits(lord.artifacts)) + w[CHARGED] * float(count_bits(lord.charged))
    value += w[BLESSING] * float(count_bits(lord.blessings))
    return value + w[USED_ACTION] * float(count_bits(lord.used >> effects.ACT_RECRUIT))


def time_left(g: SoloHellas, w: vec[float]) -> float:
    """A turn not yet spent is worth something, or a bot would end it at once."""
    return w[SPECIAL_LEFT] * float(g.specials) + w[REGULAR_LEFT] * float(4 - count_bits(g.lord(YOU).done))


def monuments(g: SoloHellas, w: vec[float]) -> float:
    """Levels lost weigh more and more; monsters on the way to a monument, and the hero who may stop them."""
    value = 0.0
    for god in range(tables.GOD_COUNT):
        lost = float(solo.START_LEVEL - g.level[god])
        value += w[LEVEL_LOST] * lost * lost
    lord = g.lord(YOU)
    for monster in range(tables.MONSTERS):
        lair = g.lair[monster]
        if lair < 0:
            continue
        god = tables.MONUMENT_AT[lair]
        value += w[BEAST]
        if god >= 0:
            value += w[BESIEGED] * (1.0 + float(solo.START_LEVEL - g.level[god]))
        else:
            value += w[BEAST_STEP] * float(steps_to_monument(lair))
        value += w[WOUND] * float(count_bits(g.wounds[monster]))
        if lord.at == lair:
            value += w[HUNT] * odds(g, lord, monster, hope(g, lord))
    return value


def hope(g: SoloHellas, lord: Lord) -> float:
    """Hits to come: cards of a hunt not yet begun, or of one more round."""
    for frame in g.stack:
        if isinstance(frame, HellasRule) and frame.quarry(YOU) >= 0:
            return HITS_OF_ROUND
    return HITS_OF_ROUND + HITS_OF_STRENGTH * float(lord.strength) if g.specials > 0 else 0.0


def steps_to_monument(region: Region) -> i64:
    steps: i64 = 0
    at = region
    while tables.MONUMENT_AT[at] < 0:
        at = solo.ARROW[at]
        steps += 1
    return steps


def first_act(g: SoloHellas, w: vec[float]) -> float:
    """The vanguard on its way, and quests that would be paid for."""
    lord = g.lord(YOU)
    value = w[INVASION] * float(g.invasion)
    region = g.vanguard()
    if region < 0:
        value += w[VANGUARD_GONE]
    else:
        value += w[VANGUARD] * float(g.persians(region))
        for step in range(solo.ROUTE_LENGTH):
            if solo.ROUTE[step] == region:
                value += w[VANGUARD_STEP] * float(step)
        for near in each(tables.NEIGHBOURS[region]):
            value += w[SIEGE] * float(g.hoplites(YOU, near))
    value += w[QUEST] * float(count_bits(g.quests))
    if lord.quest >= 0:
        value += w[QUEST_STEP] * float(lord.quest_step + 1)
    elif lord.at >= 0:
        for quest in each(g.quests):
            if has(tables.WITHIN[2 * tables.REGIONS + lord.at], tables.QUEST_REGION[quest]):
                value += w[QUEST_NEAR]
    return value


def second_act(g: SoloHellas, w: vec[float]) -> float:
    """Victories still needed, what the Persians hold, spies, and the front."""
    held = g.lord(XERXES).held
    tokens = count_bits(held)
    value = w[VICTORY_COUNTER] * float(g.victory) + w[PERSIAN_TOKEN] * float(tokens)
    if tokens > CROWD:
        value += w[PERSIAN_CROWD] * float((tokens - CROWD) * (tokens - CROWD))
    for land in range(tables.LANDS):
        regions = tables.LAND_REGIONS[land]
        if held & regions == regions:
            value += w[PERSIAN_LAND]
    value += w[PERSIAN_HOPLITE] * float(effects.HOPLITES - g.lord(XERXES).reserve)
    for region in range(tables.REGIONS):
        value += w[SPY] * float(g.spies[region])
        if g.spies[region] > 0 and g.lord(YOU).at == region:
            value -= w[SPY_HERE]  # the hero may catch it
        value += front(g, region, w)
    lead = float(count_bits(g.lord(YOU).held) - tokens)
    return value + w[LEAD] * lead * float(solo.TOKENS - g.pile) / float(solo.TOKENS)


def front(g: SoloHellas, region: Region, w: vec[float]) -> float:
    """Hoplites next to a Persian region: they stand a march, or are about to storm it."""
    count = g.hoplites(YOU, region)
    if count == 0:
        return 0.0
    near = tables.NEIGHBOURS[region] & g.lord(XERXES).held
    if near == 0:
        return 0.0
    value = w[FRONT] * float(count if count < GARRISON else GARRISON)
    if count >= GARRISON:
        value += w[FRONT_ENOUGH]
    return value + w[STORM] * float(count if count < g.invasion + GARRISON else g.invasion + GARRISON)
