"""A finished (or running) game looked back on: each seat's chance to win by choice, how much of every change was skill
and how much luck, and where a seat could have done better."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from agon import api
from agon.bots.tuned import evaluator_for, settings_from, values_of_level
from agon.coach.hint import compared, hint
from agon.kernel.evaluator import Evaluator
from agon.kernel.game import Game
from agon.search.prospects import prospects
from agon.search.settings import Settings

SAMPLES = 64
SWINGS = 8
DRAWS = 8
"""How often the luck after a choice is drawn anew to learn what it gives on average."""
TURNING_POINTS = 3
SUSPECTS = 8
"""Own choices that are looked at closely for each seat."""
THOUGHT = 2_000
"""Simulations of such a look."""

Chances = list[float]


@dataclass(frozen=True)
class Swing:
    """A choice, with the luck that followed it, after which a seat's chance was very different. ``expected`` is the
    chance after the choice but before its luck: what came until there is skill, the rest luck."""

    move: int
    seat: int
    chooser: int
    notation: str
    label: str
    args: dict[str, Any]
    before: float
    after: float
    expected: float

    @property
    def change(self) -> float:
        return self.after - self.before

    def view(self) -> dict[str, Any]:
        return {
            "move": self.move,
            "seat": self.seat,
            "chooser": self.chooser,
            "notation": self.notation,
            "id": self.label,
            "args": self.args,
            "before": round(self.before, 4),
            "expected": round(self.expected, 4),
            "after": round(self.after, 4),
        }


@dataclass(frozen=True)
class TurningPoint:
    """A choice of a seat, and what would have been better: both with the chance to win after it."""

    move: int
    seat: int
    played: str
    chance: float
    better: str
    better_chance: float

    @property
    def cost(self) -> float:
        return self.better_chance - self.chance

    def view(self) -> dict[str, Any]:
        return {
            "move": self.move,
            "seat": self.seat,
            "played": self.played,
            "chance": round(self.chance, 4),
            "better": self.better,
            "better_chance": round(self.better_chance, 4),
        }


@dataclass(frozen=True)
class Analysis:
    """``curve[n][seat]`` is the chance of a seat after n choices. ``skill[n][seat]`` is what the choice after it changed,
    ``luck[n][seat]`` what its dice and cards gave against their average: together they are the change of the curve."""

    title: str
    players: int
    choosers: list[int]
    curve: list[Chances]
    skill: list[Chances]
    luck: list[Chances]
    swings: list[Swing]
    turning_points: list[TurningPoint]
    result: dict[str, Any] | None

    def sums(self, terms: list[Chances]) -> Chances:
        """By seat, over the whole game."""
        return [sum(one[seat] for one in terms) for seat in range(self.players)]

    def own_skill(self) -> Chances:
        """By seat, what its own choices changed for it."""
        owned = [0.0] * self.players
        for chooser, change in zip(self.choosers, self.skill, strict=True):
            owned[chooser] += change[chooser]
        return owned

    def view(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "players": self.players,
            "choosers": self.choosers,
            "curve": rounded(self.curve),
            "skill": rounded(self.skill),
            "luck": rounded(self.luck),
            "swings": [swing.view() for swing in self.swings],
            "turning_points": [point.view() for point in self.turning_points],
            "result": self.result,
        }


def rounded(terms: list[Chances]) -> list[Chances]:
    return [[round(chance, 4) for chance in chances] for chances in terms]


class Judge:
    """Says what a position promises, over a number of ways it could go on."""

    def __init__(self, game: Game, samples: int, draws: int, seed: int) -> None:
        self.settings: Settings = settings_from(values_of_level(game.TITLE, "hard", int(game.players)))
        self.evaluator: Evaluator = evaluator_for(game.TITLE, self.settings)
        self.samples = samples
        self.draws = draws
        self.seed = seed

    def chances(self, game: Game) -> Chances:
        return prospects(game, self.settings, self.evaluator, self.samples, self.seed + int(game.moves))

    def expected(self, before: Game, notation: str) -> Chances | None:
        """The chances after a choice with its luck drawn anew many times; None where no luck follows."""
        rng = random.Random(self.seed + int(before.moves))
        totals = [0.0] * int(before.players)
        for _ in range(self.draws):
            world = before.copy()
            world.reseed(rng.getrandbits(60))
            world.play(notation)
            if not world.chapter.outcomes:
                return None
            share = prospects(
                world, self.settings, self.evaluator, self.samples // self.draws or 1, rng.getrandbits(60)
            )
            totals = [total + chance for total, chance in zip(totals, share, strict=True)]
        return [total / self.draws for total in totals]


def analyse(
    record: dict[str, Any],
    samples: int = SAMPLES,
    seed: int = 1,
    on_move: Callable[[int, int], None] | None = None,
    thought: int = THOUGHT,
) -> Analysis:
    """Replay a record and judge every position on the way by ``samples`` ways it could have gone on; ``thought``:
    simulations for each choice that is looked at closely."""
    positions = api.positions(record)
    game = next(positions)
    judge = Judge(game, samples, DRAWS, seed)
    choices = list(record["choices"])
    curve, means = [judge.chances(game)], []
    taken: list[tuple[int, dict[str, Any]]] = []
    for at, notation in enumerate(choices):
        taken.append(choice_taken(game, notation))
        mean = judge.expected(game, notation)
        game = next(positions)
        curve.append(judge.chances(game))
        means.append(curve[-1] if mean is None else mean)
        if on_move is not None:
            on_move(at + 1, len(choices))
    skill = [difference(mean, before) for before, mean in zip(curve, means, strict=False)]
    luck = [difference(after, mean) for mean, after in zip(means, curve[1:], strict=True)]
    suspects = doubtful(skill, taken)
    points = turning_points(record, suspects, thought, seed) if thought else []
    choosers, swings = [chooser for chooser, _ in taken], biggest(curve, means, taken)
    return Analysis(game.TITLE, int(game.players), choosers, curve, skill, luck, swings, points, game.result)


def difference(one: Chances, other: Chances) -> Chances:
    return [a - b for a, b in zip(one, other, strict=True)]


def doubtful(skill: list[Chances], taken: list[tuple[int, dict[str, Any]]]) -> dict[int, str]:
    """By number of choices before it, the choices of each seat that cost it most."""
    by_seat: dict[int, list[tuple[float, int]]] = {}
    for at, (chooser, _) in enumerate(taken):
        by_seat.setdefault(chooser, []).append((skill[at][chooser], at))
    worst = [at for costs in by_seat.values() for _, at in sorted(costs)[:SUSPECTS]]
    return {at: taken[at][1]["notation"] for at in worst}


def turning_points(record: dict[str, Any], suspects: dict[int, str], thought: int, seed: int) -> list[TurningPoint]:
    """For each seat the choices that cost it most against the best there was, in order of play."""
    by_seat: dict[int, list[TurningPoint]] = {}
    for at, game in enumerate(api.positions(record)):
        if at in suspects:
            point = looked_at(game, suspects[at], thought, seed)
            if point is not None:
                by_seat.setdefault(point.seat, []).append(point)
    kept = [one for some in by_seat.values() for one in sorted(some, key=lambda one: -one.cost)[:TURNING_POINTS]]
    return sorted(kept, key=lambda one: one.move)


def looked_at(game: Game, played: str, thought: int, seed: int) -> TurningPoint | None:
    """What would have been better, if anything was."""
    choice = game.choice
    assert choice is not None
    if len(choice.codes) == 1:
        return None
    advice = hint(game, seconds=0.0, simulations=thought, seed=seed)
    best = advice[0]
    if best.notation == played:
        return None
    chance, better = compared(game, [game.index_of(played), best.index], thought // 2, seed)
    if better <= chance:
        return None
    return TurningPoint(int(game.moves) + 1, choice.seat, played, chance, best.notation, better)


def choice_taken(game: Game, notation: str) -> tuple[int, dict[str, Any]]:
    words = game.VOCABULARY
    code = words.parse(notation)
    return int(game.asked), {"notation": notation, "label": words.label_id(code), "args": words.option_args(code)}


def biggest(curve: list[Chances], means: list[Chances], taken: list[tuple[int, dict[str, Any]]]) -> list[Swing]:
    """The largest changes, at most one for each choice."""
    found = []
    for at, (chooser, words) in enumerate(taken):
        before, after = curve[at], curve[at + 1]
        seat = most_changed(before, after, chooser)
        mean = means[at][seat]
        found.append(Swing(at + 1, seat, chooser, before=before[seat], after=after[seat], expected=mean, **words))
    found.sort(key=lambda swing: -abs(swing.change))
    return sorted(found[:SWINGS], key=lambda swing: swing.move)


def most_changed(before: Chances, after: Chances, chooser: int) -> int:
    """The seat whose chance changed most; the one that chose if others changed as much."""
    changes = [round(abs(after[seat] - before[seat]), 6) for seat in range(len(before))]
    return chooser if changes[chooser] == max(changes) else changes.index(max(changes))


def sparkline(values: list[float], width: int = 60) -> str:
    """A curve between 0 and 1 in one line of text."""
    steps = "▁▂▃▄▅▆▇█"
    count = min(width, len(values))
    picked = [values[round(at * (len(values) - 1) / max(1, count - 1))] for at in range(count)]
    return "".join(steps[min(7, max(0, int(value * 8)))] for value in picked)
