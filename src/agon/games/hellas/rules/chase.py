"""LH-7: what hunter and monster can do in a hunt: strikes, sets, attacks and defences."""

from typing import Final

from mypy_extensions import i64

from agon.games.hellas import effects, tables
from agon.games.hellas.game import Hellas
from agon.kernel.bits import BIT, lowest

DODGED: Final = 1
"""In ``flags``: Advanced Dodge has been used in this hunt."""
SPOTTED: Final = 2
"""Weak Spot has been used."""


def hand_power(hand: i64) -> i64:
    total: i64 = 0
    rest = hand
    while rest != 0:
        total += tables.CARD_POWER[lowest(rest)]
        rest &= rest - 1
    return total


def may_hunt(g: Hellas, seat: i64, monster: i64) -> bool:
    """LH-7.1: evolutions may ask for Leadership or a priest."""
    lord = g.lord(seat)
    cards = g.evolved & tables.MONSTER_EVENTS[monster]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if (
            tables.EVENT_RULE[card] == effects.EVO_NEEDS_LEADERSHIP
            and lord.value(effects.LEADERSHIP) < tables.EVENT_AMOUNT[card]
        ):
            return False
        if tables.EVENT_RULE[card] == effects.EVO_NEEDS_PRIEST and lord.pool < tables.EVENT_AMOUNT[card]:
            return False
    return True


def game_for(g: Hellas, seat: i64) -> i64:
    """The monsters that a player may hunt now."""
    found: i64 = 0
    region = g.lord(seat).at
    if region < 0:
        return found
    rest = g.monsters_in(region)
    while rest != 0:
        monster = lowest(rest)
        rest &= rest - 1
        if may_hunt(g, seat, monster):
            found |= BIT[monster]
    return found


def evolution_amount(g: Hellas, monster: i64, rule: i64) -> i64:
    """What an evolution of the monster adds by a rule; 0: it has none of that kind."""
    cards = g.evolved & tables.MONSTER_EVENTS[monster]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if tables.EVENT_RULE[card] == rule:
            return tables.EVENT_AMOUNT[card] if tables.EVENT_AMOUNT[card] > 0 else 1
    return 0
