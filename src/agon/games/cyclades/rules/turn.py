"""CY-5: the turn of one faction with its god."""

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.frame import FactionRule
from agon.games.cyclades.game import ALL_UNUSED, Cyclades
from agon.games.cyclades.ids import Faction, God, Hero
from agon.games.cyclades.rules.abilities import is_usable
from agon.games.cyclades.rules.creatures import Buy, PlayCreature
from agon.games.cyclades.rules.denials import deny_actions
from agon.games.cyclades.rules.march import ON_CAMPAIGN, WITH_ARES, March, march_targets
from agon.games.cyclades.rules.metropolis import grow, is_open, may_sacrifice, put_plenty
from agon.games.cyclades.rules.offers import offer_open_heroes
from agon.games.cyclades.rules.recruiting import (
    build,
    can_build,
    can_recruit,
    offer_buildings_of,
    offer_recruits,
    price_in,
    recruit,
    take_from_column,
    unused_temples,
)
from agon.games.cyclades.rules.sacrifice import sacrifice
from agon.games.cyclades.rules.sail import Sail, sail_targets
from agon.kernel.bits import BIT, each, has
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import Step, step


class Turn(FactionRule):
    """Free duties first, then paid actions in any order (CY-5.1).

    Ruling 5: no order of the two free actions is given, so the player chooses.
    """

    god: God
    has_built: bool = False
    has_recruited: bool = False
    has_hired: bool = False
    has_peeked: bool = False
    extra_recruits: i64 = 0
    campaigns: i64 = 0
    hero: Hero = tables.NONE

    def is_turn_of(self, faction: Faction) -> bool:
        return self.faction == faction

    def owes_building(self, g: Cyclades) -> bool:
        return not self.has_built and can_build(g, self.faction, self.god)

    def owes_recruit(self, g: Cyclades) -> bool:
        return not self.has_recruited and can_recruit(g, self.faction, self.god)

    @step
    def start(self, g: Cyclades) -> Step:
        """CY-5.6: temples that others used, or the faction in an earlier round, are its own to use now."""
        g.temples_used = ALL_UNUSED
        g.factions[self.faction].shelter_used = 0
        g.tell(words.TURN, g.who(self.faction), self.god)
        return self.check_duties

    # ------------------------------------------------------------------ duties

    @step
    def check_duties(self, g: Cyclades) -> Step:
        """What cannot be done is skipped (CY-5.3, CY-5.7 to CY-5.9), unless a sacrifice makes it possible (CY-8.1)."""
        return self.ask_duty if self.owes_building(g) or self.owes_recruit(g) else self.menu

    @step
    def ask_duty(self, g: Cyclades) -> Step:
        """CY-8.1: sacrifices at any moment of the turn; a single duty answers itself, unless that told who has coins."""
        if self.owes_building(g):
            offer_buildings_of(g, self.faction, self.god)
        if self.owes_recruit(g):
            offer_recruits(g, self.faction, self.god)
        self.offer_sacrifices(g)
        if g.explains:
            deny_actions(g, self.faction, self.god, g.gold(self.faction))
        seat, who = g.seat(self.faction), g.who(self.faction)
        if self.might_use_croesus(g):
            return g.ask_secretly(seat, words.ASK_DUTY, who, self.god, then=self.do_duty)
        return g.ask(seat, words.ASK_DUTY, who, self.god, then=self.do_duty)

    @step
    def do_duty(self, g: Cyclades) -> Step:
        verb = verb_of(g.answer)
        if verb == words.SACRIFICE:
            return sacrifice(g, self.faction, arg_a(g.answer), self.check_duties)
        if verb == words.BUILD or verb == words.REPLACE or verb == words.SKIP:
            self.has_built = True
            build(g, self.faction, g.answer)
        else:
            self.has_recruited = True
            recruit(g, self.faction, g.answer)
        return grow(g, self.faction, self.check_duties)

    # ------------------------------------------------------------------ paid actions

    @step
    def menu(self, g: Cyclades) -> Step:
        """All that can be paid, so even a lonely "done" must not answer itself."""
        gold = g.gold(self.faction)
        price = tables.RECRUIT_PRICE[self.god * 4 + self.extra_recruits]
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
            elif self.god == tables.ZEUS and not self.has_peeked and g.creature_deck != 0:
                g.offer(code(words.PEEK))
        self.offer_creatures(g, gold)
        self.offer_sacrifices(g)
        if g.explains:
            deny_actions(g, self.faction, self.god, gold)
        g.offer(code(words.DONE))
        return g.ask_secretly(g.seat(self.faction), words.ASK_ACTION, g.who(self.faction), self.god, then=self.chosen)

    def offer_marches(self, g: Cyclades, gold: i64) -> None:
        if gold < tables.MOVE_PRICE:
            return
        for land in each(g.factions[self.faction].lands):
            if g.has_pieces(land) and march_targets(g, self.faction, land, WITH_ARES, 0, False) != 0:
                g.offer(code(words.MARCH, land))

    def offer_campaigns(self, g: Cyclades, gold: i64) -> None:
        """CY-8.4."""
        if gold < self.campaigns + 1:
            return
        for land in each(g.factions[self.faction].lands):
            if g.heroes[land] != 0:
                with_jason = has(g.heroes[land], tables.JASON)
                if march_targets(g, self.faction, land, ON_CAMPAIGN, self.campaigns, with_jason) != 0:
                    g.offer(code(words.CAMPAIGN, land))

    def offer_sails(self, g: Cyclades, gold: i64) -> None:
        if gold < tables.MOVE_PRICE:
            return
        for sea in each(g.factions[self.faction].seas):
            if sail_targets(g, self.faction, sea) != 0:
                g.offer(code(words.SAIL, sea))

    def offer_heroes(self, g: Cyclades, gold: i64) -> None:
        if not self.has_hired and gold >= tables.HERO_PRICE and g.factions[self.faction].lands != 0:
            offer_open_heroes(g)

    def offer_creatures(self, g: Cyclades, gold: i64) -> None:
        temples: i64 = -1
        for cell in range(tables.COLUMN_CELLS):
            if g.column[cell] >= 0:
                if temples < 0:
                    temples = unused_temples(g, self.faction)
                price = price_in(cell, temples)
                if price <= gold:
                    g.offer(code(words.BUY, g.column[cell], price))

    def offer_sacrifices(self, g: Cyclades) -> None:
        """Ruling 9.a: between actions only, but for Penthesilea, whose text is a trigger."""
        for land in each(g.factions[self.faction].lands):
            if g.heroes[land] != 0:
                for hero in each(g.heroes[land]):
                    if may_sacrifice(g, self.faction, hero) and is_usable(g, self.faction, hero, land):
                        g.offer(code(words.SACRIFICE, hero))

    def might_use_croesus(self, g: Cyclades) -> bool:
        """Whether it lies with the coins, a secret, that he is sacrificed, or Pandora in his stead."""
        if may_sacrifice(g, self.faction, tables.CROESUS):
            return True
        return is_open(g, tables.CROESUS) and may_sacrifice(g, self.faction, tables.PANDORA)

    @step
    def chosen(self, g: Cyclades) -> Step:
        verb = verb_of(g.answer)
        what = arg_a(g.answer)
        if verb == words.DONE:
            return g.end()
        if verb == words.SACRIFICE:
            return sacrifice(g, self.faction, what, self.check_duties)
        self.has_built = self.has_recruited = True  # CY-5.1: what was skipped is not made up for after paid actions
        if verb == words.MARCH:
            return g.call(March(faction=self.faction, land=what, kind=WITH_ARES), then=self.menu)
        if verb == words.CAMPAIGN:
            march = March(faction=self.faction, land=what, kind=ON_CAMPAIGN, campaigns=self.campaigns)
            return g.call(march, then=self.campaigned)
        if verb == words.SAIL:
            return g.call(Sail(faction=self.faction, sea=what), then=self.menu)
        if verb == words.BUY:
            return g.call(Buy(faction=self.faction, card=what, price=arg_b(g.answer)), then=self.menu)
        if verb == words.HIRE:
            return self.hire(g, what)
        if verb == words.PEEK:
            return self.peek(g)
        g.pay(self.faction, tables.RECRUIT_PRICE[self.god * 4 + self.extra_recruits])
        self.extra_recruits += 1
        recruit(g, self.faction, g.answer)
        return grow(g, self.faction, self.check_duties)

    def hire(self, g: Cyclades, hero: Hero) -> Step:
        g.pay(self.faction, tables.HERO_PRICE)
        self.has_hired = True
        self.hero = hero
        take_from_column(g, hero)
        return self.ask_hero_place

    @step
    def ask_hero_place(self, g: Cyclades) -> Step:
        g.offer_each(words.ON_LAND, g.factions[self.faction].lands)
        return g.ask(g.seat(self.faction), words.ASK_HERO_PLACE, self.hero, then=self.place_hero)

    @step
    def place_hero(self, g: Cyclades) -> Step:
        """CY-8.1, CY-8.2."""
        land = arg_a(g.answer)
        g.add_heroes(land, BIT[self.hero])
        g.fresh_heroes |= BIT[self.hero]
        g.tell(words.HIRED, g.who(self.faction), self.hero, land)
        self.hero = tables.NONE
        return self.menu

    @step
    def campaigned(self, g: Cyclades) -> Step:
        self.campaigns += g.value
        return self.menu

    def peek(self, g: Cyclades) -> Step:
        """CY-5.5: only the seat itself learns the card. Ruling 5.c: put back, it stays known to that seat."""
        self.has_peeked = True
        if g.top < 0:
            g.top = g.draw(g.creature_deck)
        g.reveal()
        audience = BIT[g.seat(self.faction)]
        g.top_known |= audience
        g.tell_only(audience, words.PEEKED, g.who(self.faction), g.top)
        g.tell_only(g.others(audience), words.PEEKED_HIDDEN, g.who(self.faction))
        return self.ask_look

    @step
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


