"""LH-7: a hunt under way: hunter and monster, what they have done to each other so far, and the wounds of monsters."""

from typing import Any, Final

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Monster, Monsters, Seat
from agon.games.hellas.rules.base import HellasRule, pick_anew
from agon.kernel.bits import BIT, count_bits, each, has, members
from agon.kernel.codes import arg_b, arg_c, code
from agon.kernel.errors import RuleError
from agon.kernel.rule import Step, step

ALL_SYMBOLS: Final = (1 << effects.SYMBOL_COUNT) - 1


class Chase(HellasRule):
    """One hunt. It lies below the rule Hunt, whose parts find it with ``chase_of``.

    ``wounds``: the places wounded in this hunt. ``attack``: the monster's card at hand, or -1. ``attacks_seen`` and
    ``attacks_aside``: cards that are out of the deck; only the hunter's left neighbour knows those laid aside.
    """

    hunter: Seat
    monster: Monster
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

    def redeal(self, g: Hellas, seat: Seat) -> None:
        if seat != g.left_of(self.hunter):
            pool = tables.ALL_ATTACKS & ~self.attacks_seen
            self.attacks_aside = pick_anew(g, pool, count_bits(self.attacks_aside))

    def quarry(self, seat: Seat) -> i64:
        return self.monster if seat == self.hunter else -1

    def wounds_dealt(self) -> i64:
        return count_bits(self.wounds)

    def outline(self, g: Hellas) -> dict[str, Any] | None:
        return {
            "kind": "hunt",
            "hunter": int(self.hunter),
            "monster": tables.MONSTER_IDS[self.monster],
            "chooser": int(g.left_of(self.hunter)) if g.has_monster_player() else None,
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
    for frame in reversed(g.stack):
        if isinstance(frame, Chase):
            return frame
    raise RuleError("there is no hunt under way")


class FreeWound(HellasRule):
    """A wound of the hunter's choice, whatever the cards in hand."""

    @step
    def ask(self, g: Hellas) -> Step:
        chase = chase_of(g)
        offer_wounds(g, words.WOUND, chase.monster, chase.monster)
        return g.ask(chase.hunter, words.ASK_WOUND, chase.monster, then=self.deal)

    @step
    def deal(self, g: Hellas) -> Step:
        chase = chase_of(g)
        chase.deal(g, chosen_place(g, chase.monster))
        return g.end()


def may_hunt(g: Hellas, seat: Seat, monster: Monster) -> bool:
    """LH-7.1: evolutions may ask for Leadership or a priest."""
    lord = g.lord(seat)
    for card in each(g.evolved & tables.MONSTER_EVENTS[monster]):
        rule, needed = tables.EVENT_RULE[card], tables.EVENT_AMOUNT[card]
        if rule == effects.EVO_NEEDS_LEADERSHIP and lord.value(effects.LEADERSHIP) < needed:
            return False
        if rule == effects.EVO_NEEDS_PRIEST and lord.pool < needed:
            return False
    return True


def game_for(g: Hellas, seat: Seat) -> i64:
    """The monsters that a player may hunt now."""
    found: i64 = 0
    region = g.lord(seat).at
    if region < 0:
        return found
    for monster in each(g.monsters_in(region)):
        if may_hunt(g, seat, monster):
            found |= BIT[monster]
    return found


def evolution_amount(g: Hellas, monster: Monster, rule: i64) -> i64:
    """What an evolution of the monster adds by a rule; 0: it has none of that kind."""
    for card in each(g.evolved & tables.MONSTER_EVENTS[monster]):
        if tables.EVENT_RULE[card] == rule:
            return tables.EVENT_AMOUNT[card] if tables.EVENT_AMOUNT[card] > 0 else 1
    return 0


# ---------------------------------------------------------------------- wounds, in hunts and outside


def chosen_place(g: Hellas, monster: Monster) -> i64:
    """An open place with the symbol and the reward that the answer names."""
    symbol, reward = arg_b(g.answer), arg_c(g.answer)
    places = g.open_places(monster)
    for place in range(effects.PLACES):
        at = monster * effects.PLACES + place
        if has(places, place) and tables.PLACE_SYMBOL[at] == symbol and tables.PLACE_REWARD[at] == reward:
            return place
    return -1


def find_symbol(g: Hellas, monster: Monster, symbol: i64) -> i64:
    """An open place with that symbol; plain ones first."""
    places = g.open_places(monster)
    found: i64 = -1
    for place in range(effects.PLACES):
        at = monster * effects.PLACES + place
        if has(places, place) and tables.PLACE_SYMBOL[at] == symbol:
            if found < 0 or tables.PLACE_REWARD[at] == effects.PLAIN:
                found = place
    return found


def offer_wounds(
    g: Hellas, verb: i64, what: i64, monster: Monster, symbols: i64 = ALL_SYMBOLS, has_rewards: bool = True
) -> None:
    """Each kind of open place with one of the symbols once, as an option with ``what`` before it."""
    seen: i64 = 0
    for place in each(g.open_places(monster)):
        at = monster * effects.PLACES + place
        symbol = tables.PLACE_SYMBOL[at]
        reward: i64 = effects.PLAIN
        if has_rewards:
            reward = tables.PLACE_REWARD[at]
        kind = symbol * 3 + reward
        if has(symbols, symbol) and not has(seen, kind):
            seen |= BIT[kind]
            g.offer(code(verb, what, symbol, reward))


def offer_wounds_outside(g: Hellas, monsters: Monsters) -> None:
    """LH-7.10: a wound to one of these monsters; outside a hunt rewards do not matter."""
    for monster in range(tables.MONSTERS):
        if has(monsters, monster):
            offer_wounds(g, words.WOUND, monster, monster, has_rewards=False)


def reward_bits(monster: Monster, wounds: i64) -> i64:
    """The kinds of reward on a set of wound places."""
    found: i64 = 0
    for place in range(effects.PLACES):
        if has(wounds, place):
            found |= BIT[tables.PLACE_REWARD[monster * effects.PLACES + place]]
    return found


def wound_outside(g: Hellas, seat: Seat, monster: Monster, symbol: i64) -> None:
    """No reward, but the kill counts; the monster's artifact leaves the game."""
    if g.wound(seat, monster, find_symbol(g, monster, symbol)):
        g.slay(seat, monster)
