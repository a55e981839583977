"""Play the arenas that are published and write docs/arena: a report for each and one table.

    python tools/arena_docs.py --games 400
    python tools/arena_docs.py dice_forge --only hard-normal-2p --games 40 --minutes 10
    python tools/arena_docs.py hellas --alone --games 800

The games are rows in docs/arena/rows and go with the sources: the same command goes on where it stopped, here or
elsewhere, with the seeds that follow, as long as the levels have the settings they had. --write-only makes the pages of
the games there are.
"""

import argparse
import re
import time
from dataclasses import dataclass
from pathlib import Path

import agon
from agon.bots.tuned import values_for, values_of_level
from agon.kernel.errors import BadOption
from agon.lab.arena import GAMES_FILE, Plan, Store, hold, plan
from agon.lab.commands import Meter
from agon.lab.matches import lineups
from agon.lab.ratings import Rating, ratings
from agon.lab.report import arena_page, percent, span
from agon.lab.strengths import Row

ROOT = Path(__file__).resolve().parent.parent
DUELS = (("hard", "normal"), ("expert", "hard"), ("normal", "greedy"))
THOUGHT = (100, 10)
"""Simulations with which a bot that judges like a level meets itself."""
JUDGES = {"cyclades": ("hard", 2), "dice_forge": ("expert", 3), "hellas": ("expert", 2)}
"""Like which one, and at a table of how many: that of Dice Forge for two is another search."""
ALONE = ("random", "greedy", "normal", "hard")
SEED = 910_001
"""The first of the seeds of every arena. Settings are chosen on seeds below 900,000."""
SEED_AGAIN = 920_001
"""The same for arenas of levels that were changed after games on those seeds had been seen."""
AGAIN = {
    ("cyclades", "hard", 4),
    ("dice_forge", "expert", 2),
    ("hellas", "expert", 2),
    ("hellas", "hard", 3),
    ("hellas", "hard", 4),
}
"""Title, first bot, players."""
SEED_ALONE = 1
GAMES = 400
EARLIER = re.compile(r"\| \w+ \| \w+ against \w+ \|")
"""How a line of the earlier table begins."""
HEAD = """# Arena

Every seed is played in every seating. "won" is the share of the first bot, with its 95 % interval (over seeds); one bot
among two, three or four others would win 33, 25 or 20 % if it were one of them. "games" says on how many a line rests,
of the 400 that each is to have. The settings of the levels were fixed before, on other seeds. The times are those of the
first bot's choices between several options, on one core of a small machine. "100 simulations against 10" are searches that
judge like `expert` (in Cyclades like `hard`, in Dice Forge like `expert` for three). The reports have plots. All of it goes
on by `python tools/arena_docs.py --games 400`, from the games in `docs/arena/rows`.

| title | players | bots | games | won | 95 % interval | mean time | longest | report |
|---|---:|---|---:|---:|---:|---:|---:|---|
"""

HEAD_EARLIER = """
Two players, seeds 1 to 100, made before arenas did without clocks: `hard` had at most a second of computing for a choice,
and reached it where the longest is about a second. Reports rate by openskill, with an interval for each bot alone. A line
goes when the same bots have met in 400 games above.

| title | duel | games | won | 95 % interval | mean time | longest | report |
|---|---|---:|---:|---:|---:|---:|---|
"""

HEAD_ALONE = """
A game for one: every bot plays every seed. The figures rest on reconstructed values. Made by
`python tools/arena_docs.py TITLE --alone --games 800`.

| title | bot | games | won | 95 % interval | mean time | longest | report |
|---|---|---:|---:|---:|---:|---:|---|
"""


@dataclass(frozen=True)
class Arena:
    """One line of the table: the first bot against the others."""

    title: str
    first: str
    other: str
    players: int

    @property
    def seed(self) -> int:
        return SEED_AGAIN if (self.title, self.first, self.players) in AGAIN else SEED

    @property
    def plan(self) -> Plan:
        return plan(self.title, [self.first, *[self.other] * (self.players - 1)], self.players, self.seed)

    @property
    def name(self) -> str:
        return f"{short(self.first)}-{short(self.other)}-{self.players}p"

    @property
    def page(self) -> str:
        return f"{self.title}-{self.name}.html"

    def told(self) -> str:
        if self.first.startswith("search:"):
            return f"{simulations(self.first)} simulations against {simulations(self.other)}"
        return f"{self.first} against {self.other}" if self.players == 2 else f"one {self.first} among {self.other}"

    def command(self, games: int) -> str:
        what = self.plan
        bots = ",".join(what.bots)
        return f"agon arena {what.title} --bots {bots} --players {what.players} --games {games} --seed {what.seed}"


def like_level(title: str, count: int) -> str:
    """A search with the settings of a level and so many simulations."""
    plain = values_for(title, 2)
    values = [(key, value) for key, value in values_of_level(title, *JUDGES[title]).items() if plain.get(key) != value]
    told = [f"{key}={str(value).lower()}" for key, value in values]
    return ":".join(["search", f"simulations={count}", *told])


def simulations(bot: str) -> str:
    return bot.partition("simulations=")[2].partition(":")[0]


def short(bot: str) -> str:
    """A level's name, or how many simulations."""
    return simulations(bot) if bot.startswith("search:") else bot


