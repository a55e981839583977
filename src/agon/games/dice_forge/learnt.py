"""What the rough worth of a board misses, learnt from games of bots with themselves.

The network is made by ``tools/train_dice_forge.py``: from what a board holds and what may still be had, the glory to
add to what :mod:`agon.games.dice_forge.worth` expects.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.dice_forge.state import SIDES, side_of
from agon.games.dice_forge.tables import ELDER, FACES, HIND, OWL, SLOTS
from agon.games.dice_forge.worth import has_action, outlook, worth
from agon.kernel.network import Network, read_network

if TYPE_CHECKING:
    from agon.games.dice_forge.game import DiceForge

MOST_TURNS: Final = 10
GOLD_MARKS: Final[vec[i64]] = vec[i64]([2, 3, 4, 5, 6, 8, 10, 12])
SHARD_MARKS: Final = 9
UNIT: Final = 10.0
"""Glory by which the network counts."""
# where the inputs stand
SHOWINGS: Final = 0
TURNS: Final = SHOWINGS + FACES
GOLD_AT: Final = TURNS + MOST_TURNS + 1
SUN_AT: Final = GOLD_AT + 8
MOON_AT: Final = SUN_AT + SHARD_MARKS
STACKS: Final = MOON_AT + SHARD_MARKS
STOCK: Final = STACKS + SLOTS
OTHERS: Final = STOCK + FACES
INPUTS: Final = OTHERS + 17
KEEN: Final[Network] = read_network(files("agon.games.dice_forge").joinpath("data", "keen.json").read_text("utf-8"))


def judged(game: DiceForge, seat: i64) -> float:
    """The glory that a player may hope for: the rough guess and what it misses."""
    return worth(game, seat) + UNIT * KEEN.answer(inputs(game, seat))


def inputs(game: DiceForge, seat: i64) -> vec[float]:
    """How often each face may still show, the turns to come, reserves, what may still be had, and the rest."""
    turns_left, blessings_left = outlook(game, seat)
    hero = game.heroes[seat]
    found = vec[float]([0.0] * INPUTS)
    showing = float(blessings_left) / float(3 * SIDES)
    for side in range(SIDES):
        found[SHOWINGS + side_of(hero.light, side)] += showing
        found[SHOWINGS + side_of(hero.dark, side)] += showing
    found[TURNS + min(turns_left, MOST_TURNS)] = 1.0
    for mark in range(8):
        if hero.gold >= GOLD_MARKS[mark]:
            found[GOLD_AT + mark] = 1.0
    for mark in range(SHARD_MARKS):
        if hero.sun > mark:
            found[SUN_AT + mark] = 1.0
        if hero.moon > mark:
            found[MOON_AT + mark] = 1.0
    for slot in range(SLOTS):
        found[STACKS + slot] = float(game.stack_left[slot]) / float(game.players)
    for face in range(FACES):
        found[STOCK + face] = float(game.stock[face]) / 4.0
    turns = float(turns_left) / 5.0
    found[OTHERS] = 1.0 if has_action(game, seat) else 0.0
    found[OTHERS + 1] = float(blessings_left) / 20.0
    found[OTHERS + 2] = float(hero.gold) / 6.0
    found[OTHERS + 3] = float(hero.sun) / 3.0
    found[OTHERS + 4] = float(hero.moon) / 3.0
    found[OTHERS + 5] = float(hero.chests)
    found[OTHERS + 6] = float(hero.hammer_room()) / 15.0
    found[OTHERS + 7] = float(hero.hammer_steps) / 15.0
    found[OTHERS + 8] = float(hero.cards[OWL])
    found[OTHERS + 9] = float(hero.cards[HIND])
    found[OTHERS + 10] = float(hero.cards[ELDER])
    found[OTHERS + 11] = float(hero.cards[OWL]) * turns
    found[OTHERS + 12] = float(hero.cards[HIND]) * turns
    found[OTHERS + 13] = float(hero.cards[ELDER]) * turns
    found[OTHERS + 14] = float(hero.triton)
    found[OTHERS + 15] = float(hero.cerberus)
    found[OTHERS + 16] = float(hero.forged) / 5.0
    return found
