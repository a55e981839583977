"""The board of Cyclades and what rules ask of it."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from agon.games.cyclades.archipelago import Archipelago
from agon.games.cyclades.ids import Building, Creature, Faction, Hero, Land, Lands, Place, Sea, Seas, Seat, Slot
from agon.games.cyclades.state import Holdings
from agon.games.cyclades.tables import (
    ACADEMY,
    ALL_CREATURES,
    ALL_HEROES,
    ALL_TOKENS,
    CHIMERA,
    FACTIONS,
    FIGURE,
    FIGURES,
    KRAKEN,
    LANDS,
    MAX_MERCENARIES,
    MAX_PHILOSOPHERS,
    MAX_PRIESTESSES,
    MEDUSA,
    METROPOLIS,
    MINOTAUR,
    NONE,
    NOWHERE,
    POLYPHEMUS,
    PORT,
    SEA,
)
from agon.games.cyclades.words import (
    ASK_PEEK,
    CONTROL,
    DISCARDED,
    GOT_FLEET,
    GOT_MERCENARY,
    GOT_PHILOSOPHER,
    GOT_PRIESTESS,
    GOT_TROOP,
    LOST_FLEET,
    LOST_HERO,
    LOST_MERCENARY,
    LOST_TROOP,
    RESHUFFLED,
    VOCABULARY,
)
from agon.kernel.arrays import changed
from agon.kernel.bits import BIT, count_bits, each, has
from agon.kernel.game import Game
from agon.kernel.vocabulary import Vocabulary

NO_MAP: Final = Archipelago(0)
BLANK: Final[vec[i64]] = vec[i64]()  # stands in every table until the set-up or a copy fills it
ALL_UNUSED: Final[vec[i64]] = vec[i64]([0] * LANDS)  # no temple has given its discount
NO_ORDER: Final[vec[i64]] = vec[i64]([NONE] * FACTIONS)


@mypyc_attr(free_list_len=1)
class Cyclades(Game):
    """Archipelago, board of fate and factions."""

    TITLE: ClassVar[str] = "cyclades"
    SAVE_VERSION: ClassVar[int] = 4
    VOCABULARY: ClassVar[Vocabulary] = VOCABULARY
    SHARED_ARRAYS: ClassVar[str] = (
        "owner heroes plenty temples_used sea_owner sea_plenty altars order next_order column hero_cells "
        "figure_at figure_owner"
    )
    """Arrays that copies share: they are replaced, never changed (``kernel/arrays.py``)."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.map: Archipelago = NO_MAP
        self.ladder: vec[i64] = BLANK
        self.plays_two: bool = players == 2  # whether each seat plays two factions
        self.count: i64 = 4 if players == 2 else players  # factions in play
        self.teams: bool = False
        self.needed: i64 = 3
        self.factions: list[Holdings] = []
        self.coins: vec[i64] = BLANK  # by purse: a faction's, or a team's
        # land
        self.owner: vec[i64] = BLANK
        self.troops: vec[i64] = BLANK
        self.mercenaries: vec[i64] = BLANK
        self.heroes: vec[i64] = BLANK  # by land area: its heroes as bits
        self.plenty: vec[i64] = BLANK  # by land area: horns on prosperity tokens
        self.building: vec[i64] = BLANK
        self.temples_used: vec[i64] = BLANK
        """By land area, as bits of its slots: temples whose discount the faction in turn has used."""
        # sea
        self.sea_owner: vec[i64] = BLANK
        self.fleets: vec[i64] = BLANK
        self.sea_plenty: vec[i64] = BLANK
        # attackers, while they share an area with its defenders
        self.guest: i64 = NONE
        self.guest_land: i64 = NOWHERE
        self.guest_sea: i64 = NOWHERE
        self.guest_troops: i64 = 0
        self.guest_mercenaries: i64 = 0
        self.guest_heroes: i64 = 0
        self.guest_fleets: i64 = 0
        # the board of fate
        self.altars: vec[i64] = BLANK
        self.open_altars: i64 = 0
        self.order: vec[i64] = BLANK
        self.next_order: vec[i64] = BLANK
        self.column: vec[i64] = BLANK  # creatures by cell, the cheapest first
        self.creature_deck: i64 = ALL_CREATURES
        self.creature_discard: i64 = 0
        self.top: i64 = NONE
        """The creature on top of the deck, if someone has looked at it."""
        self.top_known: i64 = 0  # the seats that know it, as bits
        self.hero_cells: vec[i64] = BLANK
        self.hero_deck: i64 = ALL_HEROES
        self.heroes_out: i64 = 0
        self.fresh_heroes: i64 = 0  # hired in this round: no sacrifice (CY-8.2)
        self.figure_at: vec[i64] = BLANK
        self.figure_owner: vec[i64] = BLANK
        # stock
        self.tokens: i64 = ALL_TOKENS
        self.stock: vec[i64] = BLANK
        self.mercenaries_left: i64 = MAX_MERCENARIES
        self.priestesses_left: i64 = MAX_PRIESTESSES
        self.philosophers_left: i64 = MAX_PHILOSOPHERS
        # time
        self.round: i64 = 0
        self.phase: i64 = 0
        self.active: i64 = NONE
        self.active_god: i64 = NONE
        self.forced_end: bool = False

    # ------------------------------------------------------------------ the contract

    def copy(self) -> Game:
        twin = Cyclades(0)
        twin.players = self.players
        twin.plays_two = self.plays_two
        self.copy_into(twin)
        twin.map = self.map
        twin.ladder = self.ladder
        twin.count = self.count
        twin.teams = self.teams
        twin.needed = self.needed
        twin.factions = [faction.copy() for faction in self.factions]
        twin.coins = self.coins[:]
        twin.owner = self.owner
        twin.troops = self.troops[:]
        twin.mercenaries = self.mercenaries[:]
        twin.heroes = self.heroes
        twin.plenty = self.plenty
        twin.building = self.building[:]
        twin.temples_used = self.temples_used
        twin.sea_owner = self.sea_owner
        twin.fleets = self.fleets[:]
        twin.sea_plenty = self.sea_plenty
        twin.guest = self.guest
        twin.guest_land = self.guest_land
        twin.guest_sea = self.guest_sea
        twin.guest_troops = self.guest_troops
        twin.guest_mercenaries = self.guest_mercenaries
        twin.guest_heroes = self.guest_heroes
        twin.guest_fleets = self.guest_fleets
        twin.altars = self.altars
        twin.open_altars = self.open_altars
        twin.order = self.order
        twin.next_order = self.next_order
        twin.column = self.column
        twin.creature_deck = self.creature_deck
        twin.creature_discard = self.creature_discard
        twin.top = self.top
        twin.top_known = self.top_known
        twin.hero_cells = self.hero_cells
        twin.hero_deck = self.hero_deck
        twin.heroes_out = self.heroes_out
        twin.fresh_heroes = self.fresh_heroes
        twin.figure_at = self.figure_at
        twin.figure_owner = self.figure_owner
        twin.tokens = self.tokens
        twin.stock = self.stock[:]
        twin.mercenaries_left = self.mercenaries_left
        twin.priestesses_left = self.priestesses_left
        twin.philosophers_left = self.philosophers_left
        twin.round = self.round
        twin.phase = self.phase
        twin.active = self.active
        twin.active_god = self.active_god
        twin.forced_end = self.forced_end
        return twin

    def prompt_is_public(self) -> bool:
        """Only Zeus' look at a card is a question with a secret in it; what others can pay is in the options."""
        return self.prompt != ASK_PEEK

    def side(self, seat: i64) -> tuple[i64, i64]:
        """The first and the last faction of the side a seat belongs to."""
        if not self.teams:
            return seat, seat
        first = 2 * seat if self.plays_two else seat - seat % 2
        return first, first + 1

    def is_rival(self, seat: i64, other: i64) -> bool:
        if self.teams and not self.plays_two:
            return seat // 2 != other // 2
        return seat != other

    # ------------------------------------------------------------------ who is who

    def seat(self, faction: Faction) -> Seat:
        """The person who plays a faction."""
        return faction // 2 if self.plays_two else faction

    def who(self, faction: Faction) -> i64:
        """The faction as an argument of messages and options."""
        return faction // 2 + 8 * (faction + 1) if self.plays_two else faction

    def faction_named(self, who: i64) -> Faction:
        return who if who < 8 else who // 8 - 1

    def purse(self, faction: Faction) -> i64:
        return faction // 2 if self.teams else faction

    def partner(self, faction: Faction) -> Faction:
        """CY-11.1: pairs are 0 and 1, 2 and 3, 4 and 5."""
        return faction ^ 1 if self.teams else NONE

    def are_enemies(self, one: Faction, other: Faction) -> bool:
        return one >= 0 and other >= 0 and self.purse(one) != self.purse(other)

    # ------------------------------------------------------------------ coins

    def gold(self, faction: Faction) -> i64:
        return self.coins[self.purse(faction)]

    def earn(self, faction: Faction, n: i64) -> None:
        self.coins[self.purse(faction)] += n

    def pay(self, faction: Faction, n: i64) -> None:
        assert self.coins[self.purse(faction)] >= n
        self.coins[self.purse(faction)] -= n

    # ------------------------------------------------------------------ cards

    def give_priestess(self, faction: Faction) -> None:
        if self.priestesses_left > 0:
            self.priestesses_left -= 1
            self.factions[faction].priestesses += 1
            self.tell(GOT_PRIESTESS, self.who(faction))

    def give_philosopher(self, faction: Faction) -> None:
        if self.philosophers_left > 0:
            self.philosophers_left -= 1
            self.factions[faction].philosophers += 1
            self.tell(GOT_PHILOSOPHER, self.who(faction))

    def drop_priestess(self, faction: Faction) -> None:
        self.factions[faction].priestesses -= 1
        self.priestesses_left += 1

    def draw_creature(self) -> Creature:
        """The top card of the deck, which must not be empty."""
        card = self.top if self.top >= 0 else self.draw(self.creature_deck)
        self.top = NONE
        self.top_known = 0
        self.creature_deck &= ~BIT[card]
        self.revealed = True
        return card

    def discard_creature(self, card: Creature) -> None:
        """CY-10.14: with the Chimera in it, discard and deck become the new deck."""
        self.creature_discard |= BIT[card]
        self.tell(DISCARDED, card)
        if card == CHIMERA:
            self.creature_deck |= self.creature_discard
            self.creature_discard = 0
            self.top = NONE
            self.top_known = 0
            self.tell(RESHUFFLED)

    # ------------------------------------------------------------------ land

    def set_owner(self, land: Land, faction: Faction) -> None:
        before = self.owner[land]
        if before >= 0:
            self.factions[before].lands &= ~BIT[land]
        self.owner = changed(self.owner, land, faction)
        if faction >= 0:
            self.factions[faction].lands |= BIT[land]

    def take_control(self, faction: Faction, land: Land) -> None:
        """CY-6.6: the symbol gives a priestess every time control passes."""
        if self.owner[land] == faction:
            return
        self.set_owner(land, faction)
        self.tell(CONTROL, self.who(faction), land)
        if has(self.map.priestess, land):
            self.give_priestess(faction)

    def put_troop(self, faction: Faction, land: Land) -> None:
        self.factions[faction].troops_left -= 1
        self.troops[land] += 1
        self.tell(GOT_TROOP, self.who(faction), land)

    def put_mercenary(self, faction: Faction, land: Land) -> None:
        self.mercenaries_left -= 1
        self.mercenaries[land] += 1
        self.tell(GOT_MERCENARY, self.who(faction), land)

    def lose_troop(self, land: Land) -> None:
        """One base troop of the area's controller goes back to its stock; the token stays (CY-1.5)."""
        faction = self.owner[land]
        self.troops[land] -= 1
        self.factions[faction].troops_left += 1
        self.tell(LOST_TROOP, self.who(faction), land)

    def lose_mercenary(self, land: Land) -> None:
        self.mercenaries[land] -= 1
        self.mercenaries_left += 1
        self.tell(LOST_MERCENARY, self.who(self.owner[land]), land)

    def add_heroes(self, land: Land, heroes: i64) -> None:
        """Heroes, as bits, come to stand in an area."""
        if heroes != 0:
            self.heroes = changed(self.heroes, land, self.heroes[land] | heroes)

    def remove_heroes(self, land: Land, heroes: i64) -> None:
        if heroes != 0:
            self.heroes = changed(self.heroes, land, self.heroes[land] & ~heroes)

    def lose_hero(self, land: Land, hero: Hero) -> None:
        self.remove_heroes(land, BIT[hero])
        self.heroes_out |= BIT[hero]
        self.tell(LOST_HERO, self.who(self.owner[land]), hero)

    def has_pieces(self, land: Land) -> bool:
        return self.troops[land] + self.mercenaries[land] + self.heroes[land] > 0

    def has_troops(self, land: Land) -> bool:
        return self.troops[land] + self.mercenaries[land] > 0

    def land_of_hero(self, hero: Hero) -> Land:
        """Where a hero stands, NOWHERE if not on the map."""
        return self.place_of_hero(hero, self.map.all_land)

    def place_of_hero(self, hero: Hero, lands: Lands) -> Land:
        """In which area of a set a hero stands, NOWHERE if in none."""
        for land in each(lands):
            if has(self.heroes[land], hero):
                return land
        return NOWHERE

    # ------------------------------------------------------------------ sea

    def put_fleets(self, faction: Faction, sea: Sea, n: i64) -> None:
        """Fleets arrive in an area that is empty or their own."""
        if n > 0:
            if self.sea_owner[sea] != faction:
                self.sea_owner = changed(self.sea_owner, sea, faction)
            self.fleets[sea] += n
            self.factions[faction].seas |= BIT[sea]

    def take_fleets(self, sea: Sea, n: i64) -> None:
        """CY-1.5: an emptied sea area belongs to no one."""
        self.fleets[sea] -= n
        if self.fleets[sea] == 0 and self.sea_owner[sea] >= 0:
            self.factions[self.sea_owner[sea]].seas &= ~BIT[sea]
            self.sea_owner = changed(self.sea_owner, sea, NONE)

    def recruit_fleet(self, faction: Faction, sea: Sea) -> None:
        self.factions[faction].fleets_left -= 1
        self.put_fleets(faction, sea, 1)
        self.tell(GOT_FLEET, self.who(faction), sea)

    def lose_fleet(self, sea: Sea) -> None:
        faction = self.sea_owner[sea]
        self.factions[faction].fleets_left += 1
        self.tell(LOST_FLEET, self.who(faction), sea)
        self.take_fleets(sea, 1)

    def closed_seas(self) -> Seas:
        """CY-10.17, CY-10.20: the areas that Kraken and Polyphemus close to fleets.

        Ruling 10 Kraken: no recruiting, bonus, retreat or push into his area either.
        """
        closed: i64 = 0
        kraken = self.figure_at[FIGURE[KRAKEN]]
        if kraken >= 0:
            closed |= BIT[kraken - SEA]
        polyphemus = self.figure_at[FIGURE[POLYPHEMUS]]
        if polyphemus >= 0:
            closed |= self.map.land_seas[polyphemus]
        return closed

    # ------------------------------------------------------------------ creatures on the map

    def figure_place(self, creature: Creature) -> Place:
        return self.figure_at[FIGURE[creature]]

    def medusa_mask(self) -> Lands:
        """The land area that Medusa closes, as a bit."""
        at = self.figure_at[FIGURE[MEDUSA]]
        if at < 0:
            return 0
        return BIT[at]

    def minotaur_guards(self, land: Land) -> bool:
        return self.figure_at[FIGURE[MINOTAUR]] == land

    def lands_with_figures(self) -> Lands:
        mask: i64 = 0
        for figure in range(FIGURES):
            at = self.figure_at[figure]
            if 0 <= at < SEA:
                mask |= BIT[at]
        return mask

    def seas_with_figures(self) -> Seas:
        mask: i64 = 0
        for figure in range(FIGURES):
            at = self.figure_at[figure]
            if at >= SEA:
                mask |= BIT[at - SEA]
        return mask

    def remove_figure(self, creature: Creature) -> None:
        self.figure_at = changed(self.figure_at, FIGURE[creature], NOWHERE)
        self.figure_owner = changed(self.figure_owner, FIGURE[creature], NONE)
        self.discard_creature(creature)

    # ------------------------------------------------------------------ buildings

    def count_buildings(self, lands: Lands, kind: Building) -> i64:
        """Buildings of a type (METROPOLIS: all metropolises) in a set of land areas."""
        found: i64 = 0
        for land in each(lands):
            for slot in range(land * 4, land * 4 + self.map.slot_count[land]):
                there = self.building[slot]
                if there == kind or (kind == METROPOLIS and there > METROPOLIS):
                    found += 1
        return found

    def metropolises(self, faction: Faction) -> i64:
        """CY-12.2: on the map and on cards. Ruling 11.b: one on a card is controlled, it only cannot be attacked."""
        own = self.factions[faction]
        return self.count_buildings(own.lands, METROPOLIS) + count_bits(own.sheltered)

    def side_metropolises(self, faction: Faction) -> i64:
        """Those of the faction, or of its team (CY-11.1)."""
        total = self.metropolises(faction)
        if self.teams:
            total += self.metropolises(faction ^ 1)
        return total

    def side_lands(self, faction: Faction) -> Lands:
        """CY-11.5: where buildings count together."""
        lands = self.factions[faction].lands
        if self.teams:
            lands |= self.factions[faction ^ 1].lands
        return lands

    def has_set(self, faction: Faction) -> bool:
        return set_of_four(self, self.side_lands(faction))

    def put_building(self, slot: Slot, kind: Building) -> None:
        """A basic building from the stock. Ruling 6.c: it is a new one, its discount, if any, is unused."""
        self.stock[kind] -= 1
        self.building[slot] = kind
        self.forget_use(slot)

    def clear_slot(self, slot: Slot) -> None:
        self.stock[self.building[slot]] += 1
        self.building[slot] = 0
        self.forget_use(slot)

    def forget_use(self, slot: Slot) -> None:
        """Whatever stands there now has given no discount."""
        used = self.temples_used[slot // 4]
        if has(used, slot % 4):
            self.temples_used = changed(self.temples_used, slot // 4, used & ~BIT[slot % 4])


ALL_FOUR: Final = 30


def basic_kinds(g: Cyclades, lands: Lands) -> i64:
    """The types of basic buildings in these areas, as bits."""
    found: i64 = 0
    for land in each(lands):
        for slot in range(land * 4, land * 4 + g.map.slot_count[land]):
            there = g.building[slot]
            if PORT <= there <= ACADEMY:
                found |= BIT[there]
    return found


def set_of_four(g: Cyclades, lands: Lands) -> bool:
    """CY-9.1: all four types of basic buildings in these areas."""
    return basic_kinds(g, lands) == ALL_FOUR
