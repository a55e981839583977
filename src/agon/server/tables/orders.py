"""Standing orders: replies prepared in advance. They are checked when they are used, never before.

An order is ``{"prompt": id or "*", "reply": notation, "once": bool}``: when the seat is asked that question and the
reply is among the options, it is given. ``{"prompt": "*", "reply": "=", ...}`` answers every question that has one
option only (the kernel leaves such questions to people where answering at once would tell something).
"""

from typing import Any

from agon.kernel.game import Game
from agon.server.store.rows import Seat

ANY_PROMPT = "*"
ONLY_OPTION = "="


def next_order(game: Game, chair: Seat) -> tuple[int, int] | None:
    """The order that answers the present question: its place in the list and the option it takes."""
    choice = game.choice if chair.orders else None
    if choice is None or choice.seat != chair.seat:
        return None
    notations = [option.notation for option in choice.options]
    for place, order in enumerate(chair.orders):
        if order["prompt"] in (ANY_PROMPT, choice.prompt.id):
            option = option_of(order["reply"], notations)
            if option is not None:
                return place, option
    return None


def option_of(reply: str, notations: list[str]) -> int | None:
    if reply == ONLY_OPTION:
        return 0 if len(notations) == 1 else None
    return notations.index(reply) if reply in notations else None


def orders_after(orders: list[dict[str, Any]], place: int) -> list[dict[str, Any]]:
    """The orders once one of them has been used."""
    return [order for at, order in enumerate(orders) if at != place or not order["once"]]
