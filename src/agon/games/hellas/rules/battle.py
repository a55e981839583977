"""LH-8: a battle between the hoplites of two players in one region."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.hellas.constants import (
    CARD_ENCIRCLE,
    CARD_HALF_ARMY,
    CARD_KILL,
    CARD_LEADERSHIP,
    CARD_RECRUIT,
    CARD_REINFORCE,
    CARD_STRENGTH,
)
from agon.games.hellas.game import Hellas
from agon.games.hellas.names import (
    B_ATHENAS_GIFT,
    B_BLUFF,
    B_CUNNING_TACTICIAN,
    B_MASTER_PLAN,
    B_NO_ATTRITION,
    EYE_OF_GRAEAE,
    LEADERSHIP,
    MEDUSAS_BLOOD,
)
from agon.games.hellas.rules.anytime import offer_anytime, use_anytime
from agon.games.hellas.rules.battle_before import BEFORE, Prelude
from agon.games.hellas.rules.hands import Cycle, distinct
from agon.games.hellas.rules.hosts import (
    ANY_NUMBER,
    Enter,
    Losses,
    Recruit,
    Reinforce,
    Retreat,
    join_origins,
    origin_count,
)
from agon.games.hellas.tables import (
    ARTIFACT_AMOUNT,
    BLESSING_AMOUNT,
    CARD_AMOUNT,
    CARD_CASUALTIES,
    CARD_EFFECT,
    CARD_IF,
    CARD_POWER,
    REGIONS,
)
from agon.games.hellas.words import (
    ARTIFACT_USED,
    ASK_BATTLE,
    ASK_BEFORE,
    ASK_BLOOD,
    ASK_BLUFF,
    ASK_FIRST,
    ASK_SEND_BACK,
    BATTLE_BEGINS,
    BATTLE_ENDS,
    BATTLE_LOSSES,
    BATTLE_WON,
    BLESSING_USED,
    BLOOD_SPARE,
    BLOOD_STRIKE,
    CARD_PLAYED,
    DONE,
    GO_FIRST,
    PASS,
    PASSED,
    PLAN,
    PLAY,
    PRIEST_SACRIFICED,
    PYRRHIC,
    RETREATED,
    SEND_BACK,
    SKIP,
    USE,
)
from agon.kernel.bits import BIT, has, lowest
from agon.kernel.codes import arg_a, arg_b, code, verb_of

BEGIN: Final = 0
ORDERED: Final = 1
USED: Final = 3
EARLY: Final = 4
PLAY_CARD: Final = 5
PLAYED: Final = 6
KILLED: Final = 7
CALLED: Final = 8
BLUFF: Final = 9
BLUFFED: Final = 10
RESULT: Final = 11
AFTER: Final = 12
BLOOD: Final = 13
LOSE_ATTACKER: Final = 14
LOSE_DEFENDER: Final = 15
RETREAT: Final = 16
SEND: Final = 17
SENT: Final = 18
CONTROL: Final = 19
ORDER: Final = 20
EXTRA_LOSS: Final = 1

BOTH_PASSED: Final = 3
STARTED: Final = 4
"""In ``flags`` beside the two bits of who has passed: cards have been played or passed on."""
ENCIRCLED: Final = 8
"""In ``flags``, shifted by side: that side has played Encirclement."""
BLUFF_DONE: Final = 64


ENCIRCLED_LOSS: Final[int] = max(
    int(CARD_AMOUNT[card]) for card in range(len(CARD_EFFECT)) if CARD_EFFECT[card] == CARD_ENCIRCLE
)
"""What the loser loses instead of one."""


class Battle(Prelude):
    """One battle. seat attacks, rival defends; ``origin``: where the attackers came from, three bits a region.

    ``other``: the side to act, a seat. ``mask``: blessings used before the battle. ``card``: the card in play.
    ``my_…`` are the attacker's sums of cards, ``their_…`` the defender's. ``value``: the winner's seat.
    """

    NAME: ClassVar[str] = "battle"
    STEPS: ClassVar[tuple[str, ...]] = (
        "begin",
        "ordered",
        "before",
        "used",
        "early",
        "play",
        "played",
        "killed",
        "called",
        "bluff",
        "bluffed",
        "result",
        "after",
        "blood",
        "lose_attacker",
        "lose_defender",
        "retreat",
        "send",
        "sent",
        "control",
        "order",
    )
    USES: ClassVar[tuple[str, ...]] = (
        "seat",
        "rival",
        "region",
        "origin",
        "other",
        "mask",
        "flags",
        "card",
        "count",
        "left",
        "value",
        "my_bonus",
        "their_bonus",
        "my_losses",
        "their_losses",
        "my_cards",
        "their_cards",
    )

    def blank(self) -> "Battle":
        return Battle()

    def play(self, g: Hellas) -> None:
        if self.step == PLAY_CARD:
            self.play_card(g)
        elif self.step == PLAYED:
            self.played(g)
        elif self.step == BEGIN:
            self.begin(g)
        elif self.step == ORDER:
            self.order(g)
        elif self.step == ORDERED:
            self.other = arg_a(g.answer)
            self.left = 2
            self.step = BEFORE
        elif self.step == BEFORE:
            self.before(g)
        elif self.step == USED:
            self.used(g)
        elif self.step == EARLY:
            self.early(g)
        elif self.step == KILLED:
            self.killed(g)
        elif self.step == CALLED:
            self.origin = join_origins(self.origin, g.value) if self.other == self.seat else self.origin
            self.step = KILLED
        elif self.step == BLUFF:
            self.bluff(g)
        elif self.step == BLUFFED:
            self.bluffed(g)
        elif self.step == RESULT:
            self.result(g)
        elif self.step == AFTER:
            self.after(g)
        elif self.step == BLOOD:
            self.blood(g)
        elif self.step == LOSE_ATTACKER:
            g.call(Losses(seat=self.seat, region=self.region, count=self.my_losses), LOSE_DEFENDER)
        elif self.step == LOSE_DEFENDER:
            g.call(Losses(seat=self.rival, region=self.region, count=self.their_losses), RETREAT)
        elif self.step == RETREAT:
            self.retreat(g)
        elif self.step == SEND:
            self.send(g)
        elif self.step == SENT:
            self.sent(g)
        else:
            self.control(g)

    # ------------------------------------------------------------------ before the cards

    def begin(self, g: Hellas) -> None:
        if self.is_decided(g):
            self.step = EARLY
            return
        g.tell(BATTLE_BEGINS, self.seat, self.rival, self.region)
        self.step = ORDER

    def order(self, g: Hellas) -> None:
        """Artifacts and blessings first; the active player says who begins if both sides have some."""
        attacker_can = self.offer_before(g, self.seat)
        defender_can = self.offer_before(g, self.rival)
        g.offered = 0
        if attacker_can and defender_can:
            g.offer(code(GO_FIRST, self.seat))
            g.offer(code(GO_FIRST, self.rival))
            g.ask(self.seat, ASK_FIRST, ORDERED, self.region)
            return
        self.other = self.rival if defender_can else self.seat
        self.left = 2
        self.step = BEFORE

    def before(self, g: Hellas) -> None:
        if self.is_decided(g):
            self.step = EARLY
        elif self.left == 0:
            self.other = self.rival  # LH-8.1: the defender plays first
            self.flags |= STARTED
            self.step = PLAY_CARD
        elif self.offer_before(g, self.other):
            g.offer(code(DONE))
            g.ask(self.other, ASK_BEFORE, USED, self.region)
        else:
            self.next_before()

    def next_before(self) -> None:
        self.left -= 1
        self.other = self.foe(self.other)
        self.step = BEFORE

    def used(self, g: Hellas) -> None:
        verb = verb_of(g.answer)
        if verb == DONE:
            self.next_before()
        elif verb == USE:
            self.use_artifact(g, arg_a(g.answer))
        else:
            self.use_blessing(g, arg_a(g.answer))

    def early(self, g: Hellas) -> None:
        """One side is gone before or amid the cards: the other holds the region by the normal rules."""
        winner = self.seat if g.hoplites(self.seat, self.region) > 0 else self.rival
        g.settle(winner, self.region)
        if self.flags & STARTED:
            self.reward(g, winner)
        g.end()

    # ------------------------------------------------------------------ cards

    def play_card(self, g: Hellas) -> None:
        """LH-8.1: in turn, one card or a pass for the rest of the battle."""
        if self.flags & BOTH_PASSED == BOTH_PASSED:
            self.step = BLUFF
            return
        seat = self.other
        if has(self.flags, self.side(seat)):
            self.other = self.foe(seat)
            return
        if not self.is_barred(g, seat):
            if self.offer_cards(g, seat):
                g.offer(code(PASS))
                # a hand without a card that may be played must look like any other hand
                g.ask_secretly(seat, ASK_BATTLE, PLAYED, self.region)
                return
        self.pass_on(g, seat)

    def offer_cards(self, g: Hellas, seat: i64) -> bool:
        """Whether the table sees that the side could do something: it holds cards, or may use something."""
        lord = g.lord(seat)
        rest = distinct(lord.hand)
        plans = lord.blessed(B_MASTER_PLAN) and lord.pool > 0
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            if self.may_play(g, seat, card):
                g.offer(code(PLAY, card))
                if plans:
                    g.offer(code(PLAN, card))
        if lord.ready(EYE_OF_GRAEAE) and lord.hand != 0:
            g.offer(code(USE, EYE_OF_GRAEAE))
        offer_anytime(g, seat)
        return lord.hand != 0 or g.offered > 0

    def pass_on(self, g: Hellas, seat: i64) -> None:
        self.flags |= BIT[self.side(seat)]
        g.tell(PASSED, seat)
        self.other = self.foe(seat)
        self.step = PLAY_CARD

    def played(self, g: Hellas) -> None:
        seat = self.other
        verb = verb_of(g.answer)
        if verb == PASS:
            self.pass_on(g, seat)
        elif verb == USE:
            g.lord(seat).exhaust(EYE_OF_GRAEAE)
            g.tell(ARTIFACT_USED, seat, EYE_OF_GRAEAE)
            g.call(Cycle(seat=seat), PLAY_CARD)
        elif verb == PLAY or verb == PLAN:
            self.lay(g, seat, arg_a(g.answer), verb == PLAN)
        else:
            use_anytime(g, seat, g.answer, PLAY_CARD)

    def lay(self, g: Hellas, seat: i64, card: i64, planned: bool) -> None:
        """Strength and casualties of a card; then its effect."""
        lord = g.lord(seat)
        lord.hand &= ~BIT[card]
        g.discard |= BIT[card]
        g.tell(CARD_PLAYED, seat, card)
        self.card = card
        strength = CARD_POWER[card]
        if planned:
            lord.pool -= 1
            strength += BLESSING_AMOUNT[B_MASTER_PLAN]
            g.tell(PRIEST_SACRIFICED, seat)
        if lord.blessed(B_CUNNING_TACTICIAN):
            strength += BLESSING_AMOUNT[B_CUNNING_TACTICIAN]
        if not (lord.blessed(B_NO_ATTRITION) and self.cards_played(seat) == 0):
            self.add_casualties(seat, CARD_CASUALTIES[card])
        if seat == self.seat:
            self.my_cards += 1
        else:
            self.their_cards += 1
        self.add_strength(seat, strength)
        self.step = KILLED
        if self.applies(g, seat, CARD_IF[card]):
            self.card_effect(g, seat, card)

    def card_effect(self, g: Hellas, seat: i64, card: i64) -> None:
        effect = CARD_EFFECT[card]
        amount = CARD_AMOUNT[card]
        if effect == CARD_STRENGTH:
            self.add_strength(seat, amount)
        elif effect == CARD_HALF_ARMY:
            self.add_strength(seat, g.hoplites(seat, self.region) // amount)
        elif effect == CARD_LEADERSHIP:
            self.add_strength(seat, g.lord(seat).value(LEADERSHIP))
        elif effect == CARD_ENCIRCLE:
            self.flags |= ENCIRCLED if seat == self.seat else ENCIRCLED * 2
        elif effect == CARD_RECRUIT:
            g.call(Recruit(seat=seat, region=self.region, count=amount, flags=1), KILLED)
        elif effect == CARD_REINFORCE:
            g.call(Reinforce(seat=seat, region=self.region, left=ANY_NUMBER), CALLED)
        elif effect == CARD_KILL:
            g.call(Losses(seat=self.foe(seat), region=self.region, count=amount), KILLED)

    def killed(self, g: Hellas) -> None:
        """The card has done its work: the other side's turn, unless nobody is left to fight."""
        if self.is_decided(g):
            self.step = EARLY
            return
        self.other = self.foe(self.other)
        self.step = PLAY_CARD

    def bluff(self, g: Hellas) -> None:
        """Bluff: one more card after both have passed."""
        seat = self.rival if g.lord(self.rival).blessed(B_BLUFF) else self.seat
        lord = g.lord(seat)
        if self.flags & BLUFF_DONE or not lord.blessed(B_BLUFF) or lord.hand == 0 or self.is_barred(g, seat):
            self.step = RESULT
            return
        rest = distinct(lord.hand)
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            if self.may_play(g, seat, card):
                g.offer(code(PLAY, card))
        g.offer(code(SKIP))
        g.ask_secretly(seat, ASK_BLUFF, BLUFFED, self.region)

    def bluffed(self, g: Hellas) -> None:
        self.flags |= BLUFF_DONE
        if verb_of(g.answer) == PLAY:
            self.other = self.rival if g.lord(self.rival).blessed(B_BLUFF) else self.seat
            g.tell(BLESSING_USED, self.other, B_BLUFF)
            self.lay(g, self.other, arg_a(g.answer), False)
        else:
            self.step = RESULT

    # ------------------------------------------------------------------ result

    def result(self, g: Hellas) -> None:
        """LH-8.3, LH-8.4: the higher sum wins, a tie is the defender's; the loser loses one more."""
        attack = self.strength(g, self.seat)
        defence = self.strength(g, self.rival)
        self.value = self.seat if attack > defence else self.rival
        g.tell(BATTLE_ENDS, self.region, self.seat, attack, self.rival, defence)
        encircled = self.flags & (ENCIRCLED if self.value == self.seat else ENCIRCLED * 2)
        extra = ENCIRCLED_LOSS if encircled else EXTRA_LOSS
        self.count = extra
        self.step = AFTER

    def after(self, g: Hellas) -> None:
        """Medusa's Blood: one casualty less, or one more for the enemy."""
        seat = self.seat if g.lord(self.seat).ready(MEDUSAS_BLOOD) else self.rival
        if not g.lord(seat).ready(MEDUSAS_BLOOD):
            self.add_casualties(self.foe(self.value), self.count)
            self.step = LOSE_ATTACKER
            return
        if self.casualties(seat) > 0:
            g.offer(code(BLOOD_SPARE))
        g.offer(code(BLOOD_STRIKE))
        g.offer(code(SKIP))
        g.ask(seat, ASK_BLOOD, BLOOD, self.region)

    def blood(self, g: Hellas) -> None:
        verb = verb_of(g.answer)
        seat = self.seat if g.lord(self.seat).ready(MEDUSAS_BLOOD) else self.rival
        if verb != SKIP:
            g.lord(seat).exhaust(MEDUSAS_BLOOD)
            g.tell(ARTIFACT_USED, seat, MEDUSAS_BLOOD)
            amount = ARTIFACT_AMOUNT[MEDUSAS_BLOOD]
            if verb == BLOOD_SPARE:
                self.add_casualties(seat, -amount)
            else:
                self.add_casualties(self.foe(seat), amount)
        self.add_casualties(self.foe(self.value), self.count)
        self.step = LOSE_ATTACKER

    def retreat(self, g: Hellas) -> None:
        """LH-8.5: the defender to a free neighbour, the attacker back where the attack came from."""
        g.tell(BATTLE_LOSSES, self.seat, self.my_losses, self.rival, self.their_losses)
        if self.value == self.seat:
            g.call(Retreat(seat=self.rival, region=self.region), CONTROL)
        else:
            self.step = SEND

    def send(self, g: Hellas) -> None:
        """Survivors go back to the regions they came from, as many as came from each (one question a region)."""
        army = g.hoplites(self.seat, self.region)
        ways = self.ways_back(g)
        if army == 0 or ways == 0:
            g.kill_hoplites(self.seat, self.region, army)
            self.step = CONTROL
            return
        region = lowest(ways)
        later = self.room_in(ways & ~BIT[region])
        most = origin_count(self.origin, region)
        if ways == BIT[region]:
            most = army
        least = army - later if army > later else 0
        if most > army:
            most = army
        if least > most:
            least = most
        for number in range(most, least - 1, -1):
            g.offer(code(SEND_BACK, region, number))
        g.ask(self.seat, ASK_SEND_BACK, SENT, self.region)

    def sent(self, g: Hellas) -> None:
        region, number = arg_a(g.answer), arg_b(g.answer)
        self.origin &= ~(BIT[3 * region] * 7)
        self.step = SEND
        if number > 0:
            g.tell(RETREATED, self.seat, number, self.region, region)
            g.call(Enter(seat=self.seat, origin=self.region, region=region, count=number), SEND)

    def ways_back(self, g: Hellas) -> i64:
        """Origins that are still open to the attackers."""
        found: i64 = 0
        if not g.may_leave(self.region):
            return found
        for region in range(REGIONS):
            if origin_count(self.origin, region) > 0:
                if g.enemy_in(self.seat, region) < 0 and g.may_enter(self.seat, region):
                    found |= BIT[region]
        return found

    def room_in(self, regions: i64) -> i64:
        total: i64 = 0
        rest = regions
        while rest != 0:
            total += origin_count(self.origin, lowest(rest))
            rest &= rest - 1
        return total

    def control(self, g: Hellas) -> None:
        """LH-8.7: the winner controls the region; an attacker without survivors does not."""
        winner = self.value
        g.tell(BATTLE_WON, winner, self.region)
        if winner == self.seat and g.hoplites(winner, self.region) == 0:
            g.tell(PYRRHIC, winner, self.region)
        else:
            g.settle(winner, self.region)
        self.reward(g, winner)
        g.end()

    def reward(self, g: Hellas, winner: i64) -> None:
        if g.lord(winner).blessed(B_ATHENAS_GIFT):
            g.gain_priest(winner, BLESSING_AMOUNT[B_ATHENAS_GIFT])
