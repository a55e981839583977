"""What came of it: scores by group and file, and every survivor as a small diff with a word why."""

import re
import tomllib
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from tools.mutants.judge import Verdict
from tools.mutants.mutate import Mutant
from tools.mutants.scope import GROUPS, ROOT, STAGES

NOTES = Path(__file__).with_name("notes.toml")
"""By file, for survivors that were looked at: what is changed, and a word why nobody notices."""
HEAD = Path(__file__).with_name("head.md")


@dataclass
class Outcome:
    """A group's sample and, by stage and mutant, the verdicts."""

    group: str
    seed: int
    mutants: list[Mutant]
    verdicts: dict[str, dict[str, Verdict]]

    def is_killed(self, mutant: Mutant, *stages: str) -> bool:
        found = [self.verdicts.get(stage, {}).get(mutant.key) for stage in stages]
        return any(verdict is not None and verdict.killer for verdict in found)

    def score(self, *stages: str, file: str = "", without: Collection[str] = ()) -> str:
        """How many are killed, of all but those ``without``."""
        mutants = [mutant for mutant in self.mutants if not file or mutant.file == file]
        killed = sum(self.is_killed(mutant, *stages) for mutant in mutants)
        count = sum(self.is_killed(mutant, *stages) or mutant.key not in without for mutant in mutants)
        return f"{100 * killed / max(1, count):.1f} %"

    def equivalents(self) -> set[str]:
        """The keys of those whom nobody killed because, as their note says, no game can tell them from the original."""
        return {one.key for one in self.survivors(*STAGES) if is_noted_as_equivalent(one)}

    def survivors(self, *stages: str) -> list[Mutant]:
        return [mutant for mutant in self.mutants if not self.is_killed(mutant, *stages)]

    def seen_by(self, mutant: Mutant) -> list[str]:
        return [stage for stage in ("properties", "golden") if self.is_killed(mutant, stage)]


def change_of(mutant: Mutant) -> str:
    """A survivor's name in the notes: the line before and after, wherever it stands."""
    return " → ".join(line[1:].strip() for line in mutant.diff((ROOT / mutant.file).read_text()))


def notes() -> dict[str, dict[str, str]]:
    return tomllib.loads(NOTES.read_text()) if NOTES.exists() else {}


def is_noted_as_equivalent(mutant: Mutant) -> bool:
    return notes().get(mutant.file, {}).get(change_of(mutant), "").startswith("equivalent:")


def show(outcome: Outcome, console: Console) -> None:
    console.rule(outcome.group)
    known = notes()
    for mutant in outcome.survivors("rules"):
        word = known.get(mutant.file, {}).get(change_of(mutant), "")
        tests = outcome.verdicts["rules"][mutant.key].tests
        seen = "".join(f", seen by {stage}" for stage in outcome.seen_by(mutant))
        head = f"{mutant.file}:{mutant.line} {mutant.function} [{mutant.kind}] {tests} tests{seen} {word}"
        for line in [head, *mutant.diff((ROOT / mutant.file).read_text())]:
            console.print(line, markup=False, highlight=False, soft_wrap=True)
    same = outcome.equivalents()
    console.print(
        f"{outcome.group}: without {len(same)} equivalent ones {outcome.score('rules', without=same)},"
        f" with properties {outcome.score('rules', 'properties', without=same)}",
        highlight=False,
        soft_wrap=True,
    )
    console.print(
        f"{outcome.group}: {len(outcome.mutants)} mutants, seed {outcome.seed}: killed by rule tests"
        f" {outcome.score('rules')}, with properties {outcome.score('rules', 'properties')},"
        f" with golden games as well {outcome.score('rules', 'properties', 'golden')}",
        highlight=False,
        soft_wrap=True,
    )


def write(outcomes: list[Outcome], target: Path) -> None:
    """The page of the docs. Head and remarks are written by hand; of groups that were not measured now the page keeps
    what it had."""
    page = Page.read(target)
    known = notes()
    for outcome in outcomes:
        page.rows[outcome.group] = score_row(outcome)
        page.sections[outcome.group] = [*by_file(outcome), "", *survivors(outcome, known)]
    target.write_text(page.text())


TABLE = [
    "| group | mutants | seed | equivalent | rule tests | with properties | of all: rule tests | with properties | golden games as well |",
    "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
]


@dataclass
class Page:
    """The page in its parts: by group a row of the table and a section; between them remarks."""

    rows: dict[str, str]
    remarks: list[str]
    sections: dict[str, list[str]]

    @staticmethod
    def read(target: Path) -> "Page":
        text = target.read_text() if target.exists() else ""
        _, _, body = text.partition("\n".join(TABLE) + "\n")
        top, *rest = re.split(r"(?m)^## ", body)
        lines = top.strip().splitlines()
        rows = {line.split("|")[1].strip(): line for line in lines if line.startswith("| ")}
        parts = [section.strip().splitlines() for section in rest]
        sections = {lines[0]: lines[2:] for lines in parts}
        return Page(rows, [line for line in lines if not line.startswith("| ")], sections)

    def text(self) -> str:
        """Groups in their usual order."""
        head = HEAD.read_text().rstrip().splitlines()
        lines = [*head, "", *TABLE, *(self.rows[one] for one in GROUPS if one in self.rows), *self.remarks]
        for group in GROUPS:
            if group in self.sections:
                lines += ["", f"## {group}", "", *self.sections[group]]
        return "\n".join(lines) + "\n"


def score_row(one: Outcome) -> str:
    same = one.equivalents()
    cells = [one.score("rules", without=same), one.score("rules", "properties", without=same)]
    cells += [one.score("rules"), one.score("rules", "properties")]
    cells.append(one.score("rules", "properties", "golden") if "golden" in one.verdicts else "–")
    return f"| {one.group} | {len(one.mutants)} | {one.seed} | {len(same)} | {' | '.join(cells)} |"


def by_file(outcome: Outcome) -> Iterable[str]:
    yield "| file | mutants | rule tests | with properties |"
    yield "|---|--:|--:|--:|"
    for file in sorted({mutant.file for mutant in outcome.mutants}):
        count = sum(mutant.file == file for mutant in outcome.mutants)
        cells = outcome.score("rules", file=file), outcome.score("rules", "properties", file=file)
        yield f"| {file.removeprefix('src/agon/')} | {count} | {' | '.join(cells)} |"


def survivors(outcome: Outcome, known: dict[str, dict[str, str]]) -> Iterable[str]:
    found = outcome.survivors("rules")
    yield f"{len(found)} survive the tests of rules:"
    for mutant in found:
        word = known.get(mutant.file, {}).get(change_of(mutant), "not looked at yet")
        seen = "".join(f"; {stage} {'sees' if stage == 'golden' else 'see'} it" for stage in outcome.seen_by(mutant))
        place = f"{mutant.file.removeprefix('src/agon/')}:{mutant.line}"
        yield ""
        yield f"- `{place}` {mutant.function or 'on import'}: {word}{seen}"
        yield "  ```diff"
        yield from (f"  {line[0]} {line[1:].strip()}" for line in mutant.diff((ROOT / mutant.file).read_text()))
        yield "  ```"
