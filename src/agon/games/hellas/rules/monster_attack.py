"""LH-7.3 to LH-7.5: the monster's attack in a hunt, the hunter's defence, and what an attack does."""

from typing import Final

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Seat
from agon.games.hellas.rules import powers
from agon.games.hellas.rules.attributes import Injure, Lower
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.cards import PayCards, distinct, half_up
from agon.games.hellas.rules.chase import Chase, chase_of, evolution_amount
from agon.kernel.arrays import changed
from agon.kernel.bits import BIT, count_bits, each, lowest
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import Step, step

DRAW_DEFENDED: Final = 2
DRAW_UNDEFENDED: Final = 1


class MonsterAttack(HellasRule):
    """LH-7.3: the player to the left looks at two attack cards and picks one; the deck is shuffled for every hunt."""

    first: i64 = -1
    second: i64 = -1

    @step
    def draw(self, g: Hellas) -> Step:
        chase = chase_of(g)
        deck = tables.ALL_ATTACKS & ~(chase.attacks_seen | chase.attacks_aside)
        if count_bits(deck) < (2 if g.has_monster_player() else 1):
            chase.attacks_seen = 0
            chase.attacks_aside = 0
            deck = tables.ALL_ATTACKS
        self.first = g.draw(deck)
        if not g.has_monster_player():
            g.answer = code(words.ATTACK_WITH, self.first)
            return self.attack
        self.second = g.draw(deck & ~BIT[self.first])
        return self.ask

    @step
    def ask(self, g: Hellas) -> Step:
        chase = chase_of(g)
        g.offer(code(words.ATTACK_WITH, self.first))
        if tables.ATTACK_KIND[self.first] != tables.ATTACK_KIND[self.second]:
            g.offer(code(words.ATTACK_WITH, self.second))
        return g.ask_secretly(g.left_of(chase.hunter), words.ASK_MONSTER_ATTACK, chase.monster, then=self.attack)

    @step
    def attack(self, g: Hellas) -> Step:
        chase = chase_of(g)
        card = arg_a(g.answer)
        chase.attacks_seen |= BIT[card]
        if self.second >= 0:
            chase.attacks_aside |= BIT[self.second if card == self.first else self.first]
        chase.attack = card
        chase.defence = 0
        chase.rounds += 1
        chase.attack_strength = attack_strength(g, chase)
        if g.has_monster_player():
            g.tell(words.ATTACK_CHOSEN, g.left_of(chase.hunter), chase.monster, card, chase.attack_strength)
        else:
            g.tell(words.ATTACK_DRAWN, chase.monster, card, chase.attack_strength)
        return g.end()

    def redeal(self, g: Hellas, seat: Seat) -> None:
        chase = chase_of(g)
        if seat != g.left_of(chase.hunter):
            pool = tables.ALL_ATTACKS & ~(chase.attacks_seen | chase.attacks_aside)
            self.first = g.rng.member(pool)
            self.second = g.rng.member(pool & ~BIT[self.first])


def attack_strength(g: Hellas, chase: Chase) -> i64:
    monster = chase.monster
    wounds = count_bits(g.wounds[monster])
    strength = tables.ATTACK_BASE[chase.attack]
    plus = tables.ATTACK_PLUS[chase.attack]
    if plus == effects.PLUS_UNCOVERED:
        strength += count_bits(g.open_places(monster))
    elif plus == effects.PLUS_ALL:
        strength += count_bits(g.places_of(monster))
    elif plus == effects.PLUS_COVERED_TWICE:
        strength += 2 * wounds
    elif plus == effects.PLUS_HAND:
        strength += g.lord(chase.hunter).hand_size()
    strength += evolution_amount(g, monster, effects.EVO_STRENGTH)
    if wounds >= effects.WOUNDED_ENOUGH:
        strength += evolution_amount(g, monster, effects.EVO_STRENGTH_WOUNDED)
    if chase.rounds == 1:
        strength += evolution_amount(g, monster, effects.EVO_FIRST_ATTACK)
    return strength


