"""A tournament as a table for the terminal, as CSV and Parquet, and as one HTML page that needs nothing else."""

import base64
import html
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from agon.lab import plots, stats
from agon.lab.arena import Plan, build_line
from agon.lab.intervals import caption
from agon.lab.matches import by_the_clock
from agon.lab.openings import Verdict
from agon.lab.ratings import duels, plays_alone, ratings
from agon.lab.strata import Effect
from agon.lab.strengths import Row

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
INTERVAL = "95 % interval"
WON = "win rate with joint 95 % interval (games in brackets)"
RATED = (
    "Ratings by maximum likelihood (Bradley-Terry), in Elo points from the mean of these bots: 100 more win 64 % of "
    "games for two. Intervals by bootstrap over seeds. "
)
FOUGHT = "Of a seat of the first against a seat of the second, in games that one of the two won. "


@dataclass(frozen=True)
class Part:
    """A part of a report: either of plot and table may be missing; the note says how to read the table."""

    heading: str
    plot: str = ""
    table: Table | None = None
    note: str = ""


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def span(low: float, high: float) -> str:
    return f"{100 * low:.1f} – {100 * high:.1f} %"


def points(difference: float) -> str:
    return f"{100 * difference:+.1f}"


def rating_table(rows: list[Row]) -> Table:
    alone = plays_alone(rows)
    rating = [] if alone else ["rating", INTERVAL]
    head = ["bot", "games", "won", INTERVAL, *rating, "ms per choice", "slowest"]
    body = [
        [
            one.bot,
            str(one.games),
            percent(one.rate),
            span(one.low, one.high),
            *([] if alone else [f"{one.points:+.0f}", f"{one.points_low:+.0f} – {one.points_high:+.0f}"]),
            f"{one.milliseconds:.1f}",
            f"{one.slowest:.0f}",
        ]
        for one in ratings(rows)
    ]
    return head, body


def duel_table(rows: list[Row]) -> Table:
    head = ["duel", "games", "first wins", INTERVAL]
    body = [
        [f"{one.first} against {one.second}", str(one.games), percent(one.rate), span(one.low, one.high)]
        for one in duels(rows)
    ]
    return head, body


def share_table(found: Sequence[stats.Share], what: str) -> Table:
    body = [[one.name, str(one.games), percent(one.rate), span(*one.bounds(len(found)))] for one in found]
    return [what, "games", "won", INTERVAL], body


def compared(found: Sequence[Effect]) -> int:
    """Lines that have an interval."""
    return sum(one.difference is not None for one in found)


def effect_table(found: Sequence[Effect], what: str) -> Table:
    body = []
    for one in found:
        low, high = one.bounds(compared(found))
        told = ["–", "–"] if one.difference is None else [points(one.difference), f"{points(low)} – {points(high)}"]
        body.append([one.name, str(one.games), percent(one.rate), *told])
    return [what, "seats", "won", "difference", INTERVAL], body


def opening_table(found: Sequence[Verdict]) -> Table:
    head = ["first choice", "anyway", "made", "won", "if free", "gain", INTERVAL]
    return head, [[one.opening, str(one.anyway), str(one.seats), *told_of(one)] for one in found]


def told_of(one: Verdict) -> list[str]:
    if not one.seats:
        return ["–"] * 4
    return [percent(one.made), percent(one.free), points(one.difference), f"{points(one.low)} – {points(one.high)}"]


def effect_part(heading: str, found: Sequence[Effect], what: str, dealt: Sequence[str]) -> Part:
    told = f"The difference, in points, is to seats without it of {alike(dealt)}; “–” where all of them had it."
    note = f"{told} {caption(compared(found))}".strip()
    return Part(heading, plots.effect_plot(found), effect_table(found, what), note)


def alike(dealt: Sequence[str]) -> str:
    things = ["bot", "seat", *dealt]
    return f"the same {', '.join(things[:-1])} and {things[-1]}"


