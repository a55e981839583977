"""CY-9: metropolises and their bonuses."""

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.frame import FactionRule
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Building, Faction, Hero, Option, Slot
from agon.games.cyclades.rules.offers import offer_basic_buildings, offer_buildings
from agon.kernel.arrays import changed
from agon.kernel.bits import BIT, has
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import Step, step


def growth_is_due(g: Cyclades, faction: Faction) -> bool:
    """CY-9.1, CY-9.2: a set of buildings or four philosophers; without a token left there is nothing to build."""
    if g.tokens == 0:
        return False
    return g.factions[faction].philosophers >= tables.PHILOSOPHERS_NEEDED or g.has_set(faction)


class Growth(FactionRule):
    """Everything a faction must turn into metropolises at once, until nothing is due.

    Ruling 12: a capture and the Cyclops complete a team's set too; the builder takes the bonus.
    """

    kind: Building = 0

    @step
    def check(self, g: Cyclades) -> Step:
        if not growth_is_due(g, self.faction):
            return g.end()
        own = g.factions[self.faction]
        if own.philosophers >= tables.PHILOSOPHERS_NEEDED:
            own.philosophers -= tables.PHILOSOPHERS_NEEDED
            g.philosophers_left += tables.PHILOSOPHERS_NEEDED
            g.tell(words.GAVE_PHILOSOPHERS, g.who(self.faction), tables.PHILOSOPHERS_NEEDED)
            return g.call(Found(faction=self.faction), then=self.check)
        self.kind = tables.PORT
        return self.ask_clear

    @step
    def ask_clear(self, g: Cyclades) -> Step:
        """With several of a type, choose which goes back to the stock."""
        offer_buildings(g, words.CLEAR, g.side_lands(self.faction), self.kind)
        return g.ask(g.seat(self.faction), words.ASK_CLEAR, self.kind, then=self.cleared)

    @step
    def cleared(self, g: Cyclades) -> Step:
        clear(g, self.faction, arg_a(g.answer))
        self.kind += 1
        if self.kind <= tables.ACADEMY:
            return self.ask_clear
        return g.call(Found(faction=self.faction, at_partners_too=True), then=self.check)


def grow(g: Cyclades, faction: Faction, then: Step) -> Step:
    """Build what is due, if anything is, then go on."""
    return g.call(Growth(faction=faction), then=then) if growth_is_due(g, faction) else then


def grow_last(g: Cyclades, faction: Faction) -> Step:
    """Build what is due as the last thing of a rule."""
    return g.become(Growth(faction=faction)) if growth_is_due(g, faction) else g.end()


