"""CY-10.4 to CY-10.8, CY-10.10: creatures that destroy, bring income or steal."""

from mypy_extensions import i64

from agon.games.cyclades import words
from agon.games.cyclades.frame import CardRule
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Lands, Option
from agon.games.cyclades.income import income_of
from agon.games.cyclades.rules.creatures import creature
from agon.games.cyclades.rules.metropolis import grow_last
from agon.games.cyclades.rules.offers import offer_kills
from agon.kernel.bits import BIT, each, has
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import Step, step


class Harpy(CardRule):
    """CY-10.4: destroy one troop or mercenary anywhere, no hero."""

    @step
    def ask_whom(self, g: Cyclades) -> Step:
        offer_kills(g, g.map.all_land, 0)
        return self.ask_if_able(g, words.ASK_HARPY, then=self.kill)

    @step
    def kill(self, g: Cyclades) -> Step:
        kill(g, g.answer)
        return g.end()


creature("harpy", Harpy)


def kill(g: Cyclades, option: Option) -> None:
    """Carry out a kill-troop, kill-mercenary or kill-fleet."""
    if verb_of(option) == words.KILL_TROOP:
        g.lose_troop(arg_a(option))
    elif verb_of(option) == words.KILL_MERCENARY:
        g.lose_mercenary(arg_a(option))
    else:
        g.lose_fleet(arg_a(option))


class Giant(CardRule):
    """CY-10.5: all mercenaries of one area of an opponent come into own areas; Medusa bars both.

    Ruling 10 Giant: the printed verb is steal, so own and a partner's mercenaries are not meant.
    """

    mercenaries: i64 = 0

    def shelters(self, g: Cyclades) -> Lands:
        return g.factions[self.faction].lands & ~g.medusa_mask()

    @step
    def ask_whose(self, g: Cyclades) -> Step:
        for land in each(g.map.all_land & ~g.medusa_mask() if self.shelters(g) != 0 else 0):
            if g.mercenaries[land] > 0 and g.are_enemies(self.faction, g.owner[land]):
                g.offer(code(words.SEIZE, land))
        return self.ask_if_able(g, words.ASK_GIANT, then=self.seize)

    @step
    def seize(self, g: Cyclades) -> Step:
        land = arg_a(g.answer)
        self.mercenaries = g.mercenaries[land]
        g.tell(words.STOLE_MERCENARIES, g.who(self.faction), g.who(g.owner[land]), self.mercenaries, land)
        g.mercenaries[land] = 0
        g.mercenaries_left += self.mercenaries
        return self.ask_where

    @step
    def ask_where(self, g: Cyclades) -> Step:
        g.offer_each(words.MERCENARY, self.shelters(g))
        return g.ask(g.seat(self.faction), words.ASK_GIANT_PLACE, self.mercenaries, then=self.place)

    @step
    def place(self, g: Cyclades) -> Step:
        g.put_mercenary(self.faction, arg_a(g.answer))
        self.mercenaries -= 1
        return self.ask_where if self.mercenaries > 0 else g.end()


creature("giant", Giant)


class Graeae(CardRule):
    """CY-10.6: the own income again."""

    @step
    def earn(self, g: Cyclades) -> Step:
        n = income_of(g, self.faction)
        g.earn(self.faction, n)
        g.tell(words.INCOME, g.who(self.faction), n)
        return g.end()


creature("graeae", Graeae)

# ---------------------------------------------------------------------- thieves


def ask_rob(g: Cyclades, thief: CardRule, victims: i64, then: Step) -> Step:
    """Which of these factions to take from.

    Ruling 10 Dryad and Satyr: from opponents only, else partners could pool philosophers, which the rules forbid.
    """
    for rival in range(g.count):
        if has(victims, rival) and g.are_enemies(thief.faction, rival):
            g.offer(code(words.ROB, g.who(rival)))
    return thief.ask_if_able(g, words.ASK_ROB, then, thief.card)


class Griffin(CardRule):
    """CY-10.7: half of the coins of an opponent, rounded down."""

    @step
    def ask_whom(self, g: Cyclades) -> Step:
        """Coins are secret, so she may come back with nothing. A team has one purse."""
        victims: i64 = 0
        for rival in range(g.count):
            if not g.teams or rival % 2 == 0:
                victims |= BIT[rival]
        return ask_rob(g, self, victims, self.rob)

    @step
    def rob(self, g: Cyclades) -> Step:
        """Ruling 10 Griffin: the two sides count the coins, the others only see that some changed hands."""
        rival = g.faction_named(arg_a(g.answer))
        n = g.gold(rival) // 2
        g.pay(rival, n)
        g.earn(self.faction, n)
        audience: i64 = 0
        for faction in range(g.count):
            if g.purse(faction) == g.purse(rival) or g.purse(faction) == g.purse(self.faction):
                audience |= BIT[g.seat(faction)]
        g.reveal()
        g.tell_only(audience, words.STOLE_COINS, g.who(self.faction), g.who(rival), n)
        g.tell_only(g.others(audience), words.STOLE_COINS_HIDDEN, g.who(self.faction), g.who(rival))
        return g.end()


creature("griffin", Griffin)


class CardThief(CardRule):
    """CY-10.8, CY-10.10: the Dryad takes a priestess of an opponent, the Satyr a philosopher."""

    takes_philosopher: bool

    @step
    def ask_whom(self, g: Cyclades) -> Step:
        victims: i64 = 0
        for rival in range(g.count):
            theirs = g.factions[rival]
            if (theirs.philosophers if self.takes_philosopher else theirs.priestesses) > 0:
                victims |= BIT[rival]
        return ask_rob(g, self, victims, self.rob)

    @step
    def rob(self, g: Cyclades) -> Step:
        rival = g.faction_named(arg_a(g.answer))
        own, theirs = g.factions[self.faction], g.factions[rival]
        if self.takes_philosopher:
            theirs.philosophers -= 1
            own.philosophers += 1
            g.tell(words.STOLE_PHILOSOPHER, g.who(self.faction), g.who(rival))
        else:
            theirs.priestesses -= 1
            own.priestesses += 1
            g.tell(words.STOLE_PRIESTESS, g.who(self.faction), g.who(rival))
        return grow_last(g, self.faction)


creature("dryad", CardThief, takes_philosopher=False)
creature("satyr", CardThief, takes_philosopher=True)
