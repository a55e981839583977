"""Networks that judge positions, taught by self-play.

Players who look one step ahead play themselves, straying now and then. Positions are noted with what the network of
the title is told of each seat. Then the network learns what came of them: not the end of the game alone, which luck
decides as well, but a mean of how the same network judges the positions after, weighed less the later they come
(Sutton 1988, TD(lambda)). The next round is played with what was learnt.
"""

import json
import random
import warnings
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.exceptions import ConvergenceWarning
from sklearn.neural_network import MLPRegressor
from threadpoolctl import threadpool_limits

from agon import api
from agon.bots.tuned import evaluator_for, settings_from, values_for
from agon.kernel.errors import AgonError
from agon.kernel.evaluator import NetworkEvaluator
from agon.kernel.game import Game
from agon.kernel.network import Network
from agon.search.tree import Search

Array = NDArray[np.float32]

STRAYS = 0.04
"""The share of choices taken at random, so that positions are seen which the players would avoid."""
NOTED = 0.4
"""The share of the positions within a turn that are noted; those at its end all are."""
OPTIONS_COMPARED = 30
LONGEST = 6000
"""Choices after which a game is given up and not learnt from."""
FORESIGHT = 7.0
"""A position learns from about this part (1/7) of a game that follows it."""
HIDDEN = (32, 16)
SWEEPS = ((4, 2.0e-3), (3, 1.0e-3), (3, 5.0e-4), (3, 2.0e-4))
"""Each time the goals are reckoned anew: how often all positions are gone through, and the length of a step. First the
goals are the ends of the games: a network that knows nothing yet cannot teach itself."""
BATCH = 1024
RIDGE = 1.0e-4
ONE_THREAD = 1
"""Products of matrices as small as these are done sooner by one thread than by several that wait for each other."""
NARROWEST = 0.05
"""Inputs that vary less than this are not stretched further."""
BUNDLE = 20
SEEDS = 10_000_000
"""Between one seed of the command line and the next."""


@dataclass(frozen=True)
class Course:
    title: str
    players: tuple[int, ...] = (2,)
    """In turn."""
    games: int = 8000
    rounds: int = 3
    jobs: int = 1
    seed: int = 1


@dataclass(frozen=True)
class Lesson:
    """One game to be played; without layers the players judge by hand-made numbers."""

    title: str
    players: int
    seed: int
    layers: str | None


@dataclass(frozen=True)
class Notes:
    """Of one game, by position and seat: what the network is told, what its answer is added to; then, by seat, what
    it was all about. Empty if the game did not end."""

    told: Array
    base: Array
    goal: Array


def played(lesson: Lesson) -> Notes:
    game = api.new(lesson.title, lesson.players, lesson.seed)
    game.keeps_log = False
    game.hush()
    trained = lesson.layers is not None
    judge = network_of(lesson.title)
    if lesson.layers is not None:
        judge.network.replace(json.loads(lesson.layers))
    rng = random.Random(lesson.seed)
    settings = settings_from(
        {**values_for(lesson.title, lesson.players), "trained": trained, "tries": OPTIONS_COMPARED}
    )
    evaluator = evaluator_for(lesson.title, settings)
    told: list[list[list[float]]] = []
    base: list[list[float]] = []
    for _ in range(LONGEST):
        if game.over:
            break
        option = chosen(game, Search(game.asked, settings, evaluator, rng.getrandbits(60)), rng)
        after = at_turn_end(game, option)
        if not after.over and (after.asked < 0 or rng.random() < NOTED):
            told.append([[float(number) for number in seat] for seat in judge.inputs(after)])
            base.append([judge.base(after, seat) for seat in range(lesson.players)])
        game.take(option)
    if not game.over:
        told, base = [], []
    goal = [judge.goal(game, seat) for seat in range(lesson.players)]
    return Notes(np.array(told, np.float32), np.array(base, np.float32), np.array(goal, np.float32))


def network_of(title: str) -> NetworkEvaluator:
    found = api.title(title).trained
    if not isinstance(found, NetworkEvaluator):
        raise AgonError(f"{title} has no network")
    return found


def chosen(game: Game, player: Search, rng: random.Random) -> int:
    if rng.random() < STRAYS:
        return rng.randrange(int(game.offered))
    return int(player.promising(player.foresee(game)))


def at_turn_end(game: Game, option: int) -> Game:
    """The position after a choice, halted if it ends the turn."""
    after = game.copy()
    after.hush()
    after.halt_after(1)
    after.take(option)
    return after