def arenas(titles: list[str]) -> list[Arena]:
    """Those that are published, in the order in which they are played."""
    found = [Arena(title, *duel, 2) for duel in DUELS for title in titles]
    more, less = THOUGHT
    found += [Arena(title, like_level(title, more), like_level(title, less), 2) for title in titles]
    for players in (3, 4, 5):
        found += [Arena(title, "hard", "greedy", players) for title in titles if players <= most_players(title)]
    return found


def most_players(title: str) -> int:
    return agon.title(title).max_players


def rows_of(what: Plan, folder: Path) -> list[Row]:
    """The games there are; of a seed only if every seating was played."""
    if not (folder / GAMES_FILE).is_file():
        return []
    rows = Store(folder, what.header()).rows()
    played: dict[int, int] = {}
    for row in rows:
        played[row["seed"]] = played.get(row["seed"], 0) + 1
    return [row for row in rows if played[row["seed"]] == len(lineups(what.bots, what.players))]


def cells_of(one: Rating, games: str, page: str) -> list[str]:
    times = [f"{one.milliseconds / 1000:.3f} s", f"{one.slowest / 1000:.2f} s"]
    return [games, percent(one.rate), span(one.low, one.high), *times, f"[report]({page})"]


def line(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |\n"


def write_pages(rows_folder: Path, out: Path) -> None:
    """The reports of all arenas that were played, and the table."""
    out.mkdir(parents=True, exist_ok=True)
    index = out / "README.md"
    before = index.read_text(encoding="utf-8").splitlines(keepends=True) if index.is_file() else []
    text = HEAD
    done: set[str] = set()
    for one in sorted(arenas(agon.titles()), key=lambda arena: arena.title):
        what = one.plan
        rows = rows_of(what, rows_folder / what.folder_name())
        if rows:
            text += published(one, rows, out)
        if len(rows) >= GAMES:
            done.add(f"| {one.title} | {one.told()} |")
    earlier = "".join(kept for kept in before if EARLIER.match(kept) and not kept.startswith(tuple(done)))
    text += HEAD_EARLIER + earlier if earlier else ""
    text += HEAD_ALONE
    for title in agon.titles():
        if agon.title(title).solo is not None:
            text += lines_alone(title, rows_folder, out, before)
    index.write_text(text, encoding="utf-8")


def published(one: Arena, rows: list[Row], out: Path) -> str:
    """Write the report of an arena; its line of the table."""
    (out / one.page).write_text(arena_page(one.plan, rows, one.command(len(rows))), encoding="utf-8")
    best = next(rating for rating in ratings(rows) if rating.bot == one.first)
    return line([one.title, str(one.players), one.told(), *cells_of(best, f"{best.games} of {GAMES}", one.page)])


def lines_alone(title: str, rows_folder: Path, out: Path, before: list[str]) -> str:
    """A line for each bot that played the game for one, and their report; as before if the games are elsewhere."""
    what = plan(title, ALONE, 1, SEED_ALONE)
    folder = rows_folder / what.folder_name()
    page = f"{title}-alone.html"
    if not (folder / GAMES_FILE).is_file():
        return "".join(kept for kept in before if f"({page})" in kept)
    rows = Store(folder, what.header()).rows()
    command = f"agon arena {title} --bots {','.join(ALONE)} --players 1 --games {len(rows)} --seed {SEED_ALONE}"
    (out / page).write_text(arena_page(what, rows, command), encoding="utf-8")
    return "".join(line([title, one.bot, *cells_of(one, str(one.games), page)]) for one in ratings(rows))


class TimeIsUpError(Exception):
    """Enough was played for now."""


class Clock:
    """Ends the playing after some minutes, between two games; none without a limit."""

    def __init__(self, minutes: float) -> None:
        self.end = time.monotonic() + 60 * minutes if minutes > 0 else float("inf")

    def check(self) -> None:
        if time.monotonic() > self.end:
            raise TimeIsUpError


def play(what: Plan, games: int, folder: Path, jobs: int, clock: Clock) -> None:
    """Play what is missing of an arena up to so many games."""
    with Meter(what.folder_name()) as meter:

        def after_each(done: int, of: int) -> None:
            meter(done, of)
            clock.check()

        hold(what, games, folder, jobs, on_game=after_each)


def plans(titles: list[str], only: str, alone: bool) -> list[Plan]:
    """What is asked for."""
    if alone:
        return [plan(title, ALONE, 1, SEED_ALONE) for title in titles if agon.title(title).solo is not None]
    found = [one.plan for one in arenas(titles) if not only or one.name == only]
    if not found:
        raise BadOption(
            f"no arena called {only!r}; there are {', '.join(sorted({one.name for one in arenas(titles)}))}"
        )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("titles", nargs="*", default=agon.titles())
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--only", default="", help="one arena by name: hard-normal-2p, hard-greedy-4p, ...")
    parser.add_argument("--minutes", type=float, default=0, help="stop after so long; 0: when all is played")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "arena")
    parser.add_argument("--alone", action="store_true", help="the game for one instead")
    parser.add_argument("--write-only", action="store_true", help="play nothing")
    given = parser.parse_args()
    rows_folder, clock = given.out / "rows", Clock(given.minutes)
    try:
        for what in [] if given.write_only else plans(given.titles, given.only, given.alone):
            play(what, given.games, rows_folder / what.folder_name(), given.jobs, clock)
    except TimeIsUpError:
        print("time is up; the same command goes on")
    write_pages(rows_folder, given.out)


if __name__ == "__main__":
    main()
