"""What bots expect of battles against Persians and of monsters at monuments, in the game alone."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.hellas import effects, tables
from agon.games.hellas.ids import God, Region
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo.board import YOU
from agon.games.hellas.solo.game import SoloHellas
from agon.games.hellas.solo.tables import XERXES
from agon.kernel.bits import each, has

MOST_POWER: Final = 4
"""The strength of the best combat card."""
PER_HOPLITE: Final = 2
"""The strength of cards that a hoplite can pay for with its life, about."""
LOSS_ALONE: Final = 0.45
"""Levels that a monster takes off a monument in a turn, about: a monster phase in every second turn, five faces of six."""
LOSS_GUARDED: Final = 0.27
"""The same where hoplites stand in its way."""
TURNS_A_STEP: Final = 2.0
"""Turns that a monster needs for a step, about."""


def card_odds() -> vec[float]:
    """By command value and margin: the chance that the best of so many cards does not make up for the margin."""
    powers = [int(tables.CARD_POWER[card]) for card in range(len(tables.CARD_POWER)) if has(solo.COMBAT, card)]
    found: list[float] = []
    for command in range(solo.COMMAND_SLOTS + 1):
        for margin in range(MOST_POWER + 1):
            below = len([power for power in powers if power <= margin]) / len(powers)
            found.append(below**command)
    return vec[float](found)


CARD_ODDS: Final[vec[float]] = card_odds()


def chance(g: SoloHellas, margin: i64) -> float:
    """To win a battle with so much strength more than the Persians have without their card, a tie counted as won."""
    if margin < 0:
        return 0.0
    return 1.0 if margin >= MOST_POWER else CARD_ODDS[g.command() * (MOST_POWER + 1) + margin]


def hero_strength(g: SoloHellas) -> i64:
    lord = g.lord(YOU)
    speed, strength = lord.value(effects.SPEED), lord.value(effects.STRENGTH)
    return lord.bonus(tables.HEROIC_PRESENCE) + (speed if speed < strength else strength)


def hand_strength(g: SoloHellas) -> i64:
    power: i64 = 0
    for card in each(g.lord(YOU).hand):
        power += tables.CARD_POWER[card]
    return power


def chance_to_hold(g: SoloHellas, region: Region, persians: i64, cards: i64) -> float:
    """To beat so many Persian hoplites that come into a region."""
    count = g.hoplites(YOU, region)
    if count == 0:
        return 0.0
    lord = g.lord(YOU)
    own = count + lord.bonus(tables.STALWART_DEFENSE) + min(cards, PER_HOPLITE * count)
    if lord.is_fortified(region):
        own += tables.CITY_BONUS[region]
    if lord.at == region:
        own += hero_strength(g)
    return chance(g, own - solo.PERSIAN_STRENGTH * persians - g.distrust(region))


def chance_to_storm(g: SoloHellas, region: Region, cards: i64) -> float:
    """To beat the Persians of a region with the largest army next to it, and those who may step in beside it."""
    best: i64 = 0
    others: i64 = 0
    for near in each(g.neighbours(region)):
        loose = g.loose(YOU, near) if g.may_leave(near) else 0
        others += loose
        best = max(best, loose)
    if best == 0:
        return 0.0
    lord = g.lord(YOU)
    own = best + min(others - best, lord.value(effects.LEADERSHIP))
    own += min(cards, PER_HOPLITE * own)
    if lord.at >= 0 and has(g.reach(lord.at, lord.value(effects.SPEED)), region):
        own += hero_strength(g)
    return chance(g, own - 1 - g.battle_strength(XERXES, region))


def steps_to_monument(region: Region) -> i64:
    steps: i64 = 0
    at = region
    while tables.MONUMENT_AT[at] < 0:
        at = solo.ARROW[at]
        steps += 1
    return steps


def monument_below(region: Region) -> i64:
    """The god to whose monument the arrows of a region lead."""
    at = region
    while tables.MONUMENT_AT[at] < 0:
        at = solo.ARROW[at]
    return tables.MONUMENT_AT[at]


def levels_lost_in(g: SoloHellas, god: God, turns: float) -> float:
    """Levels that the monsters on their way will take off a monument in so many turns, about."""
    rate = LOSS_GUARDED if g.hoplites(YOU, tables.GOD_REGION[god]) > 0 else LOSS_ALONE
    lost = 0.0
    for monster in range(tables.MONSTERS):
        lair = g.lair[monster]
        if lair >= 0 and monument_below(lair) == god:
            time = turns - TURNS_A_STEP * float(steps_to_monument(lair))
            lost += rate * time if time > 0.0 else 0.0
    return lost


def doom(g: SoloHellas, god: God, turns: float) -> float:
    """From 0 to 1: how likely a monument falls within so many turns."""
    share = levels_lost_in(g, god, turns) / float(g.level[god]) if g.level[god] > 0 else 1.0
    return share * share / (1.0 + share * share)