def balance_parts(rows: list[Row], even: float) -> list[Part]:
    """Seats, what tables were dealt, things and openings."""
    seats = stats.by_seat(rows)
    dealt = stats.by_factor(rows)
    made = [share_part("Seats", seats, even, "seat")]
    for name, found in dealt.items():
        made.append(share_part(f"Seats by {name}", found, even, name))
    for kind, effects in stats.by_trait(rows).items():
        made.append(effect_part(f"By {kind}", effects, kind, list(dealt)))
    made.append(effect_part("By first choice", stats.by_opening(rows), "choice", list(dealt)))
    return made


def share_part(heading: str, found: Sequence[stats.Share], even: float | None, what: str) -> Part:
    return Part(heading, plots.share_plot(found, even, WON), share_table(found, what), caption(len(found)))


def html_table(table: Table) -> str:
    head, body = table
    top = "".join(f"<th>{html.escape(cell)}</th>" for cell in head)
    lines = ["<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in line) + "</tr>" for line in body]
    return f"<table><thead><tr>{top}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def image(svg: str, alt: str) -> str:
    """Each plot in a world of its own, so that their ids do not meet."""
    data = base64.b64encode(svg.encode()).decode()
    return f'<img alt="{html.escape(alt)}" src="data:image/svg+xml;base64,{data}">'


def sections(rows: list[Row], players: int) -> list[Part]:
    """The parts of the report."""
    if plays_alone(rows):
        return sections_alone(rows)
    even = 1 / players
    return [
        *bot_parts(rows),
        *balance_parts(rows, even),
        Part("Length", plots.length_plot(rows)),
        Part("Ways to win", plots.reason_plot(rows)),
        Part("Final scores", plots.score_plot(rows)),
        Part("Positions over time", plots.standing_plot(rows)),
        Part("Does the leader win?", plots.leader_plot(rows, even)),
    ]


def bot_parts(rows: list[Row]) -> list[Part]:
    """Ratings and duels, where there is anyone to compare."""
    found = ratings(rows)
    if len(found) < 2:
        return []
    return [
        Part("Ratings", plots.rating_plot(found), rating_table(rows), RATED + caption(len(found))),
        Part("Duels", "", duel_table(rows), FOUGHT + caption(len(duels(rows)))),
    ]


def sections_alone(rows: list[Row]) -> list[Part]:
    """Of games for one: nobody to be compared with but the other bots."""
    bots = stats.by_bot(rows)
    parts = [Part("Win rates", plots.share_plot(bots, None, WON), rating_table(rows), caption(len(bots)))]
    for bot in (one.name for one in bots):
        own = [row for row in rows if row["lineup"] == [bot]]
        table = reason_table(own)
        parts.append(Part(f"How games of {bot} ended", plots.reason_plot(own), table, caption(len(table[1]))))
    parts.append(Part("Length", plots.length_plot(rows)))
    parts.append(Part("Positions over time", plots.standing_plot(rows)))
    return parts


def reason_table(rows: list[Row]) -> Table:
    found = [stats.Share(name, len(rows), count) for name, count in stats.reasons(rows)]
    body = [[one.name, str(int(one.wins)), percent(one.rate), span(*one.bounds(len(found)))] for one in found]
    return ["way", "games", "share", INTERVAL], body


def html_part(part: Part) -> str:
    plot = image(part.plot, part.heading) if part.plot else ""
    table = html_table(part.table) if part.table else ""
    note = f"<p>{html.escape(part.note)}</p>" if part.note else ""
    return f"<section><h2>{html.escape(part.heading)}</h2>{plot}{table}{note}</section>"


def page(heading: str, facts: str, command: str, parts: list[Part]) -> str:
    body = "".join(html_part(part) for part in parts)
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
    facts = f"{len(rows)} games for {for_whom}; {build_line()}. {fixed_by(what)}"
    return page(f"Arena: {what.title}", facts, command, sections(rows, what.players))


def fixed_by(what: Plan) -> str:
    """Whether the games can be had again."""
    timed = by_the_clock(what.bots)
    return f"Not repeatable: {', '.join(timed)} thought by the clock." if timed else "Their seeds fix the games."


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
