"""Why not: one sentence and a rule for something on the board that cannot be chosen now.

Answers are read off the seat's own view, so they tell nothing that the seat does not see already.
"""

from collections.abc import Callable
from typing import Any

from agon.kernel.game import Game
from agon.why import cyclades, dice_forge, hellas
from agon.why.reason import Reason, View

REASONS: dict[str, Callable[[View, str, str], Reason | None]] = {
    "cyclades": cyclades.reason,
    "dice_forge": dice_forge.reason,
    "hellas": hellas.reason,
}


def why(game: Game, seat: int, anchor: str) -> Reason:
    """Why this anchor is not among the options of the seat's pending choice."""
    view: dict[str, Any] = game.view(seat, game.moves)
    choice = view["choice"]
    if choice is None:
        return Reason("why-game-over", {}, None)
    if choice["seat"] != seat:
        return Reason("why-not-your-turn", {}, None)
    kind, _, name = anchor.partition(":")
    try:
        found = REASONS[game.TITLE](view, kind, name)
    except StopIteration:  # an anchor comes from outside: this board has nothing of that name
        found = None
    return found or Reason("why-not-now", {}, choice["prompt"]["rule"] if choice["prompt"] else None)


__all__ = ["Reason", "why"]
