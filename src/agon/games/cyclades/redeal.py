"""What a seat cannot know, drawn anew: the coins of other purses and a card that someone else looked at.

Coins could be counted by a perfect memory; at the table they are hidden (CY-1.3), so a redeal draws them over
what the present position shows: a purse holds what its standing offerings and the move under way will cost,
and up to two rounds of income more.
"""

from typing import Final

from mypy_extensions import i64

from agon.games.cyclades import tables
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.income import income_of
from agon.games.cyclades.rules.heroes import Sacrifice, borrowable
from agon.games.cyclades.rules.moves import (
    BY_FLIGHT,
    JASON_MUST_GO,
    March,
    Muster,
    Sail,
    march_targets,
    price_of_steps,
    sail_targets,
)
from agon.games.cyclades.rules.rounds import OFFERINGS_PHASE
from agon.kernel.bits import BIT, has

SPARE_COINS: Final = 6
"""On top of two rounds of income: what a purse may have been saved up to."""
MOST_FOR_A_MOVE: Final = 60


def redeal(g: Cyclades, seat: i64) -> None:
    if g.over:
        return
    if g.top >= 0 and (seat < 0 or not has(g.top_known, seat)):
        g.top = g.rng.member(g.creature_deck)
    known = purse_of_seat(g, seat)
    purses = g.count // 2 if g.teams else g.count
    for purse in range(purses):
        if purse != known:
            redraw_coins(g, purse)


def purse_of_seat(g: Cyclades, seat: i64) -> i64:
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


def owed_to_god(g: Cyclades, faction: i64) -> i64:
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
    for at in range(len(g.stack)):
        frame = g.stack[at]
        if isinstance(frame, March):
            if frame.flags != BY_FLIGHT and not frame.has_gone():
                needed = max(needed, march_needs(g, frame))
        elif isinstance(frame, Sail):
            if not frame.has_sailed():
                needed = max(needed, sail_needs(g, frame))
        elif isinstance(frame, Sacrifice):
            if frame.is_borrowing() and only_croesus(g, frame):
                needed = tables.CROESUS_COINS
    return needed


def march_needs(g: Cyclades, frame: March) -> i64:
    """The fewest coins with which those who go, as far as they are chosen, can get anywhere."""
    kept = g.coins[g.purse(frame.faction)]
    with_jason = frame.with_jason() or (frame.is_mustering() and jason_must_go(g))
    needed = price_of_steps(frame.flags, frame.n, 1)
    while needed < MOST_FOR_A_MOVE:
        g.coins[g.purse(frame.faction)] = needed
        if march_targets(g, frame.faction, frame.land, frame.flags, frame.n, with_jason) != 0:
            break
        needed += 1
    g.coins[g.purse(frame.faction)] = kept
    return needed


def jason_must_go(g: Cyclades) -> bool:
    top = g.stack[-1]
    return isinstance(top, Muster) and top.flags & JASON_MUST_GO != 0 and has(g.heroes[top.land], tables.JASON)


def sail_needs(g: Cyclades, frame: Sail) -> i64:
    kept = g.coins[g.purse(frame.faction)]
    needed: i64 = 1
    while needed < MOST_FOR_A_MOVE:
        g.coins[g.purse(frame.faction)] = needed
        targets = sail_targets(g, frame.faction, frame.sea)
        if targets != 0 and (frame.to < 0 or has(targets, frame.to)):
            break
        needed += 1
    g.coins[g.purse(frame.faction)] = kept
    return needed


def only_croesus(g: Cyclades, frame: Sacrifice) -> bool:
    return borrowable(g, frame.faction, -1) & ~BIT[tables.CROESUS] == 0
