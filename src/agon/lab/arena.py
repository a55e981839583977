"""A tournament of bots that is kept on disk game by game and goes on where it stopped."""

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import agon
from agon.bots import BOTS
from agon.bots.tuned import SIMULATIONS, book_for, level_of, network_of_level, values_of_level
from agon.games import title as title_of
from agon.kernel.errors import BadOption
from agon.lab.matches import Match, schedule
from agon.lab.runners import Row, run

FORMAT = 4
GAMES_FILE = "games.jsonl"


@dataclass(frozen=True)
class Plan:
    """Which tournament; equal plans go on with each other's games."""

    title: str
    bots: tuple[str, ...]
    players: int
    seed: int
    options: dict[str, Any]
    records: bool = False
    """Whether games are kept whole."""

    def header(self) -> dict[str, Any]:
        kept = {"records": True} if self.records else {}
        return {
            "arena": FORMAT,
            "title": self.title,
            "rules": title_of(self.title).rules_version,
            "bots": list(self.bots),
            "players": self.players,
            "seed": self.seed,
            "options": self.options,
            **self.levels(),
            **kept,
        }

    def levels(self) -> dict[str, Any]:
        """The settings of the levels that play: with others it is another tournament."""
        names = [name for name in sorted(set(self.bots)) if name in BOTS and name in SIMULATIONS]
        found = {name: self.settings_of(name) for name in names}
        return {"levels": found} if found else {}

    def settings_of(self, level: str) -> dict[str, Any]:
        book = book_for(self.title, self.players, level)
        network = network_of_level(self.title, level, self.players)
        return {
            **values_of_level(self.title, level, self.players),
            **level_of(self.title, level, self.players),
            **({"book": book} if book else {}),
            **({"network": digest_of(network)} if network else {}),
        }

    def folder_name(self) -> str:
        bots = "-".join(re.sub(r"[^\w.-]", "_", name.replace("=", "")) for name in self.bots)
        return f"{self.title}-{self.players}p-{bots}-{self.seed}"


def digest_of(path: str) -> str:
    """What tells a file from another one of the same name."""
    return hashlib.blake2b(Path(path).read_bytes(), digest_size=8).hexdigest()


def plan(
    title: str,
    bots: Sequence[str],
    players: int | None,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    records: bool = False,
) -> Plan:
    """Checked; without a number of players, one seat for each bot as far as the title allows."""
    found = title_of(title)
    count = players if players is not None else max(found.min_players, min(found.max_players, len(bots)))
    schedule(title, bots, count, 1, seed, options)
    return Plan(title, tuple(bots), count, seed, found.check_options(options), records)


class Store:
    """The games of a tournament: a header and one line for each."""

    def __init__(self, folder: Path, header: dict[str, Any]) -> None:
        self.path = folder / GAMES_FILE
        folder.mkdir(parents=True, exist_ok=True)
        if self.path.is_file() and self.path.stat().st_size > 0:
            self.check(header)
        else:
            self.path.write_text(json.dumps(header) + "\n", encoding="utf-8")

    def check(self, header: dict[str, Any]) -> None:
        with self.path.open(encoding="utf-8") as lines:
            found = json.loads(lines.readline())
        if found != header:
            different = sorted(key for key in {*header, *found} if found.get(key) != header.get(key))
            raise BadOption(f"{self.path} holds another tournament ({', '.join(different)} differ); give --out")

    def rows(self) -> list[Row]:
        """By number. A line cut short by a crash is dropped, and that game is played again."""
        found: dict[int, Row] = {}
        for line in self.path.read_text(encoding="utf-8").splitlines()[1:]:
            try:
                row = json.loads(line)
                found[row["number"]] = row
            except (ValueError, KeyError, TypeError):
                continue
        return [found[number] for number in sorted(found)]

    def add(self, rows: Iterator[Row]) -> Iterator[Row]:
        """Write each row before handing it on."""
        self.close_last_line()
        with self.path.open("a", encoding="utf-8") as file:
            for row in rows:
                file.write(json.dumps(row) + "\n")
                file.flush()
                yield row

    def close_last_line(self) -> None:
        text = self.path.read_bytes()
        if not text.endswith(b"\n"):
            with self.path.open("ab") as file:
                file.write(b"\n")


def matches_of(what: Plan, games: int) -> list[Match]:
    matches = schedule(what.title, what.bots, what.players, games, what.seed, what.options)
    return [replace(match, keeps_record=what.records) for match in matches]


def hold(
    what: Plan,
    games: int,
    folder: Path,
    jobs: int = 1,
    ray_address: str | None = None,
    on_game: Callable[[int, int], None] | None = None,
) -> list[Row]:
    """Play what is missing of the tournament; all its rows. ``on_game`` hears how many are done and of how many."""
    store = Store(folder, what.header())
    matches = matches_of(what, games)
    wanted = {match.number for match in matches}
    done = {row["number"] for row in store.rows()} & wanted
    missing = [match for match in matches if match.number not in done]
    for count, _ in enumerate(store.add(run(missing, jobs, ray_address)), len(done) + 1):
        if on_game is not None:
            on_game(count, len(matches))
    return [row for row in store.rows() if row["number"] in wanted]


def build_line() -> str:
    return f"agon {agon.__version__}, {agon.BUILD} build"
