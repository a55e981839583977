"""What the evaluation by hand misses, learnt from games of bots with themselves.

The network (``data/trained.json``) is made by ``agon learn dice_forge``: from what a board holds and what may still be
had, the glory to add to what :mod:`agon.games.dice_forge.evaluate` expects.
"""

from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.dice_forge import tables
from agon.games.dice_forge.evaluate import evaluate, has_action, outlook
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.state import SIDES, Hero, side_of
from agon.kernel.evaluator import NetworkEvaluator
from agon.kernel.game import Game
from agon.kernel.network import read_network

MOST_TURNS: Final = 10
GOLD_MARKS: Final[vec[i64]] = vec[i64]([2, 3, 4, 5, 6, 8, 10, 12])
SHARD_MARKS: Final = 9
LASTING: Final[vec[i64]] = vec[i64]([tables.OWL, tables.HIND, tables.ELDER])
"""Cards that give something every turn."""
UNIT: Final = 10.0
"""Glory by which the network counts."""
# where the inputs stand
SHOWINGS: Final = 0
TURNS: Final = SHOWINGS + tables.FACES
GOLD_AT: Final = TURNS + MOST_TURNS + 1
SUN_AT: Final = GOLD_AT + 8
MOON_AT: Final = SUN_AT + SHARD_MARKS
STACKS: Final = MOON_AT + SHARD_MARKS
STOCK: Final = STACKS + tables.SLOTS
TIME: Final = STOCK + tables.FACES
RESERVES: Final = TIME + 2
HAMMERS: Final = RESERVES + 4
LASTING_AT: Final = HAMMERS + 2
TOKENS: Final = LASTING_AT + 6
INPUTS: Final = TOKENS + 3


class TrainedForge(NetworkEvaluator):
    """The glory that a player may hope for: the rough guess and what it misses. The end is known, not judged."""

    def evaluate(self, game: Game, seat: i64) -> float:
        assert isinstance(game, DiceForge)
        rough = evaluate(game, seat)
        return rough if game.over else rough + UNIT * self.network.answer(inputs(game, seat), seat)

    def inputs(self, game: Game) -> list[vec[float]]:
        assert isinstance(game, DiceForge)
        return [inputs(game, seat) for seat in range(game.players)]

    def base(self, game: Game, seat: i64) -> float:
        assert isinstance(game, DiceForge)
        return evaluate(game, seat) / UNIT

    def goal(self, game: Game, seat: i64) -> float:
        """Glory tells more than the win."""
        assert isinstance(game, DiceForge)
        hero = game.heroes[seat]
        return float(hero.glory + hero.card_glory()) / UNIT


def trained_forge() -> TrainedForge:
    return TrainedForge(
        read_network(files("agon.games.dice_forge").joinpath("data", "trained.json").read_text("utf-8"))
    )


def inputs(game: DiceForge, seat: i64) -> vec[float]:
    """What a board holds, what may still be had, and for how long; all of it in numbers of about one."""
    hero = game.heroes[seat]
    found = vec[float]([0.0] * INPUTS)
    turns_left, blessings_left = outlook(game, seat)
    found[TURNS + min(turns_left, MOST_TURNS)] = 1.0
    found[TIME] = 1.0 if has_action(game, seat) else 0.0
    found[TIME + 1] = float(blessings_left) / 20.0
    note_dice(hero, blessings_left, found)
    note_reserves(hero, found)
    note_supply(game, found)
    note_cards(hero, float(turns_left) / 5.0, found)
    return found


def note_dice(hero: Hero, blessings_left: i64, found: vec[float]) -> None:
    """How often each face may still show."""
    showing = float(blessings_left) / float(3 * SIDES)
    for side in range(SIDES):
        found[SHOWINGS + side_of(hero.light, side)] += showing
        found[SHOWINGS + side_of(hero.dark, side)] += showing


def note_reserves(hero: Hero, found: vec[float]) -> None:
    """Amounts, and which marks they reach: prices make steps."""
    for mark in range(len(GOLD_MARKS)):
        if hero.gold >= GOLD_MARKS[mark]:
            found[GOLD_AT + mark] = 1.0
    for mark in range(SHARD_MARKS):
        if hero.sun > mark:
            found[SUN_AT + mark] = 1.0
        if hero.moon > mark:
            found[MOON_AT + mark] = 1.0
    found[RESERVES] = float(hero.gold) / 6.0
    found[RESERVES + 1] = float(hero.sun) / 3.0
    found[RESERVES + 2] = float(hero.moon) / 3.0
    found[RESERVES + 3] = float(hero.chests)


def note_supply(game: DiceForge, found: vec[float]) -> None:
    for slot in range(tables.SLOTS):
        found[STACKS + slot] = float(game.stack_left[slot]) / float(game.players)
    for face in range(tables.FACES):
        found[STOCK + face] = float(game.stock[face]) / 4.0


def note_cards(hero: Hero, time: float, found: vec[float]) -> None:
    found[HAMMERS] = float(hero.hammer_room()) / 15.0
    found[HAMMERS + 1] = float(hero.hammer_steps) / 15.0
    for at in range(len(LASTING)):
        held = float(hero.cards[LASTING[at]])
        found[LASTING_AT + at] = held
        found[LASTING_AT + 3 + at] = held * time
    found[TOKENS] = float(hero.triton)
    found[TOKENS + 1] = float(hero.cerberus)
    found[TOKENS + 2] = float(hero.forged) / 5.0
