"""Positions for tests of bots."""

import random
from collections.abc import Iterator

import agon
from agon.kernel.game import Game


def decisions(title: str, players: int, seed: int, every: int = 7) -> Iterator[Game]:
    """Some positions of a random game, each a copy."""
    game = agon.new(title, players, seed)
    rng = random.Random(seed)
    while game.choice is not None:
        if game.moves % every == 0:
            yield game.copy()
        game.apply(rng.randrange(len(game.choice.codes)))


def setups() -> list[tuple[str, int]]:
    """Every title with its fewest and its most players."""
    found = []
    for name in agon.titles():
        title = agon.title(name)
        found += [(name, title.min_players), (name, title.max_players)]
    return found
