"""Plots of a tournament as SVG texts, legible in print and on a phone."""

import io
from collections.abc import Sequence
from typing import Any

from agon.lab import stats
from agon.lab.matches import POINTS
from agon.lab.ratings import Rating
from agon.lab.stats import Share
from agon.lab.strata import Effect
from agon.lab.strengths import Row

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
    """The same for the same figure: marks would be named at random, and pages made anew would all have changed."""
    from matplotlib import rc_context

    buffer = io.StringIO()
    with rc_context({"svg.hashsalt": "agon"}):
        made.savefig(buffer, format="svg", metadata={"Date": None})
    text = buffer.getvalue()
    return text[text.index("<svg") :]


def errors(middle: Sequence[float], bounds: Sequence[tuple[float, float]]) -> list[list[float]]:
    """How far intervals reach to both sides; at 0 and 1 rounding puts a bound a hair on the wrong side."""
    pairs = list(zip(middle, bounds, strict=True))
    return [[max(0.0, at - low) for at, (low, high) in pairs], [max(0.0, high - at) for at, (low, high) in pairs]]


def dots(names: Sequence[str], middle: Sequence[float], bounds: Sequence[tuple[float, float]], label: str) -> str:
    """Values with their intervals, one below the other; the dashed line is 0."""
    made, axes = figure(7, 1.2 + 0.3 * len(names))
    axes.errorbar(middle, range(len(names)), xerr=errors(middle, bounds), fmt="o", color=COLOURS[0], capsize=4)
    axes.set_yticks(range(len(names)), names)
    axes.axvline(0, color=COLOURS[4], linestyle="--", linewidth=1.5)
    axes.invert_yaxis()
    axes.margins(y=0.5 / max(1, len(names)))
    axes.set_xlabel(label)
    return svg(made)


def rating_plot(found: Sequence[Rating]) -> str:
    bounds = [(one.points_low, one.points_high) for one in found]
    return dots(
        [one.bot for one in found],
        [one.points for one in found],
        bounds,
        "rating (Bradley-Terry, in Elo points from the mean) with joint 95 % interval",
    )


def effect_plot(found: Sequence[Effect]) -> str:
    """Win rates beside those of others in the same place, for what can be compared."""
    compared = [one for one in found if one.difference is not None]
    shown = compared[:MOST_BARS]
    bounds = [one.bounds(len(compared)) for one in shown]
    return dots(
        [f"{one.name} ({one.games})" for one in shown],
        [100 * (one.difference or 0.0) for one in shown],
        [(100 * low, 100 * high) for low, high in bounds],
        "difference of the win rate in points, with joint 95 % interval (seats in brackets)",
    )


def share_plot(found: Sequence[Share], even: float | None, label: str) -> str:
    """Win rates as bars with intervals; the dashed line is what an even game would give, where there is such a thing."""
    shown = list(found)[:MOST_BARS]
    made, axes = figure(7, 1.1 + 0.3 * len(shown))
    rates = [one.rate for one in shown]
    bounds = [one.bounds(len(found)) for one in shown]
    reach = errors(rates, bounds)
    axes.barh(range(len(shown)), rates, color=COLOURS[0], alpha=0.75, xerr=reach, ecolor=INK, capsize=3)
    axes.set_yticks(range(len(shown)), [f"{one.name} ({one.games})" for one in shown])
    if even is not None:
        axes.axvline(even, color=COLOURS[4], linestyle="--", linewidth=1.5)
    axes.invert_yaxis()
    axes.set_xlim(0, min(1.0, max([even or 0.0, *[high for low, high in bounds]]) * 1.1))
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
    return svg(score_figure(rows))


def score_figure(rows: list[Row]) -> Any:
    """Bars of each group sum to 1, however many are in it."""
    groups = stats.scores_by_place(rows)
    made, axes = figure(7, 3)
    weights = [[1 / len(group)] * len(group) for group in groups]
    axes.hist(groups, bins=20, weights=weights, label=["winners", "others"], color=[COLOURS[0], COLOURS[1]])
    axes.set_xlabel("final score")
    axes.set_ylabel("share of the winners, of the others")
    axes.legend(frameon=False)
    return made


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
