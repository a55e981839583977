"""Random games by the thousand: none may break, none may be without end."""

import random
import statistics
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import agon
from agon.lab.setups import random_game

LONGEST = 200_000
"""Choices after which a random game counts as endless."""
BATCH = 50


@dataclass
class Outcome:
    """How one random game went."""

    seed: int
    players: int
    choices: int
    reason: str
    trouble: str = ""


@dataclass
class Report:
    title: str
    seconds: float = 0.0
    outcomes: list[Outcome] = field(default_factory=list)

    @property
    def failures(self) -> list[Outcome]:
        return [outcome for outcome in self.outcomes if outcome.trouble]

    def show(self) -> None:
        console = Console()
        table = Table(title=f"{self.title}: {len(self.outcomes)} random games in {self.seconds:.1f} s")
        for heading in ("players", "games", "choices, mean", "most", "endings"):
            table.add_column(heading)
        for players in sorted({outcome.players for outcome in self.outcomes}):
            table.add_row(*self.row(players))
        console.print(table)
        for outcome in self.failures[:10]:
            console.print(f"[red]seed {outcome.seed}, {outcome.players} players:[/] {outcome.trouble}", markup=True)
        console.print(f"{len(self.outcomes) - len(self.failures)} passed, {len(self.failures)} failed")

    def row(self, players: int) -> list[str]:
        mine = [outcome for outcome in self.outcomes if outcome.players == players]
        lengths = [outcome.choices for outcome in mine]
        endings = Counter(outcome.reason for outcome in mine)
        told = ", ".join(f"{reason} {count}" for reason, count in endings.most_common())
        return [str(players), str(len(mine)), f"{statistics.mean(lengths):.0f}", str(max(lengths)), told]


def fuzz_one(title: str, players: int | None, seed: int) -> Outcome:
    """One game to its end; on the way it is dumped and loaded once, and its record is replayed at the end."""
    game = random_game(title, players, seed)
    outcome = Outcome(seed, int(game.players), 0, "")
    try:
        rng = random.Random(seed)
        outcome.choices = agon.playout(game, seed, rng.randrange(1, 300))
        loaded = agon.load(game.dump())
        if loaded.digest() != game.digest():
            outcome.trouble = "a dump does not load as the same game"
        outcome.choices += agon.playout(loaded, seed + 1, LONGEST)
        if loaded.result is None:
            outcome.trouble = f"no end after {LONGEST} choices"
            return outcome
        outcome.reason = loaded.result["reason"].rpartition("-log-")[2]
        if agon.replay(agon.record(loaded)).digest() != loaded.digest():
            outcome.trouble = "the record does not replay"
    except Exception:
        outcome.trouble = traceback.format_exc(limit=-3)
    return outcome


def fuzz_batch(title: str, players: int | None, seeds: range) -> list[Outcome]:
    return [fuzz_one(title, players, seed) for seed in seeds]


def run(title: str, games: int, players: int | None, seed: int, jobs: int) -> Report:
    report = Report(title)
    started = time.perf_counter()
    batches = [range(at, min(at + BATCH, seed + games)) for at in range(seed, seed + games, BATCH)]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(title, total=games)
        if jobs == 1:
            for batch in batches:
                for one in batch:
                    report.outcomes.append(fuzz_one(title, players, one))
                    progress.advance(task)
        else:
            with ProcessPoolExecutor(jobs) as pool:
                for done in pool.map(fuzz_batch, *zip(*[(title, players, batch) for batch in batches], strict=True)):
                    report.outcomes.extend(done)
                    progress.advance(task, len(done))
    report.seconds = time.perf_counter() - started
    return report
