"""An accountant who follows the coins of Cyclades by what was played and told, and compares the purses."""

from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rules.march import BY_FLIGHT, March
from agon.games.cyclades.rules.sacrifice import Borrow
from agon.games.cyclades.rules.turn import Turn
from agon.games.cyclades.tables import (
    APOLLO,
    APOLLO_COINS,
    ARES,
    CROESUS,
    CROESUS_COINS,
    GOLD_BONUS,
    HERO_PRICE,
    RECRUIT_PRICE,
    THREE_GOLD,
)
from agon.games.cyclades.words import (
    BONUS,
    BOUGHT,
    HIRE,
    INCOME,
    MARCHED,
    PAID,
    REROLLED,
    SACRIFICED,
    SAILED,
    STOLE_COINS,
    TURN,
    USE,
)
from agon.kernel.codes import arg_a, verb_of
from agon.kernel.game import Game
from agon.kernel.history import Event
from tests.frames import top

NOT_RECRUITS = {"done", "march", "campaign", "sail", "buy", "hire", "peek", "sacrifice"}


class Accountant:
    """Called after every move of one game: each purse has changed by exactly what was earned and paid.

    A way costs one coin, the n-th campaign of a turn n; only in teams, where ways are longer, it is enough that something
    was paid.
    """

    def __init__(self) -> None:
        self.purses: list[int] = []
        self.told = 0
        self.in_menu = False
        self.recruit_price = 0
        self.asked_faction = 0
        self.flies = False
        self.campaigns = -1
        """Made in this turn; -1: with Ares, where there are none."""

    def __call__(self, game: Game) -> None:
        assert isinstance(game, Cyclades)
        events = game.chapter.all_events()
        if self.purses:
            self.compare(game, events[self.told :])
        self.purses = [int(n) for n in game.coins]
        self.told = len(events)
        self.look_ahead(game)

    def look_ahead(self, game: Cyclades) -> None:
        """What the next move will be paid by, as the position before it says."""
        asking = top(game)
        self.flies = isinstance(asking, March) and asking.kind == BY_FLIGHT
        self.in_menu = isinstance(asking, Turn) and game.VOCABULARY.prompts[game.prompt].name == "action"
        if isinstance(asking, (Turn, Borrow)):
            self.asked_faction = int(asking.faction)
        if isinstance(asking, Turn):
            self.recruit_price = int(RECRUIT_PRICE[asking.god * 4 + asking.extra_recruits])

    def compare(self, game: Cyclades, events: list[Event]) -> None:
        due = list(self.purses)
        travelled: set[int] = set()
        self.count_choice(game, due)
        for event in events:
            self.count_event(game, event, due, travelled)
        for purse, owed in enumerate(due):
            if purse in travelled:
                assert game.coins[purse] < owed, "a way was not paid"
            else:
                assert game.coins[purse] == owed, f"coins of purse {purse} appeared or vanished"

    def count_choice(self, game: Cyclades, due: list[int]) -> None:
        played = game.chapter.all_choices()[-1]
        verb = game.VOCABULARY.notation(played).split()[0]
        purse = int(game.purse(self.asked_faction))
        if self.in_menu and verb_of(played) == HIRE:
            due[purse] -= HERO_PRICE
        elif verb_of(played) == USE and arg_a(played) == CROESUS:
            due[purse] -= CROESUS_COINS
        elif self.in_menu and verb not in NOT_RECRUITS:
            due[purse] -= self.recruit_price

    def count_event(self, game: Cyclades, event: Event, due: list[int], travelled: set[int]) -> None:
        kind, purse = event.message, int(game.purse(game.faction_named(event.a)))
        if kind == INCOME:
            due[purse] += event.b
        elif kind == PAID:
            due[purse] -= event.b
        elif kind == BOUGHT:
            due[purse] -= event.c
        elif kind == REROLLED:
            due[purse] -= 1
        elif kind == BONUS and event.b == THREE_GOLD:
            due[purse] += GOLD_BONUS
        elif kind == TURN:
            self.campaigns = -1 if event.b == ARES else 0
            due[purse] += APOLLO_COINS if event.b == APOLLO else 0
        elif kind == SACRIFICED and event.b == CROESUS:
            due[purse] -= CROESUS_COINS
        elif kind == STOLE_COINS:
            due[purse] += event.c
            due[int(game.purse(game.faction_named(event.b)))] -= event.c
        elif kind == SAILED or (kind == MARCHED and not self.flies):
            self.count_way(game, kind, purse, due, travelled)

    def count_way(self, game: Cyclades, kind: int, purse: int, due: list[int], travelled: set[int]) -> None:
        if game.teams:
            travelled.add(purse)
        elif kind == MARCHED and self.campaigns >= 0:
            self.campaigns += 1
            due[purse] -= self.campaigns
        else:
            due[purse] -= 1
