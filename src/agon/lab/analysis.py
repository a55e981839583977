"""A finished (or running) game looked back on: each seat's chance to win by choice, and what changed it most."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from agon import api
from agon.bots.tuned import evaluator_for, settings_from, values_of_level
from agon.kernel.game import Game
from agon.search.prospects import prospects

SAMPLES = 64
SWINGS = 8


@dataclass(frozen=True)
class Swing:
    """A choice, with the luck that followed it, after which a seat's chance was very different."""

    move: int
    seat: int
    chooser: int
    notation: str
    label: str
    args: dict[str, Any]
    before: float
    after: float

    @property
    def change(self) -> float:
        return self.after - self.before

    def view(self) -> dict[str, Any]:
        return {
            "move": self.move,
            "seat": self.seat,
            "chooser": self.chooser,
            "notation": self.notation,
            "id": self.label,
            "args": self.args,
            "before": round(self.before, 4),
            "after": round(self.after, 4),
        }


@dataclass(frozen=True)
class Analysis:
    """``curve[n][seat]`` is the chance of a seat after n choices."""

    title: str
    players: int
    curve: list[list[float]]
    swings: list[Swing]
    result: dict[str, Any] | None

    def view(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "players": self.players,
            "curve": [[round(chance, 4) for chance in chances] for chances in self.curve],
            "swings": [swing.view() for swing in self.swings],
            "result": self.result,
        }


def analyse(
    record: dict[str, Any],
    samples: int = SAMPLES,
    seed: int = 1,
    on_move: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Replay a record and judge every position on the way by ``samples`` ways it could have gone on."""
    positions = api.positions(record)
    game = next(positions)
    settings = settings_from(values_of_level(game.TITLE, "hard", int(game.players)))
    evaluator = evaluator_for(game.TITLE, settings)
    choices = list(record["choices"])
    curve = [prospects(game, settings, evaluator, samples, seed)]
    taken: list[tuple[int, dict[str, Any]]] = []
    for at, notation in enumerate(choices):
        taken.append(choice_taken(game, notation))
        game = next(positions)
        curve.append(prospects(game, settings, evaluator, samples, seed + at + 1))
        if on_move is not None:
            on_move(at + 1, len(choices))
    return Analysis(game.TITLE, int(game.players), curve, biggest(curve, taken), game.result)


def choice_taken(game: Game, notation: str) -> tuple[int, dict[str, Any]]:
    words = game.VOCABULARY
    code = words.parse(notation)
    return int(game.asked), {"notation": notation, "label": words.label_id(code), "args": words.option_args(code)}


def biggest(curve: list[list[float]], taken: list[tuple[int, dict[str, Any]]]) -> list[Swing]:
    """The largest changes, at most one for each choice."""
    found = []
    for at, (chooser, words) in enumerate(taken):
        before, after = curve[at], curve[at + 1]
        seat = most_changed(before, after, chooser)
        found.append(Swing(at + 1, seat, chooser, before=before[seat], after=after[seat], **words))
    found.sort(key=lambda swing: -abs(swing.change))
    return sorted(found[:SWINGS], key=lambda swing: swing.move)


def most_changed(before: list[float], after: list[float], chooser: int) -> int:
    """The seat whose chance changed most; the one that chose if others changed as much."""
    changes = [round(abs(after[seat] - before[seat]), 6) for seat in range(len(before))]
    return chooser if changes[chooser] == max(changes) else changes.index(max(changes))


def sparkline(values: list[float], width: int = 60) -> str:
    """A curve between 0 and 1 in one line of text."""
    steps = "▁▂▃▄▅▆▇█"
    count = min(width, len(values))
    picked = [values[round(at * (len(values) - 1) / max(1, count - 1))] for at in range(count)]
    return "".join(steps[min(7, max(0, int(value * 8)))] for value in picked)
