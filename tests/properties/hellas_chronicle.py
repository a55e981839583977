"""A chronicler of Lords of Hellas: reads the log, keeps a board of its own by what it says, and compares the two.

Whatever happens must be told, and what is told must have happened: hoplites, heroes, cards, monsters, control. What the
log adds up in battles and hunts is added up again.
"""

from collections import Counter
from collections.abc import Callable

from agon.games.hellas import tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.tables import ARTIFACT_IDS, BLESSING_IDS, HERO_IDS, MONSTER_IDS, REGIONS
from agon.kernel.codes import verb_of
from agon.kernel.game import Game
from agon.kernel.history import Event
from tests.properties.hellas_battle import BattleBook, strength_of_attack
from tests.properties.sets import members

BUILD_MONUMENT = 10
COMPARED_EVERY = 4
"""Moves: what is wrong once stays wrong."""
CITIES = set(members(tables.CITIES))
DELPHI = tables.REGION_IDS.index("phocis")


class Player:
    """What lies before one player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.hero = self.at = self.quest = -1
        self.stage = 0
        self.attributes = [1, 1, 1]
        self.injured: set[int] = set()
        self.pool = 0
        self.fortified: set[int] = set()
        self.hand: set[int] = set()
        self.artifacts: set[int] = set()
        self.charged: set[int] = set()
        self.blessings: set[int] = set()
        self.glory: set[int] = set()
        self.trophies: set[int] = set()
        self.used: set[int] = set()

    def value(self, attribute: int) -> int:
        """LH-7.6: an injured attribute counts 1."""
        return 1 if attribute in self.injured else self.attributes[attribute]

    def blessed(self, name: str) -> bool:
        return BLESSING_IDS.index(name) in self.blessings


class Chronicle:
    """Called after every move of one game."""

    def __init__(self) -> None:
        self.told = -1
        self.game = Hellas(2)
        self.players: list[Player] = []
        self.planned = False
        self.battle: BattleBook | None = None
        self.turn = -1

    def __call__(self, game: Game) -> None:
        assert isinstance(game, Hellas)
        self.game = game
        if self.told < 0:
            self.begin()
            self.told = 0
        else:
            self.planned = verb_of(game.chapter.all_choices()[-1]) == words.PLAN
        events = game.chapter.all_events()
        for event in events[self.told :]:
            if event.message in NOTED:
                NOTED[event.message](self, event, int(event.a), int(event.b), int(event.c))
        self.told = len(events)
        if min(self.levels) == 5:
            self.renew()
        if game.moves % COMPARED_EVERY == 0 or game.over:
            self.compare()

    def begin(self) -> None:
        """An empty board: the opening is told from the first card on."""
        self.players = [Player(seat) for seat in range(int(self.game.players))]
        self.army: Counter[tuple[int, int]] = Counter()
        self.owner = [-1] * REGIONS
        self.lair: dict[int, int] = {}
        self.slain: set[int] = set()
        self.wounds: Counter[int] = Counter()
        self.evolved: set[int] = set()
        self.levels = [1, 1, 1]
        self.praying: Counter[tuple[int, int]] = Counter()
        self.temples: set[int] = set()
        self.quests: set[int] = set()
        self.tokens = 0

    # ------------------------------------------------------------------ comparing

    def compare(self) -> None:
        game = self.game
        count = int(game.players)
        army = {(seat, region): int(game.hoplites(seat, region)) for seat in range(count) for region in range(REGIONS)}
        assert +self.army == +Counter(army)
        assert self.owner == [int(one) for one in game.owner]
        for player, lord in zip(self.players, game.lords, strict=True):
            assert (player.hero, player.at, player.quest) == (lord.hero, lord.at, lord.quest)
            assert player.quest < 0 or player.stage == lord.quest_step
            assert player.attributes == [lord.leadership, lord.strength, lord.speed]
            assert player.pool == lord.pool
            found = [lord.injured, lord.fortified, lord.hand, lord.artifacts, lord.blessings, lord.glory, lord.trophies]
            own = [player.injured, player.fortified, player.hand, player.artifacts, player.blessings]
            assert [*own, player.glory, player.trophies] == [set(members(one)) for one in found]
        self.compare_beasts()
        self.compare_monuments()
        self.check_victory()

    def compare_beasts(self) -> None:
        game = self.game
        assert self.lair == {monster: int(at) for monster, at in enumerate(game.lair) if at >= 0}
        assert self.slain == {monster for monster, at in enumerate(game.lair) if at == -2}
        wounds = {monster: len(members(places)) for monster, places in enumerate(game.wounds)}
        assert +self.wounds == +Counter(wounds)
        assert self.evolved == set(members(game.evolved))
        assert self.quests == set(members(game.quests))

    def compare_monuments(self) -> None:
        game = self.game
        count = int(game.players)
        assert self.temples == set(members(game.temples))
        assert self.levels == [int(level) for level in game.level]
        for player, lord in zip(self.players, game.lords, strict=True):
            assert player.used == set(members(lord.used))
            assert player.charged == set(members(lord.charged))
            for god in range(3):
                assert self.praying[god, player.seat] == game.praying[god * count + player.seat]
        assert game.king_god < 0 or max(self.tokens, 0) == max(game.king_tokens, 0)

    def renew(self) -> None:
        """With all monuments complete nothing is built any more, and what is renewed then is not told."""
        count = int(self.game.players)
        self.praying.clear()
        for player, lord in zip(self.players, self.game.lords, strict=True):
            player.used, player.charged = set(members(lord.used)), set(members(lord.charged))
            for god in range(3):
                self.praying[god, player.seat] = int(self.game.praying[god * count + player.seat])

    def check_victory(self) -> None:
        """LH-1.1 to LH-1.3: who has enough has won, at once."""
        game = self.game
        winners = {seat for seat in range(int(game.players)) if self.has_won(seat)}
        if not game.over:
            assert not winners
            return
        won = members(game.winners)
        assert len(won) == 1
        assert list(game.scores) == [int(seat in won) for seat in range(int(game.players))]
        assert winners == set(won) or (not winners and game.reason == words.KING_WINS)
        if game.reason == words.KING_WINS:
            assert self.owner[tables.GOD_REGION[game.king_god]] == won[0]
            assert self.tokens == 0

    def has_won(self, seat: int) -> bool:
        held = {region for region in range(REGIONS) if self.owner[region] == seat}
        counts = [n for n in range(tables.LANDS) if len(self.players) != 3 or tables.COUNTS_FOR_THREE[n]]
        lands = [n for n in counts if set(members(tables.LAND_REGIONS[n])) <= held]
        enough = 3 if len(self.players) == 2 else 2
        return len(lands) >= enough or len(held & self.temples) >= 5 or len(self.players[seat].trophies) >= 3

    # ------------------------------------------------------------------ reading

    def moved(self, seat: int, count: int, start: int, to: int) -> None:
        assert 0 < count <= self.army[seat, start]
        self.army[seat, start] -= count
        self.army[seat, to] += count
        if self.army[seat, start] == 0:
            self.players[seat].fortified.discard(start)

    def people(self, seat: int, region: int) -> int:
        """LH-3.8."""
        needed = int(tables.POPULATION[region])
        return max(1, needed - 2) if self.players[seat].blessed("local_support") else needed


Note = Callable[[Chronicle, Event, int, int, int], None]
NOTED: dict[int, Note] = {}


def says(message: int) -> Callable[[Note], Note]:
    def register(note: Note) -> Note:
        NOTED[message] = note
        return note

    return register


@says(words.TURN_BEGINS)
def turn_begins(log: Chronicle, event: Event, seat: int, b: int, c: int) -> None:
    """LH-3: clockwise."""
    assert log.turn < 0 or seat == (log.turn + 1) % len(log.players)
    log.turn = seat


@says(words.HERO_CHOSEN)
def hero_chosen(log: Chronicle, event: Event, seat: int, hero: int, c: int) -> None:
    player = log.players[seat]
    player.hero = hero
    player.attributes = [int(tables.HERO_START[hero * 3 + at]) for at in range(3)]


@says(words.HERO_PLACED)
def hero_placed(log: Chronicle, event: Event, seat: int, hero: int, region: int) -> None:
    assert log.players[seat].hero == hero
    log.players[seat].at = region
    log.army[seat, region] += 2


@says(words.ACTION_TAKEN)
def action_taken(log: Chronicle, event: Event, seat: int, action: int, c: int) -> None:
    if action != BUILD_MONUMENT:
        log.players[seat].used.add(action)


@says(words.ACTION_CLEARED)
def action_cleared(log: Chronicle, event: Event, seat: int, action: int, c: int) -> None:
    log.players[seat].used.remove(action)


@says(words.CONTROL)
def control(log: Chronicle, event: Event, seat: int, region: int, c: int) -> None:
    assert log.owner[region] != seat
    log.owner[region] = seat
    god = int(tables.MONUMENT_AT[region])
    if god >= 0:  # LH-10.2
        for player in log.players:
            player.artifacts.discard(int(tables.GOD_ARTIFACT[god]))
            player.charged.discard(int(tables.GOD_ARTIFACT[god]))


@says(words.GOD_ARTIFACT_TAKEN)
@says(words.ARTIFACT_GAINED)
def artifact_gained(log: Chronicle, event: Event, seat: int, artifact: int, c: int) -> None:
    log.players[seat].artifacts.add(artifact)
    log.players[seat].charged.add(artifact)


@says(words.ARTIFACT_USED)
def artifact_used(log: Chronicle, event: Event, seat: int, artifact: int, c: int) -> None:
    log.players[seat].charged.remove(artifact)
    if log.battle is not None:
        log.battle.used(seat, ARTIFACT_IDS[artifact])


@says(words.BLESSING_GAINED)
def blessing_gained(log: Chronicle, event: Event, seat: int, blessing: int, c: int) -> None:
    log.players[seat].blessings.add(blessing)


# hoplites


@says(words.HOPLITES_DIE)
def hoplites_die(log: Chronicle, event: Event, seat: int, count: int, region: int) -> None:
    assert 0 < count <= log.army[seat, region]
    log.army[seat, region] -= count
    if log.army[seat, region] == 0:
        log.players[seat].fortified.discard(region)
    if log.battle is not None:
        log.battle.died(seat, count)


@says(words.HOPLITES_MOVE)
@says(words.RETREATED)
def hoplites_move(log: Chronicle, event: Event, seat: int, count: int, start: int) -> None:
    log.moved(seat, count, start, int(event.d))


@says(words.RECRUITED)
def recruited(log: Chronicle, event: Event, seat: int, count: int, region: int) -> None:
    assert count > 0
    log.army[seat, region] += count


@says(words.RECRUITED_FORTIFIED)
def recruited_fortified(log: Chronicle, event: Event, seat: int, count: int, region: int) -> None:
    recruited(log, event, seat, count, region)
    fortified(log, event, seat, region, 0)


@says(words.FORTIFIED)
def fortified(log: Chronicle, event: Event, seat: int, region: int, c: int) -> None:
    assert region in CITIES
    assert region not in log.players[seat].fortified
    assert log.owner[region] == seat
    log.players[seat].fortified.add(region)


@says(words.UNFORTIFIED)
def unfortified(log: Chronicle, event: Event, seat: int, region: int, c: int) -> None:
    log.players[seat].fortified.remove(region)


# heroes


@says(words.HERO_MOVES)
def hero_moves(log: Chronicle, event: Event, seat: int, hero: int, start: int) -> None:
    assert (log.players[seat].hero, log.players[seat].at) == (hero, start)
    log.players[seat].at = int(event.d)


@says(words.HERO_APPEARS)
@says(words.HERO_RETURNS)
def hero_appears(log: Chronicle, event: Event, seat: int, hero: int, region: int) -> None:
    player = log.players[seat]
    assert player.hero == hero
    player.at, player.quest = region, -1


@says(words.PRIEST_GAINED)
def priest_gained(log: Chronicle, event: Event, seat: int, count: int, c: int) -> None:
    assert count > 0
    log.players[seat].pool += count


@says(words.PRIEST_SACRIFICED)
def priest_sacrificed(log: Chronicle, event: Event, seat: int, b: int, c: int) -> None:
    log.players[seat].pool -= 1


@says(words.PRAYED)
def prayed(log: Chronicle, event: Event, seat: int, god: int, attribute: int) -> None:
    """LH-3.3."""
    player = log.players[seat]
    player.pool -= 1
    log.praying[god, seat] += 1
    assert sum(log.praying[god, other.seat] for other in log.players) <= tables.PRIEST_PLACES
    player.attributes[attribute] = min(5, player.attributes[attribute] + 1)
    assert player.attributes[attribute] == event.d


@says(words.ATTRIBUTE_NOW)
def attribute_now(log: Chronicle, event: Event, seat: int, attribute: int, value: int) -> None:
    log.players[seat].attributes[attribute] = value


@says(words.INJURED)
def injured(log: Chronicle, event: Event, seat: int, hero: int, attribute: int) -> None:
    assert log.players[seat].hero == hero
    assert attribute not in log.players[seat].injured
    log.players[seat].injured.add(attribute)


@says(words.HEALED)
def healed(log: Chronicle, event: Event, seat: int, hero: int, attribute: int) -> None:
    assert log.players[seat].hero == hero
    log.players[seat].injured.remove(attribute)


@says(words.GLORY_TAKEN)
def glory_taken(log: Chronicle, event: Event, seat: int, land: int, c: int) -> None:
    for player in log.players:
        player.glory.discard(land)
    log.players[seat].glory.add(land)


@says(words.GLORY_RETURNED)
def glory_returned(log: Chronicle, event: Event, seat: int, land: int, c: int) -> None:
    log.players[seat].glory.remove(land)


@says(words.CARD_DRAWN)
def card_drawn(log: Chronicle, event: Event, seat: int, card: int, c: int) -> None:
    assert event.audience == 1 << seat
    assert not any(card in player.hand for player in log.players)
    log.players[seat].hand.add(card)


@says(words.DISCARDED)
def discarded(log: Chronicle, event: Event, seat: int, card: int, c: int) -> None:
    log.players[seat].hand.remove(card)


@says(words.CARD_PLAYED)
def card_played(log: Chronicle, event: Event, seat: int, card: int, c: int) -> None:
    log.players[seat].hand.remove(card)
    assert log.battle is not None
    log.battle.played(log, seat, card, log.planned)


# quests


@says(words.QUEST_APPEARS)
def quest_appears(log: Chronicle, event: Event, quest: int, region: int, c: int) -> None:
    assert region == tables.QUEST_REGION[quest]
    log.quests.add(quest)
    assert len(log.quests) <= 3


@says(words.QUEST_BEGUN)
def quest_begun(log: Chronicle, event: Event, seat: int, hero: int, quest: int) -> None:
    player = log.players[seat]
    assert player.hero == hero
    assert player.at == tables.QUEST_REGION[quest]
    player.at, player.quest, player.stage = -1, quest, int(event.d) - 1


@says(words.QUEST_STEP)
def quest_step(log: Chronicle, event: Event, seat: int, hero: int, quest: int) -> None:
    player = log.players[seat]
    player.stage += 1
    assert (player.hero, player.quest, player.stage) == (hero, quest, event.d - 1)


@says(words.QUEST_DONE)
def quest_done(log: Chronicle, event: Event, seat: int, hero: int, quest: int) -> None:
    player = log.players[seat]
    assert (player.hero, player.quest, player.stage) == (hero, quest, 2)
    player.at, player.quest = int(tables.QUEST_REGION[quest]), -1
    log.quests.remove(quest)


# monsters


@says(words.MONSTER_ENTERS)
def monster_enters(log: Chronicle, event: Event, monster: int, region: int, c: int) -> None:
    assert monster not in log.lair
    log.lair[monster] = region


@says(words.MONSTER_EVOLVES)
def monster_evolves(log: Chronicle, event: Event, monster: int, card: int, c: int) -> None:
    assert monster in log.lair
    log.evolved.add(card)


@says(words.MONSTER_MOVES)
def monster_moves(log: Chronicle, event: Event, monster: int, start: int, to: int) -> None:
    assert log.lair[monster] == start
    log.lair[monster] = to


@says(words.MONSTER_ATTACKS)
def monster_attacks(log: Chronicle, event: Event, monster: int, region: int, c: int) -> None:
    assert log.lair[monster] == region


@says(words.MONSTER_HEALS)
def monster_heals(log: Chronicle, event: Event, monster: int, b: int, c: int) -> None:
    log.wounds[monster] = 0


@says(words.WOUNDED)
def wounded(log: Chronicle, event: Event, seat: int, monster: int, c: int) -> None:
    assert monster in log.lair
    log.wounds[monster] += 1


@says(words.SLAIN)
def slain(log: Chronicle, event: Event, seat: int, monster: int, c: int) -> None:
    del log.lair[monster]
    log.slain.add(monster)
    log.wounds[monster] = 0
    log.evolved -= set(members(tables.MONSTER_EVENTS[monster]))
    log.players[seat].trophies.add(monster)


@says(words.ATTACK_CHOSEN)
def attack_chosen(log: Chronicle, event: Event, seat: int, monster: int, attack: int) -> None:
    """LH-7.3: by the player to the hunter's left, with the strength of card, monster and evolutions."""
    assert event.d == strength_of_attack(log, (seat - 1) % len(log.players), monster, attack)


