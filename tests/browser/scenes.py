"""Known positions of recorded games, opened in the page as live tables: a battle need not be waited for."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import agon
from agon import bots

PLAYERS = 3
SEEDS = (2, 9, *range(10, 60))
"""Games between quick bots are tried in turn until one has everything that a title has to show."""
KINDS = {
    "dice_forge": ("opening", "middle", "fight"),
    "cyclades": ("opening", "middle", "fight"),
    "hellas": ("opening", "middle", "fight", "hunt"),
}
OPENINGS = {
    "dice_forge": "dice_forge-prompt-action",
    "cyclades": "cyclades-prompt-offer",
    "hellas": "hellas-prompt-hero",
}
MIDDLES = {
    "dice_forge": "dice_forge-prompt-action",
    "cyclades": "cyclades-prompt-action",
    "hellas": "hellas-prompt-turn",
}
LATE = 0.55
"""The part of a game after which its middle and its fights are looked for: the board is full by then."""


@dataclass
class Moment:
    """One decision of a recorded game."""

    move: int
    seat: int
    prompt: str
    options: int
    view: dict[str, Any]


def is_fight(view: dict[str, Any], prompt: str) -> bool:
    """A battle; in Dice Forge, which has none, a face about to be forged."""
    board = view["board"]
    if view["title"] == "dice_forge":
        return prompt == "dice_forge-prompt-forge"
    if view["title"] == "cyclades":
        return any(area["guests"] for area in (*board["seas"], *board["lands"]))
    return bool(board["under_way"]) and board["under_way"]["kind"] == "battle"


def is_hunt(view: dict[str, Any]) -> bool:
    under_way = view["board"].get("under_way")
    return bool(under_way) and under_way["kind"] == "hunt"


def play(title: str, seed: int) -> tuple[dict[str, Any], list[Moment]]:
    """A whole game and its decisions."""
    players = [bots.make("greedy", seed * 10 + seat) for seat in range(PLAYERS)]
    game = agon.new(title, players=PLAYERS, seed=seed)
    moments = []
    while game.choice is not None:
        choice = game.choice
        view = game.view(choice.seat)
        moments.append(Moment(game.moves, choice.seat, choice.prompt.id, len(choice.options), view))
        mover = players[choice.seat]
        game.apply(mover.choose(bots.SeatWindow(game, choice.seat, mover.rng)))
    return agon.record(game), moments


@cache
def recorded(title: str) -> tuple[dict[str, Any], list[Moment]]:
    for seed in SEEDS:
        record, moments = play(title, seed)
        if all(fitting(title, kind, moments) for kind in KINDS[title]):
            return record, moments
    raise LookupError(f"no game of {title} shows all of {KINDS[title]}")


def fitting(title: str, kind: str, moments: list[Moment]) -> list[Moment]:
    late = [one for one in moments if one.move >= LATE * len(moments)]
    wanted: dict[str, Callable[[Moment], bool]] = {
        "opening": lambda one: one.prompt == OPENINGS[title],
        "middle": lambda one: one.prompt == MIDDLES[title] and one.options > 3,
        "fight": lambda one: is_fight(one.view, one.prompt) and one.options > 1,
        "hunt": lambda one: is_hunt(one.view) and one.options > 1,
    }
    return [one for one in (moments if kind == "opening" else late) if wanted[kind](one)]


def found(title: str, kind: str) -> Moment | None:
    """The moment to show: None stands for the end of the game."""
    if kind == "end":
        return None
    _, moments = recorded(title)
    some = fitting(title, kind, moments)
    return some[0] if kind in ("opening", "middle") else max(some, key=lambda one: one.options)


def moment_of(title: str, wanted: Callable[[Moment], bool]) -> Moment:
    """The first decision of the recorded game that is wanted."""
    return next(one for one in recorded(title)[1] if wanted(one))


def table_of(title: str, moment: Moment | None) -> dict[str, Any]:
    """What to post to `/api/import`: the person at this device sits where the choice is."""
    record, _ = recorded(title)
    if moment is not None:
        record = agon.record(agon.replay(record, moment.move))
    me = moment.seat if moment else 0
    seats = [{"kind": "me"} if seat == me else {"kind": "bot", "level": "easy"} for seat in range(PLAYERS)]
    return {"record": record, "seats": seats}


OPEN = """async (wish) => {
  // the page asks for its token on its own; one of ours would cross it
  while (!localStorage.getItem("agon.token")) await new Promise((done) => setTimeout(done, 20));
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${localStorage.getItem("agon.token")}` };
  const me = { name: wish.name, language: wish.language };
  await fetch("/api/me", { method: "PATCH", headers, body: JSON.stringify(me) });
  const answer = await fetch("/api/import", { method: "POST", headers, body: JSON.stringify(wish.table) });
  const table = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(table));
  return table.id;
}"""


def open_scene(page: Any, title: str, kind: str, name: str = "Anna", language: str = "en") -> None:
    """Bring the position in as a table of this device and look at it."""
    open_table(page, table_of(title, found(title, kind)), name, language)


def open_moment(page: Any, title: str, moment: Moment, name: str = "Anna", language: str = "en") -> None:
    open_table(page, table_of(title, moment), name, language)


def open_table(page: Any, table: dict[str, Any], name: str, language: str) -> None:
    wish = {"name": name, "language": language, "table": table}
    if not page.evaluate("localStorage.getItem('agon.token')"):
        page.goto("/")  # pages of rules need no token, and one asked for just before may be lost on the way there
    page.goto(f"/t/{page.evaluate(OPEN, wish)}")
    page.wait_for_selector(".prompt:not(.busy), dialog ol li")
