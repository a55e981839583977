"""A finished (or running) game looked back on: each seat's chance to win by choice, how much of every change was skill
and how much luck, and where a seat could have done better.

The work comes in pieces that know nothing of each other (``judged``, ``looked_at``, ``told``), so that several processes
can share it; ``analyse`` does them one after the other.
"""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

import agon
from agon import api
from agon.bots.tuned import evaluator_for, level_of, settings_from, values_of_level
from agon.coach.hint import compared, hint
from agon.kernel.evaluator import Evaluator
from agon.kernel.game import Game
from agon.search.prospects import prospects
from agon.search.settings import Settings

SWINGS = 8
DRAWS = 8
"""How often the luck after a choice is drawn anew to learn what it gives on average."""
TURNING_POINTS = 3
PIECE = 20
"""Choices that are judged in one piece."""
THOUGHT = 300
"""Simulations of a close look at a choice, where the search settings of a title say nothing."""
LEAST = 0.02
"""A choice that cost less is no turning point: so much may be chance."""
SAMPLES = 64
"""Ways to go on that are tried at each position, at most."""
FEWEST_SAMPLES = 4
SUSPECTS = 12
"""Choices that are looked at closely, of all seats together."""

Chances = list[float]


@dataclass(frozen=True)
class Said:
    """An option in words: a message of the locales."""

    notation: str
    label: str
    args: dict[str, Any]

    def view(self) -> dict[str, Any]:
        return {"notation": self.notation, "id": self.label, "args": self.args}


@dataclass(frozen=True)
class Swing:
    """A choice, with the luck that followed it, after which a seat's chance was very different. ``expected`` is the
    chance after the choice but before its luck: what came until there is skill, the rest luck."""

    move: int
    seat: int
    chooser: int
    option: Said
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
            **self.option.view(),
            "before": round(self.before, 4),
            "expected": round(self.expected, 4),
            "after": round(self.after, 4),
        }


@dataclass(frozen=True)
class TurningPoint:
    """A choice of a seat, and what would have been better: both with the chance to win after it, and, where it was asked
    for (``told``), what each does."""

    move: int
    seat: int
    played: Said
    chance: float
    better: Said
    better_chance: float
    does: dict[str, Any] | None = None
    better_does: dict[str, Any] | None = None

    @property
    def cost(self) -> float:
        return self.better_chance - self.chance

    def view(self) -> dict[str, Any]:
        return {
            "move": self.move,
            "seat": self.seat,
            "played": self.played.view(),
            "chance": round(self.chance, 4),
            "better": self.better.view(),
            "better_chance": round(self.better_chance, 4),
            "does": self.does,
            "better_does": self.better_does,
        }