# ---------------------------------------------------------------------- defence

# how it ended
DEFENDED: Final = 0
ENDURES: Final = 1
BROKEN: Final = 2


class Defence(HellasRule):
    """LH-7.4: cards of enough strength together, a shield, or the effect of the attack. Ends with a number above."""

    @step
    def ask(self, g: Hellas) -> Step:
        chase = chase_of(g)
        seat = chase.hunter
        missing = chase.attack_strength - chase.defence
        if missing <= 0:
            g.tell(words.DEFENDED, seat)
            g.draw_cards(seat, DRAW_DEFENDED)
            return g.end(DEFENDED)
        offer_guards(g, chase, missing)
        if chase.defence == 0:
            shields = g.lord(seat).hand & tables.SYMBOL_CARDS[effects.SHIELD]
            if shields != 0:
                g.offer(code(words.SHIELD_CARD, lowest(shields)))
        if chase.defence == 0 or g.offered == 0:
            g.offer(code(words.ENDURE))
        powers.offer_in_hunt(g, seat)
        return g.ask_secretly(seat, words.ASK_DEFEND, chase.monster, missing, then=self.answered)

    @step
    def answered(self, g: Hellas) -> Step:
        chase = chase_of(g)
        seat = chase.hunter
        lord = g.lord(seat)
        verb = verb_of(g.answer)
        if verb == words.GUARD or verb == words.GUARD_PLAN:
            if verb == words.GUARD_PLAN:
                chase.defence += tables.BLESSING_AMOUNT[tables.MASTER_PLAN]
                g.sacrifice_priests(seat)
            g.drop_card(seat, arg_a(g.answer))
            chase.defence += tables.CARD_POWER[arg_a(g.answer)]
            return self.ask
        elif verb == words.DODGE:
            chase.dodge_used = True
            chase.defence += lord.value(effects.SPEED)
            g.tell(words.BLESSING_USED, seat, tables.ADVANCED_DODGE)
            return self.ask
        elif verb == words.SHIELD_CARD:
            g.drop_card(seat, arg_a(g.answer))
            g.tell(words.DEFENDED, seat)
            return g.call(Injure(seat=seat, count=1), then=self.shielded)
        elif verb == words.ENDURE:
            return g.end(ENDURES)
        return powers.use_in_hunt(g, seat, self.ask)

    @step
    def shielded(self, g: Hellas) -> Step:
        """A shield stops any attack for an injury, and draws one card only."""
        if g.value > 0:
            return g.end(BROKEN)
        g.draw_cards(chase_of(g).hunter, DRAW_UNDEFENDED)
        return g.end(DEFENDED)


def hand_power(hand: i64) -> i64:
    total: i64 = 0
    for card in each(hand):
        total += tables.CARD_POWER[card]
    return total


def defence_at_hand(g: Hellas, chase: Chase, plans: i64) -> i64:
    """What the hunter could still put up, at most so many cards with a priest for Master Plan."""
    lord = g.lord(chase.hunter)
    may_dodge = lord.blessed(tables.ADVANCED_DODGE) and not chase.dodge_used
    boost = tables.BLESSING_AMOUNT[tables.MASTER_PLAN]
    return hand_power(lord.hand) + (lord.value(effects.SPEED) if may_dodge else 0) + boost * plans


def plans_of(g: Hellas, chase: Chase) -> i64:
    """Priests whom the hunter may give for Master Plan."""
    lord = g.lord(chase.hunter)
    return lord.pool if lord.blessed(tables.MASTER_PLAN) else 0


def best_defence(g: Hellas, chase: Chase) -> i64:
    """All that the hunter has: known to the hunter alone."""
    plans, cards = plans_of(g, chase), g.lord(chase.hunter).hand_size()
    return defence_at_hand(g, chase, plans if plans < cards else cards)


