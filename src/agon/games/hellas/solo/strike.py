"""What bots expect of a blow at a Persian region within one turn: priests call men up, they move, they march in.

In Act II every region with a Persian token can be such a goal, and a blow at the last one wins (LS-1.2). In Act I the
blow is the one that the first turn of Act II allows: a hoplite in each region of yours, a token in Macedonia.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from agon.games.hellas import effects, tables
from agon.games.hellas.ids import Region
from agon.games.hellas.rules.armies import Recruit, RecruitOne
from agon.games.hellas.rules.march import March
from agon.games.hellas.rules.moves import MoveHoplites
from agon.games.hellas.rules.sides import Sides
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo.board import YOU
from agon.games.hellas.solo.game import SoloHellas
from agon.games.hellas.solo.odds import hero_strength
from agon.games.hellas.solo.tables import XERXES
from agon.kernel.bits import BIT, each, has
from agon.kernel.engine import Frame

ATHENA: Final[int] = tables.GOD_IDS.index("athena")
FLEECE: Final[int] = tables.QUEST_IDS.index("golden_fleece")
QUEEN: Final[int] = tables.QUEST_IDS.index("amazon_queen")
STEEP: Final = 0.5
"""How sharply a lead in strength turns into a battle won."""
CARD_OF_ONE: Final = 2.0
CARD_OF_MORE: Final = 0.5
"""The strength of the best card that the Persians turn up, about: of one, and for each further one."""
INVASION_A_STEP: Final = 2.2
"""Steps of the invasion for each step of the vanguard, about."""
TWO_TOKENS: Final = 4.0
"""In strength: what a second Persian region costs."""
EVENTS_FIRST: Final = 2.0
"""In strength: what it costs when Act II opens with an events phase (LS-13.4)."""
NOBODY: Final = 4.0
"""In strength: what it costs to have nobody near; a few men may come in time, so cards count all the same."""
FEW: Final = 2
LEAST_LEAD: Final = -12.0
MOST_LEAD: Final = 4.0
"""Leads in strength between which more is better."""


class Means:
    """What a turn still has to offer: all of it if it is the next one. In Act I it is the first turn of Act II, unless
    told that it is now."""

    def __init__(self, g: SoloHellas, now: bool = False) -> None:
        lord = g.lord(YOU)
        self.opening: bool = g.act == 1 and not now
        fresh = g.is_halted or g.specials == 0 or self.opening
        self.hero: bool = fresh or not has(lord.done, effects.ACT_HERO_MOVEMENT)
        self.march: bool = self.opening or not has(lord.used, effects.ACT_MARCH)
        self.recruits: i64 = 0
        self.steps: i64 = 0
        self.called_to: i64 = -1
        """The region in which recruits will stand in a moment, and how many."""
        self.called: i64 = 0
        self.base: i64 = -1
        """Whence an army marches already, and where to."""
        self.goal: i64 = -1
        if fresh or not has(lord.done, effects.ACT_HOPLITE_MOVEMENT):
            self.steps = lord.value(effects.LEADERSHIP)
        level = g.level[ATHENA]
        prays = lord.pool > 0 and (self.opening or g.may_pray(YOU, ATHENA))
        if prays and level > 0 and (fresh or not has(lord.done, effects.ACT_PRAYER)):
            self.recruits = tables.POWER_AMOUNT[ATHENA * effects.TOP_LEVEL + level - 1]
            if self.steps > 0:
                self.steps += 1
        if not fresh:
            for frame in g.stack:
                self.go_on(frame)

    def go_on(self, frame: Frame) -> None:
        """An action under way still has to give what it was taken for."""
        if isinstance(frame, MoveHoplites):
            self.steps = frame.steps_left
        elif isinstance(frame, RecruitOne):
            self.recruits = frame.count
        elif isinstance(frame, Recruit):
            self.recruits = 0
            self.called_to = frame.region
            self.called = frame.count
        elif isinstance(frame, March) and frame.special:
            self.hero = False
            self.march = True
            self.recruits = 0
            self.steps = 0
            if frame.region >= 0:
                self.base = frame.origin
                self.goal = frame.region


def men_of(g: SoloHellas, means: Means, region: Region) -> i64:
    """Hoplites who can leave a region; in Act I those that Act II will find there (LS-13.9)."""
    if not means.opening:
        called = means.called if means.called_to == region else 0
        return g.loose(YOU, region) + called if g.may_leave(region) else 0
    if not has(g.lord(YOU).held & ~solo.NORTH, region):
        return 0
    return effects.START_HOPLITES if region == solo.LACONIA else 1


def ways(g: SoloHellas, means: Means, region: Region) -> i64:
    """The neighbours of a region for you: for the first turn of Act II those that it will allow (LS-13.17)."""
    if means.opening and has(g.quests, FLEECE) and g.lord(YOU).quest != FLEECE:
        return solo.FEWER_NEIGHBOURS[region]
    return g.neighbours(region)


def army_for(g: SoloHellas, means: Means, goal: Region) -> i64:
    """The most hoplites that can come into a Persian region in one turn."""
    beside: i64 = 0
    best: i64 = 0
    held = g.lord(YOU).held & ~solo.NORTH if means.opening else g.lord(YOU).held
    for base in each(ways(g, means, goal)):
        if means.base >= 0 and base != means.base:
            continue
        here = men_of(g, means, base)
        beside += here
        if not means.march or (not means.opening and g.enemy_in(YOU, base) >= 0):
            continue
        near: i64 = 0
        calls = has(held, base)
        for other in each(ways(g, means, base)):
            if other != goal:
                near += men_of(g, means, other)
                calls = calls or has(held, other)
        if has(held, base):
            here += means.recruits
        elif calls:
            near += means.recruits
        best = max(best, here + min(near, means.steps))
    return max(best, min(beside, means.steps))


def card_in_attack(g: SoloHellas, card: i64, men: i64, region: Region) -> i64:
    """The strength of a card, its effect included, for so many attackers."""
    lord = g.lord(YOU)
    power = tables.CARD_POWER[card] + lord.bonus(tables.CUNNING_TACTICIAN)
    condition, effect = tables.CARD_IF[card], tables.CARD_EFFECT[card]
    if effect == effects.CARD_HALF_ARMY:
        return power + men // tables.CARD_AMOUNT[card]
    if effect == effects.CARD_LEADERSHIP:
        return power + lord.value(effects.LEADERSHIP)
    if effect != effects.CARD_STRENGTH:
        return power
    applies = condition == effects.IF_ATTACKS
    if condition == effects.IF_GLORY:
        applies = has(lord.glory, tables.LAND_OF[region])
    elif condition == effects.IF_MORE:
        applies = men > (g.invasion + 1) // 2
    elif condition == effects.IF_BETTER_LEADER:
        applies = lord.value(effects.LEADERSHIP) > g.command()
    return power + tables.CARD_AMOUNT[card] if applies else power


def cards_for(g: SoloHellas, men: i64, bearable: i64, region: Region) -> i64:
    """The strength of the cards in hand that so many can pay for (LH-8.2), the best for each life first."""
    total: i64 = 0
    left = bearable
    for price in range(3):
        for card in each(g.lord(YOU).hand):
            if tables.CARD_CASUALTIES[card] == price and price <= left:
                left -= price
                total += card_in_attack(g, card, men, region)
    return total


def lead_at(g: SoloHellas, means: Means, goal: Region, defence: float) -> float:
    """How much stronger than the Persians a blow would be, the cards of both sides counted."""
    men = army_for(g, means, goal)
    lord = g.lord(YOU)
    own = men + cards_for(g, men, max(men, FEW), goal)
    if lord.at == goal or (means.hero and lord.at >= 0 and has(g.reach(lord.at, lord.value(effects.SPEED)), goal)):
        own += hero_strength(g)
    lead = float(own) - defence - float(g.distrust(goal)) - persian_card(g)
    return lead if men > 0 else lead - NOBODY


def persian_card(g: SoloHellas) -> float:
    return CARD_OF_ONE + CARD_OF_MORE * float(g.command() - 1)


def likely(lead: float) -> float:
    """From 0 to 1, for a lead in strength."""
    return 1.0 / (1.0 + exp(-STEEP * lead))


def readiness(lead: float) -> float:
    """From 0 to 1, for a lead in strength: even steps, since the logarithm of the odds grows so."""
    return (min(max(lead, LEAST_LEAD), MOST_LEAD) - LEAST_LEAD) / (MOST_LEAD - LEAST_LEAD)


def blow_to_come(g: SoloHellas) -> float:
    """In Act I: how ready you are to bring Macedonia down in the first turn of Act II."""
    invasion = float(g.invasion)
    vanguard = g.vanguard()
    for at in range(solo.ROUTE_LENGTH):
        if solo.ROUTE[at] == vanguard:
            invasion += INVASION_A_STEP * float(solo.ROUTE_LENGTH - 1 - at)
    lead = lead_at(g, Means(g), solo.MACEDONIA, invasion)
    if invasion >= float(solo.TOP_INVASION):
        lead -= EVENTS_FIRST
    if has(g.quests, QUEEN) and g.lord(YOU).quest != QUEEN:
        lead -= TWO_TOKENS
    return readiness(lead)


def best_blow(g: SoloHellas) -> float:
    """In Act II: how ready you are for the blow with the best prospect."""
    means = Means(g)
    best = LEAST_LEAD
    for goal in each(g.lord(XERXES).held):
        if means.goal >= 0 and goal != means.goal:
            continue
        best = max(best, lead_at(g, means, goal, float(g.invasion)))
    return readiness(best)


def battle_under_way(g: SoloHellas) -> Sides | None:
    for frame in g.stack:
        if isinstance(frame, Sides):
            return frame
    return None


def battle_lead(g: SoloHellas, sides: Sides) -> float:
    """In the battle under way, cards not yet played included."""
    men = g.hoplites(YOU, sides.region)
    lead = float(sides.strength(g, YOU) - sides.strength(g, XERXES)) - persian_card(g)
    if not sides.passed(YOU):
        lead += float(cards_for(g, men, men - sides.casualties(YOU), sides.region))
    return lead if sides.attacker == YOU else lead + 1.0


def outposts(g: SoloHellas) -> i64:
    """Regions of yours two steps from Macedonia."""
    return g.lord(YOU).held & ~solo.NORTH & (tables.WITHIN[2 * tables.REGIONS + solo.MACEDONIA] | BIT[solo.MACEDONIA])
