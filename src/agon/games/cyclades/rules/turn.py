"""CY-5: the turn of one faction with its god. Apollo has a rule of his own."""

from typing import Final

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rules.creatures import PlayCreature
from agon.games.cyclades.rules.heroes import Sacrifice, is_usable
from agon.games.cyclades.rules.metropolis import Growth, growth_is_due, may_sacrifice, offer_areas
from agon.games.cyclades.rules.moves import ON_CAMPAIGN, WITH_ARES, March, Sail, march_targets, sail_targets
from agon.games.cyclades.rules.recruiting import (
    build,
    can_build,
    can_recruit,
    offer_buildings_of,
    offer_recruits,
    recruit,
    unused_temples,
    use_temples,
)
from agon.games.cyclades.rulings import DUTIES_IN_ANY_ORDER
from agon.kernel.bits import BIT, has, lowest
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import Rule, Step, step

MENU: Final = 3

HAS_BUILT: Final = 1
HAS_RECRUITED: Final = 2
HAS_HIRED: Final = 4
HAS_PEEKED: Final = 8


class Turn(Rule):
    """Free duties first, in an order of choice (ruling 5), then paid actions in any order (CY-5.1).

    ``n`` counts extra recruits, ``left`` campaigns, ``flags`` what was done.
    """

    faction: i64 = -1
    god: i64 = -1
    flags: i64 = 0
    n: i64 = 0
    left: i64 = 0
    hero: i64 = -1

    @step
    def start(self, g: Cyclades) -> Step:
        """CY-5.6: temples that others used, or the faction in an earlier round, are its own to use now."""
        for land in range(tables.LANDS):
            g.temples_used[land] = 0
        g.factions[self.faction].shelter_used = 0
        g.tell(words.TURN, g.who(self.faction), self.god)
        return self.check_duties

    # ------------------------------------------------------------------ duties

    @step("duties")
    def check_duties(self, g: Cyclades) -> Step:
        """What cannot be done is skipped (CY-5.3, CY-5.7 to CY-5.9)."""
        if self.flags & HAS_BUILT == 0 and not can_build(g, self.faction, self.god):
            self.flags |= HAS_BUILT
        if self.flags & HAS_RECRUITED == 0 and not can_recruit(g, self.faction, self.god):
            self.flags |= HAS_RECRUITED
        return self.ask_duty if self.flags & 3 != 3 else self.menu

    @step
    def grown(self, g: Cyclades) -> Step:
        return self.check_duties if self.flags & 3 != 3 else self.menu

    @step("duty")
    def ask_duty(self, g: Cyclades) -> Step:
        if self.flags & HAS_BUILT == 0:
            offer_buildings_of(g, self.faction, self.god)
        if self.flags & HAS_RECRUITED == 0 and (DUTIES_IN_ANY_ORDER or g.offered == 0):
            offer_recruits(g, self.faction, self.god)
        return g.ask(g.seat(self.faction), words.ASK_DUTY, g.who(self.faction), self.god, then=self.do_duty)

    @step("duty-chosen")
    def do_duty(self, g: Cyclades) -> Step:
        verb = verb_of(g.answer)
        if verb == words.BUILD or verb == words.REPLACE or verb == words.SKIP:
            self.flags |= HAS_BUILT
            build(g, self.faction, g.answer)
        else:
            self.flags |= HAS_RECRUITED
            recruit(g, self.faction, g.answer)
        return self.grow(g)

    def grow(self, g: Cyclades) -> Step:
        if growth_is_due(g, self.faction):
            return g.call(Growth(faction=self.faction), then=self.grown)
        else:
            return self.grown

    # ------------------------------------------------------------------ paid actions

    @step
    def menu(self, g: Cyclades) -> Step:
        """All that can be paid, so even a lonely "done" must not answer itself."""
        gold = g.gold(self.faction)
        price = tables.RECRUIT_PRICE[self.god * 4 + self.n]
        if 0 < price <= gold:
            offer_recruits(g, self.faction, self.god)
        if self.god == tables.ARES:
            self.offer_marches(g, gold)
        else:
            self.offer_campaigns(g, gold)
            if self.god == tables.POSEIDON:
                self.offer_sails(g, gold)
            elif self.god == tables.HERA:
                self.offer_heroes(g, gold)
            elif self.god == tables.ZEUS and self.flags & HAS_PEEKED == 0 and g.creature_deck != 0:
                g.offer(code(words.PEEK))
        self.offer_creatures(g, gold)
        self.offer_sacrifices(g)
        g.offer(code(words.DONE))
        return g.ask_secretly(g.seat(self.faction), words.ASK_ACTION, g.who(self.faction), self.god, then=self.chosen)

    def offer_marches(self, g: Cyclades, gold: i64) -> None:
        if gold < tables.MOVE_PRICE:
            return
        rest = g.factions[self.faction].lands
        while rest != 0:
            land = lowest(rest)
            rest &= rest - 1
            if g.has_pieces(land) and march_targets(g, self.faction, land, WITH_ARES, 0, False) != 0:
                g.offer(code(words.MARCH, land))

    def offer_campaigns(self, g: Cyclades, gold: i64) -> None:
        """CY-8.4."""
        if gold < self.left + 1:
            return
        rest = g.factions[self.faction].lands
        while rest != 0:
            land = lowest(rest)
            rest &= rest - 1
            if g.heroes[land] != 0:
                with_jason = has(g.heroes[land], tables.JASON)
                if march_targets(g, self.faction, land, ON_CAMPAIGN, self.left, with_jason) != 0:
                    g.offer(code(words.CAMPAIGN, land))

    def offer_sails(self, g: Cyclades, gold: i64) -> None:
        if gold < tables.MOVE_PRICE:
            return
        rest = g.factions[self.faction].seas
        while rest != 0:
            sea = lowest(rest)
            rest &= rest - 1
            if sail_targets(g, self.faction, sea) != 0:
                g.offer(code(words.SAIL, sea))

    def offer_heroes(self, g: Cyclades, gold: i64) -> None:
        if self.flags & HAS_HIRED != 0 or gold < tables.HERO_PRICE or g.factions[self.faction].lands == 0:
            return
        for cell in range(tables.HERO_CELLS):
            if g.hero_cells[cell] >= 0:
                g.offer(code(words.HIRE, g.hero_cells[cell]))

    def offer_creatures(self, g: Cyclades, gold: i64) -> None:
        temples: i64 = -1
        for cell in range(tables.COLUMN_CELLS):
            if g.column[cell] >= 0:
                if temples < 0:
                    temples = unused_temples(g, self.faction)
                price = max(tables.COLUMN_PRICE[cell] - temples, 0)
                if price <= gold:
                    g.offer(code(words.BUY, g.column[cell], price))

    def offer_sacrifices(self, g: Cyclades) -> None:
        rest = g.factions[self.faction].lands
        while rest != 0:
            land = lowest(rest)
            rest &= rest - 1
            heroes = g.heroes[land]
            while heroes != 0:
                hero = lowest(heroes)
                heroes &= heroes - 1
                if may_sacrifice(g, self.faction, hero) and is_usable(g, self.faction, hero, land):
                    g.offer(code(words.SACRIFICE, hero))

    @step
    def chosen(self, g: Cyclades) -> Step:
        verb = verb_of(g.answer)
        what = arg_a(g.answer)
        if verb == words.DONE:
            return g.end()
        elif verb == words.MARCH:
            return g.call(March(faction=self.faction, land=what, flags=WITH_ARES), then=self.menu)
        elif verb == words.CAMPAIGN:
            return g.call(March(faction=self.faction, land=what, flags=ON_CAMPAIGN, n=self.left), then=self.campaigned)
        elif verb == words.SAIL:
            return g.call(Sail(faction=self.faction, sea=what), then=self.menu)
        elif verb == words.BUY:
            return self.buy(g, what, arg_b(g.answer))
        elif verb == words.HIRE:
            return self.hire(g, what)
        elif verb == words.PEEK:
            return self.peek(g)
        elif verb == words.SACRIFICE:
            return g.call(Sacrifice(faction=self.faction, hero=what), then=self.menu)
        else:
            g.pay(self.faction, tables.RECRUIT_PRICE[self.god * 4 + self.n])
            self.n += 1
            recruit(g, self.faction, g.answer)
            return self.grow(g)

    @step("hero-place")
    def hero_place(self, g: Cyclades) -> Step:
        offer_areas(g, words.ON_LAND, g.factions[self.faction].lands)
        return g.ask(g.seat(self.faction), words.ASK_HERO_PLACE, self.hero, then=self.hero_placed)

    def buy(self, g: Cyclades, card: i64, price: i64) -> Step:
        """CY-10.1: coins and the discounts that made the price."""
        for cell in range(tables.COLUMN_CELLS):
            if g.column[cell] == card:
                use_temples(g, self.faction, tables.COLUMN_PRICE[cell] - price)
                g.column[cell] = tables.NONE
        g.pay(self.faction, price)
        g.tell(words.BOUGHT, g.who(self.faction), card, price)
        return g.call(PlayCreature(faction=self.faction, card=card), then=self.menu)

    def hire(self, g: Cyclades, hero: i64) -> Step:
        g.pay(self.faction, tables.HERO_PRICE)
        self.flags |= HAS_HIRED
        self.hero = hero
        for cell in range(tables.HERO_CELLS):
            if g.hero_cells[cell] == hero:
                g.hero_cells[cell] = tables.NONE
        return self.hero_place

    @step("hero-placed")
    def hero_placed(self, g: Cyclades) -> Step:
        """CY-8.1, CY-8.2."""
        land = arg_a(g.answer)
        g.heroes[land] |= BIT[self.hero]
        g.fresh_heroes |= BIT[self.hero]
        g.tell(words.HIRED, g.who(self.faction), self.hero, land)
        self.hero = tables.NONE
        return self.menu

    @step
    def campaigned(self, g: Cyclades) -> Step:
        self.left += g.value
        return self.menu

    def peek(self, g: Cyclades) -> Step:
        """CY-5.5: only the seat itself learns the card."""
        self.flags |= HAS_PEEKED
        if g.top < 0:
            g.top = g.draw(g.creature_deck)
        g.reveal()
        audience = BIT[g.seat(self.faction)]
        g.top_known |= audience
        g.tell_only(audience, words.PEEKED, g.who(self.faction), g.top)
        g.tell_only(g.others(audience), words.PEEKED_HIDDEN, g.who(self.faction))
        return self.ask_look

    @step("look")
    def ask_look(self, g: Cyclades) -> Step:
        g.offer(code(words.PUT_BACK))
        if g.gold(self.faction) >= tables.PEEK_PRICE:
            g.offer(code(words.PLAY, g.top))
        return g.ask_secretly(g.seat(self.faction), words.ASK_PEEK, g.top, then=self.looked)

    @step
    def looked(self, g: Cyclades) -> Step:
        if verb_of(g.answer) == words.PUT_BACK:
            return self.menu
        g.pay(self.faction, tables.PEEK_PRICE)
        card = g.draw_creature()
        g.tell(words.BOUGHT, g.who(self.faction), card, tables.PEEK_PRICE)
        return g.call(PlayCreature(faction=self.faction, card=card), then=self.menu)
