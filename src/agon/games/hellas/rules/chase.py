"""LH-7: what hunter and monster can do in a hunt: strikes, sets, attacks and defences."""

from typing import Any, Final

from mypy_extensions import i64

from agon.games.hellas.constants import (
    EVO_FIRST_ATTACK,
    EVO_NEEDS_LEADERSHIP,
    EVO_NEEDS_PRIEST,
    EVO_STRENGTH,
    EVO_STRENGTH_WOUNDED,
    PLACES,
    PLUS_ALL,
    PLUS_COVERED_TWICE,
    PLUS_HAND,
    PLUS_UNCOVERED,
    SYMBOL_COUNT,
    WOUNDED_ENOUGH,
)
from agon.games.hellas.frame import HellasFrame
from agon.games.hellas.game import Hellas
from agon.games.hellas.names import (
    B_ADVANCED_DODGE,
    B_MASTER_PLAN,
    B_WEAK_SPOT,
    HARPE,
    LEADERSHIP,
    POISON_ARROWS,
    SPEED,
)
from agon.games.hellas.rules.hands import distinct
from agon.games.hellas.tables import (
    ATTACK_BASE,
    ATTACK_IDS,
    ATTACK_PLUS,
    BLESSING_AMOUNT,
    CARD_POWER,
    CARD_SYMBOL,
    CONVERSION,
    EVENT_AMOUNT,
    EVENT_RULE,
    MONSTER_EVENTS,
    MONSTER_IDS,
    PLACE_REWARD,
    PLACE_SYMBOL,
    SYMBOL_CARDS,
)
from agon.games.hellas.words import CONVERT, DODGE, GUARD, GUARD_PLAN, STRIKE, USE, WEAK_SPOT
from agon.kernel.bits import BIT, count_bits, has, lowest, members
from agon.kernel.codes import code

DODGED: Final = 1
"""In ``flags``: Advanced Dodge has been used in this hunt."""
SPOTTED: Final = 2
"""Weak Spot has been used."""


def hand_power(hand: i64) -> i64:
    total: i64 = 0
    rest = hand
    while rest != 0:
        total += CARD_POWER[lowest(rest)]
        rest &= rest - 1
    return total


def may_hunt(g: Hellas, seat: i64, monster: i64) -> bool:
    """LH-7.1: evolutions may ask for Leadership or a priest."""
    lord = g.lord(seat)
    cards = g.evolved & MONSTER_EVENTS[monster]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if EVENT_RULE[card] == EVO_NEEDS_LEADERSHIP and lord.value(LEADERSHIP) < EVENT_AMOUNT[card]:
            return False
        if EVENT_RULE[card] == EVO_NEEDS_PRIEST and lord.pool < EVENT_AMOUNT[card]:
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
    cards = g.evolved & MONSTER_EVENTS[monster]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if EVENT_RULE[card] == rule:
            return EVENT_AMOUNT[card] if EVENT_AMOUNT[card] > 0 else 1
    return 0


