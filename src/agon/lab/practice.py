"""Practice: a network learns by playing many games with itself at once, without search (PPO; Schulman et al. 2017).

>>> from agon.lab.learner import Drill
>>> from agon.lab.practice import Practice
>>> for line in Practice(Drill("dice_forge", players=2), Path("runs/dice_forge")).until(45): ...

It is the quick beginning of a training. A search spends a hundred positions on one choice; here each choice costs one, and
what it was worth is told by how the game went on (generalised advantage estimation; Schulman et al. 2016). The network
that comes of it judges for a search (``search:net=FILE``), and can be the teacher of ``agon train``.

A run is made of legs. A leg begins its games anew, from seeds of its own, and ends with the network, the state of the
learner and a line of the record in the folder; stopped at any moment, it goes on with the leg that was not finished.
Where games are too long to find out from nothing, a ``teacher`` may begin: its games are imitated first.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from agon.lab import needs_lab  # noqa: F401

# isort: split
import numpy as np
from numpy.typing import NDArray
from threadpoolctl import threadpool_limits

from agon.lab.learner import Drill, Learner
from agon.lab.matches import Match
from agon.lab.nets import ONE_THREAD, write_network
from agon.lab.rewards import shares_of_win
from agon.lab.runners import Row, run
from agon.lab.samples import Samples, joined, read_samples
from agon.lab.self_play import SelfPlay
from agon.lab.training import refuse_other_settings, write_text
from agon.lab.vector_env import Step, VectorEnv
from agon.lab.whole_files import write_whole

Array = NDArray[Any]
Arrays = dict[str, Array]
LEAST_SPREAD = 0.2
LOOKS = 400
"""Random choices in each game before the first lesson: which actions come up, and how large cells are."""
TEACHER_SEEDS = 2_000_000_000
"""The first of the teacher's games with seed 0; ``SEEDS`` further for each seed more."""
SEEDS = 1_000_000


# ---------------------------------------------------------------------- playing


def look_around(env: VectorEnv, seed: int) -> tuple[Array, Array, Array]:
    """The actions that come up in random games; mean and spread of every cell."""
    found, cells = np.zeros(env.actions, bool), []
    seen = env.reset(seed)
    for at in range(LOOKS):
        assert seen.action_masks is not None
        found |= seen.action_masks.any(axis=0)
        if at % 4 == 0:
            cells.append(seen.observations[::8].astype(np.float32))
        seen = env.step(env.sample())
    all_cells = np.concatenate(cells)
    return np.flatnonzero(found), all_cells.mean(axis=0), all_cells.std(axis=0) + LEAST_SPREAD


def by_seat(values: Array, seats: Array) -> Array:
    """Values by place, counted from the asked seat, turned into values by seat."""
    players = values.shape[1]
    places = (np.arange(players)[None] - seats[:, None]) % players
    return np.take_along_axis(values, places, axis=1)


def by_place(values: Array, seats: Array) -> Array:
    """The way back."""
    players = values.shape[1]
    return np.take_along_axis(values, (np.arange(players)[None] + seats[:, None]) % players, axis=1)


def drawn(shares: Array, masks: Array, rng: np.random.Generator) -> Array:
    """One action of each game, as likely as its share."""
    sums = shares.cumsum(axis=1)
    luck = (rng.random((len(shares), 1)) * sums[:, -1:]).astype(np.float32)
    chosen = np.minimum((sums < luck).sum(axis=1), shares.shape[1] - 1)
    found: Array = np.where(masks[np.arange(len(shares)), chosen], chosen, shares.argmax(axis=1))
    return found


