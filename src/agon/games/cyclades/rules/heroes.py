"""CY-8: what heroes give when they are sacrificed. Their military abilities are in moves and battles."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.cyclades.frame import CycladesFrame
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
from agon.games.cyclades.tables import (
    AJAX,
    AJAX_AREAS,
    CROESUS,
    CROESUS_COINS,
    EMPTY,
    HECTOR,
    HECTOR_PRIESTESSES,
    HELEN,
    HERO_CELLS,
    JASON,
    METROPOLIS,
    ODYSSEUS,
    ODYSSEUS_ALIKE,
    PANDORA,
    PENTHESILEA,
    PERSEUS,
    PORT,
)
from agon.games.cyclades.words import (
    ASK_FLIGHT,
    ASK_GIVE_UP,
    ASK_PANDORA,
    ASK_TRADE,
    CLEAR,
    DONE,
    MARCH,
    SACRIFICED,
    TRADE,
    TRADED,
    USE,
)
from agon.kernel.bits import BIT, count_bits, has, lowest
from agon.kernel.codes import arg_a, code, verb_of


def is_usable(g: Cyclades, faction: i64, power: i64, land: i64) -> bool:
    """Whether the sacrifice ability of ``power`` would do something, by a hero who stands in ``land``."""
    own = g.factions[faction]
    if power == AJAX:
        return count_bits(own.lands) >= AJAX_AREAS and has_room(g, faction)
    if power == HECTOR:
        return own.priestesses >= HECTOR_PRIESTESSES and g.philosophers_left > 0
    if power == HELEN:
        return g.tokens != 0 and count_bits(kinds_with(g, faction, 2)) >= 2
    if power == CROESUS:
        return g.gold(faction) >= CROESUS_COINS and has_room(g, faction)
    if power == ODYSSEUS:
        return g.tokens != 0 and kinds_with(g, faction, ODYSSEUS_ALIKE) != 0
    if power == PANDORA:
        return borrowable(g, faction, land) != 0
    if power == PERSEUS:
        return flight_sources(g, faction, land) != 0
    if power == JASON:
        return own.fleets_left == 0 and has_room(g, faction)
    return False  # Penthesilea's is a trigger: see the founding of metropolises


def has_room(g: Cyclades, faction: i64) -> bool:
    """Whether a metropolis would find a token and a slot, or a card to lie on."""
    if g.tokens == 0:
        return False
    lands = g.factions[faction].lands
    for kind in range(EMPTY, METROPOLIS):
        if g.count_buildings(lands, kind) > 0:
            return True
    return may_sacrifice(g, faction, PENTHESILEA)


def kinds_with(g: Cyclades, faction: i64, least: i64) -> i64:
    """The types of basic buildings of which the faction has so many, as bits."""
    found: i64 = 0
    for kind in range(PORT, METROPOLIS):
        if g.count_buildings(g.factions[faction].lands, kind) >= least:
            found |= BIT[kind]
    return found


def borrowable(g: Cyclades, faction: i64, land: i64) -> i64:
    """CY-8.10: open heroes whose ability Pandora could use now, as bits."""
    found: i64 = 0
    for cell in range(HERO_CELLS):
        hero = g.hero_cells[cell]
        if hero >= 0 and hero != PANDORA and is_usable(g, faction, hero, land):
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


LEAVE: Final = 0
BORROW: Final = 1
BORROWED: Final = 2
USE_POWER: Final = 3
ASK_SLOT: Final = 4
SLOT_CHOSEN: Final = 5
ASK_AGAIN: Final = 6
AGAIN: Final = 7
TRADED_ONE: Final = 8
SOURCE: Final = 9
SOURCE_CHOSEN: Final = 10
OVER: Final = 11


class Sacrifice(CycladesFrame):
    """CY-8.1: the hero leaves the game, then the ability is used. ``card`` is whose ability that is."""

    NAME: ClassVar[str] = "sacrifice"
    STEPS: ClassVar[tuple[str, ...]] = (
        "leave",
        "borrow",
        "borrowed",
        "use",
        "slot",
        "slot-chosen",
        "again",
        "decided",
        "traded",
        "source",
        "source-chosen",
        "over",
    )
    USES: ClassVar[tuple[str, ...]] = ("faction", "hero", "card", "n", "at", "left", "land")

    def blank(self) -> "Sacrifice":
        return Sacrifice()

    def play(self, g: Cyclades) -> None:
        if self.step == LEAVE:
            self.leave(g)
        elif self.step == BORROW:
            self.ask_borrow(g)
        elif self.step == BORROWED:
            self.card = arg_a(g.answer)
            self.step = USE_POWER
        elif self.step == USE_POWER:
            self.use(g)
        elif self.step == ASK_SLOT:
            self.ask_slot(g)
        elif self.step == SLOT_CHOSEN:
            self.slot_chosen(g)
        elif self.step == ASK_AGAIN:
            self.ask_again(g)
        elif self.step == AGAIN:
            if verb_of(g.answer) == DONE:
                g.end()
            else:
                self.step = USE_POWER
        elif self.step == TRADED_ONE:
            if growth_is_due(g, self.faction):
                g.call(Growth(self.faction), ASK_AGAIN)
            else:
                self.step = ASK_AGAIN
        elif self.step == SOURCE:
            self.ask_source(g)
        elif self.step == SOURCE_CHOSEN:
            g.call(March(self.faction, land=arg_a(g.answer), flags=BY_FLIGHT), OVER)
        else:
            g.end()

    def leave(self, g: Cyclades) -> None:
        self.land = g.land_of_hero(self.hero)
        g.heroes[self.land] &= ~BIT[self.hero]
        g.heroes_out |= BIT[self.hero]
        g.tell(SACRIFICED, g.who(self.faction), self.hero)
        self.card = self.hero
        self.step = BORROW if self.hero == PANDORA else USE_POWER

    def ask_borrow(self, g: Cyclades) -> None:
        """CY-8.10: the other hero's card stays in the column. What Croesus' costs stays a secret."""
        rest = borrowable(g, self.faction, -1)
        while rest != 0:
            g.offer(code(USE, lowest(rest)))
            rest &= rest - 1
        g.ask_secretly(g.seat(self.faction), ASK_PANDORA, BORROWED)

    def use(self, g: Cyclades) -> None:
        if self.card == HECTOR:
            self.trade(g)
        elif self.card == PERSEUS:
            self.step = SOURCE
        elif self.card == HELEN or self.card == ODYSSEUS:
            self.step = ASK_SLOT
        else:
            assert self.card in (AJAX, CROESUS, JASON)
            if self.card == CROESUS:
                g.pay(self.faction, CROESUS_COINS)
            g.call(Found(self.faction), OVER)

    # ------------------------------------------------------------------ Helen, Odysseus

    def ask_slot(self, g: Cyclades) -> None:
        """CY-8.7: two and two of two types; CY-8.9: three of one. ``at`` is the type being removed,
        ``left`` that of Helen's first pair."""
        lands = g.factions[self.faction].lands
        kinds = BIT[self.at]
        if self.at == 0:
            kinds = kinds_with(g, self.faction, 2 if self.card == HELEN else ODYSSEUS_ALIKE)
            kinds &= ~BIT[self.left]
        for kind in range(PORT, METROPOLIS):
            if has(kinds, kind):
                offer_buildings(g, CLEAR, lands, kind)
        g.ask(g.seat(self.faction), ASK_GIVE_UP, SLOT_CHOSEN, self.card)

    def slot_chosen(self, g: Cyclades) -> None:
        slot = arg_a(g.answer)
        self.at = g.building[slot]
        clear(g, self.faction, slot)
        self.n += 1
        if self.card == HELEN and self.n == 2:
            self.left = self.at
            self.at = 0
        if self.n == (4 if self.card == HELEN else ODYSSEUS_ALIKE):
            g.call(Found(self.faction), OVER)
        else:
            self.step = ASK_SLOT

    # ------------------------------------------------------------------ Hector

    def trade(self, g: Cyclades) -> None:
        """CY-8.6: two priestesses become a philosopher; a fourth philosopher builds at once."""
        for n in range(HECTOR_PRIESTESSES):
            g.drop_priestess(self.faction)
        g.tell(TRADED, g.who(self.faction))
        g.give_philosopher(self.faction)
        self.step = TRADED_ONE

    def ask_again(self, g: Cyclades) -> None:
        if not is_usable(g, self.faction, HECTOR, self.land):
            g.end()
            return
        g.offer(code(TRADE))
        g.offer(code(DONE))
        g.ask(g.seat(self.faction), ASK_TRADE, AGAIN)

    # ------------------------------------------------------------------ Perseus

    def ask_source(self, g: Cyclades) -> None:
        rest = flight_sources(g, self.faction, -1)
        while rest != 0:
            g.offer(code(MARCH, lowest(rest)))
            rest &= rest - 1
        g.ask(g.seat(self.faction), ASK_FLIGHT, SOURCE_CHOSEN)
