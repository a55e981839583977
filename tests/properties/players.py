"""Random players who see more of a game than those who take any option: they like every kind of move alike."""

import random

from agon.kernel.codes import verb_of
from agon.kernel.game import Game


def varied_choice(game: Game, rng: random.Random, reluctant: set[int]) -> int:
    """The index of an option: first a verb, then one of its options; a verb of the reluctant ones only now and then."""
    codes = game.option_codes()
    verbs = sorted({verb_of(code) for code in codes})
    willing = [verb for verb in verbs if verb not in reluctant]
    verb = rng.choice(willing if willing and rng.random() < 0.8 else verbs)
    return rng.choice([index for index, code in enumerate(codes) if verb_of(code) == verb])
