"""Proof that the luck of a game was fixed before it began.

The table shows the hash of its seed from the start and the seed at the end. A record holds the seed, all choices
and all outcomes of chance: playing the choices again from the seed alone must give the same outcomes.
"""

from collections.abc import Iterator
from typing import Any

import agon
from agon.kernel.errors import AgonError
from agon.kernel.game import Game
from agon.server.tables.setup import seed_hash


def problems(record: dict[str, Any], promised: str | None) -> Iterator[str]:
    """What does not fit; nothing if all does. ``promised`` is the hash that the table showed."""
    reseeds = {int(one["move"]): int(one["seed"]) for one in record.get("reseeds", [])}
    last_seed = reseeds[max(reseeds)] if reseeds else record["seed"]
    if promised is not None and seed_hash(str(last_seed)) != promised:
        yield f"the seed is not the promised one: its hash is {seed_hash(str(last_seed))}"
    try:
        game = replayed_from_seed(record, reseeds)
    except AgonError as error:
        yield f"the choices do not fit the seed: {error}"
        return
    outcomes = game.chapter.all_outcomes()
    if outcomes != record["outcomes"]:
        at = next(
            (at for at, pair in enumerate(zip(outcomes, record["outcomes"], strict=False)) if len({*pair}) > 1), 0
        )
        yield f"outcome {at + 1} of chance is not what the seed gives"
    if game.result != record["result"]:
        yield "the result is not what the choices lead to"


def replayed_from_seed(record: dict[str, Any], reseeds: dict[int, int]) -> Game:
    """The game with no outcome imposed."""
    game = agon.new(record["title"], players=record["players"], seed=record["seed"], options=record["options"])
    for move, notation in enumerate(record["choices"]):
        if move in reseeds:
            game.reseed(reseeds[move])
        game.play(notation)
    return game
