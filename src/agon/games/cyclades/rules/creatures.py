"""CY-10: playing creature cards. Each card without a figure is one rule here; figures are in upkeep."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.cyclades.frame import CycladesFrame
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.income import income_of
from agon.games.cyclades.rules.heroes import flight_sources
from agon.games.cyclades.rules.metropolis import Growth, growth_is_due, offer_areas
from agon.games.cyclades.rules.moves import BY_FLIGHT, March
from agon.games.cyclades.rules.upkeep import (
    call_arrival,
    kill,
    lands_for,
    offer_lands,
    offer_seas,
    offer_troop_kills,
    seas_for,
    stand,
)
from agon.games.cyclades.tables import (
    ACADEMY,
    CHARON,
    CHIMERA,
    CYCLOPS,
    DRYAD,
    FIRST_FIGURE,
    GIANT,
    GRAEAE,
    GRIFFIN,
    HARPY,
    HERO_CELLS,
    METROPOLIS,
    NONE,
    PEGASUS,
    PORT,
    SATYR,
    SPHINX,
    SYLPH,
)
from agon.games.cyclades.words import (
    ASK_CHARON,
    ASK_CHARON_HERO,
    ASK_CHIMERA,
    ASK_CYCLOPS,
    ASK_FLIGHT,
    ASK_GIANT,
    ASK_GIANT_PLACE,
    ASK_HARPY,
    ASK_PLACE_CREATURE,
    ASK_ROB,
    ASK_SPHINX,
    ASK_SYLPH,
    ASK_SYLPH_SECOND,
    CONVERT,
    CONVERTED,
    DISMISS,
    DRAWN,
    HIRE,
    INCOME,
    MARCH,
    MERCENARY,
    NO_EFFECT,
    PLAY,
    PLAYED,
    ROB,
    SEIZE,
    STOLE_COINS,
    STOLE_COINS_HIDDEN,
    STOLE_MERCENARIES,
    STOLE_PHILOSOPHER,
    STOLE_PRIESTESS,
    SWAP,
    SWAPPED_FLEETS,
    SWAPPED_HERO,
)
from agon.kernel.bits import BIT, count_bits, lowest
from agon.kernel.codes import arg_a, arg_b, code

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


def fizzle(g: Cyclades, faction: i64, card: i64) -> None:
    """CY-10.1: an ability that cannot be used."""
    g.tell(NO_EFFECT, g.who(faction), card)
    g.end()


ASK: Final = 0
DO: Final = 1
THEN: Final = 2
ASK_MORE: Final = 3
DO_MORE: Final = 4


class Harpy(CycladesFrame):
    """CY-10.4: destroy one troop or mercenary anywhere, no hero."""

    NAME: ClassVar[str] = "harpy"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "do")
    USES: ClassVar[tuple[str, ...]] = ("faction",)

    def blank(self) -> "Harpy":
        return Harpy()

    def play(self, g: Cyclades) -> None:
        if self.step == DO:
            kill(g, g.answer)
            g.end()
            return
        offer_troop_kills(g, g.map.all_land)
        if g.offered == 0:
            fizzle(g, self.faction, HARPY)
        else:
            g.ask(g.seat(self.faction), ASK_HARPY, DO)


class Giant(CycladesFrame):
    """CY-10.5: all mercenaries of one area of an opponent come into own areas; Medusa bars both."""

    NAME: ClassVar[str] = "giant"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "do", "then", "ask-more", "do-more")
    USES: ClassVar[tuple[str, ...]] = ("faction", "left")

    def blank(self) -> "Giant":
        return Giant()

    def play(self, g: Cyclades) -> None:
        if self.step == ASK:
            self.ask(g)
        elif self.step == DO:
            self.seize(g, arg_a(g.answer))
        elif self.step == ASK_MORE:
            offer_areas(g, MERCENARY, self.shelters(g))
            g.ask(g.seat(self.faction), ASK_GIANT_PLACE, DO_MORE, self.left)
        else:
            g.put_mercenary(self.faction, arg_a(g.answer))
            self.left -= 1
            if self.left > 0:
                self.step = ASK_MORE
            else:
                g.end()

    def shelters(self, g: Cyclades) -> i64:
        return g.factions[self.faction].lands & ~g.medusa_mask()

    def ask(self, g: Cyclades) -> None:
        rest = g.map.all_land & ~g.medusa_mask()
        if self.shelters(g) == 0:
            rest = 0
        while rest != 0:
            land = lowest(rest)
            rest &= rest - 1
            if g.mercenaries[land] > 0 and g.are_enemies(self.faction, g.owner[land]):
                g.offer(code(SEIZE, land))
        if g.offered == 0:
            fizzle(g, self.faction, GIANT)
        else:
            g.ask(g.seat(self.faction), ASK_GIANT, DO)

    def seize(self, g: Cyclades, land: i64) -> None:
        self.left = g.mercenaries[land]
        g.tell(STOLE_MERCENARIES, g.who(self.faction), g.who(g.owner[land]), self.left, land)
        g.mercenaries[land] = 0
        g.mercenaries_left += self.left
        self.step = ASK_MORE


class Graeae(CycladesFrame):
    """CY-10.6: the own income again."""

    NAME: ClassVar[str] = "graeae"
    STEPS: ClassVar[tuple[str, ...]] = ("do",)
    USES: ClassVar[tuple[str, ...]] = ("faction",)

    def blank(self) -> "Graeae":
        return Graeae()

    def play(self, g: Cyclades) -> None:
        n = income_of(g, self.faction)
        g.earn(self.faction, n)
        g.tell(INCOME, g.who(self.faction), n)
        g.end()


class Thief(CycladesFrame):
    """CY-10.7, CY-10.8, CY-10.10: Griffin, Dryad and Satyr take from an opponent."""

    NAME: ClassVar[str] = "thief"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "do", "then")
    USES: ClassVar[tuple[str, ...]] = ("faction", "card")

    def blank(self) -> "Thief":
        return Thief()

    def play(self, g: Cyclades) -> None:
        if self.step == ASK:
            self.ask(g)
        elif self.step == DO:
            self.rob(g, g.faction_named(arg_a(g.answer)))
        else:
            g.end()

    def ask(self, g: Cyclades) -> None:
        for rival in range(g.count):
            if g.are_enemies(self.faction, rival) and self.has_loot(g, rival):
                g.offer(code(ROB, g.who(rival)))
        if g.offered == 0:
            fizzle(g, self.faction, self.card)
        else:
            g.ask(g.seat(self.faction), ASK_ROB, DO, self.card)

    def has_loot(self, g: Cyclades, rival: i64) -> bool:
        """Cards are public, coins are not: the Griffin may come back with nothing. A team has one purse."""
        if self.card == DRYAD:
            return g.factions[rival].priestesses > 0
        if self.card == SATYR:
            return g.factions[rival].philosophers > 0
        return not g.teams or rival % 2 == 0

    def rob(self, g: Cyclades, rival: i64) -> None:
        if self.card == DRYAD:
            g.factions[rival].priestesses -= 1
            g.factions[self.faction].priestesses += 1
            g.tell(STOLE_PRIESTESS, g.who(self.faction), g.who(rival))
            g.end()
        elif self.card == SATYR:
            g.factions[rival].philosophers -= 1
            g.factions[self.faction].philosophers += 1
            g.tell(STOLE_PHILOSOPHER, g.who(self.faction), g.who(rival))
            if growth_is_due(g, self.faction):
                g.call(Growth(self.faction), THEN)
            else:
                g.end()
        else:
            self.halve(g, rival)

    def halve(self, g: Cyclades, rival: i64) -> None:
        """Half of the coins, rounded down; only the two sides see how many."""
        n = g.gold(rival) // 2
        g.pay(rival, n)
        g.earn(self.faction, n)
        audience: i64 = 0
        for faction in range(g.count):
            if g.purse(faction) == g.purse(rival) or g.purse(faction) == g.purse(self.faction):
                audience |= BIT[g.seat(faction)]
        g.reveal()
        g.tell_only(audience, STOLE_COINS, g.who(self.faction), g.who(rival), n)
        g.tell_only(g.others(audience), STOLE_COINS_HIDDEN, g.who(self.faction), g.who(rival))
        g.end()


class Pegasus(CycladesFrame):
    """CY-10.9: a free move from anywhere to anywhere; Medusa bars both."""

    NAME: ClassVar[str] = "pegasus"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "do", "then")
    USES: ClassVar[tuple[str, ...]] = ("faction",)

    def blank(self) -> "Pegasus":
        return Pegasus()

    def play(self, g: Cyclades) -> None:
        if self.step == ASK:
            offer_areas(g, MARCH, flight_sources(g, self.faction, NONE))
            if g.offered == 0:
                fizzle(g, self.faction, PEGASUS)
            else:
                g.ask(g.seat(self.faction), ASK_FLIGHT, DO)
        elif self.step == DO:
            g.call(March(self.faction, land=arg_a(g.answer), flags=BY_FLIGHT), THEN)
        else:
            g.end()


class Sylph(CycladesFrame):
    """CY-10.11: the fleets of two sea areas change places."""

    NAME: ClassVar[str] = "sylph"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "do", "then", "ask-more", "do-more")
    USES: ClassVar[tuple[str, ...]] = ("faction", "sea")

    def blank(self) -> "Sylph":
        return Sylph()

    def play(self, g: Cyclades) -> None:
        if self.step == ASK:
            seas = self.sailed_seas(g)
            if count_bits(seas) < 2:
                fizzle(g, self.faction, SYLPH)
            else:
                offer_areas(g, SWAP, seas)
                g.ask(g.seat(self.faction), ASK_SYLPH, DO)
        elif self.step == DO:
            self.sea = arg_a(g.answer)
            self.step = ASK_MORE
        elif self.step == ASK_MORE:
            offer_areas(g, SWAP, self.sailed_seas(g) & ~BIT[self.sea])
            g.ask(g.seat(self.faction), ASK_SYLPH_SECOND, DO_MORE, self.sea)
        else:
            self.swap(g, self.sea, arg_a(g.answer))

    def sailed_seas(self, g: Cyclades) -> i64:
        seas: i64 = 0
        for faction in range(g.count):
            seas |= g.factions[faction].seas
        return seas

    def swap(self, g: Cyclades, one: i64, other: i64) -> None:
        owner, n = g.sea_owner[one], g.fleets[one]
        rival, m = g.sea_owner[other], g.fleets[other]
        g.take_fleets(one, n)
        g.take_fleets(other, m)
        g.put_fleets(rival, one, m)
        g.put_fleets(owner, other, n)
        g.tell(SWAPPED_FLEETS, g.who(self.faction), one, other)
        g.end()


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


class Charon(CycladesFrame):
    """CY-10.13: an own hero leaves the game, one of the column takes the place, in Medusa's area too."""

    NAME: ClassVar[str] = "charon"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "do", "then", "ask-more", "do-more")
    USES: ClassVar[tuple[str, ...]] = ("faction", "hero", "land")

    def blank(self) -> "Charon":
        return Charon()

    def play(self, g: Cyclades) -> None:
        if self.step == ASK:
            self.ask(g)
        elif self.step == DO:
            self.hero = arg_a(g.answer)
            self.land = g.land_of_hero(self.hero)
            self.step = ASK_MORE
        elif self.step == ASK_MORE:
            for cell in range(HERO_CELLS):
                if g.hero_cells[cell] >= 0:
                    g.offer(code(HIRE, g.hero_cells[cell]))
            g.ask(g.seat(self.faction), ASK_CHARON_HERO, DO_MORE, self.hero)
        else:
            self.swap(g, arg_a(g.answer))

    def ask(self, g: Cyclades) -> None:
        rest = g.factions[self.faction].lands
        if g.hero_cells[0] < 0 and g.hero_cells[1] < 0:
            rest = 0
        while rest != 0:
            heroes = g.heroes[lowest(rest)]
            rest &= rest - 1
            while heroes != 0:
                g.offer(code(DISMISS, lowest(heroes)))
                heroes &= heroes - 1
        if g.offered == 0:
            fizzle(g, self.faction, CHARON)
        else:
            g.ask(g.seat(self.faction), ASK_CHARON, DO)

    def swap(self, g: Cyclades, hero: i64) -> None:
        g.heroes[self.land] &= ~BIT[self.hero]
        g.heroes_out |= BIT[self.hero]
        for cell in range(HERO_CELLS):
            if g.hero_cells[cell] == hero:
                g.hero_cells[cell] = NONE
        g.heroes[self.land] |= BIT[hero]
        g.fresh_heroes |= BIT[hero]  # CY-8.2
        g.tell(SWAPPED_HERO, g.who(self.faction), self.hero, hero)
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


