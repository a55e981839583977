"""What ``agon chaos`` does: checks its options, shows a bar, prints the tables."""

import asyncio
import signal
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from agon.server.chaos import postgres
from agon.server.chaos.faults import FAULTS, possible
from agon.server.chaos.hostile import HOSTILE
from agon.server.chaos.house import NO_POSTGRES, POSTGRES, SQLITE
from agon.server.chaos.report import VICTIM_SECONDS, is_slow, markdown, show
from agon.server.chaos.run import Plan, Report, run_one

COLUMNS = (TextColumn("{task.description:42}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())


def run(
    minutes: float,
    databases: list[str] | None,
    groups: int,
    only: list[str] | None,
    seed: int,
    output: Path | None,
    listed: bool,
    server: Path | None,
) -> bool:
    """Whether all went well."""
    console = Console()
    if listed:
        for name in (*possible(), *HOSTILE):
            console.print(name)
        return True
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends this ends its servers too
    python = None if server is None else str(server)
    plan = Plan(wanted(databases, console), 60 * minutes, groups, seed, checked(only or []), python=python)
    reports = [measured(kind, plan) for kind in plan.databases]
    for report in reports:
        show(report, console)
    if output is not None:
        output.write_text("\n".join(markdown(report) for report in reports), "utf-8")
    for report in reports:
        if is_slow(report):
            console.print(f"{report.database}: under attack the others waited longer than {VICTIM_SECONDS} s (p99)")
    clean = all(report.is_clean for report in reports)
    console.print("nothing was lost, doubled or let through" if clean else "NOT ALL WENT WELL: see the tables")
    return clean


def measured(kind: str, plan: Plan) -> Report:
    with Progress(*COLUMNS, console=Console(stderr=True)) as bar:
        task = bar.add_task(f"{kind}: opening", total=plan.seconds)

        def progress(seconds: float, what: str) -> None:
            bar.update(task, completed=min(seconds, plan.seconds), description=f"{kind}: {what}")

        return asyncio.run(run_one(kind, plan, progress))


def wanted(databases: list[str] | None, console: Console) -> list[str]:
    here = postgres.programs() is not None
    chosen = databases or [SQLITE, POSTGRES]
    unknown = set(chosen) - {SQLITE, POSTGRES}
    if unknown:
        raise typer.BadParameter(f"{', '.join(unknown)}: a database is {SQLITE} or {POSTGRES}")
    if POSTGRES in chosen and not here:
        if databases:
            raise typer.BadParameter(NO_POSTGRES)
        console.print(NO_POSTGRES)
    return [kind for kind in chosen if kind == SQLITE or here]


def checked(only: list[str]) -> list[str]:
    unknown = [name for name in only if name not in {*FAULTS, *HOSTILE}]
    if unknown:
        raise typer.BadParameter(f"{', '.join(unknown)}: no such fault or hostile client; --list names them")
    return only
