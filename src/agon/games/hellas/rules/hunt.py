"""LH-7: a hunt, from the draw to the reward."""

from typing import Any, Final

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.anytime import offer_anytime, pay_anytime
from agon.games.hellas.rules.attributes import Heal, Injure, Lower
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.cards import Cycle, Draw, PayCards, distinct, half_up
from agon.games.hellas.rules.chase import DODGED, SPOTTED, evolution_amount, hand_power
from agon.games.hellas.rules.wounds import find_place, offer_wounds, reward_bits
from agon.kernel.bits import BIT, count_bits, has, lowest, members
from agon.kernel.codes import arg_a, arg_b, arg_c, code, verb_of
from agon.kernel.rule import Step, step

WAS_INJURED: Final = 4
"""In ``flags``, beside those of ``chase.py``: the hero had an injury before the blow."""
ENDS_ANYWAY: Final = 8
SLAIN: Final = 16

DRAW_DEFENDED: Final = 2
DRAW_UNDEFENDED: Final = 1


class Hunt(HellasRule):
    """One hunt of ``seat`` for ``monster``.

    ``mask``: wounds of this hunt by place. ``count``: wounds of this attack. ``first``, ``second``: the two attack
    cards that the neighbour looks at. ``my_cards``: attack cards shown so far, ``their_cards``: laid aside unseen.
    ``card``: the attack under way, ``value`` its strength, ``total`` the defence so far. ``left`` and ``other``:
    injuries and blow still to come. ``rounds`` counts the monster's attacks.
    """

    seat: i64 = 0
    monster: i64 = -1
    mask: i64 = 0
    count: i64 = 0
    first: i64 = -1
    second: i64 = -1
    my_cards: i64 = 0
    their_cards: i64 = 0
    card: i64 = -1
    value: i64 = 0
    total: i64 = 0
    left: i64 = 0
    other: i64 = -1
    flags: i64 = 0
    rounds: i64 = 0

    # ------------------------------------------------------------------ the hero's attack

    @step
    def start(self, g: Hellas) -> Step:
        """LH-7.1: draw by Strength, or by Speed against the evolved Medusa."""
        lord = g.lord(self.seat)
        g.tell(words.HUNT_BEGINS, self.seat, lord.hero, self.monster)
        if lord.blessed(tables.INSPIRING_HUNT):
            g.gain_priest(self.seat, tables.BLESSING_AMOUNT[tables.INSPIRING_HUNT])
        by_speed = evolution_amount(g, self.monster, effects.EVO_BY_SPEED) > 0
        g.draw_cards(self.seat, lord.value(effects.SPEED if by_speed else effects.STRENGTH))
        return self.attack

    @step
    def attack(self, g: Hellas) -> Step:
        """LH-7.2: wounds by symbols or conversions, at least one; or the hunt fails."""
        lord = g.lord(self.seat)
        self.offer_strikes(g, lord.hand)
        self.offer_conversions(g, lord.hand)
        if self.rounds == 0 and self.count == 0:
            self.offer_start(g)
        if lord.ready(tables.EYE_OF_GRAEAE) and lord.hand != 0:
            g.offer(code(words.USE, tables.EYE_OF_GRAEAE))
        if lord.blessed(tables.SACRIFICE_OF_FLESH) and lord.pool > 0:
            g.offer(code(words.BLESS, tables.SACRIFICE_OF_FLESH))
        offer_anytime(g, self.seat)
        if self.count > 0:
            g.offer(code(words.END_ATTACK))
        g.offer(code(words.GIVE_UP))
        return g.ask_secretly(self.seat, words.ASK_HUNT_STEP, self.monster, then=self.struck)

    @step
    def struck(self, g: Hellas) -> Step:
        verb = verb_of(g.answer)
        if verb == words.STRIKE:
            place = find_place(g, self.monster, arg_b(g.answer), arg_c(g.answer))
            g.drop_card(self.seat, arg_a(g.answer))
            self.count += 1
            return self.deal(g, place)
        elif verb == words.CONVERT:
            symbol = arg_a(g.answer)
            self.other = find_place(g, self.monster, arg_b(g.answer), arg_c(g.answer))
            return g.call(
                PayCards(seat=self.seat, count=tables.CONVERSION[symbol], mask=tables.SYMBOL_CARDS[symbol]),
                then=self.converted,
            )
        elif verb == words.END_ATTACK:
            return self.draw_attacks
        elif verb == words.GIVE_UP:
            return self.fail
        elif verb == words.USE:
            return self.use_artifact(g, arg_a(g.answer))
        elif verb == words.WEAK_SPOT:
            self.flags |= SPOTTED
            g.tell(words.BLESSING_USED, self.seat, tables.WEAK_SPOT)
            g.drop_card(self.seat, arg_a(g.answer))
            return self.pick
        elif verb == words.BLESS and arg_a(g.answer) == tables.SACRIFICE_OF_FLESH:
            return self.sacrifice(g)
        else:
            g.draw_cards(self.seat, pay_anytime(g, self.seat, g.answer))
            return self.attack

    @step
    def converted(self, g: Hellas) -> Step:
        self.count += 1
        return self.deal(g, self.other)

    @step
    def pick(self, g: Hellas) -> Step:
        offer_wounds(g, self.monster, True)
        return g.ask(self.seat, words.ASK_WOUND, self.monster, then=self.picked)

    @step
    def picked(self, g: Hellas) -> Step:
        return self.deal(g, find_place(g, self.monster, arg_b(g.answer), arg_c(g.answer)))

    def use_artifact(self, g: Hellas, artifact: i64) -> Step:
        g.lord(self.seat).exhaust(artifact)
        g.tell(words.ARTIFACT_USED, self.seat, artifact)
        if artifact == tables.EYE_OF_GRAEAE:
            return g.call(Cycle(seat=self.seat), then=self.attack)
        g.draw_cards(self.seat, tables.ARTIFACT_AMOUNT[artifact])
        if artifact == tables.POISON_ARROWS:
            return self.pick
        return self.attack

    def sacrifice(self, g: Hellas) -> Step:
        """Sacrifice of Flesh: a priest for an injury healed and a card."""
        lord = g.lord(self.seat)
        amount = tables.BLESSING_AMOUNT[tables.SACRIFICE_OF_FLESH]
        lord.pool -= 1
        g.tell(words.BLESSING_USED, self.seat, tables.SACRIFICE_OF_FLESH)
        g.tell(words.PRIEST_SACRIFICED, self.seat)
        g.draw_cards(self.seat, amount)
        return g.call(Heal(seat=self.seat, count=amount), then=self.attack)

    def deal(self, g: Hellas, place: i64) -> Step:
        """Put a wound; the last one ends the hunt in success (LH-7.5)."""
        self.mask |= BIT[place]
        if g.wound(self.seat, self.monster, place):
            self.flags |= SLAIN
            g.slay(self.seat, self.monster)
            return self.reward
        return self.attack

    # ------------------------------------------------------------------ the monster's attack

    @step("monster")
    def draw_attacks(self, g: Hellas) -> Step:
        """LH-7.3: two cards for the player to the left; the deck is shuffled for every hunt."""
        deck = tables.ALL_ATTACKS & ~(self.my_cards | self.their_cards)
        if count_bits(deck) < 2:
            self.my_cards = 0
            self.their_cards = 0
            deck = tables.ALL_ATTACKS
        self.first = g.draw(deck)
        self.second = g.draw(deck & ~BIT[self.first])
        return self.choose

    @step
    def choose(self, g: Hellas) -> Step:
        g.offer(code(words.ATTACK_WITH, self.first))
        g.offer(code(words.ATTACK_WITH, self.second))
        return g.ask_secretly(g.left_of(self.seat), words.ASK_MONSTER_ATTACK, self.monster, then=self.then_chosen)

    @step("chosen")
    def then_chosen(self, g: Hellas) -> Step:
        return self.chosen(g, arg_a(g.answer))

    def chosen(self, g: Hellas, card: i64) -> Step:
        aside = self.second if card == self.first else self.first
        self.my_cards |= BIT[card]
        self.their_cards |= BIT[aside]
        self.first = -1
        self.second = -1
        self.card = card
        self.total = 0
        self.rounds += 1
        self.value = self.attack_value(g, card)
        g.tell(words.ATTACK_CHOSEN, g.left_of(self.seat), self.monster, card, self.value)
        return self.defend

    @step
    def defend(self, g: Hellas) -> Step:
        """LH-7.4: cards of enough strength together, a shield, or the effect of the attack."""
        lord = g.lord(self.seat)
        if self.total >= self.value:
            g.tell(words.DEFENDED, self.seat)
            g.draw_cards(self.seat, DRAW_DEFENDED)
            return self.next
        self.offer_guards(g, lord.hand)
        if self.total == 0:
            shields = lord.hand & tables.SYMBOL_CARDS[effects.SHIELD]
            if shields != 0:
                g.offer(code(words.SHIELD_CARD, lowest(shields)))
        if self.total == 0 or g.offered == 0:
            g.offer(code(words.ENDURE))
        return g.ask_secretly(self.seat, words.ASK_DEFEND, self.monster, self.value - self.total, then=self.answered)

    @step
    def answered(self, g: Hellas) -> Step:
        verb = verb_of(g.answer)
        lord = g.lord(self.seat)
        if verb == words.GUARD:
            self.guard(g, arg_a(g.answer))
            return self.defend
        elif verb == words.GUARD_PLAN:
            lord.pool -= 1
            self.total += tables.BLESSING_AMOUNT[tables.MASTER_PLAN]
            g.tell(words.PRIEST_SACRIFICED, self.seat)
            self.guard(g, arg_a(g.answer))
            return self.defend
        elif verb == words.DODGE:
            self.flags |= DODGED
            self.total += lord.value(effects.SPEED)
            g.tell(words.BLESSING_USED, self.seat, tables.ADVANCED_DODGE)
            return self.defend
        elif verb == words.SHIELD_CARD:
            g.drop_card(self.seat, arg_a(g.answer))
            g.tell(words.DEFENDED, self.seat)
            return g.call(Injure(seat=self.seat, count=1), then=self.shielded)
        else:
            return self.endure(g)

    def guard(self, g: Hellas, card: i64) -> None:
        g.drop_card(self.seat, card)
        self.total += tables.CARD_POWER[card]

    @step
    def shielded(self, g: Hellas) -> Step:
        """A shield stops any attack for an injury, and draws one card only."""
        if g.value > 0:
            return self.fail
        g.draw_cards(self.seat, DRAW_UNDEFENDED)
        return self.next

    @step
    def injuries(self, g: Hellas) -> Step:
        return g.call(Injure(seat=self.seat, count=self.left), then=self.blow)

    def endure(self, g: Hellas) -> Step:
        """The effect of the attack: injuries first, then its blow; the sheet's own for a special attack."""
        g.tell(words.ENDURED, self.seat)
        self.left = tables.ATTACK_INJURIES[self.card]
        self.other = tables.ATTACK_BLOW[self.card]
        if self.other == effects.BLOW_SPECIAL:
            self.left = tables.SPECIAL_INJURIES[self.monster]
            self.other = tables.SPECIAL_BLOW[self.monster]
        self.flags &= ~(WAS_INJURED | ENDS_ANYWAY)
        if g.lord(self.seat).injured != 0:
            self.flags |= WAS_INJURED
        if self.rounds == 1 and evolution_amount(g, self.monster, effects.EVO_FIRST_ATTACK) > 0:
            self.flags |= ENDS_ANYWAY
        return self.injuries

    @step
    def blow(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        blow = self.other
        if g.value > 0 or blow == effects.BLOW_END:  # LH-7.5: the fourth injury
            return self.fail
        if blow == effects.BLOW_END_IF_INJURED:
            return self.end_if(self.flags & WAS_INJURED != 0)
        elif blow == effects.BLOW_END_IF_SLOW:
            return self.end_if(lord.value(effects.SPEED) < effects.STEADY)
        elif blow == effects.BLOW_END_IF_UNLED:
            return self.end_if(lord.value(effects.LEADERSHIP) < effects.STEADY)
        elif blow == effects.BLOW_HEAL:
            g.wounds[self.monster] = 0
            g.tell(words.MONSTER_HEALS, self.monster)
            return self.late_end
        elif blow == effects.BLOW_RANDOM:
            if lord.hand != 0:
                g.drop_card(self.seat, g.draw(lord.hand))
            return self.late_end
        elif blow == effects.BLOW_LOWER_HIGHEST:
            return g.call(Lower(seat=self.seat, flags=1), then=self.late_end)
        elif blow == effects.BLOW_LOWER_CHOICE:
            return g.call(Lower(seat=self.seat), then=self.late_end)
        elif blow == effects.BLOW_TO_SPEED:
            return self.discard(g, lord.hand_size() - lord.value(effects.SPEED))
        elif blow == effects.BLOW_HALF:
            return self.discard(g, half_up(lord.hand))
        elif blow == effects.BLOW_KEEP_ONE:
            return self.discard(g, lord.hand_size() - 1)
        return self.late_end

    @step
    def late_end(self, g: Hellas) -> Step:
        if self.flags & ENDS_ANYWAY:
            return self.fail
        g.draw_cards(self.seat, DRAW_UNDEFENDED)
        return self.next

    @step
    def next(self, g: Hellas) -> Step:
        self.count = 0
        self.card = -1
        return self.attack

    @step
    def fail(self, g: Hellas) -> Step:
        g.tell(words.HUNT_FAILS, self.seat, self.monster)
        return g.call(Injure(seat=self.seat, count=1), then=self.failed)

    @step
    def failed(self, g: Hellas) -> Step:
        return self.reward

    def end_if(self, condition: bool) -> Step:
        return self.fail if condition else self.late_end

    def discard(self, g: Hellas, count: i64) -> Step:
        return g.call(PayCards(seat=self.seat, count=count, mask=tables.ALL_COMBAT), then=self.late_end)

    # ------------------------------------------------------------------ the end

    @step
    def reward(self, g: Hellas) -> Step:
        """LH-7.8, LH-7.9: one reward: from the wounds of this hunt, or the monster's artifact."""
        lord = g.lord(self.seat)
        marks = reward_bits(self.monster, self.mask)
        if self.flags & SLAIN:
            g.offer(code(words.REWARD_ARTIFACT, tables.MONSTER_ARTIFACT[self.monster]))
        if has(marks, effects.PRIEST_REWARD) and lord.pool + g.sent_priests(self.seat) < effects.PRIESTS:
            g.offer(code(words.REWARD_PRIEST))
        if has(marks, effects.ARTIFACT_REWARD) and g.relics != 0:
            g.offer(code(words.REWARD_NEUTRAL))
        if g.offered == 0:
            return self.over
        else:
            return g.ask(self.seat, words.ASK_HUNT_REWARD, self.monster, then=self.rewarded)

    @step
    def rewarded(self, g: Hellas) -> Step:
        verb = verb_of(g.answer)
        if verb == words.REWARD_PRIEST:
            g.gain_priest(self.seat)
            return self.over
        artifact: i64 = arg_a(g.answer)
        if verb == words.REWARD_NEUTRAL:
            artifact = g.draw(g.relics)
            g.relics &= ~BIT[artifact]
        g.take_artifact(self.seat, artifact)
        g.tell(words.ARTIFACT_GAINED, self.seat, artifact)
        return self.over

    @step
    def over(self, g: Hellas) -> Step:
        return g.call(Draw(seat=self.seat, count=0), then=self.close)  # LH-6.1: back to the hand limit

    @step
    def close(self, g: Hellas) -> Step:
        return g.end()

    # ---- chase

    def offer_strikes(self, g: Hellas, hand: i64) -> None:
        places = g.open_places(self.monster)
        rest = distinct(hand)
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            seen: i64 = 0
            for place in range(effects.PLACES):
                if (
                    has(places, place)
                    and tables.PLACE_SYMBOL[self.monster * effects.PLACES + place] == tables.CARD_SYMBOL[card]
                ):
                    reward = tables.PLACE_REWARD[self.monster * effects.PLACES + place]
                    if not has(seen, reward):
                        seen |= BIT[reward]
                        g.offer(code(words.STRIKE, card, tables.CARD_SYMBOL[card], reward))

    def offer_conversions(self, g: Hellas, hand: i64) -> None:
        for symbol in range(effects.SYMBOL_COUNT):
            needed = tables.CONVERSION[symbol]
            if needed > 0 and count_bits(hand & tables.SYMBOL_CARDS[symbol]) >= needed:
                self.offer_conversion(g, symbol)

    def offer_conversion(self, g: Hellas, symbol: i64) -> None:
        places = g.open_places(self.monster)
        seen: i64 = 0
        for place in range(effects.PLACES):
            if has(places, place):
                kind = (
                    tables.PLACE_SYMBOL[self.monster * effects.PLACES + place] * 3
                    + tables.PLACE_REWARD[self.monster * effects.PLACES + place]
                )
                if not has(seen, kind):
                    seen |= BIT[kind]
                    g.offer(code(words.CONVERT, symbol, kind // 3, kind % 3))

    def offer_start(self, g: Hellas) -> None:
        """What is used at the start of a hunt."""
        lord = g.lord(self.seat)
        if lord.ready(tables.HARPE):
            g.offer(code(words.USE, tables.HARPE))
        if lord.ready(tables.POISON_ARROWS):
            g.offer(code(words.USE, tables.POISON_ARROWS))
        if lord.blessed(tables.WEAK_SPOT) and self.flags & SPOTTED == 0:
            rest = distinct(lord.hand)
            while rest != 0:
                g.offer(code(words.WEAK_SPOT, lowest(rest)))
                rest &= rest - 1

    def attack_value(self, g: Hellas, card: i64) -> i64:
        value = tables.ATTACK_BASE[card]
        plus = tables.ATTACK_PLUS[card]
        if plus == effects.PLUS_UNCOVERED:
            value += count_bits(g.open_places(self.monster))
        elif plus == effects.PLUS_ALL:
            value += count_bits(g.places_of(self.monster))
        elif plus == effects.PLUS_COVERED_TWICE:
            value += 2 * count_bits(g.wounds[self.monster])
        elif plus == effects.PLUS_HAND:
            value += g.lord(self.seat).hand_size()
        value += evolution_amount(g, self.monster, effects.EVO_STRENGTH)
        if count_bits(g.wounds[self.monster]) >= effects.WOUNDED_ENOUGH:
            value += evolution_amount(g, self.monster, effects.EVO_STRENGTH_WOUNDED)
        if self.rounds == 1:
            value += evolution_amount(g, self.monster, effects.EVO_FIRST_ATTACK)
        return value

    def may_dodge(self, g: Hellas) -> bool:
        return g.lord(self.seat).blessed(tables.ADVANCED_DODGE) and self.flags & DODGED == 0

    def plans(self, g: Hellas) -> i64:
        """Cards that Master Plan could still strengthen."""
        lord = g.lord(self.seat)
        return lord.pool if lord.blessed(tables.MASTER_PLAN) else 0

    def offer_guards(self, g: Hellas, hand: i64) -> None:
        """Only cards with which the defence can still be completed."""
        missing = self.value - self.total
        power = hand_power(hand)
        cards = count_bits(hand)
        boost = tables.BLESSING_AMOUNT[tables.MASTER_PLAN]
        plans = self.plans(g)
        dodge = g.lord(self.seat).value(effects.SPEED) if self.may_dodge(g) else 0
        with_all = power + dodge + boost * (plans if plans < cards else cards)
        if with_all < missing:
            return
        spare = power + dodge + boost * (plans if plans < cards - 1 else cards - 1)
        rest = distinct(hand)
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            if spare >= missing:
                g.offer(code(words.GUARD, card))
            if plans > 0:
                g.offer(code(words.GUARD_PLAN, card))
        if dodge > 0:
            g.offer(code(words.DODGE))

    def outline(self, g: Hellas) -> dict[str, Any] | None:
        return {
            "kind": "hunt",
            "hunter": int(self.seat),
            "monster": tables.MONSTER_IDS[self.monster],
            "chooser": int(g.left_of(self.seat)),
            "wounds_dealt": int(count_bits(self.mask)),
            "wounds_left": int(count_bits(g.open_places(self.monster))),
            "round": int(self.rounds),
            "attack": tables.ATTACK_IDS[self.card] if self.card >= 0 else None,
            "attack_strength": int(self.value) if self.card >= 0 else None,
            "defence": int(self.total),
            "attacks_seen": [tables.ATTACK_IDS[card] for card in members(self.my_cards)],
        }
