"""CY-10.2: creatures with figures: where they may stand, and what they do at once where they come to stand.

What figures do as long as they stand is part of the board: see ``game.py`` and ``income.py``.
"""

from collections.abc import Callable
from typing import Final

from agon.games.cyclades import tables, words
from agon.games.cyclades.frame import CardRule, FactionRule
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Creature, Faction, Lands, Option, Sea, Seas
from agon.games.cyclades.rules.creatures import creature
from agon.games.cyclades.rules.metropolis import put_plenty
from agon.games.cyclades.rules.offers import offer_kills
from agon.games.cyclades.rules.prey import kill
from agon.kernel.arrays import changed
from agon.kernel.bits import BIT, each, has
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import Step, step

ARRIVALS: Final[dict[int, FactionRule]] = {}
"""By creature: the rule that runs where its figure has just come to stand, for those that have one."""
STAYS: Final[dict[int, FactionRule]] = {}
"""The same for a figure that was kept but did not move."""


def arrival(name: str, rule: Callable[..., FactionRule]) -> None:
    """Register what a figure does where it comes to stand."""
    ARRIVALS[tables.number_of(name, tables.CREATURE_IDS)] = rule(faction=tables.NONE)


def stay(name: str, rule: Callable[..., FactionRule]) -> None:
    STAYS[tables.number_of(name, tables.CREATURE_IDS)] = rule(faction=tables.NONE)


class PlaceFigure(CardRule):
    """CY-10.2: a figure comes onto the map, where no other creature stands."""

    @step
    def ask_where(self, g: Cyclades) -> Step:
        g.offer_each(words.ON_LAND, lands_for(g, self.card, self.faction))
        g.offer_each(words.ON_SEA, seas_for(g, self.card))
        return self.ask_if_able(g, words.ASK_PLACE_CREATURE, self.place, self.card)

    @step
    def place(self, g: Cyclades) -> Step:
        put_figure(g, self.faction, self.card, g.answer)
        return g.become(ARRIVALS[self.card].for_faction(self.faction)) if self.card in ARRIVALS else g.end()


for figure in range(tables.FIGURES):
    creature(tables.CREATURE_IDS[tables.FIGURE_CREATURE[figure]], PlaceFigure)


def lands_for(g: Cyclades, card: Creature, faction: Faction) -> Lands:
    """Land areas where the figure may stand; CY-10.19: the Minotaur on own land only."""
    if has(tables.ON_LAND, card):
        return g.map.all_land & ~g.lands_with_figures()
    if has(tables.ON_OWN_LAND, card):
        return g.factions[faction].lands & ~g.lands_with_figures()
    return 0


def seas_for(g: Cyclades, card: Creature) -> Seas:
    return g.map.all_sea & ~g.seas_with_figures() if has(tables.AT_SEA, card) else 0


def put_figure(g: Cyclades, faction: Faction, card: Creature, place: Option) -> None:
    """Put a figure where an option says."""
    figure = tables.FIGURE[card]
    g.figure_owner = changed(g.figure_owner, figure, faction)
    if verb_of(place) == words.ON_SEA:
        g.figure_at = changed(g.figure_at, figure, tables.SEA + arg_a(place))
        g.tell(words.PLACED_SEA, g.who(faction), card, arg_a(place))
    else:
        g.figure_at = changed(g.figure_at, figure, arg_a(place))
        g.tell(words.PLACED, g.who(faction), card, arg_a(place))


def call_arrival(g: Cyclades, faction: Faction, card: Creature, then: Step) -> Step:
    return g.call(ARRIVALS[card].for_faction(faction), then=then) if card in ARRIVALS else then


def call_stay(g: Cyclades, faction: Faction, card: Creature, then: Step) -> Step:
    return g.call(STAYS[card].for_faction(faction), then=then) if card in STAYS else then


class HydraKills(FactionRule):
    """CY-10.16: one fleet or troop in her area or beside it, if there is any; then a prosperity token.

    Ruling 4.c: at every paid upkeep, moved or not: the text ties it to the payment. Ruling 10 Hydra: pay, move,
    destroy, so the token lies where she then stands.
    """

    @step
    def ask_whom(self, g: Cyclades) -> Step:
        at = g.figure_place(tables.HYDRA)
        if at < tables.SEA:
            offer_kills(g, g.map.land_lands[at] | BIT[at], g.map.land_seas[at])
        else:
            sea = at - tables.SEA
            offer_kills(g, g.map.sea_lands[sea], g.map.sea_seas[sea] | BIT[sea])
        if g.offered == 0:
            return g.end()
        return g.ask(g.seat(self.faction), words.ASK_HYDRA, then=self.kill)

    @step
    def kill(self, g: Cyclades) -> Step:
        kill(g, g.answer)
        at = g.figure_place(tables.HYDRA)
        if at < tables.SEA:
            put_plenty(g, self.faction, code(words.PLENTY_LAND, at))
        else:
            put_plenty(g, self.faction, code(words.PLENTY_SEA, at - tables.SEA))
        return g.end()


arrival("hydra", HydraKills)
stay("hydra", HydraKills)


class KrakenSwallows(FactionRule):
    """CY-10.17: all fleets of the area it enters are destroyed."""

    @step
    def swallow(self, g: Cyclades) -> Step:
        swallow(g, g.figure_place(tables.KRAKEN) - tables.SEA)
        return g.end()


arrival("kraken", KrakenSwallows)


def swallow(g: Cyclades, sea: Sea) -> None:
    while g.fleets[sea] > 0:
        g.lose_fleet(sea)


class PolyphemusPushes(FactionRule):
    """CY-10.20: fleets beside him are moved one by one, never onto another colour; the rest is destroyed."""

    @step
    def ask_which(self, g: Cyclades) -> Step:
        shut = g.map.land_seas[g.figure_place(tables.POLYPHEMUS)]
        for sea in each(shut):
            self.offer_pushes(g, sea)
        if g.offered > 0:
            return g.ask(g.seat(self.faction), words.ASK_POLYPHEMUS, then=self.push)
        for sea in each(shut):
            swallow(g, sea)
        return g.end()

    def offer_pushes(self, g: Cyclades, sea: Sea) -> None:
        if g.fleets[sea] == 0:
            return
        colour = g.sea_owner[sea]
        for to in each(g.map.sea_seas[sea] & ~g.closed_seas()):
            if g.sea_owner[to] == tables.NONE or g.sea_owner[to] == colour:
                g.offer(code(words.PUSH, sea, to))

    @step
    def push(self, g: Cyclades) -> Step:
        sea, to = arg_a(g.answer), arg_b(g.answer)
        colour = g.sea_owner[sea]
        g.take_fleets(sea, 1)
        g.put_fleets(colour, to, 1)
        g.tell(words.PUSHED, g.who(self.faction), sea, to)
        return self.ask_which


arrival("polyphemus", PolyphemusPushes)
