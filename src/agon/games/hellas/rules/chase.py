"""LH-7: a hunt under way: hunter and monster, and what they have done to each other so far."""

from typing import Any

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.base import HellasRule, pick_anew
from agon.games.hellas.rules.wounds import find_place, offer_wounds
from agon.kernel.bits import BIT, count_bits, lowest, members
from agon.kernel.codes import arg_b, arg_c
from agon.kernel.errors import RuleError
from agon.kernel.rule import Step, step


class Chase(HellasRule):
    """One hunt. It lies below the rule Hunt, whose parts find it with ``chase_of``.

    ``wounds``: the places wounded in this hunt. ``attack``: the monster's card at hand, or -1. ``attacks_seen`` and
    ``attacks_aside``: cards that are out of the deck; only the hunter's left neighbour knows those laid aside.
    """

    hunter: i64
    monster: i64
    wounds: i64 = 0
    slain: bool = False
    rounds: i64 = 0
    attack: i64 = -1
    attack_strength: i64 = 0
    defence: i64 = 0
    attacks_seen: i64 = 0
    attacks_aside: i64 = 0
    weak_spot_used: bool = False
    dodge_used: bool = False

    @step
    def over(self, g: Hellas) -> Step:
        return g.end()

    def deal(self, g: Hellas, place: i64) -> None:
        """Put a wound; the last one kills (LH-7.5)."""
        self.wounds |= BIT[place]
        if g.wound(self.hunter, self.monster, place):
            self.slain = True
            g.slay(self.hunter, self.monster)

    def redeal(self, g: Hellas, seat: i64) -> None:
        if seat != g.left_of(self.hunter):
            pool = tables.ALL_ATTACKS & ~self.attacks_seen
            self.attacks_aside = pick_anew(g, pool, count_bits(self.attacks_aside))

    def quarry(self, seat: i64) -> i64:
        return self.monster if seat == self.hunter else -1

    def wounds_dealt(self) -> i64:
        return count_bits(self.wounds)

    def outline(self, g: Hellas) -> dict[str, Any] | None:
        return {
            "kind": "hunt",
            "hunter": int(self.hunter),
            "monster": tables.MONSTER_IDS[self.monster],
            "chooser": int(g.left_of(self.hunter)),
            "wounds_dealt": int(count_bits(self.wounds)),
            "wounds_left": int(count_bits(g.open_places(self.monster))),
            "round": int(self.rounds),
            "attack": tables.ATTACK_IDS[self.attack] if self.attack >= 0 else None,
            "attack_strength": int(self.attack_strength) if self.attack >= 0 else None,
            "defence": int(self.defence),
            "attacks_seen": [tables.ATTACK_IDS[card] for card in members(self.attacks_seen)],
        }


def chase_of(g: Hellas) -> Chase:
    """The hunt under way."""
    at: i64 = len(g.stack) - 1
    while at >= 0:
        frame = g.stack[at]
        if isinstance(frame, Chase):
            return frame
        at -= 1
    raise RuleError("there is no hunt under way")


class FreeWound(HellasRule):
    """A wound of the hunter's choice, whatever the cards in hand."""

    @step
    def ask(self, g: Hellas) -> Step:
        chase = chase_of(g)
        offer_wounds(g, chase.monster, True)
        return g.ask(chase.hunter, words.ASK_WOUND, chase.monster, then=self.deal)

    @step
    def deal(self, g: Hellas) -> Step:
        chase = chase_of(g)
        chase.deal(g, find_place(g, chase.monster, arg_b(g.answer), arg_c(g.answer)))
        return g.end()


def may_hunt(g: Hellas, seat: i64, monster: i64) -> bool:
    """LH-7.1: evolutions may ask for Leadership or a priest."""
    lord = g.lord(seat)
    cards = g.evolved & tables.MONSTER_EVENTS[monster]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        rule, needed = tables.EVENT_RULE[card], tables.EVENT_AMOUNT[card]
        if rule == effects.EVO_NEEDS_LEADERSHIP and lord.value(effects.LEADERSHIP) < needed:
            return False
        if rule == effects.EVO_NEEDS_PRIEST and lord.pool < needed:
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
