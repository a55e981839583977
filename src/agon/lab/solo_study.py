"""The balance of a game for one: how often it is won, by what, and what it is lost to."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from agon.lab import plots, stats
from agon.lab.arena import Plan, build_line
from agon.lab.intervals import caption
from agon.lab.report import INTERVAL, Part, effect_part, percent, reason_table, share_part, share_table, span
from agon.lab.stats import Share
from agon.lab.strengths import Row, credit
from agon.lab.study import kept_finding, section, text_of, write_pictures

NOTE = (
    "A win rate says what won games had, not what made them won. A bot of this strength plays; people may fare "
    "otherwise."
)
LOST = "share of its readings after which the game was lost (readings in brackets)"


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
    found = [Share(name, count, last[name]) for name, count in read.items() if count >= stats.least_of(rows)]
    return sorted(found, key=lambda share: (-share.rate, share.name))


TABLES: tuple[tuple[str, str, Callable[[list[Row]], list[Share]]], ...] = (
    ("By the act in which it ended", "act", lambda rows: shares_of(rows, ending_act)),
    ("By turns", "turns", lambda rows: in_order(shares_of(rows, turns))),
    ("By victories needed in Act II", "victories", lambda rows: in_order(shares_of(rows, needed))),
    ("By the fate of the vanguard", "vanguard", lambda rows: shares_of(rows, vanguard)),
    ("By monsters slain", "monsters", lambda rows: in_order(shares_of(rows, slain))),
    ("By script read", "script", lambda rows: shares_of(rows, scripts, stats.least_of(rows))),
)


def parts_of(rows: list[Row]) -> list[Part]:
    ways = reason_table(rows)
    made = [
        Part("Won and lost", plots.reason_plot(rows), ways, caption(len(ways[1]))),
        Part("Length", plots.outcome_length_plot(rows), note=length_text(rows)),
    ]
    made += [share_part(heading, table(rows), None, what) for heading, what, table in TABLES]
    traits = stats.by_trait(rows).items()
    made += [effect_part(f"By {kind}", found, kind, []) for kind, found in traits if len(found) > 1]
    return [*made, fatal_part(rows)]


def length_text(rows: list[Row]) -> str:
    lengths = sorted(row["story"]["turns"] for row in rows)
    median, tenth, ninth = (lengths[int(share * (len(lengths) - 1))] for share in (0.5, 0.1, 0.9))
    return f"Half of the games take at most {median} turns; one in ten {tenth} or fewer, one in ten {ninth} or more."


def fatal_part(rows: list[Row]) -> Part:
    found = fatal_scripts(rows)
    table = ["script", "read", "lost to", INTERVAL], share_table(found, "script")[1]
    return Part("Scripts that ended games", plots.share_plot(found, None, LOST), table, caption(len(found)))


def page_alone(
    what: Plan, rows: list[Row], command: str, finding: str, parts: list[Part], pictures: dict[str, str]
) -> str:
    all_games = Share("", len(rows), sum(credit(row, 0) for row in rows))
    made = [
        f"# {what.title} alone: won and lost",
        f"{len(rows)} games for one player by {what.bots[0]}, seeds {what.seed} to {what.seed + len(rows) - 1}; "
        f"{build_line()}. Won: {percent(all_games.rate)} (95 % interval {span(*all_games.bounds(1))}).",
        f"Made by `{command}`.",
        "**These figures rest on reconstructed values**: parts of the game for one are in no text that we have "
        f"([which](../{what.title}-reconstructed.md)). Whoever corrects them changes the figures.",
        f"**A finding.** {finding}" if finding else "",
        NOTE,
        *[section(part.heading, pictures, text_of(part)) for part in parts],
    ]
    return "\n\n".join(part for part in made if part) + "\n"


def write_study_alone(what: Plan, rows: list[Row], folder: Path, command: str, finding: str = "") -> Path:
    """The page and its plots; a finding written on the page by hand is kept."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{what.title}-alone.md"
    parts = parts_of(rows)
    pictures = write_pictures(parts, folder, f"{what.title}-alone")
    path.write_text(page_alone(what, rows, command, finding or kept_finding(path), parts, pictures), encoding="utf-8")
    return path
