"""Random set-ups: every number of players and every option a title has."""

import random
from typing import Any

import agon
from agon.kernel.errors import BadOption
from agon.kernel.game import Game
from agon.kernel.title import OptionSpec, Title

TRIES = 200


def random_value(spec: OptionSpec, rng: random.Random) -> Any:
    if spec.many:
        return [value for value in spec.values if rng.random() < 0.5]
    return rng.choice(spec.values)


def random_options(title: Title, rng: random.Random) -> dict[str, Any]:
    return {spec.name: random_value(spec, rng) for spec in title.options}


def random_game(name: str, players: int | None, seed: int) -> Game:
    """A new game with a set-up drawn from the seed; combinations that a title refuses are drawn again."""
    title = agon.title(name)
    rng = random.Random(seed)
    for attempt in range(TRIES):
        seats = players or rng.randint(title.min_players, title.max_players)
        try:
            return agon.new(name, seats, seed, random_options(title, rng))
        except BadOption:
            if attempt == TRIES - 1:
                raise
    raise AssertionError("not reached")
