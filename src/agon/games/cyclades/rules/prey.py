"""CY-10.4 to CY-10.8, CY-10.10: creatures that destroy, bring income or steal."""

from typing import Final

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.income import income_of
from agon.games.cyclades.rules.metropolis import Growth, growth_is_due, offer_areas
from agon.games.cyclades.rules.upkeep import kill, offer_troop_kills
from agon.games.cyclades.rulings import (
    GIANT_TAKES_FROM_OPPONENTS,
    GRIFFIN_SEEN_BY_BOTH_SIDES,
    THEFT_FROM_OPPONENTS_ONLY,
)
from agon.kernel.bits import BIT, lowest
from agon.kernel.codes import arg_a, code
from agon.kernel.rule import Rule, Step, step


def is_victim(g: Cyclades, faction: i64, other: i64, opponents_only: bool) -> bool:
    """Whom a creature may steal from: opponents, or anyone else if the ruling says so."""
    return g.are_enemies(faction, other) or (not opponents_only and other != faction)


def fizzle(g: Cyclades, faction: i64, card: i64) -> Step:
    """CY-10.1: an ability that cannot be used."""
    g.tell(words.NO_EFFECT, g.who(faction), card)
    return g.end()


ASK: Final = 0
DO: Final = 1
THEN: Final = 2
ASK_MORE: Final = 3
DO_MORE: Final = 4


class Harpy(Rule):
    """CY-10.4: destroy one troop or mercenary anywhere, no hero."""

    faction: i64 = -1

    @step
    def ask(self, g: Cyclades) -> Step:
        offer_troop_kills(g, g.map.all_land)
        if g.offered == 0:
            return fizzle(g, self.faction, tables.HARPY)
        else:
            return g.ask(g.seat(self.faction), words.ASK_HARPY, then=self.do)

    @step
    def do(self, g: Cyclades) -> Step:
        kill(g, g.answer)
        return g.end()


class Giant(Rule):
    """CY-10.5: all mercenaries of one area of an opponent come into own areas; Medusa bars both."""

    faction: i64 = -1
    left: i64 = 0

    def shelters(self, g: Cyclades) -> i64:
        return g.factions[self.faction].lands & ~g.medusa_mask()

    @step
    def ask(self, g: Cyclades) -> Step:
        rest = g.map.all_land & ~g.medusa_mask()
        if self.shelters(g) == 0:
            rest = 0
        while rest != 0:
            land = lowest(rest)
            rest &= rest - 1
            if g.mercenaries[land] > 0 and is_victim(g, self.faction, g.owner[land], GIANT_TAKES_FROM_OPPONENTS):
                g.offer(code(words.SEIZE, land))
        if g.offered == 0:
            return fizzle(g, self.faction, tables.GIANT)
        else:
            return g.ask(g.seat(self.faction), words.ASK_GIANT, then=self.do)

    @step
    def do(self, g: Cyclades) -> Step:
        return self.seize(g, arg_a(g.answer))

    @step
    def then(self, g: Cyclades) -> Step:
        g.put_mercenary(self.faction, arg_a(g.answer))
        self.left -= 1
        if self.left > 0:
            return self.ask_more
        else:
            return g.end()

    @step("ask-more")
    def ask_more(self, g: Cyclades) -> Step:
        offer_areas(g, words.MERCENARY, self.shelters(g))
        return g.ask(g.seat(self.faction), words.ASK_GIANT_PLACE, self.left, then=self.do_more)

    @step("do-more")
    def do_more(self, g: Cyclades) -> Step:
        g.put_mercenary(self.faction, arg_a(g.answer))
        self.left -= 1
        if self.left > 0:
            return self.ask_more
        else:
            return g.end()

    def seize(self, g: Cyclades, land: i64) -> Step:
        self.left = g.mercenaries[land]
        g.tell(words.STOLE_MERCENARIES, g.who(self.faction), g.who(g.owner[land]), self.left, land)
        g.mercenaries[land] = 0
        g.mercenaries_left += self.left
        return self.ask_more


class Graeae(Rule):
    """CY-10.6: the own income again."""

    faction: i64 = -1

    @step
    def do(self, g: Cyclades) -> Step:
        n = income_of(g, self.faction)
        g.earn(self.faction, n)
        g.tell(words.INCOME, g.who(self.faction), n)
        return g.end()


class Thief(Rule):
    """CY-10.7, CY-10.8, CY-10.10: Griffin, Dryad and Satyr take from an opponent."""

    faction: i64 = -1
    card: i64 = -1

    @step
    def ask(self, g: Cyclades) -> Step:
        for rival in range(g.count):
            if is_victim(g, self.faction, rival, THEFT_FROM_OPPONENTS_ONLY) and self.has_loot(g, rival):
                g.offer(code(words.ROB, g.who(rival)))
        if g.offered == 0:
            return fizzle(g, self.faction, self.card)
        else:
            return g.ask(g.seat(self.faction), words.ASK_ROB, self.card, then=self.do)

    @step
    def do(self, g: Cyclades) -> Step:
        return self.rob(g, g.faction_named(arg_a(g.answer)))

    @step
    def then(self, g: Cyclades) -> Step:
        return g.end()

    def has_loot(self, g: Cyclades, rival: i64) -> bool:
        """Cards are public, coins are not: the Griffin may come back with nothing. A team has one purse."""
        if self.card == tables.DRYAD:
            return g.factions[rival].priestesses > 0
        if self.card == tables.SATYR:
            return g.factions[rival].philosophers > 0
        return not g.teams or rival % 2 == 0

    def rob(self, g: Cyclades, rival: i64) -> Step:
        if self.card == tables.DRYAD:
            g.factions[rival].priestesses -= 1
            g.factions[self.faction].priestesses += 1
            g.tell(words.STOLE_PRIESTESS, g.who(self.faction), g.who(rival))
            return g.end()
        elif self.card == tables.SATYR:
            g.factions[rival].philosophers -= 1
            g.factions[self.faction].philosophers += 1
            g.tell(words.STOLE_PHILOSOPHER, g.who(self.faction), g.who(rival))
            if growth_is_due(g, self.faction):
                return g.call(Growth(faction=self.faction), then=self.then)
            else:
                return g.end()
        else:
            return self.halve(g, rival)

    def halve(self, g: Cyclades, rival: i64) -> Step:
        """Half of the coins, rounded down; only the two sides see how many."""
        n = g.gold(rival) // 2
        g.pay(rival, n)
        g.earn(self.faction, n)
        audience: i64 = 0
        for faction in range(g.count):
            is_side = g.purse(faction) == g.purse(rival) or g.purse(faction) == g.purse(self.faction)
            if is_side or not GRIFFIN_SEEN_BY_BOTH_SIDES:
                audience |= BIT[g.seat(faction)]
        g.reveal()
        g.tell_only(audience, words.STOLE_COINS, g.who(self.faction), g.who(rival), n)
        g.tell_only(g.others(audience), words.STOLE_COINS_HIDDEN, g.who(self.faction), g.who(rival))
        return g.end()
