"""CY-10: playing creature cards. What a card does is registered by the id of its creature."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Creature, Faction
from agon.games.cyclades.rules.offers import offer_each
from agon.kernel.bits import BIT, lowest
from agon.kernel.codes import arg_a
from agon.kernel.engine import Frame
from agon.kernel.rule import Rule, Step, step

EFFECTS: Final[dict[int, Callable[..., Frame]]] = {}
"""By creature: the rule of its card."""


def creature(name: str, rule: Callable[..., Frame]) -> None:
    """Register what a creature does when its card is played: ``rule`` takes the faction and the card."""
    EFFECTS[tables.CREATURE_IDS.index(name)] = rule


def effect_of(faction: Faction, card: Creature) -> Frame:
    return EFFECTS[card](faction=faction, card=card)


def fizzle(g: Cyclades, faction: Faction, card: Creature) -> Step:
    """CY-10.1: an ability that cannot be used."""
    g.tell(words.NO_EFFECT, g.who(faction), card)
    return g.end()


class PlayCreature(Rule):
    """CY-10.1: the ability must be used; then the card is discarded, unless its figure came onto the map."""

    faction: Faction
    card: Creature

    @step
    def play(self, g: Cyclades) -> Step:
        g.tell(words.PLAYED, g.who(self.faction), self.card)
        return g.call(effect_of(self.faction, self.card), then=self.discard)

    @step
    def discard(self, g: Cyclades) -> Step:
        if tables.FIGURE[self.card] < 0 or g.figure_place(self.card) < 0:
            g.discard_creature(self.card)
        return g.end()


class Sphinx(Rule):
    """CY-10.12: draw three, play one for free, then discard the others.

    Ruling 10 Sphinx: the three cards lie open, as only Zeus' look is printed as secret; the two are discarded after
    the third was played.
    """

    faction: Faction
    card: Creature
    drawn: i64 = 0

    @step
    def draw(self, g: Cyclades) -> Step:
        for n in range(3):
            if g.creature_deck != 0:
                card = g.draw_creature()
                self.drawn |= BIT[card]
                g.tell(words.DRAWN, g.who(self.faction), card)
        return self.ask_which if self.drawn != 0 else fizzle(g, self.faction, self.card)

    @step
    def ask_which(self, g: Cyclades) -> Step:
        offer_each(g, words.PLAY, self.drawn)
        return g.ask(g.seat(self.faction), words.ASK_SPHINX, then=self.play)

    @step
    def play(self, g: Cyclades) -> Step:
        card = arg_a(g.answer)
        self.drawn &= ~BIT[card]
        return g.call(PlayCreature(faction=self.faction, card=card), then=self.discard)

    @step
    def discard(self, g: Cyclades) -> Step:
        """The Chimera last, so that the other card is shuffled with her."""
        rest = self.drawn & ~BIT[tables.CHIMERA]
        while rest != 0:
            g.discard_creature(lowest(rest))
            rest &= rest - 1
        if self.drawn & BIT[tables.CHIMERA] != 0:
            g.discard_creature(tables.CHIMERA)
        return g.end()


creature("sphinx", Sphinx)


class Chimera(Rule):
    """CY-10.14: play a card of the discard for free. The reshuffle comes when she is discarded herself."""

    faction: Faction
    card: Creature

    @step
    def ask_which(self, g: Cyclades) -> Step:
        offer_each(g, words.PLAY, g.creature_discard)
        if g.offered == 0:
            return fizzle(g, self.faction, self.card)
        return g.ask(g.seat(self.faction), words.ASK_CHIMERA, then=self.play)

    @step
    def play(self, g: Cyclades) -> Step:
        card = arg_a(g.answer)
        g.creature_discard &= ~BIT[card]
        return g.call(PlayCreature(faction=self.faction, card=card), then=self.done)

    @step
    def done(self, g: Cyclades) -> Step:
        return g.end()


creature("chimera", Chimera)
