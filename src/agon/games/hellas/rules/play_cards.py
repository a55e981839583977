"""LH-8.1, LH-8.2: the cards of a battle, played in turn, and what each of them does."""

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Seat
from agon.games.hellas.rules import armies, cards, powers
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.denials import deny_cards
from agon.games.hellas.rules.sides import ANY_NUMBER, Reinforce, Sides, sides_of
from agon.kernel.bits import BIT, each, has
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import ENDS, Step, step


class PlayCards(HellasRule):
    """One card or a pass for the rest of the battle, until both have passed or one side is gone."""

    acting: i64
    bluffed: bool = False

    @step
    def ask(self, g: Hellas) -> Step:
        sides = sides_of(g)
        seat = self.acting
        if sides.attacker_passed and sides.defender_passed:
            return self.ask_bluff
        if sides.passed(seat):
            return self.turn_over(sides)
        if not is_barred(g, sides, seat) and self.offer(g, sides, seat):
            g.offer(code(words.PASS))
            # a hand without a card that may be played must look like any other hand
            return g.ask_secretly(seat, words.ASK_BATTLE, sides.region, then=self.answered)
        return self.pass_on(g)

    def offer(self, g: Hellas, sides: Sides, seat: Seat) -> bool:
        """Whether the table sees that the side could do something: it holds cards, or may use something."""
        lord = g.lord(seat)
        offer_cards(g, sides, seat)
        if g.explains:
            deny_cards(g, lord.hand)
        powers.offer_artifacts(g, seat, powers.AMID_CARDS)
        powers.offer_anytime(g, seat)
        return lord.hand != 0 or g.offered > 0

    @step
    def answered(self, g: Hellas) -> Step:
        verb = verb_of(g.answer)
        if verb == words.PASS:
            return self.pass_on(g)
        elif verb == words.USE:
            return powers.use_artifact(g, self.acting, self.ask, powers.AMID_CARDS, powers.AMID_CARDS)
        elif verb == words.PLAY or verb == words.PLAN:
            return self.play(g)
        return powers.use_anytime(g, self.acting, self.ask)

    def play(self, g: Hellas) -> Step:
        card = PlayCard(seat=self.acting, card=arg_a(g.answer), planned=verb_of(g.answer) == words.PLAN)
        return g.call(card, then=self.played)

    def pass_on(self, g: Hellas) -> Step:
        sides = sides_of(g)
        sides.note_pass(self.acting)
        g.tell(words.PASSED, self.acting)
        return self.turn_over(sides)

    def turn_over(self, sides: Sides) -> Step:
        self.acting = sides.foe(self.acting)
        return self.ask

    @step
    def played(self, g: Hellas) -> Step:
        """The card has done its work: the other side's turn, unless nobody is left to fight."""
        sides = sides_of(g)
        return g.end() if sides.is_decided(g) else self.turn_over(sides)

    @step
    def ask_bluff(self, g: Hellas) -> Step:
        """Bluff: one more card after both have passed."""
        sides = sides_of(g)
        seat = self.bluffer(g)
        lord = g.lord(seat)
        if self.bluffed or not lord.blessed(tables.BLUFF) or lord.hand == 0 or is_barred(g, sides, seat):
            return g.end()
        offer_cards(g, sides, seat)
        g.offer(code(words.SKIP))
        return g.ask_secretly(seat, words.ASK_BLUFF, sides.region, then=self.bluff)

    @step
    def bluff(self, g: Hellas) -> Step:
        self.bluffed = True
        if verb_of(g.answer) == words.SKIP:
            return g.end()
        self.acting = self.bluffer(g)
        g.tell(words.BLESSING_USED, self.acting, tables.BLUFF)
        return self.play(g)

    def bluffer(self, g: Hellas) -> i64:
        sides = sides_of(g)
        return sides.defender if g.lord(sides.defender).blessed(tables.BLUFF) else sides.attacker


def is_barred(g: Hellas, sides: Sides, seat: Seat) -> bool:
    """Restrictive Maneuver: the attacker plays one card only."""
    most = g.lord(sides.defender).bonus(tables.RESTRICTIVE_MANEUVER)
    return seat == sides.attacker and 0 < most <= sides.attacker_cards


