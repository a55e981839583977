"""Agon beside its peers in one run on one core: figures of all, and ratios, which are what counts.

The peers are catanatron with its own gym, in an environment of their own that is made on first use, and OpenSpiel's
backgammon and gin rummy (C++, played from Python). Rounds of all alternate, and the median round is taken, so that a
busy machine hurts all alike; time is what a process computed.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

import agon

ROOT = Path(__file__).resolve().parent.parent
PEER_ENVIRONMENT = ROOT / ".venv" / "bench"
PEER_LOCK = ROOT / "requirements" / "bench.txt"
PEER = "catanatron"
OPENSPIEL = ("backgammon", "gin_rummy")
BEGIN, END = "<!-- make bench writes from here -->", "<!-- to here -->"
FIGURES = {
    "decisions_per_second": "decisions/s",
    "games_per_second": "games/s",
    "copies_per_second": "copies/s",
    "redeals_per_second": "redeals/s",
    "driven_per_second": "decisions/s, each picked by interpreted code",
    "observations_per_second": "observations/s",
    "vector_steps_per_second": "`VectorEnv` steps/s",
    "gymnasium_steps_per_second": "Gymnasium steps/s",
    "pettingzoo_steps_per_second": "PettingZoo steps/s",
    "mean_options": "options a decision",
    "decisions_per_game": "decisions a game",
    "forced_share": "decisions with one option",
}
COMPARED = ("decisions_per_second", "copies_per_second", "observations_per_second", "gymnasium_steps_per_second")
"""What the table gives as multiples of catanatron's too."""
FLOORS = {"dice_forge": (80, 50), "cyclades": (80, 50), "hellas": (80, 50)}
"""What we hold ourselves to, compiled: decisions and copies, as multiples of catanatron's."""

Figures = dict[str, float]


def peer_python() -> str:
    """The peer's interpreter; its environment is made anew when its lock has changed."""
    python = PEER_ENVIRONMENT / "bin" / "python"
    installed = PEER_ENVIRONMENT / "installed.txt"
    if not installed.is_file() or installed.read_text() != PEER_LOCK.read_text():
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEER_ENVIRONMENT)], check=True)
        uv = [sys.executable, "-m", "uv", "pip", "sync", "--quiet", "--python", str(python), "--require-hashes"]
        subprocess.run([*uv, str(PEER_LOCK)], check=True)
        installed.write_text(PEER_LOCK.read_text())
    return str(python)


def contestants(seconds: float) -> dict[str, tuple[list[str], str]]:
    """By name: the command that measures it, and the build that it is to run."""
    peers = ROOT / "benchmarks"
    found = {PEER: ([peer_python(), str(peers / "peer_catanatron.py"), str(seconds)], "compiled")}
    for game in OPENSPIEL:
        found[game] = ([sys.executable, str(peers / "peer_openspiel.py"), game, str(seconds)], "compiled")
    for title in agon.titles():
        for build in ("compiled", "pure"):
            command = [sys.executable, "-m", "agon.lab.bench", title, "4", str(seconds)]
            found[f"{title} {build}"] = (command, build)
    return found


def run(command: list[str], build: str) -> Figures:
    done = subprocess.run(
        command, stdout=subprocess.PIPE, text=True, check=True, env={**os.environ, "AGON_BUILD": build}
    )
    figures: Figures = {key: one for key, one in json.loads(done.stdout).items() if key in FIGURES}
    return figures


def median(rounds: list[Figures]) -> Figures:
    return {key: statistics.median(one[key] for one in rounds) for key in rounds[0]}


def measure(rounds: int, seconds: float) -> dict[str, Figures]:
    known = contestants(seconds)
    found: dict[str, list[Figures]] = {name: [] for name in known}
    turns = [name for _ in range(rounds) for name in known]
    for name in track(turns, "measuring", console=Console(stderr=True)):
        found[name].append(run(*known[name]))
    return {name: median(several) for name, several in found.items()}


# ---------------------------------------------------------------------- what is shown


def written(key: str, value: float) -> str:
    if key == "forced_share":
        return f"{value:.0%}"
    return f"{value:,.1f}" if value < 1000 else f"{value:,.0f}"


def cell(medians: dict[str, Figures], name: str, key: str) -> str:
    """A figure, and what multiple of the peer's it is where that says something."""
    if key not in medians[name]:
        return ""
    value = medians[name][key]
    text = written(key, value)
    if key in COMPARED and name.endswith(("compiled", "pure")):
        text += f" ({value / medians[PEER][key]:.3g}×)"
    return text


def table_of(medians: dict[str, Figures], names: list[str]) -> list[list[str]]:
    """Rows of words: the head, then one for every figure that any of them has."""
    rows = [["", *(name.replace("_", " ") for name in names)]]
    for key, label in FIGURES.items():
        cells = [cell(medians, name, key) for name in names]
        if any(cells):
            rows.append([label, *cells])
    return rows


def tables(medians: dict[str, Figures]) -> dict[str, list[list[str]]]:
    titles = agon.titles()
    return {
        "compiled, beside catanatron": table_of(medians, [*(f"{title} compiled" for title in titles), PEER]),
        "the readable build, beside OpenSpiel": table_of(medians, [*(f"{title} pure" for title in titles), *OPENSPIEL]),
    }


def reached(medians: dict[str, Figures]) -> list[list[str]]:
    """Floors and what came of them."""
    rows = [["", "decisions", "floor", "copies", "floor"]]
    for title, floors in FLOORS.items():
        ours = medians[f"{title} compiled"]
        row = [title.replace("_", " ")]
        for key, floor in zip(("decisions_per_second", "copies_per_second"), floors, strict=True):
            times = ours[key] / medians[PEER][key]
            row += [f"{times:.1f}×" + ("" if times >= floor else " below"), f"{floor}×"]
        rows.append(row)
    return rows


def show(medians: dict[str, Figures]) -> None:
    for title, rows in {**tables(medians), "multiples of catanatron's": reached(medians)}.items():
        table = Table(title=title)
        for at, heading in enumerate(rows[0]):
            table.add_column(heading, justify="right" if at else "left")
        for row in rows[1:]:
            table.add_row(*row)
        Console(width=140).print(table)


def write_page(page: Path, medians: dict[str, Figures]) -> None:
    """The tables between the marks of a page."""
    text = page.read_text("utf-8")
    before, after = text[: text.index(BEGIN) + len(BEGIN)], text[text.index(END) :]
    page.write_text(before + "\n" + "\n".join(markdown(rows) for rows in tables(medians).values()) + after, "utf-8")


def markdown(rows: list[list[str]]) -> str:
    lines = [f"| {' | '.join(row)} |" for row in rows]
    lines.insert(1, "|---|" + "---:|" * (len(rows[0]) - 1))
    return "\n".join(lines) + "\n"


def main() -> None:
    told = argparse.ArgumentParser(description="Speed of the engines beside peers.")
    told.add_argument("--rounds", type=int, default=5)
    told.add_argument("--seconds", type=float, default=0.4, help="of computing, for each figure of each round")
    told.add_argument("--json", type=Path, help="where the medians are to be kept")
    told.add_argument("--page", type=Path, help="a page whose tables are to be written anew: docs/speed.md")
    told.add_argument("--from", type=Path, dest="kept", help="medians kept before, instead of measuring")
    asked = told.parse_args()
    medians = json.loads(asked.kept.read_text()) if asked.kept else measure(asked.rounds, asked.seconds)
    if asked.json:
        asked.json.write_text(json.dumps(medians, indent=1) + "\n")
    if asked.page:
        write_page(asked.page, medians)
    show(medians)


if __name__ == "__main__":
    main()
