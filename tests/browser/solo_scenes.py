"""Known positions of games alone against Xerxes, opened in the page as live tables of one."""

import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import agon

from .scenes import open_table

TITLE = "hellas"
KINDS = ("opening", "script", "act", "fight", "defeat", "victory")
SEEDS = range(200)
"""Games of chance moves are tried in turn until one has everything to show; they are short, and all are lost."""
WON = Path(__file__).parent / "records" / "hellas_solo_won.json"
"""A game that was won: a good bot wins now and then, and thinks long."""

View = dict[str, Any]


def told(view: View, *wanted: str) -> bool:
    """The turn begins, and since the last one all this has happened."""
    ids = [line["id"].removeprefix("hellas-log-") for line in view["log"]]
    if ids[-1] != "turn-begins":
        return False
    earlier = [at for at, one in enumerate(ids[:-1]) if one == "turn-begins"]
    return bool(earlier) and set(wanted) <= set(ids[earlier[-1] :])


def is_fight(view: View) -> bool:
    under_way = view["board"]["under_way"]
    return under_way is not None and under_way["kind"] == "persian_battle"


WANTED: dict[str, Callable[[View], bool]] = {
    "script": lambda view: told(view, "script", "vanguard-moves", "monster-moves"),
    "act": lambda view: told(view, "act-ends", "act-two", "quest-failed"),
    "fight": is_fight,
}


def moments(record: dict[str, Any]) -> dict[str, int]:
    """The first moves of a game at which it shows each of what is wanted."""
    found: dict[str, int] = {}
    for move, game in enumerate(agon.positions(record)):
        if game.choice is not None:
            view = game.view(0)
            for kind, fits in WANTED.items():
                if kind not in found and fits(view):
                    found[kind] = move
    return found


def by_chance(seed: int) -> dict[str, Any]:
    game, luck = agon.new(TITLE, players=1, seed=seed), random.Random(seed)
    while game.choice is not None:
        game.apply(luck.randrange(len(game.choice.options)))
    return agon.record(game)


@cache
def lost() -> tuple[dict[str, Any], dict[str, int]]:
    for seed in SEEDS:
        record = by_chance(seed)
        shows = moments(record)
        if set(shows) == set(WANTED):
            return record, shows
    raise LookupError("no game by chance shows everything")


def won() -> dict[str, Any]:
    record: dict[str, Any] = json.loads(WON.read_text("utf-8"))
    return record


def record_of(kind: str) -> dict[str, Any]:
    if kind == "victory":
        return won()
    record, shows = lost()
    return record if kind == "defeat" else agon.record(agon.replay(record, shows.get(kind, 0)))


def open_solo(page: Any, kind: str, name: str = "Anna", language: str = "en") -> None:
    open_table(page, {"record": record_of(kind), "seats": [{"kind": "me"}]}, name, language)
