"""The balance of a game for one: how often it is won, by what, and what it is lost to."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from agon.lab import plots, stats
from agon.lab.arena import Plan, build_line
from agon.lab.ratings import Row, credit
from agon.lab.report import percent, reason_table, share_table, span
from agon.lab.stats import Share
from agon.lab.study import kept_finding, markdown_table, section

NOTE = (
    "A win rate says what won games had, not what made them won. A bot of this strength plays; people may fare "
    "otherwise."
)
SCRIPTS = 48
"""Lines of the longest table: none of them is left out."""
LABEL = "win rate with 95 % interval (games in brackets)"


def shares_of(rows: list[Row], names: Callable[[Row], list[str]], least: int = 1) -> list[Share]:
    """By what a game had, how often it was won."""
    return stats.shares([(name, credit(row, 0)) for row in rows for name in names(row)], least)


def in_order(found: list[Share]) -> list[Share]:
    return sorted(found, key=lambda share: (not share.name.isdigit(), int(share.name) if share.name.isdigit() else 0))


def ending_act(row: Row) -> list[str]:
    return [f"Act {row['story']['act']}"]


def needed(row: Row) -> list[str]:
    invasion = row["story"]["invasion"]
    return [] if invasion is None else [str(max(1, invasion))]


def vanguard(row: Row) -> list[str]:
    return [] if row["story"]["invasion"] is None else [row["story"]["vanguard"]]


def scripts(row: Row) -> list[str]:
    return list(dict.fromkeys(row["story"]["scripts"]))


def slain(row: Row) -> list[str]:
    return [str(len(row["story"]["slain"]))]


def turns(row: Row) -> list[str]:
    return [str(row["story"]["turns"])]


def fatal_scripts(rows: list[Row]) -> list[Share]:
    """By script, how often its reading was the last of a lost game."""
    read = Counter(name for row in rows for name in row["story"]["scripts"])
    last = Counter(row["story"]["scripts"][-1] for row in rows if not row["winners"] and row["story"]["scripts"])
    found = [Share(name, count, last[name]) for name, count in read.items() if count >= max(1, len(rows) // 50)]
    return sorted(found, key=lambda share: (-share.rate, share.name))


TABLES: tuple[tuple[str, str, Callable[[list[Row]], list[Share]]], ...] = (
    ("By the act in which it ended", "act", lambda rows: shares_of(rows, ending_act)),
    ("By turns", "turns", lambda rows: in_order(shares_of(rows, turns))),
    ("By victories needed in Act II", "victories", lambda rows: in_order(shares_of(rows, needed))),
    ("By the fate of the vanguard", "vanguard", lambda rows: shares_of(rows, vanguard)),
    ("By monsters slain", "monsters", lambda rows: in_order(shares_of(rows, slain))),
    ("By script read", "script", lambda rows: shares_of(rows, scripts, max(1, len(rows) // 50))),
)


def tables_of(rows: list[Row]) -> dict[str, tuple[str, list[Share]]]:
    """By heading, what the first column names and the win rates."""
    made = {heading: (what, table(rows)) for heading, what, table in TABLES}
    for kind, found in stats.by_trait(rows).items():
        if len(found) > 1:
            made[f"By {kind}"] = (kind, found)
    return made


def pictures_of(rows: list[Row]) -> dict[str, str]:
    made = {"Won and lost": plots.reason_plot(rows), "Length": plots.outcome_length_plot(rows)}
    for heading, (_, found) in tables_of(rows).items():
        made[heading] = plots.share_plot(found, None, LABEL)
    made["Scripts that ended games"] = plots.share_plot(
        fatal_scripts(rows), None, "share of its readings after which the game was lost (readings in brackets)"
    )
    return made


def page_alone(what: Plan, rows: list[Row], command: str, finding: str, pictures: dict[str, str]) -> str:
    all_games = Share("", len(rows), sum(credit(row, 0) for row in rows))
    lengths = sorted(row["story"]["turns"] for row in rows)
    median, tenth, ninth = (lengths[int(share * (len(lengths) - 1))] for share in (0.5, 0.1, 0.9))
    parts = [
        f"# {what.title} alone: won and lost",
        f"{len(rows)} games for one player by {what.bots[0]}, seeds {what.seed} to {what.seed + len(rows) - 1}; "
        f"{build_line()}. Won: {percent(all_games.rate)} (95 % interval {span(*all_games.bounds)}).",
        f"Made by `{command}`.",
        "**These figures rest on reconstructed values**: parts of the game for one are in no text that we have "
        f"([which](../{what.title}-reconstructed.md)). Whoever corrects them changes the figures.",
        f"**A finding.** {finding}" if finding else "",
        NOTE,
        section("Won and lost", pictures, markdown_table(reason_table(rows))),
        section(
            "Length",
            pictures,
            f"Half of the games take at most {median} turns; one in ten {tenth} or fewer, one in ten {ninth} or more.",
        ),
    ]
    for heading, (name, found) in tables_of(rows).items():
        parts.append(section(heading, pictures, markdown_table(share_table(found, name), SCRIPTS)))
    head, body = share_table(fatal_scripts(rows), "script")
    fatal = markdown_table(([head[0], "read", "lost to", head[3]], body), SCRIPTS)
    parts.append(section("Scripts that ended games", pictures, fatal))
    return "\n\n".join(part for part in parts if part) + "\n"


def write_study_alone(what: Plan, rows: list[Row], folder: Path, command: str, finding: str = "") -> Path:
    """The page and its plots; a finding written on the page by hand is kept."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{what.title}-alone.md"
    pictures = {}
    for heading, plot in pictures_of(rows).items():
        name = f"{what.title}-alone-{heading.lower().replace(' ', '-')}.svg"
        (folder / name).write_text(plot, encoding="utf-8")
        pictures[heading] = name
    path.write_text(page_alone(what, rows, command, finding or kept_finding(path), pictures), encoding="utf-8")
    return path
