"""CY-5: the turn of one faction with its god. Apollo has a rule of his own."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.cyclades.frame import CycladesFrame
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
from agon.games.cyclades.tables import (
    ARES,
    COLUMN_CELLS,
    COLUMN_PRICE,
    HERA,
    HERO_CELLS,
    HERO_PRICE,
    JASON,
    LANDS,
    MOVE_PRICE,
    NONE,
    PEEK_PRICE,
    POSEIDON,
    RECRUIT_PRICE,
    ZEUS,
)
from agon.games.cyclades.words import (
    ASK_ACTION,
    ASK_DUTY,
    ASK_HERO_PLACE,
    ASK_PEEK,
    BOUGHT,
    BUILD,
    BUY,
    CAMPAIGN,
    DONE,
    HIRE,
    HIRED,
    MARCH,
    ON_LAND,
    PEEK,
    PEEKED,
    PEEKED_HIDDEN,
    PLAY,
    PUT_BACK,
    REPLACE,
    SACRIFICE,
    SAIL,
    SKIP,
    TURN,
)
from agon.kernel.bits import BIT, has, lowest
from agon.kernel.codes import arg_a, arg_b, code, verb_of

START: Final = 0
DUTY: Final = 1
DUTY_CHOSEN: Final = 2
MENU: Final = 3
CHOSEN: Final = 4
HERO_PLACE: Final = 5
HERO_PLACED: Final = 6
CAMPAIGNED: Final = 7
LOOK: Final = 8
LOOKED: Final = 9
CHECK_DUTIES: Final = 10
GROWN: Final = 11

HAS_BUILT: Final = 1
HAS_RECRUITED: Final = 2
HAS_HIRED: Final = 4
HAS_PEEKED: Final = 8


class Turn(CycladesFrame):
    """Free duties first, in an order of choice (ruling 5), then paid actions in any order (CY-5.1).

    ``n`` counts extra recruits, ``left`` campaigns, ``flags`` what was done.
    """

    NAME: ClassVar[str] = "turn"
    STEPS: ClassVar[tuple[str, ...]] = (
        "start",
        "duty",
        "duty-chosen",
        "menu",
        "chosen",
        "hero-place",
        "hero-placed",
        "campaigned",
        "look",
        "looked",
        "duties",
        "grown",
    )
    USES: ClassVar[tuple[str, ...]] = ("faction", "god", "flags", "n", "left", "hero")

    def blank(self) -> "Turn":
        return Turn()

    def play(self, g: Cyclades) -> None:
        if self.step == MENU:
            self.menu(g)
        elif self.step == CHOSEN:
            self.chosen(g)
        elif self.step == START:
            self.start(g)
        elif self.step == CHECK_DUTIES:
            self.check_duties(g)
        elif self.step == DUTY:
            self.ask_duty(g)
        elif self.step == DUTY_CHOSEN:
            self.do_duty(g)
        elif self.step == GROWN:
            self.step = CHECK_DUTIES if self.flags & 3 != 3 else MENU
        elif self.step == CAMPAIGNED:
            self.left += g.value
            self.step = MENU
        elif self.step == HERO_PLACE:
            offer_areas(g, ON_LAND, g.factions[self.faction].lands)
            g.ask(g.seat(self.faction), ASK_HERO_PLACE, HERO_PLACED, self.hero)
        elif self.step == HERO_PLACED:
            self.hero_placed(g)
        elif self.step == LOOK:
            self.ask_look(g)
        else:
            self.looked(g)

    def start(self, g: Cyclades) -> None:
        """CY-5.6: temples that others used, or the faction in an earlier round, are its own to use now."""
        for land in range(LANDS):
            g.temples_used[land] = 0
        g.factions[self.faction].shelter_used = 0
        g.tell(TURN, g.who(self.faction), self.god)
        self.step = CHECK_DUTIES

    # ------------------------------------------------------------------ duties

    def check_duties(self, g: Cyclades) -> None:
        """What cannot be done is skipped (CY-5.3, CY-5.7 to CY-5.9)."""
        if self.flags & HAS_BUILT == 0 and not can_build(g, self.faction, self.god):
            self.flags |= HAS_BUILT
        if self.flags & HAS_RECRUITED == 0 and not can_recruit(g, self.faction, self.god):
            self.flags |= HAS_RECRUITED
        self.step = DUTY if self.flags & 3 != 3 else MENU

    def ask_duty(self, g: Cyclades) -> None:
        if self.flags & HAS_BUILT == 0:
            offer_buildings_of(g, self.faction, self.god)
        if self.flags & HAS_RECRUITED == 0 and (DUTIES_IN_ANY_ORDER or g.offered == 0):
            offer_recruits(g, self.faction, self.god)
        g.ask(g.seat(self.faction), ASK_DUTY, DUTY_CHOSEN, g.who(self.faction), self.god)

    def do_duty(self, g: Cyclades) -> None:
        verb = verb_of(g.answer)
        if verb == BUILD or verb == REPLACE or verb == SKIP:
            self.flags |= HAS_BUILT
            build(g, self.faction, g.answer)
        else:
            self.flags |= HAS_RECRUITED
            recruit(g, self.faction, g.answer)
        self.grow(g)

    def grow(self, g: Cyclades) -> None:
        if growth_is_due(g, self.faction):
            g.call(Growth(self.faction), GROWN)
        else:
            self.step = GROWN

    # ------------------------------------------------------------------ paid actions

    def menu(self, g: Cyclades) -> None:
        """All that can be paid, so even a lonely "done" must not answer itself."""
        gold = g.gold(self.faction)
        price = RECRUIT_PRICE[self.god * 4 + self.n]
        if 0 < price <= gold:
            offer_recruits(g, self.faction, self.god)
        if self.god == ARES:
            self.offer_marches(g, gold)
        else:
            self.offer_campaigns(g, gold)
            if self.god == POSEIDON:
                self.offer_sails(g, gold)
            elif self.god == HERA:
                self.offer_heroes(g, gold)
            elif self.god == ZEUS and self.flags & HAS_PEEKED == 0 and g.creature_deck != 0:
                g.offer(code(PEEK))
        self.offer_creatures(g, gold)
        self.offer_sacrifices(g)
        g.offer(code(DONE))
        g.ask_secretly(g.seat(self.faction), ASK_ACTION, CHOSEN, g.who(self.faction), self.god)

    def offer_marches(self, g: Cyclades, gold: i64) -> None:
        if gold < MOVE_PRICE:
            return
        rest = g.factions[self.faction].lands
        while rest != 0:
            land = lowest(rest)
            rest &= rest - 1
            if g.has_pieces(land) and march_targets(g, self.faction, land, WITH_ARES, 0, False) != 0:
                g.offer(code(MARCH, land))

    def offer_campaigns(self, g: Cyclades, gold: i64) -> None:
        """CY-8.4."""
        if gold < self.left + 1:
            return
        rest = g.factions[self.faction].lands
        while rest != 0:
            land = lowest(rest)
            rest &= rest - 1
            if g.heroes[land] != 0:
                with_jason = has(g.heroes[land], JASON)
                if march_targets(g, self.faction, land, ON_CAMPAIGN, self.left, with_jason) != 0:
                    g.offer(code(CAMPAIGN, land))

    def offer_sails(self, g: Cyclades, gold: i64) -> None:
        if gold < MOVE_PRICE:
            return
        rest = g.factions[self.faction].seas
        while rest != 0:
            sea = lowest(rest)
            rest &= rest - 1
            if sail_targets(g, self.faction, sea) != 0:
                g.offer(code(SAIL, sea))

    def offer_heroes(self, g: Cyclades, gold: i64) -> None:
        if self.flags & HAS_HIRED != 0 or gold < HERO_PRICE or g.factions[self.faction].lands == 0:
            return
        for cell in range(HERO_CELLS):
            if g.hero_cells[cell] >= 0:
                g.offer(code(HIRE, g.hero_cells[cell]))

    def offer_creatures(self, g: Cyclades, gold: i64) -> None:
        temples: i64 = -1
        for cell in range(COLUMN_CELLS):
            if g.column[cell] >= 0:
                if temples < 0:
                    temples = unused_temples(g, self.faction)
                price = max(COLUMN_PRICE[cell] - temples, 0)
                if price <= gold:
                    g.offer(code(BUY, g.column[cell], price))

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
                    g.offer(code(SACRIFICE, hero))

    def chosen(self, g: Cyclades) -> None:
        verb = verb_of(g.answer)
        what = arg_a(g.answer)
        if verb == DONE:
            g.end()
        elif verb == MARCH:
            g.call(March(self.faction, land=what, flags=WITH_ARES), MENU)
        elif verb == CAMPAIGN:
            g.call(March(self.faction, land=what, flags=ON_CAMPAIGN, n=self.left), CAMPAIGNED)
        elif verb == SAIL:
            g.call(Sail(self.faction, sea=what), MENU)
        elif verb == BUY:
            self.buy(g, what, arg_b(g.answer))
        elif verb == HIRE:
            self.hire(g, what)
        elif verb == PEEK:
            self.peek(g)
        elif verb == SACRIFICE:
            g.call(Sacrifice(self.faction, hero=what), MENU)
        else:
            g.pay(self.faction, RECRUIT_PRICE[self.god * 4 + self.n])
            self.n += 1
            recruit(g, self.faction, g.answer)
            self.grow(g)

    def buy(self, g: Cyclades, card: i64, price: i64) -> None:
        """CY-10.1: coins and the discounts that made the price."""
        for cell in range(COLUMN_CELLS):
            if g.column[cell] == card:
                use_temples(g, self.faction, COLUMN_PRICE[cell] - price)
                g.column[cell] = NONE
        g.pay(self.faction, price)
        g.tell(BOUGHT, g.who(self.faction), card, price)
        g.call(PlayCreature(self.faction, card=card), MENU)

    def hire(self, g: Cyclades, hero: i64) -> None:
        g.pay(self.faction, HERO_PRICE)
        self.flags |= HAS_HIRED
        self.hero = hero
        for cell in range(HERO_CELLS):
            if g.hero_cells[cell] == hero:
                g.hero_cells[cell] = NONE
        self.step = HERO_PLACE

    def hero_placed(self, g: Cyclades) -> None:
        """CY-8.1, CY-8.2."""
        land = arg_a(g.answer)
        g.heroes[land] |= BIT[self.hero]
        g.fresh_heroes |= BIT[self.hero]
        g.tell(HIRED, g.who(self.faction), self.hero, land)
        self.hero = NONE
        self.step = MENU

    def peek(self, g: Cyclades) -> None:
        """CY-5.5: only the seat itself learns the card."""
        self.flags |= HAS_PEEKED
        if g.top < 0:
            g.top = g.draw(g.creature_deck)
        g.reveal()
        audience = BIT[g.seat(self.faction)]
        g.top_known |= audience
        g.tell_only(audience, PEEKED, g.who(self.faction), g.top)
        g.tell_only(g.others(audience), PEEKED_HIDDEN, g.who(self.faction))
        self.step = LOOK

    def ask_look(self, g: Cyclades) -> None:
        g.offer(code(PUT_BACK))
        if g.gold(self.faction) >= PEEK_PRICE:
            g.offer(code(PLAY, g.top))
        g.ask_secretly(g.seat(self.faction), ASK_PEEK, LOOKED, g.top)

    def looked(self, g: Cyclades) -> None:
        if verb_of(g.answer) == PUT_BACK:
            self.step = MENU
            return
        g.pay(self.faction, PEEK_PRICE)
        card = g.draw_creature()
        g.tell(BOUGHT, g.who(self.faction), card, PEEK_PRICE)
        g.call(PlayCreature(self.faction, card=card), MENU)