def play_round(
    env: VectorEnv, seen: Step, learner: Learner, steps: int, rng: np.random.Generator
) -> tuple[Arrays, Step]:
    """So many choices in each game, and all that learning needs to know of them."""
    games = np.arange(env.count)
    kept: dict[str, list[Array]] = {
        name: [] for name in ("cells", "masks", "chosen", "share", "seat", "worth", "won", "over")
    }
    for _ in range(steps):
        assert seen.action_masks is not None
        cells, seats, masks = seen.observations.copy(), seen.seats.copy(), learner.possible(seen.action_masks)
        _, shares, values = learner.forward(learner.scaled(cells), masks)
        chosen = drawn(shares, masks, rng)
        seen = env.step(learner.actions(seen.action_masks, chosen))
        won = shares_of_win(seen.rewards)
        over = seen.terminated.copy()
        row: list[Array] = [cells, masks, chosen, shares[games, chosen], seats, by_seat(values, seats), won, over]
        for name, value in zip(kept, row, strict=True):
            kept[name].append(value)
    assert seen.action_masks is not None
    _, _, values = learner.forward(learner.scaled(seen.observations), learner.possible(seen.action_masks))
    found = {name: np.array(values) for name, values in kept.items()}
    found["worth_after"] = by_seat(values, seen.seats)
    return found, seen


def judged(kept: Arrays, trust: float) -> tuple[Array, Array]:
    """By how much each choice was better than expected for who made it, and what to expect by place: one sweep from the
    end, for all seats at once."""
    worth = np.concatenate([kept["worth"], kept["worth_after"][None]])
    steps, count, _ = kept["worth"].shape
    gains = np.zeros((steps, count), np.float32)
    goals = np.zeros_like(kept["worth"])
    later = np.zeros_like(worth[0])
    games = np.arange(count)
    for at in reversed(range(steps)):
        over = kept["over"][at][:, None]
        later = np.where(over, kept["won"][at] - worth[at], worth[at + 1] - worth[at] + trust * later)
        seats = kept["seat"][at]
        gains[at] = later[games, seats]
        goals[at] = by_place((worth[at] + later).clip(0, 1), seats)
    return gains, goals


# ---------------------------------------------------------------------- a run


