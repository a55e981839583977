"""A chronicler of the game alone: the same books by the same log, for the one player and the monsters.

What Xerxes does is told in words of its own; the laws of his pieces are those declared for loading.
"""

from collections import Counter

from agon.games.hellas import tables
from agon.games.hellas.solo import words as told
from agon.games.hellas.solo.board import YOU
from agon.games.hellas.solo.tables import XERXES
from agon.games.hellas.tables import REGIONS
from agon.kernel.history import Event
from tests.properties.hellas_battle import BattleBook
from tests.properties.hellas_chronicle import Chronicle, Player, says
from tests.properties.hellas_messages import DELPHI
from tests.properties.sets import members


class ChronicleAlone(Chronicle):
    """Called after every move of a game against Xerxes."""

    def begin(self) -> None:
        """LS-2, LS-3: Achilles, an Oracle that stands, monuments of two levels."""
        super().begin()
        self.players = [Player(YOU), Player(XERXES)]
        self.players[YOU].hero = tables.HERO_IDS.index("achilles")
        self.players[YOU].attributes = [1, 1, 2]
        self.levels = [2, 2, 2]
        self.temples = {DELPHI}
        self.held: set[int] = set()

    def read(self, events: list[Event]) -> None:
        """Control is Xerxes' matter too and compared by the laws of the box: what was or is held may be built on."""
        before, now = self.held, set(members(self.game.lord(YOU).held))
        self.owner = [YOU if region in before | now else -1 for region in range(REGIONS)]
        self.held = now
        super().read(events)

    def compare(self) -> None:
        game = self.game
        if game.prompt == told.ASK_KINDS and not game.over:
            return  # it is told that men move or fall before it is asked which
        army = Counter({region: int(game.hoplites(YOU, region)) for region in range(REGIONS)})
        assert +Counter({region: count for (seat, region), count in self.army.items() if seat == YOU}) == +army
        player, lord = self.players[YOU], game.lord(YOU)
        assert (player.hero, player.at, player.quest) == (lord.hero, lord.at, lord.quest)
        assert player.quest < 0 or player.stage == lord.quest_step
        assert player.attributes == [lord.leadership, lord.strength, lord.speed]
        assert player.pool == lord.pool
        found = [lord.injured, lord.fortified, lord.hand, lord.blessings, lord.trophies]
        own = [player.injured, player.fortified, player.hand, player.blessings, player.trophies]
        assert own == [set(members(one)) for one in found]
        assert self.turns == game.turns


@says(told.HOPLITES_GATHER)
def hoplites_gather(log: Chronicle, event: Event, seat: int, count: int, region: int) -> None:
    assert count > 0
    log.army[seat, region] += count


@says(told.YOU_ATTACK)
def you_attack(log: Chronicle, event: Event, seat: int, region: int, c: int) -> None:
    assert log.army[seat, region] > 0
    log.battle = BattleBook(seat, XERXES, region)


@says(told.PERSIANS_ATTACK)
def persians_attack(log: Chronicle, event: Event, seat: int, region: int, c: int) -> None:
    assert log.army[seat, region] > 0
    log.battle = BattleBook(XERXES, seat, region)


@says(told.PERSIAN_BATTLE_ENDS)
def persian_battle_ends(log: Chronicle, event: Event, region: int, seat: int, strength: int) -> None:
    """LS-10.3."""
    assert log.battle is not None
    assert log.battle.region == region
    if log.battle.cards[seat] == 0:  # what a card adds may depend on the Persians
        assert strength == log.battle.strength(log, seat)


@says(told.ACT_ENDS)
def act_ends(log: Chronicle, event: Event, turns: int, b: int, c: int) -> None:
    """LS-13.1: the map is cleared of hoplites."""
    for seat, region in list(log.army):
        log.army[seat, region] = 0
    log.players[YOU].fortified.clear()
    log.players[YOU].charged = set(log.players[YOU].artifacts)


@says(told.TOKEN_FREED)
def tokens_freed(log: Chronicle, event: Event, seat: int, b: int, c: int) -> None:
    """LS-6.10."""
    log.players[seat].charged = set(log.players[seat].artifacts)
