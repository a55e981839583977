"""What a seat cannot know, drawn anew: the coins of other purses and a card that someone else looked at.

Coins could be counted by a perfect memory; at the table they are hidden (CY-1.3), so a redeal draws them over
what the present position shows: a purse holds what its standing offerings and the move under way will cost,
and up to two rounds of income more.
"""

from typing import Final

from mypy_extensions import i64

from agon.games.cyclades import tables
from agon.games.cyclades.frame import FactionRule
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Faction, Seat
from agon.games.cyclades.income import income_of
from agon.games.cyclades.rules.rounds import OFFERINGS_PHASE
from agon.kernel.bits import has

SPARE_COINS: Final = 6
"""On top of two rounds of income: what a purse may have been saved up to."""


def redeal(g: Cyclades, seat: Seat) -> None:
    if g.over:
        return
    if g.top >= 0 and (seat < 0 or not has(g.top_known, seat)):
        g.top = g.rng.member(g.creature_deck)
    known = purse_of_seat(g, seat)
    purses = g.count // 2 if g.teams else g.count
    for purse in range(purses):
        if purse != known:
            redraw_coins(g, purse)


def purse_of_seat(g: Cyclades, seat: Seat) -> i64:
    if seat < 0:
        return tables.NONE
    return seat if g.players == 2 else g.purse(seat)


def redraw_coins(g: Cyclades, purse: i64) -> None:
    first = 2 * purse if g.teams else purse
    last = first + 1 if g.teams else first
    income: i64 = 0
    low: i64 = 0
    for faction in range(first, last + 1):
        income += income_of(g, faction)
        low += owed_to_god(g, faction)
    low = max(low, move_under_way(g, purse))
    g.coins[purse] = low + g.rng.below(2 * income + SPARE_COINS + 1)


def owed_to_god(g: Cyclades, faction: Faction) -> i64:
    """CY-4.5: nobody offers what they cannot pay."""
    own = g.factions[faction]
    if g.phase != OFFERINGS_PHASE or own.bid_god < 0:
        return 0
    return max(own.bid - own.priestesses, 0)


def move_under_way(g: Cyclades, purse: i64) -> i64:
    """Coins that must be there for the move being made to be possible at all."""
    if g.active < 0 or g.purse(g.active) != purse:
        return 0
    needed: i64 = 0
    for frame in g.stack:
        if isinstance(frame, FactionRule):
            needed = max(needed, frame.coins_needed(g))
    return needed
