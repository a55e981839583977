"""Rounds and turns (DF-3, DF-5): blessing, reinforcements, action, extra action."""

from mypy_extensions import i64

from agon.games.dice_forge import tables, words
from agon.games.dice_forge.frame import ForgeRule
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.ids import Card, Face, Faces, Seat
from agon.games.dice_forge.rules.blessings import EveryoneBlessed, MinorBlessings
from agon.games.dice_forge.rules.faces import SpendTriton, buy_face
from agon.games.dice_forge.rules.feats import Feat
from agon.games.dice_forge.rules.forging import Forge
from agon.games.dice_forge.rules.gains import gain_of
from agon.kernel.bits import with_bit
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import Rule, Step, step


class Rounds(Rule):
    """The whole game: rounds of one turn each, the first player first in every one (DF-1.7)."""

    @step
    def next_turn(self, g: DiceForge) -> Step:
        if g.active == 0:
            g.tell(words.ROUND, g.round)
        g.tell(words.TURN, g.active)
        return g.call(Turn(seat=g.active), then=self.turn_over)

    @step
    def turn_over(self, g: DiceForge) -> Step:
        g.end_turn()
        g.active = g.next_seat(g.active)
        if g.active == 0:
            g.round += 1
        if g.round > g.rounds:
            g.round = g.rounds
            return score(g)
        return self.next_turn


def score(g: DiceForge) -> Step:
    """DF-5.1: glory in the reserve and on cards; a tie is shared."""
    scores = [int(hero.glory + hero.card_glory()) for hero in g.heroes]
    best = max(scores)
    winners: i64 = 0
    for hero in g.heroes:
        g.tell(words.SCORED, hero.seat, hero.glory, hero.card_glory(), scores[hero.seat])
        if scores[hero.seat] == best:
            winners = with_bit(winners, hero.seat)
    return g.finish(winners, words.MOST_GLORY if scores.count(best) == 1 else words.SHARED, scores)


