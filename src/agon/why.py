"""Why not: one sentence and a rule for something on the board that cannot be chosen now.

Answers are read off the seat's own view, so they tell nothing that the seat does not see already. What a title knows
to say is its ``why_not``; where it says nothing, the rule behind the question is named.
"""

from typing import Any

from agon.games import title
from agon.kernel.game import Game
from agon.kernel.parts import Reason

__all__ = ["Reason", "why"]


def why(game: Game, seat: int, anchor: str) -> Reason:
    """Why this anchor is not among the options of the seat's pending choice."""
    view: dict[str, Any] = game.view(seat, game.moves)
    choice = view["choice"]
    if choice is None:
        return Reason("why-game-over", {}, None)
    if choice["seat"] != seat:
        return Reason("why-not-your-turn", {}, None)
    return said_by_title(game.TITLE, view, anchor) or unsaid(choice)


def said_by_title(name: str, view: dict[str, Any], anchor: str) -> Reason | None:
    why_not = title(name).why_not
    if why_not is None:
        return None
    kind, _, thing = anchor.partition(":")
    try:
        found: Reason | None = why_not(view, kind, thing)
    except StopIteration:  # an anchor comes from outside: this board has nothing of that name
        return None
    return found


def unsaid(choice: dict[str, Any]) -> Reason:
    return Reason("why-not-now", {}, choice["prompt"]["rule"] if choice["prompt"] else None)
