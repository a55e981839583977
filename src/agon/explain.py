"""Why not: one sentence and a rule for something on the board that cannot be chosen now.

The engine says it itself: asked to explain, the rule at hand lists its options once more and says of those it withholds
why (``g.deny`` beside ``g.offer``). It does so on a redealt copy, so nothing is told that the seat does not know.
"""

from agon.kernel.game import Game
from agon.kernel.parts import Reason

__all__ = ["Reason", "explain"]


def explain(game: Game, seat: int, anchor: str) -> Reason:
    """Why this anchor is not among the options of the seat's pending choice."""
    choice = game.choice
    if choice is None:
        return Reason("why-game-over", {}, None)
    if choice.seat != seat:
        return Reason("why-not-your-turn", {}, None)
    for denial in game.redeal(seat, 0).denials():
        if anchor in denial["anchors"]:
            return Reason(denial["id"], denial["args"], denial["rule"])
    return Reason("why-not-now", {}, choice.prompt.rule)
