"""Advice for the choice at hand, from what the seat that asks for it may know."""

from dataclasses import dataclass, replace
from typing import Any

from agon.bots.base import SeatWindow
from agon.bots.search import SearchBot
from agon.bots.tuned import level_of, values_of_level
from agon.kernel.errors import IllegalChoice
from agon.kernel.game import Game

RIVALS = 4
"""Options that are held against each other for a hint."""


@dataclass(frozen=True)
class Advice:
    """One option: the chance to win after it, and the share of the thought it got."""

    index: int
    notation: str
    label: str
    args: dict[str, Any]
    chance: float
    weight: float

    def view(self) -> dict[str, Any]:
        return {
            "index": self.index,
            "notation": self.notation,
            "id": self.label,
            "args": self.args,
            "chance": round(self.chance, 4),
            "weight": round(self.weight, 4),
        }


def hint(
    game: Game, seat: int | None = None, seconds: float = 1.0, simulations: int = 0, seed: int | None = None
) -> list[Advice]:
    """All options of the pending choice, the recommended first, judged to the end of the turn."""
    if game.choice is None:
        raise IllegalChoice("the game is over: there is nothing to choose")
    asked = game.choice.seat if seat is None else seat
    bot = SearchBot(seed, simulations, seconds, values_of_level(game.TITLE, "advice", int(game.players)))
    window = SeatWindow(game, asked, bot.rng)
    verdicts = bot.think(window)
    visits = max(1, sum(count for count, _ in verdicts))
    found = [
        Advice(index, option.notation, option.label, dict(option.args), verdicts[index][1], verdicts[index][0] / visits)
        for index, option in enumerate(window.choice.options)
    ]
    return sorted(found, key=lambda one: (-one.weight, -one.chance))


def best_two(game: Game, simulations: int = 0, seed: int | None = None) -> list[Advice]:
    """The recommended option and the next best, their chances estimated alike; one alone where there is no other."""
    simulations = simulations or int(level_of(game.TITLE, "advice", int(game.players))["simulations"])
    advice = hint(game, seconds=0.0, simulations=simulations, seed=seed)[:RIVALS]
    chances = compared(game, [one.index for one in advice], simulations // len(advice), seed)
    fair = [replace(one, chance=chance) for one, chance in zip(advice, chances, strict=True)]
    return [fair[0], *sorted(fair[1:], key=lambda one: -one.chance)][:2]


def compared(game: Game, indexes: list[int], each: int, seed: int | None = None) -> list[float]:
    """The chances to win after some options of the pending choice, each simulated equally often, so that they can be
    held against each other."""
    bot = SearchBot(seed, 0, 0.0, values_of_level(game.TITLE, "advice", int(game.players)))
    window = SeatWindow(game, int(game.asked), bot.rng)
    search = bot.tree_for(window)
    search.compare(window.imagined, indexes, each)
    verdicts = search.verdicts(window.imagined)
    return [verdicts[index][1] for index in indexes]
