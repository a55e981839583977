"""CY-10.11, CY-10.13, CY-10.15: creatures that swap what is there."""

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.frame import CardRule
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Hero, Sea, Seas, Slot
from agon.games.cyclades.rules.creatures import creature
from agon.games.cyclades.rules.metropolis import grow_last
from agon.games.cyclades.rules.offers import offer_open_heroes
from agon.games.cyclades.rules.recruiting import take_from_column
from agon.kernel.bits import BIT, count_bits, each
from agon.kernel.codes import arg_a, arg_b, code
from agon.kernel.rule import Step, step


class Sylph(CardRule):
    """CY-10.11: the fleets of two sea areas change places."""

    first: Sea = tables.NOWHERE

    def sailed_seas(self, g: Cyclades) -> Seas:
        seas: i64 = 0
        for faction in range(g.count):
            seas |= g.factions[faction].seas
        return seas

    @step
    def ask_first(self, g: Cyclades) -> Step:
        seas = self.sailed_seas(g)
        if count_bits(seas) < 2:
            return self.fizzle(g)
        g.offer_each(words.SWAP, seas)
        return g.ask(g.seat(self.faction), words.ASK_SYLPH, then=self.first_chosen)

    @step
    def first_chosen(self, g: Cyclades) -> Step:
        self.first = arg_a(g.answer)
        return self.ask_second

    @step
    def ask_second(self, g: Cyclades) -> Step:
        g.offer_each(words.SWAP, self.sailed_seas(g) & ~BIT[self.first])
        return g.ask(g.seat(self.faction), words.ASK_SYLPH_SECOND, self.first, then=self.swap)

    @step
    def swap(self, g: Cyclades) -> Step:
        one, other = self.first, arg_a(g.answer)
        owner, fleets = g.sea_owner[one], g.fleets[one]
        rival, rival_fleets = g.sea_owner[other], g.fleets[other]
        g.take_fleets(one, fleets)
        g.take_fleets(other, rival_fleets)
        g.put_fleets(rival, one, rival_fleets)
        g.put_fleets(owner, other, fleets)
        g.tell(words.SWAPPED_FLEETS, g.who(self.faction), one, other)
        return g.end()


creature("sylph", Sylph)


class Charon(CardRule):
    """CY-10.13: an own hero leaves the game, one of the column takes the place, in Medusa's area too."""

    hero: Hero = tables.NONE

    @step
    def ask_hero(self, g: Cyclades) -> Step:
        is_column_empty = g.hero_cells[0] < 0 and g.hero_cells[1] < 0
        for land in each(0 if is_column_empty else g.factions[self.faction].lands):
            g.offer_each(words.DISMISS, g.heroes[land])
        return self.ask_if_able(g, words.ASK_CHARON, then=self.hero_chosen)

    @step
    def hero_chosen(self, g: Cyclades) -> Step:
        self.hero = arg_a(g.answer)
        return self.ask_successor

    @step
    def ask_successor(self, g: Cyclades) -> Step:
        offer_open_heroes(g)
        return g.ask(g.seat(self.faction), words.ASK_CHARON_HERO, self.hero, then=self.swap)

    @step
    def swap(self, g: Cyclades) -> Step:
        successor = arg_a(g.answer)
        land = g.land_of_hero(self.hero)
        g.remove_heroes(land, BIT[self.hero])
        g.heroes_out |= BIT[self.hero]
        take_from_column(g, successor)
        g.add_heroes(land, BIT[successor])
        g.fresh_heroes |= BIT[successor]  # CY-8.2
        g.tell(words.SWAPPED_HERO, g.who(self.faction), self.hero, successor)
        return g.end()


creature("charon", Charon)


class Cyclops(CardRule):
    """CY-10.15: a basic building becomes another type from the stock.

    Ruling 6.e: the new building stays in its slot, of another type and in stock.
    """

    @step
    def ask_which(self, g: Cyclades) -> Step:
        for land in each(g.factions[self.faction].lands):
            for slot in range(land * 4, land * 4 + g.map.slot_count[land]):
                if tables.PORT <= g.building[slot] <= tables.ACADEMY:
                    self.offer_kinds(g, slot)
        return self.ask_if_able(g, words.ASK_CYCLOPS, then=self.convert)

    def offer_kinds(self, g: Cyclades, slot: Slot) -> None:
        for kind in range(tables.PORT, tables.METROPOLIS):
            if kind != g.building[slot] and g.stock[kind] > 0:
                g.offer(code(words.CONVERT, slot, kind))

    @step
    def convert(self, g: Cyclades) -> Step:
        slot, kind = arg_a(g.answer), arg_b(g.answer)
        g.tell(words.CONVERTED, g.who(self.faction), g.building[slot], kind, slot // 4)
        g.clear_slot(slot)
        g.put_building(slot, kind)
        return grow_last(g, self.faction)


creature("cyclops", Cyclops)
