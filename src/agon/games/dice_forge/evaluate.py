"""What a position is to a seat, for bots: glory in hand, and what dice and reserves may still become."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.dice_forge import tables
from agon.games.dice_forge.frame import ForgeRule
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.state import SIDES, Hero, side_of
from agon.kernel.evaluator import Evaluator
from agon.kernel.game import Game

# The glory that things tend to become: a regression over games between greedy bots gave them, and they were kept
# because the greedy bot wins with them against what was guessed before.
GOLD_VALUE: Final = 0.33
SUN_VALUE: Final = 1.6
MOON_VALUE: Final = 1.05
SPECIAL_VALUE: Final = 1.5
SHIELD_VALUE: Final = 1.0
# by turn to come
OWL_VALUE: Final = 0.7
HIND_VALUE: Final = 0.6
ELDER_VALUE: Final = 1.9
# by step to go and step taken
HAMMER_ROOM_VALUE: Final = 0.4
HAMMER_STEP_VALUE: Final = 0.35
# an action to come is worth more than what it costs, early ones most
ACTION_VALUE: Final = 2.8
EARLY_ACTION_VALUE: Final = 0.36
TRITON_VALUE: Final = 3.0
CERBERUS_VALUE: Final = 2.5
TURN_FRAME: Final = 1
"""The turn's place on the stack, above the rounds."""
LATE: Final = 6
"""Turns before the end from which gold loses its worth."""


def face_value(face: int) -> float:
    """What one showing of a face is worth in the middle of a game."""
    if tables.FACE_KIND[face] == tables.CHOICE:
        return best_of(face)
    if face in (tables.X3, tables.MIRROR) or tables.FACE_KIND[face] == tables.SHIP:
        return SPECIAL_VALUE
    fixed = (
        float(tables.FACE_GOLD[face]) * GOLD_VALUE
        + float(tables.FACE_SUN[face]) * SUN_VALUE
        + float(tables.FACE_MOON[face]) * MOON_VALUE
        + float(tables.FACE_GLORY[face])
    )
    if tables.FACE_KIND[face] == tables.SHIELD:
        return fixed + SHIELD_VALUE
    return max(fixed, best_of(face))


def best_of(face: int) -> float:
    options = [
        float(tables.CHOOSE_GOLD[face]) * GOLD_VALUE,
        float(tables.CHOOSE_SUN[face]) * SUN_VALUE,
        float(tables.CHOOSE_MOON[face]) * MOON_VALUE,
        float(tables.CHOOSE_GLORY[face]),
    ]
    return max(options)


FACE_VALUE: Final[vec[float]] = vec[float]([face_value(face) for face in range(tables.FACES)] + [0.0, 0.0, 0.0])


class ForgeEvaluator(Evaluator):
    """Judges a board by hand-made numbers."""

    def evaluate(self, game: Game, seat: i64) -> float:
        assert isinstance(game, DiceForge)
        return evaluate(game, seat)


def evaluate(game: DiceForge, seat: i64) -> float:
    hero = game.heroes[seat]
    total = float(hero.glory + hero.card_glory())
    if game.over:
        return total * 10.0
    turns_left, blessings_left = outlook(game, seat)
    total += float(blessings_left) * dice_value(hero)
    total += actions_value(turns_left + (1 if has_action(game, seat) else 0))
    return total + cards_value(hero, turns_left) + reserve_value(hero, turns_left)


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


def actions_value(actions: i64) -> float:
    return float(actions) * (ACTION_VALUE + EARLY_ACTION_VALUE * float(actions))


def dice_value(hero: Hero) -> float:
    """The mean of one blessing."""
    total = 0.0
    for side in range(SIDES):
        total += FACE_VALUE[side_of(hero.light, side)] + FACE_VALUE[side_of(hero.dark, side)]
    return total / 6.0


def cards_value(hero: Hero, turns_left: i64) -> float:
    """What reinforcements and hammers bring in the turns to come."""
    each_turn = (
        OWL_VALUE * float(hero.cards[tables.OWL])
        + HIND_VALUE * float(hero.cards[tables.HIND])
        + ELDER_VALUE * float(hero.cards[tables.ELDER])
    )
    room = float(min(hero.hammer_room(), 2 * turns_left))
    return each_turn * float(turns_left) + HAMMER_ROOM_VALUE * room + HAMMER_STEP_VALUE * float(hero.hammer_steps)


def reserve_value(hero: Hero, turns_left: i64) -> float:
    """Shards keep their worth while there is a turn left to spend them; gold needs time to pay back."""
    if turns_left <= 0:
        return 0.01 * float(hero.sun + hero.moon)
    gold = GOLD_VALUE * float(hero.gold) * min(1.0, float(turns_left) / float(LATE))
    tokens = TRITON_VALUE * float(hero.triton) + CERBERUS_VALUE * float(hero.cerberus)
    return gold + SUN_VALUE * float(hero.sun) + MOON_VALUE * float(hero.moon) + tokens
