"""What a position is to a seat, for bots: the nearest way to win, and the means to get there."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.hellas import effects, tables
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Hero, Monster, Seat
from agon.games.hellas.prospects import odds
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.solo.evaluate import evaluate_alone
from agon.games.hellas.solo.game import SoloHellas
from agon.games.hellas.state import Lord
from agon.games.hellas.tables import read, rows
from agon.kernel.bits import count_bits, has
from agon.kernel.evaluator import WeightsEvaluator
from agon.kernel.game import Game
from agon.kernel.weights import Weights

VICTORY: Final = 1000.0
WEIGHT_NAMES: Final = (
    "nearest_way",
    "other_ways",
    "region",
    "city",
    "hoplite",
    "fortified",
    "attribute",
    "injury",
    "priest",
    "card",
    "artifact",
    "charged",
    "blessing",
    "glory",
    "quest_step",
    "quest_card",
    "used_action",
    "special_left",
    "regular_left",
    "near_game",
    "in_reach",
    "site",
    "crown_growth",
    "garrison",
    "siege",
    "usurper",
    "priest_to_come",
    "hunter_strength",
    "hunt_round",
    "hunt_dealt",
    "hunt_chance",
    "hunt_card",
)
# places in the table of weights
NEAREST_WAY: Final = 0
OTHER_WAYS: Final = 1
REGION: Final = 2
CITY: Final = 3
HOPLITE: Final = 4
FORTIFIED: Final = 5
ATTRIBUTE: Final = 6
INJURY: Final = 7
PRIEST: Final = 8
CARD: Final = 9
ARTIFACT: Final = 10
CHARGED: Final = 11
BLESSING: Final = 12
GLORY: Final = 13
QUEST_STEP: Final = 14
QUEST_CARD: Final = 15
USED_ACTION: Final = 16
SPECIAL_LEFT: Final = 17
REGULAR_LEFT: Final = 18
NEAR_GAME: Final = 19
IN_REACH: Final = 20
SITE: Final = 21
CROWN_GROWTH: Final = 22
GARRISON: Final = 23
SIEGE: Final = 24
USURPER: Final = 25
PRIEST_TO_COME: Final = 26
HUNTER_STRENGTH: Final = 27
HUNT_ROUND: Final = 28
HUNT_DEALT: Final = 29
HUNT_CHANCE: Final = 30
HUNT_CARD: Final = 31
INCLINATION: Final = 32
FULL_GARRISON: Final = 5


CONQUER: Final = 0
WORSHIP: Final = 1
SLAY: Final = 2
RULE: Final = 3
WAYS: Final = 4


WAY_NAMES: Final = ("conquer", "worship", "slay", "rule")
NAMES: Final[list[str]] = [
    *WEIGHT_NAMES,
    *[f"{hero['id']}_{way}" for hero in rows("heroes", "hero") for way in WAY_NAMES],
]
"""The single weights, then how much each hero is inclined to each way to win."""
ROUGH: Final = Weights(NAMES, read("rough"))
TRAINED: Final = Weights(NAMES, read("trained"))


class HellasEvaluator(WeightsEvaluator):
    """Judges by weights: those made by hand, or those that self-play tuned."""

    def evaluate(self, game: Game, seat: Seat) -> float:
        assert isinstance(game, Hellas)
        if isinstance(game, SoloHellas):
            return evaluate_alone(game)
        return evaluate(game, seat, self.weights.values)


def evaluate(g: Hellas, seat: Seat, w: vec[float]) -> float:
    if g.over:
        return VICTORY if has(g.winners, seat) else 0.0
    lord = g.lords[seat]
    value = ways(g, lord, w) + means(g, lord, w)
    if g.active == seat:
        value += time_left(g, lord, w)
    return value + hunting(g, lord, w)


def ways(g: Hellas, lord: Lord, w: vec[float]) -> float:
    """The four ways to win, each from 0 to 1 and as the hero is inclined; the nearest counts most (LH-1)."""
    warlord = conquest(g, lord) * inclination(lord.hero, CONQUER, w)
    favored = devotion(g, lord, w) * inclination(lord.hero, WORSHIP, w)
    slayer = float(count_bits(lord.trophies)) / float(effects.TROPHIES_TO_WIN) * inclination(lord.hero, SLAY, w)
    king = crown(g, lord, w) * inclination(lord.hero, RULE, w)
    best = max(max(warlord, favored), max(slayer, king))
    return w[NEAREST_WAY] * best * best + w[OTHER_WAYS] * (warlord + favored + slayer + king)


def inclination(hero: Hero, way: i64, w: vec[float]) -> float:
    """Heroes differ: Achilles leads armies, Helen gathers temples, Heracles and Perseus hunt."""
    return w[INCLINATION + hero * WAYS + way] if hero >= 0 else 1.0


def conquest(g: Hellas, lord: Lord) -> float:
    """The fullest lands, as many as are needed."""
    first, second, third = 0.0, 0.0, 0.0
    for land in range(tables.LANDS):
        if g.players == 3 and tables.COUNTS_FOR_THREE[land] == 0:
            continue
        regions = tables.LAND_REGIONS[land]
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


def devotion(g: Hellas, lord: Lord, w: vec[float]) -> float:
    """Temples held, and shrines held where one may still be built."""
    sites = count_bits(lord.held & g.free_shrines())
    share = (float(count_bits(lord.held & g.temples)) + w[SITE] * float(sites)) / float(effects.TEMPLES_TO_WIN)
    return share if share < 1.0 else 0.99


def crown(g: Hellas, lord: Lord, w: vec[float]) -> float:
    """LH-1.4: the first monument to be complete, and who holds it."""
    if g.players == 2:
        return 0.0
    if g.king_god >= 0:
        region = tables.GOD_REGION[g.king_god]
        if not lord.holds(region):
            return siege(g, lord, region, w)
        tokens: i64 = g.king_tokens if g.king_tokens > 0 else 0
        garrison = g.hoplites(lord.seat, region)
        held = 1.0 - float(tokens) / float(effects.KING_TOKENS + 2)
        return held + w[GARRISON] * float(garrison if garrison < FULL_GARRISON else FULL_GARRISON)
    best = 0.0
    for god in range(tables.GOD_COUNT):
        if lord.holds(tables.GOD_REGION[god]):
            share = w[CROWN_GROWTH] * float(g.level[god]) / float(effects.TOP_LEVEL) * float(g.level[god])
            if share > best:
                best = share
    return best


def siege(g: Hellas, lord: Lord, goal: i64, w: vec[float]) -> float:
    """Hoplites on their way to the king's region, and a hero who could usurp it: a countdown must be answered."""
    value = 0.0
    for region in range(tables.REGIONS):
        count = g.hoplites(lord.seat, region)
        if count > 0:
            if has(tables.WITHIN[tables.REGIONS + goal], region):
                value += w[SIEGE] * float(count)
            elif has(tables.WITHIN[2 * tables.REGIONS + goal], region):
                value += 0.5 * w[SIEGE] * float(count)
    if lord.at == goal and has(lord.glory, tables.LAND_OF[goal]):
        value += w[USURPER]
    return value if value < 0.4 else 0.4


