"""A tournament as a table for the terminal, as CSV and Parquet, and as one HTML page that needs nothing else."""

import base64
import html
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from agon.lab import plots, stats
from agon.lab.arena import Plan, build_line
from agon.lab.ratings import Row, duels, plays_alone, ratings

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: #1f2937;
       background: #ffffff; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; text-align: right; border-bottom: 1px solid #d1d5db; }
th:first-child, td:first-child { text-align: left; }
img { max-width: 100%; height: auto; }
code { background: #f3f4f6; padding: .1rem .3rem; overflow-wrap: anywhere; }
"""

Table = tuple[list[str], list[list[str]]]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def span(low: float, high: float) -> str:
    return f"{100 * low:.1f} – {100 * high:.1f} %"


def rating_table(rows: list[Row]) -> Table:
    alone = plays_alone(rows)
    rating = [] if alone else ["rating", "±"]
    head = ["bot", "games", "won", "95 % interval", *rating, "ms per choice", "slowest"]
    body = [
        [
            one.bot,
            str(one.games),
            percent(one.rate),
            span(one.low, one.high),
            *([] if alone else [f"{one.mu:.2f}", f"{1.96 * one.sigma:.2f}"]),
            f"{one.milliseconds:.1f}",
            f"{one.slowest:.0f}",
        ]
        for one in ratings(rows)
    ]
    return head, body


def duel_table(rows: list[Row]) -> Table:
    head = ["duel", "games", "first wins", "95 % interval"]
    body = [
        [f"{one.first} against {one.second}", str(one.games), percent(one.rate), span(*one.bounds)]
        for one in duels(rows)
    ]
    return head, body


def share_table(found: Sequence[stats.Share], what: str) -> Table:
    head = [what, "games", "won", "95 % interval"]
    return head, [[one.name, str(one.games), percent(one.rate), span(*one.bounds)] for one in found]


def html_table(table: Table) -> str:
    head, body = table
    top = "".join(f"<th>{html.escape(cell)}</th>" for cell in head)
    lines = ["<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in line) + "</tr>" for line in body]
    return f"<table><thead><tr>{top}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def image(svg: str, alt: str) -> str:
    """Each plot in a world of its own, so that their ids do not meet."""
    data = base64.b64encode(svg.encode()).decode()
    return f'<img alt="{html.escape(alt)}" src="data:image/svg+xml;base64,{data}">'


def sections(rows: list[Row], players: int) -> list[tuple[str, str, str]]:
    """Heading, plot and table (either may be empty) of each part of the report."""
    if plays_alone(rows):
        return sections_alone(rows)
    even = 1 / players
    won = "win rate with 95 % interval (games in brackets)"
    several = len({name for row in rows for name in row["lineup"]}) > 1
    parts = []
    if several:
        parts.append(("Ratings", plots.rating_plot(ratings(rows)), html_table(rating_table(rows))))
        parts.append(("Duels", "", html_table(duel_table(rows))))
    seats = stats.by_seat(rows)
    parts.append(("Seats", plots.share_plot(seats, even, won), html_table(share_table(seats, "seat"))))
    for kind, found in stats.by_trait(rows).items():
        heading = f"By {kind}"
        parts.append((heading, plots.share_plot(found, even, won), html_table(share_table(found, kind))))
    openings = stats.by_opening(rows)
    parts.append(("By first choice", plots.share_plot(openings, even, won), ""))
    parts.append(("Length", plots.length_plot(rows), ""))
    parts.append(("Ways to win", plots.reason_plot(rows), ""))
    parts.append(("Final scores", plots.score_plot(rows), ""))
    parts.append(("Positions over time", plots.standing_plot(rows), ""))
    parts.append(("Does the leader win?", plots.leader_plot(rows, even), ""))
    return parts


def sections_alone(rows: list[Row]) -> list[tuple[str, str, str]]:
    """Of games for one: nobody to be compared with but the other bots."""
    won = "win rate with 95 % interval (games in brackets)"
    bots = stats.by_bot(rows)
    parts = [("Win rates", plots.share_plot(bots, None, won), html_table(rating_table(rows)))]
    for bot in (one.name for one in bots):
        own = [row for row in rows if row["lineup"] == [bot]]
        parts.append((f"How games of {bot} ended", plots.reason_plot(own), html_table(reason_table(own))))
    parts.append(("Length", plots.length_plot(rows), ""))
    parts.append(("Positions over time", plots.standing_plot(rows), ""))
    return parts


def reason_table(rows: list[Row]) -> Table:
    found = [stats.Share(name, len(rows), count) for name, count in stats.reasons(rows)]
    body = [[one.name, str(int(one.wins)), percent(one.rate), span(*one.bounds)] for one in found]
    return ["way", "games", "share", "95 % interval"], body


def page(heading: str, facts: str, command: str, parts: list[tuple[str, str, str]]) -> str:
    body = "".join(
        f"<section><h2>{html.escape(name)}</h2>{image(plot, name) if plot else ''}{table}</section>"
        for name, plot, table in parts
    )
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{html.escape(heading)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>'
        f"<body><h1>{html.escape(heading)}</h1><p>{html.escape(facts)}</p>"
        f"<p>Made by <code>{html.escape(command)}</code></p>{body}</body></html>\n"
    )


def arena_page(what: Plan, rows: list[Row], command: str) -> str:
    for_whom = (
        "one player, every bot on every seed"
        if what.players == 1
        else f"{what.players} players, every seating on every seed"
    )
    facts = f"{len(rows)} games for {for_whom}; {build_line()}."
    return page(f"Arena: {what.title}", facts, command, sections(rows, what.players))


def write_tables(rows: list[Row], folder: Path) -> list[Path]:
    """One line for each seat of each game, as CSV and as Parquet."""
    import polars

    frame = polars.DataFrame(stats.flat(rows), infer_schema_length=None)
    paths = [folder / "seats.csv", folder / "seats.parquet"]
    frame.write_csv(paths[0])
    frame.write_parquet(paths[1])
    return paths


def write_report(what: Plan, rows: list[Row], folder: Path, command: str) -> list[Path]:
    path = folder / "report.html"
    path.write_text(arena_page(what, rows, command), encoding="utf-8")
    return [path, *write_tables(rows, folder)]


def console_table(table: Table, heading: str) -> Any:
    from rich.table import Table as RichTable

    head, body = table
    made = RichTable(title=heading)
    for place, name in enumerate(head):
        made.add_column(name, justify="left" if place == 0 else "right")
    for line in body:
        made.add_row(*line)
    return made
