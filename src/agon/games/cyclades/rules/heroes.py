"""CY-8: what heroes give when they are sacrificed. Their military abilities are in moves and battles."""

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rules.metropolis import (
    Found,
    Growth,
    clear,
    growth_is_due,
    may_sacrifice,
    offer_buildings,
)
from agon.games.cyclades.rules.moves import BY_FLIGHT, March, march_targets
from agon.kernel.bits import BIT, count_bits, has, lowest
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import Rule, Step, step


def is_usable(g: Cyclades, faction: i64, power: i64, land: i64) -> bool:
    """Whether the sacrifice ability of ``power`` would do something, by a hero who stands in ``land``."""
    own = g.factions[faction]
    if power == tables.AJAX:
        return count_bits(own.lands) >= tables.AJAX_AREAS and has_room(g, faction)
    if power == tables.HECTOR:
        return own.priestesses >= tables.HECTOR_PRIESTESSES and g.philosophers_left > 0
    if power == tables.HELEN:
        return g.tokens != 0 and count_bits(kinds_with(g, faction, 2)) >= 2
    if power == tables.CROESUS:
        return g.gold(faction) >= tables.CROESUS_COINS and has_room(g, faction)
    if power == tables.ODYSSEUS:
        return g.tokens != 0 and kinds_with(g, faction, tables.ODYSSEUS_ALIKE) != 0
    if power == tables.PANDORA:
        return borrowable(g, faction, land) != 0
    if power == tables.PERSEUS:
        return flight_sources(g, faction, land) != 0
    if power == tables.JASON:
        return own.fleets_left == 0 and has_room(g, faction)
    return False  # Penthesilea's is a trigger: see the founding of metropolises


def has_room(g: Cyclades, faction: i64) -> bool:
    """Whether a metropolis would find a token and a slot, or a card to lie on."""
    if g.tokens == 0:
        return False
    lands = g.factions[faction].lands
    for kind in range(tables.EMPTY, tables.METROPOLIS):
        if g.count_buildings(lands, kind) > 0:
            return True
    return may_sacrifice(g, faction, tables.PENTHESILEA)


def kinds_with(g: Cyclades, faction: i64, least: i64) -> i64:
    """The types of basic buildings of which the faction has so many, as bits."""
    found: i64 = 0
    for kind in range(tables.PORT, tables.METROPOLIS):
        if g.count_buildings(g.factions[faction].lands, kind) >= least:
            found |= BIT[kind]
    return found


def borrowable(g: Cyclades, faction: i64, land: i64) -> i64:
    """CY-8.10: open heroes whose ability Pandora could use now, as bits."""
    found: i64 = 0
    for cell in range(tables.HERO_CELLS):
        hero = g.hero_cells[cell]
        if hero >= 0 and hero != tables.PANDORA and is_usable(g, faction, hero, land):
            found |= BIT[hero]
    return found


def flight_sources(g: Cyclades, faction: i64, leaving: i64) -> i64:
    """CY-8.12: land areas with pieces besides the hero who leaves, outside Medusa's."""
    found: i64 = 0
    rest = g.factions[faction].lands & ~g.medusa_mask()
    while rest != 0:
        land = lowest(rest)
        rest &= rest - 1
        if g.has_pieces(land) and march_targets(g, faction, land, BY_FLIGHT, 0, False) != 0:
            alone = g.troops[land] + g.mercenaries[land] + count_bits(g.heroes[land]) == 1
            if land != leaving or not alone:
                found |= BIT[land]
    return found