# temples and monuments


@says(words.TEMPLE_BUILT)
def temple_built(log: Chronicle, event: Event, seat: int, region: int, c: int) -> None:
    assert log.owner[region] == seat
    assert region != DELPHI
    log.temples.add(region)


@says(words.ORACLE_BUILT)
def oracle_built(log: Chronicle, event: Event, seat: int, b: int, c: int) -> None:
    assert log.owner[DELPHI] == seat
    log.temples.add(DELPHI)


@says(words.MONUMENT_BUILT)
def monument_built(log: Chronicle, event: Event, seat: int, god: int, level: int) -> None:
    """LH-4.9."""
    log.levels[god] += 1
    assert log.levels[god] == level
    log.praying.clear()
    for player in log.players:
        player.used.clear()
        player.charged = set(player.artifacts)


@says(words.KING_COUNTDOWN)
def king_countdown(log: Chronicle, event: Event, seat: int, god: int, tokens: int) -> None:
    assert (log.levels[god], tokens, len(log.players) > 2) == (5, 3, True)
    log.tokens = tokens


@says(words.KING_TOKEN_OFF)
def king_token_off(log: Chronicle, event: Event, seat: int, tokens: int, c: int) -> None:
    log.tokens -= 1
    assert tokens == log.tokens


# battles


