"""The tables at the end of a run: what each fault did, how each hostile client fared, and what the others felt."""

import math
import os
import statistics
import time

from rich.console import Console
from rich.table import Table

from agon.server.chaos.ledger import Made, percentile
from agon.server.chaos.run import Event, Report
from agon.server.chaos.storms import BotStorm, ExpertStorm

VICTIM_SECONDS = 0.5
"""Of the victims' moves under attack 99 in 100 are acknowledged within this."""

Rows = list[list[str]]
FAULT_HEAD = [
    "fault",
    "times",
    "acknowledged",
    "lost",
    "doubled",
    "gaps",
    "back after, median s",
    "worst s",
    "met as it should",
]
ATTACK_HEAD = ["hostile client", "times", "refused", "how", "others' moves", "p50 ms", "p99 ms"]


def names(report: Report, attacks: bool) -> list[str]:
    return list(dict.fromkeys(event.name for event in report.events if event.is_attack == attacks))


def during(event: Event, made: list[Made]) -> list[Made]:
    return [one for one in made if event.begin <= one.sent < event.until]


def count(events: list[Event], made: list[Made]) -> int:
    return sum(len(during(event, made)) for event in events)


def fault_rows(report: Report) -> Rows:
    found, rows = report.findings, []
    for name in names(report, attacks=False):
        events = [event for event in report.events if event.name == name]
        backs = [event.back for event in events if event.back is not None]
        figures = [count(events, made) for made in (report.company.ledger.made, found.lost, found.doubled, found.gaps)]
        wrong = next((event.wrong for event in events if event.wrong), "")
        times = [f"{statistics.median(backs):.2f}", f"{max(backs):.2f}"] if backs else ["never", "never"]
        rows.append([name, str(len(events)), *map(str, figures), *times, wrong or "yes"])
    return rows


def attack_rows(report: Report) -> Rows:
    rows = []
    for name in names(report, attacks=True):
        events = [event for event in report.events if event.name == name]
        felt = felt_during(report, events)
        wrong = next((event.wrong for event in events if event.wrong), "")
        said = events[-1].said
        rows.append([name, str(len(events)), "no" if wrong else "yes", wrong or said, str(len(felt)), *shares(felt)])
    return rows


def felt_during(report: Report, events: list[Event]) -> list[float]:
    """Seconds from sending to acknowledgement of the moves that others sent while an attack was going on."""
    made = report.company.ledger.made
    return [one.told - one.sent for event in events for one in made if event.begin <= one.sent < event.ended]


def shares(felt: list[float]) -> list[str]:
    return [f"{1000 * percentile(felt, share):.0f}" if felt else "" for share in (0.5, 0.99)]


def in_milliseconds(felt: list[float]) -> str:
    return " ms, ".join(shares(felt)) + " ms" if felt else "none"


def under_attack(report: Report) -> list[float]:
    return felt_during(report, [event for event in report.events if event.is_attack])


def summary(report: Report) -> Rows:
    ledger, found = report.company.ledger, report.findings
    bots = [seconds for _, seconds in found.bot_seconds if seconds >= 0]
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"
    return [
        ["database", report.database],
        ["minutes", f"{report.seconds / 60:.1f}"],
        ["tables", str(len(ledger.seen))],
        ["games finished", str(ledger.games)],
        ["acknowledged moves of people", str(len(ledger.made))],
        ["entries in the logs, moves of bots among them", f"{found.entries}, {found.by_bots}"],
        ["lost, doubled, gaps", f"{len(found.lost)}, {len(found.doubled)}, {len(found.gaps)}"],
        ["others' moves under attack: p50, p99", in_milliseconds(under_attack(report))],
        ["bots' answers: p50, p99", in_milliseconds(bots)],
        *[
            [f"the same beside {storm.name}", in_milliseconds(bots_in(report, storm))]
            for storm in (BotStorm, ExpertStorm)
        ],
        ["answers other than yes", ", ".join(f"{reason} {n}" for reason, n in ledger.refusals.most_common()) or "none"],
        ["load of the machine at the end (1, 5, 15 min)", load],
        ["trouble", "; ".join([*found.trouble, *ledger.trouble]) or "none"],
    ]


def show(report: Report, console: Console) -> None:
    tables = ((FAULT_HEAD, fault_rows(report)), (ATTACK_HEAD, attack_rows(report)), (["", ""], summary(report)))
    for head, rows in tables:
        table = Table(*head)
        for row in rows:
            table.add_row(*row)
        if rows:
            console.print(table)


def markdown(report: Report) -> str:
    """The same for a document."""
    parts = [f"### {report.database}"]
    for head, rows in (
        (["", ""], summary(report)),
        (FAULT_HEAD, fault_rows(report)),
        (ATTACK_HEAD, attack_rows(report)),
    ):
        lines = [" | ".join(head), " | ".join("---" for _ in head), *[" | ".join(row) for row in rows]]
        parts.append("\n".join(f"| {line} |" for line in lines))
    return "\n\n".join(parts) + "\n"


def bots_in(report: Report, storm: type[BotStorm]) -> list[float]:
    """How long bots of the others took while somebody let many think."""
    offset = time.time() - time.monotonic()
    spans = [(one.begin + offset, one.ended + offset) for one in report.events if one.name == storm.name]
    return [took for at, took in report.findings.bot_seconds if any(begin <= at < end for begin, end in spans)]


def is_slow(report: Report) -> bool:
    """Whether the others felt the attacks more than they may."""
    felt = percentile(under_attack(report), 0.99)
    return not math.isnan(felt) and felt > VICTIM_SECONDS
