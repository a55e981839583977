"""What a position of the game alone is worth to bots: how likely it is won, as the logarithm of the odds.

Each act has weights of its own; what both know comes first and in the same order in both.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.hellas import effects, tables
from agon.games.hellas.ids import Region
from agon.games.hellas.prospects import odds
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.solo import effects as ops
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo.board import YOU
from agon.games.hellas.solo.game import SoloHellas
from agon.games.hellas.solo.odds import chance_to_hold, chance_to_storm, doom, hand_strength
from agon.games.hellas.solo.rush import prospect
from agon.games.hellas.solo.strike import (
    battle_lead,
    battle_under_way,
    best_blow,
    blow_to_come,
    likely,
    outposts,
    readiness,
)
from agon.games.hellas.solo.tables import XERXES
from agon.games.hellas.state import Lord
from agon.kernel.bits import count_bits, each, has
from agon.kernel.weights import Weights

SURE: Final = 20.0
"""A game won: no position under way is worth as much."""
TABLE: Final = tables.read("solo_weights")
FIRST: Final = Weights(list(TABLE["first_act"]), TABLE["first_act"])
SECOND: Final = Weights(list(TABLE["second_act"]), TABLE["second_act"])

# places in the tables of weights: of both acts
BASE: Final = 0
HOPLITE: Final = 1
REGION: Final = 2
LOYAL_REGION: Final = 3
CITY: Final = 4
TEMPLE: Final = 5
FORTIFIED: Final = 6
ATTITUDE: Final = 7
HOSTILE: Final = 8
GLORY: Final = 9
LEADERSHIP: Final = 10
STRENGTH: Final = 11
SPEED: Final = 12
INJURY: Final = 13
PRIEST: Final = 14
CARD: Final = 15
ARTIFACT: Final = 16
CHARGED: Final = 17
BLESSING: Final = 18
USED_ACTION: Final = 19
RECRUIT_USED: Final = 20
SPECIAL_LEFT: Final = 21
REGULAR_LEFT: Final = 22
TIME: Final = 23
LEVEL_LOST: Final = 24
DOOM: Final = 25
DOOM_SOON: Final = 26
BEAST: Final = 27
WOUND: Final = 28
HUNT: Final = 29
HUNT_NEAR: Final = 30
SPY: Final = 31
SETTLING: Final = 32
# of Act I
INVASION: Final = 33
MOBILIZED: Final = 34
VANGUARD: Final = 35
REPEL: Final = 36
QUEST: Final = 37
QUEST_STEP: Final = 38
QUEST_NEAR: Final = 39
APPROACH: Final = 40
BLOW: Final = 41
OUTPOST: Final = 42
PROSPECT: Final = 43
# of Act II
VICTORY: Final = 33
NEARLY: Final = 34
PERSIAN_TOKEN: Final = 35
PERSIAN_CROWD: Final = 36
PERSIAN_LAND: Final = 37
LAND_GAP: Final = 38
PERSIAN_HOPLITE: Final = 39
HOLD: Final = 40
HOLD_SOON: Final = 41
SPREAD: Final = 42
SPREAD_SOON: Final = 43
STORM_BEST: Final = 44
STORMS: Final = 45
LAST_TOKEN: Final = 46
LEAD: Final = 47
LEAD_LATE: Final = 48
SPY_HERE: Final = 49
FRONT: Final = 50
LAST_TOKENS: Final = 51
FIGHT_LATE: Final = 52
SOON: Final = 4.0
LATER: Final = 8.0
"""Turns for which the fall of monuments is foreseen."""
CROWD: Final = 7
"""Persian tokens beyond which each is worse than the one before."""
MARCH_NEXT: Final[vec[float]] = vec[float]([1.0, 1.0, 0.46, 0.21])
"""By steps left on the mobilisation track: the chance that the next script of Act II orders a march."""
ENOUGH: Final = 5
"""Hoplites of one region that count at the front."""
OUTPOSTS: Final = 3
"""Regions near Macedonia beyond which more do not help a blow at it."""
FAR: Final = 4
"""Hoplites farther away than this do not count as on their way."""
HITS_OF_ROUND: Final = 0.6
HITS_OF_STRENGTH: Final = 0.6


def evaluate_alone(g: SoloHellas) -> float:
    if g.over:
        return SURE if g.winners != 0 else -SURE
    if g.act == 1:
        return both_acts(g, FIRST.values) + first_act(g, FIRST.values)
    return both_acts(g, SECOND.values) + second_act(g, SECOND.values)


def both_acts(g: SoloHellas, w: vec[float]) -> float:
    return w[BASE] + w[TIME] * float(g.pile) + realm(g, w) + person(g, w) + monuments(g, w)


def realm(g: SoloHellas, w: vec[float]) -> float:
    """Land and men."""
    lord = g.lord(YOU)
    value = w[REGION] * float(count_bits(lord.held)) + w[LOYAL_REGION] * float(count_bits(g.loyal))
    value += w[CITY] * float(count_bits(lord.held & tables.CITIES))
    value += w[TEMPLE] * float(count_bits(lord.held & g.temples))
    value += w[HOPLITE] * float(2 * effects.HOPLITES - lord.reserve) + w[FORTIFIED] * float(count_bits(lord.fortified))
    for land in range(tables.LANDS):
        value += w[ATTITUDE] * float(g.attitude[land])
        if g.attitude[land] == ops.HOSTILE:
            value += w[HOSTILE]
    value += w[SETTLING] * settling(g)
    return value + w[GLORY] * float(count_bits(lord.glory)) + w[SPY] * float(solo.SPIES - g.spies_ready)


def settling(g: SoloHellas) -> float:
    """Hoplites in neutral regions, too few for the people as yet: as a share of those needed."""
    value = 0.0
    for region in range(tables.REGIONS):
        count = g.hoplites(YOU, region)
        if count > 0 and g.owner[region] < 0 and g.persians(region) == 0:
            needed = g.population_for(YOU, region)
            value += float(count) / float(needed) if count < needed else 1.0
    return value


def person(g: SoloHellas, w: vec[float]) -> float:
    """The hero, what is in hand, and what is left of the turn: or a bot would end it at once."""
    lord = g.lord(YOU)
    value = w[LEADERSHIP] * float(lord.leadership) + w[STRENGTH] * float(lord.strength) + w[SPEED] * float(lord.speed)
    value += w[INJURY] * float(lord.injuries()) + w[PRIEST] * float(lord.pool)
    cards, limit = lord.hand_size(), lord.hand_limit()
    value += w[CARD] * float(cards if cards < limit else limit)
    value += w[ARTIFACT] * float(count_bits(lord.artifacts)) + w[CHARGED] * float(count_bits(lord.charged))
    value += w[BLESSING] * float(count_bits(lord.blessings))
    value += w[USED_ACTION] * float(count_bits(lord.used >> effects.ACT_RECRUIT))
    if has(lord.used, effects.ACT_RECRUIT):
        value += w[RECRUIT_USED]
    return value + w[SPECIAL_LEFT] * float(g.specials) + w[REGULAR_LEFT] * float(4 - count_bits(lord.done))


def monuments(g: SoloHellas, w: vec[float]) -> float:
    """Levels lost and to be lost, monsters, and the hero who may stop them."""
    value = 0.0
    for god in range(tables.GOD_COUNT):
        lost = float(solo.START_LEVEL - g.level[god])
        value += w[LEVEL_LOST] * lost * lost + w[DOOM] * doom(g, god, LATER)
        value += w[DOOM_SOON] * doom(g, god, SOON)
    lord = g.lord(YOU)
    more = hope(g, lord)
    near = 0.0
    for monster in range(tables.MONSTERS):
        lair = g.lair[monster]
        if lair >= 0:
            value += w[BEAST] + w[WOUND] * float(count_bits(g.wounds[monster]))
            if lord.at == lair:
                value += w[HUNT] * odds(g, lord, monster, more)
            elif lord.at >= 0 and has(g.reach(lord.at, lord.value(effects.SPEED)), lair):
                near = max(near, odds(g, lord, monster, more))
    return value + w[HUNT_NEAR] * near


def hope(g: SoloHellas, lord: Lord) -> float:
    """Hits to come: cards of a hunt not yet begun, or of one more round."""
    for frame in g.stack:
        if isinstance(frame, HellasRule) and frame.quarry(YOU) >= 0:
            return HITS_OF_ROUND
    return HITS_OF_ROUND + HITS_OF_STRENGTH * float(lord.strength)


def first_act(g: SoloHellas, w: vec[float]) -> float:
    """The vanguard on its way, the blow at Macedonia to come, and quests that would be paid for."""
    value = w[INVASION] * float(g.invasion) + w[MOBILIZED] * float(g.mobilization)
    region = g.vanguard()
    if region >= 0:
        value += w[VANGUARD] * float(g.persians(region))
        for at in range(solo.ROUTE_LENGTH - 1):
            if solo.ROUTE[at] == region:
                value += w[REPEL] * chance_to_hold(g, solo.ROUTE[at + 1], g.persians(region), hand_strength(g))
    ready = blow_to_come(g)
    value += w[PROSPECT] * prospect(g, ready)
    value += w[BLOW] * ready + w[OUTPOST] * float(min(count_bits(outposts(g)), OUTPOSTS))
    return value + w[APPROACH] * men_near(g, solo.MACEDONIA) + quests(g, w)


def men_near(g: SoloHellas, goal: Region) -> float:
    """Hoplites on their way to a region: the nearer, the more."""
    value = 0.0
    for region in range(tables.REGIONS):
        count = float(g.hoplites(YOU, region))
        if count > 0.0:
            for distance in range(1, FAR + 1):
                if has(tables.WITHIN[distance * tables.REGIONS + goal], region):
                    value += count / float(FAR)
    return value


def quests(g: SoloHellas, w: vec[float]) -> float:
    lord = g.lord(YOU)
    value = w[QUEST] * float(count_bits(g.quests))
    if lord.quest >= 0:
        value += w[QUEST_STEP] * float(lord.quest_step + 1)
    elif lord.at >= 0:
        for quest in each(g.quests):
            if has(g.reach(lord.at, lord.value(effects.SPEED)), tables.QUEST_REGION[quest]):
                value += w[QUEST_NEAR]
    return value


def second_act(g: SoloHellas, w: vec[float]) -> float:
    """Victories still needed, what the Persians hold and will hold, spies, battles to come."""
    tokens = count_bits(g.lord(XERXES).held)
    value = w[VICTORY] * float(g.victory) + w[PERSIAN_TOKEN] * float(tokens)
    if g.victory > 0:
        value += w[NEARLY] / float(g.victory)
    if tokens > CROWD:
        value += w[PERSIAN_CROWD] * float((tokens - CROWD) * (tokens - CROWD))
    for land in range(tables.LANDS):
        missing = count_bits(tables.LAND_REGIONS[land] & ~g.lord(XERXES).held)
        if missing < 2:
            value += w[PERSIAN_LAND] if missing == 0 else w[LAND_GAP]
    value += w[PERSIAN_HOPLITE] * float(effects.HOPLITES - g.lord(XERXES).reserve)
    at = g.lord(YOU).at
    if at >= 0 and g.spies[at] > 0:
        value += w[SPY_HERE]  # the hero may catch it
    lead = float(count_bits(g.lord(YOU).held) - tokens)
    value += w[LEAD] * lead + w[LEAD_LATE] * lead / float(g.pile + 1)
    cards = hand_strength(g)
    return value + next_march(g, w, cards) + attacks(g, w, cards) + blows(g, w, tokens)


def next_march(g: SoloHellas, w: vec[float], cards: i64) -> float:
    """Victories of the defence, and regions that would become Persian, if the great army marched now."""
    held = g.lord(XERXES).held
    holds, spread = 0.0, 0.0
    for region in range(tables.REGIONS):
        if has(held, region):
            continue
        persians = g.persians(region) + count_bits(tables.NEIGHBOURS[region] & held)
        if persians > 0:
            won = chance_to_hold(g, region, persians, cards)
            holds += won
            if solo.PERSIAN_STRENGTH * persians >= tables.POPULATION[region]:
                spread += 1.0 - won
    soon = MARCH_NEXT[min(max(solo.MARCH_SPACE - g.mobilization, 0), 3)]
    return (w[HOLD] + w[HOLD_SOON] * soon) * holds + (w[SPREAD] + w[SPREAD_SOON] * soon) * spread


def attacks(g: SoloHellas, w: vec[float], cards: i64) -> float:
    """Persian regions and hoplites that can be stormed."""
    held = g.lord(XERXES).held
    total, front = 0.0, 0.0
    for region in range(tables.REGIONS):
        if has(held, region) or g.persians(region) > 0:
            total += chance_to_storm(g, region, cards)
            for near in each(tables.NEIGHBOURS[region]):
                front += float(min(g.hoplites(YOU, near), ENOUGH))
    return w[STORMS] * total + w[FRONT] * front


def blows(g: SoloHellas, w: vec[float], tokens: i64) -> float:
    """The battle under way, or the best blow that this turn allows: at the last Persian region it wins (LS-1.2)."""
    sides = battle_under_way(g)
    value = 0.0
    if sides is None:
        ready = best_blow(g)
    else:
        lead = battle_lead(g, sides)
        ready = readiness(lead)
        value = w[FIGHT_LATE] * likely(lead)
        if not has(g.lord(XERXES).held, sides.region):
            return value
    value += w[STORM_BEST] * ready + w[LAST_TOKENS] * ready / float(max(tokens, 1))
    return value + (w[LAST_TOKEN] * ready if tokens == 1 else 0.0)
