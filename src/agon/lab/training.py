"""Training by self-play: one recipe for every title and number of players.

>>> from agon.lab.training import Recipe, train
>>> train(Recipe("dice_forge", players=2), Path("runs/dice_forge"), generations=10, jobs=2)

A generation is three things. Games are played by the search with the best network so far (:mod:`agon.lab.self_play`); a
network learns from the games of the last generations (:mod:`agon.lab.fitting`); it becomes the best if it wins the games of the
gate, on seeds of their own (:mod:`agon.lab.gate`). In generation 0 there is no network yet: a bot is the teacher, and
what was learnt is the best so far without a gate.

Everything is in the folder: ``settings.json``, ``record.jsonl`` (a line a generation), ``best.npz``, and in ``generations`` the games,
networks and games of the gate. Stopped at any moment, it goes on with what was not finished; seeds fix all of it.
"""

import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from agon import api, bots
from agon.games import title as title_of
from agon.kernel.errors import BadOption
from agon.lab.arena import Store
from agon.lab.fitting import blank_network, fit
from agon.lab.gate import ACCEPTED, UNDECIDED, Gate, Verdict, gate_games, scores
from agon.lab.matches import Match, by_the_clock
from agon.lab.nets import Layers, read_layers, write_network
from agon.lab.observation import StructuredObservation
from agon.lab.runners import Row, run
from agon.lab.samples import Samples, joined, read_samples
from agon.lab.self_play import Curiosity, SelfPlay
from agon.lab.whole_files import write_whole

FORMAT = 1
SEEDS = 1_000_000_000
"""Between one seed of the recipe and the next."""
GATE_SEEDS = 500_000_000
"""From here on seeds are for gates: no network learns from them."""

OnProgress = Callable[[str, int, int], None]
"""Hears what is going on, how much of it is done, and of how much."""


@dataclass(frozen=True)
class Recipe:
    """All that fixes what is learnt."""

    title: str
    players: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    """Of the game."""
    seed: int = 1
    teacher: str = "greedy"
    """The bot whose games generation 0 learns from."""
    games: int = 200
    """Of each generation."""
    simulations: int = 100
    """Behind each choice, in games to learn from and at the gate."""
    window: int = 5
    """Generations whose games are learnt from."""
    hidden: tuple[int, ...] = (64,)
    """The widths of the hidden layers."""
    sweeps: int = 4
    """How often a generation goes through all positions."""
    rate: float = 1e-3
    """The length of a step of learning."""
    noise: float = 0.25
    """The share of chance in what is tried first at the root."""
    drawn: int = 10
    """First choices of each seat that are drawn in proportion to the tries."""
    foresight: float = 0.5
    """The share of what the search expected in what a position is worth; the rest is how the game ended."""
    gate_seeds: int = 100
    """At most so many seeds are played at a gate, each in all seats."""
    edge: float = 1.5
    """A network as strong as so many of the best is to be let through."""
    error: float = 0.05
    """How often a gate may let a network through that is no better, and refuse one with the edge before its seeds ran out."""

    def checked(self) -> "Recipe":
        """With all options of the game; what cannot be trained is told."""
        known = title_of(self.title)
        known.check_players(self.players)
        options = known.check_options(self.options)
        StructuredObservation(self.title, self.players)
        game = api.new(self.title, self.players, self.seed, options)
        if not all(game.is_rival(0, other) for other in range(1, self.players)):
            raise BadOption("games in teams cannot be trained yet: the chances that a network gives add up to 1")
        bots.make(self.teacher)
        if by_the_clock([self.teacher]):
            raise BadOption(f"seeds fix a training: give the teacher {self.teacher!r} simulations in place of seconds")
        self.check_numbers()
        return Recipe(**{**asdict(self), "options": options, "hidden": tuple(self.hidden)})

    def check_numbers(self) -> None:
        for name in ("games", "window", "sweeps", "gate_seeds"):
            if getattr(self, name) < 1:
                raise BadOption(f"{name} must be at least 1, not {getattr(self, name)}")
        if self.simulations < 2:
            raise BadOption(f"simulations must be at least 2, the first sees only the root, not {self.simulations}")
        if not self.hidden or min(self.hidden) < 1:
            raise BadOption("a network has at least one hidden layer, each at least 1 wide")
        for name in ("noise", "foresight"):
            if not 0 <= getattr(self, name) <= 1:
                raise BadOption(f"{name} is a share between 0 and 1, not {getattr(self, name)}")
        if self.edge <= 1 or not 0 < self.error < 1:
            raise BadOption("the edge of a gate must be above 1, its error between 0 and 1")

    def header(self) -> dict[str, Any]:
        """As it is kept in the folder."""
        rules = title_of(self.title).rules_version
        found: dict[str, Any] = json.loads(json.dumps({"training": FORMAT, "rules": rules, **asdict(self)}))
        return found

    @property
    def gate(self) -> Gate:
        return Gate(self.players, self.edge, self.error)

    def first_seed(self, generation: int) -> int:
        return self.seed * SEEDS + generation * self.games

    def first_gate_seed(self, generation: int) -> int:
        return self.seed * SEEDS + GATE_SEEDS + generation * self.gate_seeds


