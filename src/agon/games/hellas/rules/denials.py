"""Why an option is withheld: said beside the options, when the engine is asked to explain."""

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import God, Regions, Seat
from agon.kernel.bits import BIT, has
from agon.kernel.codes import code


def deny_turn(g: Hellas, seat: Seat) -> None:
    """Actions, prayers, monsters and artifacts in the menu of a turn."""
    lord = g.lord(seat)
    for action in range(effects.ACT_PASS):
        deny_action(g, seat, action)
    for god in range(tables.GOD_COUNT):
        deny_prayer(g, seat, god)
    for monster in range(tables.MONSTERS):
        if g.lair[monster] >= 0 and g.lair[monster] != lord.at:
            g.deny(code(words.HUNT, monster), words.HERO_ELSEWHERE, g.lair[monster])
    for artifact in range(len(tables.ARTIFACT_IDS)):
        if has(lord.artifacts, artifact) and not lord.ready(artifact):
            g.deny(code(words.USE, artifact), words.EXHAUSTED, artifact)


def deny_action(g: Hellas, seat: Seat, action: i64) -> None:
    lord = g.lord(seat)
    option = code(words.ACT, action)
    if has(lord.used, action):
        g.deny(option, words.ACTION_USED, action)
    elif has(lord.done, action):
        g.deny(option, words.ACTION_DONE, action)
    elif action == effects.ACT_RECRUIT:
        g.deny(option, words.NO_RESERVE if lord.reserve == 0 else words.NO_CITY)
    elif action == effects.ACT_BUILD_TEMPLE:
        g.deny(option, words.NO_SITE)
    elif action == effects.ACT_USURP:
        g.deny(option, words.NO_TOKEN)
    elif action == effects.ACT_HUNT:
        g.deny(option, words.NO_MONSTER)
    else:
        g.deny(option, words.ACTION_IDLE, action)


def deny_prayer(g: Hellas, seat: Seat, god: God) -> None:
    """LH-3.3."""
    option = code(words.PRAY, god)
    if has(g.lord(seat).done, effects.ACT_PRAYER):
        g.deny(option, words.ACTION_DONE, effects.ACT_PRAYER)
    elif g.lord(seat).pool == 0:
        g.deny(option, words.NO_PRIEST)
    elif g.lair[tables.SILENCER] == tables.GOD_REGION[god]:
        g.deny(option, words.CHIMERA_BARS, god)
    else:
        g.deny(option, words.MONUMENT_FULL, god)


def deny_departures(g: Hellas, seat: Seat) -> None:
    """LH-3.6: regions that no hoplite of the seat can leave."""
    for region in range(tables.REGIONS):
        option = code(words.LIFT, region)
        if g.hoplites(seat, region) == 0:
            g.deny(option, words.NO_HOPLITES, region)
        elif not g.may_leave(region):
            g.deny(option, words.MEDUSA_HOLDS, region)
        else:
            g.deny(option, words.HAVE_MOVED, region)


def deny_recruits(g: Hellas, regions: Regions) -> None:
    """LH-4.1: regions where nobody can be recruited."""
    for region in range(tables.REGIONS):
        if not g.may_recruit(region):
            g.deny(code(words.MUSTER, region), words.SPHINX_BARS, region)
        elif regions & BIT[region] == 0:
            g.deny(code(words.MUSTER, region), words.NOT_CONTROLLED, region)


def deny_temples(g: Hellas, seat: Seat) -> None:
    """LH-4.4: regions of others, and one's own without a free shrine."""
    for region in range(tables.REGIONS):
        reason = words.NO_SHRINE if g.lord(seat).holds(region) else words.NOT_CONTROLLED
        g.deny(code(words.BUILD, region), reason, region)


def deny_cards(g: Hellas, hand: i64) -> None:
    """LH-8.2: cards whose casualties the side cannot take."""
    for card in range(len(tables.COMBAT_IDS)):
        if has(hand, card):
            g.deny(code(words.PLAY, card), words.CARD_NOT_NOW)