class Chase(HellasFrame):
    """What a hunt knows of its two sides: ``seat`` hunts ``monster``. The fields are those of ``Hunt``."""

    def offer_strikes(self, g: Hellas, hand: i64) -> None:
        places = g.open_places(self.monster)
        rest = distinct(hand)
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            seen: i64 = 0
            for place in range(PLACES):
                if has(places, place) and PLACE_SYMBOL[self.monster * PLACES + place] == CARD_SYMBOL[card]:
                    reward = PLACE_REWARD[self.monster * PLACES + place]
                    if not has(seen, reward):
                        seen |= BIT[reward]
                        g.offer(code(STRIKE, card, CARD_SYMBOL[card], reward))

    def offer_conversions(self, g: Hellas, hand: i64) -> None:
        for symbol in range(SYMBOL_COUNT):
            needed = CONVERSION[symbol]
            if needed > 0 and count_bits(hand & SYMBOL_CARDS[symbol]) >= needed:
                self.offer_conversion(g, symbol)

    def offer_conversion(self, g: Hellas, symbol: i64) -> None:
        places = g.open_places(self.monster)
        seen: i64 = 0
        for place in range(PLACES):
            if has(places, place):
                kind = PLACE_SYMBOL[self.monster * PLACES + place] * 3 + PLACE_REWARD[self.monster * PLACES + place]
                if not has(seen, kind):
                    seen |= BIT[kind]
                    g.offer(code(CONVERT, symbol, kind // 3, kind % 3))

    def offer_start(self, g: Hellas) -> None:
        """What is used at the start of a hunt."""
        lord = g.lord(self.seat)
        if lord.ready(HARPE):
            g.offer(code(USE, HARPE))
        if lord.ready(POISON_ARROWS):
            g.offer(code(USE, POISON_ARROWS))
        if lord.blessed(B_WEAK_SPOT) and self.flags & SPOTTED == 0:
            rest = distinct(lord.hand)
            while rest != 0:
                g.offer(code(WEAK_SPOT, lowest(rest)))
                rest &= rest - 1

    def attack_value(self, g: Hellas, card: i64) -> i64:
        value = ATTACK_BASE[card]
        plus = ATTACK_PLUS[card]
        if plus == PLUS_UNCOVERED:
            value += count_bits(g.open_places(self.monster))
        elif plus == PLUS_ALL:
            value += count_bits(g.places_of(self.monster))
        elif plus == PLUS_COVERED_TWICE:
            value += 2 * count_bits(g.wounds[self.monster])
        elif plus == PLUS_HAND:
            value += g.lord(self.seat).hand_size()
        value += evolution_amount(g, self.monster, EVO_STRENGTH)
        if count_bits(g.wounds[self.monster]) >= WOUNDED_ENOUGH:
            value += evolution_amount(g, self.monster, EVO_STRENGTH_WOUNDED)
        if self.rounds == 1:
            value += evolution_amount(g, self.monster, EVO_FIRST_ATTACK)
        return value

    def may_dodge(self, g: Hellas) -> bool:
        return g.lord(self.seat).blessed(B_ADVANCED_DODGE) and self.flags & DODGED == 0

    def plans(self, g: Hellas) -> i64:
        """Cards that Master Plan could still strengthen."""
        lord = g.lord(self.seat)
        return lord.pool if lord.blessed(B_MASTER_PLAN) else 0

    def offer_guards(self, g: Hellas, hand: i64) -> None:
        """Only cards with which the defence can still be completed."""
        missing = self.value - self.total
        power = hand_power(hand)
        cards = count_bits(hand)
        boost = BLESSING_AMOUNT[B_MASTER_PLAN]
        plans = self.plans(g)
        dodge = g.lord(self.seat).value(SPEED) if self.may_dodge(g) else 0
        with_all = power + dodge + boost * (plans if plans < cards else cards)
        if with_all < missing:
            return
        spare = power + dodge + boost * (plans if plans < cards - 1 else cards - 1)
        rest = distinct(hand)
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            if spare >= missing:
                g.offer(code(GUARD, card))
            if plans > 0:
                g.offer(code(GUARD_PLAN, card))
        if dodge > 0:
            g.offer(code(DODGE))

    def outline(self, g: Hellas) -> dict[str, Any] | None:
        return {
            "kind": "hunt",
            "hunter": int(self.seat),
            "monster": MONSTER_IDS[self.monster],
            "chooser": int(g.left_of(self.seat)),
            "wounds_dealt": int(count_bits(self.mask)),
            "wounds_left": int(count_bits(g.open_places(self.monster))),
            "round": int(self.rounds),
            "attack": ATTACK_IDS[self.card] if self.card >= 0 else None,
            "attack_strength": int(self.value) if self.card >= 0 else None,
            "defence": int(self.total),
            "attacks_seen": [ATTACK_IDS[card] for card in members(self.my_cards)],
        }
