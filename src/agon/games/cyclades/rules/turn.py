"""CY-5: the turn of one faction with its god."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.cyclades.frame import CycladesFrame
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rules.creatures import PlayCreature
from agon.games.cyclades.rules.heroes import Sacrifice, is_usable
from agon.games.cyclades.rules.metropolis import (
    Growth,
    growth_is_due,
    may_sacrifice,
    offer_areas,
    put_plenty,
)
from agon.games.cyclades.rules.moves import ON_CAMPAIGN, WITH_ARES, March, Sail, march_targets, sail_targets
from agon.games.cyclades.rulings import APOLLO_ANYWHERE, CARD_METROPOLIS_IS_TEMPLE
from agon.games.cyclades.tables import (
    ACADEMY,
    APOLLO_COINS,
    ARES,
    ATHENA,
    COLUMN_CELLS,
    COLUMN_PRICE,
    EMPTY,
    GOD_BUILDS,
    HERA,
    HERO_CELLS,
    HERO_PRICE,
    JASON,
    LANDS,
    METROPOLIS,
    MOVE_PRICE,
    NONE,
    PEEK_PRICE,
    PORT,
    POSEIDON,
    RECRUIT_PRICE,
    TEMPLE,
    ZEUS,
)
from agon.games.cyclades.words import (
    ASK_ACTION,
    ASK_DUTY,
    ASK_HERO_PLACE,
    ASK_PEEK,
    ASK_PLENTY_LAND,
    ASK_PLENTY_SEA,
    BOUGHT,
    BUILD,
    BUILT,
    BUY,
    CAMPAIGN,
    DONE,
    FLEET,
    HIRE,
    HIRED,
    MARCH,
    MERCENARY,
    ON_LAND,
    PEEK,
    PEEKED,
    PEEKED_HIDDEN,
    PHILOSOPHER,
    PLAY,
    PLENTY_LAND,
    PLENTY_SEA,
    PRIESTESS,
    PUT_BACK,
    REPLACE,
    REPLACED,
    SACRIFICE,
    SAIL,
    SKIP,
    TROOP,
    TURN,
)
from agon.kernel.bits import BIT, count_bits, has, lowest
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
        if self.flags & HAS_RECRUITED == 0:
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


# ---------------------------------------------------------------------- building and recruiting


def first_free_slot(g: Cyclades, lands: i64) -> i64:
    rest = lands
    while rest != 0:
        land = lowest(rest)
        rest &= rest - 1
        for slot in range(land * 4, land * 4 + g.map.slot_count[land]):
            if g.building[slot] == EMPTY:
                return slot
    return NONE


def may_build_kind(g: Cyclades, faction: i64, god: i64, kind: i64) -> bool:
    """CY-5.4 to CY-5.9: the god's own type; with Hera one that the faction does not own."""
    if g.stock[kind] == 0:
        return False
    if god == HERA:
        return g.count_buildings(g.factions[faction].lands, kind) == 0
    return GOD_BUILDS[god] == kind


def can_build(g: Cyclades, faction: i64, god: i64) -> bool:
    """Whether there is anything to decide: a kind, and a free slot or a building to make way."""
    lands = g.factions[faction].lands
    for kind in range(PORT, METROPOLIS):
        if may_build_kind(g, faction, god, kind):
            if first_free_slot(g, lands) >= 0 or owns_another_kind(g, lands, kind):
                return True
    return False


def owns_another_kind(g: Cyclades, lands: i64, kind: i64) -> bool:
    return any(other != kind and g.count_buildings(lands, other) > 0 for other in range(PORT, METROPOLIS))


def offer_buildings_of(g: Cyclades, faction: i64, god: i64) -> None:
    """CY-5.3: a free slot; without one, an own basic building makes way, or nothing is built."""
    lands = g.factions[faction].lands
    is_full = first_free_slot(g, lands) < 0
    for kind in range(PORT, METROPOLIS):
        if may_build_kind(g, faction, god, kind):
            offer_slots(g, lands, kind, is_full)
    if is_full:
        g.offer(code(SKIP))


def offer_slots(g: Cyclades, lands: i64, kind: i64, is_full: bool) -> None:
    rest = lands
    while rest != 0:
        land = lowest(rest)
        rest &= rest - 1
        for slot in range(land * 4, land * 4 + g.map.slot_count[land]):
            there = g.building[slot]
            if there == EMPTY:
                g.offer(code(BUILD, kind, slot))
            elif is_full and there <= ACADEMY and there != kind:
                g.offer(code(REPLACE, kind, slot))


