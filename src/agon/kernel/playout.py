"""Random play to the end, compiled together with the engines."""

from mypy_extensions import i64

from agon.kernel.chance import Chance, seed_pair
from agon.kernel.game import Game


def playout(game: Game, seed: int, limit: int = 0) -> int:
    """Play ``game`` on with random choices until it is over (or ``limit`` choices); the number of choices.

    Choices and chance are recorded, so ``agon.record`` works afterwards; events are not told, replay the
    record to get them.
    """
    first, second = seed_pair(seed)
    picker = Chance(first, second)
    told = game.keeps_log
    game.keeps_log = False
    try:
        return random_choices(game, picker, limit if limit > 0 else 1 << 40)
    finally:
        game.keeps_log = told


def random_choices(game: Game, picker: Chance, limit: i64) -> i64:
    count: i64 = 0
    is_imposed = game.rng.is_imposed()
    while game.asked >= 0 and count < limit:
        index = picker.next() % game.offered
        if is_imposed:
            game.take(index)
        else:
            game.take_at_once(index)
        count += 1
    return count
