"""CY-10: playing creature cards. What a card does is registered by the id of its creature."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.frame import CardRule
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rules.recruiting import unused_temples_in, use_temple, use_temples
from agon.kernel.arrays import changed
from agon.kernel.bits import BIT, each
from agon.kernel.codes import arg_a, code
from agon.kernel.rule import Step, step

EFFECTS: Final[dict[int, CardRule]] = {}
"""By creature: the rule of its card."""


def creature(name: str, rule: Callable[..., CardRule], **settings: Any) -> None:
    """Register what a creature does when its card is played."""
    card = tables.number_of(name, tables.CREATURE_IDS)
    EFFECTS[card] = rule(faction=tables.NONE, card=card, **settings)


class PlayCreature(CardRule):
    """CY-10.1: the ability must be used; then the card is discarded, unless its figure came onto the map."""

    @step
    def play(self, g: Cyclades) -> Step:
        g.tell(words.PLAYED, g.who(self.faction), self.card)
        return g.call(EFFECTS[self.card].for_faction(self.faction), then=self.discard)

    @step
    def discard(self, g: Cyclades) -> Step:
        if tables.FIGURE[self.card] < 0 or g.figure_place(self.card) < 0:
            g.discard_creature(self.card)
        return g.end()


class Buy(CardRule):
    """CY-10.1: a card of the column for coins and the discounts of temples that made its price.

    Ruling 6.f: a metropolis cannot go in the own turn, so temples are used before; of more temples than are needed
    the buyer says which, while another card is left for the others.
    """

    price: i64
    discounts: i64 = 0

    @step
    def count_discounts(self, g: Cyclades) -> Step:
        self.discounts = tables.COLUMN_PRICE[self.cell(g)] - self.price
        return self.ask_temple

    def cell(self, g: Cyclades) -> i64:
        cell: i64 = 0
        while g.column[cell] != self.card:
            cell += 1
        return cell

    @step
    def ask_temple(self, g: Cyclades) -> Step:
        is_last = all(g.column[cell] < 0 or g.column[cell] == self.card for cell in range(tables.COLUMN_CELLS))
        if self.discounts > 0 and not is_last:
            for land in each(g.factions[self.faction].lands):
                for at in each(unused_temples_in(g, land, tables.TEMPLE)):
                    g.offer(code(words.TAP, land * 4 + at))
        if g.offered <= self.discounts or is_last:
            return self.pay
        return g.ask(g.seat(self.faction), words.ASK_TEMPLE, self.card, self.discounts, then=self.tap)

    @step
    def tap(self, g: Cyclades) -> Step:
        slot = arg_a(g.answer)
        use_temple(g, slot // 4, slot % 4)
        self.discounts -= 1
        return self.ask_temple

    @step
    def pay(self, g: Cyclades) -> Step:
        if self.discounts > 0:
            use_temples(g, self.faction, self.discounts)
        g.column = changed(g.column, self.cell(g), tables.NONE)
        g.pay(self.faction, self.price)
        g.tell(words.BOUGHT, g.who(self.faction), self.card, self.price)
        return g.become(PlayCreature(faction=self.faction, card=self.card))

    def coins_needed(self, g: Cyclades) -> i64:
        return self.price


class Sphinx(CardRule):
    """CY-10.12: draw three, play one for free, then discard the others.

    Ruling 10 Sphinx: the three cards lie open, as only Zeus' look is printed as secret; the two are discarded after
    the third was played.
    """

    drawn: i64 = 0

    @step
    def draw(self, g: Cyclades) -> Step:
        for n in range(3):
            if g.creature_deck != 0:
                card = g.draw_creature()
                self.drawn |= BIT[card]
                g.tell(words.DRAWN, g.who(self.faction), card)
        return self.ask_which if self.drawn != 0 else self.fizzle(g)

    @step
    def ask_which(self, g: Cyclades) -> Step:
        g.offer_each(words.PLAY, self.drawn)
        return g.ask(g.seat(self.faction), words.ASK_SPHINX, then=self.play)

    @step
    def play(self, g: Cyclades) -> Step:
        card = arg_a(g.answer)
        self.drawn &= ~BIT[card]
        return g.call(PlayCreature(faction=self.faction, card=card), then=self.discard)

    @step
    def discard(self, g: Cyclades) -> Step:
        """The Chimera last, so that the other card is shuffled with her."""
        for card in each(self.drawn & ~BIT[tables.CHIMERA]):
            g.discard_creature(card)
        if self.drawn & BIT[tables.CHIMERA] != 0:
            g.discard_creature(tables.CHIMERA)
        return g.end()


creature("sphinx", Sphinx)


class Chimera(CardRule):
    """CY-10.14: play a card of the discard for free. The reshuffle comes when she is discarded herself."""

    @step
    def ask_which(self, g: Cyclades) -> Step:
        g.offer_each(words.PLAY, g.creature_discard)
        return self.ask_if_able(g, words.ASK_CHIMERA, then=self.play)

    @step
    def play(self, g: Cyclades) -> Step:
        card = arg_a(g.answer)
        g.creature_discard &= ~BIT[card]
        return g.become(PlayCreature(faction=self.faction, card=card))


creature("chimera", Chimera)
