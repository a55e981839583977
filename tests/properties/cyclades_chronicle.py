"""A chronicler of Cyclades: reads the log, keeps a board of its own by what it says, and compares the two.

Whatever happens must be told, and what is told must have happened: pieces, buildings, cards and control. Sums that the
log tells (incomes, prices of offerings, strengths in battle) are added up again, from the chronicler's board.
"""

from collections import Counter
from collections.abc import Callable

from agon.games.cyclades import words
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.tables import CREATURE_IDS, FIGURE, GOD_IDS, HERO_IDS, LANDS, SEA, SEAS
from agon.kernel.bits import has
from agon.kernel.codes import arg_a, verb_of
from agon.kernel.game import Game
from agon.kernel.history import Event
from tests.properties.sets import members

FORTRESS, METROPOLIS = 2, 5
AJAX, HELEN, ODYSSEUS, PENTHESILEA = (HERO_IDS.index(name) for name in ("ajax", "helen", "odysseus", "penthesilea"))
HYDRA, MINOTAUR, CERBERUS = (CREATURE_IDS.index(name) for name in ("hydra", "minotaur", "cerberus"))
APOLLO = GOD_IDS.index("apollo")
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


@says(words.ROUND)
def round_begins(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    """CY-5.2: who acted first is last; CY-12.1: a round begins only if nothing has ended the game."""
    if log.turned:
        log.order = log.turned[::-1]
    assert log.order == [int(faction) for faction in log.game.order if faction >= 0]
    log.turned, log.bids, log.banned, log.kept = [], {}, {}, set()
    assert event.a == 1 or not log.forced


@says(words.INCOME)
def income(log: Chronicle, who: int, coins: int, c: int, event: Event) -> None:
    assert coins == log.income(who)


@says(words.OFFERED)
def offered(log: Chronicle, who: int, number: int, god: int, event: Event) -> None:
    log.bids[who] = (god, number)


@says(words.DISPLACED)
def displaced(log: Chronicle, who: int, god: int, c: int, event: Event) -> None:
    assert log.bids.pop(who)[0] == god
    assert god != APOLLO
    log.banned[who] = god


@says(words.PAID)
def paid(log: Chronicle, who: int, coins: int, god: int, event: Event) -> None:
    """CY-4.7; less only where someone of the side had to offer what it had not (ruling 3.a)."""
    assert log.bids[who][0] == god
    due = max(log.bids[who][1] - log.priestesses[who], 0)
    lowest = min(log.bids[one][1] for one in ((who, who ^ 1) if log.game.teams else (who,)))
    assert coins == due or (coins < due and lowest == 1)


@says(words.TURN)
def turn(log: Chronicle, who: int, god: int, c: int, event: Event) -> None:
    """CY-5: from the top altar down, Apollo last."""
    gods = [*log.altars[: int(log.game.count) - 1], APOLLO]
    assert god == gods[len(log.turned)]
    assert log.bids[who][0] == god
    log.turned.append(who)


@says(words.GODS)
def gods(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    """CY-3.2: cards have slid down although no new ones came; CY-3.4."""
    log.column = sorted(log.column, key=lambda card: card < 0)
    log.altars = [*log.altars[1:], log.altars[0]]
    assert event.args()[:5] == log.altars


@says(words.CONTROL)
def control(log: Chronicle, who: int, land: int, c: int, event: Event) -> None:
    assert log.owner[land] != who
    log.owner[land] = who


@says(words.GOT_PRIESTESS)
def got_priestess(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    log.priestesses[who] += 1


@says(words.GOT_PHILOSOPHER)
def got_philosopher(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    log.philosophers[who] += 1


@says(words.GAVE_PHILOSOPHERS)
def gave_philosophers(log: Chronicle, who: int, n: int, c: int, event: Event) -> None:
    assert n == 4
    log.philosophers[who] -= n


@says(words.TRADED)
def traded(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    log.priestesses[who] -= 2


@says(words.STOLE_PRIESTESS)
def stole_priestess(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    log.priestesses[who] += 1
    log.priestesses[int(log.game.faction_named(b))] -= 1


@says(words.STOLE_PHILOSOPHER)
def stole_philosopher(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    log.philosophers[who] += 1
    log.philosophers[int(log.game.faction_named(b))] -= 1


# pieces come and go


@says(words.GOT_TROOP)
def got_troop(log: Chronicle, who: int, land: int, c: int, event: Event) -> None:
    assert log.owner[land] == who
    log.troops[who, land] += 1


@says(words.GOT_MERCENARY)
def got_mercenary(log: Chronicle, who: int, land: int, c: int, event: Event) -> None:
    assert log.owner[land] == who
    log.mercenaries[who, land] += 1


@says(words.GOT_FLEET)
def got_fleet(log: Chronicle, who: int, sea: int, c: int, event: Event) -> None:
    log.fleets[who, sea] += 1


@says(words.LOST_TROOP)
def lost_troop(log: Chronicle, who: int, land: int, c: int, event: Event) -> None:
    log.troops[who, land] -= 1
    log.hits[who] += 1


@says(words.LOST_MERCENARY)
def lost_mercenary(log: Chronicle, who: int, land: int, c: int, event: Event) -> None:
    log.mercenaries[who, land] -= 1
    log.hits[who] += 1


@says(words.LOST_FLEET)
def lost_fleet(log: Chronicle, who: int, sea: int, c: int, event: Event) -> None:
    log.fleets[who, sea] -= 1
    log.hits[who] += 1


@says(words.LOST_HERO)
def lost_hero(log: Chronicle, who: int, hero: int, c: int, event: Event) -> None:
    assert log.heroes.pop(hero)[0] == who
    log.hits[who] += 1


@says(words.LOST_FIGURE)
def lost_figure(log: Chronicle, who: int, card: int, c: int, event: Event) -> None:
    assert log.figures.pop(card)[0] == who
    log.hits[who] += 1


@says(words.HIRED)
def hired(log: Chronicle, who: int, hero: int, land: int, event: Event) -> None:
    assert log.owner[land] == who
    log.open_heroes.remove(hero)
    log.heroes[hero] = (who, land)


@says(words.NEW_HERO)
def new_hero(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    log.open_heroes.add(int(event.a))
    assert len(log.open_heroes) <= 2


@says(words.SACRIFICED)
def sacrificed(log: Chronicle, who: int, hero: int, c: int, event: Event) -> None:
    assert log.heroes.pop(hero)[0] == who


@says(words.SHELTERED)
def sheltered(log: Chronicle, who: int, hero: int, c: int, event: Event) -> None:
    assert log.heroes.pop(hero)[0] == who
    log.sheltered[hero] = who


@says(words.SWAPPED_HERO)
def swapped_hero(log: Chronicle, who: int, old: int, hero: int, event: Event) -> None:
    log.open_heroes.remove(hero)
    log.heroes[hero] = log.heroes.pop(old)
    assert log.heroes[hero][0] == who


# moves


@says(words.MARCHED)
def marched(log: Chronicle, who: int, start: int, to: int, event: Event) -> None:
    """Who joined was asked, unless somebody had to."""
    troops, mercenaries, heroes = int(event.d), int(event.e), int(event.f)
    here = log.at_land(who, start)
    going = [hero for hero in here if hero in log.joined or (len(log.joined) < heroes and hero not in log.left)]
    assert len(going) == heroes
    assert troops + mercenaries + heroes > 0
    log.troops[who, start] -= troops
    log.troops[who, to] += troops
    log.mercenaries[who, start] -= mercenaries
    log.mercenaries[who, to] += mercenaries
    log.heroes |= dict.fromkeys(going, (who, to))


@says(words.RETREATED)
def retreated(log: Chronicle, who: int, start: int, to: int, event: Event) -> None:
    """CY-7.5: all of them; CY-8.12: or the one whom Perseus saves."""
    if log.saved != "mercenary":
        n = 1 if log.saved else log.troops[who, start]
        log.troops[who, start] -= n
        log.troops[who, to] += n
    if log.saved != "troop":
        n = 1 if log.saved else log.mercenaries[who, start]
        log.mercenaries[who, start] -= n
        log.mercenaries[who, to] += n
    if log.saved:
        log.hits[who] += 1
    else:
        log.heroes |= dict.fromkeys(log.at_land(who, start), (who, to))


@says(words.SAILED)
def sailed(log: Chronicle, who: int, n: int, start: int, event: Event) -> None:
    assert n > 0
    log.fleets[who, start] -= n
    log.fleets[who, int(event.d)] += n


@says(words.WITHDREW)
def withdrew(log: Chronicle, who: int, start: int, to: int, event: Event) -> None:
    log.fleets[who, to] += log.fleets.pop((who, start))


@says(words.PUSHED)
def pushed(log: Chronicle, who: int, start: int, to: int, event: Event) -> None:
    owner = next(faction for faction, sea in +log.fleets if sea == start)
    log.fleets[owner, start] -= 1
    log.fleets[owner, to] += 1


@says(words.SWAPPED_FLEETS)
def swapped_fleets(log: Chronicle, who: int, one: int, other: int, event: Event) -> None:
    turned = {one: other, other: one}
    log.fleets = Counter({(faction, turned.get(sea, sea)): n for (faction, sea), n in (+log.fleets).items()})


@says(words.WON_MERCENARIES)
def won_mercenaries(log: Chronicle, who: int, n: int, land: int, event: Event) -> None:
    loser = next(faction for faction, there in +log.mercenaries if there == land and faction != who)
    assert log.mercenaries.pop((loser, land)) == n
    log.mercenaries[who, land] += n


@says(words.STOLE_MERCENARIES)
def stole_mercenaries(log: Chronicle, who: int, b: int, n: int, event: Event) -> None:
    assert log.mercenaries.pop((int(log.game.faction_named(b)), int(event.d))) == n


# buildings


def rebuilt(log: Chronicle, land: int, old: int, new: int) -> None:
    assert log.built[land, old] > 0
    log.built[land, old] -= 1
    log.built[land, new] += 1


@says(words.BUILT)
def built(log: Chronicle, who: int, kind: int, land: int, event: Event) -> None:
    assert log.owner[land] == who
    rebuilt(log, land, 0, kind)


@says(words.REPLACED)
@says(words.CLEARED)
def cleared(log: Chronicle, who: int, kind: int, land: int, event: Event) -> None:
    rebuilt(log, land, kind, 0)


@says(words.CONVERTED)
def converted(log: Chronicle, who: int, old: int, kind: int, event: Event) -> None:
    assert log.owner[int(event.d)] == who
    rebuilt(log, int(event.d), old, kind)


@says(words.FOUNDED)
def founded(log: Chronicle, who: int, land: int, bonus: int, event: Event) -> None:
    rebuilt(log, land, 0, METROPOLIS)


@says(words.PLENTY)
def plenty(log: Chronicle, who: int, land: int, c: int, event: Event) -> None:
    log.horns[land] += 1


@says(words.PLENTY_AT_SEA)
def plenty_at_sea(log: Chronicle, who: int, sea: int, c: int, event: Event) -> None:
    log.sea_horns[sea] += 1


# creatures


@says(words.PLACED)
def placed(log: Chronicle, who: int, card: int, land: int, event: Event) -> None:
    log.figures[card] = (who, land)


@says(words.PLACED_SEA)
def placed_at_sea(log: Chronicle, who: int, card: int, sea: int, event: Event) -> None:
    log.figures[card] = (who, SEA + sea)


@says(words.KEPT)
def kept(log: Chronicle, who: int, card: int, c: int, event: Event) -> None:
    assert log.figures[card][0] == who
    log.priestesses[who] -= 1
    log.kept.add(card)


@says(words.LEFT)
def left(log: Chronicle, who: int, card: int, c: int, event: Event) -> None:
    assert log.figures.pop(card)[0] == who


@says(words.BOUGHT)
def bought(log: Chronicle, who: int, card: int, c: int, event: Event) -> None:
    if card in log.column:
        log.column[log.column.index(card)] = -1


@says(words.DISCARDED)
def discarded(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    card = int(event.a)
    assert card not in log.figures
    if card in log.column:
        assert log.column.index(card) == 0  # CY-3.2
        log.column[0] = -1
    log.discard.add(card)


@says(words.PLAYED)
def played(log: Chronicle, who: int, card: int, c: int, event: Event) -> None:
    log.discard.discard(card)


@says(words.RESHUFFLED)
def reshuffled(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    log.discard.clear()


@says(words.NEW_CREATURE)
def new_creature(log: Chronicle, who: int, price: int, c: int, event: Event) -> None:
    """CY-3.2: the others have slid down, so that the new one lies next."""
    there = [card for card in log.column if card >= 0]
    assert price == 2 + len(there)
    log.column = [*there, int(event.a), -1, -1, -1][:4]


# battles


@says(words.SEA_STRENGTH)
def sea_strength(log: Chronicle, who: int, fleets: int, ports: int, event: Event) -> None:
    log.stage = [*log.stage, who, fleets, ports, int(event.d)]


@says(words.SEA_STAGE)
def sea_stage(log: Chronicle, who: int, attack: int, c: int, event: Event) -> None:
    """CY-7.1."""
    sea, rival = int(event.e), int(log.game.faction_named(c))
    own, theirs = log.fleets[who, sea], log.fleets[rival, sea]
    assert log.stage[:3] == [who, own, log.ports(who, sea)]
    assert log.stage[4:7] == [rival, theirs, log.ports(rival, sea)]
    assert (attack, int(event.d)) == (sum(log.stage[1:4]), sum(log.stage[5:8]))
    assert {log.stage[3], log.stage[7]} <= {0, 1, 2, 3}
    log.stage = []
    log.fought(who, attack, rival, int(event.d))


@says(words.LAND_STRENGTH)
def land_strength(log: Chronicle, who: int, pieces: int, walls: int, event: Event) -> None:
    log.stage = [*log.stage, who, pieces, walls, int(event.d), int(event.e)]


@says(words.LAND_STAGE)
def land_stage(log: Chronicle, who: int, attack: int, c: int, event: Event) -> None:
    """CY-7.4, CY-8.5, CY-8.7, CY-8.9, CY-10.19."""
    land, rival = int(event.e), int(log.game.faction_named(c))
    attackers, defenders = log.at_land(who, land), log.at_land(rival, land)
    walls = 0 if ODYSSEUS in attackers else log.built[land, FORTRESS] + log.built[land, METROPOLIS]
    guarded = 2 if log.figures.get(MINOTAUR, (-1, -1))[1] == land else 0
    assert log.stage[:4] == [who, log.strength(who, land), 0, int(AJAX in attackers)]
    assert log.stage[5:9] == [rival, log.strength(rival, land), walls, int(AJAX in defenders) + guarded]
    assert (attack, int(event.d)) == (sum(log.stage[1:5]), sum(log.stage[6:10]))
    for heroes, die in ((attackers, log.stage[4]), (defenders, log.stage[9])):
        assert die == 2 if HELEN in heroes else die in (0, 1, 2, 3)
    log.stage = []
    ties = who if PENTHESILEA in attackers else rival if PENTHESILEA in defenders else -1
    log.fought(who, attack, rival, int(event.d), ties)


@says(words.FORCED)
def forced(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    log.forced = True
