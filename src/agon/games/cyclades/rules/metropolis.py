"""CY-9: metropolises and their bonuses."""

from typing import Final

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.game import Cyclades
from agon.kernel.bits import BIT, has, lowest
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import Rule, Step, step


def growth_is_due(g: Cyclades, faction: i64) -> bool:
    """CY-9.1, CY-9.2: a set of buildings or four philosophers; without a token left there is nothing to build."""
    if g.tokens == 0:
        return False
    return g.factions[faction].philosophers >= tables.PHILOSOPHERS_NEEDED or g.has_set(faction)


class Growth(Rule):
    """Everything a faction must turn into metropolises at once, until nothing is due."""

    faction: i64 = -1
    n: i64 = 0

    @step
    def check(self, g: Cyclades) -> Step:
        if not growth_is_due(g, self.faction):
            return g.end()
        elif g.factions[self.faction].philosophers >= tables.PHILOSOPHERS_NEEDED:
            g.factions[self.faction].philosophers -= tables.PHILOSOPHERS_NEEDED
            g.philosophers_left += tables.PHILOSOPHERS_NEEDED
            return g.call(Found(faction=self.faction), then=self.check)
        else:
            self.n = tables.PORT
            return self.ask_clear

    @step("clear")
    def ask_clear(self, g: Cyclades) -> Step:
        """With several of a type, choose which goes back to the stock."""
        offer_buildings(g, words.CLEAR, g.side_lands(self.faction), self.n)
        return g.ask(g.seat(self.faction), words.ASK_CLEAR, self.n, then=self.cleared)

    @step
    def cleared(self, g: Cyclades) -> Step:
        clear(g, self.faction, arg_a(g.answer))
        self.n += 1
        if self.n <= tables.ACADEMY:
            return self.ask_clear
        else:
            return g.call(Found(faction=self.faction, flags=ANY_OF_TEAM), then=self.check)


def offer_buildings(g: Cyclades, verb: i64, lands: i64, kind: i64) -> None:
    """An option for every slot that holds this type; EMPTY gives the free slots."""
    rest = lands
    while rest != 0:
        land = lowest(rest)
        rest &= rest - 1
        for slot in range(land * 4, land * 4 + g.map.slot_count[land]):
            if g.building[slot] == kind:
                g.offer(code(verb, slot))


def offer_basic_buildings(g: Cyclades, verb: i64, lands: i64) -> None:
    for kind in range(tables.PORT, tables.METROPOLIS):
        offer_buildings(g, verb, lands, kind)


