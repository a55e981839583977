"""The balance of a title: which seats, heroes, gods, cards and openings win when good bots play each other."""

from pathlib import Path

from agon.lab import plots, stats
from agon.lab.arena import Plan, build_line
from agon.lab.intervals import caption
from agon.lab.report import Part, Table, balance_parts, percent, reason_table, span
from agon.lab.strengths import Row

MOST_LINES = 48
"""The scripts of a game for one: none of them is left out."""
NOTE = (
    "A win rate says what winners had, not what made them win: expensive things are bought by those who are ahead, also "
    "in the same seat. Bots of this strength play; people may fare otherwise."
)


def markdown_table(table: Table) -> str:
    head, body = table
    lines = ["| " + " | ".join(head) + " |", "|---|" + "---:|" * (len(head) - 1)]
    lines += ["| " + " | ".join(line) + " |" for line in body[:MOST_LINES]]
    return "\n".join(lines)


def study_parts(rows: list[Row], even: float) -> list[Part]:
    ways = reason_table(rows)
    return [
        *balance_parts(rows, even),
        Part("Ways to win", plots.reason_plot(rows), ways, caption(len(ways[1]))),
        Part("Length", plots.length_plot(rows), note=length_text(rows)),
        Part("Does the leader win?", plots.leader_plot(rows, even), note=leader_text(rows)),
    ]


def balance_page(
    what: Plan, rows: list[Row], command: str, finding: str, parts: list[Part], pictures: dict[str, str]
) -> str:
    """The report in Markdown; ``pictures`` maps headings to the files of their plots."""
    made = [
        f"# Balance of {what.title}",
        f"{len(rows)} games of {what.players} players by {' and '.join(sorted(set(what.bots)))}, seeds {what.seed} to "
        f"{max(row['seed'] for row in rows)}; {build_line()}. An even game would give each seat {percent(1 / what.players)}.",
        f"Made by `{command}`.",
        f"**A finding.** {finding}" if finding else "",
        NOTE,
        *[section(part.heading, pictures, text_of(part)) for part in parts],
    ]
    return "\n\n".join(part for part in made if part) + "\n"


def text_of(part: Part) -> str:
    table = [markdown_table(part.table)] if part.table else []
    return "\n\n".join([*table, part.note])


def section(heading: str, pictures: dict[str, str], text: str) -> str:
    picture = f"![{heading}]({pictures[heading]})\n\n" if heading in pictures else ""
    return f"## {heading}\n\n{picture}{text}"


def length_text(rows: list[Row]) -> str:
    lengths = sorted(stats.lengths(rows))
    median, tenth, ninth = (lengths[int(share * (len(lengths) - 1))] for share in (0.5, 0.1, 0.9))
    return f"Half of the games take at most {median} choices; one in ten less than {tenth}, one in ten over {ninth}."


def leader_text(rows: list[Row]) -> str:
    held = stats.leader_holds(rows)
    moments = [
        stats.Share("", len(rows), len(rows) * held[round(share * (len(held) - 1))]) for share in (0.25, 0.5, 0.75)
    ]
    quarter, half, late = (f"{percent(one.rate)} ({span(*one.bounds(len(moments)))})" for one in moments)
    return (
        f"Who stands best after a quarter of the game, by the evaluation that bots use, wins {quarter} of the games, "
        f"at half time {half}, after three quarters {late}. {caption(len(moments))}"
    )


def write_pictures(parts: list[Part], folder: Path, prefix: str) -> dict[str, str]:
    """The plots as files; by heading, their names."""
    pictures = {}
    for part in parts:
        name = f"{prefix}-{part.heading.lower().strip('?').replace(' ', '-')}.svg"
        (folder / name).write_text(part.plot, encoding="utf-8")
        pictures[part.heading] = name
    return pictures


def write_study(what: Plan, rows: list[Row], folder: Path, command: str, finding: str = "") -> Path:
    """The page and its plots; a finding written on the page by hand is kept."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{what.title}.md"
    parts = study_parts(rows, 1 / what.players)
    pictures = write_pictures(parts, folder, what.title)
    text = balance_page(what, rows, command, finding or kept_finding(path), parts, pictures)
    path.write_text(text, encoding="utf-8")
    return path


def kept_finding(path: Path) -> str:
    mark = "**A finding.** "
    if path.is_file():
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith(mark):
                return line.removeprefix(mark)
    return ""
