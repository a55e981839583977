"""``python -m tools.mutants``: break rules on purpose and list what no test noticed."""

import argparse
import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tools.mutants.judge import Archive, Court, Verdict
from tools.mutants.report import Outcome, is_noted_as_equivalent, show, write
from tools.mutants.scope import GROUPS, ROOT, STAGES, files_of_tests, is_of_rules, sampled, short_form
from tools.mutants.session import OPTIONS
from tools.mutants.trace import traced, untraced

SAMPLE, SEED = 300, 1


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("--title", action="append", choices=GROUPS, help="a title, or kernel; several may be named")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="mutants of each group; 0: all")
    parser.add_argument("--kernel", type=int, help="mutants of the kernel, if not as many as of a title")
    parser.add_argument("--seed", type=int, default=SEED, help="of the sample")
    parser.add_argument("--files", nargs="*", default=[], help="only files whose path holds one of these")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--rules-only", action="store_true", help="stop after the tests of rules")
    parser.add_argument("--until", choices=STAGES, default=STAGES[-1], help="the last kind of tests that is asked")
    parser.add_argument(
        "--quick", action="store_true", help="what is noted as equivalent meets the tests of rules only"
    )
    parser.add_argument("--trust", action="store_true", help="keep verdicts although tests have changed since")
    parser.add_argument("--write", type=Path, help="write the report to this file")
    wishes = parser.parse_args()
    wishes.stages = STAGES[:1] if wishes.rules_only else STAGES[: STAGES.index(wishes.until) + 1]
    return wishes


class Workshop:
    """Waits until pytest has collected the tests, then tries mutants instead of running them."""

    def __init__(self, wishes: argparse.Namespace, console: Console) -> None:
        self.wishes = wishes
        self.console = console
        self.groups = wishes.title or GROUPS

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Failed("the tests cannot be collected")
        items = [item for item in session.items if is_of_rules(item.nodeid)]
        others = [item for item in session.items if not is_of_rules(item.nodeid)]
        asked = {
            name
            for group in self.groups
            for stage in self.wishes.stages[1:]
            for name in short_form(ids_of(others), group, stage)
        }
        later = untraced([item for item in others if item.nodeid in asked], self.wishes.jobs)
        court = Court(session.items, traced(items, self.wishes.jobs, self.note_trace), later)
        archive = Archive(self.wishes.trust)
        outcomes = [self.outcome(group, court, archive) for group in self.groups]
        for outcome in outcomes:
            show(outcome, self.console)
        if self.wishes.write:
            write(outcomes, self.wishes.write)
        return True

    def note_trace(self, done: int, count: int, name: str) -> None:
        self.console.print(f"traced {done} of {count}: {name}")

    def outcome(self, group: str, court: Court, archive: Archive) -> Outcome:
        """All mutants of a group meet the tests of rules; those that survive meet the others, each kind for itself."""
        wishes = self.wishes
        count = wishes.kernel if group == "kernel" and wishes.kernel else wishes.sample
        mutants = sampled(group, count, wishes.seed, wishes.files)
        self.console.print(f"{group}: {len(mutants)} mutants, seed {wishes.seed}")
        verdicts: dict[str, dict[str, Verdict]] = {}
        left = mutants
        for stage in wishes.stages:
            trials = [court.trial(group, mutant, stage) for mutant in left]
            with bar(self.console, f"{group}, {stage}", len(trials)) as note:
                court.verdicts(trials, archive, wishes.jobs, note)
            verdicts[stage] = {mutant.key: archive.found[mutant.key, stage] for mutant in left}
            if stage == STAGES[0]:
                left = [mutant for mutant in mutants if not verdicts[stage][mutant.key].killer]
                left = [mutant for mutant in left if not (wishes.quick and is_noted_as_equivalent(mutant))]
        return Outcome(group, wishes.seed, mutants, verdicts)


def ids_of(items: list[pytest.Item]) -> list[str]:
    return [item.nodeid for item in items]


class bar:  # noqa: N801  # reads as a verb
    """A line of progress: how many are judged, how many live."""

    def __init__(self, console: Console, name: str, count: int) -> None:
        columns = (
            TextColumn(name),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            TextColumn("{task.fields[alive]} alive"),
        )
        self.progress = Progress(*columns, console=console)
        self.task = self.progress.add_task("", total=count, alive=0)
        self.alive = 0

    def __enter__(self) -> Any:
        self.progress.start()
        return self.note

    def __exit__(self, *_: object) -> None:
        self.progress.stop()

    def note(self, verdict: Verdict) -> None:
        self.alive += not verdict.killer
        self.progress.update(self.task, advance=1, alive=self.alive)


def main() -> None:
    os.environ["AGON_BUILD"] = "pure"
    os.chdir(ROOT)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # so that the forks are stopped as well
    wishes = arguments()
    files = files_of_tests(wishes.title or GROUPS, wishes.stages)
    raise SystemExit(pytest.main([*OPTIONS, *files], plugins=[Workshop(wishes, Console())]))


if __name__ == "__main__":
    main()
