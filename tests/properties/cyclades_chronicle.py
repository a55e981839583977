"""A chronicler of Cyclades: reads the log, keeps a board of its own by what it says, and compares the two.

Whatever happens must be told, and what is told must have happened: pieces, buildings, cards and control. Sums that the
log tells (incomes, prices of offerings, strengths in battle) are added up again, from the chronicler's board.
"""

from collections import Counter
from collections.abc import Callable

from agon.games.cyclades import words
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.tables import CREATURE_IDS, FIGURE, LANDS, SEA, SEAS
from agon.kernel.bits import has
from agon.kernel.codes import arg_a, verb_of
from agon.kernel.game import Game
from agon.kernel.history import Event
from tests.properties.sets import members

METROPOLIS = 5
HYDRA, CERBERUS = CREATURE_IDS.index("hydra"), CREATURE_IDS.index("cerberus")
COMPARED_EVERY = 4
"""Moves: what is wrong once stays wrong."""
Pieces = Counter[tuple[int, int]]
"""By faction and area: attackers stand beside defenders."""


class Chronicle:
    """Called after every move of one game."""

    def __init__(self) -> None:
        self.told = -1
        self.game = Cyclades(3)
        self.joined: set[int] = set()
        self.left: set[int] = set()
        self.stage: list[int] = []
        self.due: dict[int, int] | None = None
        """Of a battle: how many pieces each side must lose in this stage."""
        self.hits: Counter[int] = Counter()
        self.saved = ""

    def __call__(self, game: Game) -> None:
        assert isinstance(game, Cyclades)
        self.game = game
        events = game.chapter.all_events()
        if self.told < 0:
            self.read()
        else:
            self.note_choice(game.chapter.all_choices()[-1])
            for event in events[self.told :]:
                self.note(event)
            if game.moves % COMPARED_EVERY == 0 or game.over:
                self.compare()
            if game.guest < 0:
                self.settle_stage()
        self.told = len(events)

    # ------------------------------------------------------------------ the board

    def read(self) -> None:
        """The board as it was set up."""
        game = self.game
        self.owner = [int(one) for one in game.owner]
        self.troops: Pieces = Counter()
        self.mercenaries: Pieces = Counter()
        self.fleets: Pieces = Counter()
        self.built: Counter[tuple[int, int]] = Counter()
        self.heroes: dict[int, tuple[int, int]] = {}
        for land in range(LANDS):
            self.troops[self.owner[land], land] += int(game.troops[land])
            self.mercenaries[self.owner[land], land] += int(game.mercenaries[land])
            for slot in range(land * 4, land * 4 + int(game.map.slot_count[land])):
                self.built[land, min(int(game.building[slot]), METROPOLIS)] += 1
        for sea in range(SEAS):
            self.fleets[int(game.sea_owner[sea]), sea] += int(game.fleets[sea])
        self.horns = [int(game.map.land_horns[land] + game.plenty[land]) for land in range(LANDS)]
        self.sea_horns = [int(game.map.sea_horns[sea] + game.sea_plenty[sea]) for sea in range(SEAS)]
        self.figures: dict[int, tuple[int, int]] = {}
        self.priestesses = [int(own.priestesses) for own in game.factions]
        self.philosophers = [int(own.philosophers) for own in game.factions]
        self.open_heroes = {int(hero) for hero in game.hero_cells if hero >= 0}
        self.column = [int(card) for card in game.column]
        self.discard = set(members(game.creature_discard))
        self.altars = [int(god) for god in game.altars]
        self.bids: dict[int, tuple[int, int]] = {}
        self.banned: dict[int, int] = {}
        self.sheltered: dict[int, int] = {}
        self.turned: list[int] = []
        self.order = [int(faction) for faction in game.order if faction >= 0]
        self.kept: set[int] = set()
        self.forced = False

    def compare(self) -> None:
        game = self.game
        assert self.owner == [int(one) for one in game.owner]
        troops, mercenaries, fleets, heroes = board_of(game)
        assert +self.troops == troops
        assert +self.mercenaries == mercenaries
        assert +self.fleets == fleets
        assert self.heroes == heroes
        built: Counter[tuple[int, int]] = Counter()
        for land in range(LANDS):
            for slot in range(land * 4, land * 4 + int(game.map.slot_count[land])):
                built[land, min(int(game.building[slot]), METROPOLIS)] += 1
        assert +self.built == built
        assert self.horns == [int(game.map.land_horns[land] + game.plenty[land]) for land in range(LANDS)]
        assert self.sea_horns == [int(game.map.sea_horns[sea] + game.sea_plenty[sea]) for sea in range(SEAS)]
        placed = {card: int(FIGURE[card]) for card in range(len(CREATURE_IDS)) if FIGURE[card] >= 0}
        figures = {card: (int(game.figure_owner[at]), int(game.figure_at[at])) for card, at in placed.items()}
        assert self.figures == {card: there for card, there in figures.items() if there[1] >= 0}
        assert self.priestesses == [int(own.priestesses) for own in game.factions]
        assert self.philosophers == [int(own.philosophers) for own in game.factions]
        assert self.sheltered == {hero: n for n, own in enumerate(game.factions) for hero in members(own.sheltered)}
        assert self.column == [int(card) for card in game.column]
        assert self.discard == set(members(game.creature_discard))
        assert self.altars == [int(god) for god in game.altars]
        assert self.forced == game.forced_end

    def settle_stage(self) -> None:
        assert self.due is None or +self.hits == +Counter(self.due)
        self.due = None

    def fought(self, who: int, attack: int, rival: int, defence: int, ties: int = -1) -> None:
        """CY-7.1, CY-7.4: the lower loses one, a tie costs both; CY-8.11: but for Penthesilea's side."""
        self.settle_stage()
        self.hits.clear()
        self.due = {who: int(attack <= defence), rival: int(defence <= attack)}
        if attack == defence and ties >= 0:
            self.due[ties] = 0

    # ------------------------------------------------------------------ reading

    def note_choice(self, choice: int) -> None:
        verb = verb_of(choice)
        self.saved = {words.SAVE_TROOP: "troop", words.SAVE_MERCENARY: "mercenary"}.get(verb, "")
        if verb in (words.MARCH, words.CAMPAIGN):
            self.joined, self.left = set(), set()
        elif verb == words.JOIN:
            self.joined.add(arg_a(choice))
        elif verb == words.LEAVE:
            self.left.add(arg_a(choice))

    def note(self, event: Event) -> None:
        if event.message in NOTED:
            who = int(self.game.faction_named(event.a))
            NOTED[event.message](self, who, int(event.b), int(event.c), event)

    def at_land(self, who: int, land: int) -> list[int]:
        return [hero for hero, place in self.heroes.items() if place == (who, land)]

    def strength(self, who: int, land: int) -> int:
        return self.troops[who, land] + self.mercenaries[who, land] + len(self.at_land(who, land))

    def ports(self, who: int, sea: int) -> int:
        """CY-7.1: whose slots look upon the sea area."""
        game, found = self.game, 0
        for land in range(LANDS):
            if self.owner[land] == who:
                for slot in range(land * 4, land * 4 + int(game.map.slot_count[land])):
                    looks = game.map.slot_sea[slot] == sea and has(game.map.land_seas[land], sea)
                    found += looks and (game.building[slot] == 1 or game.building[slot] >= METROPOLIS)
        return found

    def income(self, who: int) -> int:
        """CY-4.1, CY-10.16, CY-10.21."""
        hydra = self.figures.get(HYDRA, (-1, -1))[1]
        guard, taken = self.figures.get(CERBERUS, (-1, -1))
        lands = {land for land in range(LANDS) if self.owner[land] == who and land != taken}
        if guard == who and taken >= 0:
            lands.add(taken)
        seas = {sea for faction, sea in +self.fleets if faction == who}
        on_land = sum(self.horns[land] * (2 if hydra == land else 1) for land in lands)
        return on_land + sum(self.sea_horns[sea] * (2 if hydra == SEA + sea else 1) for sea in seas)