@dataclass(frozen=True)
class Judged:
    """A choice with the chances before it, after it with all luck that could follow (``mean``), and as it came out."""

    chooser: int
    option: Said
    before: Chances
    mean: Chances
    after: Chances

    @property
    def own_skill(self) -> float:
        return self.mean[self.chooser] - self.before[self.chooser]


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

    def __init__(self, game: Game, samples: int, seed: int) -> None:
        self.settings: Settings = settings_from(values_of_level(game.TITLE, "advice", int(game.players)))
        self.evaluator: Evaluator = evaluator_for(game.TITLE, self.settings)
        self.samples = samples
        self.seed = seed

    def chances(self, game: Game) -> Chances:
        return prospects(game, self.settings, self.evaluator, self.samples, self.seed + int(game.moves))

    def expected(self, before: Game, notation: str) -> Chances | None:
        """The chances after a choice with its luck drawn anew many times; None where no luck follows."""
        rng = random.Random(self.seed + int(before.moves))
        draws = min(DRAWS, self.samples)
        totals = [0.0] * int(before.players)
        for _ in range(draws):
            world = before.copy()
            world.reseed(rng.getrandbits(60))
            world.play(notation)
            if not world.chapter.outcomes:
                return None
            share = prospects(world, self.settings, self.evaluator, self.samples // draws, rng.getrandbits(60))
            totals = [total + chance for total, chance in zip(totals, share, strict=True)]
        return [total / draws for total in totals]


@dataclass(frozen=True)
class Budget:
    """How much thought a look back takes, in simulations, so that it is the same on every machine."""

    samples: int
    thought: int
    suspects: int
    simulations: int


def budget_for(record: dict[str, Any], seats: int = 0) -> Budget:
    """``seats``: of how many seats turning points are looked for; 0 for all. The longer a game, the fewer ways to go on are
    tried at each position."""
    players, moves = int(record["players"]), len(record["choices"])
    kept = level_of(record["title"], "look_back", players)
    samples = min(SAMPLES, max(FEWEST_SAMPLES, int(kept["simulations"]) // max(1, moves)))
    looks = max(TURNING_POINTS * (seats or players), SUSPECTS)
    thought = int(kept.get("thought", THOUGHT))
    return Budget(samples, thought, looks // (seats or players), samples * moves + 2 * thought * looks)


# ---------------------------------------------------------------------- the pieces


def judged(record: dict[str, Any], first: int, last: int, samples: int, seed: int = 1) -> list[Judged]:
    """The choices of a record from one (counted from 0) up to but without another. The same position is judged alike in
    every piece, so the end of one is the beginning of the next."""
    script = api.script(record)
    judge = Judge(script.game, samples, seed)
    found: list[Judged] = []
    while script.move < last:
        if script.move < first:
            script.step()
            continue
        before, notation = script.game.copy(), script.choices[script.move]
        earlier = found[-1].after if found else judge.chances(before)
        script.step()
        after = judge.chances(script.game)
        mean = judge.expected(before, notation) or after
        found.append(Judged(int(before.asked), said(before, notation), earlier, mean, after))
    return found


def looked_at(game: Game, played: str, thought: int, seed: int) -> TurningPoint | None:
    """What would have been better than the choice that was made, if anything was."""
    choice = game.choice
    assert choice is not None
    if len(choice.codes) == 1:
        return None
    best = hint(game, seconds=0.0, simulations=thought, seed=seed)[0]
    if best.notation == played:
        return None
    chance, better = compared(game, [game.index_of(played), best.index], thought // 2, seed)
    if better - chance < LEAST:
        return None
    move = int(game.moves) + 1
    return TurningPoint(move, choice.seat, said(game, played), chance, said(game, best.notation), better)


def looked_closely(record: dict[str, Any], at: int, thought: int, seed: int = 1) -> TurningPoint | None:
    """The choice number ``at`` (from 0) of a record."""
    return looked_at(api.replay(record, at), record["choices"][at], thought, seed)


def told(record: dict[str, Any], point: TurningPoint) -> TurningPoint:
    """A turning point with what was played and what was better, as the seat could have foreseen it."""
    game = api.replay(record, point.move - 1)
    does, better = (agon.preview(game, one.notation, point.seat).view() for one in (point.played, point.better))
    return replace(point, does=does, better_does=better)


def said(game: Game, notation: str) -> Said:
    words = game.VOCABULARY
    code = words.parse(notation)
    return Said(notation, words.label_id(code), words.option_args(code))


# ---------------------------------------------------------------------- the whole


def analyse(
    record: dict[str, Any],
    samples: int = 0,
    seed: int = 1,
    on_move: Callable[[int, int], None] | None = None,
    thought: int | None = None,
) -> Analysis:
    """Replay a record and judge every position on the way by ``samples`` ways it could have gone on (0: as many as the
    length of the game allows); ``thought``: simulations for each choice that is looked at closely."""
    budget = budget_for(record)
    total = len(record["choices"])
    choices: list[Judged] = []
    for first in range(0, total, PIECE):
        choices += judged(record, first, min(total, first + PIECE), samples or budget.samples, seed)
        if on_move is not None:
            on_move(len(choices), total)
    thought = budget.thought if thought is None else thought
    suspects = suspects_of(choices, range(int(record["players"])), budget.suspects) if thought else []
    return whole(record, choices, turning_points(looked_closely(record, at, thought, seed) for at in suspects))


def whole(record: dict[str, Any], choices: list[Judged], points: list[TurningPoint]) -> Analysis:
    """All choices of a record, put together."""
    return Analysis(
        record["title"],
        int(record["players"]),
        [one.chooser for one in choices],
        [choices[0].before, *(one.after for one in choices)],
        [difference(one.mean, one.before) for one in choices],
        [difference(one.after, one.mean) for one in choices],
        biggest(choices),
        points,
        record["result"],
    )


def difference(one: Chances, other: Chances) -> Chances:
    return [a - b for a, b in zip(one, other, strict=True)]


def suspects_of(choices: list[Judged], seats: Iterable[int], each: int) -> list[int]:
    """The choices of some seats that seem to have cost them most, by their numbers."""
    found: list[int] = []
    for seat in seats:
        own = [at for at, one in enumerate(choices) if one.chooser == seat]
        found += sorted(own, key=lambda at: choices[at].own_skill)[:each]
    return sorted(found)


def turning_points(looks: Iterable[TurningPoint | None]) -> list[TurningPoint]:
    """For each seat the choices that cost it most against the best there was, in order of play."""
    by_seat: dict[int, list[TurningPoint]] = {}
    for point in looks:
        if point is not None:
            by_seat.setdefault(point.seat, []).append(point)
    kept = [one for some in by_seat.values() for one in sorted(some, key=lambda one: -one.cost)[:TURNING_POINTS]]
    return sorted(kept, key=lambda one: one.move)


def biggest(choices: list[Judged]) -> list[Swing]:
    """The largest changes, at most one for each choice."""
    found = []
    for at, one in enumerate(choices):
        seat = most_changed(one.before, one.after, one.chooser)
        found.append(Swing(at + 1, seat, one.chooser, one.option, one.before[seat], one.after[seat], one.mean[seat]))
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
