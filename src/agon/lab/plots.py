"""Plots of a tournament as SVG texts, legible in print and on a phone."""

import io
from collections.abc import Sequence
from typing import Any

from agon.lab import stats
from agon.lab.matches import POINTS
from agon.lab.ratings import Rating, Row
from agon.lab.stats import Share

INK = "#1f2937"
COLOURS = ("#1d4ed8", "#b45309", "#047857", "#7c3aed", "#be123c", "#0e7490")
MARKS = ("o", "s", "^", "D", "v", "P")
MOST_BARS = 30


def figure(width: float, height: float) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    made = Figure(figsize=(width, height), layout="constrained")
    axes = made.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(labelsize=10, colors=INK)
    return made, axes


def svg(made: Any) -> str:
    buffer = io.StringIO()
    made.savefig(buffer, format="svg", metadata={"Date": None})
    text = buffer.getvalue()
    return text[text.index("<svg") :]


def rating_plot(found: Sequence[Rating]) -> str:
    made, axes = figure(7, 1.2 + 0.45 * len(found))
    for place, one in enumerate(found):
        axes.errorbar(one.mu, place, xerr=1.96 * one.sigma, fmt="o", color=COLOURS[0], capsize=5, markersize=8)
    axes.set_yticks(range(len(found)), [one.bot for one in found])
    axes.invert_yaxis()
    axes.margins(y=0.3)
    axes.set_xlabel("rating (openskill μ) with 95 % interval")
    return svg(made)


def share_plot(found: Sequence[Share], even: float | None, label: str) -> str:
    """Win rates as bars with intervals; the dashed line is what an even game would give, where there is such a thing."""
    shown = list(found)[:MOST_BARS]
    made, axes = figure(7, 1.1 + 0.3 * len(shown))
    rates = [one.rate for one in shown]
    # at 0 and 1 rounding puts a bound a hair on the wrong side
    errors = [
        [max(0.0, one.rate - one.bounds[0]) for one in shown],
        [max(0.0, one.bounds[1] - one.rate) for one in shown],
    ]
    axes.barh(range(len(shown)), rates, color=COLOURS[0], alpha=0.75, xerr=errors, ecolor=INK, capsize=3)
    axes.set_yticks(range(len(shown)), [f"{one.name} ({one.games})" for one in shown])
    if even is not None:
        axes.axvline(even, color=COLOURS[4], linestyle="--", linewidth=1.5)
    axes.invert_yaxis()
    axes.set_xlim(0, min(1.0, max([even or 0.0, *[one.bounds[1] for one in shown]]) * 1.1))
    axes.set_xlabel(label)
    return svg(made)


def length_plot(rows: list[Row]) -> str:
    made, axes = figure(7, 3)
    axes.hist(stats.lengths(rows), bins=24, color=COLOURS[2], alpha=0.8)
    axes.set_xlabel("choices in a game")
    axes.set_ylabel("games")
    return svg(made)


def outcome_length_plot(rows: list[Row]) -> str:
    """Turns of the games for one that were won and lost."""
    made, axes = figure(7, 3)
    counts = {
        "won": [row["story"]["turns"] for row in rows if row["winners"]],
        "lost": [row["story"]["turns"] for row in rows if not row["winners"]],
    }
    longest = max([*counts["won"], *counts["lost"]])
    edges = [turn + 0.5 for turn in range(longest + 1)]
    axes.hist(counts.values(), bins=edges, stacked=True, label=list(counts), color=[COLOURS[0], COLOURS[1]])
    axes.set_xlabel("turns in a game")
    axes.set_ylabel("games")
    axes.legend(frameon=False)
    return svg(made)


def reason_plot(rows: list[Row]) -> str:
    found = stats.reasons(rows)
    made, axes = figure(7, 1.1 + 0.4 * len(found))
    axes.barh([name for name, count in found], [count for name, count in found], color=COLOURS[3], alpha=0.8)
    axes.invert_yaxis()
    axes.set_xlabel("games that ended this way")
    return svg(made)


def score_plot(rows: list[Row]) -> str:
    won, lost = stats.scores_by_place(rows)
    made, axes = figure(7, 3)
    axes.hist([won, lost], bins=20, label=["winners", "others"], color=[COLOURS[0], COLOURS[1]], density=True)
    axes.set_xlabel("final score")
    axes.set_ylabel("share")
    axes.legend(frameon=False)
    return svg(made)


def standing_plot(rows: list[Row]) -> str:
    made, axes = figure(7, 3.4)
    moments = [100 * at / (POINTS - 1) for at in range(POINTS)]
    for place, (name, line) in enumerate(stats.standing_over_time(rows).items()):
        style = {"color": COLOURS[place % 6], "marker": MARKS[place % 6]}
        axes.plot(moments, line, label=name, markevery=4, **style)
    axes.set_xlabel("share of the game played, %")
    axes.set_ylabel("mean worth of the position")
    axes.legend(frameon=False)
    return svg(made)


def leader_plot(rows: list[Row], even: float) -> str:
    made, axes = figure(7, 3)
    moments = [100 * at / (POINTS - 1) for at in range(POINTS)]
    axes.plot(moments, [100 * rate for rate in stats.leader_holds(rows)], color=COLOURS[4], marker="o", markevery=4)
    axes.axhline(100 * even, color=INK, linestyle="--", linewidth=1)
    axes.set_xlabel("share of the game played, %")
    axes.set_ylabel("the leader goes on to win, %")
    return svg(made)


def curve_plot(curves: Sequence[Sequence[float]], names: Sequence[str]) -> str:
    """Chances to win by choice, one line for each seat."""
    made, axes = figure(8, 3.4)
    for seat, name in enumerate(names):
        style = {"color": COLOURS[seat % 6], "marker": MARKS[seat % 6]}
        line = [100 * chances[seat] for chances in curves]
        axes.plot(range(len(line)), line, label=name, markevery=max(1, len(line) // 12), **style)
    axes.set_ylim(0, 100)
    axes.set_xlabel("choice")
    axes.set_ylabel("chance to win, %")
    axes.legend(frameon=False)
    return svg(made)