def means(g: Hellas, lord: Lord, w: vec[float]) -> float:
    """Land, men, body and possessions."""
    value = w[REGION] * float(count_bits(lord.held)) + w[CITY] * float(count_bits(lord.held & tables.CITIES))
    value += w[HOPLITE] * float(15 - lord.reserve) + w[FORTIFIED] * float(count_bits(lord.fortified))
    value += w[ATTRIBUTE] * float(lord.leadership + lord.strength + lord.speed)
    value += w[INJURY] * float(lord.injuries())
    value += w[PRIEST] * float(lord.pool)
    cards = lord.hand_size()
    limit = lord.hand_limit()
    value += w[CARD] * float(cards if cards < limit else limit)
    value += w[ARTIFACT] * float(count_bits(lord.artifacts)) + w[CHARGED] * float(count_bits(lord.charged))
    value += w[BLESSING] * float(count_bits(lord.blessings)) + w[GLORY] * float(count_bits(lord.glory))
    value += w[QUEST_CARD] * float(count_bits(lord.kept)) + w[USED_ACTION] * float(
        count_bits(lord.used >> effects.ACT_RECRUIT)
    )
    if lord.quest >= 0:
        value += w[QUEST_STEP] * float(lord.quest_step + 1)
    return value + room_for_priests(g, lord, w)


def room_for_priests(g: Hellas, lord: Lord, w: vec[float]) -> float:
    """Priests at monuments come back as temples allow at the next building."""
    return w[PRIEST_TO_COME] * float(effects.PRIESTS - lord.pool - g.sent_priests(lord.seat))


def time_left(g: Hellas, lord: Lord, w: vec[float]) -> float:
    """A turn not yet spent is worth something, or a bot would end it at once."""
    value = w[SPECIAL_LEFT] * float(g.specials)
    return value + w[REGULAR_LEFT] * float(4 - count_bits(lord.done))


def hunting(g: Hellas, lord: Lord, w: vec[float]) -> float:
    """The prospect of a kill: a monster where the hero is, or within reach, against the cards in hand."""
    for frame in g.stack:
        if isinstance(frame, HellasRule) and frame.quarry(lord.seat) >= 0:
            return hunt_under_way(g, lord, frame.quarry(lord.seat), frame.wounds_dealt(), w)
    if lord.at < 0:
        return 0.0
    best = 0.0
    near = tables.WITHIN[lord.speed * tables.REGIONS + lord.at]
    for monster in range(tables.MONSTERS):
        lair = g.lair[monster]
        if lair >= 0 and has(near, lair):
            chance = odds(g, lord, monster, w[HUNTER_STRENGTH] * float(lord.strength) + w[HUNT_ROUND])
            value = chance * (w[NEAR_GAME] if lair == lord.at else w[IN_REACH]) * 3.0
            if value > best:
                best = value
    return best * inclination(lord.hero, SLAY, w)


def hunt_under_way(g: Hellas, lord: Lord, monster: Monster, dealt: i64, w: vec[float]) -> float:
    """Wounds dealt and to come; a hunter with nothing more in hand had better stop."""
    chance = odds(g, lord, monster, w[HUNT_ROUND]) if g.lair[monster] >= 0 else 1.0
    wounds = w[HUNT_DEALT] * float(dealt) + w[HUNT_CHANCE] * chance * inclination(lord.hero, SLAY, w)
    return wounds + w[HUNT_CARD] * float(lord.hand_size())
