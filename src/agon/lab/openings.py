"""Is an opening good? Seats are made to take it, and compared with the same seats of the same seeds left free.

A table of what seats chose cannot tell, because those who choose an opening had a reason that may have won by itself.
Seats that begin so when left free say nothing; they are counted, not compared.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

from agon.lab import needs_lab  # noqa: F401

# isort: split
import numpy as np

from agon import api
from agon.kernel.game import Game
from agon.lab.intervals import joint_z, wilson
from agon.lab.matches import Match, seated


@dataclass(frozen=True)
class Trial:
    """A seat of a seed that could begin so: its share of the win when made to, and when left free."""

    opening: str
    seed: int
    anyway: bool
    """It began so when left free."""
    made: float
    free: float


@dataclass(frozen=True)
class Verdict:
    """How much more often seats win that are made to begin so against their own choice."""

    opening: str
    anyway: int
    """Seats that began so by themselves, and say nothing."""
    seats: int
    made: float
    free: float
    low: float
    high: float

    @property
    def difference(self) -> float:
        return self.made - self.free


@dataclass(frozen=True)
class Ended:
    """A game: what each seat won, what it could begin with and what it began with."""

    won: list[float]
    offered: list[list[str]]
    began: list[str]


def play_out(match: Match, made: tuple[int, str] | None = None) -> Ended:
    """A game between bots; ``made`` names a seat and the option that it must begin with."""
    game = api.new(match.title, len(match.lineup), match.seed, match.options)
    game.keeps_log = False
    players = [seated(name, match.seed * 64 + seat) for seat, name in enumerate(match.lineup)]
    offered: list[list[str]] = [[] for seat in players]
    began = [""] * len(players)
    while not game.over:
        seat = int(game.asked)
        option = players[seat].move(game)
        if not offered[seat]:
            offered[seat] = notations(game)
            if made is not None and made[0] == seat:
                option = offered[seat].index(made[1])
            began[seat] = offered[seat][option]
        game.apply(option)
    result = game.result
    assert result is not None
    won = [1 / len(result["winners"]) if seat in result["winners"] else 0.0 for seat in range(len(players))]
    return Ended(won, offered, began)


def notations(game: Game) -> list[str]:
    return [game.VOCABULARY.notation(code) for code in game.option_codes()]


def trials(match: Match, openings: Sequence[str]) -> list[Trial]:
    """Of one seed: every seat that could begin so. Who would have anyway is not played again."""
    free = play_out(match)
    found = []
    for opening in openings:
        for seat, offered in enumerate(free.offered):
            if opening in offered:
                same = free.began[seat] == opening
                made = free if same else play_out(match, (seat, opening))
                found.append(Trial(opening, match.seed, same, made.won[seat], free.won[seat]))
    return found


def try_openings(matches: Sequence[Match], openings: Sequence[str], jobs: int = 1) -> Iterator[list[Trial]]:
    """Seed by seed, in order."""
    work: Callable[[Match], list[Trial]] = partial(trials, openings=list(openings))
    if jobs <= 1:
        yield from map(work, matches)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, matches)


def verdict(opening: str, found: Sequence[Trial], lines: int) -> Verdict:
    """With an interval over seeds, one of so many that hold together, never narrower than so few seats allow."""
    forced = [each for each in found if not each.anyway]
    anyway = len(found) - len(forced)
    if not forced:
        return Verdict(opening, anyway, 0, 0.0, 0.0, -1.0, 1.0)
    made, free = np.mean([(each.made, each.free) for each in forced], axis=0)
    gain = float(made - free)
    places = np.unique([each.seed for each in forced], return_inverse=True)[1]
    clusters = np.bincount(places, [each.made - each.free - gain for each in forced])
    spread = len(clusters) / max(1, len(clusters) - 1)
    z = joint_z(lines)
    reach = max(z * float(np.sqrt(spread * (clusters**2).sum())) / len(forced), wilson(0, len(forced), z)[1])
    return Verdict(opening, anyway, len(forced), float(made), float(free), gain - reach, gain + reach)


def verdicts(found: Sequence[Trial]) -> list[Verdict]:
    """The best first."""
    names = sorted({each.opening for each in found})
    made = [verdict(name, [each for each in found if each.opening == name], len(names)) for name in names]
    return sorted(made, key=lambda one: -one.difference)
