"""Agon beside a peer in one run on one core: figures of both, and their ratio, which is what counts.

The peer (catanatron, four random players) lives in an environment of its own, made on first use. Rounds of both
alternate, and the median round is taken, so that a busy machine hurts both alike.
"""

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

import agon

ROOT = Path(__file__).resolve().parent.parent
PEER_ENVIRONMENT = ROOT / ".venv" / "bench"
ROUNDS = 3
SECONDS = 2.0
FIGURES = ("decisions_per_second", "games_per_second", "copies_per_second")
LEARNING = (
    "observations_per_second",
    "vector_steps_per_second",
    "gymnasium_steps_per_second",
    "pettingzoo_steps_per_second",
)
FLOORS = {"dice_forge": (50, 30), "cyclades": (20, 15), "hellas": (15, 15)}
"""What we hold ourselves to: decisions and copies, as multiples of the peer's."""


def peer_python() -> str:
    python = PEER_ENVIRONMENT / "bin" / "python"
    if not python.is_file():
        subprocess.run([sys.executable, "-m", "venv", str(PEER_ENVIRONMENT)], check=True)
        uv = [sys.executable, "-m", "uv", "pip", "sync", "--quiet", "--python", str(python), "--require-hashes"]
        subprocess.run([*uv, str(ROOT / "requirements" / "bench.txt")], check=True)
    return str(python)


def run(command: list[str]) -> dict[str, Any]:
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, env={**os.environ, "AGON_BUILD": "compiled"}
    )
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def median(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        key: statistics.median(one[key] for one in rounds)
        for key in rounds[0]
        if isinstance(rounds[0][key], (int, float))
    }


def main() -> None:
    peer_command = [peer_python(), str(ROOT / "benchmarks" / "peer_catanatron.py"), str(SECONDS)]
    rounds: dict[str, list[dict[str, Any]]] = {"catanatron": []}
    for _ in track(range(ROUNDS), "measuring", console=Console(stderr=True)):
        rounds["catanatron"].append(run(peer_command))
        for title in agon.titles():
            command = [sys.executable, "-m", "agon.lab.bench", title, "4", str(SECONDS)]
            rounds.setdefault(title, []).append(run(command))
    medians = {name: median(found) for name, found in rounds.items()}
    print(json.dumps(medians))
    show(medians)


def show(medians: dict[str, dict[str, Any]]) -> None:
    peer = medians["catanatron"]
    table = Table(title="four players, random play, compiled, one core; medians of alternating rounds")
    for heading in (
        "",
        "decisions/s",
        "× peer",
        "floor",
        "games/s",
        "copies/s",
        "× peer",
        "floor",
        "options",
        "decisions a game",
        "forced",
    ):
        table.add_column(heading, justify="right")
    for name, found in medians.items():
        decisions, copies = (found[key] / peer[key] for key in ("decisions_per_second", "copies_per_second"))
        floors = FLOORS.get(name, (1, 1))
        table.add_row(
            name,
            f"{found['decisions_per_second']:,.0f}",
            f"{decisions:.1f}",
            str(floors[0]),
            f"{found['games_per_second']:,.1f}",
            f"{found['copies_per_second']:,.0f}",
            f"{copies:.1f}",
            str(floors[1]),
            f"{found.get('mean_options', 0):.1f}",
            f"{found['decisions_per_game']:.0f}",
            f"{found['forced_share']:.0%}",
        )
    Console(width=140).print(table)
    show_learning(medians)


def show_learning(medians: dict[str, dict[str, Any]]) -> None:
    """What learners use, a second of computing time; the peer has no like of it here."""
    table = Table(title="four players, random actions, compiled, one core: a second of computing time")
    for heading in ("", *(key.removesuffix("_per_second").replace("_", " ") for key in LEARNING)):
        table.add_column(heading, justify="right")
    for name, found in medians.items():
        if LEARNING[0] in found:
            table.add_row(name, *(f"{found[key]:,.0f}" for key in LEARNING))
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
