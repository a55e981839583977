"""A network that learns from choices: those of a teacher that it imitates, and its own when it knows what came of them (PPO;
Schulman et al. 2017). In numpy, by Adam. Who plays, and what choices were worth, is told by :mod:`agon.lab.practice`."""

import json
from dataclasses import asdict, dataclass
from typing import Any

from agon.lab import needs_lab  # noqa: F401

# isort: split
import numpy as np
from numpy.typing import NDArray
from threadpoolctl import threadpool_limits

from agon import api, bots
from agon.games import title as title_of
from agon.kernel.errors import BadOption
from agon.lab.fitting import Adam, sent_back
from agon.lab.matches import by_the_clock
from agon.lab.nets import ONE_THREAD, chances
from agon.lab.samples import Samples

Array = NDArray[Any]
Arrays = dict[str, Array]
FORMAT = 1
UNLIKELY = np.float32(-1e9)
"""The logit of what is not possible."""
NEVER = -20.0
"""The logit of actions that never came up before the first lesson."""
LONGEST_STEP = 0.5
"""Slopes longer than this, all weights together, are shortened."""
IMITATED = 512
"""Positions behind each step of imitation."""
OUTCOMES = np.float32(0.5)
"""How much the ends of a teacher's games count beside its choices: all positions of a game have the same one."""


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
    teacher: str = ""
    """A bot whose games are imitated before the first lesson; none if empty."""
    teacher_games: int = 300
    imitations: int = 2
    """How often the teacher's positions are gone through."""
    only_values: int = 0
    """First lessons in which choices stay as they are, and only values are learnt: those of a teacher's few games are poor."""
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
        if self.teacher:
            bots.make(self.teacher)
            if by_the_clock([self.teacher]):
                raise BadOption(
                    f"seeds fix a practice: give the teacher {self.teacher!r} simulations in place of seconds"
                )
        for name in ("count", "steps", "lessons", "leg", "sweeps", "rows", "teacher_games", "imitations"):
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

    def imitate(self, samples: Samples) -> None:
        """Learn what a teacher tried, and how its games ended."""
        drill, done = self.drill, 0
        rng = np.random.default_rng(drill.seed)
        steps = drill.imitations * -(-len(samples) // IMITATED)
        with threadpool_limits(ONE_THREAD):
            for _ in range(drill.imitations):
                order = rng.permutation(len(samples))
                for first in range(0, len(order), IMITATED):
                    some = samples.chosen(order[first : first + IMITATED])
                    masks, tried = self.spread_out(some)
                    signals, shares, values = self.forward(self.scaled(some.observations), masks)
                    wrong = {"policy": shares - tried, "value": OUTCOMES * (values - some.chances)}
                    self.climb_down(signals, wrong, drill.rate * (1 - done / steps))
                    done += 1
        self.adam = Adam(self.arrays, drill.rate, ridge=0.0, least=1e-5)

    def spread_out(self, samples: Samples) -> tuple[Array, Array]:
        """By position and known action: whether it is possible, and its share of the tries."""
        place = np.zeros(max(int(self.numbers.max()), int(samples.legal.max())) + 1, np.int64)
        place[self.numbers] = np.arange(len(self.numbers))
        rows = np.repeat(np.arange(len(samples)), samples.counts)
        masks = np.zeros((len(samples), len(self.numbers)), bool)
        tried = np.zeros(masks.shape, np.float32)
        masks[rows, place[samples.legal]] = True
        np.add.at(tried, (rows, place[samples.legal]), samples.tried)
        return masks, tried

    def climb_down(self, signals: list[Array], wrong: Arrays, rate: float) -> None:
        """One step; ``wrong``: by position, what is wrong at the heads."""
        rows = len(signals[0])
        up = sent_back(self, signals, {name: (part / rows).astype(np.float32) for name, part in wrong.items()})
        length = np.sqrt(sum(float((slope * slope).sum()) for slope in up.values()))
        shrink = np.float32(min(1.0, LONGEST_STEP / (length + 1e-9)))
        self.adam.rate = rate
        self.adam.step({name: slope * shrink for name, slope in up.items()})

    def learn(self, some: Arrays, rate: float, curiosity: float, only_values: bool = False) -> None:
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
        if only_values:
            by_logit[:] = 0.0
        self.climb_down(signals, {"policy": by_logit, "value": values - some["goal"]}, rate)

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