@says(words.BATTLE_BEGINS)
def battle_begins(log: Chronicle, event: Event, attacker: int, defender: int, region: int) -> None:
    assert log.army[attacker, region] > 0
    assert log.army[defender, region] > 0
    log.battle = BattleBook(attacker, defender, region)


@says(words.BATTLE_ENDS)
def battle_ends(log: Chronicle, event: Event, region: int, attacker: int, attack: int) -> None:
    assert log.battle is not None
    assert (log.battle.region, log.battle.attacker, log.battle.defender) == (region, attacker, event.d)
    assert attack == log.battle.strength(log, attacker)
    assert event.e == log.battle.strength(log, int(event.d))
    log.battle.decided(log, attacker if attack > event.e else int(event.d))


@says(words.BATTLE_LOSSES)
def battle_losses(log: Chronicle, event: Event, attacker: int, lost: int, defender: int) -> None:
    assert log.battle is not None
    log.battle.paid(log, lost, int(event.d))


@says(words.BATTLE_WON)
def battle_won(log: Chronicle, event: Event, seat: int, region: int, c: int) -> None:
    assert log.battle is not None
    assert log.battle.winner in (-1, seat)
    log.battle = None


ACHILLES, MEDUSA = HERO_IDS.index("achilles"), MONSTER_IDS.index("medusa")
