"""CY-10: playing creature cards, those that play others, and those with figures."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.cyclades.frame import CycladesFrame
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rules.prey import ASK, ASK_MORE, DO, THEN, Giant, Graeae, Harpy, Thief, fizzle
from agon.games.cyclades.rules.swaps import Charon, Cyclops, Pegasus, Sylph
from agon.games.cyclades.rules.upkeep import call_arrival, lands_for, offer_lands, offer_seas, seas_for, stand
from agon.games.cyclades.tables import (
    CHARON,
    CHIMERA,
    CYCLOPS,
    DRYAD,
    FIRST_FIGURE,
    GIANT,
    GRAEAE,
    GRIFFIN,
    HARPY,
    PEGASUS,
    SATYR,
    SPHINX,
    SYLPH,
)
from agon.games.cyclades.words import ASK_CHIMERA, ASK_PLACE_CREATURE, ASK_SPHINX, DRAWN, PLAY, PLAYED
from agon.kernel.bits import BIT, lowest
from agon.kernel.codes import arg_a, code

EFFECT: Final = 0
DISCARD: Final = 1


class PlayCreature(CycladesFrame):
    """CY-10.1: the ability must be used; then the card is discarded, unless its figure came onto the map."""

    NAME: ClassVar[str] = "creature"
    STEPS: ClassVar[tuple[str, ...]] = ("effect", "discard")
    USES: ClassVar[tuple[str, ...]] = ("faction", "card")

    def blank(self) -> "PlayCreature":
        return PlayCreature()

    def play(self, g: Cyclades) -> None:
        if self.step == EFFECT:
            g.tell(PLAYED, g.who(self.faction), self.card)
            g.call(effect_of(self.card, self.faction), DISCARD)
            return
        if self.card < FIRST_FIGURE or g.figure_place(self.card) < 0:
            g.discard_creature(self.card)
        g.end()


def effect_of(card: i64, faction: i64) -> CycladesFrame:
    if card == HARPY:
        return Harpy(faction)
    if card == GIANT:
        return Giant(faction)
    if card == GRAEAE:
        return Graeae(faction)
    if card == GRIFFIN or card == DRYAD or card == SATYR:
        return Thief(faction, card=card)
    if card == PEGASUS:
        return Pegasus(faction)
    if card == SYLPH:
        return Sylph(faction)
    if card == SPHINX:
        return Sphinx(faction)
    if card == CHARON:
        return Charon(faction)
    if card == CHIMERA:
        return Chimera(faction)
    if card == CYCLOPS:
        return Cyclops(faction)
    return PlaceFigure(faction, card=card)


class Sphinx(CycladesFrame):
    """CY-10.12: draw three, play one for free, then discard the others. ``mask`` holds those drawn."""

    NAME: ClassVar[str] = "sphinx"
    STEPS: ClassVar[tuple[str, ...]] = ("draw", "play", "discard", "choose")
    USES: ClassVar[tuple[str, ...]] = ("faction", "mask")

    def blank(self) -> "Sphinx":
        return Sphinx()

    def play(self, g: Cyclades) -> None:
        if self.step == ASK:
            self.draw(g)
        elif self.step == ASK_MORE:
            rest = self.mask
            while rest != 0:
                g.offer(code(PLAY, lowest(rest)))
                rest &= rest - 1
            g.ask(g.seat(self.faction), ASK_SPHINX, DO)
        elif self.step == DO:
            card = arg_a(g.answer)
            self.mask &= ~BIT[card]
            g.call(PlayCreature(self.faction, card=card), THEN)
        else:
            self.discard(g)

    def draw(self, g: Cyclades) -> None:
        for n in range(3):
            if g.creature_deck != 0:
                card = g.draw_creature()
                self.mask |= BIT[card]
                g.tell(DRAWN, g.who(self.faction), card)
        if self.mask == 0:
            fizzle(g, self.faction, SPHINX)
        else:
            self.step = ASK_MORE

    def discard(self, g: Cyclades) -> None:
        """The Chimera last, so that the other card is shuffled with her."""
        held = self.mask
        self.mask = 0
        rest = held & ~BIT[CHIMERA]
        while rest != 0:
            g.discard_creature(lowest(rest))
            rest &= rest - 1
        if held & BIT[CHIMERA] != 0:
            g.discard_creature(CHIMERA)
        g.end()


class Chimera(CycladesFrame):
    """CY-10.14: play a card of the discard for free. The reshuffle comes when she is discarded herself."""

    NAME: ClassVar[str] = "chimera"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "do", "then")
    USES: ClassVar[tuple[str, ...]] = ("faction",)

    def blank(self) -> "Chimera":
        return Chimera()

    def play(self, g: Cyclades) -> None:
        if self.step == ASK:
            rest = g.creature_discard
            while rest != 0:
                g.offer(code(PLAY, lowest(rest)))
                rest &= rest - 1
            if g.offered == 0:
                fizzle(g, self.faction, CHIMERA)
            else:
                g.ask(g.seat(self.faction), ASK_CHIMERA, DO)
        elif self.step == DO:
            card = arg_a(g.answer)
            g.creature_discard &= ~BIT[card]
            g.call(PlayCreature(self.faction, card=card), THEN)
        else:
            g.end()


class PlaceFigure(CycladesFrame):
    """CY-10.2: a figure comes onto the map, where no other creature stands."""

    NAME: ClassVar[str] = "figure"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "do", "then")
    USES: ClassVar[tuple[str, ...]] = ("faction", "card")

    def blank(self) -> "PlaceFigure":
        return PlaceFigure()

    def play(self, g: Cyclades) -> None:
        if self.step == ASK:
            offer_lands(g, lands_for(g, self.card, self.faction))
            offer_seas(g, seas_for(g, self.card))
            if g.offered == 0:
                fizzle(g, self.faction, self.card)
            else:
                g.ask(g.seat(self.faction), ASK_PLACE_CREATURE, DO, self.card)
        elif self.step == DO:
            stand(g, self.faction, self.card, g.answer)
            call_arrival(g, self.faction, self.card, THEN)
        else:
            g.end()
