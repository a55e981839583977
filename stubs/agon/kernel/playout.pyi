from mypy_extensions import i64

from agon.kernel.chance import Chance as Chance
from agon.kernel.chance import seed_pair as seed_pair
from agon.kernel.game import Game as Game

def playout(game: Game, seed: int, limit: int = 0) -> int:
    """Play ``game`` on with random choices until it is over (or ``limit`` choices); the number of choices.

    Choices and chance are recorded, so ``agon.record`` works afterwards; events are not told, replay the
    record to get them.
    """

def random_choices(game: Game, picker: Chance, limit: i64) -> i64: ...
