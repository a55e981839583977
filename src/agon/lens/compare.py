"""Positions compared: what is the same in all of them has happened for certain."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

from agon.lens.answer import Change, Control, Move, Price, Progress, Spread
from agon.lens.lens import NOBODY, Facts, Lens

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


def agreed(before: Mapping[Key, Value], afters: Sequence[Mapping[Key, Value]]) -> dict[Key, Value | None]:
    """What has changed, and to the same in all positions; None: it is gone."""
    keys = dict.fromkeys([*before, *(key for after in afters for key in after)])
    found: dict[Key, Value | None] = {}
    for key in keys:
        now = afters[0].get(key)
        if now != before.get(key) and all(after.get(key) == now for after in afters[1:]):
            found[key] = now
    return found


def changes(before: Facts, afters: Sequence[Facts]) -> list[Change]:
    changed = agreed(before.stores, [after.stores for after in afters])
    return [
        Change(seat, what, (now or 0) - before.stores.get((seat, what), 0), now or 0)
        for (seat, what), now in changed.items()
    ]


def prices(found: Iterable[Change], lens: Lens, seat: int) -> tuple[list[Price], list[Change]]:
    """What the seat pays, and the rest."""
    paid, rest = [], []
    for change in found:
        if change.seat == seat and change.n < 0 and change.what in lens.PRICES:
            paid.append(Price(change.what, -change.n, change.now))
        else:
            rest.append(change)
    return paid, rest


def control(before: Facts, afters: Sequence[Facts]) -> list[Control]:
    changed = agreed(before.control, [after.control for after in afters])
    return [Control(place, before.control.get(place), now) for place, now in changed.items()]


def progress(before: Facts, afters: Sequence[Facts]) -> list[Progress]:
    changed = agreed(before.progress, [after.progress for after in afters])
    found = []
    for (seat, way), now in changed.items():
        start = before.progress.get((seat, way))
        if now is not None and start is not None:
            found.append(Progress(seat, way, start[0], now[0], now[1]))
    return found


def moves(before: Facts, afters: Sequence[Facts]) -> list[Move]:
    """Pieces of a kind that are fewer here and more there have gone from here to there."""
    fewer: dict[tuple[int, str], list[tuple[str, int]]] = {}
    more: dict[tuple[int, str], list[tuple[str, int]]] = {}
    for (owner, what, place), now in agreed(before.pieces, [after.pieces for after in afters]).items():
        n = (now or 0) - before.pieces[owner, what, place]
        (more if n > 0 else fewer).setdefault((owner, what), []).append((place, abs(n)))
    found = []
    for owner, what in dict.fromkeys([*fewer, *more]):
        for n, origin, target in paired(fewer.get((owner, what), []), more.get((owner, what), [])):
            found.append(Move(None if owner == NOBODY else owner, what, n, origin, target))
    return found


def paired(fewer: list[tuple[str, int]], more: list[tuple[str, int]]) -> list[tuple[int, str, str]]:
    """How many go from where to where; "" is the supply."""
    leaving, coming = Counter(dict(fewer)), Counter(dict(more))
    found = []
    for origin in [*leaving]:
        for target in [*coming]:
            n = min(leaving[origin], coming[target])
            if n:
                found.append((n, origin, target))
                leaving[origin] -= n
                coming[target] -= n
    found += [(n, origin, "") for origin, n in leaving.items() if n]
    return found + [(n, "", target) for target, n in coming.items() if n]


Totals = dict[tuple[int, str], int]
"""By seat and name, how much there is in all."""


def totals(facts: Facts) -> Totals:
    found = dict(facts.stores)
    for (owner, what, _), n in facts.pieces.items():
        if owner != NOBODY:
            found[owner, what] = found.get((owner, what), 0) + n
    return found


def spreads(before: Totals, afters: Sequence[tuple[float, Totals]]) -> tuple[Spread, ...]:
    """What differs between ends, each with its weight; the weights sum up to 1."""
    keys = sorted({*before, *(key for _, after in afters for key in after)})
    found = []
    for key in keys:
        start = before.get(key, 0)
        gained = [(weight, after.get(key, 0) - start) for weight, after in afters]
        least, most = min(n for _, n in gained), max(n for _, n in gained)
        if least != 0 or most != 0:
            mean = sum(weight * n for weight, n in gained)
            found.append(Spread(key[0], key[1], least, round(mean, 6), most))
    return tuple(found)
