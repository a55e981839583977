"""Many games at once for training: numpy arrays in, numpy arrays out, one call a step.

>>> from agon.lab import VectorEnv
>>> env = VectorEnv("dice_forge", count=64, players=3, bots={1: "greedy"})
>>> seen = env.reset(seed=1)
>>> seen = env.step(env.sample())

Every game stands at a question to a learner: seats of ``bots`` play by themselves, choices without an alternative are
made, and where a game is over the next one has begun (its ``rewards`` and ``terminated`` are those of the old one). The
arrays of a :class:`Step` belong to the environment and are written anew by the next call; copy what is to last.
"""

from collections.abc import Callable, Mapping
from typing import Any

from agon.lab import needs_lab  # noqa: F401

# isort: split
import numpy as np
from numpy.typing import NDArray

from agon.bots import make
from agon.games import title as title_of
from agon.kernel.errors import BadOption
from agon.lab.encoding import Encoding, encoding
from agon.lab.observation import StructuredObservation
from agon.lab.vector_workers import Arrays, Here, Job, Processes, Threads, Workers
from agon.search.batch import COLUMNS, MOST_OPTIONS

MODES: dict[str, Callable[[Job, Arrays, int], Workers]] = {"here": Here, "threads": Threads, "processes": Processes}


class Step:
    """What all games show after a call.

    ``observations`` (games, cells): what the seat that is asked may know. ``seats`` (games): who that is. ``action_masks``
    (games, actions): the numbers that may be chosen; None without numbers. ``options`` (games, most options, 5): the options
    as rows of 1 + verb and 1 + each argument, ``option_masks`` which rows there are, ``option_counts`` how many.
    ``rewards`` (games, players): by seat, of games that just ended, 0 otherwise; ``terminated`` which those are.
    """

    def __init__(self, arrays: dict[str, NDArray[Any]]) -> None:
        self.observations: NDArray[np.uint8] = arrays["observations"]
        self.seats: NDArray[np.int64] = arrays["seats"]
        self.action_masks: NDArray[np.int8] | None = arrays.get("action_masks")
        self.options: NDArray[np.uint8] = arrays["options"]
        self.option_masks: NDArray[np.int8] = arrays["option_masks"]
        self.option_counts: NDArray[np.int64] = arrays["option_counts"]
        self.rewards: NDArray[np.float32] = arrays["rewards"]
        self.terminated: NDArray[np.bool_] = arrays["terminated"]


class VectorEnv:
    """``count`` games of a title.

    ``bots``: by seat, who plays it (``{1: "greedy"}``); all other seats are asked. With ``rotate`` the bots change seats from
    game to game. ``actions``: "numbers" (those of :mod:`agon.lab.encoding`, whom they name counted from the asked seat) or
    "options" (the place in the list, for policies over rows). ``mode``: "here", "threads" or "processes", on ``workers``
    of them; a seed gives the same games in each.
    """

    def __init__(
        self,
        title: str,
        count: int = 64,
        players: int = 2,
        bots: Mapping[int, str] | None = None,
        options: dict[str, Any] | None = None,
        actions: str = "numbers",
        rotate: bool = False,
        skip_forced: bool = True,
        mode: str = "here",
        workers: int = 1,
    ) -> None:
        if mode not in MODES or actions not in ("numbers", "options"):
            raise BadOption(f"mode is one of {', '.join(MODES)}, actions are numbers or options")
        if not 1 <= workers <= count:
            raise BadOption(f"{count} games cannot be shared by {workers} workers")
        known = title_of(title)
        checked = known.check_options(options)
        given = dict(bots or {})
        if not all(0 <= seat < players for seat in given) or len(given) >= players:
            raise BadOption("bots are given by seat, and at least one seat is left to the learner")
        for name in given.values():
            make(name)  # a wrong name is told here
        self.title = title
        self.count = count
        self.players = known.check_players(players)
        self.by_number = actions == "numbers"
        self.look = StructuredObservation(title, players)
        self.encoding: Encoding = encoding(title, players)
        self.actions = self.encoding.size if self.by_number else MOST_OPTIONS
        self.job = Job(title, players, checked, given, self.by_number, skip_forced, rotate)
        self.arrays = self.new_arrays()
        self.crew: Workers = MODES[mode](self.job, self.arrays, workers)
        self.now = Step(self.arrays)
        self.rng = np.random.default_rng()

    def new_arrays(self) -> dict[str, NDArray[Any]]:
        count = self.count
        found: dict[str, NDArray[Any]] = {
            "observations": np.zeros((count, self.look.size), np.uint8),
            "seats": np.zeros(count, np.int64),
            "options": np.zeros((count, MOST_OPTIONS, COLUMNS), np.uint8),
            "option_masks": np.zeros((count, MOST_OPTIONS), np.int8),
            "option_counts": np.zeros(count, np.int64),
            "rewards": np.zeros((count, self.players), np.float32),
            "terminated": np.zeros(count, np.bool_),
            "chosen": np.zeros(count, np.int64),
        }
        if self.by_number:
            found["action_masks"] = np.zeros((count, self.actions), np.int8)
        return found

    def reset(self, seed: int | None = None) -> Step:
        """Begin all games anew; a seed fixes them and what ``sample`` gives."""
        self.rng = np.random.default_rng(seed)
        self.crew.reset(int(self.rng.integers(2**62)))
        return self.now

    def step(self, actions: NDArray[Any]) -> Step:
        """Take one action in every game. One that is not possible raises ``IllegalChoice``."""
        self.arrays["chosen"][:] = actions
        self.crew.step()
        return self.now

    def sample(self) -> NDArray[np.int64]:
        """For every game any action that is possible, each as likely."""
        places: NDArray[np.int64] = (self.rng.random(self.count) * self.now.option_counts).astype(np.int64)
        return places if not self.by_number else self.crew.numbers(places)

    def close(self) -> None:
        self.crew.close()

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