class Folder:
    """Where a training is kept."""

    def __init__(self, root: Path, recipe: Recipe) -> None:
        self.root = root.resolve()
        if ":" in str(self.root):
            raise BadOption(f"the name of the folder of a training holds no colon: {self.root}")
        settings = self.root / "settings.json"
        if settings.is_file():
            refuse_other_settings(self.root, json.loads(settings.read_text(encoding="utf-8")), recipe.header())
        else:
            write_text(settings, json.dumps(recipe.header(), indent=2) + "\n")

    @property
    def best(self) -> Path:
        """The best network so far, for arenas and tables."""
        return self.root / "best.npz"

    def generation(self, number: int) -> Path:
        return self.root / "generations" / f"{number:04}"

    def game(self, generation: int, number: int) -> Path:
        return self.generation(generation) / "games" / f"{number:05}.npz"

    def network(self, generation: int) -> Path:
        return self.generation(generation) / "network.npz"

    def learning(self, generation: int) -> Path:
        """What the record tells of how the network was made; written before the network."""
        return self.generation(generation) / "learning.json"

    def record(self) -> list[Row]:
        """A line for each generation that is finished."""
        path = self.root / "record.jsonl"
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.is_file() else []

    def add_to_record(self, line: Row) -> None:
        lines = [json.dumps(each) + "\n" for each in [*self.record(), line]]
        write_text(self.root / "record.jsonl", "".join(lines))


def write_text(path: Path, text: str) -> None:
    write_whole(path, lambda draft: draft.write_text(text, encoding="utf-8"))