def board_of(game: Cyclades) -> tuple[Pieces, Pieces, Pieces, dict[int, tuple[int, int]]]:
    """Troops, mercenaries, fleets and heroes of a game, attackers included."""
    troops: Pieces = Counter()
    mercenaries: Pieces = Counter()
    fleets: Pieces = Counter()
    heroes: dict[int, tuple[int, int]] = {}
    guest = int(game.guest)
    for land in range(LANDS):
        owner = int(game.owner[land])
        troops[owner, land] += int(game.troops[land])
        mercenaries[owner, land] += int(game.mercenaries[land])
        heroes |= dict.fromkeys(members(game.heroes[land]), (owner, land))
    for sea in range(SEAS):
        fleets[int(game.sea_owner[sea]), sea] += int(game.fleets[sea])
    troops[guest, int(game.guest_land)] += int(game.guest_troops)
    mercenaries[guest, int(game.guest_land)] += int(game.guest_mercenaries)
    fleets[guest, int(game.guest_sea)] += int(game.guest_fleets)
    heroes |= {hero: (guest, int(game.guest_land)) for hero in members(game.guest_heroes)}
    return +troops, +mercenaries, +fleets, heroes


# ---------------------------------------------------------------------- what each message says

Note = Callable[[Chronicle, int, int, int, Event], None]
NOTED: dict[int, Note] = {}


def says(message: int) -> Callable[[Note], Note]:
    def register(note: Note) -> Note:
        NOTED[message] = note
        return note

    return register
