"""The trial of a mutant: the tests that run its lines, the quickest first, until one fails."""

import json
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from tools.mutants.forks import in_forks
from tools.mutants.mutate import Mutant
from tools.mutants.patch import functions_by_place, put_in
from tools.mutants.scope import BUILD, ROOT, STAGES, has_a_say, short_form
from tools.mutants.tests_run import first_failure
from tools.mutants.trace import TracedTest, functions_run_on_import

STOPPED = "(stopped: too long or too much memory)"
NOT_IMPORTED = "(cannot be imported)"
LEAST_SECONDS, TIMES_AS_LONG = 4.0, 1.0
"""Of the processor, beside what the tests took when they were traced, which is slow."""
FRESH_SECONDS = 30.0


@dataclass(frozen=True)
class Trial:
    """One mutant before the tests of one stage."""

    mutant: Mutant
    stage: str
    tests: tuple[TracedTest, ...]

    @property
    def evidence(self) -> str:
        """Of all tests that are heard: a verdict holds as long as they stay the same."""
        return blake2b(
            " ".join(sorted(test.id + test.version for test in self.tests)).encode(), digest_size=8
        ).hexdigest()


@dataclass(frozen=True)
class Verdict:
    """``killer``: the test that failed; empty for a survivor."""

    mutant: str
    place: str
    """File and function."""
    stage: str
    evidence: str
    killer: str
    version: str
    """Of the killer."""
    tests: int


class Archive:
    """The verdicts of earlier runs, a line each; later ones count."""

    def __init__(self, trusted: bool = False) -> None:
        self.trusted = trusted
        """Whether verdicts hold although tests have changed since."""
        self.path = BUILD / "verdicts.jsonl"
        self.found: dict[tuple[str, str], Verdict] = {}
        self.killers: dict[str, Counter[str]] = {}
        """By place: the tests that killed mutants there before are likely to do so again."""
        if self.path.exists():
            for line in self.path.read_text().splitlines():
                self.note(Verdict(**json.loads(line)))

    def note(self, verdict: Verdict) -> None:
        self.found[verdict.mutant, verdict.stage] = verdict
        if verdict.killer:
            self.killers.setdefault(verdict.place, Counter())[verdict.killer] += 1

    def verdict(self, trial: Trial) -> Verdict | None:
        """A survivor must be tried again when its tests have changed, a killed mutant when its killer has."""
        verdict = self.found.get((trial.mutant.key, trial.stage))
        if verdict is None or self.trusted or verdict.evidence == trial.evidence:
            return verdict
        is_proven = any(test.id == verdict.killer and test.version == verdict.version for test in trial.tests)
        return verdict if is_proven else None

    def likely_first(self, trial: Trial) -> list[TracedTest]:
        killers = self.killers.get(trial.mutant.place, Counter())
        return sorted(trial.tests, key=lambda test: (-killers[test.id], test.seconds))

    def add(self, verdict: Verdict) -> None:
        self.note(verdict)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a") as out:
            out.write(json.dumps(asdict(verdict)) + "\n")


class Court:
    """All tests, collected and traced, ready to hear mutants."""

    def __init__(self, items: list[pytest.Item], tests: list[TracedTest], later: list[TracedTest]) -> None:
        self.items = {item.nodeid: item for item in items}
        self.tests = sorted(tests, key=lambda test: (test.seconds, test.id))
        self.later = {test.id: test for test in later}
        self.functions: dict[tuple[str, str], list[FunctionType]] = functions_by_place()
        self.run_on_import = functions_run_on_import()

    def trial(self, group: str, mutant: Mutant, stage: str) -> Trial:
        """Before the tests of rules that run its lines (if it runs on import, before all that use its file), then before
        the short form of the others."""
        if stage != STAGES[0]:
            return Trial(mutant, stage, tuple(self.later[name] for name in short_form(list(self.later), group, stage)))
        near = [test for test in self.tests if mutant.file in test.lines and has_a_say(test.id.split("::")[0], group)]
        if not mutant.function or (mutant.file, mutant.function) in self.run_on_import:
            return Trial(mutant, stage, tuple(near))
        lines = set(range(mutant.lines[0], mutant.lines[1] + 1))
        return Trial(mutant, stage, tuple(test for test in near if lines & test.lines[mutant.file]))

    def seconds(self, trial: Trial) -> float:
        return LEAST_SECONDS + TIMES_AS_LONG * sum(test.seconds for test in trial.tests)

    def hear(self, trial: Trial, archive: Archive) -> str:
        """In a process of its own: the killer, or nothing."""
        if not trial.tests:
            return ""
        tests = archive.likely_first(trial)
        mutant = trial.mutant
        if mutant.function and put_in(mutant, self.functions):
            signal.setitimer(signal.ITIMER_PROF, self.seconds(trial))  # endless loops are ended here
            killer = first_failure([self.items[test.id] for test in tests])
            if killer or (mutant.file, mutant.function) not in self.run_on_import:
                return killer
            signal.setitimer(signal.ITIMER_PROF, 0)
        return heard_afresh(mutant, tests, self.seconds(trial) + FRESH_SECONDS)

    def verdicts(self, trials: list[Trial], archive: Archive, jobs: int, note: Callable[[Verdict], Any]) -> None:
        """Try what was not tried yet; the archive holds the outcome."""
        waiting = []
        for trial in trials:
            known = archive.verdict(trial)
            if known is None:
                waiting.append(trial)
            else:
                archive.found[known.mutant, known.stage] = known
                note(known)
        waiting.sort(key=lambda one: not one.mutant.function)  # what must be imported anew takes longest
        answers = in_forks(
            waiting, lambda one: self.hear(one, archive), lambda one: self.seconds(one) + FRESH_SECONDS, jobs
        )
        for trial, answer in answers:
            killer = STOPPED if answer is None else str(answer)
            version = next((test.version for test in trial.tests if test.id == killer), "")
            mutant, stage = trial.mutant, trial.stage
            verdict = Verdict(mutant.key, mutant.place, stage, trial.evidence, killer, version, len(trial.tests))
            archive.add(verdict)
            note(verdict)


def heard_afresh(mutant: Mutant, tests: list[TracedTest], seconds: float) -> str:
    """Import everything anew with the mutant in it: for what runs on import."""
    with tempfile.TemporaryDirectory() as folder:
        brief, answer = Path(folder, "brief.json"), Path(folder, "answer.txt")
        brief.write_text(json.dumps({"mutant": asdict(mutant), "tests": [test.id for test in tests]}))
        command = [sys.executable, "-m", "tools.mutants.fresh", str(brief), str(answer)]
        try:
            subprocess.run(command, cwd=ROOT, capture_output=True, timeout=seconds * 5, check=False)
        except subprocess.TimeoutExpired:
            return STOPPED
        return answer.read_text() if answer.exists() else NOT_IMPORTED
