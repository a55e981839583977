"""A chronicler of Lords of Hellas: reads the log, keeps a board of its own by what it says, and compares the two.

Whatever happens must be told, and what is told must have happened: hoplites, heroes, cards, monsters, control. What the
log adds up in battles and hunts is added up again.
"""

from collections import Counter
from collections.abc import Callable

from agon.games.hellas import tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.tables import BLESSING_IDS, REGIONS
from agon.kernel.codes import verb_of
from agon.kernel.game import Game
from agon.kernel.history import Event
from tests.properties.hellas_battle import BattleBook
from tests.properties.sets import members

COMPARED_EVERY = 4
"""Moves: what is wrong once stays wrong."""
CITIES = set(members(tables.CITIES))


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
        self.turns = 0

    def __call__(self, game: Game) -> None:
        assert isinstance(game, Hellas)
        self.game = game
        if self.told < 0:
            self.begin()
            self.told = 0
        else:
            self.planned = verb_of(game.chapter.all_choices()[-1]) == words.PLAN
        events = game.chapter.all_events()
        self.read(events[self.told :])
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

    def read(self, events: list[Event]) -> None:
        for event in events:
            self.check_arguments(event)
            if event.message in NOTED:
                NOTED[event.message](self, event, int(event.a), int(event.b), int(event.c))

    def check_arguments(self, event: Event) -> None:
        """Players are at the table, things have names."""
        for kind, value in zip(words.VOCABULARY.messages[event.message].kinds, event.args(), strict=False):
            limit = len(self.game.lords) if kind.name == "player" else len(kind.words)
            assert not limit or 0 <= value < limit

    # ------------------------------------------------------------------ comparing

    def compare(self) -> None:
        game = self.game
        count = int(game.players)
        army = {(seat, region): int(game.hoplites(seat, region)) for seat in range(count) for region in range(REGIONS)}
        assert +self.army == +Counter(army)
        assert self.owner == [int(one) for one in game.owner]
        assert self.turns == game.turns
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
