"""Drawing anew what a seat cannot know: hands here, the rest by the rules that hide it."""

from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Seat
from agon.games.hellas.rules.base import HellasRule, pick_anew


def redeal(g: Hellas, seat: Seat) -> None:
    redeal_hands(g, seat)
    for frame in g.stack:
        if isinstance(frame, HellasRule):
            frame.redeal(g, seat)


def redeal_hands(g: Hellas, seat: Seat) -> None:
    """Other hands from the deck and from each other; who is paying with a symbol has shown to hold it."""
    pool = g.deck
    sizes: list[int] = []
    for lord in g.lords:
        sizes.append(lord.hand_size())
        if lord.seat != seat:
            pool |= lord.hand
            lord.hand = 0
    top = g.stack[-1] if len(g.stack) > 0 else None
    if isinstance(top, HellasRule):
        pool &= ~top.deal_shown(g, seat, pool)
    for lord in g.lords:
        if lord.seat != seat:
            missing = sizes[lord.seat] - lord.hand_size()
            lord.hand |= pick_anew(g, pool, missing)
            pool &= ~lord.hand
    g.deck = pool
