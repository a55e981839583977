"""Games that are played to learn from: every position is noted with what the search tried there, and what came of it.

The players are searches with the network of the day, curious ones: noise is mixed into what the network holds to be
likely at the root, and the first choices of a game are drawn in proportion to the tries, so that games differ and
nothing is never tried (Silver et al. 2017). Before there is a network, any bot is the teacher: what it chose counts as
tried, or what its search tried if it searches.
"""

from dataclasses import dataclass
from typing import Any

from agon.lab import needs_lab  # noqa: F401

# isort: split
import numpy as np
from threadpoolctl import threadpool_limits

from agon import api
from agon.bots import Bot, SearchBot, SeatWindow
from agon.kernel.game import Game
from agon.lab.judged import Court, JudgedBot, JudgeFunction
from agon.lab.matches import Match, seated
from agon.lab.nets import ONE_THREAD, network_at
from agon.lab.observation import Cells
from agon.lab.samples import Samples
from agon.lab.sight import Sight
from agon.search.judge import outcome
from agon.search.tree import Search

SPREAD = 10.0
"""Noise favours about so many options of a question, however many there are."""


@dataclass(frozen=True)
class Curiosity:
    """What makes games differ."""

    noise: float
    """The share of chance in what is held to be likely at the root."""
    drawn: int
    """So many first choices of each seat are drawn in proportion to the tries; later the most tried option is taken."""


class NoisyCourt(Court):
    """Mixes noise into its first judgement, that of the root, and remembers it."""

    def __init__(self, title: str, players: int, function: JudgeFunction, noise: float, seed: int) -> None:
        super().__init__(title, players, function)
        self.noise = noise
        self.rng = np.random.default_rng(seed)
        self.root: list[float] = []
        """The chances of the seats at the root, the asked one first."""

    def judge(self, seen: bytes, legal: bytes, counts: list[int]) -> tuple[list[float], list[float]]:
        values, shares = super().judge(seen, legal, counts)
        if self.root:
            return values, shares
        self.root = values
        noise = self.rng.dirichlet(np.full(len(shares), SPREAD / len(shares)))
        return values, ((1.0 - self.noise) * np.array(shares) + self.noise * noise).tolist()


class CuriousBot(JudgedBot):
    """A search that plays to learn. It thinks anew for every choice, so that the noise is always at the root."""

    name = "curious"

    def __init__(self, seed: int, simulations: int, judge: JudgeFunction, curiosity: Curiosity) -> None:
        super().__init__(seed, simulations, values={"hope": 1.0}, judge=judge)
        self.curiosity = curiosity
        self.choices = 0
        self.court: NoisyCourt | None = None

    def court_for(self, title: str, players: int) -> Court:
        self.court = NoisyCourt(title, players, self.judge, self.curiosity.noise, self.rng.getrandbits(60))
        return self.court

    def tree_for(self, window: SeatWindow) -> Search:
        self.search = self.new_search(window.seat, window.imagined)
        return self.search

    def choose(self, window: SeatWindow) -> int:
        verdicts = self.think(window)
        if len(verdicts) == 1:
            return 0
        self.choices += 1
        if self.choices > self.curiosity.drawn:
            return max(range(len(verdicts)), key=lambda index: verdicts[index])
        return self.rng.choices(range(len(verdicts)), [visits for visits, _ in verdicts])[0]

    def expected(self, imagined: Game) -> list[float]:
        """The chance of each seat, the asked one first: its own as the search found it; what is left, the others share as
        the network has it."""
        assert self.search is not None
        assert self.court is not None
        verdicts = self.search.verdicts(imagined)
        own = sum(visits * chance for visits, chance in verdicts) / sum(visits for visits, _ in verdicts)
        others = self.court.root[1:]
        return [own, *[(1.0 - own) * share / max(sum(others), 1e-9) for share in others]]


# ---------------------------------------------------------------------- what is noted


@dataclass(frozen=True)
class Note:
    """One position and what the seat that was asked made of it."""

    observation: Cells
    legal: list[int]
    tried: list[float]
    places: list[int]
    """By seat: its place, counted from the seat that was asked."""
    expected: list[float] | None
    """By place; None of a teacher."""


def tries(bot: Bot, imagined: Game, option: int) -> list[float]:
    """The share of each option in what the bot tried; of a bot that does not search, all for what it took."""
    visits = [0] * int(imagined.offered)
    if isinstance(bot, SearchBot) and bot.search is not None:
        visits = [visited for visited, _ in bot.search.verdicts(imagined)]
    if not any(visits):
        visits[option] = 1
    return [each / sum(visits) for each in visits]


def note(sight: Sight, game: Game, bot: Bot, imagined: Game, option: int) -> Note:
    assert sight.structured is not None
    seat, observer = int(game.asked), sight.structured.observer
    return Note(
        sight.observe(game, seat),
        sight.numbers(game),
        tries(bot, imagined, option),
        [int(observer.seat_place(game, other, seat)) for other in range(int(game.players))],
        bot.expected(imagined) if isinstance(bot, CuriousBot) else None,
    )


def came_of(end: Game) -> list[float]:
    """By seat its share of the win; if nobody won, all share it but for who played alone."""
    shares, players = outcome(end), int(end.players)
    won = [float(shares[seat]) for seat in range(players)]
    return won if any(won) or players == 1 else [1.0 / players] * players


def worth(noted: Note, won: list[float], foresight: float) -> list[float]:
    """By place: what came of the position in the end, mixed with what the search expected of it."""
    by_place = [0.0] * len(won)
    for seat, place in enumerate(noted.places):
        by_place[place] = won[seat]
    if noted.expected is None:
        return by_place
    pairs = zip(by_place, noted.expected, strict=True)
    return [(1.0 - foresight) * ended + foresight * expected for ended, expected in pairs]


def samples_of(notes: list[Note], end: Game, foresight: float) -> Samples:
    won = came_of(end)
    return Samples(
        np.stack([one.observation for one in notes]),
        np.array([number for one in notes for number in one.legal], np.int32),
        np.array([len(one.legal) for one in notes], np.int32),
        np.array([share for one in notes for share in one.tried], np.float32),
        np.array([worth(one, won, foresight) for one in notes], np.float32),
    )


# ---------------------------------------------------------------------- the game


@dataclass(frozen=True)
class SelfPlay(Match):
    """A game to learn from. With a ``network`` all seats search with it; without, the bots of the line-up are teachers."""

    network: str = ""
    simulations: int = 0
    curiosity: Curiosity = Curiosity(0.0, 0)
    foresight: float = 0.0
    """The share of what the search expected in what a position is worth; the rest is how the game ended."""

    def play(self) -> dict[str, Any]:
        with threadpool_limits(ONE_THREAD):
            return {"number": self.number, "samples": play_and_note(self)}

    def bot(self, seat: int) -> Bot:
        seed = self.seed * 64 + seat
        if not self.network:
            return seated(self.lineup[seat], seed)
        return CuriousBot(seed, self.simulations, network_at(self.network), self.curiosity)


def play_and_note(match: SelfPlay) -> Samples:
    players = len(match.lineup)
    game = api.new(match.title, players, match.seed, match.options)
    game.keeps_log = False
    bots = [match.bot(seat) for seat in range(players)]
    sight = Sight(match.title, players, "structured")
    notes: list[Note] = []
    while not game.over:
        bot = bots[int(game.asked)]
        window = SeatWindow(game, int(game.asked), bot.rng)
        option = bot.choose(window)
        if game.offered > 1:
            notes.append(note(sight, game, bot, window.imagined, option))
        game.apply(option)
    return samples_of(notes, game, match.foresight)