def clear(g: Cyclades, faction: i64, slot: i64) -> None:
    g.tell(words.CLEARED, g.who(faction), g.building[slot], slot // 4)
    g.clear_slot(slot)


ANY_OF_TEAM: Final = 1
"""CY-11.5: a metropolis from the four types may stand in an area of either partner."""


class Found(Rule):
    """CY-9.4 to CY-9.6: choose its place, turn its token, take the bonus."""

    faction: i64 = -1
    flags: i64 = 0

    @step("place")
    def ask_place(self, g: Cyclades) -> Step:
        lands = g.side_lands(self.faction) if self.flags == ANY_OF_TEAM else g.factions[self.faction].lands
        offer_buildings(g, words.FOUND, lands, tables.EMPTY)
        if g.offered == 0:
            offer_basic_buildings(g, words.FOUND_OVER, g.factions[self.faction].lands)
        self.offer_shelters(g)
        if g.offered == 0 or g.tokens == 0:
            return g.end()  # ruling 6.b
        else:
            return g.ask(g.seat(self.faction), words.ASK_FOUND, then=self.place)

    def offer_shelters(self, g: Cyclades) -> None:
        """CY-8.11: Penthesilea, or Pandora in her stead while her card lies open (CY-8.10)."""
        if may_sacrifice(g, self.faction, tables.PENTHESILEA):
            g.offer(code(words.SHELTER, tables.PENTHESILEA))
        if is_open(g, tables.PENTHESILEA) and may_sacrifice(g, self.faction, tables.PANDORA):
            g.offer(code(words.SHELTER, tables.PANDORA))

    @step("placed")
    def place(self, g: Cyclades) -> Step:
        token = g.draw(g.tokens)
        g.tokens &= ~BIT[token]
        bonus = tables.TOKEN_BONUS_TABLE[token]
        place = arg_a(g.answer)
        if verb_of(g.answer) == words.SHELTER:
            g.heroes[g.land_of_hero(place)] &= ~BIT[place]
            g.factions[self.faction].sheltered |= BIT[place]
            g.tell(words.SHELTERED, g.who(self.faction), place, bonus)
        else:
            if verb_of(g.answer) == words.FOUND_OVER:
                clear(g, self.faction, place)
            g.building[place] = tables.METROPOLIS + bonus
            g.tell(words.FOUNDED, g.who(self.faction), place // 4, bonus)
        return g.call(Bonus(faction=self.faction, n=bonus), then=self.done)

    @step
    def done(self, g: Cyclades) -> Step:
        return g.end()


def is_open(g: Cyclades, hero: i64) -> bool:
    return any(g.hero_cells[cell] == hero for cell in range(tables.HERO_CELLS))


def may_sacrifice(g: Cyclades, faction: i64, hero: i64) -> bool:
    """CY-8.2: an own hero on the map that was not hired in this round, in the own turn."""
    if has(g.fresh_heroes, hero) or g.active != faction:
        return False
    land = g.land_of_hero(hero)
    return land != tables.NOWHERE and g.owner[land] == faction


ASK: Final = 0


class Bonus(Rule):
    """CY-9.6: the bonus ``n`` of a metropolis, for its builder, or for its former owner on capture (CY-9.7)."""

    faction: i64 = -1
    n: i64 = 0
    at: i64 = 0

    @step("ask")
    def then_ask(self, g: Cyclades) -> Step:
        if self.n == tables.THREE_GOLD:
            g.tell(words.BONUS, g.who(self.faction), self.n)
            g.earn(self.faction, tables.GOLD_BONUS)
            return g.end()
        elif self.n == tables.ONE_PRIESTESS:
            g.tell(words.BONUS, g.who(self.faction), self.n)
            g.give_priestess(self.faction)
            return g.end()
        else:
            return self.ask(g)

    def ask(self, g: Cyclades) -> Step:
        """Where there is no place or no piece left, that part is lost (ruling 6.d)."""
        own = g.factions[self.faction]
        prompt: i64 = words.ASK_BONUS_PLENTY
        if self.n == tables.TWO_TROOPS:
            prompt = words.ASK_BONUS_TROOP
            if self.at < 2 and own.troops_left > 0:
                offer_areas(g, words.TROOP, own.lands)
        elif self.n == tables.TWO_FLEETS:
            prompt = words.ASK_BONUS_FLEET
            if self.at < 2 and own.fleets_left > 0:
                offer_areas(g, words.FLEET, own.seas)
        elif self.at == 0:
            assert self.n == tables.PROSPERITY
            offer_areas(g, words.PLENTY_LAND, own.lands)
            offer_areas(g, words.PLENTY_SEA, own.seas)
        if g.offered == 0:
            return g.end()
        else:
            return g.ask(g.seat(self.faction), prompt, 2 - self.at, then=self.take)

    @step("taken")
    def take(self, g: Cyclades) -> Step:
        area = arg_a(g.answer)
        verb = verb_of(g.answer)
        if verb == words.TROOP:
            g.put_troop(self.faction, area)
        elif verb == words.FLEET:
            g.recruit_fleet(self.faction, area)
        else:
            put_plenty(g, self.faction, g.answer)
        self.at += 1
        return self.then_ask


def put_plenty(g: Cyclades, faction: i64, option: i64) -> None:
    """A prosperity token where the option says."""
    if verb_of(option) == words.PLENTY_LAND:
        g.plenty[arg_a(option)] += 1
        g.tell(words.PLENTY, g.who(faction), arg_a(option))
    else:
        g.sea_plenty[arg_a(option)] += 1
        g.tell(words.PLENTY_AT_SEA, g.who(faction), arg_a(option))


def offer_areas(g: Cyclades, verb: i64, areas: i64) -> None:
    rest = areas
    while rest != 0:
        g.offer(code(verb, lowest(rest)))
        rest &= rest - 1
