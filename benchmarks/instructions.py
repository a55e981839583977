"""Where the instructions of a decision and of a copy go, counted by valgrind: figures that a busy machine does not change.

``instructions.py`` counts in all titles and prints a table as the page on speed has it.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import agon
from agon.lab.bench import in_the_middle

PLAYERS = 4
GAMES = 30
COPIES = 1000
LOOP = "CPyDef_playout___random_choices*"
ROW = re.compile(r"^\s*([\d,]+) \(.*?\)\s+(\S+?):(\S+)(?: \[(.*)\])?$")
KERNEL = ("engine", "kernel", "playout", "chance", "history", "arrays")
SETS = ("bits", "codes")
ENGINES = "agon_engines"
PARTS = {
    "kernel": "steps, questions, choices, chance, the record",
    "sets": "sets and option codes, where not written out in place",
    "rules": "rules and board of the title",
    "arrays": "arrays: copied, made longer",
    "objects": "objects and lists of Python: memory, type checks",
    "calls": "calls through Python: the loop around copies, functions of cards",
}
INTERPRETER = ("_PyEval", "vectorcall", "Vectorcall", "CPyPy_", "method_", "PyEval", "CPyArg", "_PyObject_Call")

OBJECTS = ("_dealloc", "__mypyc__", "Py_DECREF", "CPyList", "list_", "CPyLong", "CPyTagged", "_clear")


def part_of(function: str, library: str) -> str:
    """To which part of the table a function belongs."""
    if any(mark in function for mark in INTERPRETER):
        return "calls"
    if "librt" in library or function.startswith("Vec"):
        return "arrays"
    if any(mark in function for mark in OBJECTS):
        return "objects"
    if ENGINES in library and (found := re.match(r"CPyDef_([a-z_]+?)___", function)):
        module = found[1]
        if module in SETS:
            return "sets"
        return "kernel" if module in KERNEL else "rules"
    return "rules" if ENGINES in library else "objects"


def count(title: str, work: str, times: int, *flags: str) -> tuple[Counter[str], int]:
    """Instructions by part of one run, and how often the work was done."""
    with tempfile.TemporaryDirectory() as scratch:
        kept = Path(scratch) / "counts"
        told = [sys.executable, __file__, "--do", title, work, str(times)]
        tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={kept}", *flags]
        done = subprocess.run([*tool, *told], capture_output=True, text=True, check=True, env=SAME)
        rows = subprocess.run(
            ["callgrind_annotate", "--threshold=100", str(kept)], capture_output=True, text=True, check=True
        )
    found: Counter[str] = Counter()
    for line in rows.stdout.splitlines():
        if row := ROW.match(line):
            found[part_of(row[3], row[4] or "")] += int(row[1].replace(",", ""))
    return found, int(done.stdout)


SAME = {**os.environ, "AGON_BUILD": "compiled", "PYTHONHASHSEED": "0"}


def of_a_decision(title: str) -> dict[str, float]:
    found, decisions = count(title, "play", GAMES, f"--toggle-collect={LOOP}")
    return {part: found[part] / decisions for part in PARTS if found[part]}


def of_a_copy(title: str) -> dict[str, float]:
    """Made and freed: what more copies cost more."""
    few, _ = count(title, "copy", COPIES)
    many, _ = count(title, "copy", 3 * COPIES)
    return {part: (many[part] - few[part]) / (2 * COPIES) for part in PARTS if many[part] - few[part] > COPIES}


def do(title: str, work: str, times: int) -> int:
    """What is counted; how often it was done."""
    if work == "play":
        games = [agon.new(title, PLAYERS, seed) for seed in range(times)]
        return sum(agon.playout(game, seed) for seed, game in enumerate(games))
    game = in_the_middle(title, PLAYERS)
    for _ in range(times):
        game.copy()
    return times


def table(name: str, columns: dict[str, dict[str, float]]) -> str:
    lines = [
        f"| {name} | {' | '.join(title.replace('_', ' ') for title in columns)} |",
        "|---|" + "---:|" * len(columns),
    ]
    for part, words in PARTS.items():
        cells = [f"{column.get(part, 0):,.0f}" for column in columns.values()]
        if any(cell != "0" for cell in cells):
            lines.append(f"| {words} | {' | '.join(cells)} |")
    sums = [f"**{sum(column.values()):,.0f}**" for column in columns.values()]
    return "\n".join([*lines, f"| **in all** | {' | '.join(sums)} |"])


def main() -> None:
    told = argparse.ArgumentParser(description="Instructions of a decision and of a copy, by part.")
    told.add_argument("--do", nargs=3, metavar=("TITLE", "WORK", "TIMES"), help=argparse.SUPPRESS)
    asked = told.parse_args()
    if asked.do:
        print(do(asked.do[0], asked.do[1], int(asked.do[2])))
        return
    for name, counted in {"a decision": of_a_decision, "a copy": of_a_copy}.items():
        print(table(name, {title: counted(title) for title in agon.titles()}), end="\n\n")


if __name__ == "__main__":
    main()
