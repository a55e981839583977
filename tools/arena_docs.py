"""Play the duels between neighbouring levels of bots and write docs/arena: a report for each and one table.

    python tools/arena_docs.py dice_forge --games 200 --jobs 2
    python tools/arena_docs.py hellas --alone --games 800

Games are kept in --games-folder and the same command goes on after a stop; --write-only makes the pages of the
games there are. Titles not named keep their reports.
"""

import argparse
from pathlib import Path

import agon
from agon.lab.arena import GAMES_FILE, Plan, Store, hold, plan
from agon.lab.commands import Meter
from agon.lab.ratings import Rating, ratings
from agon.lab.report import arena_page, percent, span
from agon.lab.strengths import Row

ROOT = Path(__file__).resolve().parent.parent
DUELS = (("greedy", "random"), ("normal", "greedy"), ("hard", "normal"), ("expert", "hard"))
ALONE = ("random", "greedy", "normal", "hard")
PLAYERS = 2
SEED = 1
HEAD = """# Arena

Two players, every seed played in both seatings. "won" is the share of the first bot, with its 95 % interval (over
seeds). The times are those of the first bot's choices between several options, on one core of a small machine.
The reports have plots. They are made by `python tools/arena_docs.py TITLE --games 200`; a duel alone is
`agon arena TITLE --bots hard,normal --players 2 --games 200 --seed 1`.

| title | duel | games | won | 95 % interval | mean time | longest | report |
|---|---|---:|---:|---:|---:|---:|---|
"""

HEAD_ALONE = """
A game for one: every bot plays every seed. The figures rest on reconstructed values. Made by
`python tools/arena_docs.py TITLE --alone --games 800`.

| title | bot | games | won | 95 % interval | mean time | longest | report |
|---|---|---:|---:|---:|---:|---:|---|
"""


def folder_of(games_folder: Path, what: Plan) -> Path:
    return games_folder / what.title / what.folder_name()


def plan_of(title: str, first: str, second: str) -> Plan:
    return plan(title, [first, second], PLAYERS, SEED)


def rows_of(what: Plan, folder: Path) -> list[Row]:
    """The games there are; of a seed only if both seatings were played."""
    if not (folder / GAMES_FILE).is_file():
        return []
    rows = Store(folder, what.header()).rows()
    numbers = {row["number"] for row in rows}
    return [row for row in rows if row["number"] ^ 1 in numbers]


def command_of(title: str, first: str, second: str, games: int) -> str:
    return f"agon arena {title} --bots {first},{second} --players {PLAYERS} --games {games} --seed {SEED}"


def line(title: str, what: str, one: Rating, page: str) -> str:
    cells = [
        title,
        what,
        str(one.games),
        percent(one.rate),
        span(one.low, one.high),
        f"{one.milliseconds / 1000:.3f} s",
        f"{one.slowest / 1000:.2f} s",
        f"[report]({page})",
    ]
    return "| " + " | ".join(cells) + " |\n"


def write_pages(games_folder: Path, out: Path) -> None:
    """The reports of all duels that were played, and the table. Duels whose games are elsewhere keep their line."""
    out.mkdir(parents=True, exist_ok=True)
    index = out / "README.md"
    before = index.read_text(encoding="utf-8").splitlines(keepends=True) if index.is_file() else []
    text = HEAD
    for title in agon.titles():
        for first, second in DUELS:
            what = plan_of(title, first, second)
            rows = rows_of(what, folder_of(games_folder, what))
            page = f"{title}-{first}-{second}.html"
            if rows:
                made = arena_page(what, rows, command_of(title, first, second, len(rows)))
                (out / page).write_text(made, encoding="utf-8")
                best = next(one for one in ratings(rows) if one.bot == first)
                text += line(title, f"{first} against {second}", best, page)
            else:
                text += "".join(kept for kept in before if f"({page})" in kept)
    text += HEAD_ALONE
    for title in agon.titles():
        if agon.title(title).solo is not None:
            text += lines_alone(title, games_folder, out, before)
    index.write_text(text, encoding="utf-8")


def lines_alone(title: str, games_folder: Path, out: Path, before: list[str]) -> str:
    """A line for each bot that played the game for one, and their report."""
    what = plan(title, ALONE, 1, SEED)
    folder = folder_of(games_folder, what)
    page = f"{title}-alone.html"
    if not (folder / GAMES_FILE).is_file():
        return "".join(kept for kept in before if f"({page})" in kept)
    rows = Store(folder, what.header()).rows()
    command = f"agon arena {title} --bots {','.join(ALONE)} --players 1 --games {len(rows)} --seed {SEED}"
    (out / page).write_text(arena_page(what, rows, command), encoding="utf-8")
    return "".join(line(title, one.bot, one, page) for one in ratings(rows))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("titles", nargs="*", default=agon.titles())
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--games-folder", type=Path, default=Path("arena"))
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "arena")
    parser.add_argument("--alone", action="store_true", help="the game for one instead of the duels")
    parser.add_argument("--write-only", action="store_true", help="play nothing")
    given = parser.parse_args()
    if given.alone and not given.write_only:
        for title in given.titles:
            what = plan(title, ALONE, 1, SEED)
            with Meter(f"{title} alone") as meter:
                hold(what, given.games, folder_of(given.games_folder, what), given.jobs, on_game=meter)
    for title in [] if given.write_only or given.alone else given.titles:
        for first, second in DUELS:
            what = plan_of(title, first, second)
            with Meter(f"{title} {first} {second}") as meter:
                hold(what, given.games, folder_of(given.games_folder, what), given.jobs, on_game=meter)
            write_pages(given.games_folder, given.out)
    write_pages(given.games_folder, given.out)


if __name__ == "__main__":
    main()
