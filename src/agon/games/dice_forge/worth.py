"""A rough worth of a position, for bots: glory in hand, and what dice and reserves may still become."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.dice_forge import tables
from agon.games.dice_forge.frame import ForgeRule
from agon.games.dice_forge.state import SIDES, Hero, side_of

if TYPE_CHECKING:
    from agon.games.dice_forge.game import DiceForge

# The glory that things tend to become: a regression over games between greedy bots gave them, and they were kept
# because the greedy bot wins with them against what was guessed before.
GOLD_WORTH: Final = 0.33
SUN_WORTH: Final = 1.6
MOON_WORTH: Final = 1.05
SPECIAL_WORTH: Final = 1.5
SHIELD_WORTH: Final = 1.0
# by turn to come
OWL_WORTH: Final = 0.7
HIND_WORTH: Final = 0.6
ELDER_WORTH: Final = 1.9
# by step to go and step taken
HAMMER_ROOM_WORTH: Final = 0.4
HAMMER_STEP_WORTH: Final = 0.35
# an action to come is worth more than what it costs, early ones most
ACTION_WORTH: Final = 2.8
EARLY_ACTION_WORTH: Final = 0.36
TRITON_WORTH: Final = 3.0
CERBERUS_WORTH: Final = 2.5
TURN_FRAME: Final = 1
"""The turn's place on the stack, above the rounds."""
LATE: Final = 6
"""Turns before the end from which gold loses its worth."""


def face_worth(face: int) -> float:
    """What one showing of a face is worth in the middle of a game."""
    if tables.FACE_KIND[face] == tables.CHOICE:
        return best_of(face)
    if face in (tables.X3, tables.MIRROR) or tables.FACE_KIND[face] == tables.SHIP:
        return SPECIAL_WORTH
    fixed = (
        float(tables.FACE_GOLD[face]) * GOLD_WORTH
        + float(tables.FACE_SUN[face]) * SUN_WORTH
        + float(tables.FACE_MOON[face]) * MOON_WORTH
        + float(tables.FACE_GLORY[face])
    )
    if tables.FACE_KIND[face] == tables.SHIELD:
        return fixed + SHIELD_WORTH
    return max(fixed, best_of(face))


def best_of(face: int) -> float:
    options = [
        float(tables.CHOOSE_GOLD[face]) * GOLD_WORTH,
        float(tables.CHOOSE_SUN[face]) * SUN_WORTH,
        float(tables.CHOOSE_MOON[face]) * MOON_WORTH,
        float(tables.CHOOSE_GLORY[face]),
    ]
    return max(options)


FACE_WORTH: Final[vec[float]] = vec[float]([face_worth(face) for face in range(tables.FACES)] + [0.0, 0.0, 0.0])


def worth(game: DiceForge, seat: i64) -> float:
    hero = game.heroes[seat]
    total = float(hero.glory + hero.card_glory())
    if game.over:
        return total * 10.0
    turns_left, blessings_left = outlook(game, seat)
    total += float(blessings_left) * dice_worth(hero)
    total += actions_worth(turns_left + (1 if has_action(game, seat) else 0))
    return total + cards_worth(hero, turns_left) + reserve_worth(hero, turns_left)


def outlook(game: DiceForge, seat: i64) -> tuple[i64, i64]:
    """The turns a player still has, without the one under way, and the blessings of all turns to come."""
    about_to_begin: i64 = 1 if len(game.stack) <= TURN_FRAME else 0
    own = game.rounds - game.round + (1 if game.active < seat + about_to_begin else 0)
    of_all = (game.rounds - game.round) * game.players + game.players - 1 - game.active + about_to_begin
    return own, of_all * game.blessings


def has_action(game: DiceForge, seat: i64) -> bool:
    """Whether a player's turn is under way and its action still to come. Positions before and after an action are
    compared by bots, and would seem to differ by what it costs alone."""
    if game.active != seat or len(game.stack) < 2:
        return False
    turn = game.stack[TURN_FRAME]
    return isinstance(turn, ForgeRule) and turn.awaits_action()


def actions_worth(actions: i64) -> float:
    return float(actions) * (ACTION_WORTH + EARLY_ACTION_WORTH * float(actions))


def dice_worth(hero: Hero) -> float:
    """The mean worth of one blessing."""
    total = 0.0
    for side in range(SIDES):
        total += FACE_WORTH[side_of(hero.light, side)] + FACE_WORTH[side_of(hero.dark, side)]
    return total / 6.0


def cards_worth(hero: Hero, turns_left: i64) -> float:
    """What reinforcements and hammers bring in the turns to come."""
    each_turn = (
        OWL_WORTH * float(hero.cards[tables.OWL])
        + HIND_WORTH * float(hero.cards[tables.HIND])
        + ELDER_WORTH * float(hero.cards[tables.ELDER])
    )
    room = float(min(hero.hammer_room(), 2 * turns_left))
    return each_turn * float(turns_left) + HAMMER_ROOM_WORTH * room + HAMMER_STEP_WORTH * float(hero.hammer_steps)


def reserve_worth(hero: Hero, turns_left: i64) -> float:
    """Shards keep their worth while there is a turn left to spend them; gold needs time to pay back."""
    if turns_left <= 0:
        return 0.01 * float(hero.sun + hero.moon)
    gold = GOLD_WORTH * float(hero.gold) * min(1.0, float(turns_left) / float(LATE))
    tokens = TRITON_WORTH * float(hero.triton) + CERBERUS_WORTH * float(hero.cerberus)
    return gold + SUN_WORTH * float(hero.sun) + MOON_WORTH * float(hero.moon) + tokens
