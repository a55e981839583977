"""CY-10: playing creature cards, those that play others, and those with figures."""

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rules.prey import Giant, Graeae, Harpy, Thief, fizzle
from agon.games.cyclades.rules.swaps import Charon, Cyclops, Pegasus, Sylph
from agon.games.cyclades.rules.upkeep import call_arrival, lands_for, offer_lands, offer_seas, seas_for, stand
from agon.kernel.bits import BIT, lowest
from agon.kernel.codes import arg_a, code
from agon.kernel.engine import Frame
from agon.kernel.rule import Rule, Step, step


class PlayCreature(Rule, saved="creature"):
    """CY-10.1: the ability must be used; then the card is discarded, unless its figure came onto the map."""

    faction: i64 = -1
    card: i64 = -1

    @step
    def effect(self, g: Cyclades) -> Step:
        g.tell(words.PLAYED, g.who(self.faction), self.card)
        return g.call(effect_of(self.card, self.faction), then=self.discard)

    @step
    def discard(self, g: Cyclades) -> Step:
        if self.card < tables.FIRST_FIGURE or g.figure_place(self.card) < 0:
            g.discard_creature(self.card)
        return g.end()


def effect_of(card: i64, faction: i64) -> Frame:
    if card == tables.HARPY:
        return Harpy(faction=faction)
    if card == tables.GIANT:
        return Giant(faction=faction)
    if card == tables.GRAEAE:
        return Graeae(faction=faction)
    if card == tables.GRIFFIN or card == tables.DRYAD or card == tables.SATYR:
        return Thief(faction=faction, card=card)
    if card == tables.PEGASUS:
        return Pegasus(faction=faction)
    if card == tables.SYLPH:
        return Sylph(faction=faction)
    if card == tables.SPHINX:
        return Sphinx(faction=faction)
    if card == tables.CHARON:
        return Charon(faction=faction)
    if card == tables.CHIMERA:
        return Chimera(faction=faction)
    if card == tables.CYCLOPS:
        return Cyclops(faction=faction)
    return PlaceFigure(faction=faction, card=card)


class Sphinx(Rule):
    """CY-10.12: draw three, play one for free, then discard the others. ``mask`` holds those drawn."""

    faction: i64 = -1
    mask: i64 = 0

    @step
    def draw(self, g: Cyclades) -> Step:
        for n in range(3):
            if g.creature_deck != 0:
                card = g.draw_creature()
                self.mask |= BIT[card]
                g.tell(words.DRAWN, g.who(self.faction), card)
        if self.mask == 0:
            return fizzle(g, self.faction, tables.SPHINX)
        else:
            return self.choose

    @step("play")
    def then_play(self, g: Cyclades) -> Step:
        card = arg_a(g.answer)
        self.mask &= ~BIT[card]
        return g.call(PlayCreature(faction=self.faction, card=card), then=self.discard)

    @step
    def discard(self, g: Cyclades) -> Step:
        """The Chimera last, so that the other card is shuffled with her."""
        held = self.mask
        self.mask = 0
        rest = held & ~BIT[tables.CHIMERA]
        while rest != 0:
            g.discard_creature(lowest(rest))
            rest &= rest - 1
        if held & BIT[tables.CHIMERA] != 0:
            g.discard_creature(tables.CHIMERA)
        return g.end()

    @step
    def choose(self, g: Cyclades) -> Step:
        rest = self.mask
        while rest != 0:
            g.offer(code(words.PLAY, lowest(rest)))
            rest &= rest - 1
        return g.ask(g.seat(self.faction), words.ASK_SPHINX, then=self.then_play)


class Chimera(Rule):
    """CY-10.14: play a card of the discard for free. The reshuffle comes when she is discarded herself."""

    faction: i64 = -1

    @step
    def ask(self, g: Cyclades) -> Step:
        rest = g.creature_discard
        while rest != 0:
            g.offer(code(words.PLAY, lowest(rest)))
            rest &= rest - 1
        if g.offered == 0:
            return fizzle(g, self.faction, tables.CHIMERA)
        else:
            return g.ask(g.seat(self.faction), words.ASK_CHIMERA, then=self.do)

    @step
    def do(self, g: Cyclades) -> Step:
        card = arg_a(g.answer)
        g.creature_discard &= ~BIT[card]
        return g.call(PlayCreature(faction=self.faction, card=card), then=self.then)

    @step
    def then(self, g: Cyclades) -> Step:
        return g.end()


class PlaceFigure(Rule, saved="figure"):
    """CY-10.2: a figure comes onto the map, where no other creature stands."""

    faction: i64 = -1
    card: i64 = -1

    @step
    def ask(self, g: Cyclades) -> Step:
        offer_lands(g, lands_for(g, self.card, self.faction))
        offer_seas(g, seas_for(g, self.card))
        if g.offered == 0:
            return fizzle(g, self.faction, self.card)
        else:
            return g.ask(g.seat(self.faction), words.ASK_PLACE_CREATURE, self.card, then=self.do)

    @step
    def do(self, g: Cyclades) -> Step:
        stand(g, self.faction, self.card, g.answer)
        return call_arrival(g, self.faction, self.card, self.then)

    @step
    def then(self, g: Cyclades) -> Step:
        return g.end()