def casualties_of(g: Hellas, sides: Sides, seat: Seat, card: i64) -> i64:
    """The casualty symbols of a card; with No Attrition the first card has none."""
    spared = g.lord(seat).blessed(tables.NO_ATTRITION) and sides.cards(seat) == 0
    return 0 if spared else tables.CARD_CASUALTIES[card]


def playable(g: Hellas, sides: Sides, seat: Seat) -> i64:
    """LH-8.2: no more casualty symbols than hoplites in the battle."""
    found: i64 = 0
    bearable = g.hoplites(seat, sides.region) - sides.casualties(seat)
    for card in each(cards.distinct(g.lord(seat).hand)):
        if casualties_of(g, sides, seat, card) <= bearable:
            found |= BIT[card]
    return found


def offer_cards(g: Hellas, sides: Sides, seat: Seat) -> None:
    """The cards that a side may play, each also with a priest for Master Plan."""
    lord = g.lord(seat)
    plans = lord.blessed(tables.MASTER_PLAN) and lord.pool > 0
    for card in each(playable(g, sides, seat)):
        g.offer(code(words.PLAY, card))
        if plans:
            g.offer(code(words.PLAN, card))


class PlayCard(HellasRule):
    """Strength and casualties of a card; then its effect. ``planned``: with a priest for Master Plan."""

    seat: Seat
    card: i64
    planned: bool = False
    end: Step = ENDS

    @step
    def lay(self, g: Hellas) -> Step:
        sides = sides_of(g)
        lord = g.lord(self.seat)
        lord.hand &= ~BIT[self.card]
        g.discard |= BIT[self.card]
        g.tell(words.CARD_PLAYED, self.seat, self.card)
        sides.note_card(self.seat, self.card)
        strength = tables.CARD_POWER[self.card] + lord.bonus(tables.CUNNING_TACTICIAN)
        if self.planned:
            g.sacrifice_priests(self.seat)
            strength += lord.bonus(tables.MASTER_PLAN)
        sides.add(self.seat, strength, casualties_of(g, sides, self.seat, self.card), cards=1)
        return self.effect(g, sides) if self.applies(g, sides) else self.end

    def applies(self, g: Hellas, sides: Sides) -> bool:
        condition = tables.CARD_IF[self.card]
        lord = g.lord(self.seat)
        if condition == effects.IF_DEFENDS_CITY:
            return self.seat == sides.defender and has(tables.CITIES, sides.region)
        if condition == effects.IF_GLORY:
            return has(lord.glory, tables.LAND_OF[sides.region])
        if condition == effects.IF_MORE:
            return sides.outnumbers(g, self.seat)
        if condition == effects.IF_BETTER_LEADER:
            return lord.value(effects.LEADERSHIP) > g.lord(sides.foe(self.seat)).value(effects.LEADERSHIP)
        if condition == effects.IF_ATTACKS:
            return self.seat == sides.attacker
        return True

    def effect(self, g: Hellas, sides: Sides) -> Step:
        effect = tables.CARD_EFFECT[self.card]
        amount = tables.CARD_AMOUNT[self.card]
        seat, region = self.seat, sides.region
        if effect == effects.CARD_STRENGTH:
            sides.add(seat, strength=amount)
        elif effect == effects.CARD_HALF_ARMY:
            sides.add(seat, strength=g.hoplites(seat, region) // amount)
        elif effect == effects.CARD_LEADERSHIP:
            sides.add(seat, strength=g.lord(seat).value(effects.LEADERSHIP))
        elif effect == effects.CARD_ENCIRCLE:
            sides.note_encirclement(seat)
        elif effect == effects.CARD_RECRUIT:
            return g.call(armies.Recruit(seat=seat, region=region, count=amount, amid_enemies=True), then=self.end)
        elif effect == effects.CARD_REINFORCE:
            return g.call(Reinforce(seat=seat, region=region, hoplites_left=ANY_NUMBER), then=self.end)
        elif effect == effects.CARD_KILL:
            return g.call(armies.Losses(seat=sides.foe(seat), region=region, count=amount), then=self.end)
        return self.end
