"""Combat cards in hands (LH-6.1): draw, discard, pay, exchange."""

from mypy_extensions import i64

from agon.games.hellas import tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Seat
from agon.games.hellas.rules.base import HellasRule, pick_anew
from agon.kernel.bits import BIT, count_bits, each, lowest
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import ENDS, Step, step


def distinct(cards: i64) -> i64:
    """One of each set of equal cards."""
    rest = cards
    found: i64 = 0
    while rest != 0:
        card = lowest(rest)
        found |= BIT[card]
        rest &= ~tables.CARD_TWINS[card]
    return found


class Draw(HellasRule):
    """Draw cards, then at once discard down to the hand limit (LH-6.1)."""

    seat: Seat
    count: i64

    @step
    def draw(self, g: Hellas) -> Step:
        g.draw_cards(self.seat, self.count)
        return self.trim

    @step
    def trim(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        over = lord.hand_size() - lord.hand_limit()
        if over <= 0:
            return g.end()
        g.offer_each(words.DISCARD, distinct(lord.hand))
        return g.ask(self.seat, words.ASK_TRIM, over, then=self.discard)

    @step
    def discard(self, g: Hellas) -> Step:
        g.drop_card(self.seat, arg_a(g.answer))
        return self.trim


class PayCards(HellasRule):
    """Discard ``count`` cards of the owner's choice out of the set ``among``."""

    seat: Seat
    count: i64
    among: i64

    @step
    def ask(self, g: Hellas) -> Step:
        cards = g.lord(self.seat).hand & self.among
        if self.count <= 0 or cards == 0:
            return g.end()
        g.offer_each(words.DISCARD, distinct(cards))
        return g.ask(self.seat, words.ASK_PAY_CARD, self.count, then=self.discard)

    @step
    def discard(self, g: Hellas) -> Step:
        g.drop_card(self.seat, arg_a(g.answer))
        self.count -= 1
        return self.ask

    def deal_shown(self, g: Hellas, seat: Seat, pool: i64) -> i64:
        if seat == self.seat:
            return 0
        shown = pick_anew(g, pool & self.among, self.count)
        g.lord(self.seat).hand = shown
        return shown


class Cycle(HellasRule):
    """Eye of Graeae: discard any number of cards and draw as many."""

    seat: Seat
    discarded: i64 = 0

    @step
    def ask(self, g: Hellas) -> Step:
        g.offer_each(words.DISCARD, distinct(g.lord(self.seat).hand))
        g.offer(code(words.DONE))
        return g.ask(self.seat, words.ASK_CYCLE, self.discarded, then=self.discard)

    @step
    def discard(self, g: Hellas) -> Step:
        if verb_of(g.answer) == words.DISCARD:
            g.drop_card(self.seat, arg_a(g.answer))
            self.discarded += 1
            return self.ask
        g.draw_cards(self.seat, self.discarded)
        return g.end()


class KeepOne(HellasRule):
    """Owl of Athena: draw cards, keep one, discard the others and down to the hand limit. ``drawn``: the cards just drawn."""

    seat: Seat
    count: i64
    drawn: i64 = 0
    end: Step = ENDS

    @step
    def draw(self, g: Hellas) -> Step:
        before = g.lord(self.seat).hand
        g.draw_cards(self.seat, self.count)
        self.drawn = g.lord(self.seat).hand & ~before
        return self.ask

    @step
    def ask(self, g: Hellas) -> Step:
        if self.drawn == 0:
            return self.trim
        g.offer_each(words.KEEP_CARD, distinct(self.drawn))
        return g.ask_secretly(self.seat, words.ASK_KEEP_CARD, then=self.keep)

    @step
    def keep(self, g: Hellas) -> Step:
        for card in each(self.drawn & ~BIT[arg_a(g.answer)]):
            g.drop_card(self.seat, card)
        return self.trim

    @step
    def trim(self, g: Hellas) -> Step:
        return g.call(Draw(seat=self.seat, count=0), then=self.end)

    def redeal(self, g: Hellas, seat: Seat) -> None:
        if seat != self.seat:
            self.drawn = pick_anew(g, g.lord(self.seat).hand, count_bits(self.drawn))


def half_up(cards: i64) -> i64:
    """Half of a hand, rounded up."""
    return (count_bits(cards) + 1) // 2
