"""The balance of a title: which seats, heroes, gods, cards and openings win when good bots play each other."""

from pathlib import Path

from agon.lab import plots, stats
from agon.lab.arena import Plan, build_line
from agon.lab.ratings import Row
from agon.lab.report import Table, percent, reason_table, share_table

MOST_LINES = 40
NOTE = (
    "A win rate says what winners had, not what made them win: expensive things are bought by those who are ahead. "
    "Bots of this strength play; people may fare otherwise."
)


def markdown_table(table: Table, most: int = MOST_LINES) -> str:
    head, body = table
    lines = ["| " + " | ".join(head) + " |", "|---|" + "---:|" * (len(head) - 1)]
    lines += ["| " + " | ".join(line) + " |" for line in body[:most]]
    return "\n".join(lines)


def balance_page(what: Plan, rows: list[Row], command: str, finding: str, pictures: dict[str, str]) -> str:
    """The report in Markdown; ``pictures`` maps headings to the files of their plots."""
    even = 1 / what.players
    lengths = sorted(stats.lengths(rows))
    parts = [
        f"# Balance of {what.title}",
        f"{len(rows)} games of {what.players} players by {' and '.join(sorted(set(what.bots)))}; "
        f"{build_line()}. An even game would give each seat {percent(even)}.",
        f"Made by `{command}`.",
        f"**A finding.** {finding}" if finding else "",
        NOTE,
        section("Seats", pictures, markdown_table(share_table(stats.by_seat(rows), "seat"))),
    ]
    for kind, found in stats.by_trait(rows).items():
        parts.append(section(f"By {kind}", pictures, markdown_table(share_table(found, kind))))
    parts.append(section("By first choice", pictures, markdown_table(share_table(stats.by_opening(rows), "choice"))))
    parts.append(section("Ways to win", pictures, markdown_table(reason_table(rows))))
    median, tenth, ninth = (lengths[int(share * (len(lengths) - 1))] for share in (0.5, 0.1, 0.9))
    middle = f"Half of the games take at most {median} choices; one in ten less than {tenth}, one in ten over {ninth}."
    parts.append(section("Length", pictures, middle))
    parts.append(section("Does the leader win?", pictures, leader_text(rows)))
    return "\n\n".join(part for part in parts if part) + "\n"


def section(heading: str, pictures: dict[str, str], text: str) -> str:
    picture = f"![{heading}]({pictures[heading]})\n\n" if heading in pictures else ""
    return f"## {heading}\n\n{picture}{text}"


def leader_text(rows: list[Row]) -> str:
    held = stats.leader_holds(rows)
    quarter, half, late = (held[round(share * (len(held) - 1))] for share in (0.25, 0.5, 0.75))
    return (
        f"Who stands best after a quarter of the game wins {percent(quarter)} of the games, "
        f"at half time {percent(half)}, after three quarters {percent(late)}."
    )


def plots_of(rows: list[Row], players: int) -> dict[str, str]:
    """The plots of the report, by heading."""
    even = 1 / players
    label = "win rate with 95 % interval (games in brackets)"
    made = {"Seats": plots.share_plot(stats.by_seat(rows), even, label)}
    for kind, found in stats.by_trait(rows).items():
        made[f"By {kind}"] = plots.share_plot(found, even, label)
    made["By first choice"] = plots.share_plot(stats.by_opening(rows), even, label)
    made["Ways to win"] = plots.reason_plot(rows)
    made["Length"] = plots.length_plot(rows)
    made["Does the leader win?"] = plots.leader_plot(rows, even)
    return made


def write_study(what: Plan, rows: list[Row], folder: Path, command: str, finding: str = "") -> Path:
    """The page and its plots; a finding written on the page by hand is kept."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{what.title}.md"
    pictures = {}
    for heading, plot in plots_of(rows, what.players).items():
        name = f"{what.title}-{heading.lower().strip('?').replace(' ', '-')}.svg"
        (folder / name).write_text(plot, encoding="utf-8")
        pictures[heading] = name
    text = balance_page(what, rows, command, finding or kept_finding(path), pictures)
    path.write_text(text, encoding="utf-8")
    return path


def kept_finding(path: Path) -> str:
    mark = "**A finding.** "
    if path.is_file():
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith(mark):
                return line.removeprefix(mark)
    return ""