class Practice:
    """A network that practises in its folder."""

    def __init__(
        self, drill: Drill, folder: Path, jobs: int = 1, on_progress: Callable[[str, int, int], None] | None = None
    ) -> None:
        """``jobs``: processes that play the teacher's games."""
        self.drill = drill.checked()
        self.folder = folder
        self.on_progress = on_progress
        settings = folder / "settings.json"
        if settings.is_file():
            refuse_other_settings(folder, json.loads(settings.read_text(encoding="utf-8")), self.drill.header())
        else:
            write_text(settings, json.dumps(self.drill.header(), indent=2) + "\n")
        self.jobs = jobs
        self.env = VectorEnv(drill.title, count=drill.count, players=drill.players)

    @property
    def network(self) -> Path:
        return self.folder / "network.npz"

    def record(self) -> list[Row]:
        """A line for each leg that is finished."""
        path = self.folder / "record.jsonl"
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.is_file() else []

    def learner(self, done: int) -> Learner:
        """As it was after so many legs."""
        if done == 0:
            return self.new_learner()
        with np.load(self.state_after(done)) as state:
            found = Learner(self.drill, state["numbers"], state["mean"], state["spread"])
            found.take_up(dict(state))
        return found

    def new_learner(self) -> Learner:
        numbers, mean, spread = look_around(self.env, self.drill.seed)
        if not self.drill.teacher:
            return Learner(self.drill, numbers, mean, spread)
        samples = self.teaching()
        cells = samples.observations
        mean = (mean + cells.mean(axis=0, dtype=np.float32)) / 2
        spread = np.maximum(spread, cells.std(axis=0, dtype=np.float32) + LEAST_SPREAD)
        found = Learner(self.drill, np.union1d(numbers, samples.legal), mean, spread)
        found.imitate(samples)
        return found

    def teaching(self) -> Samples:
        """All positions of the teacher's games; those that are not in the folder yet are played."""
        drill = self.drill
        first_seed = TEACHER_SEEDS + SEEDS * drill.seed
        places = [self.folder / "teacher" / f"{number:05}.npz" for number in range(drill.teacher_games)]
        missing: list[Match] = [
            SelfPlay(number, drill.title, first_seed + number, (drill.teacher,) * drill.players)
            for number, place in enumerate(places)
            if not place.is_file()
        ]
        done = len(places) - len(missing)
        for row in run(missing, self.jobs):
            row["samples"].write(places[row["number"]])
            done += 1
            self.tell("games of the teacher", done, len(places))
        return joined([read_samples(place) for place in places])

    def tell(self, what: str, done: int, total: int) -> None:
        if self.on_progress is not None:
            self.on_progress(what, done, total)

    def state_after(self, done: int) -> Path:
        return self.folder / f"state_{done:04}.npz"

    def until(self, legs: int) -> Iterator[Row]:
        """Go on until so many legs are done, or all; the line of the record of each that is finished now."""
        done = len(self.record())
        if done >= min(legs, self.drill.legs):
            return
        learner = self.learner(done)
        while done < min(legs, self.drill.legs):
            line = self.leg(learner, done)
            done += 1
            self.keep(learner, done, line)
            yield line

    def keep(self, learner: Learner, done: int, line: Row) -> None:
        """State and network first: a leg counts once its line is in the record."""
        drill, state = self.drill, learner.state()
        arrays = learner.network(self.env.look.highs().astype(np.float32), self.env.actions)
        write_whole(self.state_after(done), lambda draft: save(draft, state))
        write_whole(self.network, lambda draft: write_network(draft, drill.title, drill.players, arrays))
        write_text(self.folder / "record.jsonl", "".join(json.dumps(each) + "\n" for each in [*self.record(), line]))
        self.state_after(done - 1).unlink(missing_ok=True)

    def leg(self, learner: Learner, number: int) -> Row:
        """So many lessons."""
        drill = self.drill
        rng = np.random.default_rng((drill.seed, number))
        first, last = number * drill.leg, min((number + 1) * drill.leg, drill.lessons)
        seen = self.env.reset(int(rng.integers(2**31)))
        games, surprise = 0, 0.0
        with threadpool_limits(ONE_THREAD):
            for at in range(first, last):
                kept, seen = play_round(self.env, seen, learner, drill.steps, rng)
                games += int(kept["over"].sum())
                surprise += self.lesson(learner, kept, at, rng) / (last - first)
                self.tell(f"leg {number}", at + 1 - first, last - first)
        return {"leg": number, "lessons": last, "games": games, "surprise": round(surprise, 6)}

    def lesson(self, learner: Learner, kept: Arrays, number: int, rng: np.random.Generator) -> float:
        """How much the network was surprised."""
        drill, left = self.drill, 1 - number / self.drill.lessons
        gains, goals = judged(kept, drill.trust)
        size = gains.size
        flat: Arrays = {name: kept[name].reshape(size, -1) for name in ("cells", "masks")}
        flat |= {name: kept[name].ravel() for name in ("chosen", "share")}
        flat["gain"] = ((gains - gains.mean()) / (gains.std() + 1e-6)).ravel()
        flat["goal"] = goals.reshape(size, -1)
        rate = drill.least_rate + (drill.rate - drill.least_rate) * left
        curiosity = drill.least_curiosity + (drill.curiosity - drill.least_curiosity) * left
        for _ in range(drill.sweeps):
            order = rng.permutation(size)
            for first in range(0, size, drill.rows):
                rows = order[first : first + drill.rows]
                learner.learn(
                    {name: part[rows] for name, part in flat.items()}, rate, curiosity, number < drill.only_values
                )
        return float((gains**2).mean())


def save(path: Path, arrays: Arrays) -> None:
    some: dict[str, Any] = arrays
    with path.open("wb") as file:
        np.savez(file, **some)