class ApolloTurn(FactionRule):
    """CY-5.10: two coins, prosperity on a land area and on a sea area, nothing else.

    Ruling 5.a: any area, as the text says, not only an own one.
    """

    @step
    def start(self, g: Cyclades) -> Step:
        g.tell(words.TURN, g.who(self.faction), g.active_god)
        g.earn(self.faction, tables.APOLLO_COINS)
        g.tell(words.GOT_COINS, g.who(self.faction), tables.APOLLO_COINS)
        return self.ask_land

    @step
    def ask_land(self, g: Cyclades) -> Step:
        g.offer_each(words.PLENTY_LAND, g.map.all_land)
        return g.ask(g.seat(self.faction), words.ASK_PLENTY_LAND, then=self.land_chosen)

    @step
    def land_chosen(self, g: Cyclades) -> Step:
        put_plenty(g, self.faction, g.answer)
        return self.ask_sea

    @step
    def ask_sea(self, g: Cyclades) -> Step:
        g.offer_each(words.PLENTY_SEA, g.map.all_sea)
        return g.ask(g.seat(self.faction), words.ASK_PLENTY_SEA, then=self.sea_chosen)

    @step
    def sea_chosen(self, g: Cyclades) -> Step:
        put_plenty(g, self.faction, g.answer)
        return g.end()