def refuse_other_settings(folder: Path, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    different = [
        f"{name} is {found.get(name)} there, not {wanted.get(name)}"
        for name in {**found, **wanted}
        if found.get(name) != wanted.get(name)
    ]
    if different:
        raise BadOption(f"{folder} holds another training ({', '.join(different)}); give another folder")


class Training:
    """A training in its folder."""

    def __init__(
        self,
        recipe: Recipe,
        folder: Path,
        jobs: int = 1,
        ray_address: str | None = None,
        on_progress: OnProgress | None = None,
    ) -> None:
        self.recipe = recipe.checked()
        self.folder = Folder(folder, self.recipe)
        self.jobs = jobs
        self.ray_address = ray_address
        self.on_progress = on_progress

    def tell(self, generation: int, what: str, done: int, total: int) -> None:
        if self.on_progress is not None:
            self.on_progress(f"generation {generation}, {what}", done, total)

    def until(self, generations: int) -> Iterator[Row]:
        """Go on until there are so many; the line of the record of each that is finished now."""
        while len(self.folder.record()) < generations:
            yield self.go_on()

    def go_on(self) -> Row:
        """Finish the next generation; its line of the record."""
        record = self.folder.record()
        generation = len(record)
        best = record[-1]["best"] if record else None
        self.play(generation, best)
        lines = self.learn(generation, best)
        verdict = None if best is None else self.try_out(generation, best)
        is_accepted = verdict is None or verdict.decision == ACCEPTED
        if is_accepted:
            write_whole(self.folder.best, lambda draft: shutil.copyfile(self.folder.network(generation), draft))
        line = {
            "generation": generation,
            "played_by": self.recipe.teacher if best is None else f"generation {best}",
            "seeds": [self.recipe.first_seed(generation), self.recipe.first_seed(generation + 1) - 1],
            **lines,
            "gate": None if verdict is None else self.gate_line(generation, verdict),
            "accepted": is_accepted,
            "best": generation if is_accepted else best,
        }
        self.folder.add_to_record(line)
        return line

    # ------------------------------------------------------------------ games to learn from

    def matches(self, generation: int, best: int | None) -> Iterator[SelfPlay]:
        recipe = self.recipe
        network = "" if best is None else str(self.folder.network(best))
        for number in range(recipe.games):
            yield SelfPlay(
                number,
                recipe.title,
                recipe.first_seed(generation) + number,
                (network or recipe.teacher,) * recipe.players,
                recipe.options,
                network=network,
                simulations=recipe.simulations,
                curiosity=Curiosity(recipe.noise, recipe.drawn),
                foresight=recipe.foresight,
            )

    def play(self, generation: int, best: int | None) -> None:
        """The games that are not in the folder yet."""
        total = self.recipe.games
        missing: list[Match] = [
            match
            for match in self.matches(generation, best)
            if not self.folder.game(generation, match.number).is_file()
        ]
        done = total - len(missing)
        self.tell(generation, "games", done, total)
        for row in run(missing, self.jobs, self.ray_address):
            row["samples"].write(self.folder.game(generation, row["number"]))
            done += 1
            self.tell(generation, "games", done, total)

    # ------------------------------------------------------------------ learning

    def samples(self, generation: int) -> Samples:
        """Of all games of a generation."""
        return joined([read_samples(self.folder.game(generation, number)) for number in range(self.recipe.games)])

    def learn(self, generation: int, best: int | None) -> Row:
        """A network from the games of the window, beginning with the best so far; what the record tells of it."""
        if not self.folder.network(generation).is_file():
            self.tell(generation, "learning", 0, 1)
            self.make_network(generation, best)
            self.tell(generation, "learning", 1, 1)
        found: Row = json.loads(self.folder.learning(generation).read_text(encoding="utf-8"))
        return found

    def make_network(self, generation: int, best: int | None) -> None:
        recipe = self.recipe
        window = range(max(0, generation - recipe.window + 1), generation + 1)
        samples = joined([self.samples(each) for each in window])
        net = self.network_to_begin_with(best)
        losses = fit(net, samples, recipe.sweeps, recipe.rate, recipe.first_seed(generation))
        told = {"games": recipe.games, "positions": len(samples), "losses": [asdict(each) for each in losses]}
        write_text(self.folder.learning(generation), json.dumps(told))
        write_whole(
            self.folder.network(generation),
            lambda draft: write_network(draft, recipe.title, recipe.players, net.arrays),
        )

    def network_to_begin_with(self, best: int | None) -> Layers:
        recipe = self.recipe
        if best is None:
            return blank_network(recipe.title, recipe.players, recipe.hidden, recipe.seed)
        return read_layers(self.folder.network(best))

    # ------------------------------------------------------------------ the gate

    def bot(self, generation: int) -> str:
        return f"search:net={self.folder.network(generation)}:simulations={self.recipe.simulations}"

    def try_out(self, generation: int, best: int) -> Verdict:
        """Games between the new network and the best, until they have told or no seeds are left."""
        recipe, gate = self.recipe, self.recipe.gate
        store = Store(self.folder.generation(generation) / "gate", {"gate": FORMAT, "best": best})
        rows = store.rows()
        played = {row["number"] for row in rows}
        first_seed = recipe.first_gate_seed(generation)
        games = gate_games(
            gate, recipe.title, recipe.options, self.bot(generation), self.bot(best), first_seed, recipe.gate_seeds
        )
        verdict = gate.verdict(list(scores(gate, rows)))
        if verdict.decision != UNDECIDED:
            return verdict
        missing = [game for game in games if game.number not in played]
        for row in store.add(run(missing, self.jobs, self.ray_address)):
            rows.append(row)
            self.tell(generation, "gate", len(rows), len(games))
            verdict = gate.verdict(list(scores(gate, rows)))
            if verdict.decision != UNDECIDED:
                break
        return verdict

    def gate_line(self, generation: int, verdict: Verdict) -> Row:
        first = self.recipe.first_gate_seed(generation)
        games = verdict.seeds * self.recipe.gate.games
        return {**asdict(verdict), "seeds": [first, first + verdict.seeds - 1], "games": games}


def train(recipe: Recipe, folder: Path, generations: int, jobs: int = 1, ray_address: str | None = None) -> list[Row]:
    """Go on until the folder holds so many generations, generation 0 included; the record of all."""
    training = Training(recipe, folder, jobs, ray_address)
    for _ in training.until(generations):
        continue
    return training.folder.record()