def clear(g: Cyclades, faction: Faction, slot: Slot) -> None:
    g.tell(words.CLEARED, g.who(faction), g.building[slot], slot // 4)
    g.clear_slot(slot)


class Found(FactionRule):
    """CY-9.4 to CY-9.6: choose its place, turn its token, take the bonus.

    CY-11.5: a metropolis from the four types may stand in an area of either partner.
    """

    at_partners_too: bool = False

    @step
    def ask_place(self, g: Cyclades) -> Step:
        own = g.factions[self.faction].lands
        offer_buildings(g, words.FOUND, g.side_lands(self.faction) if self.at_partners_too else own, tables.EMPTY)
        if g.offered == 0:
            offer_basic_buildings(g, words.FOUND_OVER, own)
        self.offer_shelters(g)
        if g.offered == 0:  # ruling 6.b: with metropolises in all own slots a new one is lost
            g.tell(words.NO_ROOM, g.who(self.faction))
            return g.end()
        return g.ask(g.seat(self.faction), words.ASK_FOUND, then=self.place)

    def offer_shelters(self, g: Cyclades) -> None:
        """CY-8.11: Penthesilea, or Pandora in her stead while her card lies open (CY-8.10).

        Ruling 9 Penthesilea: through Pandora the metropolis lies on Pandora's card.
        """
        if may_sacrifice(g, self.faction, tables.PENTHESILEA):
            g.offer(code(words.SHELTER, tables.PENTHESILEA))
        if is_open(g, tables.PENTHESILEA) and may_sacrifice(g, self.faction, tables.PANDORA):
            g.offer(code(words.SHELTER, tables.PANDORA))

    @step
    def place(self, g: Cyclades) -> Step:
        token = g.draw(g.tokens)
        g.tokens &= ~BIT[token]
        bonus = tables.TOKEN_BONUS[token]
        place = arg_a(g.answer)
        if verb_of(g.answer) == words.SHELTER:
            g.remove_heroes(g.land_of_hero(place), BIT[place])
            g.factions[self.faction].sheltered |= BIT[place]
            g.tell(words.SHELTERED, g.who(self.faction), place, bonus)
        else:
            if verb_of(g.answer) == words.FOUND_OVER:
                clear(g, self.faction, place)
            g.building[place] = tables.METROPOLIS + bonus
            g.tell(words.FOUNDED, g.who(self.faction), place // 4, bonus)
        return g.become(Bonus(faction=self.faction, bonus=bonus))


def is_open(g: Cyclades, hero: Hero) -> bool:
    return any(g.hero_cells[cell] == hero for cell in range(tables.HERO_CELLS))


def may_sacrifice(g: Cyclades, faction: Faction, hero: Hero) -> bool:
    """CY-8.2: an own hero on the map that was not hired in this round, in the own turn."""
    if has(g.fresh_heroes, hero) or g.active != faction:
        return False
    return g.place_of_hero(hero, g.factions[faction].lands) != tables.NOWHERE


class Bonus(FactionRule):
    """CY-9.6: the bonus of a metropolis, for its builder, or for its former owner on capture (CY-9.7)."""

    bonus: i64
    pieces_given: i64 = 0

    @step
    def give(self, g: Cyclades) -> Step:
        g.tell(words.BONUS, g.who(self.faction), self.bonus)
        if self.bonus == tables.THREE_GOLD:
            g.earn(self.faction, tables.GOLD_BONUS)
            return g.end()
        if self.bonus == tables.ONE_PRIESTESS:
            g.give_priestess(self.faction)
            return g.end()
        return self.ask_place

    @step
    def ask_place(self, g: Cyclades) -> Step:
        """Ruling 6.d: where there is no place or no piece left, that part is lost, as recruiting is."""
        own = g.factions[self.faction]
        prompt: i64 = words.ASK_BONUS_PLENTY
        if self.bonus == tables.TWO_TROOPS:
            prompt = words.ASK_BONUS_TROOP
            if self.pieces_given < 2 and own.troops_left > 0:
                g.offer_each(words.TROOP, own.lands)
        elif self.bonus == tables.TWO_FLEETS:
            prompt = words.ASK_BONUS_FLEET
            if self.pieces_given < 2 and own.fleets_left > 0:
                g.offer_each(words.FLEET, own.seas)
        elif self.pieces_given == 0:
            assert self.bonus == tables.PROSPERITY
            g.offer_each(words.PLENTY_LAND, own.lands)
            g.offer_each(words.PLENTY_SEA, own.seas)
        if g.offered == 0:
            return g.end()
        return g.ask(g.seat(self.faction), prompt, 2 - self.pieces_given, then=self.place)

    @step
    def place(self, g: Cyclades) -> Step:
        area = arg_a(g.answer)
        verb = verb_of(g.answer)
        if verb == words.TROOP:
            g.put_troop(self.faction, area)
        elif verb == words.FLEET:
            g.recruit_fleet(self.faction, area)
        else:
            put_plenty(g, self.faction, g.answer)
        self.pieces_given += 1
        return self.ask_place


def put_plenty(g: Cyclades, faction: Faction, option: Option) -> None:
    """A prosperity token where the option says."""
    if verb_of(option) == words.PLENTY_LAND:
        g.plenty = changed(g.plenty, arg_a(option), g.plenty[arg_a(option)] + 1)
        g.tell(words.PLENTY, g.who(faction), arg_a(option))
    else:
        g.sea_plenty = changed(g.sea_plenty, arg_a(option), g.sea_plenty[arg_a(option)] + 1)
        g.tell(words.PLENTY_AT_SEA, g.who(faction), arg_a(option))
