"""A bot that searches a tree of what may happen, over many imagined games."""

from importlib import import_module
from typing import Any

from agon import games
from agon.bots.base import Bot, SeatWindow
from agon.bots.tuned import (
    book_for,
    evaluator_for,
    fits,
    level_of,
    network_of_level,
    settings_from,
    values_for,
    values_of_level,
)
from agon.kernel.game import Game
from agon.search.settings import Settings
from agon.search.tree import Search

MOST_SECONDS = 1.0


class SearchBot(Bot):
    """Thinks for a number of simulations, a time, or whichever ends first. Keeps its tree from one of its choices
    to the next when nothing was learnt in between. One bot plays one seat of one game. ``values`` are laid over
    the settings of the title."""

    name = "search"

    def __init__(
        self,
        seed: int | None = None,
        simulations: int = 0,
        seconds: float = MOST_SECONDS,
        values: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.values = values or {}
        self.search: Search | None = None
        self.expected_move = -1
        self.last_taken = (-1, -1, -1)

    @classmethod
    def with_options(cls, seed: int | None, options: dict[str, Any]) -> Bot:
        """A budget and any of the settings; what is not told is as the title's data say."""
        values = dict(options)
        simulations = int(values.pop("simulations", values.pop("lines", 0)))  # "lines" until version 0.1
        seconds = float(values.pop("seconds", 0 if simulations else MOST_SECONDS))
        settings_from(values)
        return cls(seed, simulations, seconds, values)

    def choose(self, window: SeatWindow) -> int:
        verdicts = self.think(window)
        best = max(range(len(verdicts)), key=lambda index: verdicts[index])
        imagined = window.imagined
        self.last_taken = (window.seat, int(imagined.prompt), window.choice.codes[best])
        self.expected_move = int(imagined.moves) + 1
        return best

    def think(self, window: SeatWindow) -> list[tuple[int, float]]:
        """For each option: how often it was tried, and the seat's estimated chance after it."""
        if len(window.choice.codes) == 1:
            return [(1, 0.0)]
        search = self.tree_for(window)
        search.think(window.imagined, self.simulations_for(window), self.seconds)
        return search.verdicts(window.imagined)

    def simulations_for(self, window: SeatWindow) -> int:
        return self.simulations

    def tree_for(self, window: SeatWindow) -> Search:
        """The tree of the choice before, if this question follows from it without chance or others' choices."""
        imagined = window.imagined
        search = self.search
        follows = imagined.moves == self.expected_move and imagined.can_undo
        if search is None or not follows or search.seat != window.seat or not search.keep_branch(*self.last_taken):
            search = self.new_search(window.seat, imagined)
            self.search = search
        return search

    def new_search(self, seat: int, imagined: Game) -> Search:
        settings = self.settings_for(imagined)
        by_hand = games.title(imagined.TITLE).evaluate
        return Search(seat, settings, evaluator_for(imagined.TITLE, settings), self.rng.getrandbits(60), by_hand)

    def settings_for(self, imagined: Game) -> Settings:
        """Those of the title, the values given to this bot laid over them."""
        return settings_from({**values_for(imagined.TITLE, int(imagined.players)), **self.values})


JUDGED = "agon.lab.judged"
"""Searches that a network judges. Imported only when one plays: what reads networks is a room above this one."""


class LevelBot(SearchBot):
    """As many simulations as its title's data give its level, within the seconds of the level: on any machine that can
    play them in time, a seed gives the same game. Openings that are known are played by the book of the title."""

    most_seconds = MOST_SECONDS

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed, seconds=self.most_seconds)

    @classmethod
    def with_options(cls, seed: int | None, options: dict[str, Any]) -> Bot:
        """Only what the constructor takes: a level is its settings."""
        return cls(seed, **options)

    def choose(self, window: SeatWindow) -> int:
        imagined = window.imagined
        book = book_for(imagined.TITLE, int(imagined.players), self.name)
        view = window.view if any("where" in line for line in book) else {}
        for line in book:
            if fits(line.get("where", {}), view):
                offered = [option.notation for option in window.choice.options]
                known = [offered.index(option) for option in line["options"] if option in offered]
                if known:
                    return known[0]
        return super().choose(window)

    def simulations_for(self, window: SeatWindow) -> int:
        return int(level_of(window.imagined.TITLE, self.name, int(window.imagined.players))["simulations"])

    def new_search(self, seat: int, imagined: Game) -> Search:
        title, players = imagined.TITLE, int(imagined.players)
        network = network_of_level(title, self.name, players)
        if network is None:
            return super().new_search(seat, imagined)
        batch = int(level_of(title, self.name, players).get("batch", 0))
        values = values_of_level(title, self.name, players)
        found: Search = import_module(JUDGED).search_by_network(
            seat, imagined, values, self.rng.getrandbits(60), network, batch
        )
        return found

    def settings_for(self, imagined: Game) -> Settings:
        return settings_from(values_of_level(imagined.TITLE, self.name, int(imagined.players)))


class NormalBot(LevelBot):
    """A short search: as many simulations as its title needs to be well ahead of the greedy bot."""

    name = "normal"


class HardBot(LevelBot):
    """A search that judges by what self-play taught, or a longer one where nothing was."""

    name = "hard"
    thinks_for = 1


class ExpertBot(LevelBot):
    """The longest search: what its title gives for up to five seconds of computing."""

    name = "expert"
    thinks_for = 5
    most_seconds = 5.0