def build(g: Cyclades, faction: i64, option: i64) -> None:
    if verb_of(option) == SKIP:
        return
    kind = arg_a(option)
    slot = arg_b(option)
    if verb_of(option) == REPLACE:
        g.tell(REPLACED, g.who(faction), g.building[slot], slot // 4)
        g.clear_slot(slot)
    g.put_building(slot, kind)
    g.tell(BUILT, g.who(faction), kind, slot // 4)


def can_recruit(g: Cyclades, faction: i64, god: i64) -> bool:
    own = g.factions[faction]
    if god == ARES:
        return own.troops_left > 0 and own.lands != 0
    if god == POSEIDON:
        return own.fleets_left > 0 and harbours(g, faction) != 0
    if god == HERA:
        return g.mercenaries_left > 0 and own.lands != 0
    if god == ZEUS:
        return g.priestesses_left > 0
    return g.philosophers_left > 0


def harbours(g: Cyclades, faction: i64) -> i64:
    """CY-5.7: open sea areas beside own land that are empty or hold own fleets."""
    beside: i64 = 0
    rest = g.factions[faction].lands
    while rest != 0:
        beside |= g.map.land_seas[lowest(rest)]
        rest &= rest - 1
    for rival in range(g.count):
        if rival != faction:
            beside &= ~g.factions[rival].seas
    return beside & ~g.closed_seas()


def offer_recruits(g: Cyclades, faction: i64, god: i64) -> None:
    if not can_recruit(g, faction, god):
        return
    lands = g.factions[faction].lands
    if god == ARES:
        offer_areas(g, TROOP, lands)
    elif god == POSEIDON:
        offer_areas(g, FLEET, harbours(g, faction))
    elif god == HERA:
        offer_areas(g, MERCENARY, lands)
    elif god == ZEUS:
        g.offer(code(PRIESTESS))
    else:
        assert god == ATHENA
        g.offer(code(PHILOSOPHER))


def recruit(g: Cyclades, faction: i64, option: i64) -> None:
    verb = verb_of(option)
    area = arg_a(option)
    if verb == TROOP:
        g.put_troop(faction, area)
    elif verb == FLEET:
        g.recruit_fleet(faction, area)
    elif verb == MERCENARY:
        g.put_mercenary(faction, area)
    elif verb == PRIESTESS:
        g.give_priestess(faction)
    else:
        g.give_philosopher(faction)


# ---------------------------------------------------------------------- temples (CY-5.6)


def unused_temples(g: Cyclades, faction: i64) -> i64:
    own = g.factions[faction]
    found: i64 = 0
    if CARD_METROPOLIS_IS_TEMPLE:
        found += count_bits(own.sheltered & ~own.shelter_used)
    rest = own.lands
    while rest != 0:
        land = lowest(rest)
        rest &= rest - 1
        for at in range(g.map.slot_count[land]):
            there = g.building[land * 4 + at]
            if (there == TEMPLE or there >= METROPOLIS) and not has(g.temples_used[land], at):
                found += 1
    return found


def use_temples(g: Cyclades, faction: i64, n: i64) -> None:
    """Coins are worth the same whichever temple gives them, so the first unused ones do."""
    own = g.factions[faction]
    left = n
    while left > 0 and own.sheltered & ~own.shelter_used != 0:
        own.shelter_used |= BIT[lowest(own.sheltered & ~own.shelter_used)]
        left -= 1
    rest = own.lands
    while rest != 0 and left > 0:
        land = lowest(rest)
        rest &= rest - 1
        for at in range(g.map.slot_count[land]):
            there = g.building[land * 4 + at]
            if left > 0 and (there == TEMPLE or there >= METROPOLIS) and not has(g.temples_used[land], at):
                g.temples_used[land] |= BIT[at]
                left -= 1


# ---------------------------------------------------------------------- Apollo

APOLLO_START: Final = 0
APOLLO_LAND: Final = 1
APOLLO_LAND_CHOSEN: Final = 2
APOLLO_SEA: Final = 3
APOLLO_SEA_CHOSEN: Final = 4


class ApolloTurn(CycladesFrame):
    """CY-5.10: two coins, prosperity on a land area and on a sea area, nothing else."""

    NAME: ClassVar[str] = "apollo"
    STEPS: ClassVar[tuple[str, ...]] = ("start", "land", "land-chosen", "sea", "sea-chosen")
    USES: ClassVar[tuple[str, ...]] = ("faction",)

    def blank(self) -> "ApolloTurn":
        return ApolloTurn()

    def play(self, g: Cyclades) -> None:
        if self.step == APOLLO_START:
            g.tell(TURN, g.who(self.faction), g.active_god)
            g.earn(self.faction, APOLLO_COINS)
            self.step = APOLLO_LAND
        elif self.step == APOLLO_LAND:
            lands = g.map.all_land if APOLLO_ANYWHERE else g.factions[self.faction].lands
            offer_areas(g, PLENTY_LAND, lands)
            g.ask(g.seat(self.faction), ASK_PLENTY_LAND, APOLLO_LAND_CHOSEN)
        elif self.step == APOLLO_LAND_CHOSEN:
            put_plenty(g, self.faction, g.answer)
            self.step = APOLLO_SEA
        elif self.step == APOLLO_SEA:
            seas = g.map.all_sea if APOLLO_ANYWHERE else g.factions[self.faction].seas
            offer_areas(g, PLENTY_SEA, seas)
            g.ask(g.seat(self.faction), ASK_PLENTY_SEA, APOLLO_SEA_CHOSEN)
        else:
            put_plenty(g, self.faction, g.answer)
            g.end()
