"""What the rough worth of a board misses, learnt from games of the search bot with itself.

The table is made by ``tools/fit_dice_forge.py``: for each stretch of the game and each thing on a board, the glory to
add to what :mod:`agon.games.dice_forge.worth` expects.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.dice_forge.state import SIDES, Hero, side_of
from agon.games.dice_forge.tables import ELDER, FACE_IDS, FACES, HIND, OWL, read
from agon.kernel.weights import Weights

STRETCH: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6])
"""By turns to come."""
STRETCHES: Final = 7
OTHERS: Final = 14
FEATURES: Final = FACES + OTHERS
NAMES: Final[list[str]] = [
    *FACE_IDS,
    "always",
    "turns",
    "gold",
    "sun",
    "moon",
    "chests",
    "owl_turns",
    "hind_turns",
    "elder_turns",
    "hammer_room",
    "hammer_steps",
    "triton",
    "cerberus",
    "forged",
]
"""What a board may hold: faces by the times they may still show, then the rest."""
KEEN: Final = Weights(NAMES, read("keen"))


def missing(hero: Hero, turns_left: i64, blessings_left: i64) -> float:
    """The glory that a board is worth beyond the rough guess."""
    board = things(hero, turns_left, blessings_left)
    first = STRETCH[min(turns_left, len(STRETCH) - 1)] * FEATURES
    weights = KEEN.values
    total = 0.0
    for at in range(FEATURES):
        total += board[at] * weights[first + at]
    return total


def things(hero: Hero, turns_left: i64, blessings_left: i64) -> vec[float]:
    """What a board holds: how often each face may still show, then reserves, cards and places."""
    found = vec[float]([0.0] * FEATURES)
    showings = float(blessings_left) / float(SIDES)
    for side in range(SIDES):
        found[side_of(hero.light, side)] += showings
        found[side_of(hero.dark, side)] += showings
    turns = float(turns_left)
    at: i64 = FACES
    found[at] = 1.0
    found[at + 1] = turns
    found[at + 2] = float(hero.gold)
    found[at + 3] = float(hero.sun)
    found[at + 4] = float(hero.moon)
    found[at + 5] = float(hero.chests)
    found[at + 6] = float(hero.cards[OWL]) * turns
    found[at + 7] = float(hero.cards[HIND]) * turns
    found[at + 8] = float(hero.cards[ELDER]) * turns
    found[at + 9] = float(min(hero.hammer_room(), 4 * turns_left))
    found[at + 10] = float(hero.hammer_steps)
    found[at + 11] = float(hero.triton)
    found[at + 12] = float(hero.cerberus)
    found[at + 13] = float(hero.forged)
    return found
