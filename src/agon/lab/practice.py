"""Practice: a network learns by playing many games with itself at once, without search (PPO; Schulman et al. 2017).

>>> from agon.lab.practice import Drill, Practice
>>> for line in Practice(Drill("dice_forge", players=2), Path("runs/dice_forge")).until(45): ...

It is the quick beginning of a training. A search spends a hundred positions on one choice; here each choice costs one, and
what it was worth is told by how the game went on (generalised advantage estimation; Schulman et al. 2016). The network
that comes of it judges for a search (``search:net=FILE``), and can be the teacher of ``agon train``.

A run is made of legs. A leg begins its games anew, from seeds of its own, and ends with the network, the state of the
learner and a line of the record in the folder; stopped at any moment, it goes on with the leg that was not finished.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from agon.lab import needs_lab  # noqa: F401

# isort: split
import numpy as np
from numpy.typing import NDArray
from threadpoolctl import threadpool_limits

from agon import api
from agon.games import title as title_of
from agon.kernel.errors import BadOption
from agon.lab.fitting import Adam, sent_back
from agon.lab.nets import ONE_THREAD, chances, write_network
from agon.lab.rewards import shares_of_win
from agon.lab.runners import Row
from agon.lab.training import refuse_other_settings, write_text
from agon.lab.vector_env import Step, VectorEnv
from agon.lab.whole_files import write_whole

Array = NDArray[Any]
Arrays = dict[str, Array]
FORMAT = 1
UNLIKELY = np.float32(-1e9)
"""The logit of what is not possible."""
NEVER = -20.0
"""The logit of actions that did not come up when looking around."""
LEAST_SPREAD = 0.2
LOOKS = 400
"""Random choices in each game before the first lesson: which actions come up, and how large cells are."""
LONGEST_STEP = 0.5
"""Slopes longer than this, all weights together, are shortened."""


@dataclass(frozen=True)
class Drill:
    """All that fixes what is learnt."""

    title: str
    players: int = 2
    seed: int = 1
    hidden: tuple[int, ...] = (256, 128)
    """The widths of the hidden layers."""
    count: int = 256
    """Games at once."""
    steps: int = 64
    """Choices in each game between two lessons."""
    lessons: int = 900
    """In all; the length of steps and the pay for trying fall towards the last."""
    leg: int = 20
    """Lessons between two entries of the record."""
    rate: float = 1e-3
    least_rate: float = 5e-5
    trust: float = 0.95
    """How far to look past the network's own values (lambda)."""
    clip: float = 0.2
    """By how much a choice becomes more or less likely in one lesson at most."""
    curiosity: float = 0.01
    least_curiosity: float = 0.001
    sweeps: int = 3
    """How often a lesson goes through its choices."""
    rows: int = 2048
    """Choices behind each step of learning."""

    @property
    def legs(self) -> int:
        return -(-self.lessons // self.leg)

    def checked(self) -> "Drill":
        title_of(self.title).check_players(self.players)
        game = api.new(self.title, self.players, self.seed)
        if not all(game.is_rival(0, other) for other in range(1, self.players)):
            raise BadOption("games in teams cannot be practised yet: the chances that a network gives add up to 1")
        for name in ("count", "steps", "lessons", "leg", "sweeps", "rows"):
            if getattr(self, name) < 1:
                raise BadOption(f"{name} must be at least 1, not {getattr(self, name)}")
        if not self.hidden or min(self.hidden) < 1:
            raise BadOption("a network has at least one hidden layer, each at least 1 wide")
        return self

    def header(self) -> dict[str, Any]:
        """As it is kept in the folder."""
        rules = title_of(self.title).rules_version
        found: dict[str, Any] = json.loads(json.dumps({"practice": FORMAT, "rules": rules, **asdict(self)}))
        return found


class Learner:
    """A network that learns. Cells are brought to one scale by how they were in random games; weights are turned back to
    cells between 0 and 1 when the network is written."""

    def __init__(self, drill: Drill, numbers: Array, mean: Array, spread: Array) -> None:
        self.drill = drill
        self.numbers = numbers
        """The actions that it knows."""
        self.mean = mean.astype(np.float32)
        self.spread = spread.astype(np.float32)
        self.hidden = [f"hidden_{at}" for at in range(len(drill.hidden))]
        self.arrays: Arrays = self.blank()
        self.adam = Adam(self.arrays, drill.rate, ridge=0.0, least=1e-5)

    def blank(self) -> Arrays:
        rng = np.random.default_rng(self.drill.seed)
        found: Arrays = {}
        width = len(self.mean)
        sizes = [(name, size, 1.0) for name, size in zip(self.hidden, self.drill.hidden, strict=True)]
        sizes += [("policy", len(self.numbers), 0.01), ("value", self.drill.players, 0.1)]
        for name, size, scale in sizes:
            found[name] = (rng.standard_normal((width, size)) * scale * np.sqrt(2 / width)).astype(np.float32)
            found[f"{name}_bias"] = np.zeros(size, np.float32)
            if name in self.hidden:
                width = size
        return found

    # ------------------------------------------------------------------ what it holds of positions

    def scaled(self, cells: Array) -> Array:
        found: Array = (cells - self.mean) / self.spread
        return found

    def possible(self, masks: Array) -> Array:
        """Over the actions that are known; where none of them is possible, the first stands for any that is."""
        found: Array = masks[:, self.numbers] > 0
        found[~found.any(axis=1), 0] = True
        return found

    def actions(self, masks: Array, chosen: Array) -> Array:
        """The numbers of what was chosen, or of the first possible action."""
        action = self.numbers[chosen]
        return np.where(masks[np.arange(len(masks)), action] > 0, action, masks.argmax(axis=1))

    def after(self, name: str, signal: Array) -> Array:
        found: Array = signal @ self.arrays[name] + self.arrays[f"{name}_bias"]
        return found

    def forward(self, scaled: Array, masks: Array) -> tuple[list[Array], Array, Array]:
        """What the layers make of positions, the shares of all actions, and the chance of each seat, the asked one first."""
        signals = [scaled]
        for name in self.hidden:
            signals.append(np.maximum(self.after(name, signals[-1]), 0))
        logits = np.where(masks, self.after("policy", signals[-1]), UNLIKELY)
        shares = np.exp(logits - logits.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        return signals, shares, chances(self.after("value", signals[-1]))

    # ------------------------------------------------------------------ learning

    def learn(self, some: Arrays, rate: float, curiosity: float) -> None:
        """One step from some choices."""
        signals, shares, values = self.forward(self.scaled(some["cells"]), some["masks"])
        rows, gain, chosen = np.arange(len(values)), some["gain"], some["chosen"]
        ratio = shares[rows, chosen] / some["share"]
        counts = np.where(gain > 0, ratio < 1 + self.drill.clip, ratio > 1 - self.drill.clip)
        push = (gain * ratio * counts).astype(np.float32)
        by_logit = shares * push[:, None]
        by_logit[rows, chosen] -= push
        logs = np.log(shares + 1e-12)
        by_logit += np.float32(curiosity) * shares * (logs - (shares * logs).sum(axis=1, keepdims=True))
        by_value = (values - some["goal"]).astype(np.float32)
        up = sent_back(self, signals, {"policy": by_logit / len(rows), "value": by_value / len(rows)})
        length = np.sqrt(sum(float((slope * slope).sum()) for slope in up.values()))
        shrink = np.float32(min(1.0, LONGEST_STEP / (length + 1e-9)))
        self.adam.rate = rate
        self.adam.step({name: slope * shrink for name, slope in up.items()})

    # ------------------------------------------------------------------ kept

    def network(self, highs: Array, actions: int) -> Arrays:
        """The arrays of :mod:`agon.lab.nets`: for cells between 0 and 1 and all actions."""
        found = {name: array.copy() for name, array in self.arrays.items()}
        first = self.hidden[0]
        found[f"{first}_bias"] = found[f"{first}_bias"] - (self.mean / self.spread) @ found[first]
        found[first] = found[first] * (highs / self.spread)[:, None]
        width = found["policy"].shape[0]
        policy, bias = np.zeros((width, actions), np.float32), np.full(actions, NEVER, np.float32)
        policy[:, self.numbers], bias[self.numbers] = found["policy"], found["policy_bias"]
        return {**found, "policy": policy, "policy_bias": bias}

    def state(self) -> Arrays:
        """All that going on needs."""
        found: Arrays = {"numbers": self.numbers, "mean": self.mean, "spread": self.spread}
        found["adam_steps"] = np.array(self.adam.steps)
        for kind, arrays in self.kinds().items():
            found |= {f"{kind} {name}": array for name, array in arrays.items()}
        return found

    def kinds(self) -> dict[str, Arrays]:
        return {"weights": self.arrays, "means": self.adam.means, "squares": self.adam.squares}

    def take_up(self, state: Arrays) -> None:
        self.adam.steps = int(state["adam_steps"])
        for kind, arrays in self.kinds().items():
            for name in arrays:
                arrays[name][:] = state[f"{kind} {name}"]


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

    def __init__(self, drill: Drill, folder: Path, on_lesson: Callable[[str, int, int], None] | None = None) -> None:
        self.drill = drill.checked()
        self.folder = folder
        self.on_lesson = on_lesson
        settings = folder / "settings.json"
        if settings.is_file():
            refuse_other_settings(folder, json.loads(settings.read_text(encoding="utf-8")), self.drill.header())
        else:
            write_text(settings, json.dumps(self.drill.header(), indent=2) + "\n")
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
            return Learner(self.drill, *look_around(self.env, self.drill.seed))
        with np.load(self.state_after(done)) as state:
            found = Learner(self.drill, state["numbers"], state["mean"], state["spread"])
            found.take_up(dict(state))
        return found

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
                surprise += self.lesson(learner, kept, 1 - at / drill.lessons, rng) / (last - first)
                if self.on_lesson is not None:
                    self.on_lesson(f"leg {number}", at + 1 - first, last - first)
        return {"leg": number, "lessons": last, "games": games, "surprise": round(surprise, 6)}

    def lesson(self, learner: Learner, kept: Arrays, left: float, rng: np.random.Generator) -> float:
        """``left``: the share of all lessons that is still to come. How much the network was surprised."""
        drill = self.drill
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
                learner.learn({name: part[rows] for name, part in flat.items()}, rate, curiosity)
        return float((gains**2).mean())


def save(path: Path, arrays: Arrays) -> None:
    some: dict[str, Any] = arrays
    with path.open("wb") as file:
        np.savez(file, **some)
