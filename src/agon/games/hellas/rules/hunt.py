"""LH-7: a hunt, from the draw to the reward."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.hellas.constants import (
    ARTIFACT_REWARD,
    BLOW_END,
    BLOW_END_IF_INJURED,
    BLOW_END_IF_SLOW,
    BLOW_END_IF_UNLED,
    BLOW_HALF,
    BLOW_HEAL,
    BLOW_KEEP_ONE,
    BLOW_LOWER_CHOICE,
    BLOW_LOWER_HIGHEST,
    BLOW_RANDOM,
    BLOW_SPECIAL,
    BLOW_TO_SPEED,
    EVO_BY_SPEED,
    EVO_FIRST_ATTACK,
    PRIEST_REWARD,
    PRIESTS,
    SHIELD,
    STEADY,
)
from agon.games.hellas.game import Hellas
from agon.games.hellas.names import (
    B_ADVANCED_DODGE,
    B_INSPIRING_HUNT,
    B_MASTER_PLAN,
    B_SACRIFICE_OF_FLESH,
    B_WEAK_SPOT,
    EYE_OF_GRAEAE,
    LEADERSHIP,
    POISON_ARROWS,
    SPEED,
    STRENGTH,
)
from agon.games.hellas.rules.anytime import offer_anytime, pay_anytime
from agon.games.hellas.rules.bodies import Heal, Injure, Lower
from agon.games.hellas.rules.chase import DODGED, SPOTTED, Chase, evolution_amount
from agon.games.hellas.rules.hands import Cycle, Draw, PayCards, half_up
from agon.games.hellas.rules.wounds import find_place, offer_wounds, reward_bits
from agon.games.hellas.tables import (
    ALL_ATTACKS,
    ALL_COMBAT,
    ARTIFACT_AMOUNT,
    ATTACK_BLOW,
    ATTACK_INJURIES,
    BLESSING_AMOUNT,
    CARD_POWER,
    CONVERSION,
    MONSTER_ARTIFACT,
    SPECIAL_BLOW,
    SPECIAL_INJURIES,
    SYMBOL_CARDS,
)
from agon.games.hellas.words import (
    ARTIFACT_GAINED,
    ARTIFACT_USED,
    ASK_DEFEND,
    ASK_HUNT_REWARD,
    ASK_HUNT_STEP,
    ASK_MONSTER_ATTACK,
    ASK_WOUND,
    ATTACK_CHOSEN,
    ATTACK_WITH,
    BLESS,
    BLESSING_USED,
    CONVERT,
    DEFENDED,
    DODGE,
    END_ATTACK,
    ENDURE,
    ENDURED,
    GIVE_UP,
    GUARD,
    GUARD_PLAN,
    HUNT_BEGINS,
    HUNT_FAILS,
    MONSTER_HEALS,
    PRIEST_SACRIFICED,
    REWARD_ARTIFACT,
    REWARD_NEUTRAL,
    REWARD_PRIEST,
    SHIELD_CARD,
    STRIKE,
    USE,
    WEAK_SPOT,
)
from agon.kernel.bits import BIT, count_bits, has, lowest
from agon.kernel.codes import arg_a, arg_b, arg_c, code, verb_of

START: Final = 0
ATTACK: Final = 1
STRUCK: Final = 2
CONVERTED: Final = 3
PICK: Final = 4
PICKED: Final = 5
MONSTER: Final = 6
CHOOSE: Final = 7
CHOSEN: Final = 8
DEFEND: Final = 9
ANSWERED: Final = 10
SHIELDED: Final = 11
INJURIES: Final = 12
BLOW: Final = 13
LATE_END: Final = 14
NEXT: Final = 15
FAIL: Final = 16
FAILED: Final = 17
REWARD: Final = 18
REWARDED: Final = 19
OVER: Final = 20
CLOSE: Final = 21

WAS_INJURED: Final = 4
"""In ``flags``, beside those of ``chase.py``: the hero had an injury before the blow."""
ENDS_ANYWAY: Final = 8
SLAIN: Final = 16

DRAW_DEFENDED: Final = 2
DRAW_UNDEFENDED: Final = 1


class Hunt(Chase):
    """One hunt of ``seat`` for ``monster``.

    ``mask``: wounds of this hunt by place. ``count``: wounds of this attack. ``first``, ``second``: the two attack
    cards that the neighbour looks at. ``my_cards``: attack cards shown so far, ``their_cards``: laid aside unseen.
    ``card``: the attack under way, ``value`` its strength, ``total`` the defence so far. ``left`` and ``other``:
    injuries and blow still to come. ``rounds`` counts the monster's attacks.
    """

    NAME: ClassVar[str] = "hunt"
    STEPS: ClassVar[tuple[str, ...]] = (
        "start",
        "attack",
        "struck",
        "converted",
        "pick",
        "picked",
        "monster",
        "choose",
        "chosen",
        "defend",
        "answered",
        "shielded",
        "injuries",
        "blow",
        "late_end",
        "next",
        "fail",
        "failed",
        "reward",
        "rewarded",
        "over",
        "close",
    )
    USES: ClassVar[tuple[str, ...]] = (
        "seat",
        "monster",
        "mask",
        "count",
        "first",
        "second",
        "my_cards",
        "their_cards",
        "card",
        "value",
        "total",
        "left",
        "other",
        "flags",
        "rounds",
    )

    def blank(self) -> "Hunt":
        return Hunt()

    def play(self, g: Hellas) -> None:
        if self.step == ATTACK:
            self.attack(g)
        elif self.step == STRUCK:
            self.struck(g)
        elif self.step == DEFEND:
            self.defend(g)
        elif self.step == ANSWERED:
            self.answered(g)
        elif self.step == START:
            self.start(g)
        elif self.step == CONVERTED:
            self.deal(g, self.other)
            self.count += 1
        elif self.step == PICK:
            offer_wounds(g, self.monster, True)
            g.ask(self.seat, ASK_WOUND, PICKED, self.monster)
        elif self.step == PICKED:
            self.deal(g, find_place(g, self.monster, arg_b(g.answer), arg_c(g.answer)))
        elif self.step == MONSTER:
            self.draw_attacks(g)
        elif self.step == CHOOSE:
            g.offer(code(ATTACK_WITH, self.first))
            g.offer(code(ATTACK_WITH, self.second))
            g.ask_secretly(g.left_of(self.seat), ASK_MONSTER_ATTACK, CHOSEN, self.monster)
        elif self.step == CHOSEN:
            self.chosen(g, arg_a(g.answer))
        elif self.step == SHIELDED:
            self.shielded(g)
        elif self.step == INJURIES:
            g.call(Injure(seat=self.seat, count=self.left), BLOW)
        elif self.step == BLOW:
            self.blow(g)
        elif self.step == LATE_END:
            self.step = FAIL if self.flags & ENDS_ANYWAY else NEXT
            if self.step == NEXT:
                g.draw_cards(self.seat, DRAW_UNDEFENDED)
        elif self.step == NEXT:
            self.count = 0
            self.card = -1
            self.step = ATTACK
        elif self.step == FAIL:
            g.tell(HUNT_FAILS, self.seat, self.monster)
            g.call(Injure(seat=self.seat, count=1), FAILED)
        elif self.step == FAILED:
            self.step = REWARD
        elif self.step == REWARD:
            self.reward(g)
        elif self.step == REWARDED:
            self.rewarded(g)
        elif self.step == OVER:
            g.call(Draw(seat=self.seat, count=0), CLOSE)  # LH-6.1: back to the hand limit
        else:
            g.end()

    # ------------------------------------------------------------------ the hero's attack

    def start(self, g: Hellas) -> None:
        """LH-7.1: draw by Strength, or by Speed against the evolved Medusa."""
        lord = g.lord(self.seat)
        g.tell(HUNT_BEGINS, self.seat, lord.hero, self.monster)
        if lord.blessed(B_INSPIRING_HUNT):
            g.gain_priest(self.seat, BLESSING_AMOUNT[B_INSPIRING_HUNT])
        by_speed = evolution_amount(g, self.monster, EVO_BY_SPEED) > 0
        g.draw_cards(self.seat, lord.value(SPEED if by_speed else STRENGTH))
        self.step = ATTACK

    def attack(self, g: Hellas) -> None:
        """LH-7.2: wounds by symbols or conversions, at least one; or the hunt fails."""
        lord = g.lord(self.seat)
        self.offer_strikes(g, lord.hand)
        self.offer_conversions(g, lord.hand)
        if self.rounds == 0 and self.count == 0:
            self.offer_start(g)
        if lord.ready(EYE_OF_GRAEAE) and lord.hand != 0:
            g.offer(code(USE, EYE_OF_GRAEAE))
        if lord.blessed(B_SACRIFICE_OF_FLESH) and lord.pool > 0:
            g.offer(code(BLESS, B_SACRIFICE_OF_FLESH))
        offer_anytime(g, self.seat)
        if self.count > 0:
            g.offer(code(END_ATTACK))
        g.offer(code(GIVE_UP))
        g.ask_secretly(self.seat, ASK_HUNT_STEP, STRUCK, self.monster)

    def struck(self, g: Hellas) -> None:
        verb = verb_of(g.answer)
        if verb == STRIKE:
            place = find_place(g, self.monster, arg_b(g.answer), arg_c(g.answer))
            g.drop_card(self.seat, arg_a(g.answer))
            self.count += 1
            self.deal(g, place)
        elif verb == CONVERT:
            symbol = arg_a(g.answer)
            self.other = find_place(g, self.monster, arg_b(g.answer), arg_c(g.answer))
            g.call(PayCards(seat=self.seat, count=CONVERSION[symbol], mask=SYMBOL_CARDS[symbol]), CONVERTED)
        elif verb == END_ATTACK:
            self.step = MONSTER
        elif verb == GIVE_UP:
            self.step = FAIL
        elif verb == USE:
            self.use_artifact(g, arg_a(g.answer))
        elif verb == WEAK_SPOT:
            self.flags |= SPOTTED
            g.tell(BLESSING_USED, self.seat, B_WEAK_SPOT)
            g.drop_card(self.seat, arg_a(g.answer))
            self.step = PICK
        elif verb == BLESS and arg_a(g.answer) == B_SACRIFICE_OF_FLESH:
            self.sacrifice(g)
        else:
            g.draw_cards(self.seat, pay_anytime(g, self.seat, g.answer))
            self.step = ATTACK

    def use_artifact(self, g: Hellas, artifact: i64) -> None:
        g.lord(self.seat).exhaust(artifact)
        g.tell(ARTIFACT_USED, self.seat, artifact)
        self.step = ATTACK
        if artifact == EYE_OF_GRAEAE:
            g.call(Cycle(seat=self.seat), ATTACK)
            return
        g.draw_cards(self.seat, ARTIFACT_AMOUNT[artifact])
        if artifact == POISON_ARROWS:
            self.step = PICK

    def sacrifice(self, g: Hellas) -> None:
        """Sacrifice of Flesh: a priest for an injury healed and a card."""
        lord = g.lord(self.seat)
        amount = BLESSING_AMOUNT[B_SACRIFICE_OF_FLESH]
        lord.pool -= 1
        g.tell(BLESSING_USED, self.seat, B_SACRIFICE_OF_FLESH)
        g.tell(PRIEST_SACRIFICED, self.seat)
        g.draw_cards(self.seat, amount)
        g.call(Heal(seat=self.seat, count=amount), ATTACK)

    def deal(self, g: Hellas, place: i64) -> None:
        """Put a wound; the last one ends the hunt in success (LH-7.5)."""
        self.mask |= BIT[place]
        self.step = ATTACK
        if g.wound(self.seat, self.monster, place):
            self.flags |= SLAIN
            g.slay(self.seat, self.monster)
            self.step = REWARD

    # ------------------------------------------------------------------ the monster's attack

    def draw_attacks(self, g: Hellas) -> None:
        """LH-7.3: two cards for the player to the left; the deck is shuffled for every hunt."""
        deck = ALL_ATTACKS & ~(self.my_cards | self.their_cards)
        if count_bits(deck) < 2:
            self.my_cards = 0
            self.their_cards = 0
            deck = ALL_ATTACKS
        self.first = g.draw(deck)
        self.second = g.draw(deck & ~BIT[self.first])
        self.step = CHOOSE

    def chosen(self, g: Hellas, card: i64) -> None:
        aside = self.second if card == self.first else self.first
        self.my_cards |= BIT[card]
        self.their_cards |= BIT[aside]
        self.first = -1
        self.second = -1
        self.card = card
        self.total = 0
        self.rounds += 1
        self.value = self.attack_value(g, card)
        g.tell(ATTACK_CHOSEN, g.left_of(self.seat), self.monster, card, self.value)
        self.step = DEFEND

    def defend(self, g: Hellas) -> None:
        """LH-7.4: cards of enough strength together, a shield, or the effect of the attack."""
        lord = g.lord(self.seat)
        if self.total >= self.value:
            g.tell(DEFENDED, self.seat)
            g.draw_cards(self.seat, DRAW_DEFENDED)
            self.step = NEXT
            return
        self.offer_guards(g, lord.hand)
        if self.total == 0:
            shields = lord.hand & SYMBOL_CARDS[SHIELD]
            if shields != 0:
                g.offer(code(SHIELD_CARD, lowest(shields)))
        if self.total == 0 or g.offered == 0:
            g.offer(code(ENDURE))
        g.ask_secretly(self.seat, ASK_DEFEND, ANSWERED, self.monster, self.value - self.total)

    def answered(self, g: Hellas) -> None:
        verb = verb_of(g.answer)
        lord = g.lord(self.seat)
        self.step = DEFEND
        if verb == GUARD:
            self.guard(g, arg_a(g.answer))
        elif verb == GUARD_PLAN:
            lord.pool -= 1
            self.total += BLESSING_AMOUNT[B_MASTER_PLAN]
            g.tell(PRIEST_SACRIFICED, self.seat)
            self.guard(g, arg_a(g.answer))
        elif verb == DODGE:
            self.flags |= DODGED
            self.total += lord.value(SPEED)
            g.tell(BLESSING_USED, self.seat, B_ADVANCED_DODGE)
        elif verb == SHIELD_CARD:
            g.drop_card(self.seat, arg_a(g.answer))
            g.tell(DEFENDED, self.seat)
            g.call(Injure(seat=self.seat, count=1), SHIELDED)
        else:
            self.endure(g)

    def guard(self, g: Hellas, card: i64) -> None:
        g.drop_card(self.seat, card)
        self.total += CARD_POWER[card]

    def shielded(self, g: Hellas) -> None:
        """A shield stops any attack for an injury, and draws one card only."""
        if g.value > 0:
            self.step = FAIL
            return
        g.draw_cards(self.seat, DRAW_UNDEFENDED)
        self.step = NEXT

    def endure(self, g: Hellas) -> None:
        """The effect of the attack: injuries first, then its blow; the sheet's own for a special attack."""
        g.tell(ENDURED, self.seat)
        self.left = ATTACK_INJURIES[self.card]
        self.other = ATTACK_BLOW[self.card]
        if self.other == BLOW_SPECIAL:
            self.left = SPECIAL_INJURIES[self.monster]
            self.other = SPECIAL_BLOW[self.monster]
        self.flags &= ~(WAS_INJURED | ENDS_ANYWAY)
        if g.lord(self.seat).injured != 0:
            self.flags |= WAS_INJURED
        if self.rounds == 1 and evolution_amount(g, self.monster, EVO_FIRST_ATTACK) > 0:
            self.flags |= ENDS_ANYWAY
        self.step = INJURIES

    def blow(self, g: Hellas) -> None:
        lord = g.lord(self.seat)
        blow = self.other
        if g.value > 0 or blow == BLOW_END:  # LH-7.5: the fourth injury
            self.step = FAIL
            return
        self.step = LATE_END
        if blow == BLOW_END_IF_INJURED:
            self.end_if(self.flags & WAS_INJURED != 0)
        elif blow == BLOW_END_IF_SLOW:
            self.end_if(lord.value(SPEED) < STEADY)
        elif blow == BLOW_END_IF_UNLED:
            self.end_if(lord.value(LEADERSHIP) < STEADY)
        elif blow == BLOW_HEAL:
            g.wounds[self.monster] = 0
            g.tell(MONSTER_HEALS, self.monster)
        elif blow == BLOW_RANDOM:
            if lord.hand != 0:
                g.drop_card(self.seat, g.draw(lord.hand))
        elif blow == BLOW_LOWER_HIGHEST:
            g.call(Lower(seat=self.seat, flags=1), LATE_END)
        elif blow == BLOW_LOWER_CHOICE:
            g.call(Lower(seat=self.seat), LATE_END)
        elif blow == BLOW_TO_SPEED:
            self.discard(g, lord.hand_size() - lord.value(SPEED))
        elif blow == BLOW_HALF:
            self.discard(g, half_up(lord.hand))
        elif blow == BLOW_KEEP_ONE:
            self.discard(g, lord.hand_size() - 1)

    def end_if(self, condition: bool) -> None:
        if condition:
            self.step = FAIL

    def discard(self, g: Hellas, count: i64) -> None:
        g.call(PayCards(seat=self.seat, count=count, mask=ALL_COMBAT), LATE_END)

    # ------------------------------------------------------------------ the end

    def reward(self, g: Hellas) -> None:
        """LH-7.8, LH-7.9: one reward: from the wounds of this hunt, or the monster's artifact."""
        lord = g.lord(self.seat)
        marks = reward_bits(self.monster, self.mask)
        if self.flags & SLAIN:
            g.offer(code(REWARD_ARTIFACT, MONSTER_ARTIFACT[self.monster]))
        if has(marks, PRIEST_REWARD) and lord.pool + g.sent_priests(self.seat) < PRIESTS:
            g.offer(code(REWARD_PRIEST))
        if has(marks, ARTIFACT_REWARD) and g.relics != 0:
            g.offer(code(REWARD_NEUTRAL))
        if g.offered == 0:
            self.step = OVER
        else:
            g.ask(self.seat, ASK_HUNT_REWARD, REWARDED, self.monster)

    def rewarded(self, g: Hellas) -> None:
        verb = verb_of(g.answer)
        self.step = OVER
        if verb == REWARD_PRIEST:
            g.gain_priest(self.seat)
            return
        artifact: i64 = arg_a(g.answer)
        if verb == REWARD_NEUTRAL:
            artifact = g.draw(g.relics)
            g.relics &= ~BIT[artifact]
        g.take_artifact(self.seat, artifact)
        g.tell(ARTIFACT_GAINED, self.seat, artifact)