def offer_guards(g: Hellas, chase: Chase, missing: i64) -> None:
    """Only cards with which the defence can still be completed."""
    lord = g.lord(chase.hunter)
    if best_defence(g, chase) < missing:
        return
    cards = lord.hand_size()
    plans = plans_of(g, chase)
    spare = defence_at_hand(g, chase, plans if plans < cards - 1 else cards - 1)
    for card in each(distinct(lord.hand)):
        if spare >= missing:
            g.offer(code(words.GUARD, card))
        if plans > 0:
            g.offer(code(words.GUARD_PLAN, card))
    if lord.blessed(tables.ADVANCED_DODGE) and not chase.dodge_used and lord.value(effects.SPEED) > 0:
        g.offer(code(words.DODGE))


# ---------------------------------------------------------------------- an attack that was not defended against


class Blow(HellasRule):
    """LH-7.5: injuries, then what card or sheet say. Ends with 1 if that ends the hunt."""

    was_injured: bool = False

    @step
    def begin(self, g: Hellas) -> Step:
        chase = chase_of(g)
        g.tell(words.ENDURED, chase.hunter)
        self.was_injured = g.lord(chase.hunter).injured != 0
        injuries = tables.ATTACK_INJURIES[chase.attack]
        if tables.ATTACK_BLOW[chase.attack] == effects.BLOW_SPECIAL:
            injuries = tables.SPECIAL_INJURIES[chase.monster]
        return g.call(Injure(seat=chase.hunter, count=injuries), then=self.strike)

    @step
    def strike(self, g: Hellas) -> Step:
        chase = chase_of(g)
        seat = chase.hunter
        lord = g.lord(seat)
        blow = tables.ATTACK_BLOW[chase.attack]
        if blow == effects.BLOW_SPECIAL:
            blow = tables.SPECIAL_BLOW[chase.monster]
        if g.value > 0 or blow == effects.BLOW_END:  # LH-7.5: the fourth injury
            return g.end(1)
        if blow == effects.BLOW_END_IF_INJURED:
            return g.end(1) if self.was_injured else self.recover
        elif blow == effects.BLOW_END_IF_SLOW:
            return g.end(1) if lord.value(effects.SPEED) < effects.STEADY else self.recover
        elif blow == effects.BLOW_END_IF_UNLED:
            return g.end(1) if lord.value(effects.LEADERSHIP) < effects.STEADY else self.recover
        elif blow == effects.BLOW_HEAL:
            g.wounds = changed(g.wounds, chase.monster, 0)
            g.tell(words.MONSTER_HEALS, chase.monster)
        elif blow == effects.BLOW_RANDOM:
            if lord.hand != 0:
                g.drop_card(seat, g.draw(lord.hand))
        elif blow == effects.BLOW_LOWER_HIGHEST:
            return g.call(Lower(seat=seat, highest=True), then=self.recover)
        elif blow == effects.BLOW_LOWER_CHOICE:
            return g.call(Lower(seat=seat), then=self.recover)
        elif blow == effects.BLOW_TO_SPEED:
            return self.discard(g, seat, lord.hand_size() - lord.value(effects.SPEED))
        elif blow == effects.BLOW_HALF:
            return self.discard(g, seat, half_up(lord.hand))
        elif blow == effects.BLOW_KEEP_ONE:
            return self.discard(g, seat, lord.hand_size() - 1)
        return self.recover

    def discard(self, g: Hellas, seat: Seat, count: i64) -> Step:
        return g.call(PayCards(seat=seat, count=count, among=tables.ALL_COMBAT), then=self.recover)

    @step
    def recover(self, g: Hellas) -> Step:
        """The first attack of some evolved monsters ends the hunt whatever else it does."""
        chase = chase_of(g)
        if chase.rounds == 1 and evolution_amount(g, chase.monster, effects.EVO_FIRST_ATTACK) > 0:
            return g.end(1)
        g.draw_cards(chase.hunter, DRAW_UNDEFENDED)
        return g.end(0)