class Cyclops(CycladesFrame):
    """CY-10.15: a basic building becomes another type from the stock, in its slot (ruling 6.e)."""

    NAME: ClassVar[str] = "cyclops"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "do", "then")
    USES: ClassVar[tuple[str, ...]] = ("faction",)

    def blank(self) -> "Cyclops":
        return Cyclops()

    def play(self, g: Cyclades) -> None:
        if self.step == ASK:
            self.ask(g)
        elif self.step == DO:
            self.convert(g, arg_a(g.answer), arg_b(g.answer))
        else:
            g.end()

    def ask(self, g: Cyclades) -> None:
        rest = g.factions[self.faction].lands
        while rest != 0:
            land = lowest(rest)
            rest &= rest - 1
            for slot in range(land * 4, land * 4 + g.map.slot_count[land]):
                if PORT <= g.building[slot] <= ACADEMY:
                    self.offer_kinds(g, slot)
        if g.offered == 0:
            fizzle(g, self.faction, CYCLOPS)
        else:
            g.ask(g.seat(self.faction), ASK_CYCLOPS, DO)

    def offer_kinds(self, g: Cyclades, slot: i64) -> None:
        for kind in range(PORT, METROPOLIS):
            if kind != g.building[slot] and g.stock[kind] > 0:
                g.offer(code(CONVERT, slot, kind))

    def convert(self, g: Cyclades, slot: i64, kind: i64) -> None:
        g.tell(CONVERTED, g.who(self.faction), g.building[slot], kind, slot // 4)
        g.clear_slot(slot)
        g.put_building(slot, kind)
        if growth_is_due(g, self.faction):
            g.call(Growth(self.faction), THEN)
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