# ---------------------------------------------------------------------- from notes to a network


def goals(notes: Notes, answers: Array, fade: float) -> Array:
    """By position and seat, what the network should answer: a mean of what the positions after are judged to come
    to, the later the less, and in the end of what came. ``answers`` are the network's own."""
    judged = notes.base + answers
    found = np.empty_like(judged)
    ahead = notes.goal
    for at in range(len(judged) - 1, -1, -1):
        found[at] = ahead
        ahead = (1.0 - fade) * judged[at] + fade * ahead
    return np.asarray(found - notes.base)


def taught(games: list[Notes], seed: int) -> list[dict[str, Any]]:
    """The layers of a network that learnt from these games, from nothing."""
    ended = [notes for notes in games if len(notes.told)]
    if not ended:
        raise AgonError("no game ended, nothing to learn from")
    told = np.concatenate([notes.told.reshape(-1, notes.told.shape[-1]) for notes in ended])
    spread = np.maximum(told.std(axis=0), NARROWEST)
    told /= spread
    model = MLPRegressor(
        hidden_layer_sizes=HIDDEN,
        alpha=RIDGE,
        batch_size=min(BATCH, len(told)),
        warm_start=True,
        random_state=seed,
    )
    answers = np.zeros(len(told), np.float32)
    fade = 1.0
    for times, step in SWEEPS:
        model.set_params(max_iter=times, learning_rate_init=step)
        with warnings.catch_warnings(), threadpool_limits(ONE_THREAD):
            warnings.simplefilter("ignore", ConvergenceWarning)
            model.fit(told, all_goals(ended, answers, fade))
        fade = max(0.0, 1.0 - FORESIGHT / mean_length(ended))
        answers = model.predict(told).astype(np.float32)
    return layers_of(model, spread)


def mean_length(games: list[Notes]) -> float:
    """In positions noted."""
    return sum(len(notes.base) for notes in games) / len(games)


def all_goals(games: list[Notes], answers: Array, fade: float) -> Array:
    """Of all positions of all games, one after the other."""
    cuts = np.cumsum([0] + [notes.base.size for notes in games])
    parts = [
        goals(notes, answers[begin:end].reshape(notes.base.shape), fade).ravel()
        for notes, (begin, end) in zip(games, pairwise(cuts), strict=True)
    ]
    return np.concatenate(parts)


def layers_of(model: MLPRegressor, spread: Array) -> list[dict[str, Any]]:
    """As titles read them: for inputs as they are told, not stretched."""
    weights = [np.array(one) for one in model.coefs_]
    weights[0] = weights[0] / spread[:, None]
    return [
        {"weights": rounded(one), "bias": rounded(bias)} for one, bias in zip(weights, model.intercepts_, strict=True)
    ]


def rounded(numbers: Any) -> Any:
    return np.round(np.asarray(numbers, np.float64), 5).tolist()


def learn(course: Course, on_game: Callable[[int, int], None]) -> list[dict[str, Any]]:
    """The layers of the network after all rounds. Each learns from all games so far: who has only seen the games of
    those who know does not learn what they avoid."""
    if course.games < 1 or course.rounds < 1:
        raise AgonError("at least one game and one round")
    layers: list[dict[str, Any]] = []
    games: list[Notes] = []
    with ProcessPoolExecutor(course.jobs, mp_context=get_context("spawn")) as pool:
        for number in range(course.rounds):
            first = course.seed * SEEDS + number * course.games
            seeds = range(first, first + course.games)
            known = json.dumps(layers) if layers else None
            lessons = [
                Lesson(course.title, course.players[at % len(course.players)], seed, known)
                for at, seed in enumerate(seeds)
            ]
            for notes in pool.map(played, lessons, chunksize=BUNDLE):
                games.append(notes)
                on_game(len(games), course.rounds * course.games)
            layers = taught(games, course.seed)
    return layers


def written_network(layers: list[dict[str, Any]], note: str) -> str:
    """As the data that titles read, a line for each input."""
    Network(layers)
    parts = []
    for layer in layers:
        rows = ",\n".join(json.dumps(row) for row in layer["weights"])
        parts.append(f'{{"bias": {json.dumps(layer["bias"])}, "weights": [\n{rows}]}}')
    return f'{{"note": {json.dumps(note)}, "layers": [\n' + ",\n".join(parts) + "]}\n"