class Turn(ForgeRule):
    """One turn. ``hinds``, ``owls`` and ``elders`` are the cards still unused in step 2."""

    seat: Seat
    hinds: i64 = 0
    owls: i64 = 0
    elders: i64 = 0

    def awaits_action(self) -> bool:
        return self.step <= self.acted  # steps are numbered as they stand here

    @step
    def bless(self, g: DiceForge) -> Step:
        return g.call(EveryoneBlessed(seat=self.seat, blessings=g.blessings), then=self.count_reinforcements)

    # ------------------------------------------------------------------ step 2 (DF-3.1)

    @step
    def count_reinforcements(self, g: DiceForge) -> Step:
        """Cards bought later this turn are not among them."""
        hero = g.heroes[self.seat]
        self.hinds = hero.cards[tables.HIND]
        self.owls = hero.cards[tables.OWL]
        self.elders = hero.cards[tables.ELDER]
        return self.reinforce

    @step
    def reinforce(self, g: DiceForge) -> Step:
        hero = g.heroes[self.seat]
        if self.hinds > 0:
            g.offer(code(words.USE, tables.HIND))
        if self.owls > 0:
            g.offer(code(words.USE, tables.OWL))
        if self.elders > 0:
            if hero.gold >= tables.ELDER_PRICE:
                g.offer(code(words.USE, tables.ELDER))
            g.offer_triton(self.seat)
        if g.offered == 0:
            return self.act
        g.offer(code(words.SKIP))
        return g.ask(self.seat, words.ASK_REINFORCE, then=self.reinforcement_chosen)

    @step
    def reinforcement_chosen(self, g: DiceForge) -> Step:
        verb = verb_of(g.answer)
        if verb == words.SKIP:
            return self.act
        if verb == words.TRITON_FOR:
            return g.call(SpendTriton(seat=self.seat, resource=arg_a(g.answer)), then=self.reinforce)
        return self.use(g, arg_a(g.answer))

    def use(self, g: DiceForge, card: Card) -> Step:
        g.tell(words.USED, self.seat, card)
        if card == tables.HIND:
            self.hinds -= 1
            return g.call(MinorBlessings(seat=self.seat, blessings=1), then=self.reinforce)
        if card == tables.OWL:
            self.owls -= 1
            return self.ask_what_owl_brings
        self.elders -= 1
        g.heroes[self.seat].gold -= tables.ELDER_PRICE
        g.tell(words.PAID, self.seat, tables.ELDER, tables.ELDER_PRICE)
        g.gain_now(self.seat, 0, 0, 0, tables.ELDER_GLORY)
        return self.reinforce

    @step
    def ask_what_owl_brings(self, g: DiceForge) -> Step:
        for resource in range(tables.GOLD, tables.MOON + 1):
            g.offer(code(words.TAKE, resource, tables.OWL_GAIN[resource]))
        return g.ask(self.seat, words.ASK_OWL, then=self.owl_brings)

    @step
    def owl_brings(self, g: DiceForge) -> Step:
        return g.call(gain_of(self.seat, arg_a(g.answer), arg_b(g.answer)), then=self.reinforce)

    # ------------------------------------------------------------------ steps 3 and 4 (DF-3.2, DF-3.7)

    @step
    def act(self, g: DiceForge) -> Step:
        g.offer_faces(self.seat, 0, 0)
        g.offer_feats(self.seat, 0)
        g.offer_triton(self.seat)
        g.offer(code(words.PASS))
        return g.ask(self.seat, words.ASK_ACTION, then=self.acted)

    @step
    def acted(self, g: DiceForge) -> Step:
        return self.carry_out(g, 0, self.act, self.act_again)

    @step
    def act_again(self, g: DiceForge) -> Step:
        """Once a turn one more action for 2 sun shards, whose price every option includes."""
        if g.heroes[self.seat].sun >= tables.EXTRA_ACTION_SUN:
            g.offer_faces(self.seat, 0, 0)
            g.offer_feats(self.seat, tables.EXTRA_ACTION_SUN)
        g.offer_triton(self.seat)
        g.offer(code(words.PASS))
        return g.ask(self.seat, words.ASK_EXTRA, then=self.acted_again)

    @step
    def acted_again(self, g: DiceForge) -> Step:
        return self.carry_out(g, tables.EXTRA_ACTION_SUN, self.act_again, self.end)

    @step
    def end(self, g: DiceForge) -> Step:
        """DF-card-triton: the token may be spent at any time in the own turn, so after the last feat too."""
        g.offer_triton(self.seat)
        if g.offered == 0:
            return g.end()
        g.offer(code(words.PASS))
        return g.ask(self.seat, words.ASK_TRITON, then=self.ended)

    @step
    def ended(self, g: DiceForge) -> Step:
        return self.carry_out(g, 0, self.end, self.end)

    def carry_out(self, g: DiceForge, surcharge: i64, again: Step, then: Step) -> Step:
        verb = verb_of(g.answer)
        if verb == words.PASS:
            return g.end()
        if verb == words.TRITON_FOR:
            return g.call(SpendTriton(seat=self.seat, resource=arg_a(g.answer)), then=again)
        if surcharge > 0:
            g.heroes[self.seat].sun -= surcharge
            g.tell(words.EXTRA, self.seat, surcharge)
        if verb == words.BUY:
            return g.call(Offering(seat=self.seat, face=arg_a(g.answer)), then=then)
        return g.call(Feat(seat=self.seat, card=arg_a(g.answer)), then=then)


class Offering(Rule):
    """DF-3.3: one or more different faces, each paid and forged at once."""

    seat: Seat
    face: Face
    bought: Faces = 0

    @step
    def pay_face(self, g: DiceForge) -> Step:
        buy_face(g, self.seat, self.face, tables.PRICE[self.face])
        self.bought = with_bit(self.bought, self.face)
        return g.call(Forge(seat=self.seat, face=self.face), then=self.ask_more)

    @step
    def ask_more(self, g: DiceForge) -> Step:
        g.offer_faces(self.seat, 0, self.bought)
        g.offer_triton(self.seat)
        if g.explains:
            for slot in range(tables.SLOTS):
                g.deny(code(words.FEAT, g.stack_card[slot]), words.ONE_ACTION)
        g.offer(code(words.DONE))
        return g.ask(self.seat, words.ASK_OFFERING, then=self.decide)

    @step
    def decide(self, g: DiceForge) -> Step:
        verb = verb_of(g.answer)
        if verb == words.DONE:
            return g.end()
        if verb == words.TRITON_FOR:
            return g.call(SpendTriton(seat=self.seat, resource=arg_a(g.answer)), then=self.ask_more)
        self.face = arg_a(g.answer)
        return self.pay_face