class Sacrifice(Rule):
    """CY-8.1: the hero leaves the game, then the ability is used. ``card`` is whose ability that is."""

    faction: i64 = -1
    hero: i64 = -1
    card: i64 = -1
    n: i64 = 0
    at: i64 = 0
    left: i64 = 0
    land: i64 = -1

    def is_borrowing(self) -> bool:
        """Pandora's choice is under way."""
        return self.step == self.ask_borrow or self.step == self.borrowed

    @step
    def leave(self, g: Cyclades) -> Step:
        self.land = g.land_of_hero(self.hero)
        g.heroes[self.land] &= ~BIT[self.hero]
        g.heroes_out |= BIT[self.hero]
        g.tell(words.SACRIFICED, g.who(self.faction), self.hero)
        self.card = self.hero
        return self.ask_borrow if self.hero == tables.PANDORA else self.use

    @step("borrow")
    def ask_borrow(self, g: Cyclades) -> Step:
        """CY-8.10: the other hero's card stays in the column. What Croesus' costs stays a secret."""
        rest = borrowable(g, self.faction, -1)
        while rest != 0:
            g.offer(code(words.USE, lowest(rest)))
            rest &= rest - 1
        return g.ask_secretly(g.seat(self.faction), words.ASK_PANDORA, then=self.borrowed)

    @step
    def borrowed(self, g: Cyclades) -> Step:
        self.card = arg_a(g.answer)
        return self.use

    @step
    def use(self, g: Cyclades) -> Step:
        if self.card == tables.HECTOR:
            return self.trade(g)
        elif self.card == tables.PERSEUS:
            return self.ask_source
        elif self.card == tables.HELEN or self.card == tables.ODYSSEUS:
            return self.ask_slot
        else:
            assert self.card in (tables.AJAX, tables.CROESUS, tables.JASON)
            if self.card == tables.CROESUS:
                g.pay(self.faction, tables.CROESUS_COINS)
            return g.call(Found(faction=self.faction), then=self.over)

    # ------------------------------------------------------------------ Helen, Odysseus

    @step("slot")
    def ask_slot(self, g: Cyclades) -> Step:
        """CY-8.7: two and two of two types; CY-8.9: three of one. ``at`` is the type being removed,
        ``left`` that of Helen's first pair."""
        lands = g.factions[self.faction].lands
        kinds = BIT[self.at]
        if self.at == 0:
            kinds = kinds_with(g, self.faction, 2 if self.card == tables.HELEN else tables.ODYSSEUS_ALIKE)
            kinds &= ~BIT[self.left]
        for kind in range(tables.PORT, tables.METROPOLIS):
            if has(kinds, kind):
                offer_buildings(g, words.CLEAR, lands, kind)
        return g.ask(g.seat(self.faction), words.ASK_GIVE_UP, self.card, then=self.slot_chosen)

    @step("slot-chosen")
    def slot_chosen(self, g: Cyclades) -> Step:
        slot = arg_a(g.answer)
        self.at = g.building[slot]
        clear(g, self.faction, slot)
        self.n += 1
        if self.card == tables.HELEN and self.n == 2:
            self.left = self.at
            self.at = 0
        if self.n == (4 if self.card == tables.HELEN else tables.ODYSSEUS_ALIKE):
            return g.call(Found(faction=self.faction), then=self.over)
        else:
            return self.ask_slot

    # ------------------------------------------------------------------ Hector

    def trade(self, g: Cyclades) -> Step:
        """CY-8.6: two priestesses become a philosopher; a fourth philosopher builds at once."""
        for n in range(tables.HECTOR_PRIESTESSES):
            g.drop_priestess(self.faction)
        g.tell(words.TRADED, g.who(self.faction))
        g.give_philosopher(self.faction)
        return self.traded

    @step("again")
    def ask_again(self, g: Cyclades) -> Step:
        if not is_usable(g, self.faction, tables.HECTOR, self.land):
            return g.end()
        g.offer(code(words.TRADE))
        g.offer(code(words.DONE))
        return g.ask(g.seat(self.faction), words.ASK_TRADE, then=self.decided)

    @step
    def decided(self, g: Cyclades) -> Step:
        if verb_of(g.answer) == words.DONE:
            return g.end()
        else:
            return self.use

    @step
    def traded(self, g: Cyclades) -> Step:
        if growth_is_due(g, self.faction):
            return g.call(Growth(faction=self.faction), then=self.ask_again)
        else:
            return self.ask_again

    # ------------------------------------------------------------------ Perseus

    @step("source")
    def ask_source(self, g: Cyclades) -> Step:
        rest = flight_sources(g, self.faction, -1)
        while rest != 0:
            g.offer(code(words.MARCH, lowest(rest)))
            rest &= rest - 1
        return g.ask(g.seat(self.faction), words.ASK_FLIGHT, then=self.source_chosen)

    @step("source-chosen")
    def source_chosen(self, g: Cyclades) -> Step:
        return g.call(March(faction=self.faction, land=arg_a(g.answer), flags=BY_FLIGHT), then=self.over)

    @step
    def over(self, g: Cyclades) -> Step:
        return g.end()
