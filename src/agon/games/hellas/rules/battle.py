"""LH-8: a battle between the hoplites of two players in one region."""

from typing import Any, Final

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.anytime import offer_anytime, use_anytime
from agon.games.hellas.rules.armies import (
    ANY_NUMBER,
    Enter,
    Losses,
    Recruit,
    Reinforce,
    Retreat,
    helpers,
    join_origins,
    origin_count,
)
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.cards import Cycle, Draw, PayCards, distinct
from agon.kernel.bits import BIT, has, lowest
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import Step, step

EXTRA_LOSS: Final = 1

BOTH_PASSED: Final = 3
STARTED: Final = 4
"""In ``flags`` beside the two bits of who has passed: cards have been played or passed on."""
ENCIRCLED: Final = 8
"""In ``flags``, shifted by side: that side has played Encirclement."""
BLUFF_DONE: Final = 64


ENCIRCLED_LOSS: Final[int] = max(
    int(tables.CARD_AMOUNT[card])
    for card in range(len(tables.CARD_EFFECT))
    if tables.CARD_EFFECT[card] == effects.CARD_ENCIRCLE
)
"""What the loser loses instead of one."""


ATTACKER: Final = 0
DEFENDER: Final = 1


class Battle(HellasRule):
    """One battle. seat attacks, rival defends; ``origin``: where the attackers came from, three bits a region.

    ``other``: the side to act, a seat. ``mask``: blessings used before the battle. ``card``: the card in play.
    ``my_…`` are the attacker's sums of cards, ``their_…`` the defender's. ``value``: the winner's seat.
    """

    seat: i64 = 0
    rival: i64 = -1
    region: i64 = -1
    origin: i64 = -1
    other: i64 = -1
    mask: i64 = 0
    flags: i64 = 0
    card: i64 = -1
    count: i64 = 0
    left: i64 = 0
    value: i64 = 0
    my_bonus: i64 = 0
    their_bonus: i64 = 0
    my_losses: i64 = 0
    their_losses: i64 = 0
    my_cards: i64 = 0
    their_cards: i64 = 0

    # ------------------------------------------------------------------ before the cards

    @step
    def begin(self, g: Hellas) -> Step:
        if self.is_decided(g):
            return self.early
        g.tell(words.BATTLE_BEGINS, self.seat, self.rival, self.region)
        return self.order

    @step
    def ordered(self, g: Hellas) -> Step:
        self.other = arg_a(g.answer)
        self.left = 2
        return self.before

    @step
    def order(self, g: Hellas) -> Step:
        """Artifacts and blessings first; the active player says who begins if both sides have some."""
        attacker_can = self.offer_before(g, self.seat)
        defender_can = self.offer_before(g, self.rival)
        g.offered = 0
        if attacker_can and defender_can:
            g.offer(code(words.GO_FIRST, self.seat))
            g.offer(code(words.GO_FIRST, self.rival))
            return g.ask(self.seat, words.ASK_FIRST, self.region, then=self.ordered)
        self.other = self.rival if defender_can else self.seat
        self.left = 2
        return self.before

    @step
    def before(self, g: Hellas) -> Step:
        if self.is_decided(g):
            return self.early
        elif self.left == 0:
            self.other = self.rival  # LH-8.1: the defender plays first
            self.flags |= STARTED
            return self.play_card
        elif self.offer_before(g, self.other):
            g.offer(code(words.DONE))
            return g.ask(self.other, words.ASK_BEFORE, self.region, then=self.used)
        else:
            return self.next_before()

    def next_before(self) -> Step:
        self.left -= 1
        self.other = self.foe(self.other)
        return self.before

    @step
    def used(self, g: Hellas) -> Step:
        verb = verb_of(g.answer)
        if verb == words.DONE:
            return self.next_before()
        elif verb == words.USE:
            return self.use_artifact(g, arg_a(g.answer))
        return self.use_blessing(g, arg_a(g.answer))

    @step
    def early(self, g: Hellas) -> Step:
        """One side is gone before or amid the cards: the other holds the region by the normal rules."""
        winner = self.seat if g.hoplites(self.seat, self.region) > 0 else self.rival
        g.settle(winner, self.region)
        if self.flags & STARTED:
            self.reward(g, winner)
        return g.end()

    # ------------------------------------------------------------------ cards

    @step("play")
    def play_card(self, g: Hellas) -> Step:
        """LH-8.1: in turn, one card or a pass for the rest of the battle."""
        if self.flags & BOTH_PASSED == BOTH_PASSED:
            return self.bluff
        seat = self.other
        if has(self.flags, self.side(seat)):
            self.other = self.foe(seat)
            return self.play_card
        if not self.is_barred(g, seat):
            if self.offer_cards(g, seat):
                g.offer(code(words.PASS))
                # a hand without a card that may be played must look like any other hand
                return g.ask_secretly(seat, words.ASK_BATTLE, self.region, then=self.played)
        return self.pass_on(g, seat)

    def offer_cards(self, g: Hellas, seat: i64) -> bool:
        """Whether the table sees that the side could do something: it holds cards, or may use something."""
        lord = g.lord(seat)
        rest = distinct(lord.hand)
        plans = lord.blessed(tables.MASTER_PLAN) and lord.pool > 0
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            if self.may_play(g, seat, card):
                g.offer(code(words.PLAY, card))
                if plans:
                    g.offer(code(words.PLAN, card))
        if lord.ready(tables.EYE_OF_GRAEAE) and lord.hand != 0:
            g.offer(code(words.USE, tables.EYE_OF_GRAEAE))
        offer_anytime(g, seat)
        return lord.hand != 0 or g.offered > 0

    def pass_on(self, g: Hellas, seat: i64) -> Step:
        self.flags |= BIT[self.side(seat)]
        g.tell(words.PASSED, seat)
        self.other = self.foe(seat)
        return self.play_card

    @step
    def played(self, g: Hellas) -> Step:
        seat = self.other
        verb = verb_of(g.answer)
        if verb == words.PASS:
            return self.pass_on(g, seat)
        elif verb == words.USE:
            g.lord(seat).exhaust(tables.EYE_OF_GRAEAE)
            g.tell(words.ARTIFACT_USED, seat, tables.EYE_OF_GRAEAE)
            return g.call(Cycle(seat=seat), then=self.play_card)
        elif verb == words.PLAY or verb == words.PLAN:
            return self.lay(g, seat, arg_a(g.answer), verb == words.PLAN)
        else:
            return use_anytime(g, seat, g.answer, self.play_card)

    def lay(self, g: Hellas, seat: i64, card: i64, planned: bool) -> Step:
        """Strength and casualties of a card; then its effect."""
        lord = g.lord(seat)
        lord.hand &= ~BIT[card]
        g.discard |= BIT[card]
        g.tell(words.CARD_PLAYED, seat, card)
        self.card = card
        strength = tables.CARD_POWER[card]
        if planned:
            lord.pool -= 1
            strength += tables.BLESSING_AMOUNT[tables.MASTER_PLAN]
            g.tell(words.PRIEST_SACRIFICED, seat)
        if lord.blessed(tables.CUNNING_TACTICIAN):
            strength += tables.BLESSING_AMOUNT[tables.CUNNING_TACTICIAN]
        if not (lord.blessed(tables.NO_ATTRITION) and self.cards_played(seat) == 0):
            self.add_casualties(seat, tables.CARD_CASUALTIES[card])
        if seat == self.seat:
            self.my_cards += 1
        else:
            self.their_cards += 1
        self.add_strength(seat, strength)
        if self.applies(g, seat, tables.CARD_IF[card]):
            return self.card_effect(g, seat, card)
        return self.killed

    def card_effect(self, g: Hellas, seat: i64, card: i64) -> Step:
        effect = tables.CARD_EFFECT[card]
        amount = tables.CARD_AMOUNT[card]
        if effect == effects.CARD_STRENGTH:
            self.add_strength(seat, amount)
        elif effect == effects.CARD_HALF_ARMY:
            self.add_strength(seat, g.hoplites(seat, self.region) // amount)
        elif effect == effects.CARD_LEADERSHIP:
            self.add_strength(seat, g.lord(seat).value(effects.LEADERSHIP))
        elif effect == effects.CARD_ENCIRCLE:
            self.flags |= ENCIRCLED if seat == self.seat else ENCIRCLED * 2
        elif effect == effects.CARD_RECRUIT:
            return g.call(Recruit(seat=seat, region=self.region, count=amount, flags=1), then=self.killed)
        elif effect == effects.CARD_REINFORCE:
            return g.call(Reinforce(seat=seat, region=self.region, left=ANY_NUMBER), then=self.called)
        elif effect == effects.CARD_KILL:
            return g.call(Losses(seat=self.foe(seat), region=self.region, count=amount), then=self.killed)
        return self.killed

    @step
    def killed(self, g: Hellas) -> Step:
        """The card has done its work: the other side's turn, unless nobody is left to fight."""
        if self.is_decided(g):
            return self.early
        self.other = self.foe(self.other)
        return self.play_card

    @step
    def called(self, g: Hellas) -> Step:
        self.origin = join_origins(self.origin, g.value) if self.other == self.seat else self.origin
        return self.killed

    @step
    def bluff(self, g: Hellas) -> Step:
        """Bluff: one more card after both have passed."""
        seat = self.rival if g.lord(self.rival).blessed(tables.BLUFF) else self.seat
        lord = g.lord(seat)
        if self.flags & BLUFF_DONE or not lord.blessed(tables.BLUFF) or lord.hand == 0 or self.is_barred(g, seat):
            return self.result
        rest = distinct(lord.hand)
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            if self.may_play(g, seat, card):
                g.offer(code(words.PLAY, card))
        g.offer(code(words.SKIP))
        return g.ask_secretly(seat, words.ASK_BLUFF, self.region, then=self.bluffed)

    @step
    def bluffed(self, g: Hellas) -> Step:
        self.flags |= BLUFF_DONE
        if verb_of(g.answer) == words.PLAY:
            self.other = self.rival if g.lord(self.rival).blessed(tables.BLUFF) else self.seat
            g.tell(words.BLESSING_USED, self.other, tables.BLUFF)
            return self.lay(g, self.other, arg_a(g.answer), False)
        else:
            return self.result

    # ------------------------------------------------------------------ result

    @step
    def result(self, g: Hellas) -> Step:
        """LH-8.3, LH-8.4: the higher sum wins, a tie is the defender's; the loser loses one more."""
        attack = self.strength(g, self.seat)
        defence = self.strength(g, self.rival)
        self.value = self.seat if attack > defence else self.rival
        g.tell(words.BATTLE_ENDS, self.region, self.seat, attack, self.rival, defence)
        encircled = self.flags & (ENCIRCLED if self.value == self.seat else ENCIRCLED * 2)
        extra = ENCIRCLED_LOSS if encircled else EXTRA_LOSS
        self.count = extra
        return self.after

    @step
    def after(self, g: Hellas) -> Step:
        """Medusa's Blood: one casualty less, or one more for the enemy."""
        seat = self.seat if g.lord(self.seat).ready(tables.MEDUSAS_BLOOD) else self.rival
        if not g.lord(seat).ready(tables.MEDUSAS_BLOOD):
            self.add_casualties(self.foe(self.value), self.count)
            return self.lose_attacker
        if self.casualties(seat) > 0:
            g.offer(code(words.BLOOD_SPARE))
        g.offer(code(words.BLOOD_STRIKE))
        g.offer(code(words.SKIP))
        return g.ask(seat, words.ASK_BLOOD, self.region, then=self.blood)

    @step
    def blood(self, g: Hellas) -> Step:
        verb = verb_of(g.answer)
        seat = self.seat if g.lord(self.seat).ready(tables.MEDUSAS_BLOOD) else self.rival
        if verb != words.SKIP:
            g.lord(seat).exhaust(tables.MEDUSAS_BLOOD)
            g.tell(words.ARTIFACT_USED, seat, tables.MEDUSAS_BLOOD)
            amount = tables.ARTIFACT_AMOUNT[tables.MEDUSAS_BLOOD]
            if verb == words.BLOOD_SPARE:
                self.add_casualties(seat, -amount)
            else:
                self.add_casualties(self.foe(seat), amount)
        self.add_casualties(self.foe(self.value), self.count)
        return self.lose_attacker

    @step
    def lose_attacker(self, g: Hellas) -> Step:
        return g.call(Losses(seat=self.seat, region=self.region, count=self.my_losses), then=self.lose_defender)

    @step
    def lose_defender(self, g: Hellas) -> Step:
        return g.call(Losses(seat=self.rival, region=self.region, count=self.their_losses), then=self.retreat)

    @step
    def retreat(self, g: Hellas) -> Step:
        """LH-8.5: the defender to a free neighbour, the attacker back where the attack came from."""
        g.tell(words.BATTLE_LOSSES, self.seat, self.my_losses, self.rival, self.their_losses)
        if self.value == self.seat:
            return g.call(Retreat(seat=self.rival, region=self.region), then=self.control)
        else:
            return self.send

    @step
    def send(self, g: Hellas) -> Step:
        """Survivors go back to the regions they came from, as many as came from each (one question a region)."""
        army = g.hoplites(self.seat, self.region)
        ways = self.ways_back(g)
        if army == 0 or ways == 0:
            g.kill_hoplites(self.seat, self.region, army)
            return self.control
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
            g.offer(code(words.SEND_BACK, region, number))
        return g.ask(self.seat, words.ASK_SEND_BACK, self.region, then=self.sent)

    @step
    def sent(self, g: Hellas) -> Step:
        region, number = arg_a(g.answer), arg_b(g.answer)
        self.origin &= ~(BIT[3 * region] * 7)
        if number > 0:
            g.tell(words.RETREATED, self.seat, number, self.region, region)
            return g.call(Enter(seat=self.seat, origin=self.region, region=region, count=number), then=self.send)
        return self.send

    def ways_back(self, g: Hellas) -> i64:
        """Origins that are still open to the attackers."""
        found: i64 = 0
        if not g.may_leave(self.region):
            return found
        for region in range(tables.REGIONS):
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

    @step
    def control(self, g: Hellas) -> Step:
        """LH-8.7: the winner controls the region; an attacker without survivors does not."""
        winner = self.value
        g.tell(words.BATTLE_WON, winner, self.region)
        if winner == self.seat and g.hoplites(winner, self.region) == 0:
            g.tell(words.PYRRHIC, winner, self.region)
        else:
            g.settle(winner, self.region)
        self.reward(g, winner)
        return g.end()

    def reward(self, g: Hellas, winner: i64) -> None:
        if g.lord(winner).blessed(tables.ATHENAS_GIFT):
            g.gain_priest(winner, tables.BLESSING_AMOUNT[tables.ATHENAS_GIFT])

    # ---- before

    def offer_before(self, g: Hellas, seat: i64) -> bool:
        """Offer what the side may use now; whether there is anything."""
        start = g.offered
        lord = g.lord(seat)
        foe = g.lord(self.foe(seat))
        if lord.ready(tables.CADUCEUS) and foe.hand != 0:
            g.offer(code(words.USE, tables.CADUCEUS))
        if lord.ready(tables.APOLLOS_ARROW) and lord.at >= 0 and has(tables.NEIGHBOURS[self.region], lord.at):
            g.offer(code(words.USE, tables.APOLLOS_ARROW))
        if lord.ready(tables.HARPE):
            g.offer(code(words.USE, tables.HARPE))
        if self.may_bless(g, seat, tables.ALWAYS_PREPARED) and lord.hand == 0:
            g.offer(code(words.BLESS, tables.ALWAYS_PREPARED))
        if self.may_bless(g, seat, tables.UNBROKEN_MORALE) and self.outnumbers(g, self.foe(seat)):
            g.offer(code(words.BLESS, tables.UNBROKEN_MORALE))
        if seat == self.rival:
            if lord.ready(tables.MINOTAURS_HORN) and helpers(g, seat, self.region) != 0:
                g.offer(code(words.USE, tables.MINOTAURS_HORN))
            if self.may_bless(g, seat, tables.RESPONSE_FORCE) and helpers(g, seat, self.region) != 0:
                g.offer(code(words.BLESS, tables.RESPONSE_FORCE))
            if self.may_bless(g, seat, tables.AMBUSH) and lord.is_fortified(self.region):
                g.offer(code(words.BLESS, tables.AMBUSH))
        return g.offered > start

    def may_bless(self, g: Hellas, seat: i64, blessing: i64) -> bool:
        return g.lord(seat).blessed(blessing) and not has(self.mask, blessing)

    def use_artifact(self, g: Hellas, artifact: i64) -> Step:
        seat = self.other
        g.lord(seat).exhaust(artifact)
        g.tell(words.ARTIFACT_USED, seat, artifact)
        amount = tables.ARTIFACT_AMOUNT[artifact]
        if artifact == tables.CADUCEUS:
            return g.call(PayCards(seat=self.foe(seat), count=amount, mask=tables.ALL_COMBAT), then=self.before)
        elif artifact == tables.APOLLOS_ARROW:
            self.add_strength(seat, amount)
            return self.before
        elif artifact == tables.HARPE:
            return g.call(Draw(seat=seat, count=amount), then=self.before)
        else:
            return g.call(Reinforce(seat=seat, region=self.region, left=ANY_NUMBER, flags=1), then=self.before)

    def use_blessing(self, g: Hellas, blessing: i64) -> Step:
        seat = self.other
        self.mask |= BIT[blessing]
        g.tell(words.BLESSING_USED, seat, blessing)
        amount = tables.BLESSING_AMOUNT[blessing]
        if blessing == tables.ALWAYS_PREPARED:
            return g.call(Draw(seat=seat, count=amount), then=self.before)
        elif blessing == tables.RESPONSE_FORCE:
            speed = g.lord(seat).value(effects.SPEED)
            return g.call(Reinforce(seat=seat, region=self.region, left=speed), then=self.before)
        else:
            return g.call(Losses(seat=self.foe(seat), region=self.region, count=amount), then=self.before)

    # ---- sides

    def foe(self, seat: i64) -> i64:
        return self.rival if seat == self.seat else self.seat

    def side(self, seat: i64) -> i64:
        return ATTACKER if seat == self.seat else DEFENDER

    def is_decided(self, g: Hellas) -> bool:
        """One side has no hoplite left."""
        return g.hoplites(self.seat, self.region) == 0 or g.hoplites(self.rival, self.region) == 0

    def strength(self, g: Hellas, seat: i64) -> i64:
        """LH-8.3: hoplites, cards, fortification, hero, blessings."""
        lord = g.lord(seat)
        total = g.hoplites(seat, self.region)
        if seat == self.seat:
            total += self.my_bonus
        else:
            total += self.their_bonus
            if lord.is_fortified(self.region):
                total += tables.CITY_BONUS[self.region]
            if lord.blessed(tables.STALWART_DEFENSE):
                total += tables.BLESSING_AMOUNT[tables.STALWART_DEFENSE]
        if lord.at == self.region:
            if lord.hero == tables.ACHILLES:  # LH-2.7
                speed, strength = lord.value(effects.SPEED), lord.value(effects.STRENGTH)
                total += speed if speed < strength else strength
            if lord.blessed(tables.HEROIC_PRESENCE):
                total += tables.BLESSING_AMOUNT[tables.HEROIC_PRESENCE]
        return total

    def add_strength(self, seat: i64, amount: i64) -> None:
        if seat == self.seat:
            self.my_bonus += amount
        else:
            self.their_bonus += amount

    def casualties(self, seat: i64) -> i64:
        return self.my_losses if seat == self.seat else self.their_losses

    def add_casualties(self, seat: i64, amount: i64) -> None:
        if seat == self.seat:
            self.my_losses += amount
        else:
            self.their_losses += amount

    def cards_played(self, seat: i64) -> i64:
        return self.my_cards if seat == self.seat else self.their_cards

    def outnumbers(self, g: Hellas, seat: i64) -> bool:
        return g.hoplites(seat, self.region) > g.hoplites(self.foe(seat), self.region)

    def may_play(self, g: Hellas, seat: i64, card: i64) -> bool:
        """LH-8.2: no more casualty symbols than hoplites in the battle."""
        symbols = tables.CARD_CASUALTIES[card]
        if g.lord(seat).blessed(tables.NO_ATTRITION) and self.cards_played(seat) == 0:
            symbols = 0
        return self.casualties(seat) + symbols <= g.hoplites(seat, self.region)

    def is_barred(self, g: Hellas, seat: i64) -> bool:
        """Restrictive Maneuver: the attacker plays one card only."""
        return (
            seat == self.seat
            and g.lord(self.rival).blessed(tables.RESTRICTIVE_MANEUVER)
            and self.my_cards >= tables.BLESSING_AMOUNT[tables.RESTRICTIVE_MANEUVER]
        )

    def applies(self, g: Hellas, seat: i64, condition: i64) -> bool:
        if condition == effects.IF_DEFENDS_CITY:
            return seat == self.rival and has(tables.CITIES, self.region)
        if condition == effects.IF_GLORY:
            return has(g.lord(seat).glory, tables.LAND_OF[self.region])
        if condition == effects.IF_MORE:
            return self.outnumbers(g, seat)
        if condition == effects.IF_BETTER_LEADER:
            return g.lord(seat).value(effects.LEADERSHIP) > g.lord(self.foe(seat)).value(effects.LEADERSHIP)
        if condition == effects.IF_ATTACKS:
            return seat == self.seat
        return True

    def outline(self, g: Hellas) -> dict[str, Any] | None:
        return {
            "kind": "battle",
            "region": tables.REGION_IDS[self.region],
            "attacker": self.side_outline(g, self.seat, self.my_losses, self.my_cards),
            "defender": self.side_outline(g, self.rival, self.their_losses, self.their_cards),
        }

    def side_outline(self, g: Hellas, seat: i64, losses: i64, cards: i64) -> dict[str, Any]:
        return {
            "seat": int(seat),
            "hoplites": int(g.hoplites(seat, self.region)),
            "strength": int(self.strength(g, seat)),
            "casualties": int(losses),
            "cards": int(cards),
            "passed": has(self.flags, self.side(seat)),
        }
