"""Combat cards in hands (LH-6.1): draw, discard, pay, exchange."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.hellas.frame import HellasFrame
from agon.games.hellas.game import Hellas
from agon.games.hellas.tables import CARD_TWINS
from agon.games.hellas.words import (
    ASK_CYCLE,
    ASK_KEEP_CARD,
    ASK_PAY_CARD,
    ASK_TRIM,
    DISCARD,
    DONE,
    KEEP_CARD,
)
from agon.kernel.bits import BIT, count_bits, lowest
from agon.kernel.codes import arg_a, code, verb_of

FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2


def distinct(cards: i64) -> i64:
    """One of each set of equal cards."""
    rest = cards
    found: i64 = 0
    while rest != 0:
        card = lowest(rest)
        found |= BIT[card]
        rest &= ~CARD_TWINS[card]
    return found


def offer_cards(g: Hellas, verb: i64, cards: i64) -> None:
    rest = distinct(cards)
    while rest != 0:
        g.offer(code(verb, lowest(rest)))
        rest &= rest - 1


class Draw(HellasFrame):
    """Draw cards, then at once discard down to the hand limit (LH-6.1)."""

    NAME: ClassVar[str] = "draw"
    STEPS: ClassVar[tuple[str, ...]] = ("draw", "trim", "discard")
    USES: ClassVar[tuple[str, ...]] = ("seat", "count")

    def blank(self) -> "Draw":
        return Draw()

    def play(self, g: Hellas) -> None:
        if self.step == FIRST:
            g.draw_cards(self.seat, self.count)
            self.step = SECOND
        elif self.step == SECOND:
            self.trim(g)
        else:
            g.drop_card(self.seat, arg_a(g.answer))
            self.step = SECOND

    def trim(self, g: Hellas) -> None:
        lord = g.lord(self.seat)
        over = lord.hand_size() - lord.hand_limit()
        if over <= 0:
            g.end()
            return
        offer_cards(g, DISCARD, lord.hand)
        g.ask(self.seat, ASK_TRIM, THIRD, over)


class PayCards(HellasFrame):
    """Discard ``count`` cards of the owner's choice out of the set ``mask``."""

    NAME: ClassVar[str] = "pay_cards"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "discard")
    USES: ClassVar[tuple[str, ...]] = ("seat", "count", "mask")

    def blank(self) -> "PayCards":
        return PayCards()

    def play(self, g: Hellas) -> None:
        if self.step == FIRST:
            cards = g.lord(self.seat).hand & self.mask
            if self.count <= 0 or cards == 0:
                g.end()
                return
            offer_cards(g, DISCARD, cards)
            g.ask(self.seat, ASK_PAY_CARD, SECOND, self.count)
        else:
            g.drop_card(self.seat, arg_a(g.answer))
            self.count -= 1
            self.step = FIRST


class Cycle(HellasFrame):
    """Eye of Graeae: discard any number of cards and draw as many."""

    NAME: ClassVar[str] = "cycle"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "discard")
    USES: ClassVar[tuple[str, ...]] = ("seat", "count")

    def blank(self) -> "Cycle":
        return Cycle()

    def play(self, g: Hellas) -> None:
        if self.step == FIRST:
            offer_cards(g, DISCARD, g.lord(self.seat).hand)
            g.offer(code(DONE))
            g.ask(self.seat, ASK_CYCLE, SECOND, self.count)
        elif verb_of(g.answer) == DISCARD:
            g.drop_card(self.seat, arg_a(g.answer))
            self.count += 1
            self.step = FIRST
        else:
            g.draw_cards(self.seat, self.count)
            g.end()


class KeepOne(HellasFrame):
    """Owl of Athena: draw cards, keep one, discard the others. ``mask``: the cards just drawn."""

    NAME: ClassVar[str] = "keep_one"
    STEPS: ClassVar[tuple[str, ...]] = ("draw", "ask", "keep")
    USES: ClassVar[tuple[str, ...]] = ("seat", "count", "mask")

    def blank(self) -> "KeepOne":
        return KeepOne()

    def play(self, g: Hellas) -> None:
        if self.step == FIRST:
            before = g.lord(self.seat).hand
            g.draw_cards(self.seat, self.count)
            self.mask = g.lord(self.seat).hand & ~before
            self.step = SECOND
        elif self.step == SECOND:
            if self.mask == 0:
                g.end()
                return
            offer_cards(g, KEEP_CARD, self.mask)
            g.ask_secretly(self.seat, ASK_KEEP_CARD, THIRD)
        else:
            rest = self.mask & ~BIT[arg_a(g.answer)]
            while rest != 0:
                g.drop_card(self.seat, lowest(rest))
                rest &= rest - 1
            g.end()


def half_up(cards: i64) -> i64:
    """Half of a hand, rounded up."""
    return (count_bits(cards) + 1) // 2
